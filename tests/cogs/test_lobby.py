"""From /play to the first turn, and again: acting as members, reading what Discord shows them."""

import asyncio

import pytest

from bot.preferences import ChannelSettings
from bot.table import Place, State
from games.catalog import GAMES
from playground import permissions
from tests.cogs.house import choose, key, labels, menu, press, said
from tests.cogs.situations import gone, hearing


async def seated(house, table_id):
    return [holder.name for holder in (await house.shown(table_id)).holders]


async def play_to_the_end(house, *players):
    """A table of these players that is over because all but one resigned."""
    host, *others = players
    table_id = await house.lobby(host, seats=len(players))
    for other in others:
        await press(other, await house.card(table_id), "Join")
    await press(host, await house.card(table_id), "Start")
    for other in others:
        await house.tables.resign(table_id, int(other.id))
    await house.shown(table_id)
    return table_id


# /play


async def test_play_posts_a_card_and_leaves_nothing_else_behind(house):
    await house.anna.command(house.here, "play", game="copenhagen", seats=3)
    table_id = max(await house.store.tables.open_in(int(house.here)))
    card = await house.card(table_id, house.bruno)
    assert [each["id"] for each in await house.anna.reads(house.here)] == [card["id"]]
    assert said(card).splitlines()[1:5] == [
        "### Copenhagen · table 1",
        "1. **Anna** (host)",
        "2. *free*",
        "3. *free*",
    ]
    assert labels(card) == [
        "Join",
        "Leave",
        "Play against bots",
        "Add a bot player",
        "Start",
        "Options",
        "Cancel",
    ]


async def test_without_a_number_a_table_has_all_seats_of_its_game(house):
    await house.lobby(house.anna, "copenhagen")
    table_id = await house.lobby(house.anna, "kensington")
    assert (await house.tables.load(1)).arrangement.seats == 4
    assert (await house.tables.load(table_id)).arrangement.seats == 5


async def test_without_a_game_a_private_list_is_offered_that_remembers_the_rest(house):
    asked = await house.anna.command(house.here, "play", seats=2, invite=house.bruno.id)
    assert asked["message"]["local"]["ephemeral"]
    assert [each["label"] for each in menu(asked["message"], "Choose a game")["options"]] == [
        game.title for game in GAMES.values()
    ]
    assert await house.store.tables.open_in(int(house.here)) == []
    async with hearing(house, house.anna) as hears:
        await choose(house.anna, asked["message"], "Choose a game", "Kensington")
        await hears(gone(asked["message"]))
    table = await house.shown(1)
    assert (table.game_key, table.arrangement.seats) == ("kensington", 2)
    assert table.arrangement.invited == (int(house.bruno.id),)


async def test_a_number_of_seats_the_game_does_not_have_is_refused(house):
    outcome = await house.anna.command(house.here, "play", game="copenhagen", seats=5)
    assert said(outcome["message"]).strip() == "Copenhagen is for 2 to 4 players, not 5."
    assert await house.store.tables.all() == []


async def test_more_guests_than_seats_are_refused(house):
    guests = {"invite": house.bruno.id, "invite2": house.chidi.id}
    outcome = await house.anna.command(house.here, "play", game="copenhagen", seats=2, **guests)
    assert "there is room for 1 besides you" in said(outcome["message"])
    assert await house.store.tables.all() == []


async def test_a_bot_cannot_be_invited(house):
    bot = (await house.local.world())["bot"]
    outcome = await house.anna.command(house.here, "play", game="copenhagen", invite=bot["id"])
    assert "is a bot and cannot play" in said(outcome["message"])


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (permissions.ATTACH_FILES, "the permission Attach Files"),
        (permissions.VIEW_CHANNEL, "View Channel"),
        (
            permissions.CREATE_PUBLIC_THREADS | permissions.SEND_IN_THREADS,
            "Create Public Threads and Send Messages In Threads",
        ),
    ],
)
async def test_missing_permissions_are_named_and_nothing_is_opened(house, denied, named):
    await house.forbid(house.here, denied)
    outcome = await house.anna.command(house.here, "play", game="copenhagen")
    assert "I cannot host a table here" in said(outcome["message"])
    assert named in said(outcome["message"])
    assert await house.store.tables.all() == []


async def test_a_channel_closed_to_tables_says_so(house):
    await house.store.channels.keep(int(house.here), ChannelSettings(open_to_tables=False))
    outcome = await house.anna.command(house.here, "play", game="copenhagen")
    assert "closed it to tables" in said(outcome["message"])
    assert await house.store.tables.all() == []


