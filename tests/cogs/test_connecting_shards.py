"""Connecting a part of Discord's shards: which servers are known then, and when the bot can be reached."""

import asyncio
import time
from contextlib import asynccontextmanager

import pytest

from bot.app import BadShards, BadToken, app_on, point_at
from bot.pictures import Pictures
from bot.shards import EVERYTHING, Shards
from bot.store import Store
from bot.tables import Tables
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.bot.program import Program
from tests.playground.driver import Local
from tests.quick import thorough


class Town(Playground):
    """Where what happens can be said, too."""

    to: Local


@pytest.fixture
async def playground(tmp_path):
    """With one more server on each of four shards."""
    async with Town(tmp_path / "town.world", limits=UNLIMITED) as started:
        point_at(started.url)
        async with Local(started.url) as started.to:
            for number in range(4):
                body = {"name": f"Number {number}", "shard": [number, 4]}
                await started.to.ask("POST", "/guilds", body)
            yield started


class Reach:
    """What the bot said of whether it can be reached, each change once, and something to wait for."""

    def __init__(self, app):
        self.said = []
        self._changed = asyncio.Condition()
        app.when_connected.append(lambda: self._says("up"))
        app.when_disconnected.append(lambda: self._says("down"))

    async def _says(self, word):
        async with self._changed:
            self.said += [word] if self.said[-1:] != [word] else []
            self._changed.notify_all()

    async def has_said(self, *words):
        async with self._changed:
            await self._changed.wait_for(lambda: self.said == [*words])


@asynccontextmanager
async def connected(playground, folder, shards):
    """The bot on these shards, once it is ready, and what it said of being reached."""
    store, pictures = await Store.open(folder / "rowhouse.db"), Pictures()
    tables = Tables(store, time.time, lambda: "seed")
    app = app_on(shards)(store, tables, pictures, None, shards, guild_ready_timeout=0.05)
    reach, ready = Reach(app), asyncio.Event()

    async def is_ready():
        ready.set()

    app.when_ready.append(is_ready)
    staying = asyncio.create_task(app.stay_connected(playground.token))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait((staying, waiting), return_when=asyncio.FIRST_COMPLETED)
        if staying.done():
            await staying
        while any(guild.unavailable for guild in app.guilds):  # on a slow machine it is ready before
            await app.wait_for("guild_available")
        yield app, reach
    finally:
        waiting.cancel()
        await app.close()
        staying.cancel()
        await asyncio.gather(staying, waiting, return_exceptions=True)
        pictures.close()
        await store.close()


def known(app):
    return {guild.name for guild in app.guilds} - {"Rowhouse Square"}


@pytest.mark.parametrize(
    ("shards", "numbers"),
    [
        (EVERYTHING, range(4)),
        (Shards(2, 2, 4), [2]),
        (Shards(1, 3, 4), [1, 2, 3]),
        (Shards(0, 3, 4), range(4)),
    ],
    ids=str,
)
async def test_the_servers_of_its_shards_are_known_and_no_others(playground, tmp_path, shards, numbers):
    async with connected(playground, tmp_path, shards) as (app, reach):
        assert known(app) == {f"Number {number}" for number in numbers}
        assert {guild.shard_id for guild in app.guilds} <= {*shards.numbers}
        assert reach.said == ["up"]


async def test_one_process_tells_discord_the_commands(playground, tmp_path):
    async with connected(playground, tmp_path, Shards(1, 3, 4)):
        assert not playground.world.commands
    async with connected(playground, tmp_path, Shards(0, 0, 4)):
        assert playground.world.commands


async def test_a_bot_can_be_reached_while_all_of_its_shards_can(playground, tmp_path):
    async with connected(playground, tmp_path, Shards(0, 1, 4)) as (_, reach):
        await playground.to.fault("drop", shard=1)
        await reach.has_said("up", "down", "up")


async def test_the_shard_of_another_process_is_nothing_to_this_one(playground, tmp_path):
    (tmp_path / "other").mkdir()
    async with (
        connected(playground, tmp_path, Shards(0, 0, 2)) as (_, reach),
        connected(playground, tmp_path / "other", Shards(1, 1, 2)) as (_, other),
    ):
        await playground.to.fault("drop", shard=1)
        await other.has_said("up", "down", "up")
        assert reach.said == ["up"]


async def test_shards_of_different_keys_begin_at_once_and_none_is_sent_back(playground, tmp_path):
    await playground.to.ask("PUT", "/starts", {"max_concurrency": 4, "every": 5})
    before = playground.world.starts.remaining
    async with connected(playground, tmp_path, Shards(0, 3, 4)) as (app, _):
        assert known(app) == {f"Number {number}" for number in range(4)}
        assert before - playground.world.starts.remaining == 4


async def test_shards_of_one_key_begin_one_after_the_other(playground, tmp_path, monkeypatch):
    # Discord's five seconds, and much more, in short: a slow machine may hear of the first one late.
    monkeypatch.setattr("bot.app.BETWEEN_IDENTIFIES", 0.5)
    await playground.to.ask("PUT", "/starts", {"max_concurrency": 1, "every": 0.1})
    before = playground.world.starts.remaining
    async with connected(playground, tmp_path, Shards(0, 3, 4)) as (app, _):
        assert known(app) == {f"Number {number}" for number in range(4)}
        assert before - playground.world.starts.remaining == 4


async def test_too_few_shards_are_refused_with_a_sentence(playground, tmp_path):
    await playground.to.ask("PUT", "/starts", {"most_guilds": 2})
    for shards in (EVERYTHING, Shards(0, 1, 2)):
        with pytest.raises(BadShards):
            async with connected(playground, tmp_path, shards):
                pass


async def test_a_token_that_discord_takes_away_meanwhile_is_a_sentence_too(playground, tmp_path):
    await playground.to.ask("PUT", "/starts", {"total": 1})
    with pytest.raises(BadToken):
        async with connected(playground, tmp_path, Shards(0, 1, 2)):
            pass


@pytest.mark.parametrize(
    ("environment", "line"),
    [
        pytest.param(
            {"ROWHOUSE_SHARDS": "3-1/4"},
            "ROWHOUSE_SHARDS is “3-1/4”; it must name shards, and how many there are",
            marks=thorough,
        ),
        pytest.param(
            {},
            "Discord does not take the shards 0-0/1: it wants this bot on more of them.",
            marks=thorough,
        ),
        ({"ROWHOUSE_SHARDS": "0-1/2"}, "Discord does not take the shards 0-1/2: it wants this bot on more"),
    ],
)
async def test_bad_shards_end_the_program_in_one_clear_line(playground, tmp_path, environment, line):
    await playground.to.ask("PUT", "/starts", {"most_guilds": 2})
    program = Program(tmp_path, ROWHOUSE_LOG="WARNING", **environment)
    program.point_at(playground.url)
    async with program:
        code, log = await program.said()
    assert code == 1
    assert line in log
    assert "Traceback" not in log
    assert len(log.splitlines()) == 1
