"""Plans of Kensington tried by playing on, each time with another heap that may be there."""

import random
from typing import Final

from games.kensington.ends import birds_out
from games.kensington.glimpses import Glimpse
from games.kensington.imagining import Heap, Imagined, imagined_heap
from games.kensington.lines import Line, Outlook, decided, promise_of
from games.kensington.position import Position, Take
from games.kensington.tiles import TILES

_HORIZON: Final = 4
"""Turns of its own that a seat plays on before its building is judged."""
_GROWTH: Final = 2.2
"""Points that another player adds in a turn, on average."""


class Trials:
    """The fates that plans of the seat in turn may meet."""

    def __init__(self, view: Position, outlook: Outlook, glimpse: Glimpse, dice: str) -> None:
        self._view = view
        self._outlook = outlook
        self._glimpse = glimpse
        self._dice = dice
        self._birds = birds_out(view)
        others = [view.players[seat] for seat in view.staying if seat != view.turn]
        self._others = others
        self._tokens = [other.tokens for other in others]
        self._heaps: dict[int, Heap] = {}
        self._rivals: dict[float, float] = {}

    def after_line(self, line: Line, number: int) -> float:
        """How far ahead the seat is in the end of one fate, after these builds."""
        return self._after(line, self._heap(number).copy(), self._birds, number)

    def after_take(self, take: Take, number: int) -> float:
        """How far ahead it is after it took this tile, whatever that is in this fate."""
        heap = self._heap(number).copy()
        tile = heap.of(take.back).pop(max(0, take.slot - 1))
        worth, line = self._glimpse.best_with(tile)
        if self._glimpse.is_last(tile):
            return worth
        return self._after(line, heap, self._birds + TILES[tile].bird, number)

    def _heap(self, number: int) -> Heap:
        if number not in self._heaps:
            self._heaps[number] = imagined_heap(self._view, random.Random(f"{self._dice}/{number}"))
        return self._heaps[number]

    def _after(self, line: Line, heap: Heap, birds: int, number: int) -> float:
        seat = Imagined(
            light=line.light,
            tokens=line.tokens,
            stored=list(line.kept),
            heap=heap,
            birds=birds,
            others=self._tokens.copy(),
            dice=random.Random(f"{self._dice}/{number}/others"),
            turns=self._outlook.turns,
        )
        turns = seat.played_on(_HORIZON)
        ahead = seat.worth() - self._rival(turns, is_over=not seat.turns)
        return ahead if seat.turns else decided(ahead)

    def _rival(self, turns: int, is_over: bool) -> float:
        """What the best of the others has after so many turns more."""
        left = turns if is_over else self._outlook.turns + 1
        if left not in self._rivals:
            self._rivals[left] = max((promise_of(other, left) for other in self._others), default=0.0)
        return self._rivals[left] + _GROWTH * turns
