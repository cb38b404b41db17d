"""A pen that draws large and hands back small: shapes at four times their size, reduced once.

Coordinates are the finished picture's pixels, and may be fractions. The result is art: an RGBA image.
"""

from collections.abc import Sequence
from math import hypot

from PIL import Image, ImageDraw

from rendering.colours import Paint

Point = tuple[float, float]
Corners = tuple[bool, bool, bool, bool]

OVERSIZE = 4
_BAND = 128
"""How many rows of the result are reduced at once: it begins with a copy, and a sheet may take 40 MB."""
TOP_ONLY: Corners = (True, True, False, False)
RIGHT_ONLY: Corners = (False, True, True, False)
LEFT_ONLY: Corners = (True, False, False, True)


class Sketch:
    """A transparent sheet to draw on; `art()` is the finished piece."""

    def __init__(self, width: int, height: int, oversize: int = OVERSIZE) -> None:
        self._scale = oversize
        self._sheet = Image.new("RGBA", (width * oversize, height * oversize), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    @property
    def held_bytes(self) -> int:
        """Four for every pixel of the large sheet."""
        return self._sheet.width * self._sheet.height * 4

    def art(self) -> Image.Image:
        """The drawing at its real size."""
        scale, (wide, high) = self._scale, self._sheet.size
        finished = Image.new("RGBA", (wide // scale, high // scale))
        for top in range(0, finished.height, _BAND):
            band = self._sheet.crop((0, top * scale, wide, min(high, (top + _BAND) * scale)))
            finished.paste(band.reduce(scale), (0, top))
        return finished

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Paint | None = None,
        line: Paint | None = None,
        thick: float = 0,
    ) -> None:
        """A rectangle; its line lies inside."""
        self._draw.rectangle(self._span(x, y, width, height), fill, line, self._px(thick))

    def round_box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        fill: Paint | None = None,
        line: Paint | None = None,
        thick: float = 0,
        corners: Corners | None = None,
    ) -> None:
        """A rectangle with all corners, or some, rounded."""
        span = self._span(x, y, width, height)
        round_by = min(radius, width / 2, height / 2) * self._scale
        self._draw.rounded_rectangle(span, round_by, fill, line, self._px(thick), corners=corners)

    def polygon(
        self, points: Sequence[Point], fill: Paint | None = None, line: Paint | None = None, thick: float = 0
    ) -> None:
        """A closed shape; its line lies half outside."""
        large = self._large(points)
        if fill is not None:
            self._draw.polygon(large, fill)
        if line is not None:
            self._draw.line([*large, large[0], large[1]], line, self._px(thick), joint="curve")

    def line(self, points: Sequence[Point], fill: Paint, thick: float, round_ends: bool = True) -> None:
        """A line through points."""
        large = self._large(points)
        self._draw.line(large, fill, max(1, self._px(thick)), joint="curve")
        if round_ends:
            radius = thick * self._scale / 2
            for x, y in (large[0], large[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill)

    def dashes(self, points: Sequence[Point], fill: Paint, thick: float, on: float, off: float) -> None:
        """A closed dashed line, every side beginning and ending with half a gap."""
        for start, end in zip(points, [*points[1:], points[0]], strict=True):
            length = hypot(end[0] - start[0], end[1] - start[1])
            count = max(1, round(length / (on + off)))
            dash = on / (on + off) / count
            for number in range(count):
                first = number / count + (1 / count - dash) / 2
                part = [_between(start, end, first), _between(start, end, first + dash)]
                self.line(part, fill, thick, round_ends=False)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Paint | None = None,
        line: Paint | None = None,
        thick: float = 0,
    ) -> None:
        """A circle round a centre."""
        self.oval(x, y, radius, radius, fill, line, thick)

    def oval(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: Paint | None = None,
        line: Paint | None = None,
        thick: float = 0,
    ) -> None:
        """An ellipse round a centre, with its two radii."""
        self._draw.ellipse(self._round(x, y, across, down), fill, line, self._px(thick))

    def arc(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        start: float,
        end: float,
        fill: Paint,
        thick: float,
    ) -> None:
        """Part of an ellipse's line, in degrees clockwise from three o'clock."""
        self._draw.arc(self._round(x, y, across, down), start, end, fill, max(1, self._px(thick)))

    def slice(
        self, x: float, y: float, across: float, down: float, start: float, end: float, fill: Paint
    ) -> None:
        """Part of an ellipse."""
        self._draw.pieslice(self._round(x, y, across, down), start, end, fill)

    def stamp(self, other: "Sketch", x: float, y: float) -> None:
        """Lay another sketch of the same oversize on this one."""
        place = (self._px(x), self._px(y))
        self._sheet.alpha_composite(other._sheet, place)

    def hole(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """Make a rounded rectangle transparent again."""
        self._draw.rounded_rectangle(self._span(x, y, width, height), radius * self._scale, (0, 0, 0, 0))

    def round_corners(self, radius: float) -> None:
        """Cut the sheet's corners off."""
        mask = Image.new("L", self._sheet.size, 0)
        span = (0, 0, mask.width - 1, mask.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(span, radius * self._scale, 255)
        self._sheet.putalpha(mask)

    def tint(self, mask: Image.Image, x: float, y: float, fill: Paint) -> None:
        """Fill through a mask that is already oversize (text uses this)."""
        self._sheet.paste((*fill, 255), (self._px(x), self._px(y)), mask)

    @property
    def oversize(self) -> int:
        """How many times larger than the result this is drawn."""
        return self._scale

    def _px(self, length: float) -> int:
        return round(length * self._scale)

    def _span(self, x: float, y: float, width: float, height: float) -> tuple[int, int, int, int]:
        return self._px(x), self._px(y), self._px(x + width) - 1, self._px(y + height) - 1

    def _round(self, x: float, y: float, across: float, down: float) -> tuple[float, float, float, float]:
        scale = self._scale
        return (x - across) * scale, (y - down) * scale, (x + across) * scale, (y + down) * scale

    def _large(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
