"""Which tiles may be added together: every unit of one to three tiles.

Support, roofs and the door row are asked tile by tile from the bottom up; connection and the window rule are
asked of the whole unit (ruling 38). Tiles that can be added one after another need no unit, since any number
of builds may follow each other (ruling 44). So a unit is listed only if none of its tiles could go without
the others; with a bought tile, which must be built in the same move, only if no smaller unit has it.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.kensington.joining import justified, neighbours
from games.kensington.position import Building, Placed
from games.kensington.tiles import DOOR, ROOF, WINDOWS, Look, are_touching, form_of, look_of

_MARGIN: Final = 24
"""Empty columns kept on either side: twice what three tiles beside each other reach."""
_NO_COLUMNS: Final = ("",) * _MARGIN
_NO_HEIGHTS: Final = (0,) * _MARGIN
_CLOSED: Final = -99
"""The height of a roofed column: nothing rests on it."""

Part = tuple[int, int, int]
"""The number of a tile in the list that was asked about, its column counted from the margin, its row."""
Judged = tuple[Part, bool, bool]
"""A part, whether it touches the building, and whether that alone meets its window rule."""
Unit = tuple[Part, ...]
Heights = list[int]


def units_of(building: Building, tiles: tuple[str, ...], bought: str = "") -> Iterator[tuple[Placed, ...]]:
    """Every unit of these tiles; with a bought tile, every unit that it belongs to."""
    asked = (*tiles, bought) if bought else tiles
    looks = tuple(look_of(tile) for tile in asked)
    shift = building.left - _MARGIN
    for unit in _units(building.columns, looks, len(tiles) if bought else None):
        parts = [Placed(asked[number], column + shift, row) for number, column, row in unit]
        yield tuple(sorted(parts, key=lambda part: part.tile))


def can_stand_alone(building: Building, look: Look) -> bool:
    """Is there any place for this tile without others?"""
    return any(touches and allowed for _, touches, allowed in _near(building.columns, look))


@lru_cache(maxsize=8192)  # one turn asks about the same building many times
def _units(columns: tuple[str, ...], looks: tuple[Look, ...], bought: int | None) -> tuple[Unit, ...]:
    return tuple(_Search(columns, looks, bought).units()) if looks else ()


@lru_cache(maxsize=1024)
def _with_margins(columns: tuple[str, ...]) -> tuple[tuple[str, ...], Heights]:
    heights = [_CLOSED if column[-1] == ROOF else len(column) for column in columns]
    return (*_NO_COLUMNS, *columns, *_NO_COLUMNS), [*_NO_HEIGHTS, *heights, *_NO_HEIGHTS]


@lru_cache(maxsize=8192)
def _near(columns: tuple[str, ...], look: Look) -> tuple[Judged, ...]:
    """Where a tile, counted as the first, would rest on the building or beside it."""
    around, heights = _with_margins(columns)
    places = range(_MARGIN - form_of(look[1]).width, _MARGIN + len(columns) + 1)
    return tuple(_fitting(around, heights, 0, look, places))


def _fitting(
    columns: tuple[str, ...], heights: Heights, number: int, look: Look, places: range | set[int]
) -> Iterator[Judged]:
    """Where the tile would rest with its whole bottom edge (rulings 2 to 4), and what it would touch."""
    mark, form = look[0], form_of(look[1])
    bottoms, width = form.bottoms, form.width
    for place in places:
        row = heights[place] - bottoms[0]
        # Rulebook: doors can only be installed on the ground floor.
        if row < 0 or (row and mark == DOOR):
            continue
        for offset in range(1, width):
            if heights[place + offset] - bottoms[offset] != row:
                break
        else:
            touches, allowed = neighbours(columns, mark, form, place, row)
            yield (number, place, row), touches, allowed


class _Search:
    """One search for units, in plain lists and tuples because it is the hottest place of the game."""

    def __init__(self, columns: tuple[str, ...], looks: tuple[Look, ...], bought: int | None) -> None:
        self._columns, self._heights = _with_margins(columns)
        self._looks = looks
        self._marks = [mark for mark, _ in looks]
        self._drawings = [drawing for _, drawing in looks]
        self._forms = [form_of(drawing) for drawing in self._drawings]
        self._bought = bought
        self._resting = [self._resting_places(number, columns) for number in range(len(looks))]
        self._finished = {
            part
            for places in self._resting
            for part, touches, allowed in places.values()
            if touches and allowed and bought in (None, part[0])
        }
        """Units of one: every larger unit with such a part is one that need not be built together."""

    def units(self) -> list[Unit]:
        """Single tiles first, then pairs, then threes."""
        found: list[Unit] = [(part,) for part in sorted(self._finished)]
        if len(self._marks) > 1:
            pairs, others = self._pairs()
            found.extend(sorted(pairs))
            if len(self._marks) > 2:
                found.extend(sorted(self._threes(pairs, others)))
        return found

    def _resting_places(self, number: int, columns: tuple[str, ...]) -> dict[int, Judged]:
        """By column, where the tile rests on the building or on the ground within reach of it."""
        form = self._forms[number]
        found = {
            place: ((number, place, row), touches, allowed)
            for (_, place, row), touches, allowed in _near(columns, self._looks[number])
        }
        if not any(form.bottoms):
            beyond, right = sum(other.width for other in self._forms) - form.width, _MARGIN + len(columns)
            allowed = self._marks[number] not in WINDOWS
            for place in (
                *range(_MARGIN - beyond - form.width, _MARGIN - form.width),
                *range(right + 1, right + beyond + 1),
            ):
                found[place] = (number, place, 0), False, allowed
        return found

    def _fitting(self, number: int, places: range | set[int], heights: Heights) -> Iterator[Judged]:
        return _fitting(self._columns, heights, number, self._looks[number], places)

    def _staged(self, part: Part, heights: Heights) -> Heights:
        number, column, row = part
        form = self._forms[number]
        after = heights.copy()
        for offset in range(form.width):
            top = row + form.bottoms[offset] + form.sizes[offset]
            after[column + offset] = _CLOSED if self._marks[number] == ROOF else top
        return after

    def _over(self, part: Part, number: int) -> range:
        """The columns in which another tile would lie over a part."""
        return range(part[1] - self._forms[number].width + 1, part[1] + self._forms[part[0]].width)

    def _beside(self, part: Part, number: int, gap: int) -> Iterator[Judged]:
        """Where another tile would rest beside a part, at most so many columns away from it."""
        resting, over = self._resting[number], self._over(part, number)
        for place in (*range(over.start - 1 - gap, over.start), *range(over.stop, over.stop + gap + 1)):
            if place in resting:
                yield resting[place]

    def _pairs(self) -> tuple[set[Unit], list[tuple[Judged, Judged, Heights]]]:
        """All units of two, and all other twos that a third tile might complete."""
        found: set[Unit] = set()
        others = []
        for first in (judged for places in self._resting for judged in places.values()):
            if first[0] in self._finished:
                continue
            heights = self._staged(first[0], self._heights)
            for second in self._seconds(first[0], heights):
                if second[0] in self._finished:
                    continue
                wanted = self._bought in (None, first[0][0], second[0][0])
                if wanted and self._holds((first, second)):
                    found.add(_ordered(first[0], second[0]))
                elif len(self._marks) > 2:
                    others.append((first, second, heights))
        return found, others

    def _seconds(self, first: Part, heights: Heights) -> Iterator[Judged]:
        """Where a second tile would lie on the first or beside it, so near that a third can join them."""
        for number in range(len(self._marks)):
            if number != first[0]:
                yield from self._fitting(number, self._over(first, number), heights)
            # Tiles side by side are staged in the order of the list, so that the same two come once.
            if number > first[0]:
                third = 3 - first[0] - number
                gap = self._forms[third].width if len(self._marks) > 2 else 0
                yield from self._beside(first, number, gap)

    def _threes(self, pairs: set[Unit], others: list[tuple[Judged, Judged, Heights]]) -> set[Unit]:
        found: set[Unit] = set()
        for first, second, heights in others:
            for third in self._thirds(first[0], second[0], self._staged(second[0], heights)):
                unit = _ordered(first[0], second[0], third[0])
                if third[0] in self._finished or unit in found:
                    continue
                if self._holds((first, second, third)) and pairs.isdisjoint(combinations(unit, 2)):
                    found.add(unit)
        return found

    def _thirds(self, first: Part, second: Part, heights: Heights) -> Iterator[Judged]:
        """Where the last tile would lie on the second, or else touch one of the two."""
        number = 3 - first[0] - second[0]
        over = self._over(second, number)
        yield from self._fitting(number, over, heights)
        if number > second[0]:
            around = self._over(first, number)
            places = {over.start - 1, over.stop, *range(around.start - 1, around.stop + 1)}
            yield from self._fitting(number, places.difference(over), heights)

    def _holds(self, parts: tuple[Judged, ...]) -> bool:
        """Do all parts belong together, hang on the building and meet the window rule?"""
        if not any(touches for _, touches, _ in parts):
            return False
        touching = [
            (a, b) for a, b in combinations(range(len(parts)), 2) if self._touch(parts[a][0], parts[b][0])
        ]
        # A part that touches none of the others would be legal or illegal without them.
        if len(touching) < len(parts) - 1:
            return False
        marks = [self._marks[part[0]] for part, _, _ in parts]
        return all(justified(marks, [allowed for _, _, allowed in parts], touching))

    def _touch(self, one: Part, other: Part) -> bool:
        drawing, beside = self._drawings[one[0]], self._drawings[other[0]]
        return are_touching(drawing, beside, other[1] - one[1], other[2] - one[2])


def _ordered(*parts: Part) -> Unit:
    return tuple(sorted(parts))
