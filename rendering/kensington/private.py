"""What a seat needs to choose a tile: the heap large, every warehouse, its own building."""

from functools import lru_cache
from typing import Final

from PIL import Image

from games.kensington.building import points
from games.kensington.position import Position
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.kensington.elevation import put_elevation, site_for, size_of
from rendering.kensington.heap import cards_of, lay_heap, put_heap, put_special
from rendering.kensington.layout import CELLS, LARGE, PILES, Foot
from rendering.kensington.panels import night_panel, sky_at
from rendering.kensington.warehouse import Warehouse, put_warehouse
from rendering.names import fitted_name
from rendering.painter import Names
from rendering.parts import GAP, MARGIN, WIDTH, door, lay_frame
from rendering.text import CAPTION, CAPTION_BOLD, NAME, SENTENCE, TITLE, Type, Weight, width

_TOP: Final = 92
_OWN_WIDTH: Final = 660
_HIGH: Final = {2: 590, 3: 590, 4: 680, 5: 740}
"""The height above the heap, by seats: every warehouse needs its share."""
_HEAD: Final = 70
_TITLE: Final = "Your choice"
_NIGHT: Final = colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.3)


def draw_private(view: Position, seat: int, names: Names) -> Image.Image:
    """The seat's own picture. Nothing in it is secret, but it is large and about one seat."""
    plan = LARGE if view.options.heap_view else PILES
    canvas = Canvas(_ground(len(view.players), plan, cards_of(view)))
    _put_own(canvas, view, seat, names[seat])
    _put_warehouses(canvas, view, seat, names)
    top = _heap_top(len(view.players))
    put_heap(canvas, plan, top, view, names)
    if view.options.heap_view:
        y = top + plan.height - plan.below // 2
        put_special(canvas, view, WIDTH - 40, y)
        hint = "choose by the code; D is drawn blindly"
        canvas.text(40, y, hint, CAPTION, colours.MUTED, colours.PAPER, "lm")
    return canvas.image


def _heap_top(seats: int) -> int:
    return _TOP + _HIGH[seats] + 16


@lru_cache(maxsize=8)
def _ground(seats: int, plan: Foot, cards: int) -> Image.Image:
    height = _heap_top(seats) + plan.height + 16
    ground = Ground(WIDTH, height, colours.NIGHT)
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    ground.text(36, 62, _TITLE, TITLE, colours.NIGHT_TEXT)
    ground.text(54 + width(_TITLE, TITLE), 62, "only you see this", SENTENCE, colours.NIGHT_MUTED)
    lay_heap(ground, plan, _heap_top(seats), cards)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _put_own(canvas: Canvas, view: Position, seat: int, name: str) -> None:
    high, building = _HIGH[len(view.players)], view.players[seat].building
    pavement = high - 54
    sky, ground = sky_at(36, pavement), _TOP + pavement + 2
    canvas.put(night_panel(_OWN_WIDTH, high, pavement, _HEAD, False, _NIGHT), MARGIN, _TOP)
    canvas.put(door(seat, 36, 44, sky), MARGIN + 14, _TOP + 14)
    scored, right = str(points(building)), MARGIN + _OWN_WIDTH - 16
    canvas.text(right, _TOP + 60, scored, Type(56, Weight.BLACK), colours.WHITE, sky, "rs")
    canvas.text(MARGIN + 62, _TOP + 48, fitted_name(name, NAME, 420), NAME, colours.WHITE, sky)
    columns, rows = size_of(building)
    fits = min((_OWN_WIDTH - 28) / columns, (pavement - _HEAD) / (rows + 0.6))
    cell = next((cell for cell in (76, 68, 60, *CELLS) if cell <= fits), CELLS[-1])
    site = site_for(building, 0, (MARGIN + 14, _OWN_WIDTH - 28), ground, cell)
    window = (MARGIN + 2, _TOP + _HEAD, _OWN_WIDTH - 4, ground + 46)
    put_elevation(canvas, window, site, building, seat, 0)


def _put_warehouses(canvas: Canvas, view: Position, seat: int, names: Names) -> None:
    """The own one first, then those to buy from, each with a name."""
    x = MARGIN + _OWN_WIDTH + GAP + 6
    wide = WIDTH - MARGIN - x - 6
    count = len(view.players)
    pitch = (_HIGH[count] + 8) / count
    order = [seat, *(other for other in range(count) if other != seat)]
    for number, other in enumerate(order):
        y = round(_TOP + number * pitch)
        said = "yours" if other == seat else fitted_name(names[other], CAPTION_BOLD, wide - 150)
        canvas.text(x, y + 24, said, CAPTION_BOLD, colours.NIGHT_TEXT, _NIGHT)
        if other != seat:
            note = "buy for 1 token" if view.players[other].stored else "empty"
            after = x + wide - width(note, CAPTION)
            canvas.text(after, y + 24, note, CAPTION, colours.NIGHT_MUTED, _NIGHT)
        house = Warehouse(wide, min(160, round(pitch) - 42), largest=46)
        put_warehouse(canvas, house, other, view.players[other], x, y + 34, _NIGHT)
