"""Taking a confirmed turn back: what may be, who must agree, and what the log says then."""

import pytest

from bot.errors import NotAllowed, NotSeated, StaleButton, WrongTime
from bot.question import AGREES, REFUSES
from bot.table import Kind, State
from games import kensington, tenby
from tests.bot.company import (
    STRANGER,
    a_full_handed_table,
    a_table,
    assert_log_and_position_agree,
    fallback,
    moved,
    player_to_act,
    quiet_turn,
    running,
    two_quiet_turns,
)
from tests.bot.posting import calls
from tests.languages.english import refused


async def a_regretted_turn(tables, seats=2):
    """A table before and after a turn that showed nothing hidden, and who took it."""
    before = await a_full_handed_table(tables, seats)
    update = await moved(tables, before, quiet_turn(before))
    return before, update.after, player_to_act(before)


def others(table, user_id):
    return [holder.user_id for holder in table.holders if holder.user_id != user_id]


# Alone


@pytest.mark.parametrize("seats", [2, 3])
async def test_the_own_last_turn_is_taken_back_at_once_with_no_question(tables, store, seats):
    before, after, asker = await a_regretted_turn(tables, seats)
    update = await tables.ask_back(after.id, asker)
    assert [entry.kind for entry in update.entries] == [Kind.TAKEN_BACK]
    assert update.after.position == before.position
    assert (update.after.state, update.after.question) == (State.PLAYING, None)
    await assert_log_and_position_agree(store, after.id)


async def test_of_a_turn_that_began_with_a_draw_what_followed_it_is_taken_back(tables, store):
    """A draw is never undone, but where the tile went is the player's own affair until somebody moves."""
    table = await a_table(tables, 2, kensington.GAME)
    drawn = (await moved(tables, table, "A1")).after
    stored = (await moved(tables, drawn, "store")).after
    assert stored.acting != drawn.acting
    taken = (await tables.ask_back(table.id, player_to_act(table))).after
    assert taken.position == drawn.position
    with refused(WrongTime, match="showed something hidden"):
        await tables.ask_back(table.id, player_to_act(table))
    await assert_log_and_position_agree(store, table.id)


async def test_a_turn_is_not_taken_back_past_somebody_who_resigned(tables):
    _, after, asker = await a_regretted_turn(tables, 3)
    await tables.resign(after.id, others(after, asker)[0])
    with refused(WrongTime, match="Somebody has resigned since"):
        await tables.ask_back(after.id, asker)


async def test_somebody_who_resigned_takes_nothing_back(tables):
    _, after, asker = await a_regretted_turn(tables, 3)
    await tables.resign(after.id, asker)
    with refused(NotAllowed, match="You have resigned"):
        await tables.ask_back(after.id, asker)


async def test_nothing_is_taken_back_when_the_table_is_over(tables):
    _, after, asker = await a_regretted_turn(tables)
    await tables.resign(after.id, *others(after, asker))
    with refused(WrongTime, match="over"):
        await tables.ask_back(after.id, asker)


async def test_taking_the_own_turn_back_settles_the_question_about_the_one_before(tables):
    _, after, asker = await two_quiet_turns(tables)
    (other,) = others(after, asker)
    await tables.ask_back(after.id, asker)
    assert (await tables.ask_back(after.id, other)).after.question is None
    with refused(WrongTime, match="any more"):
        await tables.answer(after.id, other, AGREES)
    assert [entry.kind for entry in (await tables.ask_back(after.id, asker)).entries] == [Kind.TAKEN_BACK]


# The lines under the board


async def test_moves_taken_back_and_talk_about_it_are_no_lines_under_the_board(tables, store):
    before, after, asker = await two_quiet_turns(tables)
    lines = await tables.newest_lines(after.id, 4)
    assert [line.kind for line in lines] == [Kind.MOVE] * 4
    await tables.ask_back(after.id, asker)
    assert await tables.newest_lines(after.id, 4) == lines
    await tables.answer(after.id, *others(after, asker), AGREES)
    earlier = (await store.log.load(after.id))[: before.version]
    assert await tables.newest_lines(after.id, 4) == earlier[-4:]


async def test_any_number_of_takebacks_leaves_the_lines_under_the_board(tables):
    before, after, asker = await a_regretted_turn(tables)
    lines = await tables.newest_lines(after.id, 4)
    for _ in range(9):
        taken = (await tables.ask_back(after.id, asker)).after
        assert taken.position == before.position
        await moved(tables, taken, quiet_turn(taken))
    assert [line.text for line in await tables.newest_lines(after.id, 4)] == [line.text for line in lines]


