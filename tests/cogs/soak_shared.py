"""A command: kill, stall and cut off processes that share a database, and restart it, under play."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.cluster import Cluster, name_of
from tests.cogs.branches import Branch
from tests.cogs.district import District
from tests.cogs.situations import hearing

SHARDS = ("0-1/6", "2-3/6", "4-5/6")
KILL, RESTART, CUT, STALL = "kill", "restart", "cut", "stall"
MOST_ACTS = 6
LONGEST_CUT, LONGEST_STALL = 18.0, 30.0
"""Seconds, which is longer than the server waits for a beat."""
BETWEEN_CHECKS = 20
PATIENCE = 500.0
"""Seconds, which only end what hangs; lost shards, and what may be on its way, take a few."""
LASTING = ("listen_addresses=", "max_connections=200")
"""A server as it is made: what it has told to be kept survives its own death."""


class Soak:
    """Three processes, their server and their members, and whatever befalls them."""

    def __init__(self, folder, cluster, place, rng):
        self.district = District(folder, place, rng)
        self.branches = []
        self.settled_after = 0.0
        """Seconds until everything stood as it should, the last time."""
        self._folder = folder
        self._cluster = cluster
        self._database = name_of(place)
        self._rng = rng
        self._mending = set()
        self._stack = AsyncExitStack()

    async def __aenter__(self):
        await self._stack.enter_async_context(self.district)
        for shards in SHARDS:
            branch = Branch(
                self._folder,
                shards,
                self._cluster,
                self._database,
                ROWHOUSE_DISCORD=self.district.playground.url,
            )
            self.branches.append(await self._stack.enter_async_context(branch))
        await self._all_open()
        return self

    async def __aexit__(self, *_):
        for task in self._mending:
            task.cancel()
        await self._stack.aclose()

    async def _all_open(self):
        for branch in self.branches:
            await branch.opened()

    async def befall(self, troubles):
        """Let members play while one after the other happens, then rest, and look at everything."""
        resting = asyncio.Event()
        playing = asyncio.create_task(self.district.play(resting))
        try:
            for trouble in troubles:
                await self._until_played(playing)
                await self._befall(trouble)
            await self._until_played(playing)
        finally:
            resting.set()
            await playing
        await self._check()

    async def _until_played(self, playing):
        """A few acts later; often when all processes are there again."""
        if self._rng.random() < 0.5:
            await self._all_open()
        until = self.district.acts + self._rng.randint(1, MOST_ACTS)
        while self.district.acts < until:
            self.district.acted.clear()
            acting = asyncio.create_task(self.district.acted.wait())
            done, _ = await asyncio.wait(
                (acting, playing), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            acting.cancel()
            assert done, "nobody is answered any more, or has anything to do"
            if playing.done():
                playing.result()
            for branch in self.branches:
                branch.check()

    async def _befall(self, trouble):
        branch = self._rng.choice(self.branches)
        if trouble == KILL:
            branch.kill()
        elif trouble == CUT:
            branch.line.cut(loudly=self._rng.random() < 0.5)
            self._later(self._rng.uniform(0.5, LONGEST_CUT), branch.line.mend)
        elif trouble == STALL:
            branch.stall()
            self._later(self._rng.uniform(0.5, LONGEST_STALL), branch.go_on)
        else:
            how = self._rng.choice(("fast", "immediate"))
            await asyncio.to_thread(self._cluster.stop, how)
            await asyncio.to_thread(self._cluster.start)

    def _later(self, seconds, mend):
        async def wait():
            await asyncio.sleep(seconds)
            mend()

        task = asyncio.create_task(wait())
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _check(self):
        """Mended and left alone, everything is shown as it is, once; and all that was told is kept."""
        for branch in self.branches:
            branch.line.mend()
            branch.go_on()
        began = time.monotonic()
        await self._all_open()
        async with hearing(self.district, self.district.members[0]) as hears:
            while problems := await self.district.problems():
                left = began + PATIENCE - time.monotonic()
                assert left > 0, f"not as it should be: {problems}"
                try:
                    async with asyncio.timeout(min(left, 5)):
                        await hears(lambda event: event["type"].startswith(("message", "channel")))
                except TimeoutError:
                    pass
        self.settled_after = time.monotonic() - began
        await self.district.check_kept()
        self.district.check_sent_once()
        for branch in self.branches:
            branch.check()


@asynccontextmanager
async def server():
    """A server with a database for one soak; gives it and where the database is."""
    with tempfile.TemporaryDirectory(prefix="rowhouse-server-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(folder, settings=LASTING)
        await asyncio.to_thread(cluster.make)
        await asyncio.to_thread(cluster.start)
        try:
            yield cluster, await cluster.made("template1")
        finally:
            await asyncio.to_thread(cluster.stop, "immediate")


def troubles_of(kills, restarts, cuts, stalls, rng):
    """All that happens, in any order."""
    every = [KILL] * kills + [RESTART] * restarts + [CUT] * cuts + [STALL] * stalls
    rng.shuffle(every)
    return every


async def soak(folder, troubles, rng, between=BETWEEN_CHECKS):
    """Let all of it happen; gives the soak after every check."""
    async with server() as (cluster, place), Soak(folder, cluster, place, rng) as running:
        for start in range(0, len(troubles), between):
            await running.befall(troubles[start : start + between])
            yield running


async def _run(folder, troubles, rng):
    done = 0
    async for running in soak(folder, troubles, rng):
        done = min(len(troubles), done + BETWEEN_CHECKS)
        told, starts = len(running.district.told), sum(branch.starts for branch in running.branches)
        cups = ", ".join(running.district.cups.told)
        sys.stdout.write(
            f"{done} troubles, {starts} starts, {running.district.acts} answers, {told} moves told,"
            f" tournaments ({cups}) so far: all kept and shown once, {running.settled_after:.0f} s later\n"
        )
        sys.stdout.flush()


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.soak_shared", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--restarts", type=int, default=10, help="of the server")
    parser.add_argument("--cuts", type=int, default=10, help="of a process's line to the server")
    parser.add_argument("--stalls", type=int, default=20, help="of a process")
    parser.add_argument(
        "--seed", default=str(random.randrange(10**9)), help="what happens and what is played"
    )
    asked = parser.parse_args(arguments)
    rng = random.Random(asked.seed)
    sys.stdout.write(f"seed {asked.seed}\n")
    folder = Path(tempfile.mkdtemp(prefix="rowhouse-soak-"))
    sys.stdout.write(f"logs in {folder}\n")
    asyncio.run(_run(folder, troubles_of(asked.kills, asked.restarts, asked.cuts, asked.stalls, rng), rng))
    sys.stdout.write(
        f"{asked.kills} kills, {asked.restarts} restarts, {asked.cuts} cuts, {asked.stalls} stalls:"
        " nothing lost, nothing twice.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
