"""A rating's curve with the band in which it may lie, and the lines behind it."""

from math import ceil, floor
from typing import Final

from rendering import colours
from rendering.canvas import Sprite, sprite
from rendering.kept import kept_panel
from rendering.league.profile import RatingPoint
from rendering.sketch import Sketch

WIDE: Final = 640
HIGH: Final = 276
"""From the highest line to the lowest."""
RIGHT: Final = 34
"""Lines go on beyond the newest point."""
MARGIN: Final = 16
BAND: Final = colours.PALE_GLASS
_STEPS: Final = (25, 50, 100, 200, 250, 500, 1000, 2000)
_MOST_LINES: Final = 5


class Scale:
    """From ratings to heights: round numbers on at most five lines."""

    def __init__(self, points: tuple[RatingPoint, ...]) -> None:
        low = min(point.rating - point.band for point in points)
        high = max(point.rating + point.band for point in points)
        self._step = next(
            (step for step in _STEPS if ceil(high / step) - floor(low / step) < _MOST_LINES), _STEPS[-1]
        )
        self.low = floor(low / self._step) * self._step
        self.high = max(ceil(high / self._step) * self._step, self.low + self._step)
        self._last = len(points) - 1

    @property
    def lines(self) -> range:
        """The ratings that have a line."""
        return range(self.low, self.high + 1, self._step)

    def y(self, rating: float) -> float:
        """How far below the highest line a rating lies."""
        return HIGH * (self.high - rating) / (self.high - self.low)

    def x(self, number: int) -> float:
        """How far right a point lies; a single one is at the end."""
        return (WIDE - RIGHT) * (number / self._last if self._last else 1)


@kept_panel
def curve(points: tuple[RatingPoint, ...]) -> Sprite:
    """Lines, band and curve, with an amber dot for now; pasted by where the highest line begins."""
    scale = Scale(points)
    sheet = Sketch(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, oversize=2)
    for rating in scale.lines:
        sheet.box(MARGIN, MARGIN + scale.y(rating) - 1, WIDE, 2, colours.LINE)
    places = [(MARGIN + scale.x(number), point) for number, point in enumerate(points)]
    above = [(x, MARGIN + scale.y(point.rating + point.band)) for x, point in places]
    below = [(x, MARGIN + scale.y(point.rating - point.band)) for x, point in places]
    middle = [(x, MARGIN + scale.y(point.rating)) for x, point in places]
    if len(points) > 1:
        sheet.polygon([*above, *reversed(below)], BAND)
        sheet.line(middle, colours.PIECES["B"].wall, 6)
    else:
        sheet.line([above[0], below[0]], BAND, 14)
    sheet.disc(*middle[-1], 13, colours.AMBER, colours.INK, 3)
    return sprite(sheet.art(), colours.CARD, MARGIN)
