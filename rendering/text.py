"""Type: fonts, how wide a text is, text cut to fit, and text as soft masks ready for any colour."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, floor
from typing import Final

import font_source_sans_pro
from PIL import Image, ImageDraw, ImageFont

from rendering.colours import Paint
from rendering.kept import kept
from rendering.sketch import OVERSIZE, Sketch

CAP_MIDDLE: Final = 0.33
"""Half a capital's height, as a part of the type's size."""
ELLIPSIS: Final = "…"


class Weight(Enum):
    """The three weights in use, by the font package's names."""

    SEMIBOLD = "SourceSansProSemibold"
    BOLD = "SourceSansProBold"
    BLACK = "SourceSansProBlack"


@dataclass(frozen=True)
class Type:
    """A size in pixels and a weight."""

    size: float
    weight: Weight = Weight.SEMIBOLD


SCORE: Final = Type(72, Weight.BLACK)
TITLE: Final = Type(44, Weight.BLACK)
HEAD: Final = Type(32, Weight.BLACK)
NAME: Final = Type(32, Weight.BOLD)
SENTENCE: Final = Type(30)
SENTENCE_BOLD: Final = Type(30, Weight.BOLD)
CAPTION: Final = Type(28)
CAPTION_BOLD: Final = Type(28, Weight.BOLD)
LABEL: Final = Type(26)
"""The floor: nothing smaller carries meaning alone."""


@dataclass(frozen=True)
class Lettering:
    """A text as a mask, and where the mask lies from the start of the text's baseline."""

    mask: Image.Image
    left: int
    top: int

    @property
    def held_bytes(self) -> int:
        """A byte for every pixel."""
        return self.mask.width * self.mask.height


@lru_cache(maxsize=48)  # each holds 200 KB; texts are kept as they were drawn, so few are needed at a time
def font(kind: Type, scale: int = OVERSIZE) -> ImageFont.FreeTypeFont:
    """The font for a type, so many times larger. Basic layout: the same on every machine."""
    path: str = getattr(font_source_sans_pro, kind.weight.value)
    return ImageFont.truetype(path, round(kind.size * scale), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, kind: Type) -> float:
    """How wide a text is, in pixels."""
    return font(kind).getlength(text) / OVERSIZE


@lru_cache(maxsize=4096)
def fitted(text: str, kind: Type, room: float) -> str:
    """The text, cut with an ellipsis where it is wider than the room; never squeezed."""
    if width(text, kind) <= room:
        return text
    kept = len(text) - 1
    while kept and width(text[:kept].rstrip() + ELLIPSIS, kind) > room:
        kept -= 1
    return text[:kept].rstrip() + ELLIPSIS


def wrapped(text: str, kind: Type, room: float, lines: int) -> list[str]:
    """The text in at most so many lines, with no break at a no-break space; what is left over is cut."""
    result = [""]
    for word in filter(None, text.split(" ")):
        longer = f"{result[-1]} {word}".strip()
        if result[-1] and width(longer, kind) > room and len(result) < lines:
            result.append(word)
        else:
            result[-1] = longer
    return [fitted(line, kind, room) for line in result]


@kept
def lettering(text: str, kind: Type) -> Lettering:
    """The text drawn large and reduced."""
    face = font(kind)
    left, top, right, bottom = (edge / OVERSIZE for edge in face.getbbox(text, anchor="ls"))
    x, y = floor(left), floor(top)
    size = (max(1, ceil(right) - x) * OVERSIZE, max(1, ceil(bottom) - y) * OVERSIZE)
    sheet = Image.new("L", size, 0)
    ImageDraw.Draw(sheet).text((-x * OVERSIZE, -y * OVERSIZE), text, 255, face, anchor="ls")
    return Lettering(sheet.reduce(OVERSIZE), x, y)


def start_of(text: str, kind: Type, x: float, y: float, anchor: str) -> tuple[int, int]:
    """Where the baseline starts when (x, y) is the text's left, middle or right (l, m, r) and baseline or
    middle (s, m)."""
    across = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    down = {"s": 0.0, "m": CAP_MIDDLE}[anchor[1]]
    return round(x - across * width(text, kind)), round(y + down * kind.size)


def write(sketch: Sketch, x: float, y: float, text: str, kind: Type, fill: Paint) -> None:
    """A letter or number as part of a drawing, its middle at (x, y)."""
    face = font(kind, sketch.oversize)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    sheet = Image.new("L", (right - left, bottom - top), 0)
    ImageDraw.Draw(sheet).text((-left, -top), text, 255, face, anchor="ls")
    start = x - face.getlength(text) / sketch.oversize / 2
    base = y + CAP_MIDDLE * kind.size
    sketch.tint(sheet, start + left / sketch.oversize, base + top / sketch.oversize, fill)
