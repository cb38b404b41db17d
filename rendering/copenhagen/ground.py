"""What never changes in the table picture: sky, empty houses, water with posts, boxes and headings."""

from functools import lru_cache

from PIL import Image

from games.copenhagen.components import FOOTBRIDGES, POINTS_TO_WIN, SIZES, Ability, Colour
from games.copenhagen.names import ability_name
from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Ground, Sprite, sprite
from rendering.colours import PIECES, Paint, mix
from rendering.copenhagen.abilities import Worth, ability_art, draw_ability
from rendering.copenhagen.bricks import cells_of, draw_gone, draw_silhouette, extent, tile_art
from rendering.copenhagen.house import draw_empty_house
from rendering.copenhagen.layout import (
    CARD_PITCH,
    CARD_SIZE,
    LAYOUTS,
    PANELS_TOP,
    POINTS_HEIGHT,
    POST_PITCH,
    POSTS_LEFT,
    SIDE,
    STOCK_HEIGHT,
    STRIP_HEIGHT,
    Layout,
)
from rendering.copenhagen.pieces import draw_hand, draw_supply
from rendering.grounds import kept_ground
from rendering.parts import MARGIN, RING, WIDTH, draw_door, lay_frame, lay_panel, lit_panel_art
from rendering.scenery import lay_skyline, lay_water
from rendering.sketch import LEFT_ONLY, Sketch
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, TITLE, Type, Weight, width, write

HARBOUR_LEFT = 28
HARBOUR = say("copenhagen-caption-harbour-head")
SUPPLY_SIZE = (84, 112)
SUPPLY_LEFT = 824
STOCK_CELL = 13
STOCK_MIDDLE = 42


@kept_ground
def table_ground(seats: int, language: str) -> Image.Image:
    """The table with nobody's turn and nothing built."""
    layout = LAYOUTS[seats]
    ground = Ground(WIDTH, layout.height, colours.PAPER)
    reader = Reader(language, medium=Medium.PICTURE)
    _lay_houses(ground, layout, reader, over=False)
    _lay_harbour(ground, layout, reader)
    _lay_stock(ground, layout, reader)
    lay_frame(ground, WIDTH, layout.height)
    return ground.settled()


@kept_ground
def over_ground(seats: int, language: str) -> Image.Image:
    """The table when it is over, with room for where the points came from."""
    layout = LAYOUTS[seats]
    ground = Ground(WIDTH, layout.over_height, colours.PAPER)
    reader = Reader(language, medium=Medium.PICTURE)
    _lay_houses(ground, layout, reader, over=True)
    lay_panel(ground, MARGIN, layout.points, WIDTH - 2 * MARGIN, POINTS_HEIGHT)
    came = reader.read(say("copenhagen-caption-points"))
    ground.text(46, layout.points + 46, came, HEAD, colours.INK)
    lay_frame(ground, WIDTH, layout.over_height)
    return ground.settled()


def _lay_houses(ground: Ground, layout: Layout, reader: Reader, over: bool) -> None:
    """The upper part of both: title, panels, the abilities by name where there is a strip, the track."""
    _lay_sky(ground, layout, 0)
    lay_skyline(ground, 640, 94, 262)
    ground.text(36, 60, "Copenhagen", TITLE, colours.INK)
    for seat in range(layout.seats):
        x = layout.panel_x(seat)
        lay_panel(ground, x, PANELS_TOP, layout.panel_width, layout.panel_height)
        ground.lay(_panel_furniture(layout, seat, over), x, PANELS_TOP)
    if not layout.spelled:
        _lay_strip(ground, layout, reader)
    _lay_track(ground, layout)


