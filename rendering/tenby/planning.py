"""What a single player sees while a compass is chosen: hand, market, residents, and the town in short."""

from typing import Final

from PIL import Image

from games.tenby.position import HIDDEN, Position
from games.tenby.scoring import town_points
from languages.reader import Reader
from rendering.canvas import Canvas
from rendering.parts import GAP, MARGIN
from rendering.tenby import turn
from rendering.tenby.card import LARGE, LOW, MARKET
from rendering.tenby.header import OWN_HEADER, put_own_header, seaside, sky_at
from rendering.tenby.plan import HEIGHT, put_plan
from rendering.tenby.residents import lines_height, put_lines
from rendering.tenby.solo_honours import aims_height, aims_of, put_aims
from rendering.tenby.solo_market import put_solo_market, solo_market_height
from rendering.tenby.town_row import Look, row_height, town_row
from rendering.tenby.turn import put_decision

_HIGHEST: Final = 1400
_STAMPS: Final = (58, 50, 42, 34, 26, 18, 14)


def draw_planning(view: Position, seat: int, reader: Reader) -> Image.Image:
    """All that the choice depends on."""
    player, aims = view.players[seat], aims_of(view)
    kept = tuple(card for card in player.residents if card != HIDDEN)
    hidden = (HIDDEN,) * len(kept)
    look = Look(seat, reader.name(seat), player.town, town_points(player.town), player.rings, hidden, False)
    top = OWN_HEADER + turn.HEIGHT + GAP
    rest = top + HEIGHT + GAP + (lines_height(len(kept)) if kept else 0) + aims_height(aims) + GAP
    sizes = [(form, size) for size in _STAMPS for form in (LARGE, LOW, MARKET)]
    heights = {
        each: rest + solo_market_height(view, each[0]) + GAP + row_height(look, each[1]) + 8 for each in sizes
    }
    form, size = next((each for each in sizes if heights[each] <= _HIGHEST), sizes[-1])
    height = min(_HIGHEST, heights[form, size])
    canvas = Canvas(seaside(height))
    put_own_header(canvas, view, seat, reader, sky_at(40, height))
    put_decision(canvas, OWN_HEADER, view, seat, reader, sky_at(OWN_HEADER, height))
    put_plan(canvas, top, view, reader, sky_at(top + 90, height))
    y = top + HEIGHT + GAP
    put_solo_market(canvas, y, view, form, reader, sky_at(y + 120, height))
    y += solo_market_height(view, form) + GAP
    if kept:
        put_lines(canvas, y, kept, player.town, reader, sky_at(y + 60, height))
        y += lines_height(len(kept))
    put_aims(canvas, y - GAP, aims, reader, sky_at(y, height))
    y += aims_height(aims)
    canvas.put(town_row(look, size, sky_at(y + 60, height)), MARGIN, y)
    return canvas.image
