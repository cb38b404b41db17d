"""Following as a spectator: who is told what, once, calmly, and only as long as they may see it."""

from datetime import time

import pytest
from msgspec.structs import replace

from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.following import CALM, GATHERING, MOST_FOLLOWED, Following, News
from bot.preferences import Ping
from bot.table import Entry, Holder, Kind, Watch
from club.posts import State
from cogs import wording
from cogs.custom_ids import write_press
from cogs.follow.followers import Followers
from cogs.follow.words import news_in_words
from cogs.press import Mute, MuteFollowing, StopFollowing, TellOf
from games.message import Typed, say
from languages.names import without_isolates
from languages.reader import Medium, Reader
from tests.cogs.house import choose, key, labels, menu, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import with_buttons
from tests.cogs.test_restarts import deaths, kill, revive
from tests.cogs.test_services import moved
from tests.cogs.test_sight import elsewhere, hide

SILENT = 1 << 12
OPENING = ("POST", "/users/@me/channels")


async def follow(house, member, table_id, tells=None):
    """Follow a table by command, and choose what is told; gives the private answer."""
    shown = (await member.command(house.here, "follow table", table=table_id))["message"]
    return await choosing(member, shown, tells)


async def choosing(member, shown, tells):
    return shown if tells is None else (await choose(member, shown, "What I tell you", tells))["message"]


async def told(house, member):
    """What a member was told directly of tables, oldest first; not the greetings."""
    found = [said(each) for each in reversed(await member.reads(await member.dm()))]
    return [each for each in found if "Here I tell you what happens." not in each]


async def after(house, length):
    """Time passes, and whoever follows is told what is due."""
    await house.passes(length / SECOND)
    await house.followers_told()


async def last_line(house, table_id):
    """The newest move, as everybody reads it."""
    table = await house.tables.load(table_id)
    line = (await house.store.log.load(table_id))[-1]
    return without_isolates(Reader("en", table.names, medium=Medium.MARKDOWN).read(line.said))


async def playing(house, *members, **options):
    """A table that began a while ago: what is followed is told from then on."""
    table_id = await seat_down(house, *(members or (house.anna, house.bruno)), **options)
    await house.passes(1)
    return table_id


# What is told


async def test_who_follows_a_table_is_told_its_result_and_nothing_else(house):
    table_id = await playing(house)
    shown = await follow(house, house.emi, table_id)
    assert shown["local"]["ephemeral"]
    assert f"### You follow [Copenhagen · table {table_id}]" in said(shown)
    assert "tell you: **the result**" in said(shown)
    await moved(house, table_id)
    await after(house, HOUR)
    assert await told(house, house.emi) == []
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, 0)
    (result,) = await told(house, house.emi)
    assert f"[Copenhagen · table {table_id}](https://discord.com/channels/" in result
    assert "It is over: **anna** wins" in result
    assert "1st **anna**" in result
    assert await house.store.followings.of(int(house.emi.id)) == []
    *_, message = reversed(await house.emi.reads(await house.emi.dm()))
    assert labels(message) == ["What I follow"]
    assert "You follow nothing." in said((await press(house.emi, message, "What I follow"))["message"])


