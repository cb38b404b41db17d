"""Who is told what, and how often."""

import pytest

from bot.question import AGREES, REFUSES
from bot.table_posts import call_to_turn
from club import posts
from club.posts import SentMessage, Topic
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
from tests.bot.posting import calls, sent, unsent

pytestmark = pytest.mark.contract


async def told(store):
    """What is to be said, and said now: everything that waits is marked as done."""
    waiting = await unsent(store)
    await store.posts.keep([posts.let_go(post) for post in waiting])
    return [(post.topic, post.wanted.to) for post in waiting]


async def test_a_lobby_calls_nobody(tables, store):
    await a_lobby(tables)
    assert await told(store) == []


async def test_the_first_to_act_is_told_at_the_start(tables, store):
    table = await a_table(tables)
    assert await told(store) == [(Topic.TURN, player_to_act(table))]


async def test_after_a_move_the_next_to_act_is_told_and_nobody_else(tables, store):
    table = await a_table(tables, 3)
    await told(store)
    after = (await moved(tables, table, "t12")).after
    assert await told(store) == [(Topic.TURN, player_to_act(after))]


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


async def test_a_call_is_sent_once(tables, store):
    table = await a_table(tables)
    (call,) = await unsent(store)
    await sent(tables, call)
    assert await unsent(store) == []
    (standing,) = await calls(store, table.id)
    assert (standing.key, standing.standing) == (call.key, SentMessage(70, 700))
    await store.posts.keep([posts.let_go(standing)])
    assert await calls(store, table.id) == []


async def test_what_another_process_sends_meanwhile_is_left_to_it(tables, store):
    await a_table(tables)
    (call,) = await unsent(store)
    standing = await sent(tables, call)
    await store.posts.keep([posts.let_go(call)])
    assert await store.posts.load(call.key) == standing
    assert not await store.posts.begin(posts.begin_sending(call, 70, 70, 0))


async def test_what_was_not_said_before_a_restart_is_still_to_be_said(place, clock):
    async with opened(place, clock) as (tables, store):
        table = await a_table(tables)
        waiting = await unsent(store)
    async with opened(place, clock) as (tables, store):
        assert await unsent(store) == waiting
        assert await told(store) == [(Topic.TURN, player_to_act(table))]
    async with opened(place, clock) as (tables, store):
        assert await unsent(store) == []


async def test_the_seat_behind_one_that_was_given_up_is_told(tables, store):
    table = await a_table(tables, 3)
    await told(store)
    after = (await tables.resign(table.id, player_to_act(table))).after
    assert await told(store) == [(Topic.TURN, player_to_act(after))]


async def test_the_result_is_told_once_to_everybody(tables, store):
    table = await a_table(tables)
    await told(store)
    await tables.resign(table.id, player_to_act(table))
    assert await told(store) == [(Topic.RESULT, None)]


@pytest.mark.parametrize("answer", [AGREES, REFUSES])
async def test_those_who_must_agree_to_a_takeback_are_asked_once(tables, store, answer):
    table, after, asker = await two_quiet_turns(tables, 3)
    await told(store)
    await tables.ask_back(table.id, asker)
    others = [holder.user_id for holder in table.holders if holder.user_id != asker]
    assert await told(store) == [(Topic.QUESTION, other) for other in others]
    await tables.answer(table.id, another_than(after, asker), answer)
    assert await told(store) == []


async def test_after_a_takeback_its_player_is_told_that_it_is_their_turn_again(tables, store):
    table = await a_full_handed_table(tables)
    asker = player_to_act(table)
    await moved(tables, table, quiet_turn(table))
    await told(store)
    await tables.ask_back(table.id, asker)
    assert await told(store) == [(Topic.TURN, asker)]


# What still holds


async def holding(store, table):
    """Of the table's calls, those that should stand."""
    return [(post.topic, post.wanted.to) for post in await calls(store, table.id)]


@pytest.mark.parametrize("answer", [AGREES, REFUSES])
async def test_a_question_holds_until_it_is_answered_and_a_turn_until_it_is_over(tables, store, answer):
    _, table, asker = await two_quiet_turns(tables, 3)
    acting = (Topic.TURN, player_to_act(table))
    assert await holding(store, table) == [acting]
    table = (await tables.ask_back(table.id, asker)).after
    others = [holder.user_id for holder in table.holders if holder.user_id != asker]
    assert await holding(store, table) == [acting, *((Topic.QUESTION, other) for other in others)]
    table = (await tables.answer(table.id, others[0], answer)).after
    left = [(Topic.QUESTION, other) for other in others[1:]] if answer == AGREES else []
    assert await holding(store, table) == [acting, *left]


async def test_only_the_newest_call_of_a_player_holds(tables, store):
    table = await a_table(tables)
    for _ in range(2):
        table = (await moved(tables, table, "t12")).after
    (held,) = await calls(store, table.id)
    assert held.key == call_to_turn(table, table.acting[0]).key


async def test_at_the_end_only_the_result_holds(tables, store):
    table = await a_table(tables)
    after = (await tables.resign(table.id, player_to_act(table))).after
    assert await holding(store, after) == [(Topic.RESULT, None)]
