"""Tournaments in rounds: who meets whom next, by what was booked, and the final order; pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from msgspec.structs import replace

from bot.clocks.lengths import DAY
from bot.league.booking import Results, booked_at, tournament_standings
from bot.league.change import (
    Change,
    Final,
    boards_of,
    changed,
    news_for_all,
    signup_key,
    standings_post,
    summary_post,
    with_champions,
)
from bot.league.points import POINT, Became, units
from bot.league.ratings import Rating
from bot.league.season import Fixture, Member, Phase, Spot, Whole
from bot.league.starting import begun, by_rating
from bot.league.swiss import Entrant as Standing
from bot.league.swiss import bye, seats_for, swiss_rounds
from bot.league.swiss import first_round as swiss_first
from bot.league.swiss import next_round as swiss_next
from bot.league.terms import Format
from bot.league.tournament import advancing, bracket, there_and_back
from bot.stamps import stamp
from club.posts import Topic
from games.message import Typed, say

ALL: int = 0
"""The one division that a tournament has; its fixtures are numbered by rounds instead."""
Pairing = tuple[int, ...]
"""Players by seat; one alone has a bye."""


def first_round(whole: Whole, ratings: Mapping[int, Rating], now: int) -> Change:
    """The tournament under way: everybody seeded, and the tables of the first round."""
    season = whole.season
    seeds = by_rating(whole.entered, ratings)
    names = {entrant.user_id: entrant.name for entrant in whole.entrants}
    members = tuple(
        Member(user_id, names[user_id], ALL, seed=number) for number, user_id in enumerate(seeds, start=1)
    )
    topic = Topic.BRACKET if season.terms.format is Format.KNOCKOUT else Topic.STANDINGS
    return Change(
        replace(begun(season, now), round=1),
        members=members,
        fixtures=_fixtures(_first_pairings(seeds, season.terms.format, season.terms.seats), 1),
        posts=(standings_post(whole, ALL, topic),),
        redrawn=(signup_key(season),),
    )


def _first_pairings(seeds: Sequence[int], format: Format, seats: int) -> tuple[Pairing, ...]:
    if format is Format.KNOCKOUT:
        return bracket(seeds) if seats == 2 else there_and_back(seeds, seats)
    if seats == 2 and len(seeds) % 2:
        return (*swiss_first(seeds[:-1], seats), (seeds[-1],))
    return swiss_first(seeds, seats)


def next_round(whole: Whole, results: Results, now: int) -> Change:
    """The tournament after the last table of a round was booked: the next one, or its end."""
    season = whole.season
    if season.terms.format is Format.SWISS:
        rounds = swiss_rounds(len(whole.members), season.terms.seats)
        pairings = _swiss_pairings(whole, results) if season.round < rounds else ()
    else:
        pairings = _knockout_pairings(whole, results)
    if not any(len(pairing) > 1 for pairing in pairings):
        return _closed(whole, results)
    number = season.round + 1
    people = [player for pairing in pairings for player in pairing]
    told = say(
        "league-round",
        league=Typed(whole.league.name),
        round=str(number),
        end=stamp(now + season.terms.days * DAY),
    )
    return Change(
        changed(season, round=number, ends_at=now + season.terms.days * DAY),
        fixtures=_fixtures(pairings, number),
        posts=news_for_all(whole, f"round:{number}", told, people),
        redrawn=boards_of(whole),
    )


def _fixtures(pairings: Iterable[Pairing], number: int) -> tuple[Fixture, ...]:
    """Who has nobody to play against has nothing to do in this round."""
    return tuple(
        Fixture(0, number, index, tuple(map(Spot, pairing)), is_done=len(pairing) == 1)
        for index, pairing in enumerate(pairings)
    )


# Swiss


def _swiss_pairings(whole: Whole, results: Results) -> tuple[Pairing, ...]:
    seats = whole.season.terms.seats
    standing = swiss_standing(whole, results)
    if len(standing) < 2:
        return ()
    resting = bye(standing) if seats == 2 and len(standing) % 2 else None
    playing = [each for each in standing if each is not resting]
    tables = tuple(seats_for(table) for table in swiss_next(playing, seats))
    return (*tables, (resting.player,)) if resting else tables


def swiss_standing(whole: Whole, results: Results) -> list[Standing]:
    """Everybody who still plays, the best first, as the next round sees them."""
    gone = {member.user_id for member in whole.members if member.has_left}
    rows = [row for row in tournament_standings(whole, results) if row.player not in gone]
    met: dict[int, Counter[int]] = {row.player: Counter() for row in rows}
    sat: dict[int, Counter[int]] = {row.player: Counter() for row in rows}
    byes = {fixture.spots[0].player for fixture in whole.fixtures if len(fixture.spots) == 1}
    for fixture in whole.fixtures:
        for seat, spot in enumerate(fixture.seated):
            if spot.player in met and len(fixture.spots) > 1:
                sat[spot.player][seat] += 1
                met[spot.player].update(each.player for each in fixture.seated if each is not spot)
    seats = whole.season.terms.seats
    return [
        Standing(
            row.player,
            row.points // POINT,
            dict(met[row.player]),
            tuple(sat[row.player][seat] for seat in range(seats)),
            row.player in byes,
        )
        for row in rows
    ]


# Knockout


def _knockout_pairings(whole: Whole, results: Results) -> tuple[Pairing, ...]:
    season = whole.season
    tables = [fixture for fixture in whole.fixtures if fixture.division == season.round]
    if len(tables) == 1:
        return ()
    seeds = {member.user_id: member.seed for member in whole.members if not member.has_left}
    through = [
        tuple(player for player in going_on(whole, results, fixture) if player in seeds) for fixture in tables
    ]
    if season.terms.seats == 2:
        return _paired(through)
    survivors = sorted((player for each in through for player in each), key=seeds.__getitem__)
    return there_and_back(survivors, season.terms.seats) if survivors else ()


def _paired(through: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Neighbours of the bracket meet; where nobody came through, whoever did goes on to meet the next."""
    while True:
        paired = [one + other for one, other in zip_longest(through[::2], through[1::2], fillvalue=())]
        pairings = tuple(pairing for pairing in paired if pairing)
        if len(pairings) < 2 or any(len(pairing) > 1 for pairing in pairings):
            return pairings
        through = pairings


