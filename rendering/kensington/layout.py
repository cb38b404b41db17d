"""Where everything lies in the table picture: one size of cells for all houses, and rows of panels by need.

Houses grow to any width and height. Cells are as large as fit and never smaller than the least of CELLS;
what does not fit into one picture with them goes on in a second one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import accumulate, pairwise, product
from typing import Final

from rendering.parts import GAP, MARGIN, WIDTH

TALLEST: Final = 1400
HEADER: Final = 88
WIRE_HEIGHT: Final = 88
PANEL_HEAD: Final = 92
"""Door, name and score at the top of a panel, and the birds and chimneys on the highest roof."""
NOTED_HEAD: Final = 128
"""With a line more, for a place or for a player who left."""
LABELS: Final = 46
"""The pavement with the columns' numbers."""
BENEATH: Final = 112
"""A warehouse that lies as a strip beneath the pavement."""
WAREHOUSE_BESIDE: Final = 200
"""The width of a warehouse that stands beside its house."""
CELLS: Final = (50, 46, 42, 38, 36, 34)
"""Few sizes, so that a tile drawn once serves many pictures."""
SIDE_PADDING: Final = 10
_LEAST_PANEL: Final = 300
_WIDE_HEAD: Final = 560
"""A panel of this width has room for all its words beside the name."""
_LEAST_BESIDE: Final = 184
"""How high a row is above the pavement if warehouses stand there."""
_TALLEST_HOUSE: Final = 900
_ROOM: Final = WIDTH - 2 * MARGIN
_FOOT_MARGIN: Final = 16

Size = tuple[int, int]
"""The columns and rows of a building."""


@dataclass(frozen=True)
class Foot:
    """One form of what lies below the houses: the heap, or after the end where the points came from."""

    height: int
    cell: int = 0
    """The size of the outlines' cells; 0 if it shows none."""
    line: int = 0
    """The height of a line of three outlines."""
    card: int = 0
    """The height of the cards."""
    below: int = 0
    """The height of the line below the cards."""
    beside: bool = False
    """Do the codes stand beside the outlines instead of beneath?"""

    @property
    def head(self) -> int:
        """From its top to its cards."""
        return self.height - self.card - self.below


LARGE: Final = Foot(height=528, cell=29, line=170, card=396, below=70)
SHOWN: Final = Foot(height=520, cell=26, line=166, card=388, below=70)
LOW: Final = Foot(height=292, cell=17, line=66, card=186, below=52, beside=True)
PILES: Final = Foot(height=258, card=140, below=56)
STRIP: Final = Foot(height=68)
POINTS: Final = Foot(height=352)


@dataclass(frozen=True)
class Feet:
    """The forms that may lie below the houses, the one for a picture of its own, and whether the houses have
    their warehouses, which are worth nothing in the end."""

    in_full: tuple[Foot, ...]
    """Every one of these says all; the first that fits below the largest cells is taken."""
    in_short: tuple[Foot, ...]
    alone: Foot
    warehouses: bool = True


OUTLINES_FEET: Final = Feet((SHOWN, LOW), (STRIP,), LARGE)
PILES_FEET: Final = Feet((PILES,), (STRIP,), PILES)
POINTS_FEET: Final = Feet((POINTS,), (), POINTS, warehouses=False)


class Warehouses(Enum):
    """Where the warehouses of a row stand: on the pavement beside the houses, beneath it, or nowhere."""

    BESIDE = WAREHOUSE_BESIDE, 0
    BENEATH = 0, BENEATH
    NOWHERE = 0, 0

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high


@dataclass(frozen=True)
class PanelSpot:
    """A seat's panel, and where its house and its warehouse stand in it."""

    seat: int
    x: int
    y: int
    width: int
    height: int
    head: int
    """Where the house may begin."""
    cell: int
    warehouse: Warehouses

    @property
    def pavement(self) -> int:
        """The line in the panel on which the building stands."""
        return self.height - LABELS - self.warehouse.high

    @property
    def room(self) -> int:
        """How wide a house may be."""
        return self.width - 2 * SIDE_PADDING - self.warehouse.wide


@dataclass(frozen=True)
class Page:
    """One picture of a table."""

    panels: tuple[PanelSpot, ...]
    foot: Foot | None
    top: int
    """Where the foot begins."""

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.top + (self.foot.height if self.foot else -GAP) + _FOOT_MARGIN


@dataclass(frozen=True)
class Row:
    """Panels side by side, each with its width, and how high they are."""

    panels: tuple[PanelSpot, ...]

    @property
    def height(self) -> int:
        """The same for all of them."""
        return self.panels[0].height


