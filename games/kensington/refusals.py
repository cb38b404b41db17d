"""Why a move of Kensington is not legal: the rule it breaks, as the message a player reads."""

from itertools import combinations
from typing import Final

from games.api import Seat
from games.kensington import heap
from games.kensington.building import column_at, rests, with_tile
from games.kensington.components import ENTRANCES
from games.kensington.joining import Fault, flaw_of
from games.kensington.names import As, back_name, column_label, tile_name
from games.kensington.position import (
    Build,
    Building,
    EndTurn,
    Move,
    Phase,
    Placed,
    Player,
    Position,
    Return,
    Skip,
    Store,
    Take,
    Vote,
)
from games.kensington.rules import must_spend, purchases
from games.kensington.tiles import DOOR, FREE_BACKS, LIT, ROOF, TILES, Back, form_of
from games.message import Message, say

_NOW: Final = {
    Phase.TAKE: say("kensington-no-take-first"),
    Phase.BUILD: say("kensington-no-taken-already"),
    Phase.LAST_BUILD: say("kensington-no-last-build"),
    Phase.OVER: say("kensington-no-over"),
}


def why_not(position: Position, seat: Seat, move: Move) -> Message:
    """The rule that an illegal move breaks."""
    player = position.players[seat]
    match move:
        case Take():
            return _why_not_take(position, player, move)
        case Build():
            return _why_not_build(position, seat, move)
        case Skip():
            return _why_not_skip(position)
        case Store() | Return():
            return _why_not_put_away(position, player)
        case EndTurn():
            return say("kensington-no-hand-left") if position.hand else _NOW[position.phase]
        case Vote():
            taking = position.phase is Phase.TAKE
            return say("kensington-no-agreed-already" if taking else "kensington-no-agreeing-now")


def _is_forced(position: Position) -> bool:
    return must_spend(position, any(purchases(position)))


def _why_not_take(position: Position, player: Player, move: Take) -> Message:
    if position.phase is not Phase.TAKE:
        return _NOW[position.phase]
    back = Back(move.back)
    pile = heap.pile_of(position, back)
    if not pile.size:
        return say("kensington-no-such-back", back=back_name(back))
    if back in FREE_BACKS and _is_forced(position):
        return say("kensington-no-forced")
    if back not in FREE_BACKS and not player.tokens:
        return say("kensington-no-token")
    if not pile.shown:
        return say("kensington-no-outlines", back=move.back)
    first, last = f"{move.back}1", f"{move.back}{len(pile.shown)}"
    return say("kensington-no-such-outline", first=first, last=last)


def _why_not_skip(position: Position) -> Message:
    if position.phase is not Phase.TAKE:
        return _NOW[position.phase]
    return say("kensington-no-forced" if _is_forced(position) else "kensington-no-skipping")


def _why_not_put_away(position: Position, player: Player) -> Message:
    if not position.hand:
        return say("kensington-no-tile-in-hand")
    is_free = len(player.stored) < ENTRANCES
    return say("kensington-no-returning" if is_free else "kensington-no-storing")


# Building


def _why_not_build(position: Position, seat: Seat, move: Build) -> Message:
    return (
        _why_not_these(position, seat, move)
        or why_not_there(position.players[seat].building, move.parts)
        or why_not_joined(position.players[seat].building, move.parts)
        or _why_not_together(position.players[seat].building, move)
    )


def _why_not_these(position: Position, seat: Seat, move: Build) -> Message | None:
    """Are the tiles at hand, and is this the time to use them?"""
    player = position.players[seat]
    if position.phase is Phase.TAKE and not move.bought:
        return say("kensington-no-building-yet")
    if move.bought:
        if position.phase is not Phase.TAKE:
            return say("kensington-no-buying-now")
        sellers = [other for number, other in enumerate(position.players) if number != seat]
        if not any(move.bought in other.stored for other in sellers):
            return say("kensington-no-such-sale", tile=tile_name(move.bought, As.FIRST))
        if not player.tokens:
            return say("kensington-no-token-to-buy")
    own = (*player.stored, position.hand, move.bought)
    missing = next((part.tile for part in move.parts if part.tile not in own), None)
    if missing is None:
        return None
    return say("kensington-no-such-tile-at-hand", code=missing, tile=tile_name(missing, As.THE))


def why_not_there(building: Building, parts: tuple[Placed, ...]) -> Message | None:
    """Support, roofs and the door row, tile by tile from the bottom up (rulings 2 to 4 and 38)."""
    waiting = list(parts)
    while waiting:
        part = next((part for part in waiting if rests(building, part)), None)
        if part is None:
            return _why_it_does_not_rest(building, min(waiting, key=lambda part: part.row))
        if TILES[part.tile].mark == DOOR and part.row:
            return say("kensington-no-door-upstairs")
        waiting.remove(part)
        building = with_tile(building, part)
    return None


def _why_it_does_not_rest(building: Building, part: Placed) -> Message:
    form = form_of(TILES[part.tile].drawing)
    tile = tile_name(part.tile, As.FIRST)
    for offset, bottom in enumerate(form.bottoms):
        label, column = column_label(part.column + offset), column_at(building, part.column + offset)
        if column.endswith(ROOF):
            return say("kensington-no-above-roof", column=label)
        if len(column) > part.row + bottom:
            return say("kensington-no-overlap", tile=tile, column=label)
        if len(column) < part.row + bottom:
            return say("kensington-no-support", tile=tile, column=label)
    return say("kensington-no-standing", tile=tile)


def why_not_joined(building: Building, parts: tuple[Placed, ...]) -> Message | None:
    """Which tile of a unit that rests well is not connected or not justified, if one is not."""
    flaw = flaw_of(building, parts)
    if flaw is None:
        return None
    tile = tile_name(flaw.tile, As.FIRST)
    if flaw.fault is Fault.UNCONNECTED:
        return say("kensington-no-connection", tile=tile)
    lit = TILES[flaw.tile].mark == LIT
    return say("kensington-no-lit-neighbour" if lit else "kensington-no-dark-neighbour", tile=tile)


def _why_not_together(building: Building, move: Build) -> Message:
    """The unit is sound, but so is a part of it: builds follow each other freely (ruling 44)."""
    for size in range(1, len(move.parts)):
        for some in combinations(move.parts, size):
            has_bought = not move.bought or move.bought in [part.tile for part in some]
            if has_bought and not why_not_there(building, some) and not why_not_joined(building, some):
                tiles = tuple(tile_name(part.tile, As.THE) for part in some)
                return say("kensington-no-need-together", tiles=tiles)
    return say("kensington-no-unit")
