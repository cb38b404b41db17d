"""Tournaments in rounds: deadlines, byes, forfeits, withdrawals, ties at the line, and how they end."""

import pytest
from msgspec.structs import replace

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY
from bot.errors import WrongTime
from bot.league.booking import tournament_standings
from bot.league.correcting import corrected_places
from bot.league.points import Became, Ended
from bot.league.results import Result, ResultSeat
from bot.league.rounds import _paired, next_round
from bot.league.season import Fixture, League, Member, Phase, Season, Spot, Status, Whole
from bot.league.terms import Format
from tests.bot.seasons import BEGIN, LeagueHouse, a_league_house, line, terms

PATIENT = Timing(bank(14 * DAY, DAY), vacation=False)
KNOCKOUT = terms(Format.KNOCKOUT, seats=2, days=5, timing=PATIENT)
SWISS = terms(Format.SWISS, seats=2, days=5, timing=PATIENT)


@pytest.fixture
async def league(place):
    async with a_league_house(place) as house:
        yield house


async def round_lost_by_the_larger(house: LeagueHouse, season_id: int) -> None:
    """Every table that is open now ends."""
    for fixture in await house.open_fixtures(season_id):
        await house.tables.resign(fixture.table_id, max(spot.player for spot in fixture.seated))
    await house.leagues.look_at_clock()


async def pairs(house: LeagueHouse, season_id: int) -> list[list[int]]:
    """Who meets whom in the round that is played."""
    whole = await house.whole(season_id)
    number = whole.season.round
    return [[s.player - 100 for s in f.spots] for f in whole.fixtures if f.division == number]


@pytest.mark.contract
async def test_a_knockout_of_six_has_byes_for_the_best_and_a_final(league):
    season_id = await league.begun(KNOCKOUT, 6)
    assert await pairs(league, season_id) == [[1], [4, 5], [2], [3, 6]]
    await round_lost_by_the_larger(league, season_id)
    assert await pairs(league, season_id) == [[1, 4], [2, 3]]
    await round_lost_by_the_larger(league, season_id)
    assert await pairs(league, season_id) == [[1, 2]]
    await round_lost_by_the_larger(league, season_id)
    assert await league.phase(season_id) is Phase.CLOSED
    finals = await league.store.leagues.finals(season_id)
    assert [(f.user_id - 100, f.place) for f in finals[:4]] == [(1, 1), (2, 2), (3, 3), (4, 3)]
    assert [f.user_id - 100 for f in finals if f.is_champion] == [1]
    assert await league.store.leagues.newest(1) == season_id


async def test_nobody_enters_a_tournament_that_has_begun(league):
    season_id = await league.begun(KNOCKOUT, 4)
    with pytest.raises(WrongTime):
        await league.leagues.enter(season_id, 150, "Late")


async def test_a_round_that_is_not_played_by_its_deadline_ends_as_it_is(league):
    season_id = await league.begun(KNOCKOUT, 4)
    ends_at = (await league.whole(season_id)).season.ends_at
    assert ends_at == BEGIN + DAY + 5 * DAY
    others = []
    for fixture in await league.open_fixtures(season_id):
        (moving,) = (await league.tables.load(fixture.table_id)).acting
        others.append(fixture.spots[1 - moving].player - 100)
    await league.wait(5 * DAY - 1)
    assert (await league.whole(season_id)).season.round == 1
    await league.wait(1)
    whole, results = await league.load(season_id)
    assert whole.season.round == 2
    assert {result.ended for result in results.values()} == {Ended.UNFINISHED}
    # Whoever was to move used all of the time and got nothing, so the other one goes on.
    assert await pairs(league, season_id) == [others]


