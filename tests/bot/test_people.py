"""People come and go: seats that change hands, votes, pauses, and what the host and moderators decide."""

import pytest

from bot.doer import Doer
from bot.errors import NotAllowed, NotSeated, StaleButton, WrongTime
from bot.pause import DAY, days_left, pause_at
from bot.question import AGREES, REFUSES
from bot.table import About, Kind, Place, State
from club.posts import Topic
from games.api import Seat
from games.errors import BadOption, Refusal
from tests.bot.company import (
    ANNA,
    BEN,
    CARL,
    CHANNEL,
    DORA,
    STRANGER,
    a_full_handed_table,
    a_lobby,
    a_table,
    another_than,
    assert_log_and_position_agree,
    doer,
    fallback,
    moved,
    opened,
    player_to_act,
    running,
)
from tests.bot.posting import calls
from tests.languages.english import english, german, refused

MODERATOR = Doer(500, "Mia", moderates=True)


async def history(store, table_id):
    """What the newest line of a table's log says."""
    return english((await store.log.load(table_id))[-1].said)


async def open_seat(tables, table, player=BEN):
    """A table at which somebody's seat is open."""
    return (await tables.offer(table.id, doer(ANNA), player.user_id)).after


# Seats


async def test_an_open_seat_is_taken_and_played_on_from_what_it_holds(tables, store):
    table = await open_seat(tables, await a_table(tables))
    assert await history(store, table.id) == "Anna (host) offered Ben’s seat to whoever comes."
    after = (await tables.take_seat(table.id, STRANGER, 1, table.version)).after
    assert after.names == ("Anna", "Sam")
    assert after.position == table.position
    assert after.holders[1].before == (BEN.user_id,)
    assert await history(store, table.id) == "Ben replaced by Sam."
    with pytest.raises(NotSeated):
        await tables.turn(table.id, BEN.user_id)
    while after.acting != (1,):
        after = (await moved(tables, after, fallback(after))).after
    assert player_to_act(after) == STRANGER.user_id
    await moved(tables, after, fallback(after))
    await assert_log_and_position_agree(store, table.id)
    assert await store.tables.of_player(BEN.user_id) == []


async def test_a_draft_dies_with_the_replacement_and_the_buttons_of_both_are_stale(tables, store):
    table = await a_full_handed_table(tables)
    seat, user_id = table.acting[0], player_to_act(table)
    await tables.step(table.id, user_id, table.version, 0, "t12")
    offered = (await tables.offer(table.id, Doer(user_id, "x"), user_id)).after
    assert (await tables.turn(table.id, user_id)).steps == ("t12",)  # plays on until somebody comes
    await tables.take_seat(table.id, STRANGER, seat, offered.version)
    assert (await tables.turn(table.id, STRANGER.user_id)).steps == ()
    for who in (user_id, STRANGER.user_id):
        with pytest.raises((NotSeated, StaleButton)):
            await tables.confirm(table.id, who, table.version, 1, "t34")
    assert {notice.wanted.to for notice in await calls(store, table.id)} >= {STRANGER.user_id}


async def test_a_seat_is_offered_by_its_player_the_host_or_a_moderator_and_closed_again(tables, store):
    table = await a_table(tables, 3)
    for by in (doer(BEN), doer(ANNA), MODERATOR):
        await tables.offer(table.id, by, BEN.user_id)
        with refused(WrongTime, match="offered already"):
            await tables.offer(table.id, by, BEN.user_id)
        await tables.keep_seat(table.id, by, BEN.user_id)
    assert await history(store, table.id) == "Mia (moderator) closed Ben’s seat again: Ben plays on."
    for stranger in (doer(CARL), doer(STRANGER)):
        with refused(NotAllowed, match="Only the host"):
            await tables.offer(table.id, stranger, BEN.user_id)
    with refused(WrongTime, match="not offered"):
        await tables.keep_seat(table.id, doer(BEN), BEN.user_id)


async def test_a_seat_that_is_kept_for_somebody_is_for_nobody_else(tables):
    table = await a_table(tables)
    offered = (await tables.offer(table.id, doer(ANNA), BEN.user_id, DORA)).after
    with refused(NotAllowed, match="kept for somebody else"):
        await tables.take_seat(table.id, STRANGER, 1, offered.version)
    assert (await tables.take_seat(table.id, DORA, 1, offered.version)).after.names == ("Anna", "Dora")


