"""Copenhagen in pictures: the table, the turn of a seat, the builder with its ghost, the icons."""

from rendering.copenhagen.builder import draw_draft
from rendering.copenhagen.icons import draw_icons
from rendering.copenhagen.private import draw_private
from rendering.copenhagen.table import draw_table
from rendering.painter import Painter

PAINTER = Painter(
    table=lambda view, reader: (draw_table(view, reader),),
    private=draw_private,
    draft=draw_draft,
    icons=draw_icons,
)
