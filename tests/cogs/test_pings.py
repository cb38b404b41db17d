"""Pings: what stands is what should, after every kind of update; they carry what they call for."""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.preferences import Ping, Preferences
from bot.question import AGREES, REFUSES, still_to_agree
from bot.table import Holder, State
from club.posts import Topic
from cogs.custom_ids import read_press
from cogs.lobby.press import Rematch
from cogs.press import AnswerQuestion, AtTable, OpenTurn
from games.catalog import GAMES
from games.errors import Refusal
from tests.cogs.house import House, key, labels, parts, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import FIRST_PAIR, home_of, member_with, not_to_act, take, to_act
from tests.cogs.test_hard_presses_commands import quiet_turns
from tests.cogs.test_restarts import LONG_AGO, POSTING, revive
from tests.quick import quick

TELLS = {OpenTurn: Topic.TURN, AnswerQuestion: Topic.QUESTION, Rematch: Topic.RESULT}


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno, house.chidi)


def table_of(press):
    """The table that a press means."""
    assert isinstance(press, AtTable)
    return press.table


async def standing(house, table_id, channel):
    """The pings of a table that stand in a channel: message and what it tells, oldest first."""
    await house.shown(table_id)
    found = []
    for message in reversed(await house.anna.reads(channel)):
        presses = [read_press(part["custom_id"]) for part in parts(message) if part["type"] == 2]
        if message["content"] and presses and table_of(presses[0]) == table_id:
            found.append((TELLS[type(presses[0])], message))
    return found


async def pinged(house, table_id, tell):
    """The only ping of that kind, where the table is played."""
    home = await home_of(house, table_id)
    (found,) = [message for told, message in await standing(house, table_id, home) if told is tell]
    return found


# The button


async def test_a_ping_carries_the_button_that_takes_the_turn(house, table_id):
    member = await to_act(house, table_id)
    ping = await pinged(house, table_id, Topic.TURN)
    assert ping["local"]["mentions_you"] is (member is house.anna)
    assert labels(ping) == ["Take your turn"]
    panel = (await press(member, ping, "Take your turn"))["message"]
    assert panel["local"]["ephemeral"]
    assert "Your turn" in said(panel)
    assert panel["attachments"]


async def test_a_ping_by_direct_message_opens_the_panel_there(house, table_id):
    waiting = await not_to_act(house, table_id)
    for member in (house.anna, house.bruno, house.chidi):
        await house.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))
    while await to_act(house, table_id) is not waiting:
        await take(house, table_id)
    home, direct = await home_of(house, table_id), await waiting.dm()
    assert await standing(house, table_id, home) == []
    (ping,) = [each for each in await waiting.reads(direct) if each["content"]]
    panel = (await press(waiting, ping, "Take your turn"))["message"]
    assert panel["channel_id"] == direct
    assert panel["local"]["ephemeral"]
    assert "Your turn" in said(panel)
    (shown,) = panel["attachments"]
    assert (shown["width"], shown["filename"]) == (1200, "private.png")
    asked = (await press(waiting, panel, FIRST_PAIR))["message"]
    assert "Done" in said((await press(waiting, asked, "Confirm"))["message"])
    await house.shown(table_id)
    assert [each for each in await waiting.reads(direct) if each["content"]] == []


async def test_who_cannot_be_reached_directly_is_told_in_the_channel(house):
    for member in (house.anna, house.bruno):
        await house.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))
    await house.local.fault("rest_error", status=403, method="POST", route="/users/@me/channels")
    table_id = await seat_down(house, house.anna, house.bruno)
    member = await to_act(house, table_id)
    assert f"<@{member.id}>" in (await pinged(house, table_id, Topic.TURN))["content"]


async def is_turn_of(house, table_id, user_id):
    table = await house.shown(table_id)
    return table.holders[table.acting[0]].user_id == user_id


async def test_a_ping_points_to_the_board_wherever_it_has_gone(house, table_id):
    before, old = await pinged(house, table_id, Topic.TURN), await house.board(table_id)
    home = old["channel_id"]
    assert f"/{home}/{old['id']})" in before["content"]
    await house.local.ask("DELETE", f"/members/{house.bruno.id}/channels/{home}/messages/{old['id']}")
    await house.anna.command(home, "board")
    new = await house.board(table_id)
    after = await pinged(house, table_id, Topic.TURN)
    assert after["id"] == before["id"]
    assert after["mentions"] == before["mentions"]
    assert after["content"] == before["content"].replace(old["id"], new["id"])
    assert labels(after) == ["Take your turn"]


