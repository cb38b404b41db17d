"""How strong players are: openskill's Bradley-Terry over the places of rated tables, and one number shown."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import BradleyTerryPart


class Parameters(msgspec.Struct, frozen=True):
    """All that ratings depend on besides results: after a change they are recomputed."""

    mu: float = 25.0
    sigma: float = 25 / 3
    beta: float = 25 / 6
    tau: float = 25 / 300
    window_size: int = 4
    """With this all pairs of a table for two to five are compared, so that a large table moves a rating as a
    small one does."""


MODEL: Final = BradleyTerryPart(**msgspec.structs.asdict(Parameters()))
SETTLED: Final = 5
"""Rated tables after which a rating is no longer provisional."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a player in one scope."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    tables: int = 0

    @property
    def is_provisional(self) -> bool:
        """Too few tables to stand on a leaderboard?"""
        return self.tables < SETTLED

    @property
    def shown(self) -> int:
        """The number that players see; 200 apart is being ahead about three times in four."""
        return math.floor(1000 + 20 * self.mu + 0.5)

    @property
    def band(self) -> int:
        """How far that may be wrong."""
        return math.floor(20 * self.sigma + 0.5)


class RatedTable(msgspec.Struct, frozen=True):
    """A finished rated table: who sat there at the start, and their ranks. Who left shares the last."""

    ended_at: int
    table: int
    ranks: tuple[tuple[int, int], ...]
    """(player, rank) in the order of the seats."""

    @property
    def order(self) -> tuple[int, int]:
        """Tables are always rated in this order, whenever they were booked."""
        return self.ended_at, self.table


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a table with these ranks."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, rating.tables + 1)
        for team, rating in zip(after, before, strict=True)
    ]


def replayed(
    tables: Iterable[RatedTable], before: Mapping[int, Rating] | None = None
) -> tuple[dict[int, Rating], dict[int, dict[int, Rating]]]:
    """Everybody's rating after all these tables, and after each of them that of who played there."""
    now = dict(before or {})
    after: dict[int, dict[int, Rating]] = {}
    for table in sorted(tables, key=lambda each: each.order):
        players = [player for player, _ in table.ranks]
        ratings = rated([now.get(player, Rating()) for player in players], [rank for _, rank in table.ranks])
        after[table.table] = dict(zip(players, ratings, strict=True))
        now |= after[table.table]
    return now, after


def expected_place(number: int, ratings: Sequence[Rating]) -> float:
    """The place that one of these players can expect among them."""
    own = ratings[number]
    place = 1.0
    for other in (rating for each, rating in enumerate(ratings) if each != number):
        spread = math.sqrt(own.sigma**2 + other.sigma**2 + 2 * MODEL.beta**2)
        place += 1 / (1 + math.exp((own.mu - other.mu) / spread))
    return place
