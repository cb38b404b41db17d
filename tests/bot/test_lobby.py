"""The lobby of a table: who may sit down, arrange, start and give up."""

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, NotSeated, WrongTime
from bot.lobby import open_seats, rematch_of
from bot.table import Arrangement, Kind, Place, State, Watch
from games.errors import BadOption
from tests.bot.company import (
    ANNA,
    BEN,
    CARL,
    DORA,
    GAME,
    STRANGER,
    a_lobby,
    a_table,
    assert_log_and_position_agree,
    doer,
    running,
)
from tests.languages.english import refused


async def test_a_lobby_opens_with_its_host_on_the_first_seat(tables, clock):
    table = await a_lobby(tables, 3)
    assert (table.state, table.host_id, table.holders) == (State.LOBBY, ANNA.user_id, (ANNA,))
    assert (table.version, table.since, table.position) == (1, clock.now, None)
    assert open_seats(table) == 2


async def test_every_lobby_gets_a_number_and_a_seed_of_its_own(tables):
    first, second = await a_lobby(tables), await a_lobby(tables)
    assert first.id != second.id
    assert first.seed != second.seed


async def test_a_lobby_for_more_seats_than_the_game_has_is_refused(tables, store):
    with refused(BadOption, match="2 to 4 players, not 5"):
        await a_lobby(tables, 5)
    assert await store.tables.all() == []


async def test_a_lobby_with_an_unknown_option_is_refused(tables):
    with refused(BadOption, match="nonsense"):
        await a_lobby(tables, options={"nonsense": 1})


async def test_players_sit_down_in_the_order_they_join(tables):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, CARL)
    update = await tables.join(table.id, BEN)
    assert update.after.names == ("Anna", "Carl", "Ben")
    assert update.after.state is State.LOBBY


async def test_nobody_sits_down_twice(tables):
    table = await a_lobby(tables, 3)
    with refused(WrongTime, match="already"):
        await tables.join(table.id, ANNA)
    assert (await tables.load(table.id)).version == 1


async def test_a_full_table_takes_nobody_else(tables):
    table = await a_lobby(tables, 2)
    await tables.join(table.id, BEN)
    with refused(WrongTime, match="All seats"):
        await tables.join(table.id, CARL)


async def test_free_seats_are_kept_for_those_invited(tables):
    table = await a_lobby(tables, 3, invited=(CARL.user_id,))
    await tables.join(table.id, BEN)
    with refused(WrongTime, match="kept for invited"):
        await tables.join(table.id, DORA)
    assert (await tables.join(table.id, CARL)).after.names == ("Anna", "Ben", "Carl")


async def test_a_seat_is_free_again_after_its_player_left(tables):
    table = await a_lobby(tables, 2)
    await tables.join(table.id, BEN)
    assert (await tables.leave(table.id, BEN.user_id)).after.holders == (ANNA,)
    assert (await tables.join(table.id, CARL)).after.names == ("Anna", "Carl")


async def test_a_seat_left_in_the_middle_closes_up(tables, store):
    table = await a_lobby(tables, 4)
    for player in (BEN, CARL, DORA):
        await tables.join(table.id, player)
    assert (await tables.leave(table.id, CARL.user_id)).after.names == ("Anna", "Ben", "Dora")
    assert await store.tables.of_player(CARL.user_id) == []
    assert await store.tables.of_player(DORA.user_id) == [table.id]


async def test_somebody_who_does_not_sit_here_cannot_leave(tables):
    table = await a_lobby(tables)
    with pytest.raises(NotSeated):
        await tables.leave(table.id, STRANGER.user_id)


async def test_the_table_is_given_up_when_nobody_is_left(tables):
    table = await a_lobby(tables)
    assert (await tables.leave(table.id, ANNA.user_id)).after.state is State.ABANDONED
    with refused(WrongTime, match="cancelled"):
        await tables.join(table.id, CARL)


# Hosts


async def test_a_host_who_leaves_hands_the_table_to_the_next_who_sat_down(tables, store):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    await tables.join(table.id, CARL)
    after = (await tables.leave(table.id, ANNA.user_id)).after
    assert (after.state, after.host_id, after.holders) == (State.LOBBY, BEN.user_id, (BEN, CARL))
    assert await store.tables.load(table.id) == after
    assert (await tables.start(table.id, BEN.user_id)).after.state is State.PLAYING


