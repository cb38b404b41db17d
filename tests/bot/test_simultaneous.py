"""All choose at once: one seat's choice makes nothing stale for a seat that sees nothing of it."""

import asyncio

import pytest

from bot.errors import StaleButton
from bot.table import State, Update
from club.posts import Topic
from tests.bot.company import ANNA, BEN, CARL, a_table, assert_log_and_position_agree, rows, running
from tests.bot.posting import unsent
from tests.games import sealed


@pytest.fixture
async def table(tables, sealed_on_the_shelf):
    return await a_table(tables, 3, sealed.GAME)


def card(table, seat):
    """A card that the seat may pick."""
    return f"s{table.position.players[seat].hand[0]}"


async def chosen(tables, table, seat, version):
    """A seat picks and lays with buttons that were drawn at that version."""
    user_id = table.holders[seat].user_id
    return (await tables.confirm(table.id, user_id, version, 0, card(table, seat), "s0")).after


async def test_everybody_chooses_from_panels_that_were_drawn_at_the_start(tables, store, table):
    drawn = table.version
    for seat in (1, 0, 2):
        table = await chosen(tables, table, seat, drawn)
    assert table.position.round == 2
    assert table.acting == (0, 1, 2)
    await assert_log_and_position_agree(store, table.id)


async def test_all_at_once_everybody_chooses(tables, store, table):
    await asyncio.gather(*(chosen(tables, table, seat, table.version) for seat in range(3)))
    assert (await tables.load(table.id)).position.round == 2
    await assert_log_and_position_agree(store, table.id)


async def test_a_choice_is_made_once_however_often_it_is_pressed(tables, table):
    press = (table.id, ANNA.user_id, table.version, 0, card(table, 0), "s0")
    answers = await asyncio.gather(*(tables.confirm(*press) for _ in range(3)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["StaleButton", "StaleButton", "Update"]


@pytest.mark.usefixtures("sealed_on_the_shelf")
async def test_what_others_choose_leaves_a_draft_as_it_is(place, clock):
    async with running(place, clock) as tables:
        table = await a_table(tables, 3, sealed.GAME)
        drafted = await tables.step(table.id, BEN.user_id, table.version, 0, card(table, 1))
        await chosen(tables, table, 0, table.version)
        assert (await tables.turn(table.id, BEN.user_id)).steps == drafted.steps
    async with running(place, clock) as tables:
        turn = await tables.turn(table.id, BEN.user_id)
        assert (turn.steps, turn.table.version) == (drafted.steps, table.version + 2)
        update = await tables.confirm(table.id, BEN.user_id, table.version, 1, "s0")
        assert [entry.text for entry in update.entries] == [*drafted.steps, "s0"]


async def test_once_all_have_chosen_every_older_button_is_stale(tables, table):
    drawn = table.version
    for seat in range(3):
        table = await chosen(tables, table, seat, drawn)
    for seat in range(3):
        for version in range(drawn, table.version):
            with pytest.raises(StaleButton):
                await chosen(tables, table, seat, version)
    await chosen(tables, table, 0, table.version)


async def test_a_draft_of_the_round_before_counts_for_nothing(place, tables, table):
    drawn = table.version
    await tables.step(table.id, CARL.user_id, drawn, 0, card(table, 2))
    for seat in range(2):
        table = await chosen(tables, table, seat, drawn)
    await tables.resign(table.id, CARL.user_id)
    assert rows(place, "SELECT draft FROM drafts") == []
    assert (await tables.load(table.id)).position.round == 2


async def test_everybody_is_called_once_a_round(tables, store, table):
    drawn, called = table.version, [notice.wanted.to for notice in await unsent(store)]
    assert called == [ANNA.user_id, BEN.user_id, CARL.user_id]
    for seat in range(3):
        table = await chosen(tables, table, seat, drawn)
    keys = [notice.key for notice in await unsent(store)]
    # The player who laid last was to act all the time.
    assert keys == [f"turn:{table.id}:{times}:{seat}" for times, seat in ((1, 2), (2, 0), (2, 1))]


async def test_a_whole_game_is_played_to_its_end(tables, store, table):
    while table.state is State.PLAYING:
        drawn = table.version
        for seat in table.acting:
            table = await chosen(tables, table, seat, drawn)
    assert table.outcome == sealed.outcome(table.position)
    assert (await unsent(store))[-1].topic is Topic.RESULT
    await assert_log_and_position_agree(store, table.id)


async def test_a_typed_choice_is_as_good(tables, table):
    await chosen(tables, table, 0, table.version)
    await tables.choose(table.id, BEN.user_id, card(table, 1))
    assert isinstance(await tables.choose(table.id, BEN.user_id, "s0"), Update)
