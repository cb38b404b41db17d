"""The order of a division: points first, then step by step what sets equal players apart."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from hashlib import sha256
from itertools import combinations
from typing import Final

import msgspec

from bot.league.points import Became, Booked, BookedSeat, Scale, shared_first, units

EQUAL_SHARE: Final = 1_000_000
"""What a table's scores come to for everybody when all are equal."""
WIN: Final = 60
"""A win that is shared by nobody."""


class Step(StrEnum):
    """What sets two neighbours of the standings apart."""

    POINTS = "points"
    HEAD_TO_HEAD = "head to head"
    OPPONENTS = "opponents"
    """Only in a Swiss tournament: how well those did whom one met."""
    SONNEBORN_BERGER = "sonneborn-berger"
    WINS = "wins"
    SHARE = "share"
    """Of the games' own scores."""
    FORFEITS = "forfeits"
    LOT = "lot"
    """Orders players at a line; they share their place all the same."""


class Row(msgspec.Struct, frozen=True):
    """One player's line of the standings."""

    player: int
    place: int
    """Shared by those whom only the lot sets apart."""
    points: int
    """In units."""
    tables: int
    wins: int
    sonneborn_berger: int
    """24 times what it is called, in units."""
    share: int
    forfeits: int
    ahead_by: Step | None = None
    """What sets this player apart from the next one; None for the last."""


def lot(season: str, player: object) -> str:
    """What orders those whom nothing else sets apart, the smaller one first; nobody can choose it."""
    return sha256(f"{season}:{player}".encode()).hexdigest()


def standings(
    players: Iterable[int],
    tables: Sequence[Booked],
    *,
    lots: Mapping[int, str],
    scale: Scale = Scale.EVEN,
    leavers: Iterable[int] = (),
    is_swiss: bool = False,
) -> tuple[Row, ...]:
    """The division in order; those who withdrew or were removed come last, whatever they have."""
    sums = _Sums(tables, scale)
    steps = _steps(sums, is_swiss=is_swiss)
    gone = frozenset(leavers)
    members = sorted(players, key=lots.__getitem__)
    rows: list[Row] = []
    for group in ([each for each in members if each not in gone], [each for each in members if each in gone]):
        rows += _rows(_classes(group, steps), sums, above=len(rows))
    return tuple(rows)


def _rows(classes: Sequence[tuple[Step, list[int]]], sums: "_Sums", above: int) -> Iterator[Row]:
    """Whoever is in one class shares a place, in the order of the lots."""
    order = [
        (step if number == 0 else Step.LOT, player, len(equals))
        for step, equals in classes
        for number, player in enumerate(equals)
    ]
    place = above + 1
    for number, (step, player, _) in enumerate(order):
        if step is not Step.LOT:
            place = above + number + 1
        following = order[number + 1][0] if number + 1 < len(order) else None
        yield Row(
            player=player,
            place=place,
            points=sums.points[player],
            tables=sums.tables[player],
            wins=sums.wins[player],
            sonneborn_berger=sums.sonneborn_berger[player],
            share=sums.share[player],
            forfeits=sums.forfeits[player],
            ahead_by=following,
        )


# The steps

Worth = Callable[[int, Sequence[int]], int | Fraction]
"""(player, the group of equals) -> what the step compares, more being better."""


def _classes(group: list[int], steps: Sequence[tuple[Step, Worth]]) -> list[tuple[Step, list[int]]]:
    """The group in classes of equals, each with the step that put it behind the one before."""
    if not steps or len(group) < 2:
        return [(Step.POINTS, group)] if group else []
    step, worth = steps[0]
    by_worth: dict[int | Fraction, list[int]] = defaultdict(list)
    for player in group:
        by_worth[worth(player, group)].append(player)
    if len(by_worth) == 1:
        return _classes(group, steps[1:])
    # Those whom head to head leaves level are compared among themselves once more.
    following = steps if step is Step.HEAD_TO_HEAD else steps[1:]
    classes: list[tuple[Step, list[int]]] = []
    for _, equals in sorted(by_worth.items(), reverse=True):
        (_, first), *rest = _classes(equals, following)
        classes += [(step, first), *rest]
    return classes


