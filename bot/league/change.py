"""What one step changes in a season: all of it is kept in one transaction, or none of it."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.league.season import Entrant, Fixture, League, Member, Phase, Season, Whole
from bot.league.terms import Terms
from club.posts import Topic, WantedPost
from games.message import Message

MOST_CALLED = 60
"""People whom one message calls."""


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
    posts: tuple[WantedPost, ...] = ()
    redrawn: tuple[str, ...] = ()
    """Keys of posts that show something else now."""
    lines: tuple[Line, ...] = ()
    bars: tuple[Bar, ...] = ()


def changed(season: Season, **changes: object) -> Season:
    """The season after another step."""
    return replace(season, version=season.version + 1, **changes)


# What should stand on Discord


def season_subject(season_id: int) -> str:
    """What the posts of a season are about, but for its sign-up."""
    return f"season:{season_id}"


def signup_key(season: Season) -> str:
    """The post with which people enter."""
    return f"{Topic.SIGNUP}:{season.league_id}:{season.number}"


def standings_key(season: Season, division: int) -> str:
    """The post with a division's standings, or a tournament's."""
    return f"{Topic.STANDINGS}:{season.id}:{division}"


def signup_post(league: League, number: int) -> WantedPost:
    """The sign-up of a season, which may not have begun to be kept: so it is about itself."""
    key = f"{Topic.SIGNUP}:{league.id}:{number}"
    return WantedPost(key, Topic.SIGNUP, key, league.guild_id)


def standings_post(whole: Whole, division: int, topic: Topic = Topic.STANDINGS) -> WantedPost:
    """The standings of a division, or the bracket of a tournament."""
    return _post(whole, topic, standings_key(whole.season, division))


def summary_post(whole: Whole) -> WantedPost:
    """How the season ended."""
    return _post(whole, Topic.SUMMARY, f"{Topic.SUMMARY}:{whole.season.id}")


def news(whole: Whole, about: str, said: Message, *people: int) -> WantedPost:
    """A sentence for the league's channel, sent once; `about` tells it from all others of the season."""
    told = _post(whole, Topic.LEAGUE_NEWS, f"{Topic.LEAGUE_NEWS}:{whole.season.id}:{about}")
    return replace(told, said=said, mentions=people)


def news_for_all(whole: Whole, about: str, said: Message, people: Sequence[int]) -> tuple[WantedPost, ...]:
    """The same for many: a message has room for so many calls only, so there may be several."""
    parts = [people[first : first + MOST_CALLED] for first in range(0, len(people), MOST_CALLED)] or [()]
    return tuple(
        news(whole, about if number == 1 else f"{about}:part{number}", said, *part)
        for number, part in enumerate(parts, start=1)
    )


def _post(whole: Whole, topic: Topic, key: str) -> WantedPost:
    return WantedPost(key, topic, season_subject(whole.season.id), whole.league.guild_id)


def boards_of(whole: Whole) -> tuple[str, ...]:
    """The keys of everything that shows how the season stands."""
    season = whole.season
    if season.phase is Phase.SIGNUP:
        return (signup_key(season),)
    return tuple(
        standings_key(season, number) for number in sorted({each.division for each in whole.members})
    )