# Takebacks


async def test_asking_for_a_takeback_leaves_the_ping_of_the_player_to_move(house, table_id):
    _, asker, _ = await quiet_turns(house, table_id)
    before = await pinged(house, table_id, Topic.TURN)
    await house.tables.ask_back(table_id, int(asker.id))
    home = await home_of(house, table_id)
    told = await standing(house, table_id, home)
    assert [tell for tell, _ in told] == [Topic.TURN, Topic.QUESTION, Topic.QUESTION]
    assert told[0][1]["id"] == before["id"]
    assert labels(told[1][1]) == ["Agree to take it back", "Refuse"]


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
async def test_a_takeback_is_answered_on_its_ping_and_the_questions_go(house, table_id, answer):
    _, asker, _ = await quiet_turns(house, table_id)
    before = await pinged(house, table_id, Topic.TURN)
    await house.tables.ask_back(table_id, int(asker.id))
    home = await home_of(house, table_id)
    while questions := [q for tell, q in await standing(house, table_id, home) if tell is Topic.QUESTION]:
        asked = member_with(house, int(questions[0]["content"].split(">")[0].removeprefix("<@")))
        await press(asked, questions[0], answer)
        left = [q["id"] for _, q in await standing(house, table_id, home)]
        assert questions[0]["id"] not in left
    after = await pinged(house, table_id, Topic.TURN)
    if answer == "Refuse":
        assert after["id"] == before["id"]
    else:
        assert after["content"].startswith(f"<@{asker.id}>")


# The end


async def test_at_the_end_everybody_is_mentioned_once_unless_they_wish_no_pings(house, table_id):
    await house.store.players.keep(int(house.chidi.id), Preferences(ping=Ping.NONE))
    home = await home_of(house, table_id)
    for member in (house.bruno, house.chidi):
        await house.tables.resign(table_id, int(member.id))
    ((tell, result),) = await standing(house, table_id, home)
    assert tell is Topic.RESULT
    assert {each["id"] for each in result["mentions"]} == {house.anna.id, house.bruno.id}
    assert "is over: **anna** wins. Everybody else resigned." in said(result)
    assert str((await house.store.posts.showing(table_id)).board_id) in result["content"]
    again = await press(house.bruno, result, "Rematch")
    assert read_press(key(result, "Rematch")["custom_id"]) == Rematch(table_id)
    assert str(max(await house.store.tables.all())) in said(again["message"])


async def test_an_old_ping_is_answered(house, table_id):
    member = await to_act(house, table_id)
    ping = await pinged(house, table_id, Topic.TURN)
    late = await house.press_late(
        member, ping, "Take your turn", meanwhile=house.tables.resign(table_id, int(member.id))
    )
    assert late["state"] == "answered"


# A bot that dies


async def begun(house, table_id):
    """Make a move whose ping Discord posts without telling us so; discord.py waits before it tries again."""
    table = await house.shown(table_id)
    await house.local.fault("rest_error", status=500, when="after", method="POST", route=POSTING[1])
    await move(house, table)
    await house.local.ask("GET", "/faults?wait=used")


async def move(house, table):
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    return await house.tables.confirm(table.id, table.holders[seat].user_id, table.version, 0, text)


async def test_a_direct_message_that_was_being_sent_is_found_long_after(house, table_id):
    for member in (house.anna, house.bruno, house.chidi):
        await house.store.players.keep(int(member.id), Preferences(ping=Ping.DIRECT))
    await begun(house, table_id)
    await house.local.advance(LONG_AGO)
    await revive(house)
    member = await to_act(house, table_id)
    assert len([each for each in await member.reads(await member.dm()) if each["content"]]) == 1
    await take(house, table_id)
    await house.shown(table_id)
    assert [each for each in await member.reads(await member.dm()) if each["content"]] == []


