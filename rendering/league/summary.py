"""A season that is over: champion and podium, who moves, what is worth remembering; and the same in words."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from games.message import Message, Said, Typed, say
from rendering.league.numbers import decimal, place_in_words, signed


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """One of the first five of the top division."""

    place: int
    """Shared where nothing sets two apart."""
    name: str
    points: int
    """In sixtieths of a point."""


class Mover(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays in another division next season."""

    name: str
    before: int
    after: int


class FactKind(Enum):
    """What can be worth remembering."""

    SCORE = "score"
    CLIMB = "climb"
    QUICK = "quick"
    CLEAN = "clean"


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """Something worth remembering."""

    kind: FactKind
    told: Said


class SeasonSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A season that is over."""

    game: str
    league: str
    season: int
    """0 of a tournament."""
    players: int
    divisions: int
    weeks: int
    best: tuple[Best, ...]
    """Up to five, the champion first."""
    movers: tuple[Mover, ...] = ()
    facts: tuple[Fact, ...] = ()
    """Up to four."""
    next_in_days: int | None = None
    """Until the next season starts, if there is one."""


def highest_score(name: str, points: int, table: int) -> Fact:
    """The most points in a game."""
    told = say("league-picture-fact-score", name=Typed(name), points=str(points), table=str(table))
    return Fact(kind=FactKind.SCORE, told=told)


def biggest_climb(name: str, by: int) -> Fact:
    """Whose rating rose most."""
    return Fact(kind=FactKind.CLIMB, told=say("league-picture-fact-climb", name=Typed(name), by=signed(by)))


def quickest_table(table: int, time: Said) -> Fact:
    """The table that was over soonest."""
    return Fact(kind=FactKind.QUICK, told=say("league-picture-fact-quick", table=str(table), time=time))


def no_clock_ran_out(players: int, of: int) -> Fact:
    """How many never lost a seat on time."""
    return Fact(kind=FactKind.CLEAN, told=say("league-picture-fact-clean", players=players, of=of))


def fact_title(kind: FactKind) -> Message:
    """What a fact is about."""
    return say("league-picture-fact", kind=kind.value)


def about_summary(summary: SeasonSummary) -> Message:
    """How large and how long it was."""
    return say(
        "league-picture-summary-about",
        players=summary.players,
        divisions=summary.divisions,
        weeks=summary.weeks,
    )


def summary_title(summary: SeasonSummary) -> Message:
    """ "Season 4 is over" """
    if not summary.season:
        return say("league-picture-cup-over")
    return say("league-picture-season-over", season=summary.season)


def next_season(summary: SeasonSummary) -> Said:
    """When the next one starts, or nothing."""
    if summary.next_in_days is None:
        return ""
    return say("league-picture-next-season", season=summary.season + 1, days=summary.next_in_days)


def place_on_podium(best: Best) -> Message:
    """Champion, 2nd, 3rd."""
    return say("league-picture-champion") if best.place == 1 else place_in_words(best.place)


def rising(summary: SeasonSummary, *, up: bool) -> tuple[Mover, ...]:
    """Those who go up, or down."""
    return tuple(mover for mover in summary.movers if (mover.after < mover.before) == up)


def tell_summary(summary: SeasonSummary) -> tuple[Said, ...]:
    """The same in words: a line for every place, mover and fact."""
    title = say("league-picture-titled", title=Typed(summary.league), about=summary_title(summary))
    return (title, about_summary(summary), *_told(summary))


def _told(summary: SeasonSummary) -> Iterator[Said]:
    for best in summary.best:
        points = say("league-picture-points", points=decimal(best.points))
        name, place = Typed(best.name), place_on_podium(best)
        yield say("league-picture-podium-line", place=place, name=name, points=points)
    for mover in (*rising(summary, up=True), *rising(summary, up=False)):
        way = "up" if mover.after < mover.before else "down"
        yield say("league-picture-mover-line", name=Typed(mover.name), way=way, to=mover.after)
    for fact in summary.facts:
        yield say("league-picture-fact-line", title=fact_title(fact.kind), told=fact.told)
    if coming := next_season(summary):
        yield coming