async def test_a_table_is_handed_over_to_somebody_who_sits_there(tables, store):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    update = await tables.hand_over(table.id, doer(ANNA), BEN.user_id)
    assert [entry.kind for entry in update.entries] == [Kind.HANDED_OVER]
    assert update.after.host_id == BEN.user_id
    assert update.after.holders == (ANNA, BEN)
    assert await store.tables.load(table.id) == update.after
    with refused(NotAllowed, match="Only the host"):
        await tables.hand_over(table.id, doer(ANNA), ANNA.user_id)
    assert (await tables.hand_over(table.id, doer(BEN), ANNA.user_id)).after.host_id == ANNA.user_id


async def test_a_table_is_handed_to_nobody_else(tables):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    with refused(WrongTime, match="does not sit"):
        await tables.hand_over(table.id, doer(ANNA), CARL.user_id)
    with refused(NotAllowed, match="host already"):
        await tables.hand_over(table.id, doer(ANNA), ANNA.user_id)
    with refused(NotAllowed, match="Only the host"):
        await tables.hand_over(table.id, doer(BEN), BEN.user_id)


async def test_a_new_host_outlives_a_restart(place, clock):
    async with running(place, clock) as tables:
        table = await a_lobby(tables, 3)
        await tables.join(table.id, BEN)
        await tables.hand_over(table.id, doer(ANNA), BEN.user_id)
    async with running(place, clock) as tables:
        assert (await tables.load(table.id)).host_id == BEN.user_id


async def test_somebody_who_was_taken_off_comes_back_only_when_invited(tables):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    await tables.join(table.id, CARL)
    after = (await tables.remove(table.id, doer(ANNA), BEN.user_id)).after
    assert after.holders == (ANNA, CARL)
    with refused(NotAllowed, match="The host took you off this table"):
        await tables.join(table.id, BEN)
    await tables.arrange(table.id, ANNA.user_id, replace(after.arrangement, invited=(BEN.user_id,)))
    assert (await tables.join(table.id, BEN)).after.names == ("Anna", "Carl", "Ben")


async def test_no_seat_is_kept_for_a_guest_who_was_taken_off(tables):
    table = await a_lobby(tables, 2, invited=(BEN.user_id,))
    await tables.join(table.id, BEN)
    assert (await tables.remove(table.id, doer(ANNA), BEN.user_id)).after.arrangement.invited == ()
    assert (await tables.join(table.id, CARL)).after.names == ("Anna", "Carl")


async def test_only_the_host_takes_somebody_off_and_not_themselves(tables):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    with refused(NotAllowed, match="Only the host"):
        await tables.remove(table.id, doer(BEN), ANNA.user_id)
    with refused(NotAllowed, match="get up yourself"):
        await tables.remove(table.id, doer(ANNA), ANNA.user_id)
    with refused(WrongTime, match="does not sit"):
        await tables.remove(table.id, doer(ANNA), CARL.user_id)
    await tables.start(table.id, ANNA.user_id)
    with refused(WrongTime, match="started"):
        await tables.remove(table.id, doer(ANNA), BEN.user_id)


async def test_a_rematch_forgets_who_was_taken_off(tables):
    table = await a_lobby(tables, 3)
    for player in (BEN, CARL):
        await tables.join(table.id, player)
    await tables.remove(table.id, doer(ANNA), BEN.user_id)
    started = (await tables.start(table.id, ANNA.user_id)).after
    assert rematch_of(started).removed == ()


# Names


async def test_a_table_is_named_by_its_host(tables, store):
    table = await a_lobby(tables)
    await tables.join(table.id, BEN)
    named = (await tables.name(table.id, ANNA.user_id, "  Friday  night: the (last) one? 👩‍👧 ")).after
    assert named.arrangement.name == "Friday night: the (last) one? 👩‍👧"
    assert await store.tables.load(table.id) == named
    with refused(NotAllowed, match="Only the host"):
        await tables.name(table.id, BEN.user_id, "Ben's")
    assert (await tables.name(table.id, ANNA.user_id, "")).after.arrangement.name == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("x" * 41, "at most 40 characters; this one has 41"),
        ("@everyone", "leave out “@”"),
        ("<#123>", "leave out “<”"),
        ("[free](gifts)", "leave out"),
        ("https://example.invalid", "leave out “/”"),
        ("**loud**", "leave out"),
        ("backwards \u202e", "one line of words"),
        ("bell \x07", "one line of words"),
    ],
)
async def test_a_name_that_is_not_just_a_name_is_refused(tables, name, said):
    table = await a_lobby(tables)
    with refused(BadOption, match=said):
        await tables.name(table.id, ANNA.user_id, name)
    assert await tables.load(table.id) == table


# Arranging


