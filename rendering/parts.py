"""Parts that every game's pictures share: frame, panels, doors, pills, badges, discs and ticks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from PIL import Image

from games.api import Outcome
from games.message import Message, say, who
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.names import fitted_name
from rendering.sketch import TOP_ONLY, Sketch
from rendering.text import CAPTION_BOLD, NAME, Type, Weight, fitted, width, write

WIDTH: Final = 1200
MARGIN: Final = 24
GAP: Final = 12
RING: Final = 6
"""How far the amber ring reaches beyond the panel whose turn it is."""
PILL_HEIGHT: Final = 58
ICON_SIZE: Final = 128


_CORNERED: Final = 48
"""Large enough for all round corners of a box."""


@dataclass(frozen=True)
class Box:
    """Where a panel lies."""

    x: int
    y: int
    width: int
    height: int

    @property
    def below(self) -> int:
        """Where the next one beneath it begins."""
        return self.y + self.height + GAP


def lay_frame(ground: Ground, width: int, height: int) -> None:
    """The line that makes a card of the picture on any background."""
    sheet = Sketch(_CORNERED, _CORNERED, oversize=2)
    sheet.box(0, 0, _CORNERED, _CORNERED, colours.PAPER)
    sheet.round_box(3, 3, _CORNERED - 6, _CORNERED - 6, 18, colours.EDGE)
    sheet.hole(6, 6, _CORNERED - 12, _CORNERED - 12, 15)
    ground.lay_stretched(sheet.art(), 0, 0, width, height)


def panel_art(
    width: int,
    height: int,
    fill: Paint | None = colours.CARD,
    line: Paint = colours.LINE,
    thick: float = 2,
    radius: float = 14,
) -> Image.Image:
    """A plain panel."""
    sheet = Sketch(width, height)
    sheet.round_box(0, 0, width, height, radius, fill, line, thick)
    return sheet.art()


def lay_panel(
    ground: Ground,
    x: int,
    y: int,
    width: int,
    height: int,
    fill: Paint | None = colours.CARD,
    line: Paint = colours.LINE,
    thick: float = 2,
    radius: float = 14,
) -> None:
    """A plain panel that is always there; without a fill only its line."""
    corners = panel_art(_CORNERED, _CORNERED, fill, line, thick, radius)
    ground.lay_stretched(corners, x, y, width, height)


def lit_panel_art(width: int, height: int, fill: Paint = colours.LIT) -> Image.Image:
    """The panel whose turn it is; the art is RING larger on every side."""
    sheet = Sketch(width + 2 * RING, height + 2 * RING)
    sheet.round_box(0, 0, width + 12, height + 12, 20, colours.AMBER)
    sheet.round_box(4, 4, width + 4, height + 4, 16, colours.INK)
    sheet.round_box(6, 6, width, height, 14, fill)
    return sheet.art()


@kept
def panel(width: int, height: int, fill: Paint, line: Paint, thick: float, ground: Paint) -> Sprite:
    """A panel that is only there sometimes; a large one is a small one drawn out."""
    if min(width, height) < _CORNERED:
        return sprite(panel_art(width, height, fill, line, thick), ground)
    small = sprite(panel_art(_CORNERED, _CORNERED, fill, line, thick), ground)
    assert small.mask is not None, "a panel has round corners"
    return Sprite(drawn_out(small.image, width, height), drawn_out(small.mask, width, height))


def drawn_out(small: Image.Image, width: int, height: int) -> Image.Image:
    """A box made larger: its corners stay, and what lies between them is drawn out."""
    across, down = small.width // 2, small.height // 2
    wide = Image.new(small.mode, (width, small.height))
    wide.paste(small.crop((across, 0, across + 1, small.height)).resize((width, small.height)), (0, 0))
    wide.paste(small.crop((0, 0, across, small.height)), (0, 0))
    wide.paste(small.crop((across, 0, small.width, small.height)), (width - small.width + across, 0))
    large = Image.new(small.mode, (width, height))
    large.paste(wide.crop((0, down, width, down + 1)).resize((width, height)), (0, 0))
    large.paste(wide.crop((0, 0, width, down)), (0, 0))
    large.paste(wide.crop((0, down, width, small.height)), (0, height - small.height + down))
    return large


def draw_door(sheet: Sketch, x: float, y: float, width: float, height: float, seat: int) -> None:
    """The badge of a seat: its number on its door."""
    on = colours.ON_SEATS[seat]
    sheet.round_box(x, y, width, height, width * 0.48, colours.SEATS[seat], colours.INK, 2.5, TOP_ONLY)
    write(sheet, x + width / 2, y + height * 0.54, str(seat + 1), Type(height * 0.62, Weight.BLACK), on)


def door_art(seat: int, width: int, height: int) -> Image.Image:
    """A seat's badge alone."""
    sheet = Sketch(width, height)
    draw_door(sheet, 0, 0, width, height, seat)
    return sheet.art()