async def test_a_table_is_played_where_its_channel_wants_it(house):
    await house.store.channels.keep(int(house.here), ChannelSettings(place=Place.CHANNEL))
    table_id = await house.lobby(house.anna)
    assert "in this channel" in said(await house.card(table_id))


async def test_in_a_thread_the_channels_settings_count_and_the_board_stays_there(house):
    thread = await house.local.ask(
        "POST", f"/members/{house.anna.id}/channels/{house.here}/threads", {"name": "Evening"}
    )
    await house.forbid(house.here, permissions.CREATE_PUBLIC_THREADS)
    table_id = await house.lobby(house.anna, channel=thread["id"])
    assert (await house.tables.load(table_id)).arrangement.place is Place.CHANNEL
    await house.store.channels.keep(int(house.here), ChannelSettings(open_to_tables=False))
    outcome = await house.anna.command(thread["id"], "play", game="copenhagen")
    assert "closed it to tables" in said(outcome["message"])


async def test_a_card_that_cannot_be_posted_is_said_and_made_up_for(house):
    await house.local.fault(
        "rest_error", status=403, when="before", method="POST", route="/channels/*/messages", times=1
    )
    outcome = await house.anna.command(house.here, "play", game="copenhagen")
    assert "I could not post its card" in said(outcome["message"])
    await house.restart()
    assert labels(await house.card(1))[0] == "Join"


# The card


async def test_a_lobby_fills_and_starts(house):
    table_id = await house.lobby(house.anna, seats=2)
    card = await house.card(table_id)
    assert key(card, "Start")["disabled"]
    joined = await press(house.bruno, card, "Join")
    assert joined["state"] == "updated"
    card = await house.card(table_id)
    assert key(card, "Join")["disabled"]
    await press(house.anna, card, "Start")
    table = await house.shown(table_id)
    assert table.state is State.PLAYING
    assert "**Anna** and **Bruno** are playing" in said(await house.card(table_id))
    assert "Take your turn" in labels(await house.board(table_id))


async def test_after_a_restart_the_buttons_of_the_old_card_still_work(house):
    table_id = await house.lobby(house.anna, seats=3)
    old = await house.card(table_id)
    await house.restart()
    await press(house.bruno, old, "Join")
    assert (await house.card(table_id))["id"] == old["id"]
    await house.restart()
    await press(house.anna, await house.card(table_id), "Start")
    await house.restart()
    assert (await house.shown(table_id)).state is State.PLAYING
    assert await seated(house, table_id) == ["Anna", "Bruno"]


async def test_what_could_not_be_shown_on_the_card_is_shown_at_the_next_start(house):
    table_id = await house.lobby(house.anna, seats=3)
    await house.local.fault(
        "rest_error", status=403, when="before", method="PATCH", route="/channels/*/messages/*", times=1
    )
    await press(house.bruno, await house.card(table_id), "Join")
    assert "2. *free*" in said(await house.card(table_id))
    await house.restart()
    assert "2. **Bruno**" in said(await house.card(table_id))


async def test_leaving_frees_the_seat_and_a_host_who_leaves_hands_the_table_over(house):
    table_id = await house.lobby(house.anna, seats=3)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.chidi, await house.card(table_id), "Join")
    await press(house.bruno, await house.card(table_id), "Leave")
    assert await seated(house, table_id) == ["Anna", "Chidi 🌻"]
    await press(house.anna, await house.card(table_id), "Leave")
    assert "1. **Chidi 🌻** (host)" in said(await house.card(table_id))
    await press(house.chidi, await house.card(table_id), "Leave")
    assert "This table was cancelled." in said(await house.card(table_id))


@pytest.mark.parametrize("seats", [1, 2])
async def test_the_sixth_table_within_a_minute_is_refused_in_words_and_not_made(house, seats):
    for _ in range(5):
        await house.lobby(house.anna, "tenby" if seats == 1 else "copenhagen", seats=seats)
    outcome = await house.anna.command(house.here, "play", game="tenby", seats=1)
    assert "Not so fast" in said(outcome["message"])
    assert len(await house.store.tables.all()) == 5
    await house.lobby(house.bruno)
    await house.passes(60)
    await house.lobby(house.anna)


async def test_a_cancelled_table_has_no_buttons(house):
    table_id = await house.lobby(house.anna)
    await press(house.anna, await house.card(table_id), "Cancel")
    assert "This table was cancelled." in said(await house.card(table_id))
    assert labels(await house.card(table_id)) == []


