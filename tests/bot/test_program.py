"""The program as `make play` runs it: it starts the playground, says where, stops cleanly, goes on."""

import asyncio
import re
import signal
import sqlite3
import stat
import tempfile
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.app import PERMISSIONS
from bot.store import Store
from bot.store.__main__ import main as store_command
from playground.app import Playground
from tests.bot.program import Program
from tests.playground.driver import Local


async def open_a_table(address):
    """As somebody in the games channel."""
    async with Local(address) as local:
        member = local.known((await local.ask("GET", "/members"))[0])
        games = next(channel["id"] for channel in await member.channels() if channel["name"] == "games")
        assert (await member.command(games, "play", game="copenhagen"))["state"] == "answered"


async def test_without_a_token_it_plays_on_this_machine_and_goes_on_next_time(tmp_path):
    async with Program(tmp_path) as program:
        assert await program.says() == "Starting a Discord stand-in on this machine ..."
        assert await program.says() == "Connecting the bot ..."
        address = await program.address()
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
        await open_a_table(address)
        program.process.send_signal(signal.SIGINT)
        code, errors = await program.said()
        assert code == 0, errors
        assert "Traceback" not in errors
        assert re.search(r"bot\.door interaction=\d+ table=1 version=1 opened", errors)
    async with Program(tmp_path) as program:
        await open_a_table(await program.address())
        program.process.send_signal(signal.SIGTERM)
        assert (await program.said())[0] == 0
    store = await Store.open(tmp_path / "rowhouse.db")
    assert await store.tables.all() == [1, 2]
    await store.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_house(tmp_path_factory):
    """A bot that plays on this machine, for all who only look at it: its address and its folder."""
    folder = tmp_path_factory.mktemp("open")
    async with Program(folder) as program:
        yield await program.address(), folder


@pytest.mark.thorough
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_opens_the_address_reads_how_to_begin(open_house, watch):
    page = await watch.open(open_house[0])
    await expect(page.get_by_role("heading", name="games").first).to_be_visible()
    for words in ("Type /play: against bots at once", "New to a game? Type /learn"):
        await expect(page.locator("#beginning").get_by_text(words)).to_be_visible()
    await page.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_on_this_machine_the_bot_has_exactly_the_rights_of_its_invite_link(open_house):
    async with Local(open_house[0]) as local:
        made = await local.ask("POST", "/guilds", {"name": "More"})
        guilds = (await local.world())["guilds"]
    assert made["id"] in [guild["id"] for guild in guilds]
    for guild in guilds:
        (own,) = [role for role in guild["roles"] if role["managed"]]
        assert int(own["permissions"]) == PERMISSIONS.value


@pytest.mark.thorough
async def test_a_killed_bot_leaves_no_playground_behind_and_is_no_hindrance(tmp_path):
    async with Program(tmp_path) as program:
        address = await program.address()
        await open_a_table(address)
        heard, _ = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        program.process.kill()
        with suppress(ConnectionError):
            await heard.read()  # until nobody is there any more
        async with aiohttp.ClientSession() as session:
            while await is_served(session, address):
                pass
    async with Program(tmp_path) as program:
        await open_a_table(await program.address())


async def is_served(session, address):
    try:
        async with session.head(address):
            return True
    except aiohttp.ClientConnectionError:
        return False


async def test_a_bad_setting_stops_the_start_with_one_line(tmp_path):
    async with Program(tmp_path, ROWHOUSE_LOG="LOUD") as program:
        code, errors = await program.said()
    assert code == 1
    assert errors.splitlines() == ["ROWHOUSE_LOG is “LOUD”; it must be DEBUG, INFO, WARNING or ERROR."]


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
        for _ in range(2):
            await program.hears("Discord cannot be reached")
        program.process.send_signal(signal.SIGINT)
        code, errors = await program.said()
    assert code == 0
    assert "Traceback" not in errors
    assert "Unclosed" not in errors


# One bot on one database, which it can write


@pytest.mark.asyncio(loop_scope="session")
async def test_a_second_bot_on_the_same_database_is_refused(open_house, tmp_path):
    used, link = open_house[1] / "rowhouse.db", tmp_path / "link.db"
    link.symlink_to(used)
    for database in (used, link):
        async with Program(tmp_path, ROWHOUSE_DATABASE=str(database)) as second:
            code, errors = await second.said()
        assert code == 1
        assert errors == f"Another Rowhouse is running on {database}; stop that one first.\n"


@pytest.mark.asyncio(loop_scope="session")
async def test_a_database_that_a_bot_runs_on_can_be_checked_and_copied(open_house, tmp_path):
    address, folder = open_house
    await open_a_table(address)
    used = folder / "rowhouse.db"
    for job in (["check", used], ["backup", used, tmp_path / "copy.db"]):
        assert await asyncio.to_thread(store_command, [str(word) for word in job]) == 0


@pytest.mark.asyncio(loop_scope="session")
async def test_the_files_of_a_bot_are_its_owners_alone(open_house):
    address, folder = open_house
    await open_a_table(address)
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("rowhouse.db*")}
    assert found == {f"rowhouse.db{end}": 0o600 for end in ("", "-wal", "-shm", "-lock")}


AS_NOBODY = """
import os, sys
import bot.__main__ as program
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
sys.exit(program.main())
"""
"""To whom a file can be read-only: root may write everything."""


@pytest.fixture
def common():
    """A folder that anybody may use."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


async def a_database_in(folder):
    path = folder / "rowhouse.db"
    await (await Store.open(path)).close()
    path.chmod(0o666)
    return path


async def refused_to_nobody(folder):
    async with Program(folder, run=("-c", AS_NOBODY), ROWHOUSE_DISCORD="http://127.0.0.1:9") as program:
        code, errors = await program.said()
    assert code == 1, errors
    (line,) = errors.splitlines()
    return line


async def test_a_file_that_cannot_be_written_is_refused_at_the_start(common):
    path = await a_database_in(common)
    path.chmod(0o444)
    assert await refused_to_nobody(common) == f"{path} cannot be opened: the file is read-only."


@pytest.mark.parametrize(
    "there",
    [
        pytest.param((), marks=pytest.mark.thorough),
        pytest.param(("rowhouse.db",), marks=pytest.mark.thorough),
        ("rowhouse.db", "rowhouse.db-lock"),
    ],
)
async def test_a_folder_that_cannot_be_written_is_refused_at_the_start(common, there):
    path = await a_database_in(common)
    (common / "rowhouse.db-lock").touch(0o666)
    (common / "rowhouse.db-lock").chmod(0o666)
    for each in common.iterdir():
        if each.name not in there:
            each.unlink()
    common.chmod(0o555)
    line = await refused_to_nobody(common)
    assert str(path) in line
    assert f"the folder {common} is read-only" in line or "is read-only, or its folder is" in line


async def test_a_database_that_lacks_a_table_is_refused_with_one_line(tmp_path):
    path = await a_database_in(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE drafts")
    async with Program(tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t") as program:
        code, errors = await program.said()
    assert code == 1
    assert errors.splitlines() == [f"{path} is not a sound Rowhouse database: its table drafts is missing."]


async def test_a_database_with_a_damaged_page_ends_the_start_and_nothing_hangs(tmp_path):
    path = await a_database_in(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'uptime'").fetchall()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * size)
            file.write(b"?" * size)
    async with Program(tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t") as program:
        code, errors = await program.said()
    assert code == 1
    assert "Traceback" not in errors
    assert errors.splitlines()[-1].startswith("A part of our database is damaged")
