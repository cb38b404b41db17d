"""A bot that is closed or killed at any step goes on: nothing told is lost, nothing is shown twice."""

import asyncio
import random
from contextlib import suppress
from itertools import cycle
from queue import Empty

import pytest

from bot.table import State
from bot.takeback import moves_that_count, positions
from cogs.delivery.service import Delivery
from tests.cogs.house import key, labels, parts, press, said
from tests.cogs.players import ByButtons, seat_down
from tests.cogs.situations import (
    FIRST_PAIR,
    about_to_take,
    boards,
    cards,
    gone,
    hearing,
    open_panel,
    pings,
    take,
    to_act,
    with_buttons,
)
from tests.cogs.soak import Street
from tests.quick import quick, quick_by_name, thorough

DECISIONS = 16
SERVICES = (
    "delivery",
    "looking again",
    "weekly challenges",
    "puzzle",
    "making puzzles",
    "leagues",
    "facts of",
)
BOT_TASKS = (
    "shards",
    "catching up",
    "clock",
    "discord.py: on_disconnect",
    "discord",
    "CommandTree",
    *SERVICES,
    "emojis",
    "digests",
    "followers",
    "departures",
)


async def kill(house):
    """Drop the bot as a killed process is dropped: nothing is finished, and its lines are cut."""
    delivery = house.app.part(Delivery)
    delivery._closing.set()
    for timer in delivery._timers.values():
        timer.cancel()
    mine = [task for task in asyncio.all_tasks() if task.get_name().startswith(BOT_TASKS)]
    for task in (house._running, *mine):
        task.cancel()
    house.app.ws._keep_alive.stop()  # a thread of discord.py's, which a kill would end as well
    await house.app.http.close()
    with suppress(asyncio.CancelledError):
        await house._running
    house._running = None
    house.pictures.close()
    database = house.store._database
    if database.is_shared:
        database.shard_locks.end()
        database._pool.terminate()
        return
    with suppress(Empty):
        while True:  # what was not written yet never is, and nobody is left to wait for it
            database._writer._waiting.get_nowait().done.cancel()
    await database.close()


async def revive(house):
    await kill(house)
    await house.start()


async def check_shown_once(house, table_id):
    """One card, one board with the newest version, one ping for who is to act; the log leads there."""
    table = await house.shown(table_id)
    log = await house.store.log.load(table_id)
    assert len(log) == table.version
    assert positions(table, moves_that_count(log))[-1] == table.position
    (board,) = await boards(house, table_id)
    told = await pings(house, table_id)
    home = board["channel_id"]
    results = [each for each in await house.anna.reads(home) if "is over" in each["content"]]
    if table.state is State.PLAYING:
        assert f"<t:{int(table.since)}:R>" in said(board)
        assert [ping.split()[0] for ping in told] == [f"<@{table.holders[table.acting[0]].user_id}>"]
        assert results == []
    else:
        assert f"Seed `{table.seed}`" in said(board)
        assert (len(told), len(results)) == (0, 1)
    (card,) = await cards(house, table_id)
    assert ("are playing" if table.state is State.PLAYING else "wins") in said(card)


async def opens(house, table_id):
    await house.anna.command(house.here, "play", game="copenhagen", seats=2, wait="false")


async def starts(house, table_id):
    await house.anna.press(await house.card(table_id), f"start:{table_id}", wait="false")


async def moves(house, table_id):
    member, panel = await about_to_take(house, table_id)
    await member.press(panel, key(panel, "Confirm")["custom_id"], wait="false")


POSTING, EDITING = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")
REQUESTS = {
    "the lobby card is posted": (opens, *POSTING),
    "the lobby card is changed": (starts, *EDITING),
    "the thread is made": (starts, "POST", "/channels/*/messages/*/threads"),
    "the board is posted": (starts, *POSTING),
    "the board is changed": (moves, *EDITING),
    "a ping is removed": (moves, "DELETE", "/channels/*/messages/*"),
    "a ping is sent": (moves, *POSTING),
}


LONG_AGO = 600
"""Seconds after which Discord has forgotten every nonce."""


def deaths(requests, *kept):
    """Before and after Discord has done what was asked, at once and when it has forgotten the nonce."""
    cases = {
        f"{name}-{when}-{words}": (*request, when, pause)
        for name, request in requests.items()
        for when in ("before", "after")
        for words, pause in {"at once": 0, "later": LONG_AGO}.items()
    }
    return quick_by_name(cases, *kept)