async def test_a_host_is_asked_before_cancelling_a_table_that_others_wait_for_and_they_are_told(house):
    table_id = await house.lobby(house.anna, seats=4, invite=house.chidi.id)
    await press(house.bruno, await house.card(table_id), "Join")
    await house.emi.command(house.here, "settings me", ping="none")
    await press(house.emi, await house.card(table_id), "Join")
    asked = (await press(house.anna, await house.card(table_id), "Cancel"))["message"]
    assert asked["local"]["ephemeral"]
    assert f"Bruno, えみ and <@{house.chidi.id}> will be told." in said(asked)
    assert (await house.shown(table_id)).state is State.LOBBY
    await press(house.anna, asked, "Cancel the table")
    assert "This table was cancelled." in said(await house.card(table_id))
    told = [
        each["content"]
        for each in await house.anna.reads(house.here)
        if "cancelled before" in each["content"]
    ]
    assert sorted(each.split()[0] for each in told) == sorted(
        f"<@{each.id}>" for each in (house.bruno, house.chidi)
    ), "who wants no pings gets none"


@pytest.mark.parametrize("label", ["Join", "Leave", "Options"])
async def test_a_press_that_comes_after_the_cancelling_is_told_so(house, label):
    table_id = await house.lobby(house.anna)
    cancelling = house.tables.cancel(table_id, int(house.anna.id))
    outcome = await house.press_late(house.bruno, await house.card(table_id), label, cancelling)
    assert said(outcome["message"]).strip() == "This table was cancelled."


async def test_starting_twice_starts_once(house):
    table_id = await house.lobby(house.anna, seats=3)
    await press(house.bruno, await house.card(table_id), "Join")
    starting = house.tables.start(table_id, int(house.anna.id))
    outcome = await house.press_late(house.anna, await house.card(table_id), "Start", starting)
    assert said(outcome["message"]).strip() == "This table has started already."


@pytest.mark.parametrize("label", ["Options", "Start", "Cancel"])
async def test_only_the_host_arranges_starts_and_cancels(house, label):
    table_id = await house.lobby(house.anna, seats=3)
    await press(house.bruno, await house.card(table_id), "Join")
    for somebody in (house.bruno, house.chidi):
        outcome = await press(somebody, await house.card(table_id), label)
        assert said(outcome["message"]).strip() == "Only the host of this table can do that."
        assert outcome["message"]["local"]["ephemeral"]
    assert (await house.tables.load(table_id)).state is State.LOBBY


async def test_joining_twice_is_answered_with_a_sentence(house):
    table_id = await house.lobby(house.anna, seats=4)
    card = await house.card(table_id)
    outcomes = await asyncio.gather(press(house.bruno, card, "Join"), press(house.bruno, card, "Join"))
    told = [said(each["message"]).strip() for each in outcomes if each["state"] == "answered"]
    assert told == ["You sit at this table already."]
    assert await seated(house, table_id) == ["Anna", "Bruno"]


async def test_the_last_seat_is_taken_once(house):
    table_id = await house.lobby(house.anna, seats=2)
    card = await house.card(table_id)
    outcomes = await asyncio.gather(press(house.bruno, card, "Join"), press(house.chidi, card, "Join"))
    told = [said(each["message"]).strip() for each in outcomes if each["state"] == "answered"]
    assert told == ["All seats at this table are taken."]
    assert len(await seated(house, table_id)) == 2


async def test_a_press_delivered_twice_acts_once(house):
    table_id = await house.lobby(house.anna, seats=4)
    card = await house.card(table_id)
    await house.local.fault("duplicate", times=1, event="INTERACTION_CREATE")
    outcome = await press(house.bruno, card, "Join")
    assert outcome["state"] == "updated"
    assert await seated(house, table_id) == ["Anna", "Bruno"]
    assert len(await house.store.log.load(table_id)) == 2


@pytest.mark.parametrize("what", ["pressed", "typed"])
async def test_what_discord_has_called_failed_is_left_alone(house, what):
    table_id = await house.lobby(house.anna, seats=4)
    card, known = await house.card(table_id), await house.store.tables.all()
    sends = {
        "pressed": lambda: house.bruno.press(card, key(card, "Join")["custom_id"], wait="false"),
        "typed": lambda: house.bruno.command(house.here, "play", game="tenby", wait="false"),
    }
    outcome = await house.late(sends[what], house.passes(14))
    assert outcome["state"] == "failed"
    assert (await press(house.bruno, card, "Join"))["state"] == "updated", "which came after it, in time"
    assert await seated(house, table_id) == ["Anna", "Bruno"]
    assert await house.store.tables.all() == known


async def test_a_stranger_who_leaves_reads_that_they_do_not_sit_there(house):
    table_id = await house.lobby(house.anna)
    outcome = await press(house.emi, await house.card(table_id), "Leave")
    assert said(outcome["message"]).strip() == "You do not sit at this table."


