"""Recaps on Discord: posted once where the table is, by agreement or on request, whatever dies in between."""

import os
import re
import signal
from io import BytesIO

import aiohttp
import pytest
from PIL.GifImagePlugin import GifImageFile

from bot.table import State
from bot.table_posts import recap_post
from club.posts import State as Posted
from cogs.custom_ids import write_press
from cogs.delivery.service import Delivery
from cogs.press import AskRecap
from cogs.recaps import recap_makers_of
from games.message import say
from languages.names import without_isolates
from languages.reader import Reader
from playground.permissions import ATTACH_FILES
from tests.cogs.house import labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import home_of, with_buttons
from tests.cogs.test_restarts import POSTING, deaths, revive
from tests.cogs.test_services import moved
from tests.quick import thorough

MOVES = 6
NOT_SEATED = Reader().read(say("table-not-seated"))


async def over(house, **more):
    """A table of two after a few moves, given up by Bruno; gives its number."""
    table_id = await seat_down(house, house.anna, house.bruno, **more)
    for _ in range(MOVES):
        await moved(house, table_id)
    await house.tables.resign(table_id, int(house.bruno.id))
    await house.shown(table_id)
    await done(house, table_id)
    return table_id


async def done(house, table_id):
    """Wait until nothing is left to do about the recap."""
    await house.app.part(Delivery).done(f"recap:{table_id}")


async def kept(house, table_id):
    """The row of the recap, None if it was never wanted."""
    return await house.store.posts.load(f"recap:{table_id}")


async def recaps(house, table_id):
    """The recaps that stand where the table is."""
    await done(house, table_id)
    found = await house.anna.reads(await home_of(house, table_id))
    name = f"recap-{table_id}.gif"
    return [each for each in found if name in [file["filename"] for file in each["attachments"]]]


async def delete(house, message):
    """Take a message away behind the bot's back."""
    channel = house.app.get_partial_messageable(int(message["channel_id"]))
    await channel.get_partial_message(int(message["id"])).delete()


def plain(text):
    """Without what makes names stand out or keeps them apart."""
    return without_isolates(text).replace("**", "")


async def asked(house, table_id, member):
    """What a member reads who presses Recap on the board."""
    outcome = await press(member, await house.board(table_id, member), "Recap")
    return said(outcome["message"])


async def test_a_table_that_agreed_on_a_recap_in_the_lobby_posts_exactly_one(house):
    table_id = await house.lobby(house.anna, seats=2)
    options = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    options = (await press(house.anna, options, "Recap at the end"))["message"]
    assert "No recap at the end" in labels(options)
    assert "recap at the end" in said(await house.card(table_id))
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    for _ in range(MOVES):
        await moved(house, table_id)
    assert await recaps(house, table_id) == []
    await house.tables.resign(table_id, int(house.bruno.id))
    await house.shown(table_id)
    (recap,) = await recaps(house, table_id)
    assert "Anna wins" in plain(said(recap))
    (file,) = recap["attachments"]
    assert "Anna wins" in plain(file["description"])
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        with GifImageFile(BytesIO(await answer.read())) as film:
            assert (film.format, film.size) == ("GIF", (1200, 832))
            assert film.n_frames >= 2
    assert re.search(rf"/{recap['id']}\b", await asked(house, table_id, house.anna))
    assert len(await recaps(house, table_id)) == 1


async def test_a_player_asks_for_it_and_it_is_posted_once_for_all(house):
    table_id = await over(house)
    assert await recaps(house, table_id) == []
    first = await asked(house, table_id, house.bruno)
    (recap,) = await recaps(house, table_id)
    link = f"https://discord.com/channels/{house.guild_id}/{recap['channel_id']}/{recap['id']}"
    assert link in first
    assert link in await asked(house, table_id, house.anna)
    assert len(await recaps(house, table_id)) == 1


@pytest.mark.thorough
async def test_two_who_ask_at_once_get_the_same(house):
    table_id = await over(house)
    board = await house.board(table_id)
    for member in (house.anna, house.bruno):
        await member.press(board, write_press(AskRecap(table_id)), wait="false")
    while not await recaps(house, table_id):
        await house.local.world()
    assert len(await recaps(house, table_id)) == 1


async def test_who_did_not_play_gets_none(house):
    table_id = await over(house)
    assert "Recap" in labels(await house.board(table_id, house.chidi))
    assert await asked(house, table_id, house.chidi) == NOT_SEATED
    assert await recaps(house, table_id) == []
    assert await kept(house, table_id) is None


async def test_a_table_in_play_has_no_recap_and_no_key_for_one(house):
    table_id = await seat_down(house, house.anna, house.bruno, recap=True)
    await moved(house, table_id)
    assert "Recap" not in labels(await house.board(table_id))
    forged = await with_buttons(house, write_press(AskRecap(table_id)))
    outcome = await house.anna.press(forged, write_press(AskRecap(table_id)))
    assert said(outcome["message"]) == "Of this game there can be no recap yet."
    assert await recaps(house, table_id) == []