async def test_only_the_host_arranges(tables):
    table = await a_lobby(tables)
    await tables.join(table.id, BEN)
    with refused(NotAllowed, match="host"):
        await tables.arrange(table.id, BEN.user_id, Arrangement(3))


async def test_the_host_arranges_seats_place_and_watchers(tables, store):
    table = await a_lobby(tables)
    wanted = Arrangement(4, place=Place.CHANNEL, watch=Watch.PLAYERS, invited=(BEN.user_id,))
    await tables.arrange(table.id, ANNA.user_id, wanted)
    assert (await store.tables.load(table.id)).arrangement == wanted


async def test_there_cannot_be_fewer_seats_than_people_sitting(tables):
    table = await a_lobby(tables, 3)
    await tables.join(table.id, BEN)
    await tables.join(table.id, CARL)
    with refused(WrongTime, match="3 players sit here"):
        await tables.arrange(table.id, ANNA.user_id, Arrangement(2))


async def test_an_arrangement_the_game_does_not_have_is_refused(tables):
    table = await a_lobby(tables)
    with pytest.raises(BadOption):
        await tables.arrange(table.id, ANNA.user_id, Arrangement(9))
    with pytest.raises(BadOption):
        await tables.arrange(table.id, ANNA.user_id, Arrangement(2, options={"nonsense": 1}))


async def test_a_game_does_not_start_with_too_few(tables):
    table = await a_lobby(tables)
    with refused(WrongTime, match="needs 1 more player to start"):
        await tables.start(table.id, ANNA.user_id)


async def test_only_the_host_starts_or_cancels(tables):
    table = await a_lobby(tables)
    await tables.join(table.id, BEN)
    with pytest.raises(NotAllowed):
        await tables.start(table.id, BEN.user_id)
    with pytest.raises(NotAllowed):
        await tables.cancel(table.id, BEN.user_id)


async def test_the_host_may_start_before_every_seat_is_taken(tables, clock):
    table = await a_lobby(tables, 4)
    await tables.join(table.id, BEN)
    clock.now += 60
    started = (await tables.start(table.id, ANNA.user_id)).after
    assert (started.state, started.since) == (State.PLAYING, clock.now)
    assert started.rules_version == GAME.rules_version
    assert len(started.position.players) == 2
    assert started.acting


async def test_a_table_starts_by_itself_when_full_if_so_set(tables, store):
    table = await a_lobby(tables, 2, starts_when_full=True)
    update = await tables.join(table.id, BEN)
    assert update.after.state is State.PLAYING
    assert [entry.kind for entry in update.entries] == [Kind.JOINED, Kind.STARTED]
    await assert_log_and_position_agree(store, table.id)


async def test_a_cancelled_table_does_nothing_more(tables):
    table = await a_lobby(tables)
    await tables.join(table.id, BEN)
    assert (await tables.cancel(table.id, ANNA.user_id)).after.state is State.ABANDONED
    for again in (
        tables.cancel(table.id, ANNA.user_id),
        tables.start(table.id, ANNA.user_id),
        tables.leave(table.id, BEN.user_id),
        tables.arrange(table.id, ANNA.user_id, Arrangement(3)),
    ):
        with refused(WrongTime, match="cancelled"):
            await again


async def test_after_the_start_the_lobby_is_closed(tables):
    table = await a_table(tables)
    for late in (
        tables.join(table.id, CARL),
        tables.leave(table.id, BEN.user_id),
        tables.arrange(table.id, ANNA.user_id, Arrangement(3)),
        tables.start(table.id, ANNA.user_id),
        tables.cancel(table.id, ANNA.user_id),
    ):
        with refused(WrongTime, match="started already"):
            await late
    assert await tables.load(table.id) == table


async def test_a_lobby_has_no_turn_to_take(tables):
    table = await a_lobby(tables)
    with refused(WrongTime, match="not started"):
        await tables.turn(table.id, ANNA.user_id)
    with refused(WrongTime, match="not started"):
        await tables.resign(table.id, ANNA.user_id)
    with refused(WrongTime, match="not started"):
        await tables.ask_back(table.id, ANNA.user_id)


async def test_a_rematch_invites_the_same_people_and_starts_when_they_are_there(tables):
    table = await a_table(tables, 3)
    again = rematch_of(table)
    update = await tables.open(GAME, again, BEN, table.guild_id, table.channel_id)
    with refused(WrongTime, match="kept for invited"):
        await tables.join(update.after.id, DORA)
    await tables.join(update.after.id, CARL)
    assert (await tables.join(update.after.id, ANNA)).after.state is State.PLAYING
