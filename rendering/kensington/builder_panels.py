"""The boxes of the builder's picture: the tiles, whether they may be built, what they bring, the signs."""

from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from statistics import mean
from typing import Final

from games.kensington.building import score, with_tiles
from games.kensington.names import As, column_label, short_tile_name, signed
from games.kensington.position import Build, Building, Placed, Position
from games.kensington.tiles import DOOR, LIT, ROOF, TILES, WALL, form_of
from games.message import Message, Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.colours import Paint
from rendering.kensington.marks import bird, cat, diamond, draw_closed
from rendering.kensington.signs import sign
from rendering.kensington.tiles import extent, tile
from rendering.parts import Box, cross, lay_panel, panel, tick
from rendering.sketch import Sketch
from rendering.text import CAPTION, HEAD, LABEL, SENTENCE, TITLE, Type, Weight, fitted, width, wrapped

_NIGHT: Final = colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.4)
_TITLES: Final = (Type(34, Weight.BOLD), Type(30, Weight.BOLD), Type(26, Weight.BOLD))
_NARROW: Final = 300
"""A box below the scene; those beside it are wider."""
_LEGEND: Final = (
    say("kensington-caption-chosen"),
    say("kensington-caption-also-legal"),
    say("kensington-caption-roofed"),
    say("kensington-caption-preview"),
)


@dataclass(frozen=True)
class Boxes:
    """The four boxes beside or below the scene."""

    tile: Box
    legal: Box
    ended: Box
    legend: Box


