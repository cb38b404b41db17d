"""Taking a turn: drafts, versions, and who may do what when."""

import asyncio

import pytest

from bot.draft import Turn
from bot.errors import NoSuchTable, NotSeated, StaleButton, WrongTime
from bot.table import State, Update
from games.errors import IllegalMove, UnreadableMove
from tests.bot.company import (
    ANNA,
    STRANGER,
    a_full_handed_table,
    a_table,
    another_than,
    assert_log_and_position_agree,
    fallback,
    move_that_ends_the_turn,
    moved,
    player_to_act,
    replayed,
    rows,
    running,
)
from tests.languages.english import refused

pytestmark = pytest.mark.contract


def discards(turn: Turn) -> list[str]:
    """What the seat may do next, written."""
    game = turn.table.game
    return [game.write_move(move) for move in game.legal_moves(turn.position, turn.seat)]


# Moves


async def test_a_confirmed_move_is_kept_with_its_position_and_its_words(tables, store, clock):
    table = await a_table(tables)
    clock.now += 5
    update = await tables.confirm(table.id, player_to_act(table), table.version, 0, "t12")
    assert await store.tables.load(table.id) == update.after
    entry = (await store.log.load(table.id))[-1]
    assert (entry.user_id, entry.text, entry.seat, entry.at) == (
        player_to_act(table),
        "t12",
        table.acting[0],
        clock.now,
    )
    assert entry.said
    assert update.after.since == clock.now