async def test_who_may_not_take_a_seat(tables):
    table = await a_table(tables, 3)
    first = (await tables.offer(table.id, doer(ANNA), BEN.user_id)).after
    await tables.take_seat(table.id, STRANGER, 1, first.version)
    second = (await tables.offer(table.id, doer(ANNA), CARL.user_id)).after
    refusals = {
        ANNA: "sits at this table already",
        BEN: "has played another seat",
    }
    for player, words in refusals.items():
        with refused(Refusal, match=words):
            await tables.take_seat(table.id, player, 2, second.version)
    with refused(StaleButton, match="no longer to be had"):
        await tables.take_seat(table.id, DORA, 1, first.version)
    with refused(StaleButton, match="no longer to be had"):
        await tables.take_seat(table.id, DORA, 9, second.version)


async def test_whoever_was_taken_off_the_lobby_takes_no_seat_later(tables):
    lobby = await a_lobby(tables, 3)
    for player in (BEN, CARL):
        await tables.join(lobby.id, player)
    await tables.remove(lobby.id, MODERATOR, CARL.user_id)
    await tables.start(lobby.id, ANNA.user_id)
    table = await open_seat(tables, lobby)
    with refused(NotAllowed, match="taken off"):
        await tables.take_seat(table.id, CARL, 1, table.version)


async def test_a_resigned_seat_is_out_of_the_game_and_cannot_be_offered(tables):
    table = await a_table(tables, 3)
    await tables.resign(table.id, BEN.user_id)
    with refused(WrongTime, match="has resigned"):
        await tables.offer(table.id, doer(ANNA), BEN.user_id)


@pytest.mark.contract
async def test_two_who_want_the_same_seat_do_not_both_get_it(tables):
    table = await open_seat(tables, await a_table(tables))
    await tables.take_seat(table.id, STRANGER, 1, table.version)
    with pytest.raises(StaleButton):
        await tables.take_seat(table.id, DORA, 1, table.version)


async def test_an_open_seat_is_announced_until_it_is_taken_also_after_a_restart(place, clock):
    async with opened(place, clock) as (tables, store):
        table = await open_seat(tables, await a_table(tables))
        assert (Topic.SEAT, None) in {(n.topic, n.wanted.to) for n in await calls(store, table.id)}
    async with running(place, clock) as tables:
        assert await tables.load(table.id) == table
        taken = await tables.take_seat(table.id, STRANGER, Seat(1), table.version)
        assert taken.after.names == ("Anna", "Sam")


@pytest.mark.parametrize("way", ["resigns", "is replaced", "leaves the server"])
async def test_a_host_who_goes_leaves_the_table_to_the_next(tables, way):
    table = await a_table(tables, 3)
    if way == "resigns":
        after = (await tables.resign(table.id, ANNA.user_id)).after
    elif way == "leaves the server":
        after = (await tables.gone(table.id, ANNA.user_id)).after
    else:
        offered = await open_seat(tables, table, ANNA)
        after = (await tables.take_seat(table.id, STRANGER, 0, offered.version)).after
    assert after.host_id == (STRANGER.user_id if way == "is replaced" else BEN.user_id)


async def test_whoever_leaves_the_server_leaves_an_open_seat(tables, store):
    table = await a_table(tables)
    after = (await tables.gone(table.id, BEN.user_id)).after
    assert after.position == table.position
    assert await history(store, table.id) == "Ben has left the server; the seat is open."
    with refused(WrongTime, match="offered already"):
        await tables.gone(table.id, BEN.user_id)
    assert (await tables.take_seat(table.id, STRANGER, 1, after.version)).after.names == ("Anna", "Sam")


async def test_whoever_leaves_the_server_gets_up_from_a_lobby(tables):
    lobby = await a_lobby(tables, 3)
    await tables.join(lobby.id, BEN)
    after = (await tables.gone(lobby.id, ANNA.user_id)).after
    assert (after.names, after.host_id) == (("Ben",), BEN.user_id)
    assert (await tables.gone(lobby.id, BEN.user_id)).after.state is State.ABANDONED


