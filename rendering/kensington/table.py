"""The table picture: every building at night, warehouses, the bird wire and the heap."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from games.kensington.building import points
from games.kensington.position import Building, Position
from games.kensington.rules import outcome, to_act
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint, mix
from rendering.kensington.captions import doing, last_words
from rendering.kensington.elevation import columns_of, is_roofed, put_elevation, site_for, size_of
from rendering.kensington.heap import cards_of, lay_heap, put_heap, put_heap_head, put_special
from rendering.kensington.layout import (
    HEADER,
    PANEL_HEAD,
    SIDE_PADDING,
    WAREHOUSE_BESIDE,
    HeapPlan,
    Layout,
    PanelSpot,
    building_room,
    layout_for,
)
from rendering.kensington.panels import PAVEMENT, draw_moon, draw_stars, night_panel, sky_at
from rendering.kensington.warehouse import Warehouse, empty_warehouse, put_contents
from rendering.kensington.wire import lay_wire, put_wire
from rendering.names import fitted_name
from rendering.painter import Names
from rendering.parts import WIDTH, door, last_sign, lay_frame, put_whose_turn
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, NAME, SENTENCE, TITLE, Type, Weight, fitted, width

_SCORE = Type(56, Weight.BLACK)
_PILL_ROOM = 330
_MOON = (690, 46, 24)
_TALL_WAREHOUSE = 236


def draw_table(view: Position, names: Names) -> Image.Image:
    """The picture that everybody sees."""
    layout = _layout_of(view)
    canvas = Canvas(_ground(layout.wire, layout.heap_plan, cards_of(view), layout.heap, layout.height))
    _put_header(canvas, layout, view, names)
    for spot in layout.panels:
        _put_panel(canvas, layout, spot, view, names[spot.seat])
    put_heap_head(canvas, layout.heap + 46, view, names)
    put_heap(canvas, layout.heap_plan, layout.heap, view)
    _put_legend(canvas, layout.heap + layout.heap_plan.height - layout.heap_plan.foot // 2, view, names)
    return canvas.image


def _layout_of(view: Position) -> Layout:
    sizes = tuple(size_of(player.building) for player in view.players)
    return layout_for(sizes, view.options.public_bird_counter, view.options.heap_view)


@lru_cache(maxsize=8)
def _ground(wire: bool, plan: HeapPlan, cards: int, heap: int, height: int) -> Image.Image:
    """Night, moon and stars, the empty wire, the paper of the heap."""
    ground = Ground(WIDTH, height, colours.NIGHT)
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    scene = Sketch(WIDTH, HEADER)
    draw_stars(scene, 624, 12, 220, 84)
    draw_moon(scene, *_MOON, _night_at(_MOON[1], height))
    ground.lay(scene.art(), 0, 0)
    ground.text(36, 60, "Kensington", TITLE, colours.NIGHT_TEXT)
    if wire:
        lay_wire(ground, HEADER + 82)
    lay_heap(ground, plan, heap, cards)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _night_at(y: float, height: int) -> Paint:
    return mix(colours.NIGHT, colours.NIGHT_FOOT, y / height)


def _put_header(canvas: Canvas, layout: Layout, view: Position, names: Names) -> None:
    sky = _night_at(46, layout.height)
    start = 54 + width("Kensington", TITLE)
    said = fitted(doing(view), SENTENCE, 616 - start)
    canvas.text(start, 60, said, SENTENCE, colours.NIGHT_MUTED, sky)
    put_whose_turn(canvas, view.turn, outcome(view), names, _PILL_ROOM, sky)
    if layout.wire:
        put_wire(canvas, view, HEADER + 82, _night_at(HEADER + 30, layout.height))


# Panels


def _put_panel(canvas: Canvas, layout: Layout, spot: PanelSpot, view: Position, name: str) -> None:
    outside = _night_at(spot.y + spot.height / 2, layout.height)
    player = view.players[spot.seat]
    newest = view.last.placed if view.last is not None and view.last.seat == spot.seat else 0
    lit = spot.seat in to_act(view)
    canvas.put(_panel(replace(spot, x=0, y=0), lit, outside, player.building, newest), spot.x, spot.y)
    _put_head(canvas, spot, name, points(player.building))
    house, x, y = _warehouse(spot)
    put_contents(canvas, house, player, spot.x + x, spot.y + y)


@lru_cache(maxsize=32)
def _panel(spot: PanelSpot, lit: bool, outside: Paint, building: Building, newest: int) -> Sprite:
    """A seat's panel with its building and its empty warehouse; a turn changes only one or two of them."""
    night = night_panel(spot.width, spot.height, spot.pavement, PANEL_HEAD, lit, outside)
    canvas, here = Canvas(night.image), replace(spot, x=-night.left, y=-night.top)
    canvas.put(door(spot.seat, 36, 44, sky_at(36, spot.pavement)), here.x + 14, here.y + 14)
    _put_building(canvas, here, building, newest)
    house, x, y = _warehouse(spot)
    ground = PAVEMENT if spot.warehouse else sky_at(0.6, 1)
    canvas.put(empty_warehouse(house, spot.seat, ground), here.x + x, here.y + y)
    return Sprite(canvas.image, None, night.left, night.top)


