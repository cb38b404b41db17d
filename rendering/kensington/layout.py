"""Where everything lies in the table picture: panels in one or two rows, and cells as large as fit.

Buildings grow to any width and height, so the arrangement that allows the largest cells is chosen.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
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
STRIP: Final = HeapPlan(cell=14, in_line=6, line=88, card=132, foot=56)
LARGE: Final = HeapPlan(cell=29, in_line=3, line=172, card=398, foot=70)

Size = tuple[int, int]
"""The columns and rows of a building."""


@dataclass(frozen=True)
class PanelSpot:
    """A seat's panel."""

    seat: int
    x: int
    y: int
    width: int
    cell: int
    """How large the cells of its building are."""


@dataclass(frozen=True, kw_only=True)
class Layout:
    """One arrangement of the table picture."""

    wire: bool
    """Is there a bird wire?"""
    beside: bool
    """Do warehouses stand beside the buildings, not below?"""
    heap_plan: HeapPlan
    panels: tuple[PanelSpot, ...]
    panel_height: int
    warehouse: int
    """The height of a warehouse below its building."""
    heap: int
    """The top of the heap's part."""
    height: int

    @property
    def pavement(self) -> int:
        """The line in a panel on which buildings stand."""
        return self.panel_height - LABELS - (0 if self.beside else self.warehouse + 18)


@dataclass(frozen=True)
class _Plan:
    """A way to arrange panels before it is known how large cells can be."""

    rows: int
    beside: bool
    panel_height: int
    warehouse: int

    @property
    def room(self) -> int:
        """The height left for a building and what stands on its roof."""
        below = 0 if self.beside else self.warehouse + 18
        return self.panel_height - PANEL_HEAD - LABELS - below


_ONE_ROW: Final = (622, 150)
_TWO_ROWS: Final = (460, 106)
"""Panel heights, and the heights of warehouses below buildings."""


@lru_cache(maxsize=256)
def layout_for(sizes: tuple[Size, ...], wire: bool, shown: bool) -> Layout:
    """The arrangement for buildings of these sizes; `shown` if the heap shows outlines."""
    plans = [
        _Plan(rows, beside, *(_ONE_ROW if rows == 1 else _TWO_ROWS))
        for rows, beside in product((1, 2) if len(sizes) <= 3 else (2,), (False, True))
    ]
    largest = max(_smallest_cell(plan, sizes) for plan in plans)
    plan = next(plan for plan in plans if _smallest_cell(plan, sizes) * _WORTH_A_CHANGE >= largest)
    top = HEADER + (WIRE_HEIGHT if wire else 12)
    heap = top + plan.rows * (plan.panel_height + 14) + 4
    heap_plan = SHOWN if shown and plan.rows == 1 else STRIP
    return Layout(
        wire=wire,
        beside=plan.beside,
        heap_plan=heap_plan,
        panels=_panels(plan, sizes, top),
        panel_height=plan.panel_height,
        warehouse=plan.warehouse,
        heap=heap,
        height=heap + heap_plan.height + 16,
    )


def _row_of(seats: int, rows: int) -> tuple[range, ...]:
    first = (seats + rows - 1) // rows
    return (range(first), range(first, seats)) if rows == 2 else (range(seats),)


def _panels(plan: _Plan, sizes: tuple[Size, ...], top: int) -> tuple[PanelSpot, ...]:
    spots = []
    for number, row in enumerate(_row_of(len(sizes), plan.rows)):
        x, y = MARGIN, top + number * (plan.panel_height + 14)
        for seat, width in zip(row, _widths([sizes[seat][0] for seat in row]), strict=True):
            spots.append(PanelSpot(seat, x, y, width, _cell(plan, width, sizes[seat])))
            x += width + GAP
    return tuple(spots)


def _widths(columns: list[int]) -> list[int]:
    """The panels of a row: each has what a name and a warehouse need, wider buildings get more."""
    room = WIDTH - 2 * MARGIN - GAP * (len(columns) - 1)
    free = room - len(columns) * _LEAST_PANEL
    widths = [_LEAST_PANEL + free * wide // sum(columns) for wide in columns]
    widths[-1] += room - sum(widths)
    return widths


def _smallest_cell(plan: _Plan, sizes: tuple[Size, ...]) -> int:
    return min(spot.cell for spot in _panels(plan, sizes, 0))


def _cell(plan: _Plan, width: int, size: Size) -> int:
    columns, rows = size
    fits = min(plan.room / (rows + 0.6), building_room(width, plan.beside) / columns)
    return next((cell for cell in CELLS if cell <= fits), CELLS[-1])


def building_room(width: int, beside: bool) -> int:
    """How wide a building may be in a panel of this width."""
    return width - 2 * SIDE_PADDING - (WAREHOUSE_BESIDE + 16 if beside else 0)
