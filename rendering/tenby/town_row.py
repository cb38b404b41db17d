"""One seat's town at the table: who it is, rings, residents, points, and its streets as rows of stamps."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.tenby.components import RESIDENTS
from games.tenby.position import HIDDEN, Street, Town
from games.tenby.scoring import resident_points
from games.tenby.town import is_complete
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept, kept_panel
from rendering.names import name_lines
from rendering.parts import MARGIN, RING, WIDTH, door, lay_panel, lit_panel_art, put_badge
from rendering.seat_time import TimePill, put_time
from rendering.sketch import Sketch
from rendering.tenby.card import STAMP_RISE, stamp
from rendering.tenby.marks import COMPLETED, HONOUR, RESIDENT, mark
from rendering.tenby.marks import RING as LIFE_RING
from rendering.text import CAPTION, CAPTION_BOLD, NAME, Type, Weight, width

ROOM: Final = WIDTH - 2 * MARGIN
STAMPS: Final = 304
"""Where the stamps begin in a row."""
_LABEL: Final = 24
"""The street's number before its first stamp."""
_BETWEEN: Final = 10
_LEAST: Final = 112
_RESIDENTS: Final = 48
_NAME_TYPES: Final = (CAPTION_BOLD, Type(26, Weight.BOLD), Type(24, Weight.BOLD))
_SCORE: Final = Type(56, Weight.BLACK)
_STREET: Final = Type(26, Weight.BOLD)
_WORTH: Final = Type(28, Weight.BLACK)


@dataclass(frozen=True)
class Look:
    """All that a row shows of a seat."""

    seat: int
    name: str
    town: Town
    points: int
    rings: int
    residents: tuple[str, ...]
    has_secret_accolade: bool
    newest: tuple[str, ...] = ()
    lit: bool = False
    """Is it to act, or has it won?"""
    badge: str = ""
    note: str = ""
    time: TimePill | None = None
    """How its clock stands."""


@dataclass(frozen=True)
class Run:
    """Stamps of one street that lie side by side."""

    street: int
    faces: Street
    x: int
    line: int
    is_first: bool
    is_last: bool