@lru_cache(maxsize=256)
def pages_for(sizes: tuple[Size, ...], wire: bool, feet: Feet, noted: bool = False) -> tuple[Page, ...]:
    """The pictures of a table with houses of these sizes; `noted` if the panels' heads say more."""
    top = HEADER + (WIRE_HEIGHT if wire else GAP)
    rows_by_cell = {cell: _rows(sizes, cell, feet.warehouses, noted) for cell in CELLS}
    for forms in (feet.in_full, feet.in_short):
        for (_, rows), foot in product(rows_by_cell.items(), forms):
            if rows and (page := _page(rows, top, foot)).height <= TALLEST:
                return (page,)
    for rows in rows_by_cell.values():
        if rows and (houses := _page(rows, top, None)).height <= TALLEST:
            return houses, _page((), HEADER + GAP, feet.alone)
    return tuple(_overflowing(rows_by_cell[CELLS[-1]], top, feet.alone))


def _overflowing(rows: tuple[Row, ...], top: int, foot: Foot) -> Iterator[Page]:
    """As many rows in each picture as it holds, seats in order, and the foot where it fits at last."""
    begun: tuple[Row, ...] = ()
    for row in rows:
        if begun and _page((*begun, row), top, None).height > TALLEST:
            yield _page(begun, top, None)
            begun, top = (), HEADER + GAP
        begun = (*begun, row)
    together = _page(begun, top, foot)
    if together.height <= TALLEST:
        yield together
    else:
        yield _page(begun, top, None)
        yield _page((), HEADER + GAP, foot)


def _page(rows: tuple[Row, ...], y: int, foot: Foot | None) -> Page:
    panels: list[PanelSpot] = []
    for row in rows:
        panels += [replace(panel, y=y) for panel in row.panels]
        y += row.height + GAP
    return Page(tuple(panels), foot, y)


def _rows(sizes: tuple[Size, ...], cell: int, warehouses: bool, noted: bool) -> tuple[Row, ...]:
    """All seats in order, broken into rows so that the total height is least; none if a house is too wide."""
    found = _breaks(sizes, cell, warehouses, noted)
    return min(found, key=lambda rows: (sum(row.height + GAP for row in rows), len(rows)), default=())


def _breaks(sizes: tuple[Size, ...], cell: int, warehouses: bool, noted: bool) -> Iterator[tuple[Row, ...]]:
    for breaks in product((False, True), repeat=len(sizes) - 1):
        lengths = [1]
        for new_row in breaks:
            if new_row:
                lengths.append(1)
            else:
                lengths[-1] += 1
        seats = pairwise((0, *accumulate(lengths)))
        rows = [
            _row([sizes[seat] for seat in range(first, end)], first, cell, warehouses, noted)
            for first, end in seats
        ]
        if all(rows):
            yield tuple(row for row in rows if row)


def _row(sizes: list[Size], first: int, cell: int, warehouses: bool, noted: bool) -> Row | None:
    """The seats from the first on side by side; None if they are too wide.

    A house that no picture can hold, even with the smallest cells, has a row of its own and is cropped.
    """
    free = _ROOM - GAP * (len(sizes) - 1)
    houses = [columns * cell + 2 * SIDE_PADDING for columns, _ in sizes]
    warehouse = _where_to_store(houses, free) if warehouses else Warehouses.NOWHERE
    needs = [max(house + warehouse.wide, _LEAST_PANEL) for house in houses]
    tallest = max(rows for _, rows in sizes) * cell
    if cell == CELLS[-1]:
        needs, tallest = [min(need, free) for need in needs], min(tallest, _TALLEST_HOUSE)
    spare = free - sum(needs)
    if spare < 0:
        return None
    head = NOTED_HEAD if noted and min(needs) + spare // len(needs) < _WIDE_HEAD else PANEL_HEAD
    inner = max(tallest, _LEAST_BESIDE) if warehouse is Warehouses.BESIDE else tallest
    height = head + inner + LABELS + warehouse.high
    panels, x = [], MARGIN
    for number, need in enumerate(needs):
        width = need + spare * (number + 1) // len(needs) - spare * number // len(needs)
        panels.append(PanelSpot(first + number, x, 0, width, height, head, cell, warehouse))
        x += width + GAP
    return Row(tuple(panels))


def _where_to_store(houses: list[int], free: int) -> Warehouses:
    """Beside the houses if the row has room for it."""
    wide = sum(max(house + WAREHOUSE_BESIDE, _LEAST_PANEL) for house in houses)
    return Warehouses.BESIDE if wide <= free else Warehouses.BENEATH