async def test_where_nothing_was_played_there_is_nothing_to_show(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    await house.tables.ask_to_end(table_id, int(house.anna.id))
    table = await house.tables.load(table_id)
    await house.tables.answer(table_id, int(house.bruno.id), "yes", table.question.asked)
    assert "Nothing was played" in await asked(house, table_id, house.anna)
    assert await kept(house, table_id) is None


@thorough
async def test_a_recap_that_somebody_deleted_is_posted_again_on_request(house):
    table_id = await over(house, recap=True)
    (recap,) = await recaps(house, table_id)
    await delete(house, recap)
    assert await recaps(house, table_id) == []
    await asked(house, table_id, house.anna)
    assert len(await recaps(house, table_id)) == 1


# What can go wrong


async def kill_worker(house, before=()):
    """Kill the process that makes a recap as soon as there is one; gives its number."""
    workers = house.app.part(recap_makers_of)
    while not (running := set(workers.processes) - set(before)):
        await house.local.world()
    (number,) = running
    os.kill(number, signal.SIGKILL)
    return number


async def ends(house, **more):
    """A table with a recap has just ended, and nobody has waited for anything."""
    table_id = await seat_down(house, house.anna, house.bruno, **more)
    for _ in range(MOVES):
        await moved(house, table_id)
    await house.tables.resign(table_id, int(house.bruno.id))
    return table_id


@thorough
async def test_a_process_that_is_killed_is_replaced_once(house):
    table_id = await ends(house, recap=True)
    await kill_worker(house)
    table = await house.shown(table_id)
    assert table.state is State.OVER
    assert len(await recaps(house, table_id)) == 1


async def test_whose_process_is_killed_twice_is_told_so_and_may_ask_again(house):
    table_id = await ends(house, recap=True)
    await kill_worker(house, (await kill_worker(house),))
    assert (await house.shown(table_id)).state is State.OVER
    assert await recaps(house, table_id) == []
    assert (await kept(house, table_id)).sent_at is None
    told = [said(each) for each in await house.anna.reads(await home_of(house, table_id))]
    assert sum("could not be made" in each for each in told) == 1
    assert "wins" in said(await house.board(table_id))
    assert "is here" in await asked(house, table_id, house.anna)
    assert len(await recaps(house, table_id)) == 1


@thorough
async def test_a_bot_killed_while_a_recap_is_made_makes_it_after_its_start(house):
    table_id = await ends(house, recap=True)
    while not house.app.part(recap_makers_of).processes:
        await house.local.world()
    await revive(house)
    await house.shown(table_id)
    assert len(await recaps(house, table_id)) == 1


@pytest.mark.parametrize(("when", "pause"), deaths({"it is posted": ()}, "it is posted-after-later"))
async def test_a_bot_killed_while_a_recap_is_posted_posts_one(house, when, pause):
    table_id = await over(house)
    await house.store.posts.insert([recap_post(await house.tables.load(table_id))])
    await house.local.fault("rest_error", status=500, when=when, method=POSTING[0], route=POSTING[1])
    await house.app.part(Delivery).look()
    await house.local.ask("GET", "/faults?wait=used")
    await house.local.advance(pause)
    await revive(house)
    await house.shown(table_id)
    assert len(await recaps(house, table_id)) == 1
    assert (await kept(house, table_id)).state is Posted.GONE


@thorough
async def test_where_no_files_may_be_attached_a_sentence_says_so(house):
    table_id = await over(house, place="channel")
    await house.forbid(house.here, ATTACH_FILES)
    assert "Attach Files" in await asked(house, table_id, house.anna)
    assert (await kept(house, table_id)).sent_at is None
    await house.forbid(house.here, 0)
    assert "is here" in await asked(house, table_id, house.anna)
    assert len(await recaps(house, table_id)) == 1


async def test_a_file_that_discord_does_not_take_is_told_of(house):
    table_id = await over(house)
    await house.local.fault("rest_error", status=413, method=POSTING[0], route=POSTING[1])
    assert "larger than the files" in await asked(house, table_id, house.anna)
    assert await recaps(house, table_id) == []


@thorough
async def test_a_table_that_was_promised_a_recap_reads_once_why_it_has_none(house):
    table_id = await over(house, recap=True)
    (recap,) = await recaps(house, table_id)
    await delete(house, recap)
    for _ in range(2):
        await house.local.fault("rest_error", status=413, method=POSTING[0], route=POSTING[1])
        assert "larger than the files" in await asked(house, table_id, house.anna)
        await house.shown(table_id)
        await revive(house)
    told = [said(each) for each in await house.bruno.reads(await home_of(house, table_id))]
    assert sum("larger than the files" in each for each in told) == 1
    assert "is here" in await asked(house, table_id, house.anna)
    assert len(await recaps(house, table_id)) == 1


async def test_a_german_server_reads_it_in_german(house):
    await house.speaks("de")
    table_id = await over(house, recap=True)
    (recap,) = await recaps(house, table_id)
    assert "anna gewinnt mit" in plain(said(recap))
