"""What the games hide, how a test deals it anew behind everybody's back, and moves that all can see."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from typing import Any

from msgspec.structs import replace

from games import copenhagen, tenby
from games.copenhagen.position import Position as CopenhagenPosition
from games.tenby.position import Phase, Place, Take
from games.tenby.position import Position as TenbyPosition
from tests.cogs.players import ByCommands
from tests.cogs.situations import to_act


@dataclass(frozen=True)
class Secrets:
    """A game with something to hide."""

    name: str
    game: Any
    position: type
    commands: dict[str, str]
    """Every command of the game with the option that is completed."""
    lead_up: Callable[..., Awaitable[None]]
    """Play until there is something to hide."""
    held: Callable[[Any], Any]
    """What a player holds that others may not know."""
    hands_dealt_anew: Callable[..., Any]
    """Only what others hold, so that the same cards come out of the supply afterwards."""
    next_move: Callable[[Any], str]
    """A move that is the same whatever is hidden."""
    moves: int
    """How many of them are watched."""
    options: dict[str, Any] = field(default_factory=dict)


def as_dealt(secrets, position, viewer, rng):
    return position


def all_dealt_anew(secrets, position, viewer, rng):
    """What others hold, the order of the supply, the seed."""
    dealt = position
    while not all_differ(secrets, position, dealt, viewer):
        dealt = secrets.game.scramble(position, viewer, str(rng.random()))
    return dealt


def hands_dealt_anew(secrets, position, viewer, rng):
    dealt = position
    while not all_differ(secrets, position, dealt, viewer):
        dealt = secrets.hands_dealt_anew(position, viewer, rng)
    return dealt


def all_differ(secrets, before, after, viewer):
    """Does everybody but the viewer hold other cards?"""
    hands = [(secrets.held(a), secrets.held(b)) for a, b in zip(before.players, after.players, strict=True)]
    return all(mine != theirs for seat, (mine, theirs) in enumerate(hands) if seat != viewer)


# Copenhagen


async def _seven_moves(house, table_id):
    for _ in range(7):
        await ByCommands("leaks").decide(house, await to_act(house, table_id), table_id)


def _hands_exchanged(position, viewer, rng):
    hidden = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = [card for seat in hidden for card in position.players[seat].hand]
    rng.shuffle(pool)
    left, players = "".join(pool), list(position.players)
    for seat in hidden:
        size = len(players[seat].hand)
        players[seat], left = replace(players[seat], hand=left[:size]), left[size:]
    return replace(position, players=tuple(players))


COPENHAGEN = Secrets(
    name="Copenhagen",
    game=copenhagen.GAME,
    position=CopenhagenPosition,
    commands={"take": "cards", "build": "tile", "ability": "ability", "coat": "use", "discard": "card"},
    lead_up=_seven_moves,
    held=lambda player: sorted(player.hand),
    hands_dealt_anew=_hands_exchanged,
    # Everybody takes cards in turn: the same cards for all to see, into hands that are not.
    next_move=lambda turn: "t12",
    moves=3,
)

# Tenby


def _next_move(turn):
    """Take the first card there is, place it in the first place; else what decides least."""
    game = turn.table.game
    moves = game.legal_moves(turn.view, turn.seat)
    liked = [move for move in moves if isinstance(move, Take | Place)]
    return game.write_move(liked[0] if liked else game.fallback(turn.position, turn.seat))


async def _one_has_kept(house, table_id):
    """In the middle of setting up: one has kept a resident, the others have two before them."""
    await house.tables.choose(table_id, int(house.anna.id), "keep2")


async def _one_turn(house, table_id):
    """Everybody holds a resident and a secret accolade, and the first has taken a turn."""
    while (table := await house.tables.load(table_id)).position.last is None:
        user_id = table.holders[table.acting[0]].user_id
        turn = await house.tables.turn(table_id, user_id)
        await house.tables.choose(table_id, user_id, _next_move(turn))
    assert table.position.phase is Phase.DAY


def _others_dealt_anew(position, viewer, rng):
    dealt = tenby.GAME.scramble(position, viewer, str(rng.random()))
    return replace(dealt, market=position.market, day_deck=position.day_deck, seed=position.seed)


TENBY = Secrets(
    name="Tenby",
    game=tenby.GAME,
    position=TenbyPosition,
    commands={
        "keep": "resident",
        "accolade": "use",
        "day": "card",
        "take": "card",
        "place": "where",
        "move": "where",
        "rings": "use",
        "visit": "cards",
    },
    lead_up=_one_turn,
    held=lambda player: ({*player.residents, *player.drawn, *player.returning}, player.accolade),
    hands_dealt_anew=_others_dealt_anew,
    next_move=_next_move,
    moves=4,
    options={"accolades": "ebb_and_flow"},
)
SETTING_TENBY_UP = replaced(TENBY, name="setting Tenby up", lead_up=_one_has_kept, moves=8)