def lay_boxes(ground: Ground, boxes: Boxes, reader: Reader) -> None:
    """Empty boxes, and the legend, which never changes."""
    for box in (boxes.tile, boxes.legal, boxes.ended, boxes.legend):
        lay_panel(ground, box.x, box.y, box.width, box.height)
    box = boxes.legend
    signs = Sketch(92, 222)
    signs.round_box(20, 18, 56, 38, 10, colours.AMBER, colours.INK, 2)
    signs.round_box(20, 68, 56, 38, 10, colours.CARD, colours.INK, 2)
    draw_closed(signs, 48, 138, 18)
    signs.dashes([(22, 172), (74, 172), (74, 204), (22, 204)], colours.INK, 4, 9, 6)
    ground.lay(signs.art(), box.x, box.y + (box.height - 222) // 2)
    top = box.y + (box.height - 222) // 2
    for number, line in enumerate(_LEGEND):
        said = fitted(reader.read(line), CAPTION, box.width - 106)
        ground.text(box.x + 96, top + 47 + 50 * number, said, CAPTION, colours.INK)


def _say(
    canvas: Canvas, box: Box, down: int, text: str, kind: Type = SENTENCE, paint: Paint = colours.INK
) -> None:
    shown = fitted(text, kind, box.width - 40)
    canvas.text(box.x + 20, box.y + down, shown, kind, paint, colours.CARD)


# The tiles


def put_tiles(canvas: Canvas, box: Box, view: Position, seat: int, move: Build, reader: Reader) -> None:
    """The tile with its name, what is printed on it and where it comes from; or the tiles of a unit."""
    names = [part.tile for part in move.parts]
    if len(names) > 1:
        title = reader.read(say("kensington-caption-these-tiles", tiles=len(names)))
        _say(canvas, box, 44, title, SENTENCE, colours.MUTED)
        bought = reader.read(say("kensington-caption-bought"))
        put_row(canvas, box, names, [bought if name == move.bought else "" for name in names])
    elif box.width < _NARROW:
        _put_tile_above(canvas, box, names[0], _origin(view, seat, move), reader)
    else:
        _put_tile_beside(canvas, box, names[0], _origin(view, seat, move), reader)


def _put_tile_above(canvas: Canvas, box: Box, name: str, origin: Message, reader: Reader) -> None:
    _say(canvas, box, 42, reader.read(say("kensington-caption-this-tile")), SENTENCE, colours.MUTED)
    columns, rows = extent(TILES[name].drawing)
    tall = 78 if TILES[name].bird else 100  # the bird sits above its roof
    size = min(46, tall // rows, 190 // columns)
    canvas.put(
        tile(name, size, colours.CARD), box.x + (box.width - columns * size) / 2, box.y + 160 - rows * size
    )
    _say(canvas, box, 196, reader.read(short_tile_name(name, As.TITLE)), HEAD)
    _say(canvas, box, 232, reader.read(origin), CAPTION, colours.MUTED)


def _put_tile_beside(canvas: Canvas, box: Box, name: str, origin: Message, reader: Reader) -> None:
    _say(canvas, box, 48, reader.read(say("kensington-caption-this-tile")), SENTENCE, colours.MUTED)
    columns, rows = extent(TILES[name].drawing)
    size = min(62, 190 // rows, 216 // columns)
    x, y = box.x + box.width - 26 - columns * size, box.y + 148 - rows * size // 2
    canvas.put(tile(name, size, colours.CARD), x, y)
    down = 100
    for line in wrapped(reader.read(short_tile_name(name, As.TITLE)), TITLE, x - box.x - 36, 2):
        _say(canvas, box, down, line, TITLE)
        down += 46
    _say(canvas, box, down, reader.read(origin), CAPTION, colours.MUTED)
    _put_printed(canvas, name, box.x + 20, box.y + down + 48, reader)


def _origin(view: Position, seat: int, move: Build) -> Message:
    if move.bought:
        return say("kensington-caption-bought-for")
    is_stored = move.parts[0].tile in view.players[seat].stored
    return say("kensington-caption-stored" if is_stored else "kensington-caption-just-taken")


def _put_printed(canvas: Canvas, name: str, x: float, y: int, reader: Reader) -> None:
    """Diamond, cat and bird side by side, with what they bring."""
    what = TILES[name]
    if what.diamond:
        canvas.put(diamond(14, colours.CARD), x + 14, y - 10)
        x = _put_word(canvas, x + 36, y, say("kensington-caption-diamond"), reader)
    if what.cat:
        fur = colours.CAT if what.mark == LIT else colours.WHITE
        ground = colours.CARD if what.mark == LIT else colours.DARK_WALL
        if what.mark != LIT:
            canvas.fill(round(x), y - 34, 36, 40, colours.DARK_WALL)
        canvas.put(cat(28, fur, ground), x + 4, y + 2)
        x = _put_word(canvas, x + 44, y, say("kensington-caption-cat"), reader)
    if what.bird:
        canvas.put(bird(36, colours.CARD), x, y + 4)
        _put_word(canvas, x + 48, y, say("kensington-caption-bird"), reader)


def _put_word(canvas: Canvas, x: float, y: int, said: Message, reader: Reader) -> float:
    """Where the next sign begins."""
    word = reader.read(said)
    canvas.text(x, y, word, CAPTION, colours.INK, colours.CARD)
    return x + 12 + width(word, CAPTION)


def put_row(canvas: Canvas, box: Box, names: list[str], words: list[str]) -> None:
    """Tiles side by side, each with a word; the same word stands once below its neighbours."""
    pitch = (box.width - 24) / max(1, len(names))
    middles = [box.x + 12 + (number + 0.5) * pitch for number in range(len(names))]
    for name, middle in zip(names, middles, strict=True):
        columns, rows = extent(TILES[name].drawing)
        size = min(44, 120 // rows, round(pitch - 14) // columns)
        canvas.put(tile(name, size, colours.CARD), middle - columns * size / 2, box.y + 190 - rows * size)
    for word, below in groupby(zip(words, middles, strict=True), key=itemgetter(0)):
        half = width(word, CAPTION) / 2
        middle = mean(middle for _, middle in below)
        inside = min(max(middle, box.x + 12 + half), box.x + box.width - 12 - half)
        canvas.text(inside, box.y + 228, word, CAPTION, colours.INK, colours.CARD, "ms")


# May it be built, and what does it bring?


def put_legal(canvas: Canvas, box: Box, parts: tuple[Placed, ...], reader: Reader) -> None:
    """A tick, the columns and the reasons."""
    fill = colours.OK_PALE
    canvas.put(panel(box.width, box.height, fill, colours.OK, 3, _NIGHT), box.x, box.y)
    canvas.put(tick(36, fill), box.x + 42, box.y + 44)
    columns = tuple(column_label(column) for column in sorted({part.column for part in parts}))
    title = reader.read(say("kensington-caption-legal", columns=columns))
    kind, titles = _title_lines(title, box.width - 84)
    for number, line in enumerate(titles):
        canvas.text(box.x + 72, box.y + 56 + 34 * number, line, kind, colours.OK, fill)
    lines = [
        line
        for reason in _reasons(parts)
        for line in wrapped(reader.read(reason), SENTENCE, box.width - 40, 2)
    ]
    down = 104 + 34 * (len(titles) - 1)
    for number, line in enumerate(lines[: 1 + (box.height - 16 - down) // 42]):
        canvas.text(box.x + 22, box.y + down + 42 * number, line, SENTENCE, colours.INK, fill)


def _title_lines(title: str, room: int) -> tuple[Type, list[str]]:
    """As large as one line allows; many columns take two."""
    for kind in _TITLES:
        if width(title, kind) <= room:
            return kind, [title]
    return _TITLES[-1], wrapped(title, _TITLES[-1], room, 2)


def _reasons(parts: tuple[Placed, ...]) -> tuple[Message, Message]:
    if len(parts) > 1:
        return say("kensington-caption-together"), say("kensington-caption-all-rest")
    mark = TILES[parts[0].tile].mark
    if mark == ROOF:
        wide = form_of(TILES[parts[0].tile].drawing).width
        return say("kensington-caption-closes", columns=wide), say("kensington-caption-roof-anywhere")
    rests = say("kensington-caption-rests")
    if mark == WALL:
        return rests, say("kensington-caption-wall-anywhere")
    if mark == DOOR:
        return rests, say("kensington-caption-door-anywhere")
    lit = mark == LIT
    return rests, say("kensington-caption-borders-lit" if lit else "kensington-caption-borders-dark")


def put_refusal(canvas: Canvas, box: Box, refusal: Said, reader: Reader) -> None:
    """Why it is not possible."""
    fill = colours.WARN_PALE
    canvas.put(panel(box.width, box.height, fill, colours.WARN, 3, _NIGHT), box.x, box.y)
    canvas.put(cross(20, fill), box.x + 44, box.y + 38)
    title = reader.read(say("kensington-caption-not-possible"))
    canvas.text(box.x + 78, box.y + 49, title, HEAD, colours.WARN, fill)
    kind, pitch, lines = _refusal_lines(reader.read(refusal), box)
    for number, line in enumerate(lines):
        y = box.y + 58 + pitch * (number + 1)
        canvas.text(box.x + 22, y, line, kind, colours.INK, fill)


def _refusal_lines(text: str, box: Box) -> tuple[Type, int, list[str]]:
    """The sentence in the type that it fits in whole; a long one is set closer."""
    pitch, lines = 34, wrapped(text, CAPTION, box.width - 40, (box.height - 70) // 34)
    if " ".join(lines) == text:
        return CAPTION, pitch, lines
    return LABEL, 28, wrapped(text, LABEL, box.width - 36, (box.height - 64) // 28)


def put_ended(
    canvas: Canvas, box: Box, building: Building, parts: tuple[Placed, ...], reader: Reader
) -> None:
    """The points if the game ended now, before and after; what the tiles change is green."""
    _say(canvas, box, 44, reader.read(say("kensington-caption-if-ended")), SENTENCE, colours.MUTED)
    before = score(building)
    after = score(with_tiles(building, parts)) if parts else before
    said = f"{before.points} → {after.points}" if parts else str(before.points)
    kind = Type(60 if box.width >= _NARROW else 52, Weight.BLACK)
    _say(canvas, box, 110, said, kind)
    gained = after.points - before.points
    if gained:
        paint = colours.OK if gained > 0 else colours.WARN
        at = (box.x + box.width - 18, box.y + 108)
        canvas.text(*at, signed(gained), Type(40, Weight.BLACK), paint, colours.CARD, "rs")
    in_line = max(1, (box.width - 20) // 90)
    for way, (old, new) in enumerate(zip(before.lines, after.lines, strict=True)):
        x, y = box.x + 20 + way % in_line * 90, box.y + 136 + way // in_line * 54
        canvas.put(sign(way, 36, colours.CARD), x, y)
        changed = new.points != old.points
        paint = colours.INK if not changed else colours.OK if new.points > old.points else colours.WARN
        kind = Type(30, Weight.BLACK if changed else Weight.SEMIBOLD)
        canvas.text(x + 43, y + 29, str(new.points), kind, paint, colours.CARD)


def put_summary(canvas: Canvas, boxes: Boxes, view: Position, seat: int, reader: Reader) -> None:
    """Without tiles in mind: what is at hand."""
    player, box = view.players[seat], boxes.tile
    own = [*player.stored, *([view.hand] if view.hand and view.turn == seat else [])]
    _say(canvas, box, 44, reader.read(say("kensington-caption-your-tiles")), SENTENCE, colours.MUTED)
    if not own:
        _say(canvas, box, 130, reader.read(say("kensington-caption-none")), SENTENCE)
    taken = reader.read(say("kensington-caption-taken"))
    stored = reader.read(say("kensington-caption-stored"))
    put_row(canvas, box, own, [taken if name == view.hand else stored for name in own])
    box = boxes.legal
    _say(canvas, box, 56, reader.read(say("kensington-caption-choose-tile")), HEAD)
    words = reader.read(say("kensington-caption-choose-column"))
    for number, line in enumerate(wrapped(words, SENTENCE, box.width - 40, 3)):
        _say(canvas, box, 104 + 40 * number, line)