async def test_every_turn_is_told_as_everybody_may_read_it(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    line = await last_line(house, table_id)
    assert await told(house, house.emi) == []
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    assert news.splitlines()[1:] == [f"- {line}"]


async def test_of_a_friend_only_their_turns_are_told(house):
    table_id = await playing(house)
    table = await house.tables.load(table_id)
    friend = table.names[1 - table.acting[0]]
    await follow(house, house.emi, table_id, f"{friend}'s turns")
    await moved(house, table_id)
    await after(house, GATHERING)
    assert await told(house, house.emi) == []
    await moved(house, table_id)
    line = await last_line(house, table_id)
    assert f"**{friend}**" in line
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    assert news.splitlines()[1:] == [f"- {line}"]


async def test_turns_close_together_come_as_one_message_and_the_next_not_before_ten_minutes(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    for _ in range(3):
        await moved(house, table_id)
        await after(house, GATHERING // 4)
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    assert len(news.splitlines()) == 1 + 3
    await moved(house, table_id)
    await after(house, CALM - MINUTE)
    await moved(house, table_id)
    assert len(await told(house, house.emi)) == 1
    await after(house, MINUTE)
    assert [len(each.splitlines()) for each in await told(house, house.emi)] == [1 + 3, 1 + 2]


async def test_the_result_waits_for_its_ten_minutes_too(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await after(house, GATHERING)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, CALM - MINUTE)
    assert len(await told(house, house.emi)) == 1
    await after(house, MINUTE)
    (_, result) = await told(house, house.emi)
    assert "**bruno** resigns" in result
    assert "It is over: **anna** wins" in result


async def test_many_turns_are_told_by_their_newest_lines(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    for _ in range(15):
        await moved(house, table_id)
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    assert news.splitlines()[1] == "-# 3 more before these"
    assert len(news.splitlines()) == 2 + 12
    assert news.splitlines()[-1] == f"- {await last_line(house, table_id)}"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_message_that_would_be_too_long_keeps_its_end_and_leaves_early_turns_out(house, language):
    table_id = await playing(house)
    table = (await house.tables.resign(table_id, int(house.bruno.id))).after
    lines = tuple(Entry(Kind.MOVE, 1, str(n), 0, 0.0, say("table-begins")) for n in range(3))
    long = tuple(replace(each, said=say("follow-why", player=Typed("x" * 700))) for each in lines)
    reader = Reader(language, table.names, medium=Medium.MARKDOWN)
    for told, shown in ((lines, 3), (long, 2)):
        text = news_in_words(table, News(Following(1, 1, table_id=1), told, True, 0), "https://x", reader)
        assert len(text) <= 2000
        assert reader.read(wording.result_line(table)) in text
        assert sum(line.startswith("- ") for line in text.splitlines()) == shown


# When, and how loud


async def test_nothing_comes_in_quiet_hours_and_all_of_it_afterwards(house):
    await sleeps(house, house.emi, 8)
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await after(house, 2 * HOUR)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, 5 * HOUR)
    assert await told(house, house.emi) == []
    await after(house, 2 * HOUR)
    (news,) = await told(house, house.emi)
    assert "It is over" in news
    assert len(news.splitlines()) > 3


async def sleeps(house, member, hours):
    """Quiet hours from an hour ago on."""
    now = round(house.now()) // 60 % (24 * 60)
    start, end = ((now + shift) % (24 * 60) for shift in (-60, hours * 60))
    await prefers(house, member, quiet_from=time(*divmod(start, 60)), quiet_until=time(*divmod(end, 60)))


async def prefers(house, member, **choices):
    chosen = await house.store.players.load(int(member.id))
    await house.store.players.keep(int(member.id), replace(chosen, **choices))


@pytest.mark.parametrize("ping", list(Ping))
async def test_who_wants_no_pings_is_told_without_a_sound(house, ping):
    await prefers(house, house.emi, ping=ping)
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await after(house, GATHERING)
    (news, hello) = await house.emi.reads(await house.emi.dm())
    assert bool(news["flags"] & SILENT) is (ping is Ping.NONE)
    assert hello["flags"] & SILENT


async def test_everybody_reads_in_their_own_language(house):
    table_id = await playing(house)
    await house.emi.speaks("de")
    shown = (await house.emi.command(house.here, "follow table", table=table_id))["message"]
    assert "Du folgst" in said(shown)
    assert "höchstens alle 10 Minuten" in said(shown)
    await choose(house.emi, shown, "Was ich dir sage", "jeden Zug")
    await follow(house, house.chidi, table_id)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, 0)
    *_, german = [said(each) for each in reversed(await house.emi.reads(await house.emi.dm()))]
    assert "Das Spiel ist zu Ende: **anna** gewinnt" in german
    (english,) = await told(house, house.chidi)
    assert "It is over: **anna** wins" in english


# Muting and stopping


async def test_a_muted_table_tells_no_turns_not_even_later_and_its_result_when_that_is_over(house):
    table_id = await playing(house)
    shown = await follow(house, house.emi, table_id, "every turn")
    listed = (await press(house.emi, shown, "Mute for a day"))["message"]
    assert "muted until <t:" in said(listed)
    assert labels(listed) == ["Unmute", "Stop"]
    await moved(house, table_id)
    await after(house, HOUR)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, HOUR)
    assert await told(house, house.emi) == []
    await after(house, DAY)
    (news,) = await told(house, house.emi)
    assert "It is over: **anna** wins" in news
    assert len(news.splitlines()) == 3


async def test_what_is_muted_for_good_is_told_again_when_it_is_unmuted(house):
    table_id = await playing(house)
    shown = await follow(house, house.emi, table_id, "every turn")
    listed = (await house.emi.press(shown, key(shown, "Mute")["custom_id"]))["message"]
    assert "every turn · muted" in said(listed)
    await moved(house, table_id)
    await after(house, 40 * DAY)
    assert await told(house, house.emi) == []
    listed = (await press(house.emi, listed, "Unmute"))["message"]
    assert "muted" not in said(listed).splitlines()[1]
    await moved(house, table_id)
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    assert news.splitlines()[1:] == [f"- {await last_line(house, table_id)}"]


async def test_the_keys_of_a_message_mute_and_stop_what_it_is_about(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await after(house, GATHERING)
    (news, hello) = await house.emi.reads(await house.emi.dm())
    assert labels(news) == labels(hello) == ["Mute for a day", "Mute", "Stop"]
    muted = (await press(house.emi, news, "Mute for a day"))["message"]
    assert "muted until" in said(muted)
    assert muted["id"] != news["id"]
    stopped = (await press(house.emi, hello, "Stop"))["message"]
    assert f"You no longer follow [Copenhagen · table {table_id}]" in said(stopped)
    assert await house.store.followings.of(int(house.emi.id)) == []
    again = (await press(house.emi, news, "Stop"))["message"]
    assert said(again) == "You do not follow that any more."


async def test_whoever_stops_is_told_nothing_more(house):
    table_id = await playing(house)
    shown = await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await press(house.emi, shown, "Stop")
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, DAY)
    assert await told(house, house.emi) == []


async def test_the_list_has_pages_with_keys_for_each(house):
    tables = [await playing(house) for _ in range(6)]
    for table_id in tables:
        await follow(house, house.emi, table_id)
    listed = (await house.emi.command(await house.emi.dm(), "follow list"))["message"]
    assert "### What you follow (6 of at most 25)" in said(listed)
    assert labels(listed).count("Stop") == 5
    later = (await press(house.emi, listed, "Later"))["message"]
    assert f"table {tables[5]}]" in said(later)
    left = (await press(house.emi, later, "Stop"))["message"]
    assert labels(left).count("Stop") == 5
    assert "(5 of at most 25)" in said(left)


async def test_nobody_presses_the_keys_of_what_somebody_else_follows(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id)
    (kept,) = await house.store.followings.of(int(house.emi.id))
    presses = (
        MuteFollowing(kept.id, Mute.DAY),
        StopFollowing(kept.id),
        StopFollowing(kept.id, "1-9"),
        MuteFollowing(kept.id, Mute.NOT, "1-9"),
    )
    message = await with_buttons(house, *map(write_press, presses))
    for each in presses:
        outcome = await house.chidi.press(message, write_press(each))
        assert said(outcome["message"]) == "You do not follow that any more."
    assert await house.store.followings.of(int(house.emi.id)) == [kept]


# Who may


async def test_players_do_not_follow_their_own_table(house):
    table_id = await playing(house)
    shown = await follow(house, house.anna, table_id)
    assert said(shown) == "You play at this table: you are told of it anyway."


async def test_whoever_sits_down_at_a_table_follows_it_no_longer(house):
    table_id = await house.lobby(house.anna, seats=2)
    await follow(house, house.emi, table_id, "every turn")
    await house.tables.join(table_id, Holder(int(house.emi.id), "emi"))
    await house.tables.start(table_id, int(house.anna.id))
    await moved(house, table_id)
    await after(house, GATHERING)
    assert await told(house, house.emi) == []
    assert await house.store.followings.of(int(house.emi.id)) == []


async def test_a_table_for_its_players_is_nobody_elses_to_follow(house):
    table_id = await playing(house, watch="players")
    assert said(await follow(house, house.emi, table_id)).startswith("Only its players may")
    assert labels(await house.card(table_id)) == ["Take your turn"]


async def test_a_lobby_that_becomes_private_tells_nothing_more(house):
    table_id = await house.lobby(house.anna, seats=2)
    await follow(house, house.emi, table_id, "every turn")
    agreed = (await house.tables.load(table_id)).arrangement
    await house.tables.arrange(table_id, int(house.anna.id), replace(agreed, watch=Watch.PLAYERS))
    await house.tables.join(table_id, Holder(int(house.bruno.id), "bruno"))
    await house.tables.start(table_id, int(house.anna.id))
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, DAY)
    assert await told(house, house.emi) == []


