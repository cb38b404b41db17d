"""The program as `make play` runs it: it starts the playground, says where, stops cleanly, goes on."""

import asyncio
import os
import re
import signal
import sys

import aiohttp
import pytest
from playwright.async_api import expect

from bot.app import PERMISSIONS
from bot.store import Store
from playground.app import Playground
from tests.playground.driver import Local


class Program:
    """`python -m bot` in a folder of its own."""

    def __init__(self, folder, **environment):
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")},
            "ROWHOUSE_DATABASE": str(folder / "rowhouse.db"),
            "ROWHOUSE_PORT": "0",
            "DISCORD_TOKEN": "",
            **environment,
        }

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_):
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    async def says(self):
        return (await self.process.stdout.readline()).decode().rstrip()

    async def address(self):
        assert await self.says() == "Starting a Discord stand-in on this machine ..."
        assert await self.says() == "Connecting the bot ..."
        line = await self.says()
        assert line.startswith("Rowhouse is open: http://127.0.0.1:")
        return line.split()[-1]

    async def said(self):
        _, errors = await self.process.communicate()
        return self.process.returncode, errors.decode()


async def open_a_table(address):
    """As somebody in the games channel."""
    async with Local(address) as local:
        member = local.known((await local.ask("GET", "/members"))[0])
        games = next(channel["id"] for channel in await member.channels() if channel["name"] == "games")
        assert (await member.command(games, "play", game="copenhagen"))["state"] == "answered"


async def test_without_a_token_it_plays_on_this_machine_and_goes_on_next_time(tmp_path):
    async with Program(tmp_path) as program:
        address = await program.address()
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
        await open_a_table(address)
        program.process.send_signal(signal.SIGINT)
        code, errors = await program.said()
        assert code == 0, errors
        assert "Traceback" not in errors
        assert re.search(r"bot\.tables interaction=\d+ table=1 version=1 opened", errors)
    async with Program(tmp_path) as program:
        await open_a_table(await program.address())
        program.process.send_signal(signal.SIGTERM)
        assert (await program.said())[0] == 0
    store = await Store.open(tmp_path / "rowhouse.db")
    assert await store.all_table_ids() == [1, 2]
    await store.close()


@pytest.mark.asyncio(loop_scope="module")
async def test_whoever_opens_the_address_reads_how_to_begin(tmp_path, watch):
    async with Program(tmp_path) as program:
        page = await watch.open(await program.address())
        await expect(page.get_by_role("heading", name="games").first).to_be_visible()
        await expect(page.locator("#beginning").get_by_text("Type /play to open a table")).to_be_visible()
        await page.close()
        program.process.send_signal(signal.SIGINT)
        assert (await program.said())[0] == 0


async def test_on_this_machine_the_bot_has_exactly_the_rights_of_its_invite_link(tmp_path):
    async with Program(tmp_path) as program:
        async with Local(await program.address()) as local:
            made = await local.ask("POST", "/guilds", {"name": "More"})
            guilds = (await local.world())["guilds"]
        program.process.send_signal(signal.SIGINT)
        assert (await program.said())[0] == 0
    assert made["id"] in [guild["id"] for guild in guilds]
    for guild in guilds:
        (own,) = [role for role in guild["roles"] if role["managed"]]
        assert int(own["permissions"]) == PERMISSIONS.value


async def test_a_bad_setting_stops_the_start_with_one_line(tmp_path):
    async with Program(tmp_path, ROWHOUSE_LOG="LOUD") as program:
        code, errors = await program.said()
    assert code == 1
    assert errors.splitlines() == ["ROWHOUSE_LOG is “LOUD”; it must be one of DEBUG, INFO, WARNING, ERROR."]


async def test_a_database_of_something_else_stops_the_start_with_one_line(tmp_path):
    (tmp_path / "rowhouse.db").write_bytes(b"this is not a database, " * 100)
    async with Program(tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t") as program:
        code, errors = await program.said()
    assert code == 1
    assert len(errors.splitlines()) == 1
    assert "is not a sound Rowhouse database" in errors


async def test_a_token_that_is_refused_is_said_and_never_shown(tmp_path):
    async with (
        Playground(tmp_path / "town.world") as playground,
        Program(tmp_path, ROWHOUSE_DISCORD=playground.url, DISCORD_TOKEN="a-wrong-token") as program,
    ):
        code, errors = await program.said()
    assert code == 1
    assert "Discord refused the token in DISCORD_TOKEN." in errors
    assert "a-wrong-token" not in errors


async def test_an_unreachable_discord_is_tried_again_with_a_line_each_time(tmp_path):
    async with Program(tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t") as program:
        while "Discord cannot be reached" not in (line := (await program.process.stderr.readline()).decode()):
            assert "Traceback" not in line
        program.process.send_signal(signal.SIGINT)
        code, errors = await program.said()
    assert code == 0
    assert "Traceback" not in errors
