"""What the picture of a season that is over shows; pure."""

from collections.abc import Iterator, Sequence

from bot.clocks.lengths import DAY, in_days
from bot.league.booking import Results
from bot.league.change import Final
from bot.league.points import Ended
from bot.league.season import Season, Whole
from cogs.league.summary import movers
from rendering.league.summary import (
    Best,
    Fact,
    Mover,
    SeasonSummary,
    highest_score,
    no_clock_ran_out,
    quickest_table,
)

PODIUM = 5


def summary_of(
    whole: Whole, results: Results, finals: Sequence[Final], following: Season | None, now: int
) -> SeasonSummary:
    """A season that is over, with what is worth remembering of it."""
    season = whole.season
    best = [final for final in finals if final.division == 1 and not final.has_left][:PODIUM]
    starts = following.starts_at if following else None
    return SeasonSummary(
        game=season.terms.game,
        league=whole.league.name,
        season=0 if whole.league.is_tournament else season.number,
        players=len(finals),
        divisions=max((final.division for final in finals), default=1),
        weeks=max(1, round((season.ends_at - season.began_at) / (7 * DAY))),
        best=tuple(Best(place=each.place, name=each.name, points=each.points) for each in best),
        movers=() if whole.league.is_tournament else tuple(_movers(whole, finals)),
        facts=tuple(_facts(whole, results, finals)),
        next_in_days=max(1, round((starts - now) / DAY)) if starts else None,
    )


def _movers(whole: Whole, finals: Sequence[Final]) -> Iterator[Mover]:
    rising, falling = movers(whole, finals)
    by_player = {final.user_id: final for final in finals}
    for player in rising:
        final = by_player[player]
        yield Mover(name=final.name, before=final.division, after=final.division - 1)
    for player in falling:
        final = by_player[player]
        yield Mover(name=final.name, before=final.division, after=final.division + 1)


def _facts(whole: Whole, results: Results, finals: Sequence[Final]) -> Iterator[Fact]:
    """The highest score, the quickest table, and who never lost a seat on time."""
    finished = [result for result in results.values() if result.ended is Ended.FINISHED]
    scored = [(seat.score, seat.name, result.table) for result in finished for seat in result.seats]
    if scored:
        points, name, table = max(scored, key=lambda each: each[0])
        yield highest_score(name, points, table)
    timed = [
        (sum(seat.used for seat in result.seats), result.table)
        for result in finished
        if all(seat.moved for seat in result.seats)
    ]
    if timed:
        used, table = min(timed)
        if used >= DAY:
            yield quickest_table(table, in_days(used))
    late = {seat.holder for result in results.values() for seat in result.seats if seat.ran_out}
    players = [final.user_id for final in finals]
    yield no_clock_ran_out(len([player for player in players if player not in late]), len(players))
