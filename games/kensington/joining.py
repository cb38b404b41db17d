"""How tiles of one unit hang together with the building: connection and the window rule (section 6-7).

Older tiles, roofs, walls and doors are justified. A new window tile is justified if it borders a justified
door, wall, roof or window of its colour; so two new tiles cannot justify only each other.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

import msgspec

from games.kensington.position import Building, Placed
from games.kensington.tiles import NEUTRAL, TILES, WINDOWS, Form, are_touching, form_of


class Fault(StrEnum):
    """What is wrong with a tile that rests well."""

    UNCONNECTED = "unconnected"
    UNJUSTIFIED = "unjustified"


class Flaw(msgspec.Struct, frozen=True):
    """The tile that spoils a unit, and why."""

    tile: str
    fault: Fault


def neighbours(columns: Sequence[str], mark: str, form: Form, column: int, row: int) -> tuple[bool, bool]:
    """Does a tile at this place touch anything, and does that alone meet its window rule?

    Rulebook: at least one side borders windows of its colour, a door, a wall tile or a roof tile.
    """
    good = mark + NEUTRAL if mark in WINDOWS else ""
    touches = False
    for x, y in form.border:
        filled = columns[column + x]
        if 0 <= row + y < len(filled):
            touches = True
            if not good or filled[row + y] in good:
                return True, True
    return touches, not good


def justified(marks: Sequence[str], alone: Sequence[bool], touching: Sequence[tuple[int, int]]) -> list[bool]:
    """Which parts of a unit end justified, given those that are without the others and who touches whom."""
    result = list(alone)
    for _ in marks[1:]:
        for a, b in touching:
            if marks[a] == marks[b] or marks[a] in NEUTRAL or marks[b] in NEUTRAL:
                result[a] = result[b] = result[a] or result[b]
    return result


def connected(alone: Sequence[bool], touching: Sequence[tuple[int, int]]) -> list[bool]:
    """Which parts of a unit hang on the building, directly or through others (ruling 38)."""
    result = list(alone)
    for _ in alone[1:]:
        for a, b in touching:
            result[a] = result[b] = result[a] or result[b]
    return result


def flaw_of(building: Building, parts: tuple[Placed, ...]) -> Flaw | None:
    """The first tile of a unit that hangs on nothing or is not justified, if there is one."""
    tiles = [TILES[part.tile] for part in parts]
    columns, first = _with_room(building, parts)
    near = [
        neighbours(columns, tile.mark, form_of(tile.drawing), part.column - first, part.row)
        for tile, part in zip(tiles, parts, strict=True)
    ]
    touching = [
        (a, b)
        for a, b in combinations(range(len(parts)), 2)
        if are_touching(
            tiles[a].drawing,
            tiles[b].drawing,
            parts[b].column - parts[a].column,
            parts[b].row - parts[a].row,
        )
    ]
    hanging = connected([touches for touches, _ in near], touching)
    if not all(hanging):
        return Flaw(parts[hanging.index(False)].tile, Fault.UNCONNECTED)
    right = justified([tile.mark for tile in tiles], [allowed for _, allowed in near], touching)
    return None if all(right) else Flaw(parts[right.index(False)].tile, Fault.UNJUSTIFIED)


def _with_room(building: Building, parts: tuple[Placed, ...]) -> tuple[list[str], int]:
    """The columns with empty ones on both sides for the parts and their borders; the number of the first."""
    first = min(building.left, *(part.column for part in parts)) - 1
    past = max(building.left + len(building.columns), *(part.column for part in parts)) + 6
    columns = [""] * (past - first)
    columns[building.left - first : building.left - first + len(building.columns)] = building.columns
    return columns, first
