"""The plan phase of a solo game: choosing a compass, paying for another or for an earlier turn."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Seat
from games.tenby import anchors, compasses
from games.tenby.anchors import solo_of
from games.tenby.components import COMPASS_COST
from games.tenby.position import Day, Move, Phase, Player, Position
from games.tenby.scenarios import differences
from games.tenby.solo_table import DiscardCompass, DrawCompass, LowerCompass, PlayCompass, SetOut
from games.tenby.turns import begin_planning, set_out, with_rings


def moves(position: Position, player: Player) -> Iterator[Move]:
    """Compasses to choose from, and what a ring can do about them."""
    if position.phase is Phase.LOWER:
        yield from (LowerCompass(), SetOut())
        return
    choice = compasses.to_choose(position)
    yield from (PlayCompass(number) for number in choice)
    if player.rings < COMPASS_COST:
        return
    if compasses.can_draw(position):
        yield DrawCompass()
    if choice and not differences(position).has_anchors:
        yield DiscardCompass()


def play(position: Position, seat: Seat, move: PlayCompass) -> Position:
    """The others in hand are discarded; now the anchor is revealed."""
    solo = solo_of(position)
    others = tuple(number for number in solo.hand if number != move.number)
    position = compasses.discarded(position, *others)
    solo = replace(solo, hand=(), row=tuple(number for number in solo.row if number != move.number))
    position = replace(position, solo=solo, days=(Day(move.number, seat=seat),), night=())
    if differences(position).has_anchors:
        position = anchors.revealed(position)
    return _lower_or_go(position, seat)


def draw(position: Position, seat: Seat) -> Position:
    """One more compass for a ring."""
    return compasses.drawn(with_rings(position, seat, -COMPASS_COST))


def discard(position: Position, seat: Seat) -> Position:
    """The last of the row away for a ring; with nothing left, and no ring, the game is lost (ruling 66)."""
    solo = solo_of(position)
    position = compasses.discarded(with_rings(position, seat, -COMPASS_COST), solo.row[-1])
    return begin_planning(replace(position, solo=replace(solo, row=solo.row[:-1])))


def lower(position: Position, seat: Seat) -> Position:
    """One less on the compass for a ring."""
    solo = solo_of(position)
    lowered = replace(position, solo=replace(solo, lowered=solo.lowered + 1))
    return _lower_or_go(with_rings(lowered, seat, -COMPASS_COST), seat)


def _lower_or_go(position: Position, seat: Seat) -> Position:
    """Lowering is offered while a ring is there and the anchor goes first (ruling 59)."""
    can_pay = position.players[seat].rings >= COMPASS_COST
    if differences(position).has_anchors and can_pay and not anchors.is_player_first(position):
        return replace(position, phase=Phase.LOWER)
    return set_out(position)
