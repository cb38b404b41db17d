"""Leagues: signing up, the start, opening tables, leaving, pauses and the end, on a clock set by hand."""

import pytest
from msgspec.structs import replace

from bot.clocks.controls import AtZero, Timing, bank
from bot.clocks.lengths import DAY
from bot.doer import Doer
from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.league.booking import division_standings
from bot.league.change import Bar
from bot.league.correcting import corrected_places
from bot.league.leaving import _left_early, _left_late
from bot.league.points import Became, Ended
from bot.league.season import Fixture, Phase, Presence, Spot, Status
from bot.shards import Shards
from bot.table import Kind, State
from games.errors import BadOption
from tests.bot.company import rows
from tests.bot.hours import Hands
from tests.bot.seasons import BEGIN, ORGANISER, LeagueHouse, a_league_house, line, terms

PAIRS = terms(seats=2, size=6, divisions=1, days=14, overtime=2, rest=3)
THREES = terms(seats=3, size=6, divisions=1, tables=3, days=14, overtime=2, rest=3)


@pytest.fixture
async def league(place):
    async with a_league_house(place) as house:
        yield house


def names(entrants) -> list[int]:
    return [entrant.user_id - 100 for entrant in entrants]


def by_player(results, fixture_id: int) -> dict[int, Became]:
    return {seat.player: seat.became for seat in results[fixture_id].seats}


async def points(house: LeagueHouse, season_id: int) -> dict[int, float]:
    """What everybody has, by the player's number."""
    whole, results = await house.load(season_id)
    return {row.player - 100: row.points / 60 for row in division_standings(whole, results, 1)}


async def larger_loses(house: LeagueHouse, season_id: int) -> None:
    await house.resign_all(season_id, lambda fixture: max(spot.player for spot in fixture.seated))


# Signing up


async def test_entering_twice_is_the_same_as_once_and_leaving_leaves_no_trace(league):
    season_id = (await league.open(PAIRS)).season.id
    await league.leagues.enter(season_id, 101, "P1")
    version = (await league.whole(season_id)).season.version
    await league.leagues.enter(season_id, 101, "P1")
    assert (await league.whole(season_id)).season.version == version
    await league.leagues.leave_signup(season_id, 101)
    await league.leagues.leave_signup(season_id, 101)
    assert (await league.whole(season_id)).entrants == ()


async def test_past_the_capacity_people_wait_in_order_and_the_first_moves_up_and_is_told(league):
    season_id = (await league.open(PAIRS)).season.id
    for number in (1, 2, 3, 4, 5, 6, 9, 8):
        league.hands.go(1)
        await league.leagues.enter(season_id, 100 + number, f"P{number}")
    whole = await league.whole(season_id)
    assert (names(whole.entered), names(whole.waiting)) == ([1, 2, 3, 4, 5, 6], [9, 8])
    whole = await league.leagues.leave_signup(season_id, 102)
    assert (names(whole.entered), names(whole.waiting)) == ([1, 3, 4, 5, 6, 9], [8])
    assert rows(league.place, "SELECT mentions FROM posts WHERE key LIKE '%up:109'") == [("[109]",)]


async def test_a_league_that_starts_when_full_does(league):
    season_id = await league.begun(replace(PAIRS, starts_at=None), 5)
    assert await league.phase(season_id) is Phase.SIGNUP
    await league.leagues.enter(season_id, 106, "P6")
    whole = await league.whole(season_id)
    assert whole.season.phase is Phase.RUNNING
    assert whole.season.starts_at == whole.season.began_at == league.hands.now


