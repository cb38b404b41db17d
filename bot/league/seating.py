"""Seats for tables whose players are known: everybody sits in every seat equally often, or nearly so."""

from collections import defaultdict
from collections.abc import Sequence

Copy = tuple[int, int]
"""A player's first, second, ... run of as many tables as there are seats."""


def seated(tables: Sequence[Sequence[int]], seats: int) -> list[tuple[int, ...]]:
    """The same tables with the players in the order of their seats.

    The edges of the graph "table - player" are coloured with the seats, no colour twice at a table or at one
    copy of a player; such a colouring always exists (König), and a copy sits once in every seat.
    """
    colouring = _Colouring(seats)
    sat: dict[int, int] = defaultdict(int)
    for table, players in enumerate(tables):
        for player in players:
            colouring.add(table, (player, sat[player] // seats))
            sat[player] += 1
    return [colouring.at(table) for table in range(len(tables))]


class _Colouring:
    """A colouring that grows edge by edge."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.of_table: dict[int, dict[int, Copy]] = defaultdict(dict)
        """By table and seat, who sits there."""
        self.of_copy: dict[Copy, dict[int, int]] = defaultdict(dict)
        """By copy and seat, at which table."""

    def at(self, table: int) -> tuple[int, ...]:
        """The players of a table by seat."""
        return tuple(self.of_table[table][seat][0] for seat in range(self.seats))

    def add(self, table: int, copy: Copy) -> None:
        """One more player at a table, in a seat that is free on both sides."""
        free_here = [seat for seat in range(self.seats) if seat not in self.of_table[table]]
        free_there = [seat for seat in range(self.seats) if seat not in self.of_copy[copy]]
        seat = next((each for each in free_here if each in free_there), free_here[0])
        if seat not in free_there:
            self._swap_from(copy, seat, free_there[0])
        self.of_table[table][seat] = copy
        self.of_copy[copy][seat] = table

    def _swap_from(self, copy: Copy, taken: int, free: int) -> None:
        """Free a seat of the copy by swapping two seats along the path of tables that alternates them.

        The path never comes to the new table: it would arrive there in the seat that is free at it.
        """
        path, seat = [], taken
        here: Copy | None = copy
        while here is not None and seat in self.of_copy[here]:
            table = self.of_copy[here][seat]
            path.append((table, here, seat))
            seat = free if seat == taken else taken
            here = self.of_table[table].get(seat)
            if here is not None:
                path.append((table, here, seat))
                seat = free if seat == taken else taken
        for table, one, seat in path:
            del self.of_table[table][seat]
            del self.of_copy[one][seat]
        for table, one, seat in path:
            other = free if seat == taken else taken
            self.of_table[table][other] = one
            self.of_copy[one][other] = table
