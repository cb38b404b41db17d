"""Kensington in pictures: the table at night, the heap to choose from, the builder, the icons."""

from rendering.kensington.builder import draw_draft
from rendering.kensington.icons import draw_icons
from rendering.kensington.private import draw_private
from rendering.kensington.recap import stage_of
from rendering.kensington.skin import NIGHT
from rendering.kensington.table import draw_table
from rendering.painter import Painter

PAINTER = Painter(
    table=draw_table,
    private=draw_private,
    draft=draw_draft,
    icons=draw_icons,
    stage=stage_of,
    skin=NIGHT,
)