async def test_too_few_players_put_the_start_off_twice_and_then_cancel_it(league):
    season_id = await league.begun(PAIRS, 3)
    for delays in (1, 2):
        season = (await league.whole(season_id)).season
        assert (season.phase, season.delays) == (Phase.SIGNUP, delays)
        assert season.starts_at == BEGIN + DAY + 7 * delays * DAY
        await league.wait(7 * DAY)
    assert await league.phase(season_id) is Phase.CANCELLED
    told = rows(league.place, "SELECT mentions FROM posts WHERE topic = 'league'")
    assert told == [("[101,102,103]",)] * 3
    with pytest.raises(WrongTime):
        await league.leagues.enter(season_id, 104, "P4")


async def test_a_bot_that_was_away_at_the_start_gives_another_week(league):
    season_id = (await league.open(PAIRS)).season.id
    league.hands.go(40 * DAY)
    await league.settle()
    season = (await league.whole(season_id)).season
    assert (season.phase, season.delays) == (Phase.SIGNUP, 1)


async def test_a_cancelled_season_can_be_opened_again(league):
    season_id = await league.begun(PAIRS, 1)
    await league.wait(21 * DAY)
    found = (await league.whole(season_id)).league
    again = replace(found, terms=replace(found.terms, starts_at=league.hands.now + DAY))
    whole = await league.leagues.open(again)
    assert (whole.season.number, whole.season.phase) == (2, Phase.SIGNUP)
    with pytest.raises(WrongTime):
        await league.leagues.open(again)


async def test_names_are_unique_in_a_server_whatever_their_case(league):
    await league.open(PAIRS, "Spring League")
    with pytest.raises(NotAllowed):
        await league.open(PAIRS, "spring league")


async def test_barred_players_cannot_enter_and_lose_the_place_that_they_have(league):
    whole = await league.open(PAIRS)
    season_id, until = whole.season.id, league.hands.now + 10 * DAY
    await league.leagues.enter(season_id, 101, "P1")
    await league.leagues.bar(whole.league.id, Bar(101, until, "he knows"), line())
    assert (await league.whole(season_id)).entrants == ()
    with pytest.raises(NotAllowed):
        await league.leagues.enter(season_id, 101, "P1")
    await league.leagues.bar(whole.league.id, Bar(101, league.hands.now, ""), line())
    await league.leagues.enter(season_id, 101, "P1")
    assert names((await league.whole(season_id)).entrants) == [1]


async def test_a_bar_during_a_season_lets_it_be_finished_but_keeps_out_of_the_next(league):
    season_id = await league.begun(PAIRS, 6)
    whole = await league.whole(season_id)
    await league.leagues.bar(whole.league.id, Bar(101, league.hands.now + 90 * DAY, "why"), line())
    member = (await league.whole(season_id)).member(101)
    assert member is not None
    assert not member.has_left
    await larger_loses(league, season_id)
    await league.wait(14 * DAY)
    following = await league.whole(season_id + 1)
    assert names(following.entrants) == [2, 3, 4, 5, 6]


# Tables


async def test_nobody_has_more_open_tables_than_agreed_until_half_of_the_season_has_passed(league):
    season_id = await league.begun(replace(PAIRS, at_once=2), 6)
    for player in range(101, 107):
        assert sum(f.has(player) for f in await league.open_fixtures(season_id)) == 2
    await league.wait(7 * DAY - 1)
    assert len(await league.open_fixtures(season_id)) == 6
    await league.wait(1)
    assert len(await league.open_fixtures(season_id)) == 15


async def test_a_table_that_ends_lets_the_next_ones_open(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 6)
    first, *_ = await league.open_fixtures(season_id)
    for fixture in await league.open_fixtures(season_id):
        await league.tables.resign(fixture.table_id, fixture.spots[0].player)
    await league.leagues.look_at_clock()
    now_open = await league.open_fixtures(season_id)
    assert len(now_open) == 3
    assert first.id not in [fixture.id for fixture in now_open]