def going_on(whole: Whole, results: Results, fixture: Fixture) -> tuple[int, ...]:
    """Who goes on from a table of a knockout, the best first; a forfeit never does."""
    if not fixture.is_done:
        return ()
    if len(fixture.spots) == 1:
        return (fixture.spots[0].player,)
    sizes = [len(each.spots) for each in whole.fixtures if each.division == fixture.division]
    seats = whole.season.terms.seats
    most = 1 if seats == 2 else advancing(sizes, seats)
    return tuple(_ranked(whole, results, fixture)[:most])


def _ranked(whole: Whole, results: Results, fixture: Fixture) -> list[int]:
    """Who held their seat at a table, the best first; of equals whoever sat later, who had it harder."""
    table = booked_at(whole, results, fixture)
    if table is None:
        return []
    got = units(table, whole.season.terms.scale)
    stayed = [
        (got[seat.player], number, seat.player)
        for number, seat in enumerate(table.seats)
        if seat.became is Became.PLAYED
    ]
    return [player for _, _, player in sorted(stayed, reverse=True)]


# The end


def _closed(whole: Whole, results: Results) -> Change:
    season = whole.season
    finals = (
        _swiss_finals(whole, results)
        if season.terms.format is Format.SWISS
        else _knockout_finals(whole, results)
    )
    return Change(
        changed(season, phase=Phase.CLOSED),
        finals=with_champions(finals),
        posts=(summary_post(whole),),
        redrawn=boards_of(whole),
    )


def _swiss_finals(whole: Whole, results: Results) -> tuple[Final, ...]:
    members = whole.by_player
    return tuple(
        _final(members[row.player], position, row.place, row.points)
        for position, row in enumerate(tournament_standings(whole, results), start=1)
    )


def _knockout_finals(whole: Whole, results: Results) -> tuple[Final, ...]:
    """By how far everybody came, then by how they did at their last table; a title may be shared.

    Of two who came as far, whoever withdrew afterwards is the second.
    """
    members = whole.by_player
    last: dict[int, tuple[int, int, int, int]] = {}
    for fixture in whole.fixtures:
        table = booked_at(whole, results, fixture)
        got = units(table, whole.season.terms.scale) if table else {}
        for seat in table.seats if table else ():
            stayed = int(seat.became is Became.PLAYED)
            is_here = int(not members[seat.player].has_left)
            last[seat.player] = (fixture.division, stayed, got.get(seat.player, 0), is_here)
    order = sorted(
        whole.members, key=lambda each: (last.get(each.user_id, (0, 0, 0, 0)), -each.seed), reverse=True
    )
    ranks = [last.get(each.user_id, (0, 0, 0, 0)) for each in order]
    return tuple(
        _final(member, position, 1 + ranks.index(ranks[position - 1]), 0)
        for position, member in enumerate(order, start=1)
    )


def _final(member: Member, position: int, place: int, points: int) -> Final:
    return Final(
        division=1,
        position=position,
        user_id=member.user_id,
        name=member.name,
        place=place,
        points=points,
        has_left=member.has_left,
    )