@pytest.mark.parametrize(
    ("step", "method", "route", "when", "pause"),
    deaths(
        REQUESTS,
        "the lobby card is posted-after-at once",
        "the lobby card is changed-before-at once",
        "the thread is made-after-later",
        "the board is posted-after-later",
        "the board is changed-before-later",
        "a ping is removed-before-at once",
        "a ping is sent-after-later",
    ),
)
async def test_a_bot_killed_while(house, step, method, route, when, pause):
    """Discord fails just then, discord.py waits before it tries again, and in that moment the bot dies."""
    table_id = 1
    if step is not opens:
        table_id = await house.lobby(house.anna, seats=2)
        await press(house.bruno, await house.card(table_id), "Join")
        await house.shown(table_id)
    if step is moves:
        await house.tables.start(table_id, int(house.anna.id))
        await house.shown(table_id)
    await house.local.fault("rest_error", status=500, when=when, method=method, route=route)
    await step(house, table_id)
    await house.local.ask("GET", "/faults?wait=used")
    await house.local.advance(pause)
    await revive(house)
    if step is opens:
        await press(house.bruno, await house.card(table_id), "Join")
    if step is not moves and (await house.shown(table_id)).state is State.LOBBY:
        await press(house.anna, await house.card(table_id), "Start")
    await check_shown_once(house, table_id)
    assert "Your turn" in said(await open_panel(house, table_id, await to_act(house, table_id)))
    assert "Done" in await take(house, table_id)
    await check_shown_once(house, table_id)


@thorough
async def test_a_restart_or_a_kill_after_every_decision_until_the_end(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members)
    way, ends = ByButtons("restarts"), cycle((house.restart, lambda: revive(house)))
    panels = []
    for _ in range(DECISIONS):
        member = await to_act(house, table_id)
        panels.append((member, await way.decide(house, member, table_id)))
        await next(ends)()
        await check_shown_once(house, table_id)
    await house.tables.resign(table_id, int(house.anna.id))
    for _ in range(2):
        await next(ends)()
        await check_shown_once(house, table_id)
    assert (await house.tables.load(table_id)).state is State.OVER
    for member, panel in random.Random(4).sample(panels, 5):
        await check_answered(member, panel)


async def check_answered(member, panel):
    """Every button and menu of an old panel is answered with a sentence."""
    for part in list(parts(panel)):
        if part["type"] == 2 and not part.get("disabled"):
            outcome = await member.press(panel, part["custom_id"])
        elif part["type"] == 3:
            outcome = await member.choose(panel, part["custom_id"], part["options"][0]["value"])
        else:
            continue
        assert outcome["state"] in ("answered", "updated"), part["custom_id"]
        read = [outcome["message"], *await member.reads(panel["channel_id"])]
        assert any("over" in said(each) for each in read)


async def test_a_draft_outlives_a_kill(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    for _ in range(12):
        member = await to_act(house, table_id)
        panel = await open_panel(house, table_id, member)
        panel = (await press(member, panel, FIRST_PAIR))["message"]
        if "Undo step" in labels(panel):
            break
        await press(member, panel, "Confirm")
    await revive(house)
    reopened = await open_panel(house, table_id, member)
    assert "Drafted, only you see it" in said(reopened)
    async with hearing(house, member) as hears:
        undone = (await press(member, panel, "Undo step"))["message"]
        await hears(gone(reopened))  # one panel is enough
    assert "Drafted" not in said(undone)


@pytest.mark.parametrize("ending", quick(["restart", "kill"], "kill"))
async def test_old_messages_still_answer(house, ending):
    table_id = await house.lobby(house.anna, seats=2)
    card = await house.card(table_id)
    await press(house.bruno, card, "Join")
    await house.tables.start(table_id, int(house.anna.id))
    member, old = await about_to_take(house, table_id)
    board = await house.board(table_id)
    await (house.restart() if ending == "restart" else revive(house))
    assert "Done" in said((await press(member, old, "Confirm"))["message"])
    answer = await press(member, old | {"components": []} | board, "My hand")
    assert f"table {table_id}" in said(answer["message"])
    for label in ("Board as text", "History", "Take your turn"):
        assert (await press(member, board, label))["state"] == "answered"
    pressed = [part["custom_id"] for part in parts(card) if part["type"] == 2]
    again = await with_buttons(house, *pressed, channel=house.channels["welcome"])
    for custom_id in pressed:
        outcome = await house.anna.press(again, custom_id)
        read = [outcome["message"], *await house.anna.reads(house.channels["welcome"])]
        assert any("has started already" in said(each) for each in read), custom_id
    await check_shown_once(house, table_id)


@pytest.mark.thorough
@pytest.mark.parametrize("kills", [1, 5])
async def test_a_bot_process_killed_under_continuous_play_loses_nothing(tmp_path, chance, kills):
    async with Street(tmp_path, random.Random(chance)) as street:
        for _ in range(kills):
            await street.play_until_killed()
            await street.check_kept()
            await street.check_shown_after_restart()
