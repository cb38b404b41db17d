"""A weekly challenge from its set-up to the week's end, and that nobody learns more than they may."""

import pytest

from bot.challenge import WEEK, end_of_week, scoreboard_key
from bot.table import State
from cogs.challenge.scoreboards import Weeks
from cogs.custom_ids import write_press
from cogs.delivery.service import Delivery
from cogs.press import AtTable, PlayChallenge
from games.chance import commitment
from tests.cogs.house import key, labels, press, said
from tests.cogs.players import ByButtons
from tests.cogs.situations import commands_at_tables, with_buttons
from tests.cogs.test_restarts import POSTING, kill, revive
from tests.cogs.test_services import refuse
from tests.cogs.test_sight import PRESSES
from tests.quick import quick

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


async def this_week(house):
    """The server's challenge of this week, shown as it stands."""
    challenge = await house.store.challenges.current(int(house.guild_id), house.now())
    await house.app.part(Delivery).finish()
    return challenge


async def board_of(house, challenge, member=None):
    """The scoreboard as a member sees it."""
    await house.app.part(Delivery).finish()
    where = (await house.store.posts.load(scoreboard_key(challenge.id))).standing
    return await house.message(where.place_id, where.message_id, member or house.bruno)


@pytest.fixture
async def week(house):
    """This week's challenge, a short game, set up by Anna, who is a moderator."""
    where, ends = (int(house.guild_id), int(house.here)), end_of_week(house.now())
    await house.store.challenges.open(*where, ends, "sealed", {}, house.tables.new_seed())
    await house.anna.command(house.here, "challenge setup")
    return await this_week(house)


async def begun(house, member):
    """A member presses Play on the scoreboard; gives the table."""
    known = await house.store.tables.all()
    await press(member, await board_of(house, await this_week(house), member), "Play")
    (table_id,) = set(await house.store.tables.all()).difference(known)
    return await house.shown(table_id)


async def played_out(house, member, table):
    way = ByButtons()
    while (await house.tables.load(table.id)).state is State.PLAYING:
        await way.decide(house, member, table.id)
    return await house.shown(table.id)


async def time_passes(house, seconds):
    await house.passes(seconds)
    await house.app.part(Weeks).look_at_clock()


async def everything_seen(house, member):
    """All that a member can read anywhere, direct messages included."""
    await member.dm()
    channels = [each["id"] for each in await member.channels()]
    return "\n".join([str(each) for channel in channels for each in await member.reads(channel)])


async def scoreboards(house, channel=None):
    """Every scoreboard that stands in the channel, the newest first."""
    found = await house.anna.reads(channel or house.here)
    return [each for each in found if "Weekly challenge" in said(each)]


# Setting it up


async def test_a_moderator_sets_it_up_where_the_scoreboard_then_stands(house):
    refused = await house.emi.command(house.here, "challenge setup")
    assert "Only members who may manage this channel" in said(refused["message"])
    nothing = await house.bruno.command(house.here, "challenge play")
    assert "This server has no weekly challenge." in said(nothing["message"])
    told = await house.anna.command(house.here, "challenge setup")
    assert "stands in this channel from now on" in said(told["message"])
    challenge = await this_week(house)
    board = await board_of(house, challenge)
    assert labels(board) == ["Play"]
    assert "Nobody has finished yet." in said(board)
    assert commitment(challenge.seed) in said(board)
    assert challenge.seed not in said(board)
    await house.anna.command(house.here, "challenge setup")
    assert len(await scoreboards(house)) == 1


async def test_a_scoreboard_moves_to_another_channel_and_leaves_none_behind(house, week):
    other = next(each for each in house.channels.values() if each != house.here)
    await house.anna.command(other, "challenge setup")
    board = await board_of(house, await this_week(house))
    assert board["channel_id"] == other
    assert await scoreboards(house) == []


async def test_after_stop_the_week_goes_on_and_no_other_follows(house, week):
    refused = await house.emi.command(house.here, "challenge stop")
    assert "Only members who may manage this channel" in said(refused["message"])
    await house.anna.command(house.here, "challenge stop")
    await begun(house, house.bruno)
    await time_passes(house, WEEK)
    assert labels(await board_of(house, week)) == []
    assert len(await scoreboards(house)) == 1


async def test_there_is_no_challenge_in_direct_messages(house, week):
    names = [each["name"] for each in await house.anna.commands(await house.anna.dm())]
    assert "challenge" not in names
    assert "solo" in names
    message = await with_buttons(house, write_press(PlayChallenge(week.id)), channel=await house.anna.dm())
    outcome = await house.anna.press(message, write_press(PlayChallenge(week.id)))
    assert "button" in said(outcome["message"])
    assert await house.store.tables.all() == []


