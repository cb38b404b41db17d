"""A season that is paused, so that no clock of it runs and its end moves by as much, or extended; pure."""

from typing import Final

from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.clocks.spans import Span
from bot.errors import WrongTime
from bot.league.change import Change, Line, boards_of, changed, news
from bot.league.season import Season, Whole
from games.errors import BadOption
from games.message import say

MOST_AT_A_TIME: Final = 14
MOST_A_SEASON: Final = 28
MOST_MORE: Final = 28
"""Days."""


def paused(whole: Whole, days: int, line: Line, now: int) -> Change:
    """The season in a pause, which ends by itself."""
    season = whole.season
    _check_played(whole)
    if season.is_paused(now):
        raise WrongTime(say("league-paused-already"))
    if not 1 <= days <= MOST_AT_A_TIME:
        raise BadOption(say("league-pause-days", most=MOST_AT_A_TIME))
    used = sum(pause.end - pause.start for pause in season.pauses)
    if used + days * DAY > MOST_A_SEASON * DAY:
        left = max(0, MOST_A_SEASON - -(-used // DAY))
        raise BadOption(say("league-pause-left", left=left, most=MOST_A_SEASON))
    pause = Span(now, now + days * DAY)
    after = changed(season, pauses=(*season.pauses, pause), ends_at=season.ends_at + days * DAY)
    return _change(whole, after, line, f"paused:{len(season.pauses)}")


def resumed(whole: Whole, line: Line, now: int) -> Change:
    """The season with its pause over before its time; what was not needed does not move its end."""
    season = whole.season
    _check_played(whole)
    if not season.is_paused(now):
        raise WrongTime(say("league-not-paused"))
    *others, last = season.pauses
    after = changed(
        season, pauses=(*others, replace(last, end=now)), ends_at=season.ends_at - (last.end - now)
    )
    return _change(whole, after, line, f"resumed:{len(season.pauses)}")


def extended(whole: Whole, days: int, line: Line) -> Change:
    """The season, or the round of a tournament, with more days."""
    _check_played(whole)
    if not 1 <= days <= MOST_MORE:
        raise BadOption(say("league-extend-days", most=MOST_MORE))
    after = changed(whole.season, ends_at=whole.season.ends_at + days * DAY)
    return Change(after, redrawn=boards_of(whole), lines=(line,))


def _change(whole: Whole, after: Season, line: Line, about: str) -> Change:
    told = news(whole, about, line.said)
    return Change(after, posts=(told,), redrawn=boards_of(whole), lines=(line,))


def _check_played(whole: Whole) -> None:
    if not whole.season.phase.is_played:
        raise WrongTime(say("league-not-running"))