# Guests


async def test_a_seat_is_kept_for_a_guest(house):
    table_id = await house.lobby(house.anna, seats=2, invite=house.bruno.id)
    card = await house.card(table_id)
    assert f"Invited: <@{house.bruno.id}>" in said(card)
    outcome = await press(house.chidi, card, "Join")
    assert said(outcome["message"]).strip() == "The free seats are kept for invited players."
    await press(house.bruno, card, "Join")
    assert (await house.shown(table_id)).state is State.PLAYING


async def test_with_free_seats_left_a_table_with_guests_waits_for_its_host(house):
    table_id = await house.lobby(house.anna, seats=3, invite=house.bruno.id)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.chidi, await house.card(table_id), "Join")
    assert (await house.shown(table_id)).state is State.LOBBY


async def test_guests_alone_decide_how_many_seats_there_are(house):
    table_id = await house.lobby(
        house.anna, invite=house.bruno.id, invite2=house.chidi.id, invite3=house.anna.id
    )
    table = await house.tables.load(table_id)
    assert table.arrangement.seats == 3
    assert table.arrangement.invited == (int(house.bruno.id), int(house.chidi.id))


# Rematch


async def test_a_rematch_invites_the_same_people_and_begins_when_they_are_there(house):
    first = await play_to_the_end(house, house.anna, house.bruno)
    outcome = await press(house.bruno, await house.board(first), "Rematch")
    assert "Table 2 is open" in said(outcome["message"])
    table = await house.shown(2)
    assert str(table.channel_id) == house.here
    assert table.names == ("Bruno",)
    card = await house.card(2)
    assert f"Invited: <@{house.anna.id}>" in said(card)
    assert "rematch of table 1" in said(card)
    await press(house.anna, card, "Join")
    assert (await house.shown(2)).state is State.PLAYING


async def test_there_is_one_rematch_also_after_a_restart(house):
    first = await play_to_the_end(house, house.anna, house.bruno)
    board = await house.board(first)
    outcomes = await asyncio.gather(*(press(each, board, "Rematch") for each in (house.anna, house.bruno)))
    assert sorted("already" in said(each["message"]) for each in outcomes) == [False, True]
    await house.restart()
    again = await press(house.bruno, board, "Rematch")
    assert "The rematch is table 2 already" in said(again["message"])
    assert await house.store.tables.all() == [1, 2]


async def test_a_rematch_that_was_cancelled_can_be_asked_for_again(house):
    first = await play_to_the_end(house, house.anna, house.bruno)
    await press(house.bruno, await house.board(first), "Rematch")
    asked = await press(house.bruno, await house.card(2), "Cancel")
    await press(house.bruno, asked["message"], "Cancel the table")
    again = await press(house.anna, await house.board(first), "Rematch")
    assert "Table 3 is open" in said(again["message"])


async def test_only_those_who_played_ask_for_a_rematch(house):
    first = await play_to_the_end(house, house.anna, house.bruno)
    outcome = await press(house.emi, await house.board(first), "Rematch")
    assert said(outcome["message"]).strip() == "You do not sit at this table."
    assert await house.store.tables.all() == [1]


async def test_a_table_is_named_as_it_is_opened(house):
    table_id = await house.lobby(house.anna, seats=2, name="  Sunday   evening ")
    assert (await house.shown(table_id)).arrangement.name == "Sunday evening"
    assert "Sunday evening · Copenhagen" in said(await house.card(table_id))


async def test_a_name_travels_through_the_list_of_games(house):
    guests = {"invite": house.bruno.id, "invite2": house.chidi.id}
    asked = await house.anna.command(house.here, "play", name="Sunday evening: at the harbour wall", **guests)
    await choose(house.anna, asked["message"], "Choose a game", "Kensington")
    (table_id,) = await house.store.tables.all()
    found = (await house.shown(table_id)).arrangement
    assert found.name == "Sunday evening: at the harbour wall"
    assert len(found.invited) == 2


async def test_a_name_and_many_guests_need_the_game(house):
    guests = {"invite": house.bruno.id, "invite2": house.chidi.id, "invite3": house.emi.id}
    asked = await house.anna.command(house.here, "play", name="Sunday", **guests)
    assert "choose the game with the option “game”" in said(asked["message"])


async def test_a_name_that_could_mention_somebody_opens_no_table(house):
    asked = await house.anna.command(house.here, "play", game="copenhagen", name="@everyone")
    assert "please leave out" in said(asked["message"])
    assert await house.store.tables.all() == []
