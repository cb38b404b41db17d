"""Tenby in pictures: the table by the sea, a seat's own town, the builder, the icons."""

from rendering.painter import Painter
from rendering.tenby.builder import draw_draft
from rendering.tenby.icons import draw_icons
from rendering.tenby.private import draw_private
from rendering.tenby.recap import stage_of
from rendering.tenby.score import scores_of
from rendering.tenby.skin import SEASIDE
from rendering.tenby.table import draw_table

PAINTER = Painter(
    table=draw_table,
    private=draw_private,
    draft=draw_draft,
    icons=draw_icons,
    stage=stage_of,
    skin=SEASIDE,
    scores=scores_of,
)
