"""A seat's time in a table picture: a pill with a slice of a clock, a parasol or a robot, and a short word.

A picture stands for hours, so it prints no running amount: words and slices change in steps, and the exact
deadline stands in the message.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from games.message import Said
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.parts import pill
from rendering.sketch import Sketch
from rendering.text import Type, Weight, width

PILL: Final = 36
"""How high the pill is."""
SLICES: Final = 8
"""In so many steps a clock's slice shrinks."""
_WORD: Final = Type(26, Weight.BOLD)
_ICON: Final = 28
_ICON_LEFT: Final = 6
_WORD_LEFT: Final = 40
_END: Final = 14
_METAL: Final = colours.PALE_GLASS


class Sign(Enum):
    """What becomes of a seat's time just now."""

    RUNNING = "running"
    LOW = "low"
    WAITING = "waiting"
    PAUSED = "paused"
    VACATION = "vacation"
    BOT = "bot"


@dataclass(frozen=True)
class SeatTime:
    """What the pill shows: a word, and of how many slices so many are left."""

    sign: Sign
    told: Said
    slices: int = 0


Times = tuple[SeatTime | None, ...]
"""In seat order; empty where no clock runs."""


@dataclass(frozen=True)
class TimePill:
    """A seat's time as it is read: equal pills look equal."""

    sign: Sign
    word: str
    slices: int

    @property
    def width(self) -> int:
        """How wide it is drawn."""
        return round(_WORD_LEFT + width(self.word, _WORD) + _END)


def time_pill(times: Times, seat: int, reader: Reader) -> TimePill | None:
    """The pill of a seat, if a clock runs there."""
    time = times[seat] if seat < len(times) else None
    return TimePill(time.sign, reader.read(time.told), time.slices) if time else None


def put_time(canvas: Canvas, shown: TimePill, x: float, y: float, ground: Paint) -> None:
    """The pill with its corner there."""
    is_low = shown.sign is Sign.LOW
    fill, line, ink = (
        (colours.WARN_PALE, colours.WARN, colours.WARN)
        if is_low
        else (colours.WHITE, colours.EDGE, colours.INK)
    )
    canvas.put(pill(shown.width, PILL, fill, line, 2, ground), x, y)
    canvas.put(_icon(shown.sign, shown.slices, fill), x + _ICON_LEFT, y + (PILL - _ICON) // 2)
    canvas.text(x + _WORD_LEFT, y + PILL / 2, shown.word, _WORD, ink, fill, "lm")


@kept
def _icon(sign: Sign, slices: int, ground: Paint) -> Sprite:
    sheet = Sketch(_ICON, _ICON)
    match sign:
        case Sign.RUNNING:
            _draw_clock(sheet, slices, colours.OK, colours.INK)
        case Sign.LOW:
            _draw_clock(sheet, slices, colours.WARN, colours.WARN)
        case Sign.WAITING:
            _draw_clock(sheet, slices, colours.WATER_FOOT, colours.QUIET)
        case Sign.PAUSED:
            _draw_pause(sheet)
        case Sign.VACATION:
            _draw_parasol(sheet)
        case Sign.BOT:
            _draw_robot(sheet)
    return sprite(sheet.art(), ground)


def _draw_clock(sheet: Sketch, slices: int, fill: Paint, line: Paint) -> None:
    """So much is left, from twelve o'clock on."""
    half = _ICON / 2
    sheet.disc(half, half, half - 1, colours.WHITE, line, 3)
    if slices:
        sheet.slice(half, half, half - 5, half - 5, -90, -90 + 360 * slices / SLICES, fill)


def _draw_pause(sheet: Sketch) -> None:
    half = _ICON / 2
    sheet.disc(half, half, half - 1, colours.WHITE, colours.QUIET, 3)
    for x in (half - 6, half + 2):
        sheet.box(x, half - 6, 4, 12, colours.QUIET)


def _draw_parasol(sheet: Sketch) -> None:
    """Four stripes on a pole in the sand."""
    middle, rim = _ICON / 2, _ICON * 0.56
    sheet.line([(3, 26), (25, 26)], colours.SAND, 3)
    sheet.line([(middle, 3), (middle, 26)], colours.INK, 2)
    for number in range(4):
        fill = colours.PIECES["R"].wall if number % 2 == 0 else colours.WHITE
        sheet.slice(middle, rim, 12, 12, 180 + 45 * number, 225 + 45 * number, fill)
    sheet.arc(middle, rim, 12, 12, 180, 360, colours.INK, 2)
    sheet.line([(2, rim), (26, rim)], colours.INK, 2)


def _draw_robot(sheet: Sketch) -> None:
    """A head with an antenna."""
    middle = _ICON / 2
    sheet.line([(middle, 7), (middle, 3)], colours.INK, 2)
    sheet.disc(middle, 3, 2, colours.INK)
    sheet.round_box(3, 7, 22, 18, 5, _METAL, colours.INK, 2.5)
    for x in (10, 18):
        sheet.disc(x, 14, 2.5, colours.INK)
    sheet.line([(10, 20), (18, 20)], colours.INK, 2)
