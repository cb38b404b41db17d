"""Copenhagen's part of a recap: every seat's house, small."""

from collections.abc import Sequence
from typing import Any, Final

from games.copenhagen.components import COLUMNS, POINTS_TO_WIN, ROWS
from games.copenhagen.position import Position
from games.message import Message, say, who
from rendering import colours
from rendering.canvas import Ground, Sprite
from rendering.colours import Paint
from rendering.copenhagen.captions import built_said
from rendering.copenhagen.house import draw_empty_house, put_house
from rendering.copenhagen.layout import HouseSpot
from rendering.kept import kept
from rendering.parts import Box
from rendering.recap.stage import Look, Stage, as_panel, columns, corner, paper, put_head
from rendering.sketch import Sketch

_CELL: Final = 31
_GABLE: Final = 44
_GRID: Final = 114
"""From a panel's top to the uppermost row."""


def stage_of(views: Sequence[Position]) -> Stage:
    """Houses grow in place: all have the same room from the beginning."""
    return Stage(
        boxes=columns(len(views[0].players)),
        panel=_panel,
        own=lambda view, seat: view.players[seat].house,
        newest=_newest,
        told=_told,
        goal=POINTS_TO_WIN,
    )


def _newest(before: Position, after: Position, seat: int) -> tuple[Any, ...]:
    built = len(before.players[seat].house.placed)
    return after.players[seat].house.placed[built:]


def _told(seat: int, pieces: tuple[Any, ...]) -> Message:
    return say("recap-builds", who=who(seat), pieces=tuple(map(built_said, pieces)))


def _panel(box: Box, look: Look, outside: Paint) -> Sprite:
    canvas, ground = paper(box, look, outside)
    at = corner(look)
    spot = HouseSpot(at + (box.width - COLUMNS * _CELL) // 2, at + _GRID, _CELL, _GABLE, 0)
    canvas.put(_empty(look.seat, ground), spot.x, spot.y)
    put_house(canvas, spot, look.own, len(look.newest), ground)
    put_head(canvas, at, at, box.width, look, colours.INK, ground)
    return as_panel(canvas, box, look, outside)


@kept
def _empty(seat: int, ground: Paint) -> Sprite:
    """A house before anything is built, pasted by the corner of its grid."""
    left, above = 14, _GABLE + 6
    wide, high = COLUMNS * _CELL + 2 * left, above + ROWS * _CELL + 5
    sheet, below = Sketch(wide, high), Ground(wide, high, ground)
    draw_empty_house(sheet, HouseSpot(left, above, _CELL, _GABLE, 0), seat)
    below.lay(sheet.art(), 0, 0)
    return Sprite(below.settled(), None, -left, -above)
