"""Playing on: heaps that may lie behind what a seat sees, and quick turns of its own with them.

Only the seat's own building grows; of the others it is imagined what they take from the heap.
"""

import random
from dataclasses import dataclass
from typing import Final

from games.kensington.components import BIRDS_TO_END, ENTRANCES, FORCED_SPEND
from games.kensington.ends import tiles_in_heap
from games.kensington.evaluation import building_worth, kept_worth, roofs_in
from games.kensington.hidden import shape
from games.kensington.light import Light, Piece, piece_of
from games.kensington.position import Position
from games.kensington.tiles import TILES, Back, look_of

_WINDOWS_SEEN: Final = 2
_ROOFS_SEEN: Final = 4
"""Of so many tiles the best is taken: an outline tells more about a roof than about windows."""
_OTHERS_ROOF: Final = 0.45
_OTHERS_DIAMOND: Final = 0.6
"""How likely another player takes a roof if there is a token for it, and else a diamond."""

Choice = tuple[float, list[str], int, Light]
"""What a tile promises, the pile it is in, its number there, and the building with it."""

_PIECES: Final[dict[str, Piece]] = {name: piece_of(look_of(name)) for name in TILES}


@dataclass(slots=True)
class Heap:
    """The tiles of each back in an order in which they may lie; those that are shown come first."""

    plain: list[str]
    diamond: list[str]
    roof: list[str]
    special: list[str]

    def of(self, back: str) -> list[str]:
        """The tiles with this back."""
        return {
            Back.PLAIN: self.plain,
            Back.DIAMOND: self.diamond,
            Back.ROOF: self.roof,
            Back.SPECIAL: self.special,
        }[Back(back)]

    def copy(self) -> "Heap":
        """Another one to take from."""
        return Heap(self.plain.copy(), self.diamond.copy(), self.roof.copy(), self.special.copy())


def imagined_heap(view: Position, dice: random.Random) -> Heap:
    """A heap that looks like the one in the view."""
    tiles = tiles_in_heap(view)
    dice.shuffle(tiles)
    piles = []
    for back, pile in zip(Back, view.piles, strict=True):
        left = [tile for tile in tiles if TILES[tile].back is back]
        shown = []
        for lying in pile.shown:
            like = shape(lying.outline)
            tile = next(tile for tile in left if shape(TILES[tile].drawing) == like)
            left.remove(tile)
            shown.append(tile)
        piles.append(shown + left)
    return Heap(*piles)


@dataclass(slots=True)
class Imagined:
    """A seat that plays on."""

    light: Light
    tokens: int
    stored: list[str]
    heap: Heap
    birds: int
    others: list[int]
    """The tokens of the others who stayed."""
    dice: random.Random
    turns: float
    """How often the seat will be in turn again."""

    def played_on(self, most: int) -> int:
        """The turns that it took until the end, at most so many; `turns` is 0 if the game is over then."""
        for number in range(most):
            if self._others_end_it():
                self.turns = 0
                return number
            self.turns = max(0.5, self.turns - 1)
            if self._turn():
                self.turns = 0
                return number + 1
        return most

    def worth(self) -> float:
        """What it will have."""
        if not self.turns:
            return self.light.points()
        stored = tuple(self.stored)
        roofs = self.tokens + roofs_in(stored)
        return building_worth(self.light, roofs, self.turns) + kept_worth(stored)

    def _others_end_it(self) -> bool:
        heap, dice = self.heap, self.dice
        for number, tokens in enumerate(self.others):
            if tokens and heap.roof and dice.random() < _OTHERS_ROOF:
                tile = heap.roof.pop(int(dice.random() * min(6, len(heap.roof))))
                self.others[number] -= 1
                self.birds += TILES[tile].bird
                if self.birds >= BIRDS_TO_END:
                    return True
            elif heap.diamond and dice.random() < _OTHERS_DIAMOND:
                heap.diamond.pop(int(dice.random() * min(6, len(heap.diamond))))
                self.others[number] += 1
            elif heap.plain:
                heap.plain.pop(int(dice.random() * min(6, len(heap.plain))))
        return False

    def _turn(self) -> bool:
        """Take the tile that promises most and build it; is it over?"""
        heap, tokens = self.heap, self.tokens
        roofs = tokens + roofs_in(tuple(self.stored))
        best: Choice | None = None
        if tokens:
            best = self._best_of(heap.roof, _ROOFS_SEEN, roofs - 1, None)
        if tokens < FORCED_SPEND:
            best = self._best_of(heap.diamond, _WINDOWS_SEEN, roofs + 1, best)
        if tokens < FORCED_SPEND and (best is None or best[1] is heap.roof):
            best = self._best_of(heap.plain, _WINDOWS_SEEN, roofs, best)
        if best is None:
            return self._stores()
        _, pile, number, self.light = best
        tile = pile.pop(number)
        if pile is heap.roof:
            self.tokens -= 1
        elif pile is heap.diamond:
            self.tokens += 1
        if self.stored:
            self._build_stored()
        self.birds += TILES[tile].bird
        return self.birds >= BIRDS_TO_END

    def _best_of(self, pile: list[str], seen: int, roofs: int, best: Choice | None) -> Choice | None:
        for number, tile in enumerate(pile[:seen]):
            found = self._best_place(tile, roofs)
            if found and (best is None or found[0] > best[0]):
                best = found[0], pile, number, found[1]
        return best

    def _stores(self) -> bool:
        pile = self.heap.diamond or self.heap.plain
        if pile and len(self.stored) < ENTRANCES:
            self.stored.append(pile.pop(0))
        self._build_stored()
        return not pile

    def _build_stored(self) -> None:
        for tile in self.stored.copy():
            mark = TILES[tile]
            roofs = self.tokens + roofs_in(tuple(self.stored))
            now = building_worth(self.light, roofs, self.turns) + kept_worth((tile,))
            then = roofs - (mark.back is Back.ROOF) + mark.diamond
            found = self._best_place(tile, then)
            if found and found[0] > now:
                self.stored.remove(tile)
                self.light = found[1]
                self.tokens += mark.diamond

    def _best_place(self, tile: str, roofs: int) -> tuple[float, Light] | None:
        piece, light, cat = _PIECES[tile], self.light, TILES[tile].cat
        best = None
        for column, row in light.places(piece):
            after = light.copy()
            after.build(piece, column, row, cat)
            worth = building_worth(after, roofs, self.turns)
            if best is None or worth > best[0]:
                best = worth, after
        return best