# Playing it


async def test_it_is_played_in_direct_messages_and_its_result_stands_on_the_scoreboard(house, week):
    outcome = await press(house.bruno, await board_of(house, week), "Play")
    assert "direct messages" in said(outcome["message"])
    table = await house.shown(1)
    direct = await house.bruno.dm()
    assert str(table.channel_id) == direct
    board = await house.board(table.id, house.bruno)
    assert said(outcome["message"]).strip() == (
        f"Your game is in our direct messages: https://discord.com/channels/@me/{direct}/{board['id']}"
    )
    (greeting,) = [each["content"] for each in await house.bruno.reads(direct) if each["content"]]
    assert "one attempt, and nothing is taken back" in greeting
    assert "Weekly challenge · Sealed · table 1" in said(board)
    assert "One game is under way." in said(await board_of(house, week))
    again = await house.bruno.command(house.here, "challenge play")
    assert "is under way: https://" in said(again["message"])
    undone = await house.bruno.command(direct, "undo")
    assert "nothing is taken back" in said(undone["message"])
    await played_out(house, house.bruno, table)
    assert "**1** · Bruno · 3 points" in said(await board_of(house, week))
    assert "under way" not in said(await board_of(house, week))
    private = await house.chidi.command(house.here, "challenge standing")
    assert "**1** · Bruno · 3 points" in said(private["message"])


async def test_there_is_one_attempt_also_after_giving_up(house, week):
    table = await begun(house, house.bruno)
    await house.tables.resign(table.id, int(house.bruno.id))
    board = await board_of(house, week)
    assert "Bruno · gave up" in said(board)
    for outcome in (
        await press(house.bruno, board, "Play"),
        await house.bruno.command(house.here, "challenge play"),
    ):
        assert "You have had your attempt this week" in said(outcome["message"])
    assert await house.store.tables.all() == [table.id]


async def test_two_presses_at_once_begin_one_game(house, week):
    board = await board_of(house, week)
    await house.local.fault("duplicate", event="INTERACTION_CREATE")
    await press(house.bruno, board, "Play")
    await house.bruno.command(house.here, "challenge play")
    assert await house.store.tables.all() == [1]


async def test_who_cannot_be_written_to_is_told_so_and_keeps_the_attempt(house, week):
    await house.local.fault("rest_error", status=403, method="POST", route=POSTING[1])
    outcome = await press(house.bruno, await board_of(house, week), "Play")
    assert "I cannot write to you directly" in said(outcome["message"])
    assert await house.store.tables.all() == []
    assert (await begun(house, house.bruno)).state is State.PLAYING


# What others can learn


async def test_nobody_else_learns_anything_of_a_game_and_its_player_no_seed(house, week):
    table = await played_out(house, house.bruno, await begun(house, house.bruno))
    assert table.seed == week.seed
    refused = f"There is no table {table.id}."
    for channel in (house.here, await house.chidi.dm()):
        for name, options in commands_at_tables(house).items():
            if " " in name:
                continue
            outcome = await house.chidi.command(channel, name, table=table.id, **options)
            assert said(outcome["message"]).strip() == refused
            assert await house.chidi.complete(channel, name, "table", table="") == []
    ids = [write_press(each) for each in PRESSES if isinstance(each, AtTable)]
    for first in range(0, len(ids), 20):
        message = await with_buttons(house, *ids[first : first + 20], channel=house.here)
        for custom_id in ids[first : first + 20]:
            outcome = await house.chidi.press(message, custom_id)
            assert said(outcome["message"]).strip() == refused, custom_id
    board = await house.board(table.id, house.bruno)
    told = said((await press(house.bruno, board, "Verify"))["message"])
    assert "The seed is shown when the week has ended" in told
    refused = (await house.bruno.command(house.here, "export", table=table.id))["message"]
    assert "The seed is shown when the week has ended" in said(refused)
    assert refused["attachments"] == []
    for member in (house.anna, house.bruno, house.chidi):
        assert week.seed not in await everything_seen(house, member)


async def test_its_player_may_walk_through_it_while_others_still_play(house, week):
    table = await played_out(house, house.bruno, await begun(house, house.bruno))
    board = await house.board(table.id, house.bruno)
    shown = (await press(house.bruno, board, "Replay"))["message"]
    assert "The beginning" in said(shown)
    assert "Turn 1 of" in said((await press(house.bruno, shown, "Next"))["message"])
    assert week.seed not in await everything_seen(house, house.bruno)


