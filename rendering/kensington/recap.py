"""Kensington's part of a recap: every seat's house at night, small, where it will stand in the end."""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from games.kensington.names import short_part, short_tile_name
from games.kensington.position import Building, Placed, Position
from games.message import Message, say, who
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.colours import Paint
from rendering.kensington.elevation import Site, put_building, size_of
from rendering.kensington.night import night_panel, sky_at
from rendering.parts import GAP, MARGIN, Box
from rendering.recap.stage import (
    LOW,
    PANELS_HEIGHT,
    PANELS_ROOM,
    PANELS_TOP,
    TALL,
    Head,
    Look,
    Stage,
    put_head,
)

_CELLS: Final = range(34, 7, -1)
_PADDING: Final = 14
_NARROWEST: Final = 214
"""A panel has room for a name and points."""
_BELOW: Final = 20
"""The pavement's height."""

Size = tuple[int, int]
"""Columns and rows of a house."""


def stage_of(views: Sequence[Position]) -> Stage:
    """One size of cells with which all houses fit as they are in the end, in one row or in two."""
    buildings = tuple(player.building for player in views[-1].players)
    sizes = [size_of(building) for building in buildings]
    rows = max(_arrangements(sizes), key=_worth)
    cell = _cell_for(rows)
    boxes = _boxes(rows, cell)

    def panel(box: Box, look: Look, outside: Paint) -> Sprite:
        return _panel(box, look, outside, _site(box, buildings[look.seat], cell))

    return Stage(
        boxes=boxes,
        panel=panel,
        own=lambda view, seat: view.players[seat].building,
        newest=_newest,
        told=_told,
    )


def _arrangements(sizes: list[Size]) -> list[list[list[Size]]]:
    """All in one row, or some in a second."""
    return [[sizes], *([sizes[:first], sizes[first:]] for first in range(1, len(sizes)))]


def _worth(rows: list[list[Size]]) -> tuple[int, int, int]:
    """Large cells, then few rows, then rows of much the same width."""
    widest = max(sum(columns for columns, _ in row) for row in rows)
    return _cell_for(rows), -len(rows), -widest


def _head(rows: int) -> Head:
    return TALL if rows == 1 else LOW


def _row_height(rows: int) -> int:
    return (PANELS_HEIGHT - (rows - 1) * GAP) // rows


def _width(columns: int, cell: int) -> int:
    return max(_NARROWEST, columns * cell + 2 * _PADDING)


def _cell_for(rows: list[list[Size]]) -> int:
    """The largest cells for an arrangement."""
    return next((cell for cell in _CELLS if _fits(rows, cell)), _CELLS[-1])


def _fits(rows: list[list[Size]], cell: int) -> bool:
    """Side by side, with birds and chimneys on the highest roof below the names."""
    sky = _row_height(len(rows)) - _BELOW - _head(len(rows)).height
    wide = max(sum(_width(columns, cell) for columns, _ in row) + (len(row) - 1) * GAP for row in rows)
    high = max(height for row in rows for _, height in row) * cell + ceil(cell * 0.62) + 4
    return wide <= PANELS_ROOM and high <= sky


def _boxes(rows: list[list[Size]], cell: int) -> tuple[Box, ...]:
    """As wide as each house needs; what is left over in a row is shared out."""
    found, high = [], _row_height(len(rows))
    for line, row in enumerate(rows):
        widths = [_width(columns, cell) for columns, _ in row]
        left, x = PANELS_ROOM - sum(widths) - (len(row) - 1) * GAP, MARGIN
        for number, wide in enumerate(widths):
            more = left * (number + 1) // len(row) - left * number // len(row)
            found.append(Box(x, PANELS_TOP + line * (high + GAP), wide + more, high))
            x += wide + more + GAP
    return tuple(found)


def _site(box: Box, building: Building, cell: int) -> Site:
    """Where the finished house stands in the middle of its panel."""
    start = (box.width - len(building.columns) * cell) // 2
    return Site(start - building.left * cell, box.height - _BELOW + 2, cell, sky_at(0.6, 1))


def _newest(before: Position, after: Position, seat: int) -> tuple[Placed, ...]:
    built = len(before.players[seat].building.placed)
    return after.players[seat].building.placed[built:]


def _told(seat: int, pieces: tuple[Any, ...]) -> Message:
    built = tuple(short_part(part, short_tile_name(part.tile)) for part in pieces)
    return say("recap-builds", who=who(seat), pieces=built)


def _panel(box: Box, look: Look, outside: Paint, site: Site) -> Sprite:
    pavement, head = box.height - _BELOW, TALL if box.height == PANELS_HEIGHT else LOW
    night = night_panel(box.width, box.height, pavement, head.height, look.lit, outside)
    canvas, x, y = Canvas(night.image), -night.left, -night.top
    here = Site(site.x + x, site.ground + y, site.cell, site.sky)
    put_building(canvas, here, look.own, look.seat, len(look.newest))
    put_head(canvas, x, y, box.width, look, colours.WHITE, sky_at(head.height / 2, pavement), head)
    return Sprite(canvas.image, None, night.left, night.top)