async def test_what_is_not_finished_after_the_overtime_ends_by_the_time_that_was_used(league):
    patient = Timing(bank(14 * DAY, DAY), vacation=False)
    season_id = await league.begun(replace(PAIRS, timing=patient, overtime=0), 4)
    moving = {
        f.id: (await league.tables.load(f.table_id)).acting[0] for f in await league.open_fixtures(season_id)
    }
    await league.wait(14 * DAY)
    whole, results = await league.load(season_id)
    assert whole.season.phase is Phase.CLOSED
    assert {result.ended for result in results.values()} == {Ended.UNFINISHED}
    got = dict.fromkeys(range(1, 5), 0)
    for fixture in whole.fixtures:
        table, seat = await league.tables.load(fixture.table_id), moving[fixture.id]
        assert table.state is State.ABANDONED
        assert [table.clocks.seats[each].used for each in (seat, 1 - seat)] == [14 * DAY, 0]
        got[fixture.spots[1 - seat].player - 100] += 6  # whoever was to move all the time gets nothing
    assert await points(league, season_id) == got


async def test_what_was_never_opened_is_void_and_the_overtime_is_for_the_rest(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 4)
    league.hands.go(14 * DAY)  # nobody is there to open tables at half time
    await league.leagues.look_at_clock()
    whole = await league.whole(season_id)
    assert whole.season.phase is Phase.OVERTIME
    assert [fixture.is_void for fixture in whole.fixtures].count(True) == 4
    assert await points(league, season_id) == dict.fromkeys(range(1, 5), 12)
    for fixture in await league.open_fixtures(season_id):
        await league.tables.resign(fixture.table_id, fixture.spots[0].player)
    await league.leagues.look_at_clock()
    assert await league.phase(season_id) is Phase.CLOSED


async def test_a_third_takeover_at_a_table_is_final(league):
    quick = Timing(bank(DAY, DAY), vacation=False)
    season_id = await league.begun(replace(THREES, timing=quick), 4)
    fixture = (await league.open_fixtures(season_id))[0]
    sleeper = (await league.tables.load(fixture.table_id)).holders[0].user_id
    for times in (1, 2, 3):
        while not (await league.tables.load(fixture.table_id)).holders[0].taken_over:
            await league.play(fixture.table_id, [sleeper])
            await league.wait(DAY)
        if times < 3:
            await league.tables.come_back(fixture.table_id, sleeper)
    with pytest.raises(NotAllowed):
        await league.tables.come_back(fixture.table_id, sleeper)


# Leaving


@pytest.mark.contract
async def test_who_leaves_early_is_struck_and_a_guest_takes_running_and_unopened_tables(league):
    season_id = await league.begun(replace(PAIRS, at_once=2), 7)
    before = await league.whole(season_id)
    done = next(f for f in before.fixtures if f.is_open and f.has(101))
    other = next(s.player for s in done.spots if s.player != 101)
    await league.tables.resign(done.table_id, other)
    await league.leagues.look_at_clock()
    await league.leagues.withdraw(season_id, 101, "P1")
    whole, _ = await league.load(season_id)
    guest, gone = whole.member(107), whole.member(101)
    assert guest is not None
    assert gone is not None
    assert (guest.is_guest, guest.division, gone.status) == (True, 1, Status.EARLY)
    assert len(whole.fixtures_of(107)) == 4
    assert [f.id for f in whole.fixtures_of(101)] == [done.id]
    for fixture in whole.fixtures_of(107):
        if fixture.is_open:
            assert 107 in [h.user_id for h in (await league.tables.load(fixture.table_id)).holders]
    # The table that was won against somebody who was never there is void: par for the loser.
    assert (await points(league, season_id))[other - 100] == 6
    with pytest.raises(NotAllowed):
        await league.leagues.enter(season_id, 101, "P1")
    version = whole.season.version
    await league.leagues.enter(season_id, 107, "P7")  # a guest plays already
    assert (await league.whole(season_id)).season.version == version


