"""Tables of Tenby written down for tests: towns as text, positions by what matters."""

from msgspec.structs import replace

from games.api import Seat
from games.tenby import rules
from games.tenby.components import Action
from games.tenby.notation import read_move, write_move
from games.tenby.position import Day, Options, Phase, Player, Position, Turn
from games.tenby.turns import next_turn, to_act

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def town(text: str):
    """ "S1 T001 / EP1L P05": streets from left to right, a slash between two."""
    return tuple(tuple(street.split()) for street in text.split("/"))


def new_table(seats: int = 2, seed: str = "tenby", **options) -> Position:
    return rules.setup(seats, Options(**options), seed)


def kept(position: Position) -> Position:
    """Everybody keeps the first resident and a secret accolade: the first night."""
    while position.phase in (Phase.KEEP_RESIDENT, Phase.EBB_AND_FLOW):
        for seat in to_act(position):
            position = rules.apply(position, seat, rules.fallback(position, seat))
    return position


def by_night(seats: int = 2, seed: str = "tenby", **options) -> Position:
    return kept(new_table(seats, seed, **options))


def by_day(
    actions: str = "", first: str = "S1", rings: int = 0, *, seats: int = 2, seed: str = "tenby", **options
) -> Position:
    """The first seat's turn on day 1 with these icons open; the others' turns follow."""
    position = by_night(seats, seed, **options)
    days = (*(Day(seat + 1, 0, Seat(seat)) for seat in range(seats)), Day(16))
    numbers = {day.number for day in days}
    deck = tuple(n for n in range(1, 17) if n not in numbers)
    position = replace(
        position,
        days=days,
        day_deck=replace(position.day_deck, deck=deck, discards=()),
        night=(),
        phase=Phase.DAY,
    )
    position = replace(next_turn(position), turn=Turn(tuple(map(Action, actions))))
    return with_player(position, FIRST, town=town(first), rings=rings)


def with_player(position: Position, seat: Seat, **changes) -> Position:
    players = list(position.players)
    players[seat] = replace(players[seat], **changes)
    return replace(position, players=tuple(players))


def player(position: Position, seat: Seat = FIRST) -> Player:
    return position.players[seat]


def written(position: Position, seat: Seat = FIRST) -> set[str]:
    """The legal moves of a seat as text."""
    return {write_move(move) for move in rules.legal_moves(position, seat)}


def do(position: Position, *texts: str, seat: Seat = FIRST) -> Position:
    """Make moves, each of which must be legal."""
    for text in texts:
        move = read_move(text)
        assert move in rules.legal_moves(position, seat), f"{text} is not legal"
        position = rules.apply(position, seat, move)
    return position


def with_pile(position: Position, name: str, **changes) -> Position:
    """A town deck changed: with_pile(position, "piers", row=("P01",))."""
    pile = replace(getattr(position.market, name), **changes)
    return replace(position, market=replace(position.market, **{name: pile}))