async def test_who_withdraws_between_rounds_is_left_out_and_results_stand(league):
    season_id = await league.begun(KNOCKOUT, 8)
    first, *others = await league.open_fixtures(season_id)
    assert [s.player for s in first.spots] == [101, 108]
    await league.tables.resign(first.table_id, 108)
    await league.leagues.withdraw(season_id, 101, "P1")
    for fixture in others:
        await league.tables.resign(fixture.table_id, max(spot.player for spot in fixture.spots))
    await league.leagues.look_at_clock()
    assert await pairs(league, season_id) == [[4], [2, 3]]
    await round_lost_by_the_larger(league, season_id)
    assert await pairs(league, season_id) == [[4, 2]]
    await round_lost_by_the_larger(league, season_id)
    finals = await league.store.leagues.finals(season_id)
    assert [f.user_id - 100 for f in finals if f.is_champion] == [2]
    assert finals[-1].user_id != 101  # how far somebody came stands


async def test_a_finalist_who_withdraws_before_the_final_leaves_the_title_to_the_other(league):
    season_id = await league.begun(KNOCKOUT, 4)
    first, second = await league.open_fixtures(season_id)
    await league.tables.resign(first.table_id, 104)
    await league.leagues.look_at_clock()
    await league.leagues.withdraw(season_id, 101, "P1")
    await league.tables.resign(second.table_id, 103)
    await league.leagues.look_at_clock()
    assert await league.phase(season_id) is Phase.CLOSED
    finals = await league.store.leagues.finals(season_id)
    assert [(f.user_id - 100, f.place, f.is_champion) for f in finals[:2]] == [(2, 1, True), (1, 2, False)]


async def test_a_forfeit_never_goes_on(league):
    """Both left the table: a bot player plays each seat, and nobody comes through."""
    season_id = await league.begun(KNOCKOUT, 8)
    for player in (101, 108):
        await league.leagues.withdraw(season_id, player, "P")
    await league.wait(DAY)
    for fixture in await league.open_fixtures(season_id):
        await league.tables.resign(fixture.table_id, max(spot.player for spot in fixture.spots))
    await league.leagues.look_at_clock()
    assert await pairs(league, season_id) == [[4], [2, 3]]


@pytest.mark.parametrize(
    ("through", "paired"),
    [
        ([(1,), (2,), (3,), (4,)], ((1, 2), (3, 4))),
        ([(1,), (), (3,), (4,)], ((1,), (3, 4))),
        ([(1,), (), (3,), ()], ((1, 3),)),
        ([(), (), (3,), (4,)], ((3, 4),)),
        ([(), (), (), (4,)], ((4,),)),
        ([(1,), (2,), (3,)], ((1, 2), (3,))),
        ([(1,), (), (), (), (5,), (), (), ()], ((1, 5),)),
        ([(), ()], ()),
    ],
)
def test_gaps_in_a_bracket_are_closed(through, paired):
    assert _paired(through) == paired


def whole_of(format: Format, seats: int, *tables: tuple[int, ...], players: int) -> Whole:
    """A tournament in its first round, all tables over."""
    wanted = replace(terms(format), seats=seats)
    league = League(1, 7, 70, "Cup", 1, wanted)
    season = Season(1, 1, 1, Phase.RUNNING, wanted, "s", BEGIN, BEGIN + 1, BEGIN, round=1)
    fixtures = tuple(
        Fixture(n + 1, 1, n, tuple(map(Spot, table)), table_id=n + 1, is_done=True)
        for n, table in enumerate(tables)
    )
    members = tuple(Member(n, f"P{n}", 0, seed=n) for n in range(1, players + 1))
    return Whole(league, season, (), members, fixtures)


def result(fixture: Fixture, places: tuple[int, ...], forfeits: tuple[int, ...] = ()) -> Result:
    """How the fixture's table ended."""
    seats = tuple(
        ResultSeat(
            spot.player,
            spot.player,
            "",
            place,
            became=Became.FORFEIT if spot.player in forfeits else Became.PLAYED,
        )
        for spot, place in zip(fixture.spots, places, strict=True)
    )
    return Result(fixture.table_id, "copenhagen", 7, 1, Ended.FINISHED, seats, fixture=fixture.id)