async def test_a_ping_that_was_being_sent_and_is_past_is_found_and_taken_away(house, table_id):
    await begun(house, table_id)
    after = (await move(house, await house.tables.load(table_id))).after
    await house.local.advance(LONG_AGO)
    await revive(house)
    ping = await pinged(house, table_id, Topic.TURN)
    assert ping["content"].startswith(f"<@{after.holders[after.acting[0]].user_id}>")


# Whatever happens


async def should_stand(house, table):
    """Where and what: the seats to act, those still to agree, or the result; as they wish to be told."""
    home = int(await home_of(house, table.id))
    if table.state is State.OVER:
        return [(home, Topic.RESULT, None)]
    found = []
    wish = table.question
    asked = still_to_agree(table, wish) if wish else []
    for tell, seats in ((Topic.TURN, table.acting), (Topic.QUESTION, asked)):
        for seat in seats:
            user_id = table.holders[seat].user_id
            ping = (await house.store.players.load(user_id)).ping
            if ping is Ping.DIRECT:
                found.append((int(await member_with(house, user_id).dm()), tell, user_id))
            elif ping is Ping.MENTION or tell is Topic.QUESTION:
                found.append((home, tell, user_id))
    return sorted(found, key=str)


async def stands(house, table, members):
    found = []
    places = [(house.anna, await home_of(house, table.id))]
    places += [(member, await member.dm()) for member in members]
    for reader, channel in places:
        for message in await reader.reads(channel):
            presses = [read_press(part["custom_id"]) for part in parts(message) if part["type"] == 2]
            if message["content"] and presses and table_of(presses[0]) == table.id:
                tell = TELLS[type(presses[0])]
                named = message["content"].split(">")[0].removeprefix("<@")
                found.append((int(channel), tell, None if tell is Topic.RESULT else int(named)))
    return sorted(found, key=str)


async def something(house, table, rng):
    """Somebody does something, sensible or not; gives the table that is then looked at."""
    player = rng.choice(table.holders).user_id
    match rng.choice(("move",) * 6 + ("ask", "ask", "yes", "yes", "no", "resign", "restart")):
        case "move":
            seat = table.acting[0]
            game, position = table.game, table.position
            moves = list(game.legal_moves(position, seat))
            calm = [move for move in moves if not game.reveals(position, seat, move)]
            text = game.write_move(rng.choice(calm or moves))
            await house.tables.confirm(table.id, table.holders[seat].user_id, table.version, 0, text)
        case "ask":
            for holder in table.holders:
                try:
                    await house.tables.ask_back(table.id, holder.user_id)
                except Refusal:
                    continue
                break
        case "yes":
            await house.tables.answer(table.id, player, AGREES)
        case "no":
            await house.tables.answer(table.id, player, REFUSES)
        case "resign":
            if rng.random() < 0.4:
                await house.tables.resign(table.id, player)
        case "restart":
            await house.restart()


async def again(house, table, members):
    """The same people once more, by the button on the result; gives the new table."""
    home = await home_of(house, table.id)
    ((_, result),) = await standing(house, table.id, home)
    await press(members[0], result, "Rematch")
    number = max(await house.store.tables.all())
    for member in members[1:]:
        await house.tables.join(number, Holder(int(member.id), member.name))
    return await house.shown(number)


async def live(folder, rng):
    async with House(folder) as house:
        members = (house.anna, house.bruno, house.chidi)
        for member in members:
            ping = rng.choice((Ping.MENTION, Ping.MENTION, Ping.DIRECT, Ping.NONE))
            await house.store.players.keep(int(member.id), Preferences(ping=ping))
        game = rng.choice(list(GAMES))
        table = await house.tables.load(await seat_down(house, *members, game=game))
        over = []
        for _ in range(20):
            with suppress(Refusal):
                await something(house, table, rng)
            table = await house.shown(table.id)
            assert await stands(house, table, members) == await should_stand(house, table)
            if table.state is State.OVER:
                over.append(table)
                table = await again(house, table, members)
        for each in over:
            assert await stands(house, each, members) == await should_stand(house, each)


@pytest.mark.parametrize("lives", quick([1, 5], 1))
def test_whatever_happens_the_pings_that_stand_are_those_that_should(lives):
    @settings(max_examples=lives)
    @given(st.randoms(use_true_random=False))
    def lived(rng):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(live(Path(folder), rng))

    lived()
