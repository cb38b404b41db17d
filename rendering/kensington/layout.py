"""Where everything lies in the table picture: panels in one or two rows, and cells as large as fit.

Buildings grow to any width and height, so the arrangement that allows the largest cells is chosen.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Final

from rendering.parts import GAP, MARGIN, WIDTH

HEADER: Final = 88
WIRE_HEIGHT: Final = 92
PANEL_HEAD: Final = 70
"""Door, name and score at the top of a panel."""
LABELS: Final = 50
"""The pavement with the columns' numbers."""
CELLS: Final = (50, 46, 42, 38, 34, 31, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8)
"""Few sizes, so that a tile drawn once serves many pictures. What does not fit even then is cropped."""
SIDE_PADDING: Final = 14
WAREHOUSE_BESIDE: Final = 168
"""The width of a warehouse that stands beside its building."""
_LEAST_PANEL: Final = 268
_WORTH_A_CHANGE: Final = 1.12
"""A later arrangement must allow cells this much larger, so that pictures change their plan seldom."""


@dataclass(frozen=True)
class HeapPlan:
    """How large the heap's outlines are and how many lie in a line."""

    cell: int
    in_line: int
    line: int
    """The height of a line of outlines with their codes."""
    card: int
    """The height of a card."""
    foot: int
    """The height of the line below the cards."""

    @property
    def height(self) -> int:
        """With its heading and the line below it."""
        return HEAP_HEAD + self.card + self.foot


HEAP_HEAD: Final = 62
"""From the top of the heap's part to its cards."""
SHOWN: Final = HeapPlan(cell=26, in_line=3, line=166, card=388, foot=70)
STRIP: Final = HeapPlan(cell=13, in_line=6, line=94, card=140, foot=56)
LARGE: Final = HeapPlan(cell=29, in_line=3, line=170, card=396, foot=70)

Size = tuple[int, int]
"""The columns and rows of a building."""


@dataclass(frozen=True)
class PanelSpot:
    """A seat's panel, how large the cells of its building are and where its warehouse stands."""

    seat: int
    x: int
    y: int
    width: int
    height: int
    cell: int
    warehouse: int
    """The height of a warehouse below the building; 0 if it stands beside it."""

    @property
    def pavement(self) -> int:
        """The line in the panel on which the building stands."""
        return self.height - LABELS - (self.warehouse + 18 if self.warehouse else 0)


@dataclass(frozen=True)
class Layout:
    """One arrangement of the table picture."""

    wire: bool
    """Is there a bird wire?"""
    panels: tuple[PanelSpot, ...]
    heap_plan: HeapPlan
    heap: int
    """The top of the heap's part."""

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.heap + self.heap_plan.height + 16


_PANEL_HEIGHTS: Final = {1: 622, 2: 456}
_WAREHOUSES: Final = {1: 150, 2: 106}
"""Heights by the number of rows of panels."""
_ROW_GAP: Final = 14


@lru_cache(maxsize=256)
def layout_for(sizes: tuple[Size, ...], wire: bool, shown: bool) -> Layout:
    """The arrangement for buildings of these sizes; `shown` if the heap shows outlines."""
    top = HEADER + (WIRE_HEIGHT if wire else 12)
    plans = [_panels(sizes, rows, top) for rows in ((1, 2) if len(sizes) <= 3 else (2,))]
    panels = _first_good(plans)
    rows = len({panel.y for panel in panels})
    heap = top + rows * (_PANEL_HEIGHTS[rows] + _ROW_GAP) + 4
    return Layout(wire, panels, SHOWN if shown and rows == 1 else STRIP, heap)


def _first_good(plans: Sequence[tuple[PanelSpot, ...]]) -> tuple[PanelSpot, ...]:
    """The first plan whose cells are nearly as large as in the best."""
    smallest = [min(panel.cell for panel in plan) for plan in plans]
    good = [cell * _WORTH_A_CHANGE >= max(smallest) for cell in smallest]
    return plans[good.index(True)]


def _panels(sizes: tuple[Size, ...], rows: int, top: int) -> tuple[PanelSpot, ...]:
    """All panels in so many rows; in each row warehouses stand where they leave more room."""
    first = ceil(len(sizes) / rows)
    spots: tuple[PanelSpot, ...] = ()
    for row in range(rows):
        seats = range(first) if row == 0 else range(first, len(sizes))
        y = top + row * (_PANEL_HEIGHTS[rows] + _ROW_GAP)
        spots += _first_good([_row(sizes, seats, rows, y, beside) for beside in (False, True)])
    return spots


def _row(sizes: tuple[Size, ...], seats: range, rows: int, y: int, beside: bool) -> tuple[PanelSpot, ...]:
    spots, x = [], MARGIN
    for seat, width in zip(seats, _widths([sizes[seat][0] for seat in seats]), strict=True):
        warehouse = 0 if beside else _WAREHOUSES[rows]
        spot = PanelSpot(seat, x, y, width, _PANEL_HEIGHTS[rows], 0, warehouse)
        spots.append(replace(spot, cell=_cell(spot, sizes[seat])))
        x += width + GAP
    return tuple(spots)


def _widths(columns: list[int]) -> list[int]:
    """The panels of a row: each has what a name and a warehouse need, wider buildings get more."""
    room = WIDTH - 2 * MARGIN - GAP * (len(columns) - 1)
    free = room - len(columns) * _LEAST_PANEL
    widths = [_LEAST_PANEL + free * wide // sum(columns) for wide in columns]
    widths[-1] += room - sum(widths)
    return widths


def _cell(spot: PanelSpot, size: Size) -> int:
    columns, rows = size
    # Birds and chimneys stand above the highest roof.
    fits = min((spot.pavement - PANEL_HEAD) / (rows + 0.6), building_room(spot) / columns)
    return next((cell for cell in CELLS if cell <= fits), CELLS[-1])


def building_room(spot: PanelSpot) -> int:
    """How wide a building may be in a panel."""
    return spot.width - 2 * SIDE_PADDING - (0 if spot.warehouse else WAREHOUSE_BESIDE + 16)
