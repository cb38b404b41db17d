"""The table picture: every house, the score track, the harbour and the tiles that are left."""

from functools import lru_cache

from PIL import Image

from games.copenhagen.components import SIZES, Colour
from games.copenhagen.house import completed_lines
from games.copenhagen.position import TAKEN, TILES, Position
from games.copenhagen.rules import outcome
from games.message import Message, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.copenhagen.captions import end_card_said, harbour_line, last_words, lines_of
from rendering.copenhagen.ground import (
    HARBOUR,
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
from rendering.seat_time import Times
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, SENTENCE_BOLD, Type, Weight, width

_COUNT = Type(30, Weight.BLACK)
_NO_COUNT = Type(30)


def draw_table(view: Position, reader: Reader, times: Times = ()) -> Image.Image:
    """The picture that everybody sees."""
    ended = outcome(view)
    if ended is not None:
        return draw_over(view, ended, reader)
    layout = LAYOUTS[len(view.players)]
    canvas = Canvas(table_ground(layout.seats, reader.language))
    put_header(canvas, layout, view, None, reader)
    for panel_of_seat in seat_panels(view, None, reader, times):
        put_seat_panel(canvas, layout, panel_of_seat)
    put_boats(canvas, layout, scores_of(view))
    _put_harbour(canvas, layout, view, reader)
    _put_stock(canvas, layout, view, reader)
    _put_legend(canvas, layout, view, reader)
    return canvas.image


def _put_harbour(canvas: Canvas, layout: Layout, view: Position, reader: Reader) -> None:
    y = layout.harbour
    after = HARBOUR_LEFT + width(reader.read(HARBOUR), HEAD) + 17
    canvas.text(after, y + 30, reader.read(harbour_line(view)), CAPTION, colours.MUTED, colours.PAPER)
    for bridge, letter in enumerate(view.harbour):
        x = HARBOUR_LEFT + bridge * CARD_PITCH
        if letter == TAKEN:
            empty = dashed_box(94, 124, colours.QUIET, 3, 11, 8, colours.PAPER)
            canvas.put(empty, x + 2, y + 44)
        else:
            canvas.put(card(letter, *CARD_SIZE, colours.PAPER), x, y + 42)
    _put_supply(canvas, y + 48, len(view.supply))
    _put_end_card(canvas, y + 12, view, reader)
    whites = reader.read(say("copenhagen-caption-whites", number=view.whites))
    canvas.text(SIDE + 74, y + 186, whites, SENTENCE_BOLD, colours.INK, colours.PAPER)


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


def _put_end_card(canvas: Canvas, y: int, view: Position, reader: Reader) -> None:
    said, is_warning = end_card_said(view)
    fill, line, ink, thick = (
        (colours.WARN_PALE, colours.WARN, colours.WARN, 3)
        if is_warning
        else (colours.CARD, colours.LINE, colours.INK, 2)
    )
    canvas.put(panel(234, 118, fill, line, thick, colours.PAPER), SIDE, y)
    for number, text in enumerate(lines_of(reader, said)):
        canvas.text(SIDE + 117, y + 50 + 38 * number, text, SENTENCE_BOLD, ink, fill, "ms")


def _put_stock(canvas: Canvas, layout: Layout, view: Position, reader: Reader) -> None:
    for number in range(len(Colour)):
        counts = view.stock[number * len(SIZES) : (number + 1) * len(SIZES)]
        stock = _stock_of(layout.seats, number, counts, reader.language)
        canvas.put(stock, stock_box(number)[0], layout.stock)


@kept
def _stock_of(seats: int, number: int, counts: tuple[int, ...], language: str) -> Sprite:
    """A colour's box with its counts; a purchase changes only one of five."""
    x, wide = stock_box(number)
    top = LAYOUTS[seats].stock
    box = Canvas(table_ground(seats, language).crop((x, top, x + wide, top + STOCK_HEIGHT)))
    tiles = TILES[number * len(SIZES) : (number + 1) * len(SIZES)]
    for tile, left in zip(tiles, counts, strict=True):
        middle, foot = STOCK_PLACES[tile] - x, STOCK_HEIGHT - 21
        if left:
            box.text(middle, foot, str(left), _COUNT, colours.INK, colours.CARD, "mm")
        else:
            box.put(stock_gone(tile), middle, STOCK_MIDDLE)
            box.text(middle, foot, "0", _NO_COUNT, colours.QUIET, colours.CARD, "mm")
    return Sprite(box.image, None)


def _put_legend(canvas: Canvas, layout: Layout, view: Position, reader: Reader) -> None:
    """The last line: what was done last on the left, the signs that occur on the right."""
    y, x = layout.legend, WIDTH - 36
    for mark, said in reversed(_signs(view)):
        text = reader.read(said)
        x -= round(width(text, CAPTION))
        canvas.text(x, y, text, CAPTION, colours.MUTED, colours.PAPER, "lm")
        canvas.put(mark, x - 26, y)
        x -= 66
    if view.last is None:
        nobody = reader.read(say("copenhagen-caption-nobody-moved"))
        canvas.text(36, y, nobody, CAPTION, colours.MUTED, colours.PAPER, "lm")
    else:
        canvas.put(last_sign(colours.WALL), 45, y)
        last = reader.read(say("copenhagen-caption-last-head"))
        canvas.text(74, y, last, CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
        start = 82 + width(last, CAPTION_BOLD)
        words = last_words(view, view.last, reader, CAPTION, x - start)
        canvas.text(start, y, words, CAPTION, colours.INK, colours.PAPER, "lm")


def _signs(view: Position) -> list[tuple[Sprite, Message]]:
    signs = []
    lines = [completed_lines(player.house) for player in view.players]
    if any(line.mixed_rows or line.mixed_columns for line in lines):
        signs.append((line_mark("", 16, 1, False, colours.PAPER), say("copenhagen-caption-line-done")))
    if any(line.window_rows or line.window_columns for line in lines):
        signs.append((line_mark("", 16, 1, True, colours.PAPER), say("copenhagen-caption-all-windows")))
    if any(player.used for player in view.players):
        signs.append((_used_sign(), say("copenhagen-caption-used")))
    return signs


@lru_cache(maxsize=1)
def _used_sign() -> Sprite:
    sheet = Sketch(32, 32)
    sheet.round_box(1, 1, 30, 30, 6, colours.SPENT, colours.DASH, 2)
    sheet.line([(6, 26), (26, 6)], colours.WARN, 3)
    return sprite(sheet.art(), colours.PAPER, 16)
