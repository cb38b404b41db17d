"""Who plays in which division: how a field is cut, and the ladder from season to season."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

import msgspec

Player = TypeVar("Player", bound=Hashable)


def division_sizes(players: int, size: int) -> tuple[int, ...]:
    """Full divisions from the top; the last one has between half and one and a half times the size."""
    count = max(1, (2 * players + size) // (2 * size))
    return (size,) * (count - 1) + (players - (count - 1) * size,)


def cut(ladder: Sequence[Player], size: int) -> tuple[tuple[Player, ...], ...]:
    """The divisions that a ladder, best first, is cut into."""
    divisions, start = [], 0
    for each in division_sizes(len(ladder), size):
        divisions.append(tuple(ladder[start : start + each]))
        start += each
    return tuple(divisions)


class Finish(msgspec.Struct, Generic[Player], frozen=True):
    """A division at the end of a season: everybody in the final order, and who of them comes back."""

    order: tuple[Player, ...]
    """Withdrawn and removed players at its end."""
    returning: frozenset[Player]
    guests: frozenset[Player] = frozenset()
    """Came late in somebody's place: they cannot rise, and begin the next season as newcomers would."""


class Parted(msgspec.Struct, Generic[Player], frozen=True):
    """Who of a division stays, who rises, and who goes down."""

    stay: tuple[Player, ...]
    up: tuple[Player, ...]
    down: tuple[Player, ...]


def next_ladder(
    finishes: Sequence[Finish[Player]], moves: int, newcomers: Sequence[Player] = ()
) -> tuple[Player, ...]:
    """Everybody of the next season, best first: so many rise and go down at each line.

    Whoever leaves, a promoted player rises; a gap is filled by saving the best of those going down, then by
    the next in line, because the ladder is simply cut again.
    """
    divisions = parted(finishes, moves)
    ladder: list[Player] = []
    for number, division in enumerate(divisions):
        ladder += division.stay
        if number + 1 < len(divisions):
            ladder += divisions[number + 1].up
        ladder += division.down
    guests = [
        player
        for finish in finishes
        for player in finish.order
        if player in finish.guests and player in finish.returning
    ]
    return (*ladder, *guests, *newcomers)


def parted(finishes: Sequence[Finish[Player]], moves: int) -> list[Parted[Player]]:
    """What becomes of every division, the top one first."""
    last = len(finishes) - 1
    return [
        part(finish, moves, top=number == 0, last=number == last) for number, finish in enumerate(finishes)
    ]


def part(finish: Finish[Player], moves: int, *, top: bool, last: bool) -> Parted[Player]:
    """What becomes of one division; leavers count among those who go down."""
    lowest = () if last or not moves else finish.order[-moves:]
    members = [
        player for player in finish.order if player in finish.returning and player not in finish.guests
    ]
    down = [player for player in members if player in lowest]
    up = [] if top else [player for player in members if player not in lowest][:moves]
    stay = [player for player in members if player not in down and player not in up]
    return Parted(tuple(stay), tuple(up), tuple(down))
