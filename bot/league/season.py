"""A league and one of its seasons as frozen values: who entered, who plays where, and every fixture."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.clocks.lengths import DAY
from bot.clocks.spans import Span
from bot.league.terms import Format, Terms

POSTPONED: Final = 7 * DAY
MOST_DELAYS: Final = 2


class Phase(StrEnum):
    """Life of a season."""

    SIGNUP = "signup"
    RUNNING = "running"
    OVERTIME = "overtime"
    """No table opens any more; running ones may still be finished."""
    CLOSED = "closed"
    CANCELLED = "cancelled"

    @property
    def is_played(self) -> bool:
        """Are there tables that may still end?"""
        return self in (Phase.RUNNING, Phase.OVERTIME)

    @property
    def is_open(self) -> bool:
        """Is anything still to come?"""
        return self is Phase.SIGNUP or self.is_played


class League(msgspec.Struct, frozen=True):
    """What stays from season to season; a tournament has only one."""

    id: int
    guild_id: int
    channel_id: int
    """Where its standings stand, and where its tables are played."""
    name: str
    creator_id: int
    terms: Terms
    """Of the next season."""
    role_id: int = 0
    """Who of the server may organise it, beside its creator; 0 for nobody."""
    results_id: int = 0
    """The channel that results are announced in; 0: they are not."""
    is_ended: bool = False
    """No further season follows."""

    @property
    def is_tournament(self) -> bool:
        """Is it played in rounds, once?"""
        return self.terms.format is not Format.LEAGUE


class Season(msgspec.Struct, frozen=True):
    """One season of a league, or a tournament."""

    id: int
    league_id: int
    number: int
    phase: Phase
    terms: Terms
    seed: str
    starts_at: int | None
    """None: as soon as it is full."""
    ends_at: int = 0
    """When no table opens any more; moved by pauses. Of a tournament, when its round is over."""
    began_at: int = 0
    delays: int = 0
    """How often too few had entered."""
    round: int = 0
    """Of a tournament; 0 before the first."""
    pauses: tuple[Span, ...] = ()
    """When the organiser let no clock run."""
    version: int = 1
    """Grows with every step, each of which is decided on one version."""

    @property
    def half_at(self) -> int:
        """When everything that is still closed opens: half of the season has passed, without its pauses."""
        paused = sum(pause.end - pause.start for pause in self.pauses)
        half = self.began_at + (self.ends_at - paused - self.began_at) // 2
        for pause in self.pauses:
            if pause.start < half:
                half += pause.end - pause.start
        return half

    @property
    def closes_at(self) -> int:
        """When tables that are not finished end as they are; a round of a tournament has no overtime."""
        return self.ends_at + (self.terms.overtime * DAY if self.terms.format is Format.LEAGUE else 0)

    def is_paused(self, at: int) -> bool:
        """Does no clock run?"""
        return any(pause.start <= at < pause.end for pause in self.pauses)


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who has signed up."""

    user_id: int
    name: str
    entered_at: int
    is_returning: bool = False
    """Finished the season before: they come before everybody who waits."""


class Status(StrEnum):
    """What became of a member of a season."""

    PLAYS = "plays"
    EARLY = "early"
    """Withdrew before half of the tables were finished: those count as if the seat had not been there."""
    LATE = "late"
    """Withdrew afterwards: what was finished stands, the rest is forfeited."""


class Member(msgspec.Struct, frozen=True):
    """Somebody who plays in a division."""

    user_id: int
    name: str
    division: int
    """1 is the top."""
    status: Status = Status.PLAYS
    is_guest: bool = False
    """Came late in somebody's place."""
    seed: int = 0
    """Their number in a tournament, 1 the strongest."""

    @property
    def has_left(self) -> bool:
        """Did they withdraw, or were they removed?"""
        return self.status is not Status.PLAYS


class Presence(StrEnum):
    """Who sits on a seat of a fixture."""

    HERE = "here"
    ABSENT = "absent"
    """Nobody: its player withdrew before the table opened, and the seat is a forfeit."""
    BOT = "bot"
    """A bot player, to the end: its player withdrew while the table was running."""


class Spot(msgspec.Struct, frozen=True):
    """One seat of a fixture."""

    player: int
    presence: Presence = Presence.HERE


class Fixture(msgspec.Struct, frozen=True):
    """A table that is to be played, is played, or was."""

    id: int
    division: int
    """Of a tournament, the round."""
    number: int
    spots: tuple[Spot, ...]
    """By seat."""
    table_id: int = 0
    """0 until it opens."""
    is_done: bool = False
    """Nothing more comes of it: it was finished, or never will be."""
    is_void: bool = False
    """It was never opened."""
    reseat: bool = False
    """Somebody else sits there now than the table knows."""
    paused_until: int = 0
    """How long the table knows that no clock runs."""

    @property
    def is_open(self) -> bool:
        """Is it being played?"""
        return bool(self.table_id) and not self.is_done

    @property
    def is_waiting(self) -> bool:
        """Has it still to be opened?"""
        return not self.table_id and not self.is_done

    @property
    def seated(self) -> tuple[Spot, ...]:
        """The spots that are seats of the table."""
        return tuple(spot for spot in self.spots if spot.presence is not Presence.ABSENT)

    def has(self, player: int) -> bool:
        """Is this one of the player's tables?"""
        return any(spot.player == player for spot in self.spots)


class Whole(msgspec.Struct, frozen=True):
    """A season with everybody in it and all its fixtures: what every decision is made on."""

    league: League
    season: Season
    entrants: tuple[Entrant, ...] = ()
    """In the order in which they get a place."""
    members: tuple[Member, ...] = ()
    fixtures: tuple[Fixture, ...] = ()

    @property
    def entered(self) -> tuple[Entrant, ...]:
        """Those who have a place, if it began now."""
        return self.entrants[: self.season.terms.capacity]

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """Those who have not: before the start past the capacity, and later all who do not play."""
        if self.season.phase is Phase.SIGNUP:
            return self.entrants[len(self.entered) :]
        playing = {member.user_id for member in self.members}
        return tuple(entrant for entrant in self.entrants if entrant.user_id not in playing)

    @property
    def divisions(self) -> tuple[tuple[Member, ...], ...]:
        """The members of every division, the top one first."""
        numbers = sorted({member.division for member in self.members})
        return tuple(tuple(each for each in self.members if each.division == number) for number in numbers)

    @property
    def by_player(self) -> dict[int, Member]:
        """Everybody who plays, or did, by their Discord id."""
        return {member.user_id: member for member in self.members}

    def member(self, user_id: int) -> Member | None:
        """Somebody who plays, or did."""
        return next((each for each in self.members if each.user_id == user_id), None)

    def fixtures_of(self, user_id: int) -> tuple[Fixture, ...]:
        """Somebody's tables."""
        return tuple(fixture for fixture in self.fixtures if fixture.has(user_id))


def in_order(entrants: list[Entrant]) -> tuple[Entrant, ...]:
    """Returning members come first, then who signed up first."""
    return tuple(sorted(entrants, key=lambda each: (not each.is_returning, each.entered_at, each.user_id)))
