"""When Discord itself is in the way: messages and threads gone, rights taken, limits, cuts and failures."""

import asyncio
import logging
from contextlib import contextmanager

import discord
import pytest

from bot.preferences import Ping, Preferences
from bot.seats import is_left
from bot.table import Holder, State
from playground.permissions import ATTACH_FILES, CREATE_PUBLIC_THREADS, SEND_IN_THREADS, SEND_MESSAGES
from tests.cogs.house import House, key, labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import (
    FIRST_PAIR,
    about_to_take,
    boards,
    hearing,
    moves_of,
    not_to_act,
    open_panel,
    pings,
    take,
    to_act,
)
from tests.quick import quick_by_name

TOO_MANY = 429


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno)


@pytest.fixture
def quick_identify(monkeypatch):
    """discord.py waits five seconds before it identifies again; this is its own place to change that."""

    async def at_once(self, shard_id, *, initial=False):
        pass

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


def fault_free(caplog):
    """No bug of ours was logged; discord.py logs every reconnect as an error."""
    ours = [record for record in caplog.records if not record.name.startswith("discord")]
    return not [record for record in ours if record.levelno >= logging.ERROR]


@contextmanager
def logged(text):
    """Give something to wait for until a log line says so."""
    found = asyncio.get_running_loop().create_future()

    class Listener(logging.Handler):
        def emit(self, record):
            if text in record.getMessage() and not found.done():
                found.set_result(record)

    listener = Listener()
    logging.getLogger("cogs").addHandler(listener)
    yield found
    logging.getLogger("cogs").removeHandler(listener)


async def is_shown(house, table_id):
    """The newest version stands on the only board message, and whoever is to act has the only ping."""
    table = await house.shown(table_id)
    assert await house.is_settled(table_id)
    (board,) = await boards(house, table_id)
    assert f"<t:{int(table.since)}:R>" in said(board)
    (ping,) = await pings(house, table_id)
    assert f"<@{table.holders[table.acting[0]].user_id}>" in ping


# Gone


@pytest.mark.parametrize("way", ["the next move", "/board"])
async def test_a_deleted_board_is_posted_anew(house, table_id, way):
    board = await house.board(table_id)
    home = board["channel_id"]
    await house.local.ask("DELETE", f"/members/{house.bruno.id}/channels/{home}/messages/{board['id']}")
    if way == "/board":
        shown = await house.anna.command(home, "board")
        assert "Take your turn" in labels(shown["message"])
    else:
        member = await to_act(house, table_id)
        panel = (await member.command(home, "turn"))["message"]
        asked = (await press(member, panel, FIRST_PAIR))["message"]
        await press(member, asked, "Confirm")
    await is_shown(house, table_id)
    assert (await house.board(table_id))["id"] != board["id"]