async def test_two_presses_at_once_make_one_move(tables, store):
    table = await a_table(tables)
    press = (table.id, player_to_act(table), table.version, 0, "t12")
    answers = await asyncio.gather(tables.confirm(*press), tables.confirm(*press), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleButton", "Update"]
    assert (await store.tables.load(table.id)).version == table.version + 1
    await assert_log_and_position_agree(store, table.id)


async def test_two_different_presses_at_once_make_one_move(tables, store):
    table = await a_table(tables)
    user_id = player_to_act(table)
    answers = await asyncio.gather(
        *(tables.confirm(table.id, user_id, table.version, 0, text) for text in ("t12", "t23", "t34")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers].count(StaleButton) == 2
    assert len(await store.log.load(table.id)) == table.version + 1


async def test_a_button_of_an_older_board_makes_no_move(tables):
    table = await a_table(tables)
    after = (await moved(tables, table, "t12")).after
    with refused(StaleButton, match="moved on"):
        await tables.confirm(table.id, player_to_act(after), table.version, 0, "t12")
    assert await tables.load(table.id) == after


async def test_a_button_of_a_board_that_never_was_makes_no_move(tables):
    table = await a_table(tables)
    with pytest.raises(StaleButton):
        await tables.confirm(table.id, player_to_act(table), table.version + 1, 0, "t12")


async def test_a_stranger_cannot_move(tables):
    table = await a_table(tables)
    with refused(NotSeated, match="You do not sit at this table"):
        await tables.confirm(table.id, STRANGER.user_id, table.version, 0, "t12")


async def test_a_spectator_has_no_hand_to_look_at(tables):
    table = await a_table(tables)
    with pytest.raises(NotSeated):
        await tables.turn(table.id, STRANGER.user_id)


async def test_a_player_may_look_at_their_own_hand_only(tables):
    table = await a_table(tables)
    waiting = another_than(table, player_to_act(table))
    turn = await tables.turn(table.id, waiting)
    assert not turn.is_to_act
    mine, theirs = turn.view.players[turn.seat], turn.view.players[table.acting[0]]
    assert mine == table.position.players[turn.seat]
    assert set(theirs.hand) == {"?"}


async def test_a_player_whose_turn_it_is_not_is_refused(tables):
    table = await a_table(tables)
    waiting = another_than(table, player_to_act(table))
    with refused(IllegalMove, match="is to move, not player"):
        await tables.confirm(table.id, waiting, table.version, 0, "t12")


async def test_an_illegal_or_unreadable_move_changes_nothing(tables):
    table = await a_table(tables)
    user_id = player_to_act(table)
    with pytest.raises(IllegalMove):
        await tables.confirm(table.id, user_id, table.version, 0, "end")
    with pytest.raises(UnreadableMove):
        await tables.confirm(table.id, user_id, table.version, 0, "castle")
    assert await tables.load(table.id) == table


async def test_a_table_that_does_not_exist_is_refused_in_a_sentence(tables):
    with refused(NoSuchTable, match="There is no table 77"):
        await tables.confirm(77, ANNA.user_id, 1, 0, "t12")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_whole_game_is_played_to_its_result(tables, store, seats):
    table = await a_table(tables, seats)
    while table.state is State.PLAYING:
        table = (await moved(tables, table, fallback(table))).after
    assert table.state is State.OVER
    assert table.outcome == table.game.outcome(table.position)
    await assert_log_and_position_agree(store, table.id)
    with refused(WrongTime, match="over"):
        await tables.turn(table.id, ANNA.user_id)
    with refused(WrongTime, match="over"):
        await tables.confirm(table.id, ANNA.user_id, table.version, 0, "t12")


# Drafts


async def test_a_step_is_drafted_and_nobody_sees_it(tables, store):
    table = await a_full_handed_table(tables)
    turn = await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    assert turn.steps == ("t12",)
    assert len(turn.view.players[turn.seat].hand) == 9
    assert await store.tables.load(table.id) == table
    assert (await tables.turn(table.id, another_than(table, player_to_act(table)))).position == table.position


async def test_drafted_steps_and_the_last_one_are_made_together(place, tables, store):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    turn = await tables.step(table.id, user_id, table.version, 0, "t12")
    turn = await tables.step(table.id, user_id, table.version, 1, discards(turn)[0])
    last = discards(turn)[-1]
    update = await tables.confirm(table.id, user_id, table.version, 2, last)
    assert [entry.text for entry in update.entries] == [*turn.steps, last]
    assert update.after.version == table.version + 3
    assert rows(place, "SELECT draft FROM drafts") == []
    assert await replayed(store, table.id) == update.after.position


async def test_a_confirm_drawn_before_another_step_is_stale(tables):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    turn = await tables.step(table.id, user_id, table.version, 0, "t12")
    with refused(StaleButton, match="Your turn has changed"):
        await tables.confirm(table.id, user_id, table.version, 0, "t23")
    with refused(StaleButton, match="Your turn has changed"):
        await tables.step(table.id, user_id, table.version, 0, "t12")
    assert (await tables.turn(table.id, user_id)).steps == turn.steps


async def test_the_same_step_pressed_twice_at_once_is_drafted_once(tables):
    table = await a_full_handed_table(tables)
    press = (table.id, player_to_act(table), table.version, 0, "t12")
    answers = await asyncio.gather(tables.step(*press), tables.step(*press), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleButton", "Turn"]
    assert (await tables.turn(table.id, player_to_act(table))).steps == ("t12",)


async def test_a_step_is_taken_back_and_another_taken(tables):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    turn = await tables.step(table.id, user_id, table.version, 0, "t12")
    await tables.step(table.id, user_id, table.version, 1, discards(turn)[0])
    back = await tables.step_back(table.id, user_id, table.version, 2, 1)
    assert (back.steps, back.position) == (turn.steps, turn.position)
    again = await tables.step(table.id, user_id, table.version, 1, discards(turn)[-1])
    assert again.steps == ("t12", discards(turn)[-1])


async def test_starting_over_forgets_the_draft(tables, store):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    await tables.step(table.id, user_id, table.version, 0, "t12")
    turn = await tables.step_back(table.id, user_id, table.version, 1, 0)
    assert (turn.steps, turn.position) == ((), table.position)
    assert await store.drafts.load(table.id, turn.seat) is None


async def test_steps_of_an_older_draft_cannot_be_taken_back_twice(tables):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    await tables.step(table.id, user_id, table.version, 0, "t12")
    await tables.step_back(table.id, user_id, table.version, 1, 0)
    with pytest.raises(StaleButton):
        await tables.step_back(table.id, user_id, table.version, 1, 0)


async def test_a_step_that_shows_something_hidden_has_to_be_confirmed(tables):
    table = await a_table(tables)
    with refused(WrongTime, match="confirmed"):
        await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    assert (await tables.turn(table.id, player_to_act(table))).steps == ()


async def test_a_step_that_ends_the_turn_has_to_be_confirmed(tables):
    table = await a_full_handed_table(tables)
    build = move_that_ends_the_turn(table, shows_something=False)
    with refused(WrongTime, match="confirmed"):
        await tables.step(table.id, player_to_act(table), table.version, 0, build)


async def test_an_illegal_step_is_refused_and_the_draft_stays(tables):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    await tables.step(table.id, user_id, table.version, 0, "t12")
    with pytest.raises(IllegalMove):
        await tables.step(table.id, user_id, table.version, 1, "t34")
    assert (await tables.turn(table.id, user_id)).steps == ("t12",)


async def test_a_draft_is_forgotten_when_the_table_moves_on(place, tables):
    table = await a_full_handed_table(tables, 3)
    user_id = player_to_act(table)
    await tables.step(table.id, user_id, table.version, 0, "t12")
    await tables.resign(table.id, another_than(table, user_id))
    assert rows(place, "SELECT draft FROM drafts") == []
    assert (await tables.turn(table.id, user_id)).steps == ()


async def test_a_draft_outlives_a_restart(place, clock):
    async with running(place, clock) as tables:
        table = await a_full_handed_table(tables)
        before = await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    async with running(place, clock) as tables:
        assert await tables.turn(table.id, player_to_act(table)) == before
        last = discards(before)
        turn = await tables.step(table.id, player_to_act(table), table.version, 1, last[0])
        update = await tables.confirm(table.id, player_to_act(table), table.version, 2, discards(turn)[0])
        assert update.after.version == table.version + 3


# Moves typed as commands


async def test_a_typed_move_that_can_be_undone_is_drafted(tables):
    table = await a_full_handed_table(tables)
    answer = await tables.choose(table.id, player_to_act(table), "t12")
    assert isinstance(answer, Turn)
    assert answer.steps == ("t12",)
    assert (await tables.load(table.id)).version == table.version


async def test_a_typed_move_that_ends_the_turn_is_made_with_what_was_drafted(tables):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    turn = await tables.choose(table.id, user_id, "t12")
    turn = await tables.choose(table.id, user_id, discards(turn)[0])
    answer = await tables.choose(table.id, user_id, discards(turn)[0])
    assert isinstance(answer, Update)
    assert len(answer.entries) == 3


async def test_a_typed_move_out_of_turn_is_refused(tables):
    table = await a_table(tables)
    with pytest.raises(IllegalMove):
        await tables.choose(table.id, another_than(table, player_to_act(table)), "t12")
