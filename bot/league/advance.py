"""What is to be done next about a season: one step at a time, named from what is kept; pure.

The service carries a step out and asks again until there is none. A step that was kept is not named again,
so a process that is killed anywhere repeats nothing.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from bot.league.booking import Results, forfeits_on_time
from bot.league.season import Fixture, Phase, Whole
from bot.league.starting import is_time
from bot.league.terms import ALL_AT_ONCE

FORFEITS: Final = 2
"""Tables lost on time in one season after which somebody has withdrawn."""


class Begin(msgspec.Struct, frozen=True):
    """Start, or put the start off."""


class Cancel(msgspec.Struct, frozen=True):
    """The league ended before the season began."""


class Reseat(msgspec.Struct, frozen=True):
    """Let those sit at the fixture's table whom the season has there."""

    fixture: Fixture


class Hold(msgspec.Struct, frozen=True):
    """Let no clock of the fixture's table run until then."""

    fixture: Fixture
    until: int


class LetGo(msgspec.Struct, frozen=True):
    """Let the clocks of the fixture's table run again: the pause ended before its time."""

    fixture: Fixture


class Withdraw(msgspec.Struct, frozen=True):
    """Somebody has lost too many tables on time."""

    player: int


class Open(msgspec.Struct, frozen=True):
    """Open the fixture's table."""

    fixture: Fixture


class End(msgspec.Struct, frozen=True):
    """Open no further table."""


class Break(msgspec.Struct, frozen=True):
    """End the fixture's table unfinished."""

    fixture: Fixture


class Close(msgspec.Struct, frozen=True):
    """Close the season; of a tournament, end its round."""


Step = Begin | Cancel | Reseat | Hold | LetGo | Withdraw | Open | End | Break | Close


def next_step(whole: Whole, results: Results, now: int) -> Step | None:
    """The next step, if one is due."""
    season = whole.season
    if season.phase is Phase.SIGNUP:
        if whole.league.is_ended:
            return Cancel()
        return Begin() if is_time(whole, now) else None
    if not season.phase.is_played:
        return None
    if urgent := next(_at_tables(whole, now), None):
        return urgent
    if season.is_paused(now):
        return None
    lost = forfeits_on_time(results)
    for member in whole.members:
        if not member.has_left and lost[member.user_id] >= FORFEITS:
            return Withdraw(member.user_id)
    if season.phase is Phase.RUNNING and not whole.league.is_tournament:
        if now >= season.ends_at:
            return End()
        if fixture := next(_to_open(whole, now), None):
            return Open(fixture)
    return _ending(whole, now)


def _at_tables(whole: Whole, now: int) -> Iterator[Step]:
    """Tables that do not know yet what was decided about the season."""
    pause = next((each for each in whole.season.pauses if each.start <= now < each.end), None)
    for fixture in whole.fixtures:
        if not fixture.is_open:
            continue
        if fixture.reseat:
            yield Reseat(fixture)
        if pause and fixture.paused_until < pause.end:
            yield Hold(fixture, pause.end)
        if not pause and fixture.paused_until > now:
            yield LetGo(fixture)


def _to_open(whole: Whole, now: int) -> Iterator[Fixture]:
    """In their order, where everybody has few enough open tables; past half of the season, all."""
    most = whole.season.terms.at_once
    is_late = now >= whole.season.half_at
    open_tables = Counter(
        spot.player for fixture in whole.fixtures if fixture.is_open for spot in fixture.spots
    )
    for fixture in whole.fixtures:
        if not fixture.is_waiting:
            continue
        if is_late or most == ALL_AT_ONCE or all(open_tables[spot.player] < most for spot in fixture.seated):
            yield fixture


def _ending(whole: Whole, now: int) -> Step | None:
    """Once everything is booked the season closes; when its time is over, what is left ends as it is."""
    season = whole.season
    if whole.league.is_tournament:
        if fixture := next((each for each in whole.fixtures if each.is_waiting), None):
            return Open(fixture)
    elif season.phase is Phase.RUNNING:
        return None
    if all(fixture.is_done for fixture in whole.fixtures):
        return Close()
    if now < season.closes_at:
        return None
    return Break(next(fixture for fixture in whole.fixtures if fixture.is_open))


def due_at(whole: Whole, now: int) -> int | None:
    """When the season is to be looked at again, if nothing happens before; perhaps too early, never late."""
    season = whole.season
    if season.phase is Phase.SIGNUP:
        return season.starts_at
    if not season.phase.is_played:
        return None
    pauses = [pause.end for pause in season.pauses if pause.end > now]
    times = [season.half_at, season.ends_at, season.closes_at, *pauses]
    return min((each for each in times if each > now), default=None)
