"""A pen on a grid of 24 units: signs are drawn once in units and come out in any size."""

from collections.abc import Sequence
from typing import Final

from rendering import colours
from rendering.colours import Paint
from rendering.sketch import Point, Sketch

UNITS: Final = 24
_LINE: Final = 1.25


class Grid:
    """A square of a sketch, seen as 24 by 24 units; shapes have an ink line unless told otherwise."""

    def __init__(self, sheet: Sketch, x: float, y: float, size: float) -> None:
        self._sheet, self._x, self._y, self._unit = sheet, x, y, size / UNITS
        self._thick = max(1.2, _LINE * self._unit)

    def box(
        self, x: float, y: float, width: float, height: float, fill: Paint, line: Paint | None = colours.INK
    ) -> None:
        """A rectangle."""
        span = (*self._at(x, y), width * self._unit, height * self._unit)
        self._sheet.box(*span, fill, line, self._thick if line else 0)

    def round_box(self, x: float, y: float, width: float, height: float, radius: float, fill: Paint) -> None:
        """A rectangle with round corners."""
        unit = self._unit
        span = (*self._at(x, y), width * unit, height * unit)
        self._sheet.round_box(*span, radius * unit, fill, colours.INK, self._thick)

    def shape(self, points: Sequence[Point], fill: Paint, line: Paint | None = colours.INK) -> None:
        """A closed shape."""
        self._sheet.polygon([self._at(*point) for point in points], fill, line, self._thick)

    def line(self, points: Sequence[Point], thick: float = 2, fill: Paint = colours.INK) -> None:
        """A line through points."""
        self._sheet.line([self._at(*point) for point in points], fill, thick * self._unit)

    def disc(
        self, x: float, y: float, radius: float, fill: Paint | None, line: Paint | None = colours.INK
    ) -> None:
        """A circle."""
        self.oval(x, y, radius, radius, fill, line)

    def oval(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: Paint | None,
        line: Paint | None = colours.INK,
    ) -> None:
        """An ellipse."""
        radii = (across * self._unit, down * self._unit)
        self._sheet.oval(*self._at(x, y), *radii, fill, line, self._thick if line else 0)

    def slice(
        self, x: float, y: float, across: float, down: float, start: float, end: float, fill: Paint
    ) -> None:
        """Part of an ellipse."""
        radii = (across * self._unit, down * self._unit)
        self._sheet.slice(*self._at(x, y), *radii, start, end, fill)

    def arc(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        start: float,
        end: float,
        fill: Paint = colours.INK,
        thick: float = _LINE,
    ) -> None:
        """Part of an ellipse's line."""
        radii = (across * self._unit, down * self._unit)
        self._sheet.arc(*self._at(x, y), *radii, start, end, fill, max(1.2, thick * self._unit))

    def _at(self, x: float, y: float) -> Point:
        return self._x + x * self._unit, self._y + y * self._unit