# Votes


async def test_all_agree_to_end_it_and_nobody_wins(tables, store):
    table = await a_table(tables, 3)
    await tables.ask_to_end(table.id, ANNA.user_id)
    await tables.answer(table.id, BEN.user_id, AGREES)
    after = (await tables.answer(table.id, CARL.user_id, AGREES)).after
    assert (after.state, after.outcome.places) == (State.ABANDONED, ())
    assert english(after.outcome.reason) == "Ended without a winner: everybody agreed."
    assert german(after.outcome.reason) == "Ohne Sieger beendet: Alle haben zugestimmt."
    assert await store.tables.load(table.id) == after
    assert (await calls(store, table.id))[-1].topic is Topic.RESULT
    with refused(WrongTime, match="is over"):
        await tables.ask_to_end(table.id, ANNA.user_id)
    await assert_log_and_position_agree(store, table.id)


async def test_a_vote_goes_on_while_moves_are_made_and_over_a_restart(place, clock):
    async with running(place, clock) as tables:
        table = await a_table(tables)
        table = (await tables.ask_to_end(table.id, ANNA.user_id)).after
        after = (await moved(tables, table, fallback(table))).after
        assert after.question == table.question
    async with running(place, clock) as tables:
        ended = (await tables.answer(table.id, BEN.user_id, AGREES, table.version)).after
        assert ended.state is State.ABANDONED


async def test_one_refusal_ends_a_vote_and_its_asker_can_withdraw_it(tables):
    table = await a_table(tables, 3)
    await tables.ask_to_end(table.id, ANNA.user_id)
    assert (await tables.answer(table.id, CARL.user_id, REFUSES)).after.question is None
    await tables.ask_to_end(table.id, ANNA.user_id)
    with refused(NotAllowed, match="others decide"):
        await tables.answer(table.id, ANNA.user_id, AGREES)
    update = await tables.answer(table.id, ANNA.user_id, REFUSES)
    assert (update.after.question, update.after.state) == (None, State.PLAYING)
    assert english(update.entries[0].said, table.names) == "Anna withdraws the question."


async def test_one_thing_is_asked_at_a_time(tables):
    table = await a_table(tables, 3)
    await tables.ask_to_end(table.id, ANNA.user_id)
    with refused(WrongTime, match="Something else is being asked"):
        await tables.ask_to_pause(table.id, BEN.user_id, 3, "holidays")
    with pytest.raises(NotSeated):
        await tables.answer(table.id, STRANGER.user_id, AGREES)


async def test_who_left_the_server_or_offers_the_seat_is_not_asked(tables):
    table = await a_table(tables, 3)
    await tables.gone(table.id, CARL.user_id)
    await tables.ask_to_end(table.id, ANNA.user_id)
    with refused(NotAllowed, match="still play"):
        await tables.answer(table.id, CARL.user_id, REFUSES)
    assert (await tables.offer(table.id, doer(BEN), BEN.user_id)).after.question is None
    assert (await tables.ask_to_end(table.id, ANNA.user_id)).after.state is State.ABANDONED


async def test_all_agree_on_a_pause(tables, clock):
    table = await a_table(tables)
    asked = (await tables.ask_to_pause(table.id, ANNA.user_id, 3, " summer  holidays ")).after
    assert (asked.question.about, asked.question.reason) == (About.PAUSE, "summer holidays")
    after = (await tables.answer(table.id, BEN.user_id, AGREES)).after
    assert (after.state, after.question) == (State.PLAYING, None)
    assert pause_at(after, clock.now + 3 * DAY - 1)
    assert pause_at(after, clock.now + 3 * DAY) is None


# The host and moderators


async def test_a_pause_has_a_reason_and_an_end_and_is_ended_early(tables, store, clock):
    table = await a_table(tables)
    paused = (await tables.pause(table.id, doer(ANNA), 14, "holidays")).after
    until = int(clock.now + 14 * DAY)
    assert await history(store, table.id) == f"Paused by Anna (host) until <t:{until}:f>: holidays"
    with refused(WrongTime, match="paused already"):
        await tables.pause(table.id, MODERATOR, 1, "more")
    assert (await moved(tables, paused, fallback(paused))).after.version > paused.version
    clock.now += 4 * DAY
    resumed = (await tables.resume(table.id, MODERATOR)).after
    assert (pause_at(resumed, clock.now), days_left(resumed)) == (None, 24)
    with refused(WrongTime, match="not paused"):
        await tables.resume(table.id, doer(ANNA))
    assert await store.tables.load(table.id) == resumed