async def test_who_leaves_early_without_a_guest_leaves_void_tables_of_two(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 4)
    await league.leagues.withdraw(season_id, 101, "P1")
    whole, _ = await league.load(season_id)
    running = [f for f in whole.fixtures if f.is_open and f.has(101)]
    assert [s.presence for f in running for s in f.spots if s.player == 101] == [Presence.BOT]
    assert sum(f.is_void for f in whole.fixtures) == 2
    table = await league.tables.load(running[0].table_id)
    assert table.holders[table.seat_of(101)].forfeit


async def test_an_unopened_table_of_three_is_played_without_who_left_early(league):
    season_id = await league.begun(replace(THREES, at_once=1), 6)
    await league.leagues.withdraw(season_id, 101, "P1")
    whole = await league.whole(season_id)
    assert whole.fixtures_of(101) == tuple(f for f in whole.fixtures_of(101) if f.table_id)
    assert sorted(len(f.spots) for f in whole.fixtures).count(2) == 2


async def test_who_leaves_late_forfeits_what_is_left_and_the_finished_tables_stand(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 4)
    won = 0
    while won < 2:
        for fixture in await league.open_fixtures(season_id):
            loser = next(s.player for s in fixture.spots if s.player != 101)
            await league.tables.resign(fixture.table_id, loser)
            won += fixture.has(101)
        if won < 2:
            await league.leagues.look_at_clock()
    await league.leagues.withdraw(season_id, 101, "P1")
    whole, _ = await league.load(season_id)
    gone = whole.member(101)
    assert gone is not None
    assert gone.status is Status.LATE
    (last,) = [f for f in whole.fixtures_of(101) if any(s.presence is not Presence.HERE for s in f.spots)]
    assert last.is_done != bool(last.table_id)
    await larger_loses(league, season_id)
    await league.wait(14 * DAY)
    finals = await league.store.leagues.finals(season_id)
    assert finals[-1].user_id == 101
    assert finals[-1].points == 24 * 60
    assert finals[-1].has_left


async def test_who_loses_two_tables_on_time_is_out_by_itself(league):
    quick = Timing(bank(DAY, DAY), vacation=False, at_zero=AtZero.LOSS)
    season_id = await league.begun(replace(PAIRS, timing=quick), 4)
    moving = {table.holders[table.acting[0]].user_id for table in await _open_tables(league, season_id)}
    await league.wait(3 * DAY)
    whole, results = await league.load(season_id)
    lost = [s.player for r in results.values() for s in r.seats if s.ran_out]
    out = {member.user_id for member in whole.members if member.has_left}
    assert out == {player for player in moving if lost.count(player) >= 2}
    assert out


async def _open_tables(house, season_id):
    return [await house.tables.load(f.table_id) for f in await house.open_fixtures(season_id)]


async def test_a_seat_resigned_before_its_player_left_early_is_no_forfeit_of_the_guest(league):
    season_id = await league.begun(THREES, 7)
    fixture = next(f for f in await league.open_fixtures(season_id) if f.has(101))
    await league.tables.resign(fixture.table_id, 101)
    await league.leagues.withdraw(season_id, 101, "P1")
    loser = next(s.player for s in fixture.spots if s.player != 101)
    await league.tables.resign(fixture.table_id, loser)
    await league.leagues.look_at_clock()
    assert (await points(league, season_id))[7] == 0
    whole, results = await league.load(season_id)
    rows_of = {row.player: row for row in division_standings(whole, results, 1)}
    assert rows_of[107].forfeits == 0
    assert rows_of[107].tables == 0
    assert rows_of[loser].forfeits == 1


def test_withdrawals_give_the_same_whatever_their_order():
    """Somebody late and somebody early at one unopened table of three: the third has won it."""
    fixture = Fixture(1, 1, 0, (Spot(1), Spot(2), Spot(3)))
    one, other = _left_early(_left_late(fixture, 1), 2), _left_late(_left_early(fixture, 2), 1)
    assert one == other
    assert (one.is_done, one.is_void) == (True, False)


