"""Copenhagen in pictures: the table, the builder with its ghost, the hand, the icons."""

from rendering.copenhagen.builder import draw_draft
from rendering.copenhagen.hand import draw_hand_picture
from rendering.copenhagen.icons import draw_icons
from rendering.copenhagen.table import draw_table
from rendering.painter import Painter

PAINTER = Painter(
    table=lambda view, names: (draw_table(view, names),),
    private=draw_hand_picture,
    draft=draw_draft,
    icons=draw_icons,
)
