"""The end of a season: no table opens any more, then the final order and the next season; pure."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.league.booking import Results, division_standings
from bot.league.change import (
    Change,
    Final,
    NextSeason,
    boards_of,
    changed,
    news_for_all,
    signup_key,
    signup_post,
    summary_post,
    with_champions,
)
from bot.league.season import Entrant, Phase, Whole
from bot.stamps import stamp
from club.posts import WantedPost
from games.message import Typed, say


def ended(whole: Whole) -> Change:
    """The season in its overtime: what was never opened is void."""
    void = tuple(
        replace(fixture, is_done=True, is_void=True) for fixture in whole.fixtures if fixture.is_waiting
    )
    return Change(changed(whole.season, phase=Phase.OVERTIME), fixtures=void, redrawn=boards_of(whole))


def cancelled(whole: Whole) -> Change:
    """The season that never began, because the league has ended."""
    season = whole.season
    told = say("league-cancelled-ended", league=Typed(whole.league.name), number=str(season.number))
    return Change(
        changed(season, phase=Phase.CANCELLED),
        posts=news_for_all(whole, "cancelled", told, [entrant.user_id for entrant in whole.entrants]),
        redrawn=(signup_key(season),),
    )


def closed(whole: Whole, results: Results, barred: frozenset[int], seed: str, now: int) -> Change:
    """The season with its final order; the next one is open for sign-up, everybody who finished entered."""
    finals = final_order(whole, results)
    season, following = whole.season, None
    if not whole.league.is_ended:
        following = NextSeason(
            number=season.number + 1,
            terms=whole.league.terms,
            seed=seed,
            starts_at=now + whole.league.terms.rest * DAY,
            entrants=(*returning(finals, barred, now), *_still_waiting(whole, barred)),
        )
    return Change(
        changed(season, phase=Phase.CLOSED),
        finals=finals,
        following=following,
        posts=(summary_post(whole), *_announced(whole, following)),
        redrawn=boards_of(whole),
    )


def _announced(whole: Whole, following: NextSeason | None) -> tuple[WantedPost, ...]:
    """The next sign-up; and players who are entered already hear so, and how to leave."""
    if following is None:
        return ()
    people = [entrant.user_id for entrant in following.entrants if entrant.is_returning]
    told = say(
        "league-entered-again",
        league=Typed(whole.league.name),
        number=str(following.number),
        start=stamp(following.starts_at or 0),
    )
    return (signup_post(whole.league, following.number), *news_for_all(whole, "again", told, people))


def final_order(whole: Whole, results: Results) -> tuple[Final, ...]:
    """Every division in its final order, who left at its end."""
    members = whole.by_player
    finals = [
        Final(
            division=number,
            position=position,
            user_id=row.player,
            name=members[row.player].name,
            place=row.place,
            points=row.points,
            is_guest=members[row.player].is_guest,
            has_left=members[row.player].has_left,
        )
        for number in range(1, len(whole.divisions) + 1)
        for position, row in enumerate(division_standings(whole, results, number), start=1)
    ]
    return with_champions(finals)


def _still_waiting(whole: Whole, barred: frozenset[int]) -> tuple[Entrant, ...]:
    """Whoever waited for a place in vain waits for one in the next season."""
    return tuple(entrant for entrant in whole.waiting if entrant.user_id not in barred)


def returning(finals: Iterable[Final], barred: frozenset[int], now: int) -> tuple[Entrant, ...]:
    """Who is entered in the next season: all who finished, guests too; not who left or is barred."""
    return tuple(
        Entrant(final.user_id, final.name, now, is_returning=True)
        for final in finals
        if not final.has_left and final.user_id not in barred
    )
