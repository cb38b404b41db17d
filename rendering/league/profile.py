"""A player's profile: rating, record, favourite, streak, whom they met; and the same in words."""

from collections.abc import Iterator

import msgspec

from games.message import Message, Said, Typed, say
from rendering.league.bracket import title_of
from rendering.league.leaderboard import scope_in_words
from rendering.league.numbers import place_in_words


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating at one time, and how far it may be wrong."""

    rating: int
    band: int


class RatingCurve(msgspec.Struct, frozen=True, kw_only=True):
    """A rating now and how it came there, the newest last."""

    game: str = ""
    """Its key; all games together where it is empty."""
    is_everywhere: bool = False
    is_provisional: bool = False
    """Written with a question mark."""
    points: tuple[RatingPoint, ...]
    dates: tuple[tuple[int, Said], ...] = ()
    """Which point is marked below with what (`month_in_words`)."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one game's tables."""

    game: str
    won: int
    played: int
    rank: int = 0
    """On the leaderboard of so many, once there."""
    ranked: int = 0


class Favourite(msgspec.Struct, frozen=True, kw_only=True):
    """A piece that was played most."""

    game: str
    icon: str
    """The name of its emoji, which the game's painter draws."""
    name: Said
    times: int


class Streak(msgspec.Struct, frozen=True, kw_only=True):
    """Tables won one after the other."""

    now: int
    best: int


class BestScore(msgspec.Struct, frozen=True, kw_only=True):
    """The highest score, and where it was reached."""

    game: str
    points: int
    seats: int


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent: how often ahead of them, and how often behind."""

    name: str
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is to see of a player; what there is nothing of is left out."""

    name: str
    game: str = ""
    """Whose sky it has."""
    tables: int
    curve: RatingCurve | None = None
    records: tuple[GameRecord, ...] = ()
    favourite: Favourite | None = None
    streak: Streak | None = None
    best: BestScore | None = None
    met: tuple[Met, ...] = ()
    season: Said = ""
    """How it stands in a running season (`season_in_words`)."""


def month_in_words(month: int) -> Message:
    """A month in short."""
    return say("league-picture-month", month=month)


def season_in_words(season: int, place: int, tables: int, of: int, division: int = 0) -> Message:
    """ "Division 2, season 4: 3rd after 7 of 8 tables" """
    where = (
        say("league-picture-season-division", season=season, division=division)
        if division
        else say("league-picture-season", season=season)
    )
    return say("league-picture-season-so-far", where=where, place=place_in_words(place), tables=tables, of=of)


def about_profile(profile: Profile) -> Message:
    """How many tables have been played."""
    return say("league-picture-tables-played", tables=profile.tables)


def rating_text(curve: RatingCurve) -> str:
    """1553? while it is provisional."""
    return f"{curve.points[-1].rating}{'?' if curve.is_provisional else ''}"


def rank_in_words(record: GameRecord) -> Said:
    """ "3rd of 41", or nothing."""
    if not record.rank:
        return ""
    return say("league-picture-rank", place=place_in_words(record.rank), of=record.ranked)


def streak_in_words(streak: Streak) -> Message:
    """ "4 wins in a row, best 6" """
    return say("league-picture-streak-now", now=streak.now, best=streak.best)


def favourite_in_words(favourite: Favourite) -> Message:
    """ "built 61 times" """
    return say("league-picture-times", times=favourite.times)


def best_in_words(best: BestScore) -> Message:
    """ "Copenhagen, 4 seats" """
    return say("league-picture-best-at", game=title_of(best.game), seats=best.seats)


def tell_profile(profile: Profile) -> tuple[Said, ...]:
    """The same in words: a line for every part of the picture."""
    head = say("league-picture-titled", title=Typed(profile.name), about=about_profile(profile))
    return (head, *_told(profile))


def _told(profile: Profile) -> Iterator[Said]:
    if profile.curve and profile.curve.points:
        curve, first, last = profile.curve, profile.curve.points[0], profile.curve.points[-1]
        scope = scope_in_words(curve.game, is_everywhere=curve.is_everywhere)
        rating, band = rating_text(curve), str(last.band)
        began = str(first.rating)
        yield say("league-picture-rating-line", scope=scope, rating=rating, band=band, began=began)
    for record in profile.records:
        title, rank = title_of(record.game), rank_in_words(record)
        won, played = record.won, record.played
        if rank:
            yield say("league-picture-record-rank-line", game=title, won=won, played=played, rank=rank)
        else:
            yield say("league-picture-record-line", game=title, won=won, played=played)
    if profile.favourite:
        times = favourite_in_words(profile.favourite)
        yield say("league-picture-favourite-line", name=profile.favourite.name, times=times)
    if profile.streak:
        yield say("league-picture-streak-line", streak=streak_in_words(profile.streak))
    if profile.best:
        best = best_in_words(profile.best)
        yield say("league-picture-best-line", points=str(profile.best.points), where=best)
    for met in profile.met:
        yield say("league-picture-met-line", name=Typed(met.name), ahead=met.ahead, behind=met.behind)
    if profile.season:
        yield profile.season