async def test_an_organiser_removes_a_player(league):
    season_id = await league.begun(PAIRS, 4)
    await league.leagues.remove(season_id, 102, line())
    member = (await league.whole(season_id)).member(102)
    assert member is not None
    assert member.status is Status.EARLY
    assert len(await league.store.leagues.lines(1, 10)) == 1
    with pytest.raises(WrongTime):
        await league.leagues.remove(season_id, 999, line())


async def test_a_substitute_brings_the_first_player_nothing(league):
    season_id = await league.begun(THREES, 4)
    fixture = (await league.open_fixtures(season_id))[0]
    seated = [spot.player for spot in fixture.spots]
    table = await league.tables.load(fixture.table_id)
    with pytest.raises(NotAllowed):
        await league.tables.offer(table.id, Doer(seated[0], "P"), seated[0])
    offered = await league.tables.offer(table.id, Doer(ORGANISER, "O", moderates=True), seated[0])
    opened = offered.after.holders[0].offer.opened
    await league.tables.take_seat(table.id, replace(table.holders[0], user_id=900, name="Sub"), 0, opened)
    await league.play(table.id)
    whole, results = await league.load(season_id)
    assert by_player(results, fixture.id)[seated[0]] is Became.SUBSTITUTE
    got = {row.player: row for row in division_standings(whole, results, 1)}
    assert (got[seated[0]].points, got[seated[0]].forfeits) == (0, 1)
    assert 900 not in got


# Pauses


async def test_a_pause_holds_all_clocks_and_moves_the_end_and_ends_early(league):
    season_id = await league.begun(PAIRS, 4)
    ends_at = (await league.whole(season_id)).season.ends_at
    half_at = (await league.whole(season_id)).season.half_at
    await league.wait(DAY)
    whole = await league.leagues.pause(season_id, 10, line())
    assert whole.season.ends_at == ends_at + 10 * DAY
    assert whole.season.half_at == half_at + 10 * DAY
    table_id = whole.fixtures[0].table_id
    deadline = await _deadline(league, table_id)
    await league.wait(4 * DAY)
    whole = await league.leagues.resume(season_id, line())
    assert whole.season.ends_at == ends_at + 4 * DAY
    assert await _deadline(league, table_id) == deadline - 6 * DAY
    await league.leagues.look_at_clock()
    kinds = [entry.kind for entry in await league.store.log.load(table_id)]
    assert kinds == [Kind.OPENED, Kind.STARTED, Kind.PAUSED, Kind.RESUMED]


async def _deadline(house: LeagueHouse, table_id: int) -> int:
    table = await house.tables.load(table_id)
    turn = await house.tables.turn_time(table, table.acting[0])
    assert turn is not None
    return turn.deadline


async def test_a_pause_ends_by_itself_and_there_are_only_so_many_days_of_it(league):
    season_id = await league.begun(PAIRS, 4)
    for _ in range(2):
        await league.leagues.pause(season_id, 14, line())
        with pytest.raises(WrongTime):
            await league.leagues.pause(season_id, 1, line())
        await league.wait(14 * DAY)
        assert not (await league.whole(season_id)).season.is_paused(league.hands.now)
    assert await league.phase(season_id) is Phase.RUNNING
    with pytest.raises(BadOption):
        await league.leagues.pause(season_id, 1, line())


async def test_no_table_opens_in_a_pause(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 6)
    await league.leagues.pause(season_id, 3, line())
    for fixture in await league.open_fixtures(season_id):
        await league.tables.resign(fixture.table_id, fixture.spots[0].player)
    await league.leagues.look_at_clock()
    assert await league.open_fixtures(season_id) == []
    await league.wait(3 * DAY)
    assert len(await league.open_fixtures(season_id)) == 3


# The end, and the next season