@lru_cache(maxsize=512)
def runs_of(town: Town, size: int, room: int) -> tuple[Run, ...]:
    """The streets one after the other, on as many lines as they need."""
    found: list[Run] = []
    x = line = 0
    for number, street in enumerate(town):
        need = _LABEL + len(street) * size
        if x and x + need > room:
            x, line = 0, line + 1
        most = (room - _LABEL) // size
        lines = -(-len(street) // most)
        share = -(-len(street) // lines)
        for start in range(0, len(street), share):
            part = street[start : start + share]
            if start:
                x, line = 0, line + 1
            is_last = start + share >= len(street)
            found.append(Run(number, part, x + _LABEL, line, start == 0, is_last))
            x += _LABEL + len(part) * size + _BETWEEN
    return tuple(found)


def row_height(look: Look, size: int) -> int:
    """How high a row is with stamps so wide."""
    lines = runs_of(look.town, size, ROOM - STAMPS - 16)[-1].line + 1
    stamps = 14 + lines * (round(size * STAMP_RISE) + 10) + 4
    return max(_LEAST, stamps) + (_RESIDENTS if _are_open(look) else 0)


def _are_open(look: Look) -> bool:
    return any(card != HIDDEN for card in look.residents)


@kept_panel
def town_row(look: Look, size: int, sky: Paint) -> Sprite:
    """A seat's row, whole: a move changes one of them, the others stay."""
    height = row_height(look, size)
    canvas = Canvas(_paper(height, look.lit, sky).image)
    x = y = RING if look.lit else 0
    ground = colours.LIT if look.lit else colours.CARD
    _put_head(canvas, x, y, look, ground)
    if _are_open(look):
        _put_residents(canvas, x + 16, y + height - _RESIDENTS, look, ground)
    tall = round(size * STAMP_RISE)
    for run in runs_of(look.town, size, ROOM - STAMPS - 16):
        place = (x + STAMPS + run.x, y + 14 + run.line * (tall + 10))
        put_run(canvas, run, place, size, look.newest, is_complete(look.town[run.street]), ground)
    return Sprite(canvas.image, None, -x, -y)


@kept
def _paper(height: int, lit: bool, sky: Paint) -> Sprite:
    """An empty row; the one of the seat in turn has a ring round it."""
    margin = RING if lit else 0
    wide, high = ROOM + 2 * margin, height + 2 * margin
    ground = Ground(wide, high, sky)
    if lit:
        ground.lay_stretched(lit_panel_art(48, 48), 0, 0, wide, high)
    else:
        lay_panel(ground, 0, 0, wide, high)
    return ground.as_sprite()


def _put_head(canvas: Canvas, x: int, y: int, look: Look, ground: Paint) -> None:
    canvas.put(door(look.seat, 34, 42, ground), x + 14, y + 12)
    scored = str(look.points)
    canvas.text(x + 286, y + (60 if look.time else 78), scored, _SCORE, colours.INK, ground, "rs")
    if look.time:
        put_time(canvas, look.time, x + 290 - look.time.width, y + 68, ground)
    kind, lines = name_lines(look.name, _NAME_TYPES, 280 - 58 - width(scored, _SCORE))
    base = y + (44 if len(lines) == 1 else 32)
    for number, line in enumerate(lines):
        canvas.text(x + 58, base + 26 * number, line, kind, colours.INK, ground)
    if look.badge:
        wide = width(look.badge, CAPTION_BOLD) + 32
        put_badge(canvas, x + 14 + wide / 2, y + 66, look.badge, colours.INK, colours.HONEY, ground, 36)
        return
    if look.note:
        canvas.text(x + 16, y + 94, look.note, CAPTION, colours.MUTED, ground)
        return
    at = x + 14.0
    for sign, count in ((LIFE_RING, look.rings), (RESIDENT, len(look.residents))):
        canvas.put(mark(sign, 34, ground), at, y + 66)
        canvas.text(at + 40, y + 94, str(count), NAME, colours.INK, ground)
        at += 48 + width(str(count), NAME)
    if look.has_secret_accolade:
        canvas.put(mark(HONOUR, 32, ground), at, y + 66)


def _put_residents(canvas: Canvas, x: int, y: int, look: Look, ground: Paint) -> None:
    """Open residents: what each counts, its version, and what it is worth now."""
    canvas.fill(x, y, ROOM - 32, 2, colours.LINE)
    at = float(x)
    for card in look.residents:
        if card == HIDDEN:
            continue
        target, worth = RESIDENTS[card].target, str(resident_points(look.town, card))
        canvas.put(mark(RESIDENT, 30, ground), at, y + 10)
        canvas.put(mark(target, 34, ground), at + 34, y + 7)
        canvas.text(at + 74, y + 34, card[-1], CAPTION, colours.MUTED, ground)
        paint = colours.OK if worth != "0" else colours.QUIET
        canvas.text(at + 98, y + 35, worth, _WORTH, paint, ground)
        at += 98 + width(worth, _WORTH) + 34


def put_run(
    canvas: Canvas,
    run: Run,
    place: tuple[int, int],
    size: int,
    newest: tuple[str, ...],
    completed: bool,
    ground: Paint,
) -> None:
    """Stamps side by side, the newest ringed; a tick where a street that is sea to sea ends."""
    x, y = place
    if run.is_first:
        label = str(run.street + 1)
        middle = y + size * STAMP_RISE / 2
        canvas.text(x - 6, middle, label, _STREET, colours.MUTED, ground, "rm")
    for number, face in enumerate(run.faces):
        canvas.put(stamp(face, size), x + number * size, y)
    for number, face in enumerate(run.faces):
        if face in newest:
            canvas.put(_newest(size), x + number * size, y)
    if run.is_last and completed:
        canvas.put(mark(COMPLETED, 32, ground), x + len(run.faces) * size - 18, y - 12)


@kept
def _newest(size: int) -> Sprite:
    """Round the card placed last: amber in ink."""
    wide, high = size + 10, round(size * STAMP_RISE) + 10
    sheet = Sketch(wide, high)
    sheet.round_box(0, 0, wide, high, 7, None, colours.INK, 9)
    sheet.round_box(2, 2, wide - 4, high - 4, 6, None, colours.AMBER, 5)
    return sprite(sheet.art(), colours.INK, 5)