async def test_a_lobby_that_is_cancelled_is_told_of(house):
    table_id = await house.lobby(house.anna, seats=2)
    await follow(house, house.emi, table_id)
    await house.tables.cancel(table_id, int(house.anna.id))
    await after(house, 0)
    (news,) = await told(house, house.emi)
    assert "cancelled" in news
    assert await house.store.followings.of(int(house.emi.id)) == []


async def test_a_table_that_is_over_cannot_be_followed(house):
    table_id = await playing(house)
    await house.tables.resign(table_id, int(house.bruno.id))
    assert said(await follow(house, house.emi, table_id)) == "This table is over."


async def test_who_loses_sight_of_the_channel_is_told_nothing_and_reads_no_title(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await hide(house, house.here, house.emi)
    await after(house, GATHERING)
    listed = (await house.emi.command(elsewhere(house), "follow list"))["message"]
    assert "a table that you may not see any more" in said(listed)
    assert "Copenhagen" not in said(listed)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, DAY)
    assert await told(house, house.emi) == []
    assert await house.store.followings.of(int(house.emi.id)) == []


async def test_who_has_left_the_server_is_told_nothing(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await house.emi.leaves(house.guild_id)
    await revive(house)  # a minute's memory of who is a member ends with the process
    await moved(house, table_id)
    await after(house, GATHERING)
    assert await told(house, house.emi) == []


async def test_who_takes_no_direct_messages_is_told_so_and_follows_nothing(house):
    table_id = await playing(house)
    await house.local.fault("rest_error", status=403, method=OPENING[0], route=OPENING[1])
    shown = await follow(house, house.emi, table_id)
    assert said(shown).startswith("I could not write to you directly")
    assert await house.store.followings.of(int(house.emi.id)) == []
    assert "### You follow" in said(await follow(house, house.emi, table_id))


async def test_following_ends_quietly_when_direct_messages_are_not_possible_any_more(house, caplog):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await house.shown(table_id)
    direct = await house.emi.dm()
    await house.local.fault("rest_error", status=403, method="POST", route=f"/channels/{direct}/messages")
    with caplog.at_level("INFO"):
        await after(house, GATHERING)
    assert any("follows no longer" in each.message for each in caplog.records)
    assert await house.store.followings.of(int(house.emi.id)) == []
    await moved(house, table_id)
    await after(house, DAY)
    assert await told(house, house.emi) == []


async def test_a_message_that_discord_does_not_take_ends_no_following(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await house.shown(table_id)
    direct = await house.emi.dm()
    await house.local.fault("rest_error", status=400, method="POST", route=f"/channels/{direct}/messages")
    await after(house, GATHERING)
    assert len(await house.store.followings.of(int(house.emi.id))) == 1
    await moved(house, table_id)
    await after(house, CALM + GATHERING)
    assert [len(each.splitlines()) for each in await told(house, house.emi)] == [1 + 1]


async def test_nobody_follows_more_than_so_much(house):
    table_id = await playing(house)
    for number in range(MOST_FOLLOWED):
        wanted = Following(int(house.emi.id), int(house.guild_id), person_id=1000 + number, name="x")
        assert await house.store.followings.keep(wanted) is not None
    shown = await follow(house, house.emi, table_id)
    assert said(shown).startswith("You follow 25 tables and players, and more is not possible.")
    assert len(await house.store.followings.of(int(house.emi.id))) == MOST_FOLLOWED


# A player


async def follow_player(house, member, friend, tells=None):
    shown = (await member.command(house.here, "follow player", member=friend.id))["message"]
    return await choosing(member, shown, tells)


async def test_who_follows_a_player_is_told_of_every_table_they_play_at_here(house):
    shown = await follow_player(house, house.emi, house.bruno)
    assert "### You follow **Bruno** on" in said(shown)
    for _ in range(2):
        table_id = await playing(house)
        await moved(house, table_id)
        await house.tables.resign(table_id, int(house.bruno.id))
        await after(house, 0)
    results = await told(house, house.emi)
    assert len(results) == 2
    assert all("It is over: **anna** wins" in each for each in results)
    assert len(await house.store.followings.of(int(house.emi.id))) == 1


async def test_of_a_player_the_turns_are_told_from_when_they_are_followed(house):
    table_id = await playing(house)
    await moved(house, table_id)
    await follow_player(house, house.emi, house.bruno, "Bruno's turns")
    lines = []
    for _ in range(2):
        await moved(house, table_id)
        lines.append(await last_line(house, table_id))
    await after(house, GATHERING)
    (news,) = await told(house, house.emi)
    (line,) = [line for line in lines if "**bruno**" in line]
    assert news.splitlines()[1:] == [f"- {line}", "-# You follow Bruno."]


async def test_who_follows_table_and_player_is_told_once_and_as_they_chose_at_the_table(house):
    await follow_player(house, house.emi, house.bruno, "Bruno's turns")
    table_id = await playing(house)
    await follow(house, house.emi, table_id)
    await moved(house, table_id)
    await moved(house, table_id)
    await after(house, HOUR)
    assert all(f"table {table_id}" not in each or "- " not in each for each in await told(house, house.emi))
    before = len(await told(house, house.emi))
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, HOUR)
    await revive(house)
    await after(house, HOUR)
    assert len(await told(house, house.emi)) == before + 1


async def test_a_player_who_hides_their_profile_is_not_followed(house):
    await prefers(house, house.bruno, shows_profile=False)
    assert said(await follow_player(house, house.emi, house.bruno)) == (
        "Bruno has hidden their profile and cannot be followed."
    )


async def test_a_player_who_hides_later_is_followed_no_longer(house):
    await follow_player(house, house.emi, house.bruno)
    await prefers(house, house.bruno, shows_profile=False)
    table_id = await playing(house)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, DAY)
    assert await told(house, house.emi) == []
    assert await house.store.followings.of(int(house.emi.id)) == []