async def test_whoever_waited_in_vain_waits_for_a_place_in_the_next_season(league):
    season_id = await league.begun(PAIRS, 6)
    await league.leagues.enter(season_id, 107, "Late")
    await larger_loses(league, season_id)
    await league.wait(14 * DAY)
    following = await league.whole(season_id + 1)
    assert names(following.entrants) == [1, 2, 3, 4, 5, 6, 7]
    assert not following.entrants[-1].is_returning


@pytest.mark.contract
async def test_the_end_of_a_season_opens_the_next_one_with_everybody_who_finished(league):
    season_id = await league.begun(PAIRS, 6)
    await larger_loses(league, season_id)
    await league.wait(14 * DAY)
    whole = await league.whole(season_id)
    assert whole.season.phase is Phase.CLOSED
    finals = await league.store.leagues.finals(season_id)
    assert [f.user_id for f in finals] == [101, 102, 103, 104, 105, 106]
    assert [f.is_champion for f in finals] == [True, False, False, False, False, False]
    following = await league.whole(season_id + 1)
    assert following.season.starts_at == league.hands.now + 3 * DAY
    assert names(following.entrants) == [1, 2, 3, 4, 5, 6]
    assert all(entrant.is_returning for entrant in following.entrants)
    await league.leagues.enter(season_id + 1, 99, "New")
    assert names((await league.whole(season_id + 1)).waiting) == [-1]
    await league.wait(3 * DAY)
    assert await league.phase(season_id + 1) is Phase.RUNNING


async def test_a_guest_is_never_champion(league):
    season_id = await league.begun(replace(PAIRS, at_once=1), 7)
    await league.leagues.withdraw(season_id, 101, "P1")
    await league.resign_all(season_id, lambda f: min(s.player for s in f.seated if s.player != 107))
    await league.wait(14 * DAY)
    finals = await league.store.leagues.finals(season_id)
    assert (finals[0].user_id, finals[0].is_champion) == (107, False)
    assert [f.user_id for f in finals if f.is_champion] == [finals[1].user_id]
    assert [final.user_id for _, final in await league.store.leagues.champions(1)] == [finals[1].user_id]


async def test_a_league_that_was_ended_has_no_next_season(league):
    season_id = await league.begun(PAIRS, 4)
    found = (await league.whole(season_id)).league
    await league.leagues.end(found, line())
    assert await league.phase(season_id) is Phase.RUNNING
    await larger_loses(league, season_id)
    await league.wait(14 * DAY)
    assert await league.phase(season_id) is Phase.CLOSED
    assert await league.store.leagues.newest(found.id) == season_id


async def test_ending_a_league_cancels_a_season_that_has_not_begun(league):
    whole = await league.open(PAIRS)
    await league.leagues.enter(whole.season.id, 101, "P1")
    await league.leagues.end(whole.league, line())
    assert await league.phase(whole.season.id) is Phase.CANCELLED
    assert rows(league.place, "SELECT mentions FROM posts WHERE topic = 'league'") == [("[101]",)]
    with pytest.raises(WrongTime):
        await league.leagues.open(replace(whole.league, is_ended=True))


async def test_a_correction_changes_standings_before_the_end_and_no_promotion_after_it(league):
    season_id = await league.begun(PAIRS, 4)
    await larger_loses(league, season_id)
    whole, results = await league.load(season_id)
    fixture = next(f for f in whole.fixtures if f.has(103) and f.has(104))
    result = results[fixture.id]
    places = " ".join("1" if seat.player == 104 else "x" for seat in result.seats)
    await league.leagues.correct(whole.league, corrected_places(result, places), line(), "misread")
    assert (await points(league, season_id))[4] == 12
    await league.wait(14 * DAY)
    finals = await league.store.leagues.finals(season_id)
    whole, results = await league.load(season_id)
    again = corrected_places(results[fixture.id], " ".join(["1", "1"]))
    await league.leagues.correct(whole.league, again, line(), "once more")
    assert (await points(league, season_id))[4] == 6
    assert await league.store.leagues.finals(season_id) == finals


