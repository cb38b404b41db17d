"""Whole turns worth thinking about: what a seat may plausibly do from now until its turn ends."""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.api import Seat
from games.copenhagen.building import builds
from games.copenhagen.components import FOOTBRIDGES, HAND_LIMIT, SIZES, Ability, Colour
from games.copenhagen.evaluation import Judge, spot_of
from games.copenhagen.harbour import abilities_spent, takes
from games.copenhagen.house import points
from games.copenhagen.position import (
    COLOUR_NUMBER,
    HIDDEN,
    TILE_NUMBER,
    Build,
    Change,
    Discard,
    EndTurn,
    Gain,
    Move,
    Phase,
    Player,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.copenhagen.rules import CHANGES, MAY_BUILD, MAY_TAKE, apply, legal_moves
from games.copenhagen.tiles import beside

Steps = tuple[Move, ...]

MOST_TAKES: Final = 8
MOST_BUILDS: Final = 8
MOST_ARMED: Final = 3
"""How many builds are looked at that need an ability."""
MOST_CHANGES: Final = 3
MOST_ALIKE: Final = 4
"""How many turns are kept that build the same tile, or none."""
MOST_WHITES: Final = 2
MOST_GAINS: Final = 2
_ABILITY_NUMBER: Final = {ability: number for number, ability in enumerate(Ability)}


class Turn(NamedTuple):
    """The rest of a turn, where it leads, and by how much its seat is then ahead."""

    moves: Steps
    after: Position
    worth: float


def unforeseen(view: Position) -> Position:
    """The view with a supply that never ends: what refills the harbour stays unknown, End card or not."""
    return replace(view, supply=HIDDEN * (len(view.supply) + FOOTBRIDGES))


def turns(view: Position, seat: Seat, judge: Judge) -> list[Turn]:
    """Everything plausible, the best of every kind: each tile that is built, and taking cards."""
    found = [Turn(moves, after, lead(after, seat, judge)) for moves, after in _onward(view, seat, (), judge)]
    kept: dict[str, list[Turn]] = {}
    for turn in sorted(found, key=lambda turn: -turn.worth):
        alike = kept.setdefault(_kind(turn.moves), [])
        if len(alike) < MOST_ALIKE:
            alike.append(turn)
    return [turn for alike in kept.values() for turn in alike]


def _kind(moves: Steps) -> str:
    return next((move.tile for move in moves if isinstance(move, Build)), "")


def _onward(position: Position, seat: Seat, made: Steps, judge: Judge) -> Iterator[tuple[Steps, Position]]:
    for steps in _steps(position, seat, judge):
        after = position
        for move in steps:
            after = apply(after, seat, move)
        if after.phase is Phase.OVER or after.turn_number != position.turn_number:
            yield (*made, *steps), after
        else:
            yield from _onward(after, seat, (*made, *steps), judge)


def _steps(position: Position, seat: Seat, judge: Judge) -> list[Steps]:
    """What is plausible now: one move, or an ability and the move that it is used for."""
    player = position.players[seat]
    if position.phase is Phase.DISCARD:
        return [(_discard(player, judge),)]
    if position.phase is Phase.COAT:
        return [(move,) for move in _coat_moves(position, seat, judge)]
    found: list[Steps] = []
    if position.phase in MAY_TAKE:
        found += [(take,) for take in _takes(position, player, judge)]
    if position.phase in MAY_BUILD:
        found += _builds(position, seat, judge)
    if position.phase is Phase.LAST_CALL:  # soon enough: declared before the take, Both actions does the same
        found.append((Use(Ability.BOTH_ACTIONS),))
    if position.phase in (Phase.BUILD, Phase.LAST_CALL):
        found.append((EndTurn(),))
    return found


# Cards


def counted(cards: str) -> list[int]:
    """How many cards of each colour there are."""
    return [cards.count(colour) for colour in Colour]


def _discard(player: Player, judge: Judge) -> Discard:
    """The card that is missed least."""
    counts = counted(player.hand)
    held = [number for number, count in enumerate(counts) if count]
    cards = judge.cards
    return Discard(tuple(Colour)[min(held, key=lambda n: cards[counts[n]] - cards[counts[n] - 1])])


def _takes(position: Position, player: Player, judge: Judge) -> list[Take]:
    """The takes that leave the best hands."""

    def worth(take: Take) -> float:
        counts = counted(player.hand)
        for bridge in take.bridges:
            counts[COLOUR_NUMBER[position.harbour[bridge]]] += 1
        cards = judge.cards
        for _ in range(sum(counts) - HAND_LIMIT):
            losses = [cards[n] - cards[n - 1] if n else 99 for n in counts]
            counts[losses.index(min(losses))] -= 1
        spent = abilities_spent(take.bridges)
        return judge.hand(counts) - sum(judge.spending[_ABILITY_NUMBER[ability]] for ability in spent)

    different = {_what(position, take): take for take in reversed(takes(position.harbour, player.active))}
    return nlargest(MOST_TAKES, different.values(), key=worth)


def _what(position: Position, take: Take) -> tuple[str, tuple[Ability, ...]]:
    """What a take brings and costs; from which footbridges is all the same."""
    cards = "".join(sorted(position.harbour[bridge] for bridge in take.bridges))
    return cards, abilities_spent(take.bridges)


# Building


def _builds(position: Position, seat: Seat, judge: Judge) -> list[Steps]:
    """The best builds as things are, and the best of those that need an ability."""
    player = position.players[seat]
    share = MOST_TAKES if position.both else 1  # every take is looked at with its own builds
    found: list[Steps] = [
        (build,) for build in _best(position, player, "", judge, max(2, MOST_BUILDS // share))
    ]
    for armed in _armings(position, player, judge):
        after = position
        for move in armed:
            after = apply(after, seat, move)
        found += [
            (*armed, build)
            for build in _best(after, player, after.change[1:], judge, max(1, MOST_ARMED // share))
        ]
    return found


def _armings(position: Position, player: Player, judge: Judge) -> list[Steps]:
    """The ways to make this turn's build cheaper: Discount, and the most promising changes of colour."""
    discount: list[Steps] = []
    if Ability.DISCOUNT in player.active and not position.discount:
        discount = [(Use(Ability.DISCOUNT),)]
    changes: list[Steps] = []
    if Ability.CHANGE_OF_COLOURS in player.active and not position.change:
        ranked = [
            (_promise(position, player, judge, change), (change,))
            for change in CHANGES
            if change.colour in player.hand
        ]
        best = nlargest(MOST_CHANGES, ranked, key=lambda each: each[0])
        changes = [change for promise, change in best if promise > 0]
    return [*discount, *changes, *(both + change for both in discount for change in changes)]


def _promise(position: Position, player: Player, judge: Judge, change: Change) -> float:
    """What the best tile adds that can be paid for only if cards of one colour count as another."""
    house, into = player.house, change.counts_as
    least = player.hand.count(into)
    most = least + player.hand.count(change.colour)
    same = house.colours[COLOUR_NUMBER[into]]
    best = 0.0
    for size in SIZES:
        tile = f"{into}{size}"
        if most < size - 1 or not position.stock[TILE_NUMBER[tile]]:
            continue
        places = judge.places(house.filled, house.windows, same, tile)
        if least < size - 1 <= most:
            best = max(best, places.near.gain)
        if least < size <= most:
            best = max(best, places.anywhere.gain)
    return best


def _best(position: Position, player: Player, of_colour: str, judge: Judge, most: int) -> list[Build]:
    """The builds that bring most for what they cost; of a colour that others count as, only such builds."""
    found = [build for build in builds(position, player, of_colour) if build.changed or not of_colour]
    ranked = zip(place_gains(position, player, found, judge), found, strict=True)
    return [build for _, build in nlargest(most, ranked, key=lambda each: each[0])]


def place_gains(
    position: Position, player: Player, placing: Sequence[Build | White], judge: Judge
) -> list[float]:
    """What each tile would add where it is placed, less the cards that it costs."""
    house, cards = player.house, judge.cards
    close = [beside(mask) for mask in house.colours]
    before = judge.before(house.filled, house.windows)
    counts = counted(player.hand)
    changed_held = player.hand.count(position.change[0]) if position.change else 0
    gains = []
    for move in placing:
        spot = spot_of(move)
        gain = judge.gain(house.filled, house.windows, spot, before)
        if isinstance(move, Build):
            number = COLOUR_NUMBER[move.tile[0]]
            price = max(0, int(move.tile[1]) - bool(spot.cells & close[number]) - position.discount)
            held = counts[number]
            gain -= cards[held] - cards[held - price + move.changed]
            gain -= cards[changed_held] - cards[changed_held - move.changed]
        gains.append(gain)
    return gains


# Coats of arms


def _coat_moves(position: Position, seat: Seat, judge: Judge) -> list[Move]:
    """The best white places, the best abilities, and turning back."""
    moves = legal_moves(position, seat)
    whites = [move for move in moves if isinstance(move, White)]
    gains = [move for move in moves if isinstance(move, Gain)]
    ranked = zip(place_gains(position, position.players[seat], whites, judge), whites, strict=True)
    return [
        *(white for _, white in nlargest(MOST_WHITES, ranked, key=lambda each: each[0])),
        *nlargest(MOST_GAINS, gains, key=lambda move: judge.active[_ABILITY_NUMBER[move.ability]]),
        *(move for move in moves if isinstance(move, TurnBack)),
    ]


# Where a turn leads


def lead(position: Position, seat: Seat, judge: Judge) -> float:
    """By how many points a seat may expect to be ahead of the best other who is still there."""
    worths = [
        float(points(player.house)) if position.phase is Phase.OVER else player_worth(player, judge)
        for player in position.players
    ]
    others = [worth for other, worth in enumerate(worths) if other != seat and other not in position.gone]
    return worths[seat] - max(others)


def player_worth(player: Player, judge: Judge) -> float:
    """What a player's house, hand and ability tiles are worth; hidden cards count as an even mix."""
    hidden = player.hand.count(HIDDEN)
    return (
        judge.house(player.house.filled, player.house.windows)
        + judge.hand(counted(player.hand))
        + judge.abilities(player.active, player.used)
        + hidden * judge.cards[2] / 2
    )