@kept
def door(seat: int, width: int, height: int, ground: Paint) -> Sprite:
    """A seat's badge in the palette."""
    return sprite(door_art(seat, width, height), ground)


@kept
def pill(width: int, height: int, fill: Paint, line: Paint, thick: float, ground: Paint) -> Sprite:
    """A bar with round ends."""
    sheet = Sketch(width, height)
    sheet.round_box(0, 0, width, height, height / 2, fill, line, thick)
    return sprite(sheet.art(), ground)


def place_of(place: int) -> Message:
    """A place as it is said: winner, 2nd."""
    return say("picture-place", place=place)


def put_turn_pill(
    canvas: Canvas, turn: int, ended: Outcome | None, reader: Reader, room: float, ground: Paint
) -> None:
    """The pill in the corner: whose turn it is, or who won, with their doors; alone nobody is beaten."""
    best = () if ended is None else tuple(seat for seat, place in enumerate(ended.places) if place == 1)
    seats = best or (turn,)
    said = say("picture-wins" if best else "picture-turn", who=who(*seats))
    if ended is not None and len(ended.places) == 1:
        said = say("picture-alone", who=who(*seats))
    kind, text = _fitted_to_pill(said, seats[0], reader, room)
    start = 22 + 42 * len(seats)
    wide = round(start + width(text, kind) + 22)
    x, y = WIDTH - 28 - wide, 18
    canvas.put(pill(wide, PILL_HEIGHT, colours.AMBER, colours.AMBER_DEEP, 3, ground), x, y)
    for number, seat in enumerate(seats):
        canvas.put(door(seat, 34, 42, colours.AMBER), x + 20 + 42 * number, y + 8)
    canvas.text(x + start, y + 40, text, kind, colours.INK, colours.AMBER)


def put_word_pill(canvas: Canvas, seat: int, text: str, fill: Paint, room: float, ground: Paint) -> None:
    """The same pill where it is not about whose turn it is: a seat's door, and a word about it."""
    kinds = (NAME, CAPTION_BOLD, Type(26, Weight.BOLD))
    kind = next((each for each in kinds if width(text, each) <= room), kinds[-1])
    text = fitted(text, kind, room)
    wide = round(64 + width(text, kind) + 22)
    x, y = WIDTH - 28 - wide, 18
    line = colours.AMBER_DEEP if fill == colours.AMBER else colours.DASH
    canvas.put(pill(wide, PILL_HEIGHT, fill, line, 3, ground), x, y)
    canvas.put(door(seat, 34, 42, fill), x + 20, y + 8)
    canvas.text(x + 64, y + 40, text, kind, colours.INK, fill)


def _fitted_to_pill(said: Message, seat: int, reader: Reader, room: float) -> tuple[Type, str]:
    """ "Ingrid's turn" in the type that it fits in; the name is cut if it fits in none."""
    for kind in (NAME, CAPTION_BOLD):
        text = reader.read(said)
        if width(text, kind) <= room:
            return kind, text
    left = room - (width(text, kind) - width(reader.names[seat], kind))
    names = list(reader.names)
    names[seat] = fitted_name(names[seat], kind, left)
    return kind, replace(reader, names=tuple(names)).read(said)


