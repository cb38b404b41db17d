"""Building in the plainest way, cells in a dictionary, to compare the search for units with."""

from functools import cache
from itertools import combinations, permutations

from games.kensington.tiles import TILES

Cells = dict[tuple[int, int], str]
Spot = tuple[str, int, int]


@cache
def cells_of(spot: Spot) -> Cells:
    """The cells that a tile at a place fills."""
    tile, column, row = spot
    lines = TILES[tile].drawing.split("/")[::-1]
    return {
        (column + x, row + y): TILES[tile].mark
        for y, line in enumerate(lines)
        for x, sign in enumerate(line)
        if sign == "X"
    }


def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The four cells that share an edge with a cell."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def is_supported(filled: Cells, spot: Spot) -> bool:
    """Nothing overlaps, every lowest cell rests on something, no roof is below, doors are on the ground."""
    tile, _, row = spot
    if TILES[tile].mark == "D" and row:
        return False
    new = cells_of(spot)
    if not new.keys().isdisjoint(filled):
        return False
    for x, y in new:
        if (x, y - 1) not in new and y > 0 and (x, y - 1) not in filled:
            return False
        if any(filled.get((x, below)) == "^" for below in range(y)):
            return False
    return True


def supported_spots(filled: Cells, tile: str, reach: int) -> list[Spot]:
    """Everywhere a tile could be staged."""
    columns = range(min(x for x, _ in filled) - reach, max(x for x, _ in filled) + reach + 1)
    rows = range(max(y for _, y in filled) + 2)
    spots = [(tile, column, row) for column in columns for row in rows]
    return [spot for spot in spots if is_supported(filled, spot)]


def is_sound(filled: Cells, spots: tuple[Spot, ...]) -> bool:
    """Connection and the window rule for tiles that are staged already."""
    owners = {cell: spot for spot in spots for cell in cells_of(spot)}
    reached = set(filled)
    grown = True
    while grown:
        near = {cell for cell in owners if cell not in reached and any(c in reached for c in around(cell))}
        reached |= near
        grown = bool(near)
    if not all(cell in reached for cell in owners):
        return False
    just = {spot for spot in spots if TILES[spot[0]].mark in "^#D"}
    for _ in spots:
        for spot in spots:
            mark = TILES[spot[0]].mark
            for cell in cells_of(spot):
                for other in around(cell):
                    if filled.get(other, "") in (mark, "^", "#", "D"):
                        just.add(spot)
                    owner = owners.get(other)
                    if owner in just and TILES[owner[0]].mark in (mark, "^", "#", "D"):
                        just.add(spot)
    return just == set(spots)


def legal_units(filled: Cells, tiles: tuple[str, ...]) -> set[frozenset[Spot]]:
    """Every set of these tiles that can be staged in some order and is sound."""
    staged: set[frozenset[Spot]] = set()
    reach = sum(len(TILES[tile].drawing.split("/")[0]) for tile in tiles)
    for size in range(1, len(tiles) + 1):
        for order in permutations(tiles, size):
            staged |= _staged(filled, order, reach, ())
    return {unit for unit in staged if is_sound(filled, tuple(unit))}


def _staged(
    filled: Cells, order: tuple[str, ...], reach: int, done: tuple[Spot, ...]
) -> set[frozenset[Spot]]:
    if not order:
        return {frozenset(done)}
    found: set[frozenset[Spot]] = set()
    for spot in supported_spots(filled, order[0], reach):
        found |= _staged({**filled, **cells_of(spot)}, order[1:], reach, (*done, spot))
    return found


def needed_units(legal: set[frozenset[Spot]], bought: str = "") -> set[frozenset[Spot]]:
    """Those that no smaller legal unit (with the bought tile, if there is one) makes superfluous."""

    def counts(unit: frozenset[Spot]) -> bool:
        return not bought or bought in {tile for tile, _, _ in unit}

    wanted = {unit for unit in legal if counts(unit)}
    return {
        unit
        for unit in wanted
        if not any(
            frozenset(some) in wanted for size in range(1, len(unit)) for some in combinations(unit, size)
        )
    }
