"""Results: what is kept of tables that ended, in the same transaction as their end."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import permutations

import pytest
from msgspec.structs import replace

from bot.clocks.controls import RELAXED, AtZero, Timing
from bot.clocks.lengths import DAY, HOUR
from bot.errors import NotAllowed, WrongTime
from bot.league.points import Became, Ended, Scale, units
from bot.league.ratings import Rating, rated
from bot.league.results import OUT_OF_TIME, result_of
from bot.league.scopes import Scope, scopes_of
from bot.question import AGREES
from bot.ratings import computed
from bot.ratings import main as ratings_command
from bot.stewards import without_winner
from bot.table import NOBODY, Entry, Kind
from games.api import Seat
from games.errors import BadOption
from games.message import say
from games.thought import Level
from tests.bot.company import (
    ANNA,
    BEN,
    CARL,
    COMPANY,
    SERVER,
    STRANGER,
    Clock,
    a_lobby,
    doer,
    fallback,
    moved,
    opened,
)
from tests.bot.hours import Hands, a_house

MONDAY = 1_700_000_000_000


async def begun(tables, seats=2, players=None, **arrangement):
    """A table of these players that has just started."""
    table_id = (await a_lobby(tables, seats, **{"rated": True, **arrangement})).id
    for player in (players or COMPANY[:seats])[1:]:
        await tables.join(table_id, player)
    return (await tables.start(table_id, ANNA.user_id)).after


async def everybody_moves(tables, table):
    """Everybody has made a turn."""
    while any(not clock.turns for clock in table.clocks.seats):
        table = (await moved(tables, table, fallback(table))).after
    return table


async def resigned_after_a_turn(tables, loser, **arrangement):
    """A table for two at which everybody moved, then somebody resigned."""
    table = await everybody_moves(tables, await begun(tables, **arrangement))
    return (await tables.resign(table.id, loser.user_id)).after


async def played_out(tables, table):
    """The table at the end of the game."""
    while table.acting:
        table = (await moved(tables, table, fallback(table))).after
    return table


async def test_a_result_is_kept_with_the_move_that_ends_the_table(tmp_path):
    clock = Clock()
    async with opened(tmp_path / "tables.db", clock) as (tables, store):
        updates = []
        tables.subscribe(updates.append)
        table = await begun(tables, 3)
        clock.now += 60
        table = await played_out(tables, table)
        result = await store.results.of_table(table.id)
    assert (result.game, result.guild_id, result.ended) == ("copenhagen", SERVER, Ended.FINISHED)
    assert (result.ended_at, result.rated, result.revision) == (1_000_060_000, True, 1)
    assert [found for each in updates if (found := result_of(each))] == [result]
    for_a_league = replace(table, arrangement=replace(table.arrangement, fixture=5))
    assert result_of(replace(updates[-1], after=for_a_league)).fixture == 5
    assert [seat.player for seat in result.seats] == [holder.user_id for holder in table.holders]
    assert [seat.place for seat in result.seats] == list(table.outcome.places)
    assert [seat.score for seat in result.seats] == [
        score.points for score in table.game.standing(table.position)
    ]
    assert all(seat.became is Became.PLAYED and seat.moved for seat in result.seats)


async def test_a_casual_table_has_a_result_and_rates_nobody(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await resigned_after_a_turn(tables, BEN, rated=False)
        result = await store.results.of_table(table.id)
        assert not result.rated
        assert await store.ratings.all() == []
        (anna,) = await store.results.of_player(ANNA.user_id)
        (ben,) = await store.results.of_player(BEN.user_id)
    assert (anna.is_won, anna.seats, anna.game) == (True, 2, "copenhagen")
    assert (ben.is_won, ben.became) == (False, Became.FORFEIT)


async def test_alone_and_before_the_start_there_is_no_result(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await a_lobby(tables)
        await tables.cancel(table.id, ANNA.user_id)
        assert await store.results.of_table(table.id) is None


async def test_who_resigns_forfeits_and_who_never_moved_makes_a_table_count_for_nobody(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await begun(tables)
        await tables.resign(table.id, BEN.user_id)
        result = await store.results.of_table(table.id)
        assert [seat.became for seat in result.seats] == [Became.PLAYED, Became.FORFEIT]
        assert result.rated_table is None
        assert await store.ratings.all() == []


async def test_a_seat_that_somebody_else_finished_was_its_first_players(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await everybody_moves(tables, await begun(tables, 3))
        update = await tables.offer(table.id, doer(BEN), BEN.user_id, STRANGER)
        offer = update.after.holders[1].offer
        table = (await tables.take_seat(table.id, STRANGER, Seat(1), offer.opened)).after
        table = await played_out(tables, table)
        result = await store.results.of_table(table.id)
        assert [row.user_id for row in await store.ratings.all() if row.scope == ":0"] == [
            ANNA.user_id,
            BEN.user_id,
            CARL.user_id,
        ]
    seat = result.seats[1]
    assert (seat.player, seat.holder, seat.became) == (BEN.user_id, STRANGER.user_id, Became.SUBSTITUTE)
    assert dict(result.rated_table.ranks)[BEN.user_id] == 3


async def test_who_comes_back_to_the_seat_has_played_it(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await everybody_moves(tables, await begun(tables))
        table = (await tables.let_bot_play(table.id, doer(BEN), BEN.user_id)).after
        table = (await tables.come_back(table.id, BEN.user_id)).after
        await tables.resign(table.id, ANNA.user_id)
        result = await store.results.of_table(table.id)
    assert [seat.became for seat in result.seats] == [Became.FORFEIT, Became.PLAYED]


async def test_thinking_time_and_takeovers_are_counted(tmp_path):
    timing = Timing(at_zero=AtZero.TAKEOVER, vacation=False)
    async with a_house(tmp_path / "tables.db", Hands(MONDAY)) as house:
        table = await house.table(timing, 3)
        await house.wait(5 * HOUR)
        first, table = table.acting[0], await house.moves(table)
        second = table.acting[0]
        await house.wait(30 * DAY)
        table = await house.tables.load(table.id)
        assert table.holders[second].taken_over
        for holder in table.holders:
            if holder.plays and table.has_clocks:
                table = (await house.tables.resign(table.id, holder.user_id)).after
        result = await house.store.results.of_table(table.id)
    assert result.seats[first].used >= 5 * HOUR
    assert result.seats[second].takeovers == 1
    assert result.seats[second].became is Became.FORFEIT
    assert result.seats[second].used >= timing.control.bank
    assert not result.seats[second].moved


async def test_a_table_ended_by_all_is_void_and_who_had_left_it_forfeits(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await everybody_moves(tables, await begun(tables, 3))
        await tables.resign(table.id, CARL.user_id)
        await tables.ask_to_end(table.id, ANNA.user_id)
        await tables.answer(table.id, BEN.user_id, AGREES)
        result = await store.results.of_table(table.id)
        assert await store.ratings.all() == []
    assert result is not None
    assert result.ended is Ended.VOID
    carl = result.seats[2]
    assert (carl.became, carl.place) == (Became.FORFEIT, 0)
    assert units(result.booked, Scale.EVEN) == {100: 540, 101: 540, 102: 0}
    assert units(replace(result, seats=result.seats[:2]).booked, Scale.EVEN) == {100: 360, 101: 360}


async def test_a_table_whose_season_is_over_is_unfinished(tmp_path):
    said = say("question-ended")

    def end(table):
        return without_winner(table, (Entry(Kind.ENDED, NOBODY, OUT_OF_TIME, at=1.0, said=said),), said, 1.0)

    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await everybody_moves(tables, await begun(tables))
        await tables._decide(table.id, end)
        result = await store.results.of_table(table.id)
    assert result.ended is Ended.UNFINISHED
    assert result.rated_table is None


async def test_at_a_rated_table_only_moderators_decide_over_others(tmp_path):
    host = doer(ANNA)
    async with opened(tmp_path / "tables.db") as (tables, _):
        table = await everybody_moves(tables, await begun(tables, 3))
        for deciding in (
            tables.end(table.id, host, "I am losing."),
            tables.offer(table.id, host, BEN.user_id, STRANGER),
            tables.let_bot_play(table.id, host, BEN.user_id),
            tables.extend(table.id, host, table.acting[0], HOUR, "I need more."),
        ):
            with pytest.raises(NotAllowed, match="rating-moderators-only"):
                await deciding
        assert (await tables.load(table.id)).version == table.version
        await tables.let_bot_play(table.id, doer(BEN), BEN.user_id)
        update = await tables.end(table.id, doer(STRANGER, moderates=True), "Both asked for it.")
        assert update.after.has_ended


# In the lobby


async def test_only_tables_with_a_clock_and_several_people_are_rated(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, _):
        with pytest.raises(BadOption, match="rating-needs-clock"):
            await a_lobby(tables, rated=True, timing=Timing(RELAXED))
        table = await a_lobby(tables, 3, rated=True)
        with pytest.raises(NotAllowed, match="rating-no-bots"):
            await tables.add_bot(table.id, ANNA.user_id, Level.GENTLE, lambda name, level: name)
        with pytest.raises(NotAllowed, match="rating-no-bots"):
            await tables.start_against_bots(table.id, ANNA.user_id, Level.GENTLE, lambda name, level: name)
        with_bot = await a_lobby(tables, 3)
        await tables.add_bot(with_bot.id, ANNA.user_id, Level.GENTLE, lambda name, level: name)
        with pytest.raises(NotAllowed, match="rating-no-bots"):
            await tables.arrange(with_bot.id, ANNA.user_id, replace(with_bot.arrangement, rated=True))


# Ratings


async def test_a_rated_table_rates_its_players_in_four_scopes(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await resigned_after_a_turn(tables, ANNA)
        loser, winner = rated([Rating(), Rating()], [2, 1])
        for scope in scopes_of("copenhagen", SERVER):
            assert await store.ratings.after(scope, table.id) == {ANNA.user_id: loser, BEN.user_id: winner}
    assert [scope.key for scope in scopes_of("copenhagen", SERVER)] == [
        "copenhagen:7",
        "copenhagen:0",
        ":7",
        ":0",
    ]


async def kept_rows(store):
    """The rows of all games everywhere; all rows of ratings are as a recompute gives them."""
    rows = await store.ratings.all()
    assert rows == await computed(store)
    return [row for row in rows if row.scope == ":0"]


@pytest.mark.parametrize("order", tuple(permutations(range(3))))
async def test_whatever_the_order_of_booking_ratings_are_the_same_to_the_last_bit(tmp_path, order):
    clock = Clock()
    losers = (ANNA, BEN, ANNA)
    async with opened(tmp_path / "tables.db", clock) as (tables, store):
        running = [await everybody_moves(tables, await begun(tables)) for _ in order]
        for number in order:
            clock.now = 2_000_000.0 + 60 * number
            await tables.resign(running[number].id, losers[number].user_id)
        rows = await kept_rows(store)
    ratings = {(row.table_id, row.user_id): row.mu for row in rows}
    anna, ben = Rating(), Rating()
    for number, loser in enumerate(losers):
        anna, ben = rated([anna, ben], [2, 1] if loser is ANNA else [1, 2])
        assert ratings[number + 1, ANNA.user_id] == repr(anna.mu)
        assert ratings[number + 1, BEN.user_id] == repr(ben.mu)


async def test_a_corrected_result_is_another_revision_and_everything_after_it_is_rated_again(tmp_path):
    clock = Clock()
    async with opened(tmp_path / "tables.db", clock) as (tables, store):
        first = await resigned_after_a_turn(tables, ANNA)
        clock.now += 60
        second = await resigned_after_a_turn(tables, BEN)
        before = await store.ratings.after(Scope(), second.id)
        result = await store.results.of_table(first.id)
        assert result is not None
        anna, ben = result.seats
        swapped = replace(
            result,
            seats=(
                replace(anna, became=Became.PLAYED, place=1),
                replace(ben, became=Became.FORFEIT, place=2),
            ),
        )
        corrected = await tables.ratings.correct(swapped, CARL.user_id, "He played for his brother.")
        assert (corrected.revision, corrected.ended_at) == (2, result.ended_at)
        assert await store.results.of_table(first.id) == corrected
        was, now = await store.results.revisions(first.id)
        assert (was.result, was.corrected_by, was.reason) == (result, 0, "")
        assert (now.corrected_by, now.reason) == (CARL.user_id, "He played for his brother.")
        assert await store.ratings.after(Scope(), second.id) != before
        await kept_rows(store)
        with pytest.raises(WrongTime, match="rating-corrected-meanwhile"):
            await tables.ratings.correct(swapped, CARL.user_id, "Once more.")
        (newest, oldest) = await store.results.of_player(ANNA.user_id)
        assert (newest.table_id, oldest.table_id, oldest.is_won) == (second.id, first.id, True)


async def test_a_result_that_is_void_after_all_rates_nobody(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, store):
        table = await resigned_after_a_turn(tables, ANNA)
        result = await store.results.of_table(table.id)
        assert result is not None
        await tables.ratings.correct(replace(result, ended=Ended.VOID), CARL.user_id, "It was a test.")
        assert await store.ratings.all() == []


async def test_the_sentence_after_a_rated_table_has_what_was_expected(tmp_path):
    async with opened(tmp_path / "tables.db") as (tables, _):
        table = await resigned_after_a_turn(tables, ANNA)
        anna, ben = await tables.ratings.changes(table.id)
    assert (anna.place, anna.seats, anna.expected, anna.gained) == (2, 2, 1.5, -53)
    assert (ben.before.shown, ben.after.shown, ben.tables_left) == (1500, 1553, 4)
    assert not ben.is_as_expected


async def rated_house(path):
    async with opened(path) as (tables, store):
        await resigned_after_a_turn(tables, ANNA)
        await resigned_after_a_turn(tables, BEN)
        return await store.ratings.all()


async def test_recomputing_gives_the_same_numbers_and_mends_what_is_wrong(tmp_path, capsys):
    path = tmp_path / "tables.db"
    rows_before = await rated_house(path)
    assert await asyncio.to_thread(ratings_command, ["check", str(path)]) == 0
    assert "kept otherwise: 0" in capsys.readouterr().out
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = '25.1' WHERE scope = ':0' AND user_id = 100")
        connection.execute("DELETE FROM ratings WHERE scope = ':7' AND table_id = 1")
    assert await asyncio.to_thread(ratings_command, ["check", str(path)]) == 1
    assert "Scope :0, table 1, player 100" in capsys.readouterr().err
    assert await asyncio.to_thread(ratings_command, ["recompute", str(path)]) == 0
    async with opened(path) as (_, store):
        assert await store.ratings.all() == rows_before


async def test_a_recompute_needs_a_database(tmp_path, capsys):
    assert ratings_command(["recompute", str(tmp_path / "none.db")]) == 1
    assert "There is no database" in capsys.readouterr().err
