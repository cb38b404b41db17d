"""Taking a confirmed turn back: what may be, who must agree, and what the log says then."""

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, NotSeated, StaleButton, WrongTime
from bot.table import Kind, State
from bot.takeback import AGREES, REFUSES, asked_back
from tests.bot.company import (
    STRANGER,
    a_full_handed_table,
    a_table,
    assert_log_and_position_agree,
    fallback,
    move_that_ends_the_turn,
    moved,
    player_to_act,
    running,
)


async def a_regretted_turn(tables, seats=2):
    """A table before and after a turn that showed nothing hidden, and who took it."""
    before = await a_full_handed_table(tables, seats)
    update = await moved(tables, before, move_that_ends_the_turn(before, shows_something=False))
    return before, update.after, player_to_act(before)


def others(table, user_id):
    return [holder.user_id for holder in table.holders if holder.user_id != user_id]


async def test_a_turn_is_taken_back_when_the_other_agrees(tables, store):
    before, after, asker = await a_regretted_turn(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    assert asked.position == after.position
    taken = (await tables.answer_back(after.id, *others(after, asker), AGREES)).after
    assert taken.position == before.position
    assert (taken.state, taken.takeback) == (State.PLAYING, None)
    assert taken.version == after.version + 3
    await assert_log_and_position_agree(store, after.id)


async def test_every_other_player_must_agree(tables):
    before, after, asker = await a_regretted_turn(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    waiting = (await tables.answer_back(after.id, first, AGREES)).after
    assert waiting.position == after.position
    assert (await tables.answer_back(after.id, second, AGREES)).after.position == before.position


async def test_one_refusal_is_enough(tables, store):
    _, after, asker = await a_regretted_turn(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    refused = (await tables.answer_back(after.id, first, REFUSES)).after
    assert (refused.position, refused.takeback) == (after.position, None)
    with pytest.raises(WrongTime, match="any more"):
        await tables.answer_back(after.id, second, AGREES)
    await assert_log_and_position_agree(store, after.id)


async def test_the_asker_cannot_agree_for_the_others(tables):
    _, after, asker = await a_regretted_turn(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    with pytest.raises(NotAllowed):
        await tables.answer_back(after.id, asker, AGREES)
    assert await tables.load(after.id) == asked


async def test_asking_twice_changes_nothing_and_loses_no_agreement(tables):
    before, after, asker = await a_regretted_turn(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    await tables.answer_back(after.id, first, AGREES)
    with pytest.raises(WrongTime, match="asked already"):
        await tables.ask_back(after.id, asker)
    assert (await tables.answer_back(after.id, second, AGREES)).after.position == before.position


async def test_an_answer_counts_once(tables):
    _, after, asker = await a_regretted_turn(tables, 3)
    await tables.ask_back(after.id, asker)
    first, _ = others(after, asker)
    answered = (await tables.answer_back(after.id, first, AGREES)).after
    with pytest.raises(WrongTime, match="answered already"):
        await tables.answer_back(after.id, first, AGREES)
    assert await tables.load(after.id) == answered


async def test_a_player_who_resigned_is_not_asked_and_has_no_say(tables):
    table = await a_full_handed_table(tables, 3)
    gone = table.holders[(table.acting[0] + 2) % 3].user_id
    before = (await tables.resign(table.id, gone)).after
    asker = player_to_act(before)
    after = (await moved(tables, before, move_that_ends_the_turn(before, shows_something=False))).after
    await tables.ask_back(table.id, asker)
    with pytest.raises(NotAllowed, match="still play"):
        await tables.answer_back(table.id, gone, REFUSES)
    assert (
        await tables.answer_back(table.id, player_to_act(after), AGREES)
    ).after.position == before.position


async def test_a_stranger_has_no_say(tables):
    _, after, asker = await a_regretted_turn(tables)
    with pytest.raises(NotSeated):
        await tables.ask_back(after.id, STRANGER.user_id)
    await tables.ask_back(after.id, asker)
    with pytest.raises(NotSeated):
        await tables.answer_back(after.id, STRANGER.user_id, AGREES)


async def test_a_turn_that_showed_something_hidden_is_never_taken_back(tables):
    table = await a_table(tables)
    after = (await moved(tables, table, "t12")).after
    with pytest.raises(WrongTime, match="hidden"):
        await tables.ask_back(table.id, player_to_act(table))
    assert await tables.load(table.id) == after


async def test_a_turn_cannot_be_taken_back_after_somebody_else_moved(tables):
    _, after, asker = await a_regretted_turn(tables)
    await moved(tables, after, fallback(after))
    with pytest.raises(WrongTime, match="not yours"):
        await tables.ask_back(after.id, asker)


async def test_nothing_can_be_taken_back_before_the_first_move(tables):
    table = await a_table(tables)
    with pytest.raises(WrongTime, match="not yours"):
        await tables.ask_back(table.id, player_to_act(table))


async def test_a_move_meanwhile_answers_the_question(tables, store):
    _, after, asker = await a_regretted_turn(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    assert (await moved(tables, asked, fallback(asked))).after.takeback is None
    with pytest.raises(WrongTime, match="any more"):
        await tables.answer_back(after.id, *others(after, asker), AGREES)
    await assert_log_and_position_agree(store, after.id)


async def test_play_goes_on_after_a_takeback_and_the_log_still_replays(tables, store):
    _, after, asker = await a_regretted_turn(tables)
    await tables.ask_back(after.id, asker)
    table = (await tables.answer_back(after.id, *others(after, asker), AGREES)).after
    for _ in range(5):
        table = (await moved(tables, table, fallback(table))).after
    kinds = [entry.kind for entry in await store.load_log(after.id)]
    assert kinds.count(Kind.TAKEN_BACK) == 1
    await assert_log_and_position_agree(store, after.id)


async def test_the_same_turn_can_be_taken_back_again_after_it_was_played_again(tables):
    before, after, asker = await a_regretted_turn(tables)
    for _ in range(2):
        await tables.ask_back(after.id, asker)
        taken = (await tables.answer_back(after.id, *others(after, asker), AGREES)).after
        assert taken.position == before.position
        await moved(tables, taken, move_that_ends_the_turn(taken, shows_something=False))


async def test_a_button_of_an_earlier_question_does_not_answer_a_later_one(tables, store):
    _, after, asker = await a_regretted_turn(tables, 3)
    first, second = others(after, asker)
    earlier = (await tables.ask_back(after.id, asker)).after
    await tables.answer_back(after.id, first, REFUSES, earlier.version)
    later = (await tables.ask_back(after.id, asker)).after
    with pytest.raises(StaleButton, match="earlier"):
        await tables.answer_back(after.id, second, AGREES, earlier.version)
    asked = (await store.notices_to_send(after.id))[-1]
    assert asked.version == later.version
    await tables.answer_back(after.id, first, AGREES, asked.version)
    assert (await tables.answer_back(after.id, second, AGREES, asked.version)).after.takeback is None


async def test_a_question_outlives_a_restart(path, clock):
    async with running(path, clock) as tables:
        before, after, asker = await a_regretted_turn(tables)
        await tables.ask_back(after.id, asker)
    async with running(path, clock) as tables:
        taken = (await tables.answer_back(after.id, *others(after, asker), AGREES)).after
        assert taken.position == before.position


async def test_with_nobody_to_ask_a_turn_is_taken_back_at_once(tables, store):
    before, after, asker = await a_regretted_turn(tables)
    seat = after.seat_of(asker)
    alone = [h if n == seat else replace(h, resigned=True) for n, h in enumerate(after.holders)]
    update = asked_back(replace(after, holders=tuple(alone)), await store.load_log(after.id), asker, 0.0)
    assert [entry.kind for entry in update.entries] == [Kind.ASKED_BACK, Kind.TAKEN_BACK]
    assert (update.after.position, update.after.takeback) == (before.position, None)
