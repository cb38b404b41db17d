"""A command: close a channel under tables that several processes share, and count what Discord refuses.

`python -m tests.cogs.closed_channels --tables 8 --processes 3` starts real processes on a PostgreSQL server
of its own. Members play on for two minutes; it prints how many requests were refused in every minute, then
opens the channel and prints how long it takes until all boards and pings stand.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.app import PERMISSIONS
from bot.store import Store
from bot.table import Arrangement, Holder
from bot.table_posts import subject_of
from bot.tables import Tables
from club.posts import Do, next_step
from games.catalog import GAMES
from playground.app import Playground
from playground.limits import UNLIMITED
from playground.permissions import VIEW_CHANNEL
from tests.bot.company import seeds
from tests.cluster import name_of
from tests.cogs.branches import Branch
from tests.cogs.house import key
from tests.cogs.situations import FIRST_PAIR
from tests.cogs.soak_shared import server
from tests.playground.driver import Local

INVALID = (401, 403, 429)
A_MINUTE = 60.0
PATIENCE = 120.0
"""Seconds until something should stand."""


class Street:
    """A channel with tables in it, and the processes that show them."""

    def __init__(self, folder, place, tables):
        self.invalid = 0
        self._number = tables
        self._place = place
        self.playground = Playground(
            folder / "town.world",
            bot_permissions=PERMISSIONS.value,
            limits=UNLIMITED,
            on_exchange=self._note,
        )

    def _note(self, method, path, body, status, answer):
        self.invalid += status in INVALID

    async def __aenter__(self):
        await self.playground.start()
        self.local = Local(self.playground.url)
        self.store = await Store.open(self._place)
        self.tables = Tables(self.store, time.time, seeds())
        guild = (await self.local.world())["guilds"][0]
        self.guild_id, self.channel_id = int(guild["id"]), int(guild["channels"][-1]["id"])
        self.members = [self.local.known(each) for each in (await self.local.ask("GET", "/members"))[:2]]
        for member in self.members:
            await member.speaks("en-US")
        return self

    async def __aexit__(self, *_):
        await self.store.close()
        await self.local.__aexit__()
        await self.playground.stop()

    async def seat_down(self):
        """Let tables begin, and wait until they are shown."""
        players = [Holder(int(member.id), member.name) for member in self.members]
        game, where = GAMES["copenhagen"], (self.guild_id, self.channel_id)
        for _ in range(self._number):
            table_id = (await self.tables.open(game, Arrangement(2), players[0], *where)).after.id
            await self.tables.join(table_id, players[1])
            await self.tables.start(table_id, players[0].user_id)
        await self.all_stand()

    async def forbid(self, rights):
        """Take rights from the bot in the channel."""
        bot_id = (await self.local.world())["bot"]["id"]
        path = f"/channels/{self.channel_id}/overwrites/{bot_id}"
        await self.local.ask("PUT", path, {"allow": "0", "deny": str(rights)})

    async def play(self):
        """One turn at every table by presses on its board, as far as they are answered."""
        for table_id in await self.store.tables.all():
            table = await self.store.tables.load(table_id)
            showing = await self.store.posts.showing(table_id)
            member = next(each for each in self.members if table.waits_for(int(each.id)))
            path = f"/members/{member.id}/channels/{showing.home_id}/messages/{showing.board_id}"
            message = await self.local.ask("GET", path)
            for label in ("Take your turn", FIRST_PAIR, "Confirm"):
                outcome = await member.press(message, key(message, label)["custom_id"])
                message = outcome["message"]

    async def all_stand(self):
        """Wait until nothing is left to do about any table; gives the seconds that it took."""
        began = time.monotonic()
        while time.monotonic() < began + PATIENCE:
            steps = [
                next_step(post, round(time.time() * 1000)).do
                for table_id in await self.store.tables.all()
                for post in await self.store.posts.of_subject(subject_of(table_id))
            ]
            if steps and all(step is Do.NOTHING for step in steps):
                return time.monotonic() - began
            await asyncio.sleep(0.1)
        raise AssertionError("not all that is wanted stands")

    async def check_called(self):
        """At every table the player to act is called, once."""
        for table_id in await self.store.tables.all():
            table, showing = await self.store.tables.load(table_id), await self.store.posts.showing(table_id)
            seen = [each["content"] for each in await self.members[0].reads(showing.home_id)]
            (ping,) = [text for text in seen if "it is your turn" in text]
            assert ping.startswith(f"<@{table.holders[table.acting[0]].user_id}>"), ping


def say(text):
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def run(folder, tables, processes, minutes):
    """Count, open, and wait."""
    async with AsyncExitStack() as stack:
        cluster, place = await stack.enter_async_context(server())
        street = await stack.enter_async_context(Street(folder, place, tables))
        address = street.playground.url
        branches = [
            Branch(folder, f"{n}/{processes}", cluster, name_of(place), ROWHOUSE_DISCORD=address)
            for n in range(processes)
        ]
        for branch in branches:
            await stack.enter_async_context(branch)
        for branch in branches:
            await branch.opened()
        await street.seat_down()
        say(f"{tables} tables, {processes} processes: all stand, {street.invalid} requests refused so far")
        street.invalid = 0
        await street.forbid(VIEW_CHANNEL)
        for minute in range(1, minutes + 1):
            ends = time.monotonic() + A_MINUTE
            if minute <= 2:
                await street.play()
            await asyncio.sleep(max(0.0, ends - time.monotonic()))
            say(f"minute {minute}: {street.invalid} requests refused")
            street.invalid = 0
        await street.forbid(0)
        say(f"opened: all stand {await street.all_stand():.1f} s later, {street.invalid} requests refused")
        await street.check_called()
        for branch in branches:
            branch.check()


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.closed_channels", description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--minutes", type=int, default=4)
    asked = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="rowhouse-closed-"))
    say(f"logs in {folder}")
    asyncio.run(run(folder, asked.tables, asked.processes, asked.minutes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
