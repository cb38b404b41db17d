"""What the messages of a league say: its sign-up, news, results and keys; pure."""

from typing import Final

from bot.league.booking import booked_at
from bot.league.points import shown_points, units
from bot.league.results import Result
from bot.league.season import Phase, Whole
from bot.stamps import stamp
from cogs.league.press import (
    EnterSeason,
    LeaveSeason,
    ReadFixtures,
    ReadStandings,
    ReadSummary,
)
from cogs.league.values import name_of
from cogs.league.words import division_title, season_title, start_line, terms_in_words
from cogs.screen import Drawing, Gallery, Key, Row, Screen, Style, Text, item, small
from games.message import Message, Said, Typed, say

MOST_NAMED: Final = 40
"""Names in a sign-up; a message has room for no more."""


def signup_screen(whole: Whole) -> Screen:
    """What is played, when it starts, who has entered and who waits."""
    season = whole.season
    lines: tuple[Said, ...] = (
        say("league-heading", title=season_title(whole)),
        *(item(line) for line in terms_in_words(season.terms)),
        _phase_line(whole),
        *_people(whole),
    )
    keys = ((_enter_key(whole), _leave_key(whole)),) if season.phase.is_open else ()
    return Screen(lines, keys, is_lit=season.phase is Phase.SIGNUP)


def _enter_key(whole: Whole) -> Key:
    label = say("league-enter") if whole.season.phase is Phase.SIGNUP else say("league-enter-waiting")
    return Key(label, EnterSeason(whole.season.id), Style.GO)


def _leave_key(whole: Whole) -> Key:
    return Key(say("league-leave"), LeaveSeason(whole.season.id))


def _phase_line(whole: Whole) -> Said:
    season = whole.season
    match season.phase:
        case Phase.SIGNUP:
            return start_line(season)
        case Phase.RUNNING:
            return say("league-runs-until", end=stamp(season.ends_at), left=stamp(season.ends_at, "R"))
        case Phase.OVERTIME:
            return say("league-overtime-until", end=stamp(season.closes_at, "R"))
        case Phase.CLOSED:
            return say("league-is-closed")
        case Phase.CANCELLED:
            return say("league-is-cancelled")


def _people(whole: Whole) -> tuple[Said, ...]:
    if whole.season.phase is not Phase.SIGNUP:
        return _waiting(whole)
    if not whole.entrants:
        return (say("league-nobody-entered"),)
    entered = tuple(entrant.name for entrant in whole.entered)
    return (say("league-entered", players=len(entered), names=_named(entered)), *_waiting(whole))


def _waiting(whole: Whole) -> tuple[Said, ...]:
    names = tuple(entrant.name for entrant in whole.waiting)
    return (say("league-waiting", names=_named(names)),) if names else ()


def _named(names: tuple[str, ...]) -> tuple[Message | Typed, ...]:
    shown: tuple[Message | Typed, ...] = tuple(map(Typed, names[:MOST_NAMED]))
    more = len(names) - MOST_NAMED
    return (*shown, say("league-more-names", more=more)) if more > 0 else shown


def board_screen(whole: Whole, division: int, drawings: tuple[Drawing, ...]) -> Screen:
    """A division's picture, how long the season lasts, and ways to look closer."""
    season = whole.season
    rows: list[Row] = [Gallery(drawings), Text((small(_phase_line(whole)),))]
    keys = [
        Key(say("league-my-standing"), ReadStandings(season.id, division)),
        Key(say("league-tables-key"), ReadFixtures(season.id, division)),
    ]
    if season.phase.is_played:
        keys.append(_leave_key(whole))
    rows.append(tuple(keys))
    return Screen((say("league-heading", title=division_title(whole, division)),), tuple(rows))


def text_screen(
    whole: Whole, division: int, lines: tuple[Said, ...], drawings: tuple[Drawing, ...]
) -> Screen:
    """The same for one person: the picture, and all of it in words."""
    rows: tuple[Row, ...] = (Gallery(drawings),) if drawings else ()
    return Screen((say("league-heading", title=division_title(whole, division)),), (*rows, Text(lines)))


def news_lines(said: Message, people: tuple[int, ...]) -> tuple[Said, ...]:
    """A sentence, and those it calls."""
    return (said, " ".join(f"<@{person}>" for person in people))


def summary_screen(whole: Whole, lines: tuple[Said, ...], drawings: tuple[Drawing, ...]) -> Screen:
    """How a season ended."""
    rows: list[Row] = [Gallery(drawings), Text(lines)]
    rows.append((Key(say("league-final-order"), ReadSummary(whole.season.id)),))
    return Screen((say("league-heading", title=season_title(whole)),), tuple(rows))


def result_lines(whole: Whole, result: Result) -> tuple[Said, ...]:
    """What came of a table, and what everybody gets for it."""
    fixture = next(each for each in whole.fixtures if each.id == result.fixture)
    table = booked_at(whole, {fixture.id: result}, fixture)
    if table is None:
        return ()
    got = units(table, whole.season.terms.scale)
    seats = tuple(
        say(
            "league-result-seat",
            name=Typed(name_of(whole, seat.player)),
            score=str(seat.score),
            points=shown_points(got[seat.player]),
        )
        for seat in sorted(table.counted, key=lambda seat: -got[seat.player])
    )
    title = division_title(whole, fixture.division if not whole.league.is_tournament else 0)
    head = say(
        "league-result" if result.revision == 1 else "league-result-corrected",
        title=title,
        table=str(result.table),
    )
    return head, *(item(seat) for seat in seats)
