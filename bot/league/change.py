"""What one step changes in a season: all of it is kept in one transaction, or none of it."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from bot.league.season import Entrant, Fixture, Member, Phase, Season, Whole
from bot.league.terms import Terms
from games.message import Message

MOST_CALLED = 60
"""People whom one message calls."""


class Show(StrEnum):
    """What a message of a league shows."""

    SIGNUP = "signup"
    """Who has entered, with the key to do so."""
    STANDINGS = "standings"
    """Of a division, or of a whole Swiss tournament; with what is played now."""
    BRACKET = "bracket"
    SUMMARY = "summary"
    NEWS = "news"
    """A sentence for some of its people; it is sent once and stays."""
    RESULT = "result"
    """What came of a table, where the league wants that announced."""


class Post(msgspec.Struct, frozen=True):
    """A message that stands in a channel, known by its key; some are drawn anew when anything changes."""

    key: str
    show: Show
    season_id: int = 0
    number: int = 0
    """The division, or the table."""
    said: Message | None = None
    """What news say."""
    people: tuple[int, ...] = ()
    """Whom they call."""


class Final(msgspec.Struct, frozen=True):
    """Where somebody ended, for good."""

    division: int
    position: int
    user_id: int
    name: str
    place: int
    """Shared by those whom only the lot sets apart."""
    points: int
    """In units."""
    is_guest: bool = False
    has_left: bool = False
    is_champion: bool = False
    """Best of the top division; a guest may stand above them. A title may be shared."""


def with_champions(finals: Sequence[Final]) -> tuple[Final, ...]:
    """The final order with its champions: the best of the top division, without guests and who left."""
    able = [each for each in finals if each.division == 1 and not each.is_guest and not each.has_left]
    best = min((each.place for each in able), default=0)
    return tuple(replace(each, is_champion=each in able and each.place == best) for each in finals)


class NextSeason(msgspec.Struct, frozen=True):
    """The season that follows by itself."""

    number: int
    terms: Terms
    seed: str
    starts_at: int | None
    entrants: tuple[Entrant, ...]


class Line(msgspec.Struct, frozen=True):
    """Something that was done about a league, for its log."""

    at: int
    user_id: int
    said: Message


class Bar(msgspec.Struct, frozen=True):
    """Somebody may not sign up until then."""

    user_id: int
    until: int
    reason: str


class Change(msgspec.Struct, frozen=True):
    """A step: the season as it is afterwards, and every row that is new or other than it was."""

    season: Season
    entered: tuple[Entrant, ...] = ()
    left: tuple[int, ...] = ()
    """Who is no longer entered."""
    members: tuple[Member, ...] = ()
    fixtures: tuple[Fixture, ...] = ()
    """Those without a number are new."""
    finals: tuple[Final, ...] = ()
    following: NextSeason | None = None
    posts: tuple[Post, ...] = ()
    redrawn: tuple[str, ...] = ()
    """Keys of what shows something else now."""
    lines: tuple[Line, ...] = ()
    bars: tuple[Bar, ...] = ()


def changed(season: Season, **changes: object) -> Season:
    """The season after another step."""
    return replace(season, version=season.version + 1, **changes)


def signup_key(season: Season) -> str:
    """The message with which people enter."""
    return f"signup:{season.league_id}:{season.number}"


def standings_key(season: Season, division: int) -> str:
    """The message with a division's standings."""
    return f"standings:{season.id}:{division}"


def news(season: Season, about: str, said: Message, *people: int) -> Post:
    """A sentence for the league's channel, sent once; `about` tells it from all others of the season."""
    return Post(f"news:{season.id}:{about}", Show.NEWS, season.id, 0, said, people)


def news_for_all(season: Season, about: str, said: Message, people: Sequence[int]) -> tuple[Post, ...]:
    """The same for many: a message has room for so many calls only, so there may be several."""
    parts = [people[first : first + MOST_CALLED] for first in range(0, len(people), MOST_CALLED)] or [()]
    return tuple(
        news(season, about if number == 1 else f"{about}:part{number}", said, *part)
        for number, part in enumerate(parts, start=1)
    )


def boards_of(whole: Whole) -> tuple[str, ...]:
    """The keys of everything that shows how the season stands."""
    season = whole.season
    if season.phase is Phase.SIGNUP:
        return (signup_key(season),)
    return tuple(
        standings_key(season, number) for number in sorted({each.division for each in whole.members})
    )
