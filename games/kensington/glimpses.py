"""What may lie behind an outline of the heap, and what each tile that may would lead to."""

from typing import Final

from games.kensington.components import BIRDS_TO_END
from games.kensington.ends import birds_out, tiles_in_heap
from games.kensington.heap import pile_of
from games.kensington.hidden import shape
from games.kensington.lines import Line, Outlook, followed, line_before, longer_by
from games.kensington.position import Position, Take
from games.kensington.tiles import FREE_BACKS, TILES, Look, look_of

_GOING_ON: Final = 2
"""So many of the best places of a tile that may come are followed to a build of what is stored."""


class Glimpse:
    """The heap as the seat in turn sees it."""

    def __init__(self, position: Position, outlook: Outlook) -> None:
        self._position = position
        self._outlook = outlook
        self._start = line_before(position)
        self._tiles = tiles_in_heap(position)
        self._is_bird_last = birds_out(position) + 1 >= BIRDS_TO_END
        self._known: dict[tuple[Look, bool, bool], tuple[float, Line]] = {}

    def outline(self, take: Take) -> str:
        """Takes of the same outline are the same to anybody who cannot see the faces."""
        if not take.slot:
            return take.back
        return f"{take.back} {shape(pile_of(self._position, take.back).shown[take.slot - 1].outline)}"

    def behind(self, take: Take) -> list[str]:
        """Every tile that may be the one taken, all equally likely."""
        tiles = [tile for tile in self._tiles if TILES[tile].back == take.back]
        if not take.slot:
            return tiles
        outline = shape(pile_of(self._position, take.back).shown[take.slot - 1].outline)
        return [tile for tile in tiles if shape(TILES[tile].drawing) == outline]

    def worth(self, take: Take) -> float:
        """How far ahead the seat would be in the end, on average."""
        tiles = self.behind(take)
        return sum(self.worth_of(tile) for tile in tiles) / len(tiles)

    def worth_of(self, tile: str) -> float:
        """How far ahead it would be with this tile in hand."""
        return self.best_with(tile)[0]

    def best_with(self, tile: str) -> tuple[float, Line]:
        """The best use of this tile, and how far ahead the seat would be with it."""
        is_last = self.is_last(tile)
        key = look_of(tile), TILES[tile].cat, is_last
        if key not in self._known:
            judged = [(self._outlook.worth(line, is_last), line) for line in self.lines_with(tile)]
            self._known[key] = max(judged, key=lambda each: each[0])
        return self._known[key]

    def gain(self, take: Take) -> int:
        """The most points that it could bring at once."""
        lines = [line for tile in self.behind(take) for line in self.lines_with(tile)]
        return max(line.light.points() for line in lines) - self._start.light.points()

    def may_end_it_ahead(self, take: Take) -> bool:
        """Could it be the seventh bird, drawn by the seat that would then win?"""
        last = [tile for tile in self.behind(take) if self.is_last(tile)]
        return any(self.worth_of(tile) > 0 for tile in last)

    def is_last(self, tile: str) -> bool:
        """Would drawing it announce the end?"""
        return self._is_bird_last and TILES[tile].bird

    def lines_with(self, tile: str) -> list[Line]:
        """Ways to use a tile that was taken."""
        start, pool = self._start, self._position.pool
        cost = TILES[tile].back not in FREE_BACKS
        held = Line((), start.light, start.tokens - cost, start.stored, tile)
        built = list(longer_by(held, (tile,), pool + cost))
        is_last = self.is_last(tile)
        more = followed(built, lambda line: self._outlook.worth(line, is_last), pool, _GOING_ON)
        return [held, *built, *more]
