"""Why a move of Kensington is not legal: the rule it breaks, as the sentence a player reads."""

from itertools import combinations
from typing import Final

from games.api import Seat
from games.english import join
from games.kensington import heap
from games.kensington.building import column_at, rests, with_tile
from games.kensington.components import ENTRANCES
from games.kensington.joining import Fault, flaw_of
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
from games.kensington.tiles import DARK, DOOR, FREE_BACKS, LIT, ROOF, TILES, Back, form_of
from games.kensington.words import BACK_NAMES, name_tile

_NOW: Final = {
    Phase.TAKE: "Take a tile first.",
    Phase.BUILD: "A tile has been taken: build, or end the turn.",
    Phase.LAST_BUILD: "The seventh bird is out: build from your warehouse, or end.",
    Phase.OVER: "The game is over.",
}
_COLOURS: Final = {LIT: "lit", DARK: "dark"}
_FORCED: Final = (
    "With four tokens or more at the start of your turn you must use one: take a brown back or buy."
)


def why_not(position: Position, seat: Seat, move: Move) -> str:
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
            if position.hand:
                return "The tile you took must be built, stored or returned first."
            return _NOW[position.phase]
        case Vote():
            if position.phase is Phase.TAKE:
                return "You have agreed to end the game already."
            return "You can agree to end the game only at the start of your turn."


def _is_forced(position: Position) -> bool:
    return must_spend(position, any(purchases(position)))


def _why_not_take(position: Position, player: Player, move: Take) -> str:
    if position.phase is not Phase.TAKE:
        return _NOW[position.phase]
    back = Back(move.back)
    pile = heap.pile_of(position, back)
    if not pile.size:
        return f"There is no {BACK_NAMES[back]} back left in the heap."
    if back in FREE_BACKS and _is_forced(position):
        return _FORCED
    if back not in FREE_BACKS and not player.tokens:
        return "A brown back costs a token, and you have none."
    if not pile.shown:
        return f"These backs are drawn blindly: write {move.back} without a number."
    return f"Choose one of the outlines {move.back}1 to {move.back}{len(pile.shown)}."


def _why_not_skip(position: Position) -> str:
    if position.phase is not Phase.TAKE:
        return _NOW[position.phase]
    if _is_forced(position):
        return _FORCED
    return "While there are beige backs in the heap you must take a tile."


def _why_not_put_away(position: Position, player: Player) -> str:
    if not position.hand:
        return "You have no tile from the heap to put away."
    if len(player.stored) < ENTRANCES:
        return "An entrance of your warehouse is free: store the tile."
    return "Both entrances of your warehouse are full: the tile goes back into the heap."


# Building


def _why_not_build(position: Position, seat: Seat, move: Build) -> str:
    return (
        _why_not_these(position, seat, move)
        or why_not_there(position.players[seat].building, move.parts)
        or why_not_joined(position.players[seat].building, move.parts)
        or _why_not_together(position.players[seat].building, move)
    )


def _why_not_these(position: Position, seat: Seat, move: Build) -> str:
    """Are the tiles at hand, and is this the time to use them?"""
    player = position.players[seat]
    if position.phase is Phase.TAKE and not move.bought:
        return "Take a tile before you build."
    if move.bought:
        if position.phase is not Phase.TAKE:
            return "A tile is bought instead of taking one, at the start of your turn."
        sellers = [other for number, other in enumerate(position.players) if number != seat]
        if not any(move.bought in other.stored for other in sellers):
            return f"The {name_tile(move.bought)} is in no other player's warehouse."
        if not player.tokens:
            return "Buying costs a token, and you have none."
    own = (*player.stored, position.hand, move.bought)
    missing = next((part.tile for part in move.parts if part.tile not in own), None)
    return f"You have no {missing}, the {name_tile(missing)}, to build." if missing else ""


def why_not_there(building: Building, parts: tuple[Placed, ...]) -> str:
    """Support, roofs and the door row, tile by tile from the bottom up (rulings 2 to 4 and 38)."""
    waiting = list(parts)
    while waiting:
        part = next((part for part in waiting if rests(building, part)), None)
        if part is None:
            return _why_it_does_not_rest(building, min(waiting, key=lambda part: part.row))
        if TILES[part.tile].mark == DOOR and part.row:
            return "Doors can only be installed on the ground floor."
        waiting.remove(part)
        building = with_tile(building, part)
    return ""


def _why_it_does_not_rest(building: Building, part: Placed) -> str:
    form = form_of(TILES[part.tile].drawing)
    name = name_tile(part.tile)
    for offset, bottom in enumerate(form.bottoms):
        number = part.column + offset
        column = column_at(building, number)
        if column.endswith(ROOF):
            return f"Column {number} is closed by a roof: nothing may be built above it."
        if len(column) > part.row + bottom:
            return f"The {name} would overlap another tile in column {number}."
        if len(column) < part.row + bottom:
            return (
                f"The {name} is not supported in column {number}: its whole bottom edge must rest on "
                "the ground or on tiles."
            )
    return f"The {name} cannot stand there."


def why_not_joined(building: Building, parts: tuple[Placed, ...]) -> str:
    """Which tile of a unit that rests well is not connected or not justified; empty if none."""
    flaw = flaw_of(building, parts)
    if flaw is None:
        return ""
    if flaw.fault is Fault.UNCONNECTED:
        return f"The {name_tile(flaw.tile)} is not connected to the building."
    colour = _COLOURS[TILES[flaw.tile].mark]
    return f"The {name_tile(flaw.tile)} borders no {colour} window, door, wall or roof."


def _why_not_together(building: Building, move: Build) -> str:
    """The unit is sound, but so is a part of it: builds follow each other freely (ruling 44)."""
    for size in range(1, len(move.parts)):
        for some in combinations(move.parts, size):
            has_bought = not move.bought or move.bought in [part.tile for part in some]
            if has_bought and not why_not_there(building, some) and not why_not_joined(building, some):
                names = join([f"the {name_tile(part.tile)}" for part in some])
                return f"Build {names} first, then the rest: they need not go together."
    return "These tiles cannot be built together."