def _steps(sums: "_Sums", *, is_swiss: bool) -> list[tuple[Step, Worth]]:
    opponents: list[tuple[Step, Worth]] = [(Step.OPPONENTS, lambda player, _: sums.opponents[player])]
    return [
        (Step.POINTS, lambda player, _: sums.points[player]),
        (Step.HEAD_TO_HEAD, sums.head_to_head),
        *(opponents if is_swiss else []),
        (Step.SONNEBORN_BERGER, lambda player, _: sums.sonneborn_berger[player]),
        (Step.WINS, lambda player, _: sums.wins[player]),
        (Step.SHARE, lambda player, _: sums.share[player]),
        (Step.FORFEITS, lambda player, _: -sums.forfeits[player]),
    ]


class _Sums:
    """Everything that the steps compare, added up over all tables."""

    def __init__(self, tables: Sequence[Booked], scale: Scale) -> None:
        self.points: dict[int, int] = defaultdict(int)
        self.tables: dict[int, int] = defaultdict(int)
        self.wins: dict[int, int] = defaultdict(int)
        self.share: dict[int, int] = defaultdict(int)
        self.forfeits: dict[int, int] = defaultdict(int)
        self.sonneborn_berger: dict[int, int] = defaultdict(int)
        self.opponents: dict[int, Fraction] = defaultdict(Fraction)
        self.duels: dict[tuple[int, int], list[int]] = defaultdict(list)
        for table in tables:
            self._add(table, scale)
        for table in tables:  # these two look at the points of others, so all points come first
            self._add_sonneborn_berger(table)
            self._add_opponents(table)

    def head_to_head(self, player: int, group: Sequence[int]) -> Fraction:
        """The part of the duels within the group that the player won; nothing unless every pair has met."""
        if not all(pair in self.duels for pair in combinations(group, 2)):
            return Fraction()
        got = [duel for other in group if other != player for duel in self.duels[player, other]]
        return Fraction(sum(got), 2 * len(got))

    def _add(self, table: Booked, scale: Scale) -> None:
        for player, got in units(table, scale).items():
            self.points[player] += got
            self.tables[player] += 1
        for seat in table.counted:
            self.forfeits[seat.player] += seat.became in (Became.FORFEIT, Became.SUBSTITUTE)
        if not table.is_scored:
            return
        first = shared_first(table)
        for seat in first:
            if seat.became is Became.PLAYED:
                self.wins[seat.player] += WIN // len(first)
        for one in table.counted:
            for other in table.counted:
                if one is not other:
                    self.duels[one.player, other.player].append(_duel(one, other))
        self._add_shares([seat for seat in table.counted if seat.became is Became.PLAYED])

    def _add_shares(self, played: Sequence[BookedSeat]) -> None:
        low = min(0, min((seat.score for seat in played), default=0))
        total = sum(seat.score - low for seat in played)
        for seat in played:
            part = EQUAL_SHARE * len(played) * (seat.score - low) // total if total else EQUAL_SHARE
            self.share[seat.player] += part

    def _add_sonneborn_berger(self, table: Booked) -> None:
        if not table.is_scored:
            return
        for one in table.counted:
            for other in table.counted:
                if one is not other:
                    weight = 12 // (len(table.counted) - 1)
                    self.sonneborn_berger[one.player] += (
                        _duel(one, other) * self.points[other.player] * weight
                    )

    def _add_opponents(self, table: Booked) -> None:
        for one in table.counted:
            others = [other for other in table.counted if other is not one] or [one]
            self.opponents[one.player] += Fraction(
                sum(self.points[each.player] for each in others), len(others)
            )


def _duel(one: BookedSeat, other: BookedSeat) -> int:
    """2 won, 1 shared, 0 lost; whoever did not finish their own seat loses every duel, and gets nothing."""
    if one.became is not Became.PLAYED:
        return 0
    if other.became is not Became.PLAYED or one.place < other.place:
        return 2
    return int(one.place == other.place)