def _lay_strip(ground: Ground, layout: Layout, reader: Reader) -> None:
    """The abilities by name, once for all seats, in the order of the slots above."""
    wide, size = WIDTH - 2 * MARGIN, 38
    lay_panel(ground, MARGIN, layout.strip, wide, STRIP_HEIGHT)
    names = [reader.read(ability_name(ability)) for ability in Ability]
    widths = [size + 10 + width(name, CAPTION_BOLD) for name in names]
    gap = (wide - 36 - sum(widths)) / (len(widths) - 1)
    x, middle = MARGIN + 18.0, layout.strip + STRIP_HEIGHT // 2
    for ability, name, room in zip(Ability, names, widths, strict=True):
        ground.lay(ability_art(ability, size, Worth.ACTIVE), round(x), middle - size // 2)
        ground.text(x + size + 10, middle, name, CAPTION_BOLD, colours.INK, "lm")
        x += room + gap


@lru_cache(maxsize=18)
def lit_panel(seats: int, seat: int, over: bool) -> Sprite:
    """The empty panel of the seat in turn or of a winner, to be pasted at its corner."""
    layout = LAYOUTS[seats]
    wide, high = layout.panel_width + 2 * RING, layout.panel_height + 2 * RING
    ground = Ground(wide, high, colours.PAPER)
    _lay_sky(ground, layout, PANELS_TOP - RING)
    ground.lay(lit_panel_art(layout.panel_width, layout.panel_height), 0, 0)
    ground.lay(_panel_furniture(layout, seat, over), RING, RING)
    return ground.as_sprite(RING)


def _lay_sky(ground: Ground, layout: Layout, above: int) -> None:
    """The morning sky; `above` is how much of the picture lies above this ground."""
    ground.fade(0, -above, WIDTH, layout.water, colours.MORNING, colours.PAPER)


def header_sky(y: int, layout: Layout) -> Paint:
    """The sky's colour at a height, for what is pasted there."""
    return mix(colours.MORNING, colours.PAPER, y / layout.water)


def _panel_furniture(layout: Layout, seat: int, over: bool) -> Image.Image:
    """Everything in a seat's panel that does not depend on the position; hands count only in play."""
    sheet = Sketch(layout.panel_width, layout.panel_height)
    draw_door(sheet, *layout.door, seat)
    if not over:
        draw_hand(sheet, layout.hand.x, layout.hand.y, layout.hand.room)
    draw_empty_house(sheet, layout.house, seat)
    for ability, (x, y) in zip(Ability, layout.abilities, strict=True):
        draw_ability(sheet, ability, x, y, layout.ability, Worth.NONE)
    return sheet.art()


def _lay_track(ground: Ground, layout: Layout) -> None:
    """The score track: a post for every point, a flag on the last."""
    lay_water(ground, 3, layout.water, WIDTH - 6, layout.water_height)
    y = post_middle(layout)
    sheet = Sketch(WIDTH, 60)
    for points in range(POINTS_TO_WIN + 1):
        x, last = POSTS_LEFT + points * POST_PITCH, points == POINTS_TO_WIN
        if not last:
            sheet.box(x, 28.5, POST_PITCH, 3, colours.PILE_LINE)
    for points in range(POINTS_TO_WIN + 1):
        x, last = POSTS_LEFT + points * POST_PITCH, points == POINTS_TO_WIN
        fill, radius, size = (colours.AMBER, 25, 30) if last else (colours.CARD, 19, 27)
        sheet.disc(x, 30, radius, fill, colours.INK, 2.5)
        write(sheet, x, 30, str(points), Type(size, Weight.BLACK), colours.INK)
    ground.lay(sheet.art(), 0, y - 30)
    flag = Sketch(50, 64)
    flag.box(3, 2, 3.5, 60, colours.INK)
    flag.polygon([(6, 3), (44, 13), (6, 26)], PIECES["R"].wall, colours.INK, 2)
    ground.lay(flag.art(), POSTS_LEFT + POINTS_TO_WIN * POST_PITCH - 3, y - 25 - 58)


def post_middle(layout: Layout) -> int:
    """The height of the posts' middles."""
    return layout.water + layout.water_height - 26


def _lay_harbour(ground: Ground, layout: Layout, reader: Reader) -> None:
    y = layout.harbour
    ground.text(HARBOUR_LEFT, y + 30, reader.read(HARBOUR), HEAD, colours.INK)
    discs = Sketch(FOOTBRIDGES * CARD_PITCH, 42)
    for bridge in range(FOOTBRIDGES):
        x = bridge * CARD_PITCH + CARD_SIZE[0] / 2
        discs.disc(x, 21, 20, colours.INK)
        write(discs, x, 21, str(bridge + 1), Type(28, Weight.BLACK), colours.WHITE)
    ground.lay(discs.art(), HARBOUR_LEFT, y + 166)
    supply = reader.read(say("copenhagen-caption-supply"))
    ground.text(SUPPLY_LEFT + 47, y + 204, supply, CAPTION, colours.MUTED, "ms")
    white = tile_art("W1", 0, 56)
    ground.lay(white, SIDE + 3, y + 146)


@lru_cache(maxsize=1)
def supply_art() -> Image.Image:
    """The pile of cards face down."""
    wide, high = SUPPLY_SIZE
    sheet = Sketch(wide + 12, high + 12)
    draw_supply(sheet, 0, 0, wide, high)
    return sheet.art()


def _lay_stock(ground: Ground, layout: Layout, reader: Reader) -> None:
    """Five boxes with a flank in the colour of their tiles."""
    if layout.spelled:
        left = reader.read(say("copenhagen-caption-tiles-left"))
        ground.text(HARBOUR_LEFT, layout.stock - 14, left, HEAD, colours.INK)
    for number, colour in enumerate(Colour):
        x, wide = stock_box(number)
        piece = PIECES[colour]
        sheet = Sketch(wide, STOCK_HEIGHT)
        sheet.round_box(0, 0, wide, STOCK_HEIGHT, 12, colours.CARD, colours.LINE, 2)
        sheet.round_box(0, 0, 34, STOCK_HEIGHT, 12, piece.wall, corners=LEFT_ONLY)
        write(sheet, 17, STOCK_HEIGHT / 2, colour, Type(34, Weight.BLACK), piece.on)
        for size in SIZES:
            tile = f"{colour}{size}"
            columns, rows = extent(cells_of(tile, _stock_turn(tile)))
            across = STOCK_PLACES[tile] - x - columns * STOCK_CELL / 2
            top = STOCK_MIDDLE - rows * STOCK_CELL / 2
            draw_silhouette(sheet, tile, _stock_turn(tile), across, top, STOCK_CELL)
        ground.lay(sheet.art(), x, layout.stock)


def stock_box(number: int) -> tuple[int, int]:
    """The left edge and the width of a colour's box."""
    wide = (WIDTH - 2 * MARGIN - 4 * 10) // 5
    return MARGIN + number * (wide + 10), wide


def _stock_turn(tile: str) -> int:
    """Long tiles stand, so that four fit side by side."""
    return 1 if tile[0] == "P" or tile[1] == "2" or tile == "G3" else 0


def _stock_places() -> dict[str, int]:
    """The middle of every tile's silhouette: side by side in its box with equal gaps."""
    places = {}
    for number, colour in enumerate(Colour):
        x, room = stock_box(number)
        tiles = [f"{colour}{size}" for size in SIZES]
        widths = [max(22, extent(cells_of(tile, _stock_turn(tile)))[0] * STOCK_CELL) for tile in tiles]
        gap = (room - 36 - sum(widths)) / (len(tiles) + 1)
        left = x + 35 + gap
        for tile, wide in zip(tiles, widths, strict=True):
            places[tile] = round(left + wide / 2)
            left += wide + gap
    return places


STOCK_PLACES = _stock_places()


@lru_cache(maxsize=20)
def stock_gone(tile: str) -> Sprite:
    """What covers a silhouette of which none is left, pasted by its middle."""
    columns, rows = extent(cells_of(tile, _stock_turn(tile)))
    wide, high = columns * STOCK_CELL + 4, rows * STOCK_CELL + 4
    sheet = Sketch(wide, high)
    sheet.box(0, 0, wide, high, colours.CARD)
    draw_gone(sheet, tile, _stock_turn(tile), 2, 2, STOCK_CELL)
    made = sprite(sheet.art(), colours.CARD)
    return Sprite(made.image, None, -wide // 2, -high // 2)
