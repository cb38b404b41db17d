"""Giving a seat up: the table ends, or goes on without its player."""

import pytest

from bot.errors import NotSeated, WrongTime
from bot.table import Kind, State
from games import kensington
from games.api import LEAVES
from games.errors import IllegalMove
from tests.bot.company import (
    STRANGER,
    a_table,
    another_than,
    assert_log_and_position_agree,
    fallback,
    moved,
    player_to_act,
)
from tests.languages.english import english, refused


async def test_with_two_seats_resigning_ends_the_table(tables, store):
    table = await a_table(tables)
    loser = another_than(table, player_to_act(table))
    after = (await tables.resign(table.id, loser)).after
    assert after.state is State.OVER
    assert after.outcome.places[after.seat_of(loser)] == 2
    assert after.outcome.places[1 - after.seat_of(loser)] == 1
    assert english(after.outcome.reason) == "Everybody else resigned."
    assert await store.tables.load(table.id) == after


async def test_a_seat_given_up_in_turn_is_passed_over_at_once(tables, store):
    table = await a_table(tables, 3)
    gone = table.acting[0]
    update = await tables.resign(table.id, player_to_act(table))
    assert update.after.state is State.PLAYING
    assert [(entry.kind, entry.text) for entry in update.entries] == [(Kind.RESIGNED, LEAVES)]
    assert update.after.acting == ((gone + 1) % 3,)
    await assert_log_and_position_agree(store, table.id)


async def test_a_seat_given_up_out_of_turn_is_passed_over_when_its_turn_comes(tables, store):
    table = await a_table(tables, 3)
    gone = table.holders[(table.acting[0] + 1) % 3].user_id
    resigned = await tables.resign(table.id, gone)
    assert resigned.after.acting == table.acting
    update = await moved(tables, resigned.after, "t12")
    assert [entry.user_id for entry in update.entries] == [player_to_act(table)]
    assert update.after.acting == ((table.acting[0] + 2) % 3,)
    await assert_log_and_position_agree(store, table.id)


async def test_a_player_who_resigned_is_placed_behind_all_who_stayed(tables):
    table = await a_table(tables, 3)
    gone = player_to_act(table)
    table = (await tables.resign(table.id, gone)).after
    while table.state is State.PLAYING:
        table = (await moved(tables, table, fallback(table))).after
    assert table.outcome.places[table.seat_of(gone)] == 3
    assert table.outcome == table.game.outcome(table.position)


async def test_the_last_one_left_wins(tables):
    table = await a_table(tables, 4)
    stays = player_to_act(table)
    for holder in table.holders:
        if holder.user_id != stays:
            table = (await tables.resign(table.id, holder.user_id)).after
    assert table.state is State.OVER
    assert table.outcome.places[table.seat_of(stays)] == 1
    assert sorted(table.outcome.places) == [1, 2, 2, 2]


async def test_those_who_stayed_can_agree_to_end_it(tables, store):
    table = await a_table(tables, 3, kensington.GAME)
    gone = another_than(table, player_to_act(table))
    table = (await tables.resign(table.id, gone)).after
    for text in ("vote", "A1", "store", "vote"):
        table = (await moved(tables, table, text)).after
    assert table.state is State.OVER
    assert english(table.outcome.reason) == "Everybody agreed to end it."
    assert table.outcome.places[table.seat_of(gone)] == 3
    await assert_log_and_position_agree(store, table.id)


async def test_nobody_resigns_twice(tables):
    table = await a_table(tables, 3)
    gone = player_to_act(table)
    table = (await tables.resign(table.id, gone)).after
    with refused(WrongTime, match="resigned already"):
        await tables.resign(table.id, gone)
    assert await tables.load(table.id) == table


async def test_a_player_who_resigned_moves_no_more(tables):
    table = await a_table(tables, 3)
    gone = player_to_act(table)
    table = (await tables.resign(table.id, gone)).after
    with pytest.raises(IllegalMove):
        await tables.confirm(table.id, gone, table.version, 0, "t12")


async def test_a_stranger_has_nothing_to_resign(tables):
    table = await a_table(tables)
    with pytest.raises(NotSeated):
        await tables.resign(table.id, STRANGER.user_id)


async def test_a_table_that_is_over_cannot_be_resigned(tables):
    table = await a_table(tables)
    await tables.resign(table.id, player_to_act(table))
    with refused(WrongTime, match="over"):
        await tables.resign(table.id, another_than(table, player_to_act(table)))
