"""The tables of a division: those that need attention first, what opens next, and the same in words."""

from collections.abc import Callable
from enum import Enum

import msgspec

from games.message import Message, Said, Typed, say
from rendering.league.numbers import decimal
from rendering.league.signs import State
from rendering.league.standings import about_division


class TimeStep(Enum):
    """How long those to move have: a picture stands for hours, so it tells no running amount."""

    MORE = "more"
    DAY = "day"
    HOUR = "hour"


def time_in_words(step: TimeStep) -> Message:
    """ "under a day" """
    return say("league-picture-time", step=step.value)


class FixtureSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table."""

    name: str
    score: int | None = None
    """In the game's own points; None before the first move."""
    is_to_move: bool = False
    is_winner: bool = False
    earned: int | None = None
    """League points in sixtieths, once they are booked."""


class FixtureTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is open, or just over."""

    number: int
    state: State
    turn: int = 0
    """Nought where it has no meaning any more."""
    time: Said = ""
    """How long those to move have (`time_in_words`), or what else becomes of their time."""
    seats: tuple[FixtureSeat, ...]


class NextTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that opens when its players have room for it."""

    number: int
    names: tuple[str, ...]


class Fixtures(msgspec.Struct, frozen=True, kw_only=True):
    """A division's tables."""

    game: str
    league: str
    season: int
    division: int = 0
    done: int
    of: int
    tables: tuple[FixtureTable, ...]
    following: tuple[NextTable, ...] = ()
    at_once: int = 0
    """Open at most for anybody; nought for no limit."""
    goal: int = 0
    """Points at which a game ends, where there are such."""


_ATTENTION = tuple(State)


def by_attention(tables: tuple[FixtureTable, ...]) -> tuple[FixtureTable, ...]:
    """Short of time, then playing, then over; as given among equals."""
    return tuple(sorted(tables, key=lambda table: _ATTENTION.index(table.state)))


def about_fixtures(fixtures: Fixtures) -> Message:
    """Which division, and how far it has come."""
    is_open = sum(table.state is not State.OVER for table in fixtures.tables)
    where = about_division(fixtures.season, fixtures.division)
    return say("league-picture-done", where=where, done=fixtures.done, of=fixtures.of, open=is_open)


Call = Callable[[str], Typed]
"""What a player is called: a picture may have to cut a name."""


def state_in_words(table: FixtureTable, call: Call = Typed) -> Message:
    """Who is to move and how long, or who won."""
    if table.state is State.OVER:
        return _won_by(table, call)
    if table.state is State.WAITING:
        return say("league-picture-not-yet")
    moving = tuple(call(seat.name) for seat in table.seats if seat.is_to_move)
    if not moving:
        return say("league-picture-turn", turn=table.turn)
    if not table.time:
        return say("league-picture-to-move", who=moving)
    if len(moving) > 2:
        return say("league-picture-many-to-move", count=len(moving), time=table.time)
    return say("league-picture-to-move-in", who=moving, time=table.time)


def _won_by(table: FixtureTable, call: Call) -> Message:
    winners = tuple(call(seat.name) for seat in table.seats if seat.is_winner)
    if not winners:
        return say("league-picture-over")
    if len(winners) == 1:
        return say("league-picture-wins-table", who=winners[0])
    return say("league-picture-share-table", who=winners)


def about_table(table: FixtureTable) -> Message:
    """The turn, or that it is over."""
    if table.state is State.OVER:
        return say("league-picture-over")
    return say("league-picture-turn", turn=table.turn) if table.turn else say("league-picture-not-yet")


def tell_fixtures(fixtures: Fixtures) -> tuple[Said, ...]:
    """The same in words: a line for every table."""
    head = say("league-picture-titled", title=Typed(fixtures.league), about=about_fixtures(fixtures))
    lines: list[Said] = [head]
    for table in by_attention(fixtures.tables):
        seats = tuple(_told(seat) for seat in table.seats)
        about, state = about_table(table), state_in_words(table)
        lines.append(
            say("league-picture-table-line", number=str(table.number), about=about, state=state, seats=seats)
        )
    for coming in fixtures.following:
        names = tuple(map(Typed, coming.names))
        lines.append(say("league-picture-next-line", number=str(coming.number), names=names))
    return tuple(lines)


def _told(seat: FixtureSeat) -> Message:
    name = Typed(seat.name)
    if seat.score is None:
        return say("league-picture-seat", name=name)
    if seat.earned is None:
        return say("league-picture-seat-score", name=name, score=str(seat.score))
    return say("league-picture-seat-earned", name=name, score=str(seat.score), points=decimal(seat.earned))
