"""Placement in the plainest way, sets of tuples, to compare the bitboards with."""

from functools import cache

from games.copenhagen.components import FACADE_TILES


@cache
def turns(tile: str) -> list[frozenset[tuple[int, int, bool]]]:
    """Every way a tile can lie, normalised to the corner, without repeats."""
    lines = FACADE_TILES[tile].split("/")[::-1]
    front = {
        (x, y, mark == "W") for y, line in enumerate(lines) for x, mark in enumerate(line) if mark != "."
    }
    found: list[frozenset[tuple[int, int, bool]]] = []
    for mirrored in (False, True):
        cells = {(-x if mirrored else x, y, window) for x, y, window in front}
        for _ in range(4):
            cells = {(y, -x, window) for x, y, window in cells}
            left, low = min(x for x, _, _ in cells), min(y for _, y, _ in cells)
            lying = frozenset((x - left, y - low, window) for x, y, window in cells)
            if lying not in found:
                found.append(lying)
    return found


def placements(filled: set[tuple[int, int]]) -> set[tuple[str, frozenset[tuple[int, int, bool]]]]:
    """Every tile in every place where it fits and stands on something, as its absolute cells."""
    found = set()
    for tile in FACADE_TILES:
        for lying in turns(tile):
            width, height = max(x for x, _, _ in lying), max(y for _, y, _ in lying)
            for column in range(5 - width):
                for row in range(9 - height):
                    cells = {(column + x, row + y, window) for x, y, window in lying}
                    if any((x, y) in filled for x, y, _ in cells):
                        continue
                    if any(y == 0 or (x, y - 1) in filled for x, y, _ in cells):
                        found.add((tile, frozenset(cells)))
    return found
