"""Landmarks as silhouettes: arches, church, castle, lighthouse and the others, each on its foot."""

from collections.abc import Callable, Sequence
from typing import Final

from rendering import colours
from rendering.colours import PIECES
from rendering.sketch import Point, Sketch

_STONE: Final = colours.WALL_STONE
_INK: Final = colours.INK
_LINE: Final = 2
_GATE: Final = colours.BEAM


class Site:
    """Where a landmark stands: its foot is a line, everything else is in units of a card of 128."""

    def __init__(self, sheet: Sketch, x: float, foot: float, unit: float) -> None:
        self.sheet, self._x, self._foot, self.unit = sheet, x, foot, unit

    def box(self, x: float, up: float, width: float, height: float, fill: colours.Paint = _STONE) -> None:
        """A wall whose top is so far up."""
        place = (self._x + x * self.unit, self._foot - up * self.unit)
        self.sheet.box(*place, width * self.unit, height * self.unit, fill, _INK, _LINE)

    def shape(self, points: Sequence[Point], fill: colours.Paint) -> None:
        """A roof or a rock."""
        self.sheet.polygon([self._at(*point) for point in points], fill, _INK, _LINE)

    def arch(self, x: float, width: float, height: float, fill: colours.Paint = _GATE) -> None:
        """A gate from the ground up, round above."""
        middle, rise = x + width / 2, width / 2
        place = self._at(middle, height - rise)
        self.sheet.slice(*place, rise * self.unit, rise * self.unit, 180, 360, fill)
        left, top = self._at(x, height - rise)
        self.sheet.box(left, top - 1, width * self.unit, (height - rise) * self.unit + 1, fill)

    def battlements(self, x: float, up: float, width: float, count: int) -> None:
        """Teeth along a wall."""
        pitch = width / (count - 0.4)
        for number in range(count):
            self.box(x + number * pitch, up + 9, pitch * 0.6, 10)

    def disc(self, x: float, up: float, radius: float, fill: colours.Paint) -> None:
        """A clock or a ball."""
        self.sheet.disc(*self._at(x, up), radius * self.unit, fill, _INK, 1.6)

    def _at(self, x: float, up: float) -> Point:
        return self._x + x * self.unit, self._foot - up * self.unit


def _arches(site: Site) -> None:
    site.box(14, 62, 100, 62)
    site.battlements(14, 62, 100, 6)
    for x in (21, 52, 83):
        site.arch(x, 24, 42)


def _church(site: Site) -> None:
    site.box(44, 48, 70, 48)
    site.shape([(40, 48), (54, 72), (104, 72), (118, 48)], colours.RIDGE)
    site.box(18, 76, 28, 76)
    site.shape([(15, 76), (32, 112), (49, 76)], colours.DARK_WALL)
    site.disc(32, 60, 7, colours.GLASS)
    for x in (58, 80):
        site.arch(x, 14, 32, colours.LIT_GLASS)


def _house(site: Site) -> None:
    site.box(26, 60, 76, 60, colours.WALL)
    site.shape([(20, 58), (64, 94), (108, 58)], colours.ROOF)
    for x in (34, 78):
        site.box(x, 48, 18, 18, colours.GLASS)
    for x in (40, 64, 88):
        site.box(x, 60, 3, 60, colours.BEAM)
    site.arch(56, 18, 30)


def _hall(site: Site) -> None:
    site.box(14, 52, 100, 52, colours.WALL)
    site.shape([(10, 52), (64, 82), (118, 52)], colours.GABLE)
    for x in (20, 38, 82, 100):
        site.box(x, 48, 8, 48, colours.WHITE)
    site.disc(64, 62, 7, colours.GLASS)
    site.arch(54, 20, 36)


def _memorial(site: Site) -> None:
    site.box(34, 16, 60, 16)
    site.box(44, 34, 40, 18)
    site.box(58, 74, 12, 40, colours.SASH)
    site.disc(64, 82, 9, colours.SASH)


def _harbour(site: Site) -> None:
    site.box(14, 24, 100, 24)
    for x in (22, 50, 78):
        site.arch(x, 20, 18)
    site.box(82, 62, 26, 38, colours.WALL)
    site.shape([(78, 62), (95, 80), (112, 62)], colours.ROOF)
    site.box(30, 62, 4, 38, colours.BEAM)
    site.shape([(36, 60), (36, 30), (62, 30)], colours.WHITE)


def _bandstand(site: Site) -> None:
    site.box(22, 14, 84, 14)
    for x in (28, 50, 72, 94):
        site.box(x, 52, 6, 38, colours.WHITE)
    site.box(22, 58, 84, 8)
    site.shape([(16, 58), (64, 92), (112, 58)], PIECES["G"].wall)
    site.disc(64, 95, 5, colours.COIN)


def _castle(site: Site) -> None:
    site.box(18, 58, 92, 58)
    site.battlements(18, 58, 92, 6)
    site.box(46, 88, 36, 88, colours.STONE)
    site.battlements(46, 88, 36, 3)
    site.arch(53, 22, 34)


def _rock(site: Site) -> None:
    rock = [(10, 0), (18, 30), (36, 40), (50, 78), (66, 84), (78, 58), (98, 44), (116, 0)]
    site.shape(rock, colours.QUAY)
    site.shape([(36, 40), (50, 78), (58, 40)], colours.WALL_STONE)


def _fort(site: Site) -> None:
    site.shape([(6, 0), (14, 30), (30, 38), (98, 38), (114, 30), (122, 0)], colours.QUAY)
    site.box(28, 72, 72, 36)
    site.battlements(28, 72, 72, 5)
    for x in (40, 60, 80):
        site.box(x, 60, 8, 14, _GATE)


def _lifeboat_station(site: Site) -> None:
    site.box(24, 62, 80, 62, colours.WALL)
    site.shape([(18, 62), (34, 88), (94, 88), (110, 62)], PIECES["R"].wall)
    site.arch(42, 44, 46, PIECES["B"].wall)


def _lighthouse(site: Site) -> None:
    site.shape([(44, 0), (51, 80), (77, 80), (84, 0)], colours.WHITE)
    for low, high in ((14, 32), (48, 64)):
        left, right = 44 + 7 * low / 80, 44 + 7 * high / 80
        band = [(left, low), (right, high), (128 - right, high), (128 - left, low)]
        site.shape(band, PIECES["R"].wall)
    site.box(53, 98, 22, 18, colours.LIT_GLASS)
    site.shape([(49, 98), (64, 114), (79, 98)], PIECES["R"].wall)


_DRAWN: Final[dict[str, Callable[[Site], None]]] = {
    "L01": _arches,
    "L02": _church,
    "L03": _house,
    "L04": _house,
    "L05": _hall,
    "L06": _hall,
    "L07": _hall,
    "L08": _memorial,
    "L09": _church,
    "L10": _lifeboat_station,
    "L11": _harbour,
    "L12": _bandstand,
    "L13": _castle,
    "L14": _church,
    "L15": _rock,
    "L16": _fort,
    "L17": _lifeboat_station,
    "L18": _lighthouse,
}


def draw_landmark(sheet: Sketch, face: str, x: float, foot: float, unit: float) -> None:
    """A landmark on its foot, in a place 128 units wide."""
    _DRAWN.get(face, _castle)(Site(sheet, x, foot, unit))