async def test_of_a_players_tables_those_are_told_that_may_be_seen(house):
    await follow_player(house, house.emi, house.bruno)
    hidden = await playing(house)
    await hide(house, house.here, house.emi)
    private = await playing(house, watch="players")
    for table_id in (hidden, private):
        await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, DAY)
    assert await told(house, house.emi) == []


async def test_nobody_follows_themselves_a_bot_or_a_stranger(house):
    bot = (await house.local.world())["bot"]
    for friend, words in ((house.emi.id, "your own tables"), (bot["id"], "Bot players")):
        outcome = await house.emi.command(house.here, "follow player", member=friend)
        assert words in said(outcome["message"])
    outcome = await house.emi.command(await house.emi.dm(), "follow player", member=bot["id"])
    assert "members of the server" in said(outcome["message"])


# Where it is offered


async def test_spectators_find_the_key_at_their_copy_of_the_board_and_on_the_card(house):
    table_id = await playing(house)
    copies = [
        await house.card(table_id, house.emi),
        (await house.emi.command(house.here, "board", table=table_id))["message"],
        (await house.emi.command(house.here, "board", table=table_id, text=True))["message"],
    ]
    for shown in copies:
        assert "Follow" in labels(shown)
        answer = (await press(house.emi, shown, "Follow"))["message"]
        assert f"### You follow [Copenhagen · table {table_id}]" in said(answer)
    assert "Follow" not in labels(await house.board(table_id, house.emi))
    own = (await house.anna.command(house.here, "board", table=table_id))["message"]
    assert "Follow" not in labels(own)
    (hello,) = await house.emi.reads(await house.emi.dm())
    assert "Here I tell you what happens." in said(hello)