async def test_the_order_of_booking_does_not_matter(league, tmp_path):
    """The same results, the tables ended in another order, with another division of the days."""
    seen = []
    for number, backwards in enumerate((False, True)):
        async with a_league_house(tmp_path / f"{number}.sqlite3") as house:
            house.tables._new_seed = lambda: "seed"
            season_id = await house.begun(replace(PAIRS, at_once=0), 6)
            fixtures = await house.open_fixtures(season_id)
            for fixture in reversed(fixtures) if backwards else fixtures:
                loser = max(fixture.spots, key=lambda spot: spot.player * (fixture.number % 3 - 1))
                await house.tables.resign(fixture.table_id, loser.player)
                await house.wait(DAY // 100)
            whole, results = await house.load(season_id)
            seen.append(division_standings(whole, results, 1))
    assert seen[0] == seen[1]


# The service


async def test_the_service_takes_every_step_and_sleeps(league):
    await league.leagues.start()
    season_id = (await league.open(replace(PAIRS, starts_at=None))).season.id
    for number in range(1, 7):
        await league.leagues.enter(season_id, 100 + number, f"P{number}")
    for _ in range(15):
        (fixture, *_) = await league.open_fixtures(season_id)
        await league.tables.resign(fixture.table_id, fixture.spots[0].player)
        await league.leagues.settled()
    whole = await league.whole(season_id)
    assert all(fixture.is_done for fixture in whole.fixtures)
    await league.leagues.stop()


@pytest.mark.contract
async def test_a_fixture_never_gets_two_tables(league):
    season_id = await league.begun(PAIRS, 4)
    whole = await league.whole(season_id)
    fixture = replace(whole.fixtures[0], table_id=0)
    with pytest.raises(StaleButton, match="league-moved-on"):
        await league.leagues._open(whole, fixture)
    ((tables,),) = rows(league.place, "SELECT count(*) FROM tables")
    assert tables == len([each for each in whole.fixtures if each.table_id])


# Several processes


@pytest.fixture
async def near_and_far(server):
    """The leagues as the process of their server has them, and as another one has them."""
    hands = Hands(BEGIN)
    async with a_league_house(server, hands) as near, a_league_house(server, hands) as far:
        for house, number in ((near, 0), (far, 1)):
            house.store.serve(Shards(number, number, 2))
        yield near, far


async def test_a_season_is_moved_on_by_the_process_of_its_server(near_and_far):
    near, far = near_and_far
    season_id = await near.begun(replace(PAIRS, at_once=1), 4)
    fixtures = await near.open_fixtures(season_id)
    assert len(fixtures) == 2
    for fixture in fixtures:
        await far.tables.resign(fixture.table_id, fixture.spots[0].player)
    await far.look()
    assert not await near.open_fixtures(season_id)
    await near.look()
    assert len(await near.open_fixtures(season_id)) == 2


async def test_a_player_enters_through_another_process_and_the_one_of_the_server_begins(near_and_far):
    near, far = near_and_far
    season_id = (await near.open(replace(PAIRS, starts_at=None))).season.id
    for number in range(1, 7):
        await far.leagues.enter(season_id, 100 + number, f"P{number}")
    await far.look()
    assert await near.phase(season_id) is Phase.SIGNUP
    await near.look()
    assert await near.phase(season_id) is Phase.RUNNING


async def test_a_result_that_is_booked_while_a_season_is_looked_at_is_not_overlooked(near_and_far):
    """The look found nothing to do; when it keeps that, the season has changed."""
    near, _ = near_and_far
    season_id = await near.begun(PAIRS, 4)
    version = (await near.whole(season_id)).season.version
    fixture, *_ = await near.open_fixtures(season_id)
    await near.tables.resign(fixture.table_id, fixture.spots[0].player)
    await near.store.leagues.keep_due(season_id, None, version)
    assert await near.store.leagues.due(near.hands.now) == [season_id]