async def test_after_its_thread_was_deleted_a_table_goes_on_in_the_channel(house, table_id):
    home = (await house.store.posts.showing(table_id)).home_id
    assert str(home) != house.here
    await house.local.ask("DELETE", f"/channels/{home}")
    member = await to_act(house, table_id)
    panel = (await member.command(house.here, "turn", table=table_id))["message"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    assert "Done" in said((await press(member, asked, "Confirm"))["message"])
    await is_shown(house, table_id)
    assert str((await house.store.posts.showing(table_id)).home_id) == house.here


async def test_a_board_in_an_archived_thread_is_woken(house, table_id):
    home = str((await house.store.posts.showing(table_id)).home_id)
    await house.local.ask("PATCH", f"/members/{house.bruno.id}/channels/{home}", {"archived": True})
    member = await to_act(house, table_id)
    panel = (await member.command(house.here, "turn", table=table_id))["message"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    await press(member, asked, "Confirm")
    await is_shown(house, table_id)


async def test_a_table_whose_channel_is_gone_can_still_be_played_by_typing(house, table_id, caplog):
    await house.local.ask("DELETE", f"/channels/{house.here}")
    member = await to_act(house, table_id)
    elsewhere = house.channels["welcome"]
    panel = (await member.command(elsewhere, "turn", table=table_id))["message"]
    asked = (await press(member, panel, FIRST_PAIR))["message"]
    assert "Done" in said((await press(member, asked, "Confirm"))["message"])
    await house.shown(table_id)
    assert await moves_of(house, table_id) == 1
    assert "is closed to the bot" in caplog.text
    assert fault_free(caplog)


# Rights


async def test_without_the_right_to_write_a_move_is_kept_and_its_ping_comes_later(house, table_id, caplog):
    await house.forbid(house.here, SEND_MESSAGES | SEND_IN_THREADS)
    assert "Done" in await take(house, table_id)
    await house.shown(table_id)
    assert await moves_of(house, table_id) == 1
    assert "is closed to the bot" in caplog.text
    await house.forbid(house.here, 0)
    home = str((await house.store.posts.showing(table_id)).home_id)
    await (await to_act(house, table_id)).command(home, "board")
    await is_shown(house, table_id)
    assert fault_free(caplog)


@pytest.mark.parametrize("way", ["the next move", "/board"])
async def test_without_the_right_to_attach_the_board_comes_when_it_is_back(house, table_id, caplog, way):
    board = await house.board(table_id)
    home = board["channel_id"]
    await house.local.ask("DELETE", f"/members/{house.bruno.id}/channels/{home}/messages/{board['id']}")
    await house.forbid(house.here, ATTACH_FILES)
    await typed_take(house, table_id, home)
    await house.shown(table_id)
    assert await moves_of(house, table_id) == 1
    assert await boards(house, table_id) == []
    assert "is closed to the bot" in caplog.text
    await house.forbid(house.here, 0)
    if way == "/board":
        await (await to_act(house, table_id)).command(home, "board")
    else:
        await typed_take(house, table_id, home)
    await is_shown(house, table_id)
    assert fault_free(caplog)


async def typed_take(house, table_id, channel):
    member = await to_act(house, table_id)
    outcome = await member.command(channel, "copenhagen take", cards="t12", table=table_id)
    assert "Done" in said(outcome["message"])


async def test_without_the_right_to_make_threads_a_table_is_played_in_the_channel(house):
    await house.forbid(house.here, CREATE_PUBLIC_THREADS)
    table_id = await seat_down(house, house.anna, house.bruno)
    await take(house, table_id)
    assert str((await house.store.posts.showing(table_id)).home_id) == house.here
    await is_shown(house, table_id)


# People who left


@pytest.mark.parametrize("ping", list(Ping))
async def test_the_turn_of_a_member_who_left_holds_nothing_up(house, ping, caplog):
    gone = Holder(4711, "Gone")
    table_id = await house.lobby(house.anna, seats=3)
    for holder in (gone, Holder(int(house.bruno.id), "bruno")):
        await house.tables.join(table_id, holder)
    await house.store.players.keep(gone.user_id, Preferences(ping=ping))
    await house.tables.start(table_id, int(house.anna.id))
    for _ in range(3):
        table = await house.shown(table_id)
        if table.waits_for(gone.user_id):
            break
        await take(house, table_id)
    assert await pings(house, table_id) == []
    table = await house.tables.load(table_id)
    assert is_left(table, table.seat_of(gone.user_id))
    await house.tables.resign(table_id, gone.user_id)
    await take(house, table_id)
    await is_shown(house, table_id)
    assert (await house.tables.load(table_id)).state is State.PLAYING
    assert fault_free(caplog)


# Limits and failures


@pytest.mark.thorough
async def test_low_limits_only_slow_things_down(tmp_path):
    refused, soon = [], 0.15

    def noticed(method, path, body, status, answer):
        """What is refused is asked again when Discord says so, and then its clock shows that time."""
        if status == TOO_MANY:
            refused.append(path)
            house.playground.world.clock.advance(soon)

    slow = [
        {"method": method, "route": route, "limit": 1, "per": soon}
        for method, route in (
            ("POST", "/channels/*/messages"),
            ("PATCH", "/channels/*/messages/*"),
            ("DELETE", "/channels/*/messages/*"),
        )
    ]
    async with House(tmp_path, noticed) as house:
        table_id = await seat_down(house, house.anna, house.bruno)
        await house.local.ask("PUT", "/limits", {"global": {"limit": 4, "per": soon}, "routes": slow})
        for _ in range(4):
            await take(house, table_id)
        await is_shown(house, table_id)
        assert await moves_of(house, table_id) == 4
    assert refused


async def test_a_limit_that_was_not_announced_is_waited_out(house, table_id):
    for method, route in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        await house.local.fault("rate_limit", retry_after=0.05, method=method, route=route, times=2)
    await take(house, table_id)
    await is_shown(house, table_id)


@pytest.mark.parametrize(
    ("status", "when"),
    quick_by_name(
        {f"{status}-{when}": (status, when) for status in (502, 503) for when in ("before", "after")},
        "502-after",
    ),
)
async def test_a_failing_discord_is_asked_again_and_shows_everything_once(
    house, table_id, status, when, caplog
):
    for method, route in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        await house.local.fault("rest_error", status=status, when=when, method=method, route=route)
    assert "Done" in await take(house, table_id)
    await is_shown(house, table_id)
    assert fault_free(caplog)


async def test_a_ping_that_could_not_be_removed_is_removed_later(house, table_id):
    await house.local.fault("rest_error", status=503, method="DELETE", route="/channels/*/messages/*")
    await take(house, table_id)
    await is_shown(house, table_id)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_press_is_answered_although_discord_failed_once(house, table_id, when, caplog):
    member, panel = await about_to_take(house, table_id)
    route = "/interactions/*/*/callback"
    await house.local.fault("rest_error", status=503, when=when, method="POST", route=route)
    outcome = await press(member, panel, "Confirm")
    assert "Done" in said(outcome["message"])
    await is_shown(house, table_id)
    assert await moves_of(house, table_id) == 1
    assert fault_free(caplog)


# Cuts


@pytest.mark.parametrize(
    "cut",
    [{"kind": "drop"}, {"kind": "reconnect"}, {"kind": "invalid_session", "resumable": False}],
    ids=["dropped", "op 7", "op 9"],
)
async def test_a_turn_goes_on_after_the_line_was_cut(house, table_id, cut, quick_identify):
    member, panel = await about_to_take(house, table_id)
    # The playground says when the bot is there again.
    async with hearing(house, house.anna) as hears:
        await house.local.fault(**cut)
        if cut["kind"] == "invalid_session":
            await hears(lambda event: event["type"] == "bot" and event["online"])
    outcome = await press(member, panel, "Confirm")
    assert "Done" in said(outcome["message"])
    await is_shown(house, table_id)
    assert await moves_of(house, table_id) == 1


async def test_a_press_made_while_the_line_was_cut_is_heard_once(house, table_id):
    member, panel = await about_to_take(house, table_id)
    await house.local.fault("drop")
    outcome = await press(member, panel, "Confirm")
    assert "Done" in said(outcome["message"])
    await is_shown(house, table_id)
    assert await moves_of(house, table_id) == 1


async def test_what_happened_while_discord_was_away_is_shown_when_it_is_back(
    house, table_id, quick_identify, caplog
):
    table = await house.shown(table_id)
    await house.playground.stop()
    seat = table.acting[0]
    user_id = table.holders[seat].user_id
    text = table.game.write_move(table.game.fallback(table.position, seat))
    with logged("not delivered, trying again") as not_shown:
        await house.tables.confirm(table_id, user_id, table.version, 0, text)
        await not_shown
    await house.playground.start()
    async with hearing(house, house.anna) as hears:
        if not (await house.local.world())["bot"]["online"]:
            await hears(lambda event: event["type"] == "bot" and event["online"])
    await is_shown(house, table_id)
    member = await to_act(house, table_id)
    assert "Your turn" in said(await open_panel(house, table_id, member))
    assert fault_free(caplog)


# Closing


async def test_a_bot_that_is_closed_in_the_middle_of_a_redraw_shows_it_first(house, table_id):
    member, panel = await about_to_take(house, table_id)
    pressed = asyncio.create_task(member.press(panel, key(panel, "Confirm")["custom_id"], wait="true"))
    await pressed
    await house.restart()
    await is_shown(house, table_id)
    assert "not your turn" in said(await open_panel(house, table_id, member))
    assert await not_to_act(house, table_id) is member