async def test_the_lines_of_a_table_that_has_just_started(tables):
    table = await a_table(tables, 4)
    assert [line.kind for line in await tables.newest_lines(table.id, 4)] == [Kind.STARTED]


# With the others


async def test_a_turn_is_taken_back_when_the_other_agrees(tables, store):
    before, after, asker = await two_quiet_turns(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    assert asked.position == after.position
    taken = (await tables.answer(after.id, *others(after, asker), AGREES)).after
    assert taken.position == before.position
    assert (taken.state, taken.question) == (State.PLAYING, None)
    assert taken.version == after.version + 3
    await assert_log_and_position_agree(store, after.id)


async def test_every_other_player_must_agree(tables):
    before, after, asker = await two_quiet_turns(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    waiting = (await tables.answer(after.id, first, AGREES)).after
    assert waiting.position == after.position
    assert (await tables.answer(after.id, second, AGREES)).after.position == before.position


async def test_one_refusal_is_enough(tables, store):
    _, after, asker = await two_quiet_turns(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    declined = (await tables.answer(after.id, first, REFUSES)).after
    assert (declined.position, declined.question) == (after.position, None)
    with refused(WrongTime, match="any more"):
        await tables.answer(after.id, second, AGREES)
    await assert_log_and_position_agree(store, after.id)


async def test_the_asker_cannot_agree_for_the_others(tables):
    _, after, asker = await two_quiet_turns(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    with pytest.raises(NotAllowed):
        await tables.answer(after.id, asker, AGREES)
    assert await tables.load(after.id) == asked


async def test_asking_twice_changes_nothing_and_loses_no_agreement(tables):
    before, after, asker = await two_quiet_turns(tables, 3)
    await tables.ask_back(after.id, asker)
    first, second = others(after, asker)
    await tables.answer(after.id, first, AGREES)
    with refused(WrongTime, match="asked already"):
        await tables.ask_back(after.id, asker)
    assert (await tables.answer(after.id, second, AGREES)).after.position == before.position


async def test_an_answer_counts_once(tables):
    _, after, asker = await two_quiet_turns(tables, 3)
    await tables.ask_back(after.id, asker)
    first, _ = others(after, asker)
    answered = (await tables.answer(after.id, first, AGREES)).after
    with refused(WrongTime, match="answered already"):
        await tables.answer(after.id, first, AGREES)
    assert await tables.load(after.id) == answered


async def test_a_player_who_resigned_is_not_asked_and_has_no_say(tables):
    table = await a_full_handed_table(tables, 3)
    gone = table.holders[(table.acting[0] + 2) % 3].user_id
    await tables.resign(table.id, gone)
    before, after, asker = await two_quiet_turns(tables, on=await tables.load(table.id))
    await tables.ask_back(table.id, asker)
    with refused(NotAllowed, match="still play"):
        await tables.answer(table.id, gone, REFUSES)
    (other,) = [user_id for user_id in others(after, asker) if user_id != gone]
    assert (await tables.answer(table.id, other, AGREES)).after.position == before.position


async def test_a_stranger_has_no_say(tables):
    _, after, asker = await two_quiet_turns(tables)
    with pytest.raises(NotSeated):
        await tables.ask_back(after.id, STRANGER.user_id)
    await tables.ask_back(after.id, asker)
    with pytest.raises(NotSeated):
        await tables.answer(after.id, STRANGER.user_id, AGREES)


async def test_a_turn_that_showed_something_hidden_is_never_taken_back(tables):
    table = await a_table(tables)
    after = (await moved(tables, table, "t12")).after
    with refused(WrongTime, match="hidden"):
        await tables.ask_back(table.id, player_to_act(table))
    assert await tables.load(table.id) == after


async def test_a_turn_cannot_be_taken_back_after_somebody_else_showed_something(tables):
    _, after, asker = await a_regretted_turn(tables)
    while after.acting and player_to_act(after) != asker:
        after = (await moved(tables, after, fallback(after))).after
    with refused(WrongTime, match="Something hidden was shown since"):
        await tables.ask_back(after.id, asker)


async def test_nothing_can_be_taken_back_before_the_first_move(tables):
    table = await a_table(tables)
    with refused(WrongTime, match="no turn of yours"):
        await tables.ask_back(table.id, player_to_act(table))


async def test_a_move_meanwhile_answers_the_question(tables, store):
    _, after, asker = await two_quiet_turns(tables)
    asked = (await tables.ask_back(after.id, asker)).after
    assert (await moved(tables, asked, fallback(asked))).after.question is None
    with refused(WrongTime, match="any more"):
        await tables.answer(after.id, *others(after, asker), AGREES)
    await assert_log_and_position_agree(store, after.id)


async def test_play_goes_on_after_a_takeback_and_the_log_still_replays(tables, store):
    _, after, asker = await two_quiet_turns(tables)
    await tables.ask_back(after.id, asker)
    table = (await tables.answer(after.id, *others(after, asker), AGREES)).after
    for _ in range(5):
        table = (await moved(tables, table, fallback(table))).after
    kinds = [entry.kind for entry in await store.log.load(after.id)]
    assert kinds.count(Kind.TAKEN_BACK) == 1
    await assert_log_and_position_agree(store, after.id)


async def test_the_same_turn_can_be_taken_back_again_after_it_was_played_again(tables):
    before, after, asker = await two_quiet_turns(tables)
    for _ in range(2):
        await tables.ask_back(after.id, asker)
        (other,) = others(after, asker)
        taken = (await tables.answer(after.id, other, AGREES)).after
        assert taken.position == before.position
        between = (await moved(tables, taken, quiet_turn(taken))).after
        await moved(tables, between, quiet_turn(between))


async def test_a_button_of_an_earlier_question_does_not_answer_a_later_one(tables, store):
    _, after, asker = await two_quiet_turns(tables, 3)
    first, second = others(after, asker)
    earlier = (await tables.ask_back(after.id, asker)).after
    await tables.answer(after.id, first, REFUSES, earlier.version)
    later = (await tables.ask_back(after.id, asker)).after
    with refused(StaleButton, match="earlier"):
        await tables.answer(after.id, second, AGREES, earlier.version)
    asked = (await calls(store, after.id))[-1]
    assert asked.key.startswith(f"question:{after.id}:{later.version}:")
    await tables.answer(after.id, first, AGREES, later.version)
    assert (await tables.answer(after.id, second, AGREES, later.version)).after.question is None


async def test_a_question_outlives_a_restart(place, clock):
    async with running(place, clock) as tables:
        before, after, asker = await two_quiet_turns(tables)
        await tables.ask_back(after.id, asker)
    async with running(place, clock) as tables:
        (other,) = others(after, asker)
        taken = (await tables.answer(after.id, other, AGREES)).after
        assert taken.position == before.position


# What all choose at the same time


async def choosing(tables, *seats):
    """Three who choose their resident face down at Tenby; these have chosen. Gives the table then."""
    table = await a_table(tables, 3, tenby.GAME)
    assert table.acting == (0, 1, 2)
    for seat in seats:
        text = table.game.write_move(table.game.legal_moves(table.position, seat)[0])
        table = (await tables.confirm(table.id, table.holders[seat].user_id, table.version, 0, text)).after
    return table


@pytest.mark.parametrize("seats", [(0,), (0, 1), (1, 0)])
async def test_a_secret_choice_is_changed_alone_and_no_other_choice_is_touched(tables, store, seats):
    table = await choosing(tables, *seats)
    update = await tables.ask_back(table.id, table.holders[0].user_id)
    assert update.after.question is None, "whether others have chosen is not told by asking them"
    assert update.after.acting == tuple(seat for seat in (0, 1, 2) if seat == 0 or seat not in seats)
    assert update.after.position.players[1] == table.position.players[1]
    await assert_log_and_position_agree(store, table.id)
    other = table.game.write_move(table.game.legal_moves(update.after.position, 0)[1])
    back = update.after
    again = (await tables.confirm(back.id, back.holders[0].user_id, back.version, 0, other)).after
    assert again.position.players[0] != table.position.players[0]
    assert again.position.players[1] == table.position.players[1]
    await assert_log_and_position_agree(store, table.id)


async def test_a_secret_choice_is_final_once_all_have_chosen(tables):
    table = await choosing(tables, 0, 1, 2)
    with refused(WrongTime, match="chose at the same time"):
        await tables.ask_back(table.id, table.holders[0].user_id)


async def test_who_has_not_chosen_yet_has_nothing_to_change(tables):
    table = await choosing(tables, 0, 1)
    with refused(WrongTime, match="no turn of yours"):
        await tables.ask_back(table.id, table.holders[2].user_id)
