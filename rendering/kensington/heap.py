"""The heap: outlines of face-down tiles to pick from with their codes, piles with counts, or one line."""

from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image

from games.kensington.heap import pile_of
from games.kensington.names import As, back_name, short_tile_name, with_printed
from games.kensington.position import Phase, Position
from games.kensington.tiles import FREE_BACKS, TILES, Back
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.kensington.captions import heap_words, is_forced
from rendering.kensington.layout import STRIP, Foot
from rendering.kensington.marks import lock, token
from rendering.kensington.tiles import BACK_COLOURS, draw_back_mark, extent, face_down, tile
from rendering.kept import kept_panel
from rendering.palette import nearest
from rendering.parts import MARGIN, WIDTH, lay_panel
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, NAME, Type, Weight, fitted, width

PAPER_LEFT: Final = 18
_CARDS_LEFT: Final = 34
_CARD_GAP: Final = 10
_BORDER: Final = 2
_CODE: Final = Type(28, Weight.BOLD)


_IN_LINE: Final = 3
"""Outlines side by side in a card."""
_CARD_HEAD: Final = 46
"""From the top of a card to its outlines."""


def lay_heap(ground: Ground, plan: Foot, y: int, piles: int, reader: Reader) -> None:
    """The paper and the empty cards."""
    lay_panel(ground, PAPER_LEFT, y, WIDTH - 2 * PAPER_LEFT, plan.height, colours.PAPER, colours.PAPER, 0, 16)
    ground.text(MARGIN + 16, y + plan.head // 2 + 14, _title(reader), HEAD, colours.INK)
    for number in range(piles if plan.card else 0):
        x, wide = _card(number, piles)
        lay_panel(ground, x, y + plan.head, wide, plan.card)


def _title(reader: Reader) -> str:
    return reader.read(say("kensington-caption-heap"))


def _after_title(reader: Reader) -> float:
    """Where the words beside the title begin."""
    return max(134, MARGIN + 34 + width(_title(reader), HEAD))


def _card(number: int, piles: int) -> tuple[int, int]:
    """The left edge and the width of a card."""
    wide = (WIDTH - 2 * _CARDS_LEFT - (piles - 1) * _CARD_GAP) // piles
    return _CARDS_LEFT + number * (wide + _CARD_GAP), wide


def cards_of(view: Position) -> int:
    """Three cards with outlines, or four piles."""
    return 3 if view.options.heap_view else 4


def put_heap(canvas: Canvas, plan: Foot, y: int, view: Position, reader: Reader) -> None:
    """What lies in the heap and what it costs, below a heading that says what it is for now."""
    if plan is STRIP:
        _put_strip(canvas, y, view, reader)
        return
    put_heap_head(canvas, y + plan.head // 2 + 14, view, reader)
    y += plan.head
    cards = cards_of(view)
    for number, (back, pile) in enumerate(zip(Back, view.piles, strict=True)):
        if number < cards:
            x, wide = _card(number, cards)
            if view.options.heap_view:
                lying = tuple(shown.outline for shown in pile.shown)
                if lying:
                    canvas.put(_outlines(plan, back, lying, wide), x, y + _CARD_HEAD)
                else:
                    _put_none_left(canvas, reader, x + wide / 2, y + _CARD_HEAD + plan.line / 2)
                _put_card_head(canvas, view, reader, back, x, y, wide)
            else:
                _put_pile(canvas, plan, view, reader, back, x, y, wide)


def _put_card_head(
    canvas: Canvas, view: Position, reader: Reader, back: Back, x: int, y: int, wide: int
) -> None:
    title = reader.read(back_name(back, As.TITLE))
    canvas.text(x + 18, y + 40, title, HEAD, colours.INK, colours.CARD)
    after = x + 30 + width(title, HEAD)
    canvas.text(after, y + 40, f"× {pile_of(view, back).size}", CAPTION, colours.MUTED, colours.CARD)
    put_price(canvas, view, reader, back, x + wide - 16, y + 40, colours.CARD)


def put_price(
    canvas: Canvas,
    view: Position,
    reader: Reader,
    back: Back,
    right: float,
    base: float,
    ground: Paint,
    spelled: bool = True,
) -> None:
    """What a tile of this back costs the seat in turn, ending at a place."""
    if view.phase is Phase.OVER:
        return
    if _is_locked(view, back):
        canvas.put(lock(34, ground), right - 16, base - 12)
        if spelled:
            locked = reader.read(say("kensington-caption-locked"))
            canvas.text(right - 42, base, locked, CAPTION_BOLD, colours.WARN, ground, "rs")
    elif back in FREE_BACKS:
        free = reader.read(say("kensington-caption-free"))
        canvas.text(right, base, free, CAPTION_BOLD, colours.OK, ground, "rs")
    else:
        canvas.put(token(18, ground), right - 20, base - 10)
        canvas.text(right - 46, base, "1", HEAD, colours.INK, ground, "rs")


def _is_locked(view: Position, back: Back) -> bool:
    if view.phase is not Phase.TAKE:
        return view.phase is Phase.LAST_BUILD
    return is_forced(view) if back in FREE_BACKS else not view.players[view.turn].tokens


def _put_none_left(canvas: Canvas, reader: Reader, x: float, y: float) -> None:
    words = reader.read(say("kensington-caption-none-left"))
    canvas.text(x, y, words, CAPTION, colours.QUIET, colours.CARD, "mm")


@kept_panel
def _outlines(plan: Foot, back: Back, lying: tuple[str, ...], wide: int) -> Sprite:
    """All outlines of a back with their codes as one sprite; a turn changes only one of three."""
    pitch = (wide - 16) / _IN_LINE
    lines = ceil(len(lying) / _IN_LINE)
    # Above the round corners of the card.
    high = min(lines * plan.line, plan.card - _CARD_HEAD - 8)
    card = Canvas(Image.new("P", (wide - 2 * _BORDER, high), nearest(colours.CARD)))
    for number, drawing in enumerate(lying):
        line, place = divmod(number, _IN_LINE)
        left, top = 8 - _BORDER + place * pitch, line * plan.line
        cell = min(plan.cell, (plan.line - 4) // extent(drawing)[1])
        shape, code = face_down(drawing, back, cell, colours.CARD), f"{back}{number + 1}"
        if plan.beside:
            middle = top + plan.line / 2
            card.put(shape, left + 46 + extent(drawing)[0] * cell / 2, middle)
            card.text(left + 2, middle, code, _CODE, colours.INK, colours.CARD, "lm")
        else:
            card.put(shape, left + pitch / 2, top + (plan.line - 34) / 2)
            card.text(left + pitch / 2, top + plan.line - 8, code, _CODE, colours.INK, colours.CARD, "ms")
    return Sprite(card.image, None, _BORDER)


def _put_pile(
    canvas: Canvas, plan: Foot, view: Position, reader: Reader, back: Back, x: int, y: int, wide: int
) -> None:
    """A pile to draw from blindly: its letter, its kind, how many, its price."""
    pile, kind = pile_of(view, back), reader.read(back_name(back))
    middle = y + plan.card / 2
    canvas.put(_pile(back, bool(pile.size)), x + 52, middle)
    canvas.text(x + 104, middle - 16, f"{back}  {kind}", NAME, colours.INK, colours.CARD)
    canvas.text(x + 104, middle + 34, f"× {pile.size}", HEAD, colours.INK, colours.CARD)
    put_price(canvas, view, reader, back, x + wide - 12, round(middle) + 34, colours.CARD, spelled=False)


def put_heap_head(canvas: Canvas, y: int, view: Position, reader: Reader) -> None:
    """Beside the heading: what the heap is for now, or the tile just taken; on the right the pool."""
    pool = reader.read(say("kensington-caption-pool", tokens=view.pool))
    right = WIDTH - 40 - width(pool, CAPTION)
    canvas.text(right, y, pool, CAPTION, colours.MUTED, colours.PAPER)
    canvas.put(token(18, colours.PAPER), right - 26, y - 10)
    _put_words(canvas, y, view, reader, right - 60)


def _put_words(canvas: Canvas, y: int, view: Position, reader: Reader, right: float) -> None:
    """What the seat in turn can do with the heap, or the tile that it just took."""
    x = _after_title(reader)
    words = heap_words(view, reader, CAPTION, right - x)
    canvas.text(x, y, words, CAPTION, colours.MUTED, colours.PAPER)
    if view.hand:
        x = round(x + width(words, CAPTION) + 14)
        columns, rows = extent(TILES[view.hand].drawing)
        size = 22 if rows == 1 else 42 // rows
        canvas.put(tile(view.hand, size, colours.PAPER), x, y - 10 - rows * size / 2)
        x += columns * size + 14
        said = fitted(
            reader.read(with_printed(view.hand, short_tile_name(view.hand))), CAPTION_BOLD, right - x
        )
        canvas.text(x, y, said, CAPTION_BOLD, colours.INK, colours.PAPER)


def _put_strip(canvas: Canvas, y: int, view: Position, reader: Reader) -> None:
    """The heap in one line: what was just taken, or what there is to take."""
    base = y + 45
    if view.hand:
        _put_words(canvas, base, view, reader, WIDTH - 44)
        return
    x = _after_title(reader) + 6
    for back, pile in zip(Back, view.piles, strict=True):
        canvas.put(face_down("X", back, 28, colours.PAPER), x + 15, y + 34)
        said = f"{reader.read(back_name(back, As.TITLE))} {pile.size}"
        canvas.text(x + 40, base, said, CAPTION_BOLD, colours.INK, colours.PAPER)
        x += 52 + width(said, CAPTION_BOLD)
        put_price(canvas, view, reader, back, x + 58, base, colours.PAPER, spelled=False)
        x += 82


@lru_cache(maxsize=8)
def _pile(back: Back, some: bool) -> Sprite:
    """Three backs on each other, pasted by their middle; dashed where none is left."""
    sheet = Sketch(84, 84)
    if some:
        for step in (0, 7, 14):
            sheet.box(3 + step, 17 - step, 64, 64, BACK_COLOURS[back], colours.INK, 2.5)
        draw_back_mark(sheet, back, 49, 35, 64)
    else:
        sheet.dashes([(8, 8), (76, 8), (76, 76), (8, 76)], colours.DASH, 3, 9, 7)
    return sprite(sheet.art(), colours.CARD, 42)


def put_special(canvas: Canvas, view: Position, reader: Reader, right: float, y: float) -> float:
    """The special backs in words, ending at a place; they have no outlines. Returns where it began."""
    size = view.piles[-1].size
    said = f"× {size}"
    x = right - width(said, CAPTION_BOLD)
    canvas.text(x, y, said, CAPTION_BOLD, colours.INK if size else colours.QUIET, colours.PAPER, "lm")
    label = f"{Back.SPECIAL} {reader.read(back_name(Back.SPECIAL))}"
    x -= width(label, CAPTION) + 8
    canvas.text(x, y, label, CAPTION, colours.INK, colours.PAPER, "lm")
    canvas.put(face_down("X", Back.SPECIAL, 30, colours.PAPER), x - 26, y)
    return x - 44
