"""How good a facade, a hand and ability tiles are, and what every place for a tile would add."""

from functools import cache
from typing import Final, NamedTuple

from games.copenhagen.components import COAT_ROWS, COLUMNS, POINTS_TO_WIN, ROWS, WHITE, Ability
from games.copenhagen.house import COATS, COLUMN_MASKS, line_points, points
from games.copenhagen.position import TILES, Build, EndCard, Position, White
from games.copenhagen.tiles import (
    BOTTOM,
    FULL,
    LEFT,
    ORIENTATIONS,
    RIGHT,
    SHAPES,
    anchors_of,
    beside,
    space,
    spaces,
)
from games.copenhagen.worths import Table, Worths, worths_at

_STEPS: Final = 8
"""The worths change in so many steps between the first turn and the last."""
_RESHUFFLED: Final = 35
"""About how many cards come back when the discards become the supply."""
_TO_DRAW: Final = {2: 59, 3: 45 + _RESHUFFLED, 4: 51 + _RESHUFFLED}
"""Players -> about how many cards are drawn in a game that ends with the End card."""
FINISH: Final = 20.0
"""Added for a place that ends the game: nothing else compares to winning."""
NOWHERE: Final = -99.0


class Spot(NamedTuple):
    """A tile at one place: its spaces, those that are windows, and the rows and columns it touches."""

    cells: int
    glass: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    coats: int


class Before(NamedTuple):
    """What the rows, columns and gaps of a facade are worth, and whether a placement may end the game."""

    rows: list[float]
    columns: list[float]
    gaps: float
    may_finish: bool


class Place(NamedTuple):
    """A tile where it is worth most."""

    gain: float
    spot: Spot | None


class Places(NamedTuple):
    """The best place of a tile beside its own colour, and anywhere."""

    near: Place
    anywhere: Place


