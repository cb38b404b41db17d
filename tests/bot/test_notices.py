"""Who is told what, and how often."""

import pytest

from bot.notices import EVERYBODY, Tell, current
from bot.question import AGREES, REFUSES
from tests.bot.company import (
    a_full_handed_table,
    a_lobby,
    a_table,
    another_than,
    moved,
    opened,
    player_to_act,
    quiet_turn,
    two_quiet_turns,
)

pytestmark = pytest.mark.contract


async def told(store):
    """What is to be said, and said now: everything that waits is marked as done."""
    waiting = await store.notices.to_send()
    for notice in waiting:
        await store.notices.keep_done(notice)
    return [(notice.tell, notice.user_id) for notice in waiting]


async def test_a_lobby_calls_nobody(tables, store):
    await a_lobby(tables)
    assert await told(store) == []


async def test_the_first_to_act_is_told_at_the_start(tables, store):
    table = await a_table(tables)
    assert await told(store) == [(Tell.TURN, player_to_act(table))]


async def test_after_a_move_the_next_to_act_is_told_and_nobody_else(tables, store):
    table = await a_table(tables, 3)
    await told(store)
    after = (await moved(tables, table, "t12")).after
    assert await told(store) == [(Tell.TURN, player_to_act(after))]


async def test_a_notice_names_the_version_that_caused_it(tables, store):
    table = await a_table(tables)
    after = (await moved(tables, table, "t12")).after
    notice = (await store.notices.open_at(table.id))[-1]
    assert (notice.table_id, notice.version) == (table.id, after.version)


async def test_nobody_is_told_again_while_it_is_still_their_turn(tables, store):
    table = await a_full_handed_table(tables)
    await told(store)
    after = (await tables.confirm(table.id, player_to_act(table), table.version, 0, "t12")).after
    assert player_to_act(after) == player_to_act(table)
    assert await told(store) == []


async def test_a_draft_calls_nobody(tables, store):
    table = await a_full_handed_table(tables)
    await told(store)
    await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    assert await told(store) == []


async def test_a_notice_is_to_be_sent_once(tables, store):
    await a_table(tables)
    (notice,) = await store.notices.to_send()
    await tables.was_told(notice, 70, 700)
    assert await store.notices.to_send() == []
    (standing,) = await store.notices.open_at(notice.table_id)
    assert (standing.id, standing.channel_id, standing.message_id) == (notice.id, 70, 700)
    assert await store.notices.keep_done(standing)
    assert await store.notices.open_at(notice.table_id) == []
    assert await store.notices.to_send() == []


async def test_what_another_process_sends_meanwhile_is_not_done_with(tables, store):
    await a_table(tables)
    (unsent,) = await store.notices.to_send()
    assert await store.notices.claim(unsent, 70, tables.now())
    assert not await store.notices.keep_done(unsent)
    tried = await store.notices.load(unsent)
    await tables.was_told(unsent, 70, 700)
    assert not await store.notices.keep_done(tried)
    standing = await store.notices.load(tried)
    assert (standing.channel_id, standing.message_id) == (70, 700)


async def test_what_was_not_said_before_a_restart_is_still_to_be_said(place, clock):
    async with opened(place, clock) as (tables, store):
        table = await a_table(tables)
        waiting = await store.notices.to_send()
    async with opened(place, clock) as (tables, store):
        assert await store.notices.to_send() == waiting
        assert await told(store) == [(Tell.TURN, player_to_act(table))]
    async with opened(place, clock) as (tables, store):
        assert await store.notices.to_send() == []


async def test_notices_of_one_table_are_asked_for_alone(tables, store):
    first, second = await a_table(tables), await a_table(tables)
    assert {notice.table_id for notice in await store.notices.open_at(second.id)} == {second.id}
    assert {notice.table_id for notice in await store.notices.to_send()} == {first.id, second.id}


async def test_the_seat_behind_one_that_was_given_up_is_told(tables, store):
    table = await a_table(tables, 3)
    await told(store)
    after = (await tables.resign(table.id, player_to_act(table))).after
    assert await told(store) == [(Tell.TURN, player_to_act(after))]


async def test_the_result_is_told_once_to_everybody(tables, store):
    table = await a_table(tables)
    await told(store)
    await tables.resign(table.id, player_to_act(table))
    assert await told(store) == [(Tell.RESULT, 0)]


@pytest.mark.parametrize("answer", [AGREES, REFUSES])
async def test_those_who_must_agree_to_a_takeback_are_asked_once(tables, store, answer):
    table, after, asker = await two_quiet_turns(tables, 3)
    await told(store)
    await tables.ask_back(table.id, asker)
    others = [holder.user_id for holder in table.holders if holder.user_id != asker]
    assert await told(store) == [(Tell.QUESTION, other) for other in others]
    await tables.answer(table.id, another_than(after, asker), answer)
    assert await told(store) == []


async def test_after_a_takeback_its_player_is_told_that_it_is_their_turn_again(tables, store):
    table = await a_full_handed_table(tables)
    asker = player_to_act(table)
    await moved(tables, table, quiet_turn(table))
    await told(store)
    await tables.ask_back(table.id, asker)
    assert await told(store) == [(Tell.TURN, asker)]


# What still holds


async def holding(store, table):
    """Of the table's notices, those that should stand."""
    return [(n.tell, n.user_id) for n in current(table, await store.notices.open_at(table.id))]


@pytest.mark.parametrize("answer", [AGREES, REFUSES])
async def test_a_question_holds_until_it_is_answered_and_a_turn_until_it_is_over(tables, store, answer):
    _, table, asker = await two_quiet_turns(tables, 3)
    acting = (Tell.TURN, player_to_act(table))
    assert await holding(store, table) == [acting]
    table = (await tables.ask_back(table.id, asker)).after
    others = [holder.user_id for holder in table.holders if holder.user_id != asker]
    assert await holding(store, table) == [acting, *((Tell.QUESTION, other) for other in others)]
    table = (await tables.answer(table.id, others[0], answer)).after
    left = [(Tell.QUESTION, other) for other in others[1:]] if answer == AGREES else []
    assert await holding(store, table) == [acting, *left]


async def test_of_two_notices_of_a_call_the_newer_one_holds(tables, store):
    table = await a_table(tables)
    first = player_to_act(table)
    for _ in range(2):
        table = (await moved(tables, table, "t12")).after
    notices = await store.notices.open_at(table.id)
    (held,) = current(table, notices)
    assert held == [notice for notice in notices if notice.user_id == first][-1]
    assert len(notices) == 3


async def test_at_the_end_only_the_result_holds(tables, store):
    table = await a_table(tables)
    after = (await tables.resign(table.id, player_to_act(table))).after
    assert await holding(store, after) == [(Tell.RESULT, EVERYBODY)]