async def test_without_a_number_the_only_table_here_is_meant_that_one_does_not_play_at(house):
    await playing(house, house.emi, house.bruno)
    table_id = await playing(house)
    shown = (await house.emi.command(house.here, "follow table"))["message"]
    assert f"table {table_id}]" in said(shown)
    offered = await house.emi.complete(house.here, "follow table", "table", table="")
    assert [each["value"] for each in offered] == [table_id]


async def test_a_menus_choice_that_it_does_not_offer_changes_nothing(house):
    table_id = await playing(house)
    shown = await follow(house, house.emi, table_id)
    (kept,) = await house.store.followings.of(int(house.emi.id))
    custom_id = menu(shown, "What I tell you")["custom_id"]
    assert custom_id == write_press(TellOf(kept.id))
    for value in ("nonsense", house.chidi.id):
        with pytest.raises(Exception, match="400"):
            await house.emi.choose(shown, custom_id, value)
    assert await house.store.followings.of(int(house.emi.id)) == [kept]


# Once, whatever happens


STEPS = {
    "the way to them is asked for": lambda direct: "/users/@me/channels",
    "it is sent": lambda direct: f"/channels/{direct}/messages",
}


async def killed_while(house, do, route, when, pause):
    """Something is to be told, Discord fails just then, and in that moment the bot dies; it starts again."""
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=route)
    await do
    await house.app.part(Followers).look_at_clock()
    await house.local.ask("GET", "/faults?wait=used")
    await kill(house)
    await house.passes(pause)
    await house.start()
    await house.followers_told()


