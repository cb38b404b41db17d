"""What a league or tournament is played by: its terms, what they are by default, and what refuses them."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from bot.clocks.controls import Timing, check_timing
from bot.clocks.lengths import DAY
from bot.league.fixtures import once_round
from bot.league.points import SCALES, Scale
from games.api import check_options, check_seats, read_options
from games.catalog import GAMES
from games.errors import BadOption
from games.message import Message, say

MOST_DIVISIONS: Final = 20
LARGEST_DIVISION: Final = 14
SMALLEST_DIVISION: Final = 6
FARTHEST_START: Final = 90 * DAY
FEWEST_PLAYERS: Final = 4
MOST_IN_A_TOURNAMENT: Final = 64
USUAL_TABLES: Final = {2: 1, 3: 6, 4: 4, 5: 5}
"""Tables for everybody by the number of seats; at two seats, rounds."""
ALL_AT_ONCE: Final = 0


class Format(StrEnum):
    """How a competition goes on."""

    LEAGUE = "league"
    """Seasons of divisions, with promotion and relegation, one after the other."""
    SWISS = "swiss"
    """Rounds in which players meet who stand alike."""
    KNOCKOUT = "knockout"
    """Rounds from which the best of every table go on."""


class Terms(msgspec.Struct, frozen=True):
    """Everything that is agreed before people sign up; a season keeps those that it began with."""

    game: str
    seats: int
    format: Format = Format.LEAGUE
    size: int = 10
    """Players of a division."""
    tables: int = 0
    """How many everybody plays; at two seats, how many times round. 0: as usual."""
    divisions: int = 0
    """The most there may be; 0: as many as people need."""
    moves: int = 2
    """How many go up and down at each line."""
    days: int = 56
    """How long a season lasts; of a tournament, a round."""
    overtime: int = 7
    rest: int = 7
    """Days between two seasons."""
    at_once: int = 3
    """Open tables of one player; ALL_AT_ONCE: as many as there are."""
    scale: Scale = Scale.EVEN
    timing: Timing = Timing()
    options: dict[str, Any] = {}
    """Of the game."""
    places: int = 0
    """The most players of a tournament; 0: as many as there may be."""
    starts_at: int | None = None
    """When the first season begins; None: as soon as it is full."""

    @property
    def tables_each(self) -> int:
        """How many tables everybody plays, or how many times round."""
        return self.tables or USUAL_TABLES[self.seats]

    @property
    def capacity(self) -> int | None:
        """The most who can play; whoever comes later waits. None: everybody can."""
        if self.format is not Format.LEAGUE:
            return self.places or MOST_IN_A_TOURNAMENT
        return self.size * self.divisions or None

    @property
    def fewest(self) -> int:
        """With fewer it does not begin."""
        return max(FEWEST_PLAYERS, self.seats + (self.format is not Format.LEAGUE))


def usual_terms(game: str, format: Format = Format.LEAGUE) -> Terms:
    """What a league of this game begins with."""
    seats = min(4, GAMES[game].seats[-1])
    smallest = max(SMALLEST_DIVISION, 2 * seats)
    return Terms(
        game,
        seats,
        format,
        size=max(10, smallest),
        days=56 if format is Format.LEAGUE else 14,
        overtime=7 if format is Format.LEAGUE else 0,
    )


def check_terms(terms: Terms) -> None:
    """Refuse what could not be played, with the reason."""
    if terms.game not in GAMES or terms.seats not in SCALES[terms.scale]:
        raise BadOption(say("league-bad-seats"))
    game = GAMES[terms.game]
    check_seats(game, terms.seats)
    check_options(game, terms.seats, read_options(game, terms.options))
    check_timing(terms.timing)
    if terms.timing.control.is_relaxed:
        raise BadOption(say("league-no-relaxed"))
    if terms.format is Format.LEAGUE:
        _check_league(terms)
    else:
        _check_tournament(terms)


def _check_league(terms: Terms) -> None:
    seats = terms.seats
    allowed = (1, 2) if seats == 2 else (seats, 2 * seats)
    if terms.tables_each not in allowed:
        raise BadOption(say("league-bad-tables", one=str(allowed[0]), other=str(allowed[1])))
    _check_within(say("league-what-size"), terms.size, max(SMALLEST_DIVISION, 2 * seats), LARGEST_DIVISION)
    if terms.divisions:
        _check_within(say("league-what-divisions"), terms.divisions, 1, MOST_DIVISIONS)
    _check_within(say("league-what-moves"), terms.moves, 0, terms.size // 3)
    _check_within(say("league-what-days"), terms.days, 14, 182)
    _check_within(say("league-what-overtime"), terms.overtime, 0, 14)
    _check_within(say("league-what-rest"), terms.rest, 1, 28)
    if terms.at_once != ALL_AT_ONCE:
        _check_within(say("league-what-at-once"), terms.at_once, 1, _most_tables(terms))


def _check_tournament(terms: Terms) -> None:
    _check_within(say("league-what-round"), terms.days, 1, 60)
    if terms.places:
        _check_within(say("league-what-places"), terms.places, terms.fewest, MOST_IN_A_TOURNAMENT)


def _most_tables(terms: Terms) -> int:
    if terms.seats > 2:
        return terms.tables_each
    return terms.tables_each * once_round(terms.size, terms.size)


def _check_within(what: Message, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadOption(say("league-not-within", what=what, number=number, least=least, most=most))


def check_start(terms: Terms, now: int) -> None:
    """Refuse a start in the past or far ahead, and "when full" where nothing is ever full."""
    starts_at = terms.starts_at
    if starts_at is None:
        if terms.format is Format.LEAGUE and not terms.divisions:
            raise BadOption(say("league-never-full"))
    elif starts_at <= now:
        raise BadOption(say("league-start-past"))
    elif starts_at > now + FARTHEST_START:
        raise BadOption(say("league-start-far", days=FARTHEST_START // DAY))