def test_at_a_tie_at_the_line_the_later_seat_goes_on():
    whole = whole_of(Format.KNOCKOUT, 4, (1, 4, 5, 8), (2, 3, 6, 7), players=8)
    one, other = whole.fixtures
    results = {1: result(one, (1, 2, 2, 4)), 2: result(other, (1, 1, 1, 1))}
    change = next_round(whole, results, BEGIN)
    assert [[s.player for s in f.spots] for f in change.fixtures] == [[1, 5, 6, 7]]


def test_a_table_with_forfeits_may_send_fewer_on():
    whole = whole_of(Format.KNOCKOUT, 4, (1, 4, 5, 8), (2, 3, 6, 7), players=8)
    one, other = whole.fixtures
    results = {1: result(one, (1, 2, 3, 4), (1, 4, 5)), 2: result(other, (4, 3, 2, 1))}
    change = next_round(whole, results, BEGIN)
    assert [[s.player for s in f.spots] for f in change.fixtures] == [[6, 7, 8]]


def test_a_tie_in_the_final_is_a_shared_title():
    whole = whole_of(Format.KNOCKOUT, 4, (1, 2, 3, 4), players=4)
    change = next_round(whole, {1: result(whole.fixtures[0], (1, 3, 1, 4))}, BEGIN)
    assert change.season.phase is Phase.CLOSED
    assert [(f.user_id, f.place) for f in change.finals] == [(1, 1), (3, 1), (2, 3), (4, 4)]
    assert [f.user_id for f in change.finals if f.is_champion] == [1, 3]


def test_who_has_left_is_not_drawn_in_a_swiss_round():
    whole = whole_of(Format.SWISS, 2, (1, 3), (2, 4), players=4)
    gone = replace(whole.members[3], status=Status.LATE)
    whole = replace(whole, members=(*whole.members[:3], gone))
    results = {f.id: result(f, (1, 2)) for f in whole.fixtures}
    change = next_round(whole, results, BEGIN)
    assert sorted(len(f.spots) for f in change.fixtures) == [1, 2]
    assert all(not f.has(4) for f in change.fixtures)
    (bye,) = [f for f in change.fixtures if len(f.spots) == 1]
    assert bye.is_done


async def test_a_swiss_tournament_with_a_bye_in_every_round(league):
    season_id = await league.begun(SWISS, 5)
    byes, met = [], []
    while (whole := await league.whole(season_id)).season.phase.is_played:
        for pair in await pairs(league, season_id):
            if len(pair) == 1:
                byes += pair
            else:
                met.append(frozenset(pair))
        await round_lost_by_the_larger(league, season_id)
    assert len(byes) == len(set(byes)) == 3
    assert len(met) == len(set(met)) == 6
    whole, results = await league.load(season_id)
    got = {row.player - 100: row.points // 60 for row in tournament_standings(whole, results)}
    wins = {number: sum(min(pair) == number for pair in met) for number in range(1, 6)}
    assert got == {number: 12 * (wins[number] + (number in byes)) for number in range(1, 6)}


async def test_a_correction_before_the_round_is_over_changes_who_goes_on(league):
    season_id = await league.begun(KNOCKOUT, 4)
    first, second = await league.open_fixtures(season_id)
    await league.tables.resign(first.table_id, 104)
    whole, results = await league.load(season_id)
    turned = corrected_places(results[first.id], "x 1")
    await league.leagues.correct(whole.league, turned, line(), "wrong button")
    await league.tables.resign(second.table_id, 103)
    await league.leagues.look_at_clock()
    assert await pairs(league, season_id) == [[4, 2]]


async def test_more_time_for_a_round_is_for_that_round_alone(league):
    season_id = await league.begun(KNOCKOUT, 4)
    await league.leagues.extend(season_id, 3, line())
    await league.wait(8 * DAY - 1)
    assert (await league.whole(season_id)).season.round == 1
    await league.wait(1)
    season = (await league.whole(season_id)).season
    assert (season.round, season.ends_at) == (2, league.hands.now + 5 * DAY)