@pytest.mark.parametrize(
    ("step", "when", "pause"),
    deaths(
        {name: (name,) for name in STEPS},
        *("the way to them is asked for-before-at once", "it is sent-after-at once"),
    ),
)
async def test_a_bot_killed_while_it_tells_a_turn_says_it_once(house, step, when, pause):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await revive(house)  # now it has to ask for the way again
    await moved(house, table_id)
    await house.shown(table_id)
    route = STEPS[step](await house.emi.dm())
    await killed_while(house, house.passes(GATHERING / SECOND), route, when, pause)
    (news,) = await told(house, house.emi)
    assert news.splitlines()[1:] == [f"- {await last_line(house, table_id)}"]
    await moved(house, table_id)
    await after(house, CALM + GATHERING)
    assert len(await told(house, house.emi)) == 2


@pytest.mark.parametrize(("when", "pause"), deaths({"it is sent": ()}, "it is sent-after-later"))
async def test_a_bot_killed_while_it_tells_the_result_says_it_once_and_is_done(house, when, pause):
    table_id = await playing(house)
    await follow(house, house.emi, table_id)
    await follow_player(house, house.emi, house.bruno)
    await house.shown(table_id)
    route = STEPS["it is sent"](await house.emi.dm())
    await killed_while(house, house.tables.resign(table_id, int(house.bruno.id)), route, when, pause)
    await revive(house)
    await after(house, DAY)
    (news,) = await told(house, house.emi)
    assert "It is over: **anna** wins" in news
    (left,) = await house.store.followings.of(int(house.emi.id))
    assert left.person_id == int(house.bruno.id)


