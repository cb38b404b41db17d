"""The outlines of sets of cells, as closed loops of corner points."""

from collections.abc import Iterable

Cell = tuple[int, int]
Corner = tuple[int, int]


def outlines(cells: Iterable[Cell]) -> list[list[Corner]]:
    """The loops round the cells (column, row from the top), clockwise, corners only."""
    edges = _edges(set(cells))
    loops = []
    while edges:
        first = corner = min(edges)
        loop: list[Corner] = []
        while not loop or corner != first:
            loop.append(corner)
            following = edges[corner].pop()
            if not edges[corner]:
                del edges[corner]
            corner = following
        loops.append(_corners_only(loop))
    return loops


def _edges(cells: set[Cell]) -> dict[Corner, list[Corner]]:
    found: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells):
        for start, end, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in cells:
                found.setdefault(start, []).append(end)
    return found


def _corners_only(loop: list[Corner]) -> list[Corner]:
    following = [*loop[1:], loop[0]]
    return [
        here
        for before, here, after in zip([loop[-1], *loop[:-1]], loop, following, strict=True)
        if (before[0] == here[0]) != (here[0] == after[0])
    ]
