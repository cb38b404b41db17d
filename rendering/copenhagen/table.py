"""The table picture: every house, the score track, the harbour and the tiles that are left."""

from functools import lru_cache

from PIL import Image

from games.copenhagen.components import SIZES, Colour
from games.copenhagen.house import completed_lines
from games.copenhagen.position import TAKEN, TILES, Position
from games.copenhagen.rules import outcome
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.copenhagen.captions import end_card_lines, harbour_line, last_words
from rendering.copenhagen.ground import (
    HARBOUR_LEFT,
    STOCK_MIDDLE,
    STOCK_PLACES,
    SUPPLY_LEFT,
    SUPPLY_SIZE,
    stock_box,
    stock_gone,
    supply_art,
    table_ground,
)
from rendering.copenhagen.house import line_mark
from rendering.copenhagen.layout import CARD_PITCH, CARD_SIZE, LAYOUTS, SIDE, STOCK_HEIGHT, Layout
from rendering.copenhagen.over import draw_over
from rendering.copenhagen.pieces import card
from rendering.copenhagen.seat_panel import put_seat_panel, seat_panels
from rendering.copenhagen.track import put_boats, put_header, scores_of
from rendering.kept import kept
from rendering.parts import WIDTH, dashed_box, last_sign, panel
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, SENTENCE_BOLD, Type, Weight, width

_COUNT = Type(30, Weight.BLACK)
_NO_COUNT = Type(30)


def draw_table(view: Position, names: tuple[str, ...]) -> Image.Image:
    """The picture that everybody sees."""
    ended = outcome(view)
    if ended is not None:
        return draw_over(view, ended, names)
    layout = LAYOUTS[len(view.players)]
    canvas = Canvas(table_ground(layout.seats))
    put_header(canvas, layout, view, None, names)
    for panel_of_seat in seat_panels(view, None, names):
        put_seat_panel(canvas, layout, panel_of_seat)
    put_boats(canvas, layout, scores_of(view))
    _put_harbour(canvas, layout, view)
    _put_stock(canvas, layout, view)
    _put_legend(canvas, layout, view, names)
    return canvas.image


def _put_harbour(canvas: Canvas, layout: Layout, view: Position) -> None:
    y = layout.harbour
    canvas.text(HARBOUR_LEFT + 138, y + 30, harbour_line(view), CAPTION, colours.MUTED, colours.PAPER)
    for bridge, letter in enumerate(view.harbour):
        x = HARBOUR_LEFT + bridge * CARD_PITCH
        if letter == TAKEN:
            empty = dashed_box(94, 124, colours.QUIET, 3, 11, 8, colours.PAPER)
            canvas.put(empty, x + 2, y + 44)
        else:
            canvas.put(card(letter, *CARD_SIZE, colours.PAPER), x, y + 42)
    _put_supply(canvas, y + 48, len(view.supply))
    _put_end_card(canvas, y + 12, view)
    canvas.text(SIDE + 74, y + 186, f"white × {view.whites}", SENTENCE_BOLD, colours.INK, colours.PAPER)


def _put_supply(canvas: Canvas, y: int, left: int) -> None:
    wide, high = SUPPLY_SIZE
    if left:
        canvas.put(_supply(), SUPPLY_LEFT, y)
        kind = Type(38, Weight.BLACK)
        middle = (SUPPLY_LEFT + 10 + wide / 2, y + high * 0.72)
        canvas.text(*middle, str(left), kind, colours.WHITE, colours.PILE, "mm")
    else:
        canvas.put(dashed_box(wide, high, colours.QUIET, 3, 11, 8, colours.PAPER), SUPPLY_LEFT + 5, y + 5)


@lru_cache(maxsize=1)
def _supply() -> Sprite:
    return sprite(supply_art(), colours.PAPER)


def _put_end_card(canvas: Canvas, y: int, view: Position) -> None:
    lines, is_warning = end_card_lines(view)
    fill, line, ink, thick = (
        (colours.WARN_PALE, colours.WARN, colours.WARN, 3)
        if is_warning
        else (colours.CARD, colours.LINE, colours.INK, 2)
    )
    canvas.put(panel(234, 118, fill, line, thick, colours.PAPER), SIDE, y)
    for number, text in enumerate(lines):
        canvas.text(SIDE + 117, y + 50 + 38 * number, text, SENTENCE_BOLD, ink, fill, "ms")


def _put_stock(canvas: Canvas, layout: Layout, view: Position) -> None:
    for number in range(len(Colour)):
        counts = view.stock[number * len(SIZES) : (number + 1) * len(SIZES)]
        canvas.put(_stock_of(layout.seats, number, counts), stock_box(number)[0], layout.stock)


@kept
def _stock_of(seats: int, number: int, counts: tuple[int, ...]) -> Sprite:
    """A colour's box with its counts; a purchase changes only one of five."""
    x, wide = stock_box(number)
    top = LAYOUTS[seats].stock
    box = Canvas(table_ground(seats).crop((x, top, x + wide, top + STOCK_HEIGHT)))
    tiles = TILES[number * len(SIZES) : (number + 1) * len(SIZES)]
    for tile, left in zip(tiles, counts, strict=True):
        middle, foot = STOCK_PLACES[tile] - x, STOCK_HEIGHT - 21
        if left:
            box.text(middle, foot, str(left), _COUNT, colours.INK, colours.CARD, "mm")
        else:
            box.put(stock_gone(tile), middle, STOCK_MIDDLE)
            box.text(middle, foot, "0", _NO_COUNT, colours.QUIET, colours.CARD, "mm")
    return Sprite(box.image, None)


def _put_legend(canvas: Canvas, layout: Layout, view: Position, names: tuple[str, ...]) -> None:
    """The last line: what was done last on the left, the signs that occur on the right."""
    y, x = layout.legend, WIDTH - 36
    for mark, text in reversed(_signs(view)):
        x -= round(width(text, CAPTION))
        canvas.text(x, y, text, CAPTION, colours.MUTED, colours.PAPER, "lm")
        canvas.put(mark, x - 26, y)
        x -= 66
    if view.last is None:
        canvas.text(36, y, "nobody has moved yet", CAPTION, colours.MUTED, colours.PAPER, "lm")
    else:
        canvas.put(last_sign(colours.WALL), 45, y)
        canvas.text(74, y, "last", CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
        start = 82 + width("last", CAPTION_BOLD)
        words = last_words(view, view.last, names, CAPTION, x - start)
        canvas.text(start, y, words, CAPTION, colours.INK, colours.PAPER, "lm")


def _signs(view: Position) -> list[tuple[Sprite, str]]:
    signs = []
    lines = [completed_lines(player.house) for player in view.players]
    if any(line.mixed_rows or line.mixed_columns for line in lines):
        signs.append((line_mark("", 16, 1, False, colours.PAPER), "line done"))
    if any(line.window_rows or line.window_columns for line in lines):
        signs.append((line_mark("", 16, 1, True, colours.PAPER), "all windows ×2"))
    if any(player.used for player in view.players):
        signs.append((_used_sign(), "used"))
    return signs


@lru_cache(maxsize=1)
def _used_sign() -> Sprite:
    sheet = Sketch(32, 32)
    sheet.round_box(1, 1, 30, 30, 6, colours.SPENT, colours.DASH, 2)
    sheet.line([(6, 26), (26, 6)], colours.WARN, 3)
    return sprite(sheet.art(), colours.PAPER, 16)