async def test_a_turn_made_after_the_bot_was_killed_while_it_told_another_is_told_by_itself(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await house.shown(table_id)
    first = await last_line(house, table_id)
    await house.passes(GATHERING / SECOND)
    await house.local.fault(
        "rest_error", status=500, method="POST", route=STEPS["it is sent"](await house.emi.dm())
    )
    await house.app.part(Followers).look_at_clock()
    await house.local.ask("GET", "/faults?wait=used")
    await moved(house, table_id)
    await revive(house)
    await after(house, 0)
    await after(house, CALM)
    news = [each.splitlines()[1:] for each in await told(house, house.emi)]
    assert news == [[f"- {first}"], [f"- {await last_line(house, table_id)}"]]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_bot_killed_while_it_greets_has_kept_what_is_followed(house, when):
    table_id = await playing(house)
    direct = await house.emi.dm()
    await house.local.fault(
        "rest_error", status=500, when=when, method="POST", route=STEPS["it is sent"](direct)
    )
    await house.emi.command(house.here, "follow table", table=table_id, wait="false")
    await house.local.ask("GET", "/faults?wait=used")
    await revive(house)
    await house.tables.resign(table_id, int(house.bruno.id))
    await after(house, 0)
    assert len(await told(house, house.emi)) == 1


async def test_what_happened_while_nobody_could_be_told_is_told_after_the_next_start(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await follow_player(house, house.chidi, house.bruno)
    await moved(house, table_id)
    await house.tables.resign(table_id, int(house.bruno.id))
    await kill(house)
    await house.passes(DAY / SECOND)
    await house.start()
    await after(house, 0)
    for member in (house.emi, house.chidi):
        (news,) = await told(house, member)
        assert "It is over: **anna** wins" in news
    await revive(house)
    await after(house, DAY)
    for member in (house.emi, house.chidi):
        assert len(await told(house, member)) == 1


async def test_a_discord_that_is_away_for_a_while_loses_nothing(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id)
    await house.tables.resign(table_id, int(house.bruno.id))
    await house.shown(table_id)
    direct = await house.emi.dm()
    await house.local.fault(
        "rest_error", status=500, times=8, method="POST", route=f"/channels/{direct}/messages"
    )
    await revive(house)
    await house.local.ask("DELETE", "/faults")
    await house.followers_told()
    assert len(await told(house, house.emi)) == 1


async def test_turns_made_while_discord_is_away_come_as_one_message_afterwards(house):
    table_id = await playing(house)
    await follow(house, house.emi, table_id, "every turn")
    await moved(house, table_id)
    await house.shown(table_id)
    route = STEPS["it is sent"](await house.emi.dm())
    await house.local.fault("rest_error", status=500, times=100, method="POST", route=route)
    await house.passes(GATHERING / SECOND)
    await house.app.part(Followers).look_at_clock()
    (subject,) = [each for each in await house.store.posts.due(house.app.wall.now(), 10) if "follow" in each]
    while (await house.store.posts.of_subject(subject))[0].state is not State.SENDING:
        await house.local.world()
    for _ in range(2):
        await moved(house, table_id)
        await house.passes((CALM + GATHERING) / SECOND)
        await house.app.part(Followers).look_at_clock()
    await house.local.ask("DELETE", "/faults")
    await revive(house)
    await after(house, 0)
    await after(house, CALM)
    assert [len(each.splitlines()) for each in await told(house, house.emi)] == [1 + 1, 1 + 2]


# Cost


async def test_a_move_at_a_table_that_nobody_follows_asks_the_database_nothing_about_it(house):
    table_id, followed = await playing(house), await playing(house, house.chidi, house.bruno)
    await follow(house, house.emi, followed, "every turn")
    await after(house, 0)  # choosing looks at the table that is followed
    statements = []
    await house.store._database._reading.set_trace_callback(statements.append)
    house.store._database._writer._connection.set_trace_callback(statements.append)
    await moved(house, table_id)
    await house.shown(table_id)
    await after(house, HOUR)
    assert statements
    assert not [each for each in statements if "following" in each or "spectator" in each]
    await moved(house, followed)
    await after(house, HOUR)
    assert [each for each in statements if "spectator" in each]
