"""Copenhagen in pictures: the table, the turn of a seat, the builder with its ghost, the icons."""

from PIL.Image import Image

from games.copenhagen.position import Position
from languages.reader import Reader
from rendering.copenhagen.builder import draw_draft
from rendering.copenhagen.icons import draw_icons
from rendering.copenhagen.private import draw_private
from rendering.copenhagen.recap import stage_of
from rendering.copenhagen.table import draw_table
from rendering.painter import Painter
from rendering.seat_time import Times


def _table(view: Position, reader: Reader, times: Times = ()) -> tuple[Image, ...]:
    return (draw_table(view, reader, times),)


PAINTER = Painter(
    table=_table,
    private=draw_private,
    draft=draw_draft,
    icons=draw_icons,
    stage=stage_of,
)