async def test_a_table_is_paused_for_28_days_at_most(tables, clock):
    table = await a_table(tables)
    for days in (0, 15):
        with refused(BadOption, match="from 1 to 14 days"):
            await tables.pause(table.id, doer(ANNA), days, "holidays")
    for days in (14, 13):
        await tables.pause(table.id, doer(ANNA), days, "holidays")
        clock.now += days * DAY  # it ends by itself
    with refused(BadOption, match="1 more day:"):
        await tables.pause(table.id, doer(ANNA), 2, "holidays")
    await tables.pause(table.id, doer(ANNA), 1, "holidays")
    clock.now += DAY
    with refused(BadOption, match="cannot be paused any more"):
        await tables.ask_to_pause(table.id, BEN.user_id, 1, "holidays")


async def test_a_table_is_ended_with_a_reason(tables, store):
    table = await a_table(tables)
    for reason, words in (("  ", "give a reason"), ("x" * 201, "at most 200")):
        with refused(BadOption, match=words):
            await tables.end(table.id, doer(ANNA), reason)
    after = (await tables.end(table.id, MODERATOR, "nobody comes")).after
    assert (after.state, after.acting) == (State.ABANDONED, ())
    assert await history(store, table.id) == "Ended without a winner by Mia (moderator): nobody comes"
    lobby = await a_lobby(tables)
    assert (await tables.end(lobby.id, MODERATOR, "nobody comes")).after.state is State.ABANDONED


async def test_a_table_is_handed_over_during_play(tables, store):
    table = await a_table(tables, 3)
    await tables.resign(table.id, CARL.user_id)
    with refused(WrongTime, match="does not sit"):
        await tables.hand_over(table.id, doer(ANNA), CARL.user_id)
    assert (await tables.hand_over(table.id, doer(ANNA), BEN.user_id)).after.host_id == BEN.user_id
    assert await history(store, table.id) == "Anna (host) made Ben the host."
    with refused(NotAllowed, match="Only the host"):
        await tables.hand_over(table.id, doer(ANNA), ANNA.user_id)


async def test_a_table_that_moves_calls_everybody_anew(tables, store):
    table = await a_table(tables)
    called = [(notice.topic, notice.wanted.to) for notice in await calls(store, table.id)]
    keys = {notice.key for notice in await calls(store, table.id)}
    with refused(WrongTime, match="there already"):
        await tables.move(table.id, doer(ANNA), CHANNEL, is_thread=False)
    after = (await tables.move(table.id, doer(ANNA), 71, is_thread=True)).after
    assert (after.channel_id, after.arrangement.place) == (71, Place.CHANNEL)
    assert await store.tables.load(table.id) == after
    assert [(n.topic, n.wanted.to) for n in await calls(store, table.id)] == called
    assert not keys & {notice.key for notice in await calls(store, table.id)}
    assert await history(store, table.id) == "Moved by Anna (host) to <#71>."


async def test_nobody_else_decides_anything(tables):
    table, before = await a_table(tables, 3), None
    for someone in (doer(BEN), doer(STRANGER)):
        for attempt in (
            tables.pause(table.id, someone, 1, "why not"),
            tables.resume(table.id, someone),
            tables.end(table.id, someone, "why not"),
            tables.move(table.id, someone, 71, is_thread=False),
            tables.hand_over(table.id, someone, BEN.user_id),
            tables.offer(table.id, someone, CARL.user_id),
        ):
            with refused(NotAllowed, match="Only the host of this table and the moderators"):
                await attempt
        before = before or table
        assert await tables.load(table.id) == before


async def test_who_resigns_says_so_and_others_play_on(tables):
    table = await a_table(tables, 3)
    gone = another_than(table, ANNA.user_id)
    update = await tables.resign(table.id, gone)
    assert [entry.kind for entry in update.entries] == [Kind.RESIGNED]