def _warehouse(spot: PanelSpot) -> tuple[Warehouse, int, int]:
    """Below the building or beside it: its size, and its place in the panel."""
    if spot.warehouse:
        return Warehouse(spot.width - 32, spot.warehouse), 16, spot.pavement + 56
    tall = Warehouse(WAREHOUSE_BESIDE, _TALL_WAREHOUSE, tall=True)
    return tall, spot.width - 16 - WAREHOUSE_BESIDE, spot.pavement - _TALL_WAREHOUSE + 2


def _put_head(canvas: Canvas, spot: PanelSpot, name: str, scored: int) -> None:
    """Who it is and what it would score now."""
    x, y, sky = spot.x, spot.y, sky_at(36, spot.pavement)
    canvas.text(x + spot.width - 16, y + 60, str(scored), _SCORE, colours.WHITE, sky, "rs")
    room = spot.width - 62 - 28 - width(str(scored), _SCORE)
    canvas.text(x + 62, y + 48, fitted_name(name, NAME, room), NAME, colours.WHITE, sky)


def _put_building(canvas: Canvas, spot: PanelSpot, building: Building, newest: int) -> None:
    """The building with its labels between the head and the warehouse."""
    room = (spot.x + SIDE_PADDING, building_room(spot))
    ground = spot.y + spot.pavement + 2
    site = site_for(building, newest, room, ground, spot.cell)
    window = (room[0] - SIDE_PADDING + 2, spot.y + PANEL_HEAD, room[1] + 2 * SIDE_PADDING - 4, ground + 46)
    put_elevation(canvas, window, site, building, spot.seat, newest)


# The legend


def _put_legend(canvas: Canvas, y: int, view: Position, names: Names) -> None:
    """The last line: what was done last on the left, the signs that occur on the right."""
    x: float = WIDTH - 40
    if view.options.heap_view:
        x = put_special(canvas, view, x, y) - 24
    if any(
        is_roofed(player.building, column)
        for player in view.players
        for column in columns_of(player.building)
    ):
        x -= width("roofed", CAPTION)
        canvas.text(x, y, "roofed", CAPTION, colours.INK, colours.PAPER, "lm")
        canvas.put(_roofed_sign(), x - 34, y)
        x -= 84
    if view.last is None:
        canvas.text(40, y, "nobody has moved yet", CAPTION, colours.MUTED, colours.PAPER, "lm")
        return
    canvas.put(last_sign(colours.DARK_WALL), 55, y)
    canvas.text(84, y, "last", CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
    start = 92 + width("last", CAPTION_BOLD)
    words = last_words(view, view.last, names, CAPTION, x - start)
    canvas.text(start, y, words, CAPTION, colours.INK, colours.PAPER, "lm")


@lru_cache(maxsize=1)
def _roofed_sign() -> Sprite:
    sheet = Sketch(48, 34)
    sheet.round_box(1, 1, 46, 32, 8, colours.AMBER, colours.INK, 2)
    made = sprite(sheet.art(), colours.PAPER)
    return Sprite(made.image, made.mask, -24, -17)