def _spot(tile: str, orientation: int, anchor: int) -> Spot:
    form = ORIENTATIONS[tile][orientation]
    cells = form.mask << anchor
    places = spaces(cells)
    return Spot(
        cells=cells,
        glass=form.windows << anchor,
        rows=tuple(sorted({place // COLUMNS for place in places})),
        columns=tuple(sorted({place % COLUMNS for place in places})),
        coats=(cells & COATS).bit_count(),
    )


SPOTS: Final = {
    tile: tuple(
        (form.shape, {anchor: _spot(tile, turn, anchor) for anchor in spaces(SHAPES[form.shape].anchors)})
        for turn, form in enumerate(ORIENTATIONS[tile])
    )
    for tile in (*TILES, WHITE)
}
"""Every place of every tile: by orientation, its shape and its spots by anchor."""


def spot_of(move: Build | White) -> Spot:
    """Where a move puts its tile."""
    if isinstance(move, White):
        return SPOTS[WHITE][0][1][space(move.column, move.row)]
    return SPOTS[move.tile][move.orientation][1][space(move.column, move.row)]


_NEXT_TO_WIN: Final = 8
"""From this many points on, one placement may reach the twelve that end the game."""


class Judge:
    """The worth of everything at one stage of the game; what it was asked before, it remembers."""

    def __init__(self, worths: Worths) -> None:
        self.cards: Table = (*worths.cards, *(worths.cards[-1],) * 3)
        self.active, self.used = worths.active, worths.used
        self.spending = tuple(ready - used for ready, used in zip(worths.active, worths.used, strict=True))
        """What it costs to use each ability."""
        self._coat = worths.coats[0]
        plain = _row_table(worths, is_coat_row=False)
        coated = _row_table(worths, is_coat_row=True)
        self._rows = tuple(coated if row + 1 in COAT_ROWS else plain for row in range(ROWS))
        reached = tuple(
            worth + (self._coat if index & BOTTOM == BOTTOM else 0) for index, worth in enumerate(coated)
        )
        self._rows_after = tuple(reached if row + 1 in COAT_ROWS else plain for row in range(ROWS))
        """As _rows, with what completing a row with a coat of arms brings."""
        self._columns = (worths.mixed_columns, worths.window_columns)
        self._gap_worths = worths.gaps
        self._known: dict[tuple[int, int, int, str], Places] = {}

    def house(self, filled: int, windows: int) -> float:
        """What a facade is worth: its points and what its unfinished rows and columns promise."""
        return (
            sum(table[_row_index(filled, windows, 5 * row)] for row, table in enumerate(self._rows))
            + sum(self._column(filled, windows, mask) for mask in COLUMN_MASKS)
            + self._gaps(filled)
        )

    def hand(self, counts: list[int]) -> float:
        """What cards are worth, by how many of each colour there are."""
        cards = self.cards
        return sum([cards[count] for count in counts])

    def abilities(self, active: tuple[Ability, ...], used: tuple[Ability, ...]) -> float:
        """What ability tiles are worth."""
        return sum(
            self.active[number] if ability in active else self.used[number] if ability in used else 0.0
            for number, ability in enumerate(Ability)
        )

    def places(self, filled: int, windows: int, same: int, tile: str) -> Places:
        """Where the tile is worth most, beside the spaces of its own colour and anywhere."""
        key = (filled, windows, same, tile)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._search(filled, windows, same, tile)
        return known

    def _search(self, filled: int, windows: int, same: int, tile: str) -> Places:
        close = beside(same)
        anchors = anchors_of(filled)
        near, anywhere = Place(NOWHERE, None), Place(NOWHERE, None)
        before = self.before(filled, windows)
        for shape, spots in SPOTS[tile]:
            standing = anchors[shape]
            while standing:
                low = standing & -standing
                standing ^= low
                spot = spots[low.bit_length() - 1]
                gain = self.gain(filled, windows, spot, before)
                if gain > anywhere.gain:
                    anywhere = Place(gain, spot)
                if gain > near.gain and spot.cells & close:
                    near = Place(gain, spot)
        return Places(near, anywhere)

    def before(self, filled: int, windows: int) -> Before:
        """What a facade is worth part by part, to compare with."""
        return Before(
            [table[_row_index(filled, windows, 5 * row)] for row, table in enumerate(self._rows)],
            [self._column(filled, windows, mask) for mask in COLUMN_MASKS],
            self._gaps(filled),
            line_points(filled, windows) >= _NEXT_TO_WIN,
        )

    def gain(self, filled: int, windows: int, spot: Spot, before: Before) -> float:
        """What a tile at one place adds: points, promises and coats of arms."""
        rows, columns, gaps, may_finish = before
        cells, glass, rows_touched, columns_touched, coats = spot
        filled |= cells
        windows |= glass
        gain = self._gaps(filled) - gaps + coats * self._coat
        after = self._rows_after
        for row in rows_touched:
            shift = 5 * row
            gain += after[row][(filled >> shift & 31) | (windows >> shift & 31) << 5] - rows[row]
        brick = filled & ~windows
        mixed, clear = self._columns
        for column in columns_touched:
            mask = COLUMN_MASKS[column]
            gain += (mixed if brick & mask else clear)[(filled & mask).bit_count()] - columns[column]
        if may_finish and line_points(filled, windows) >= POINTS_TO_WIN:
            gain += FINISH
        return gain

    def _column(self, filled: int, windows: int, mask: int) -> float:
        return self._columns[not filled & ~windows & mask][(filled & mask).bit_count()]

    def _gaps(self, filled: int) -> float:
        """Empty spaces that are hard to fill, and coats of arms within reach."""
        empty = FULL & ~filled
        joined = empty << 5 | empty >> 5 | (empty & ~RIGHT) << 1 | (empty & ~LEFT) >> 1
        lonely, covered, coat_near = self._gap_worths
        return (
            lonely * (empty & ~joined).bit_count()
            + covered * (empty & filled >> 5).bit_count()
            + coat_near * (COATS & empty & filled << 5).bit_count()
        )


def _row_index(filled: int, windows: int, shift: int) -> int:
    return (filled >> shift & 31) | (windows >> shift & 31) << 5


@cache
def _row_table(worths: Worths, *, is_coat_row: bool) -> Table:
    """The worth of a row by its filled spaces (five bits) and its windows (five more)."""
    return tuple(
        _row_worth(worths, index & BOTTOM, index >> COLUMNS, is_coat_row=is_coat_row) for index in range(1024)
    )


def _row_worth(worths: Worths, filled: int, windows: int, *, is_coat_row: bool) -> float:
    count = filled.bit_count()
    empty = ~filled & BOTTOM
    lowest = empty & -empty
    is_split = empty and empty + lowest & empty
    by_count = worths.mixed_rows if filled & ~windows else worths.window_rows
    return (
        by_count[count]
        + (worths.coat_rows[count] if is_coat_row else 0)
        + (worths.split_rows[count] if is_split else 0)
    )


# How far a game has gone


def judge_of(view: Position) -> Judge:
    """Who judges at this stage of the game."""
    return Judge(_worths_of_step(_step(view)))


def _step(view: Position) -> int:
    """How far the game has gone, in steps: by the cards drawn, or by the points of the best."""
    to_come = len(view.supply) + (_RESHUFFLED if view.end_card is EndCard.ASIDE else 0)
    drawn = 1 - to_come / _TO_DRAW[len(view.players)]
    reached = max(points(player.house) for player in view.players) / POINTS_TO_WIN
    return round(_STEPS * min(1.0, max(drawn, reached)))


@cache
def _worths_of_step(step: int) -> Worths:
    return worths_at(step / _STEPS)