@lru_cache(maxsize=4)
def last_sign(wall: Paint) -> Sprite:
    """The legend's sign for the last move: a piece with its ring."""
    sheet = Sketch(36, 36)
    sheet.box(0, 0, 36, 36, colours.INK)
    sheet.box(2, 2, 32, 32, colours.AMBER)
    sheet.box(8, 8, 20, 20, colours.INK)
    sheet.box(10, 10, 16, 16, wall)
    return sprite(sheet.art(), colours.PAPER, 18)


@kept
def disc(text: str, radius: float, fill: Paint, on: Paint, kind: Type, ground: Paint, line: Paint) -> Sprite:
    """A round label, pasted by its middle."""
    half = round(radius + 0.5)
    sheet = Sketch(2 * half, 2 * half)
    sheet.disc(half, half, radius, fill, line, 2)
    if text:
        write(sheet, half, half, text, kind, on)
    return sprite(sheet.art(), ground, half)


def put_badge(
    canvas: Canvas, middle: float, y: int, text: str, fill: Paint, on: Paint, ground: Paint, height: int = 38
) -> None:
    """A small pill with a word, round a middle."""
    wide = max(height, round(width(text, CAPTION_BOLD) + 32))
    canvas.put(pill(wide, height, fill, fill, 0, ground), middle - wide / 2, y)
    canvas.text(middle, y + height / 2, text, CAPTION_BOLD, on, fill, "mm")


@kept
def dashed_box(
    width: int, height: int, line: Paint, thick: float, on: float, off: float, ground: Paint
) -> Sprite:
    """An empty place."""
    half = thick / 2
    sheet = Sketch(width, height)
    corners = [(half, half), (width - half, half), (width - half, height - half), (half, height - half)]
    sheet.dashes(corners, line, thick, on, off)
    return sprite(sheet.art(), ground)


def draw_tick(sheet: Sketch, x: float, y: float, size: float, fill: Paint = colours.OK) -> None:
    """A tick round a middle."""
    points = [
        (x - size * 0.42, y + size * 0.04),
        (x - size * 0.12, y + size * 0.34),
        (x + size * 0.42, y - size * 0.38),
    ]
    sheet.line(points, fill, max(3.5, size * 0.24))


@lru_cache(maxsize=32)
def tick(size: int, ground: Paint) -> Sprite:
    """A tick, pasted by its middle."""
    half = size // 2 + 4
    sheet = Sketch(2 * half, 2 * half)
    draw_tick(sheet, half, half, size)
    return sprite(sheet.art(), ground, half)


@lru_cache(maxsize=8)
def cross(radius: int, ground: Paint) -> Sprite:
    """The red disc with a cross: not legal."""
    half = radius + 3
    sheet = Sketch(2 * half, 2 * half)
    sheet.disc(half, half, radius + 2, colours.WHITE)
    sheet.disc(half, half, radius, colours.WARN)
    arm = radius * 0.4
    for slope in (1, -1):
        ends = [(half - arm, half - arm * slope), (half + arm, half + arm * slope)]
        sheet.line(ends, colours.WHITE, radius * 0.22)
    return sprite(sheet.art(), ground, half)


def centred(art: Image.Image) -> Image.Image:
    """Art in the middle of an icon."""
    icon = Image.new("RGBA", (ICON_SIZE, ICON_SIZE), (0, 0, 0, 0))
    icon.paste(art, ((ICON_SIZE - art.width) // 2, (ICON_SIZE - art.height) // 2))
    return icon


def seat_icons() -> dict[str, Image.Image]:
    """The seats' doors as emoji."""
    return {f"seat_{seat + 1}": centred(door_art(seat, 96, 122)) for seat in range(len(colours.SEATS))}
