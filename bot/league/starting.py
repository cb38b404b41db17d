"""The start of a season: postponed while too few have entered, else divisions and all fixtures; pure."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.league.change import Change, Final, changed, news_for_all, signup_key, standings_post
from bot.league.divisions import Finish, cut, next_ladder
from bot.league.fixtures import fixtures, once_round, twice_round
from bot.league.ratings import Rating
from bot.league.season import MOST_DELAYS, POSTPONED, Entrant, Fixture, Member, Phase, Season, Spot, Whole
from bot.league.terms import Terms
from bot.stamps import stamp
from games.chance import shuffled
from games.message import Typed, say


def is_time(whole: Whole, now: int) -> bool:
    """Is the season to start, or to be put off?"""
    season = whole.season
    if season.starts_at is None:
        return season.terms.capacity is not None and len(whole.entrants) >= season.terms.capacity
    return now >= season.starts_at


def put_off(whole: Whole, now: int) -> Change | None:
    """The season a week later, or given up at the third time; None if there are enough to start."""
    season, missing = whole.season, whole.season.terms.fewest - len(whole.entered)
    if missing <= 0:
        return None
    name, everybody = Typed(whole.league.name), [entrant.user_id for entrant in whole.entrants]
    if season.delays >= MOST_DELAYS or season.starts_at is None:
        told = say("league-cancelled-few", league=name, missing=missing)
        return Change(
            changed(season, phase=Phase.CANCELLED),
            posts=news_for_all(whole, "cancelled", told, everybody),
            redrawn=(signup_key(season),),
        )
    later = max(season.starts_at, now) + POSTPONED  # the bot may have been away at its time
    told = say("league-put-off", league=name, missing=missing, start=stamp(later))
    return Change(
        changed(season, starts_at=later, delays=season.delays + 1),
        posts=news_for_all(whole, f"later:{season.delays + 1}", told, everybody),
        redrawn=(signup_key(season),),
    )


def started(
    whole: Whole, before: Sequence[Final], ratings: Mapping[int, Rating], moves: int, now: int
) -> Change:
    """The season under way; `before` is how the one before ended, with so many moves at its lines."""
    season = whole.season
    divisions = cut(ladder(whole.entered, before, ratings, moves), season.terms.size)
    names = {entrant.user_id: entrant.name for entrant in whole.entrants}
    members = tuple(
        Member(user_id, names[user_id], number)
        for number, division in enumerate(divisions, start=1)
        for user_id in division
    )
    return Change(
        begun(season, now),
        members=members,
        fixtures=tuple(
            fixture
            for number, division in enumerate(divisions, start=1)
            for fixture in fixtures_of(division, number, season.terms, season.seed)
        ),
        posts=tuple(standings_post(whole, number) for number in range(1, len(divisions) + 1)),
        redrawn=(signup_key(season),),
    )


def begun(season: Season, now: int) -> Season:
    """The season under way."""
    return changed(
        season,
        phase=Phase.RUNNING,
        starts_at=now if season.starts_at is None else season.starts_at,
        began_at=now,
        ends_at=now + season.terms.days * DAY,
    )


def ladder(
    entrants: Sequence[Entrant], before: Sequence[Final], ratings: Mapping[int, Rating], moves: int
) -> tuple[int, ...]:
    """Everybody, best first: who comes back by where they ended, then newcomers by rating."""
    entering = {entrant.user_id for entrant in entrants}
    ended = [replace(finish, returning=finish.returning & entering) for finish in finishes_of(before)]
    known = {player for finish in ended for player in finish.returning}
    newcomers = [entrant for entrant in entrants if entrant.user_id not in known]
    return next_ladder(ended, moves, by_rating(newcomers, ratings))


def by_rating(entrants: Sequence[Entrant], ratings: Mapping[int, Rating]) -> tuple[int, ...]:
    """Established ratings first, the highest at the top; then provisional ones; then who has none."""

    def rank(entrant: Entrant) -> tuple[int, float, int, int]:
        rating = ratings.get(entrant.user_id)
        if rating is None:
            return 2, 0.0, entrant.entered_at, entrant.user_id
        return int(rating.is_provisional), -rating.mu, entrant.entered_at, entrant.user_id

    return tuple(entrant.user_id for entrant in sorted(entrants, key=rank))


def finishes_of(finals: Sequence[Final]) -> list[Finish[int]]:
    """Every division as it ended, if everybody comes back who may."""
    ordered = sorted(finals, key=lambda final: final.position)
    divisions = [
        [final for final in ordered if final.division == number]
        for number in sorted({final.division for final in finals})
    ]
    return [
        Finish(
            tuple(final.user_id for final in division),
            frozenset(final.user_id for final in division if not final.has_left),
            frozenset(final.user_id for final in division if final.is_guest),
        )
        for division in divisions
    ]


def fixtures_of(division: Sequence[int], number: int, terms: Terms, seed: str) -> tuple[Fixture, ...]:
    """Every table of a division, in the order in which they open; who meets whom is dealt by the seed."""
    dealt = shuffled(division, seed, "fixtures", number)
    return tuple(
        Fixture(0, number, index, tuple(Spot(dealt[player]) for player in table))
        for index, table in enumerate(tables_of(len(division), terms))
    )


def tables_of(players: int, terms: Terms) -> tuple[tuple[int, ...], ...]:
    """The tables of a division of so many players."""
    if terms.seats > 2:
        return fixtures(players, terms.seats, terms.tables_each)
    once = fixtures(players, 2, once_round(players, terms.size))
    return once if terms.tables_each == 1 else twice_round(once)
