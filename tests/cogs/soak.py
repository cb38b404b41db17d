"""A command: kill the bot's process again and again while members play, and look for anything lost."""

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
from pathlib import Path

from bot.app import PERMISSIONS
from bot.store import Store
from bot.store.__main__ import main as store_command
from bot.table import State
from bot.takeback import moves_that_count, positions
from languages.reader import Medium, Reader
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.cogs.house import key, labels, said, settled_town
from tests.cogs.situations import hearing
from tests.playground.driver import Local

ROOT = Path(__file__).parents[2]
TABLES = 2
MOST_ACTS = 12
KINDS = {"take": "cards", "build": "tile", "ability": "ability", "coat": "use", "discard": "card"}
"""The commands of Copenhagen that have something to choose, each with the option to choose it in."""


class Street:
    """A playground whose members play at several tables, and a bot process that is killed under them."""

    def __init__(self, folder, rng):
        self._town = folder / "town.world"
        self.playground = Playground(self._town, bot_permissions=PERMISSIONS.value, limits=UNLIMITED)
        self.told = []
        """What members were told was done: table, seat's user id, the words."""
        self.kills = 0
        self._database = folder / "rowhouse.db"
        self._rng = rng
        self._process = None
        self._acts_left = 0
        self._joined = set()

    async def __aenter__(self):
        self._town.write_bytes(await settled_town())
        await self.playground.start()
        self.local = Local(self.playground.url)
        guild = (await self.local.world())["guilds"][0]
        self.here = next(each["id"] for each in guild["channels"] if each["name"] == "games")
        people = await self.local.ask("GET", "/members")
        self.members = [self.local.known(person) for person in people[:2]]
        await self._start()
        return self

    async def __aexit__(self, *_):
        await self._kill()
        await self.local.__aexit__()
        await self.playground.stop()

    # The bot's process

    async def _start(self):
        environment = {
            **os.environ,
            "DISCORD_TOKEN": "",
            "ROWHOUSE_DISCORD": self.playground.url,
            "ROWHOUSE_DATABASE": str(self._database),
            "ROWHOUSE_LOG": "WARNING",
        }
        async with hearing(self, self.members[0]) as hears:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=ROOT, env=environment, stdout=asyncio.subprocess.DEVNULL
            )
            await hears(lambda event: event["type"] == "bot" and event["online"])

    async def _kill(self):
        if self._process.returncode is None:
            self._process.kill()
        code = await self._process.wait()
        assert code == -9, f"the bot stopped by itself with {code}"

    # Playing

    async def play_until_killed(self):
        """Let everybody play, kill the bot after so many answers, in the middle of whatever else goes on."""
        self._acts_left = self._rng.randint(1, MOST_ACTS)
        open_tables = await self._open_tables()
        playing = [asyncio.create_task(self._play(number)) for number in open_tables]
        playing += [asyncio.create_task(self._open_and_play()) for _ in range(TABLES - len(open_tables))]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        self._acts_left = 0
        await self._kill()
        self.kills += 1
        for task in playing:
            task.cancel()  # nobody will answer any more
        for found in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    def _count(self):
        """One act was answered; false once the bot is to be killed."""
        self._acts_left -= 1
        return self._acts_left > 0

    async def _open_and_play(self):
        host, guest = self.members
        outcome = await host.command(self.here, "play", game="copenhagen", invite=guest.id)
        if outcome["state"] != "answered" or not self._count():
            return
        if outcome.get("message", {}).get("content"):
            self._joined.clear()  # too many lobbies wait, so one that a kill has left is filled
        free = [each for each in await host.reads(self.here) if "Join" in labels(each)]
        card = next((each for each in free if each["id"] not in self._joined), None)
        if card is None:
            return
        self._joined.add(card["id"])
        join = key(card, "Join")["custom_id"]
        await guest.press(card, join)
        if self._count():
            await self._play(int(join.removeprefix("join:")))

    async def _play(self, table_id):
        """Whoever can do something does it, until the bot dies or the table is over."""
        while self._acts_left > 0:
            acted = [await self._act(member, table_id) for member in self.members]
            if not any(acted):
                return

    async def _act(self, member, table_id):
        """One move by typing, chosen among what is offered; false if nothing is."""
        for name, option in self._rng.sample(sorted(KINDS.items()), len(KINDS)):
            path = f"copenhagen {name}"
            offered = await member.complete(self.here, path, option, **{option: "", "table": table_id})
            if offered:
                value = self._rng.choice(offered)["value"]
                outcome = await member.command(self.here, path, **{option: value, "table": table_id})
                return self._heard(member, table_id, outcome)
        # Nothing to choose: at most to end the turn, which is refused to those who are not to act.
        outcome = await member.command(self.here, "copenhagen end", table=table_id)
        return self._heard(member, table_id, outcome)

    def _heard(self, member, table_id, outcome):
        """Note what was told; false if the bot is dead or the member was refused."""
        if outcome["state"] != "answered" or outcome["message"]["content"]:
            return False
        lines = said(outcome["message"]).splitlines()
        if any("**Done**" in line for line in lines):
            words = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
            self.told += [(table_id, int(member.id), each) for each in words]
        self._count()
        return True

    # Checking

    async def check_kept(self):
        """The database is sound, every log leads to the kept position, and all that was told is in it."""
        assert await asyncio.to_thread(store_command, ["check", str(self._database)]) == 0
        store = await Store.open(self._database)
        try:
            for table_id in {number for number, _, _ in self.told}:
                log = await store.log.load(table_id)
                table = await store.tables.load(table_id)
                assert positions(table, moves_that_count(log))[-1] == table.position
                for member in self.members:
                    reader = Reader("en", table.names, table.seat_of(int(member.id)), Medium.MARKDOWN)
                    said_so = [w for n, user_id, w in self.told if (n, user_id) == (table_id, int(member.id))]
                    kept = iter([reader.read(e.said) for e in log if e.said and e.user_id == int(member.id)])
                    assert all(words in kept for words in said_so), "something told is not in the log"
        finally:
            await store.close()

    async def check_shown_after_restart(self):
        """The new process shows the newest version of every table, once, with one ping for who is to act."""
        store = await Store.open(self._database)
        try:
            tables = [await store.tables.load(number) for number in await store.tables.all()]
        finally:
            await store.close()
        async with hearing(self, self.members[0]) as hears:
            await self._start()
            for table in tables:
                # Whatever is still to be shown comes with an event; without one for long, it never comes.
                while problem := await self._problem_with(table):
                    try:
                        await hears(lambda event: event["type"].startswith(("message", "channel")))
                    except TimeoutError:
                        raise AssertionError(f"table {table.id}: {problem}") from None

    async def _problem_with(self, table):
        """What a member sees that is not as it must be; empty if all is well."""
        head = rf"### Copenhagen · table {table.id}\n"
        if len(await self._matching(self.here, head)) != 1:
            return "not one card"
        if table.position is None:
            return ""
        threads = [
            each["id"]
            for each in await self.members[0].channels()
            if (each["name"] or "").startswith(f"Copenhagen {table.id}:")
        ]
        if len(threads) != 1:
            return "not one thread"
        boards = await self._matching(threads[0], head)
        newest = f"<t:{int(table.since)}:R>" if table.state is State.PLAYING else f"Seed `{table.seed}`"
        if len(boards) != 1 or newest not in said(boards[0]):
            return f"not one board with {newest}"
        told = [said(each).split()[0] for each in await self._matching(threads[0], "it is your turn")]
        if told != [f"<@{table.holders[seat].user_id}>" for seat in table.acting]:
            return f"pings {told}"
        results = await self._matching(threads[0], "is over")
        return "" if len(results) == (table.state is State.OVER) else f"{len(results)} results"

    async def _matching(self, channel, pattern):
        """The public messages there that say so; the thread's first message is the card again."""
        reader = self.members[0]
        found = await self.local.ask("GET", f"/members/{reader.id}/channels/{channel}/messages?limit=200")
        return [
            each
            for each in found
            if not each["local"]["ephemeral"] and each["type"] != 21 and re.search(pattern, said(each))
        ]

    async def _open_tables(self):
        store = await Store.open(self._database)
        try:
            tables = [await store.tables.load(number) for number in await store.tables.all()]
        finally:
            await store.close()
        return [table.id for table in tables if table.state is State.PLAYING][:TABLES]


async def soak(kills, rng):
    """Kill so often, in a new town now and then; says how many things were told after each."""
    while kills > 0:
        with tempfile.TemporaryDirectory() as folder:
            async with Street(Path(folder), rng) as street:
                for _ in range(min(kills, 25)):
                    await street.play_until_killed()
                    await street.check_kept()
                    await street.check_shown_after_restart()
                    yield len(street.told)
        kills -= 25


async def _run(kills, rng):
    number = 0
    async for told in soak(kills, rng):
        number += 1
        sys.stdout.write(f"kill {number}: {told} moves told so far, all kept and shown once\n")
        sys.stdout.flush()


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", default=str(random.randrange(10**9)), help="when to kill and what to play")
    asked = parser.parse_args(arguments)
    sys.stdout.write(f"seed {asked.seed}\n")
    asyncio.run(_run(asked.kills, random.Random(asked.seed)))
    sys.stdout.write(f"{asked.kills} kills, nothing lost, nothing shown twice.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