async def test_its_player_cannot_show_it_around_or_hand_it_on(house, week):
    table = await begun(house, house.bruno)
    moved = await house.bruno.command(house.here, "table move", channel=house.here, table=table.id)
    assert "cannot go" in said(moved["message"])
    given = await house.bruno.command(house.here, "table replace", player=house.bruno.id, table=table.id)
    ended = await house.bruno.command(house.here, "table end", reason="No", table=table.id)
    assert said(given["message"]) == said(ended["message"]) != ""
    assert await house.shown(table.id) == table


# The week's end


async def test_at_the_weeks_end_the_standing_is_final_the_seed_is_told_and_the_next_week_opens(house, week):
    await played_out(house, house.bruno, await begun(house, house.bruno))
    given_up, late = await begun(house, house.chidi), await begun(house, house.emi)
    await house.tables.resign(given_up.id, int(house.chidi.id))
    old = await board_of(house, week)
    await time_passes(house, week.ends - house.now())
    new = await this_week(house)
    assert (new.id, new.ends) != (week.id, week.ends)
    assert new.seed != week.seed
    assert labels(await board_of(house, new)) == ["Play"]
    closed = said(await board_of(house, week))
    assert "closed" in closed
    assert "**1** · Bruno · 3 points" in closed
    assert "Chidi 🌻 · gave up" in closed
    assert "One game was not finished in time." in closed
    assert f"Seed `{week.seed}`" in closed
    await played_out(house, house.emi, late)
    assert said(await board_of(house, week)) == closed
    assert "えみ" not in closed + said(await board_of(house, new))
    key_of_old = key(old, "Play")["custom_id"]
    outcome = await house.bruno.press(await with_buttons(house, key_of_old), key_of_old)
    assert "That week is over." in said(outcome["message"])
    board = await house.board(late.id, house.emi)
    assert week.seed in said((await press(house.emi, board, "Verify"))["message"])
    assert (await begun(house, house.bruno)).seed == new.seed


async def test_a_press_just_after_the_end_is_not_for_the_week_before(house, week):
    board = await board_of(house, week)
    await house.passes(WEEK)
    outcome = await press(house.bruno, board, "Play")
    assert "That week is over." in said(outcome["message"])
    assert await house.store.tables.all() == []
    assert (await begun(house, house.bruno)).arrangement.contest.challenge == week.id + 1


async def test_weeks_that_end_while_the_bot_is_away_are_closed_when_it_is_back(house, week):
    await played_out(house, house.bruno, await begun(house, house.bruno))
    await house.stop()
    await house.passes(3 * WEEK)
    await house.start()
    new = await this_week(house)
    assert new.ends == week.ends + 3 * WEEK
    assert "closed" in said(await board_of(house, week))
    assert len(await scoreboards(house)) == 2


# Kills


@pytest.mark.parametrize("when", quick(["before", "after"], "after"))
async def test_a_bot_killed_while_a_scoreboard_is_posted_posts_it_once(house, when):
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=POSTING[1])
    await house.anna.command(house.here, "challenge setup")
    await house.local.ask("GET", "/faults?wait=used")
    await house.passes(600)
    await revive(house)
    await this_week(house)
    assert len(await scoreboards(house)) == 1


async def test_a_result_that_could_not_be_shown_is_shown_after_a_kill(house, week):
    table = await begun(house, house.bruno)
    await refuse(house, "PATCH", "/channels/*/messages/*")
    await house.tables.resign(table.id, int(house.bruno.id))
    await kill(house)
    await house.local.ask("DELETE", "/faults")
    await house.start()
    assert "Bruno · gave up" in said(await board_of(house, week))


async def test_a_scoreboard_that_somebody_deleted_comes_back_with_the_next_game(house, week):
    board = await board_of(house, week)
    await house.local.ask("DELETE", f"/members/{house.anna.id}/channels/{house.here}/messages/{board['id']}")
    await begun_by_command(house, house.bruno)
    assert "One game is under way." in said(await board_of(house, week))
    assert len(await scoreboards(house)) == 1


async def begun_by_command(house, member):
    await member.command(house.here, "challenge play")
    return await house.shown(max(await house.store.tables.all()))


async def test_it_is_read_in_the_language_of_the_server_and_of_its_player(house):
    await house.speaks("de")
    await house.bruno.speaks("de")
    await house.anna.command(house.here, "challenge setup")
    board = await board_of(house, await this_week(house))
    assert "Wochenpartie" in said(board)
    outcome = await press(house.bruno, board, "Spielen")
    assert "in unseren Direktnachrichten" in said(outcome["message"])
