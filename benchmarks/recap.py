"""Recaps: how long one takes, how large it is, what its process needs, and whether the bot's loop notices."""

import asyncio
import resource
import time
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image

from benchmarks.bot_process import Meter
from benchmarks.figure import Figure, against
from bot.pictures import picture_reader
from bot.recap import MOST_BYTES, Wanted, make_recap
from bot.replay import random_record
from bot.thinker import Task
from bot.thinkers import Thinkers
from games.catalog import GAMES
from games.record import Record, read_record
from tests.bot.filed import as_table

REPLAYS: Final = Path("tests/replays")
LONG: Final = ("kensington", 5, 12)
"""The longest of so many random games."""
PATIENCE: Final = 300.0
LONGEST_STALL: Final = 100
"""ms, as figure 13."""


class Cost(msgspec.Struct, frozen=True):
    """Of one recap, as its process sees it."""

    seconds: float
    size: int
    frames: int
    memory: int
    """Bytes at the most."""


def measured(wanted: Wanted) -> Cost:
    """Make one, in a process that has made none."""
    start = time.perf_counter()
    made = make_recap(wanted)
    seconds = time.perf_counter() - start
    with Image.open(BytesIO(made.file)) as film:
        frames = getattr(film, "n_frames", 1)
    return Cost(seconds, len(made.file), frames, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)


def figures() -> list[Figure]:
    """The longest kept game of every game, and a long random one."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    found = []
    for name, record in _games():
        makers, meter = Thinkers(1, PATIENCE), Meter()
        metering = asyncio.create_task(meter.run())
        start = time.perf_counter()
        cost: Cost = await makers.done(Task(measured, (_wanted(record),)))
        whole = time.perf_counter() - start
        metering.cancel()
        await asyncio.gather(metering, return_exceptions=True)
        await makers.close()
        found += _told(name, cost, whole, meter)
    return found


def _told(name: str, cost: Cost, whole: float, meter: Meter) -> list[Figure]:
    told = f"{cost.seconds:.2f} ({whole:.2f} with its process)"
    size = f"{cost.size / 1024:.0f} ({cost.frames} frames)"
    late = f"{1000 * meter.stall:.0f} ({1000 * meter.busy:.0f} of them at work)"
    return [
        Figure(f"recap of {name}: seconds", told, "stated"),
        Figure(f"recap of {name}: KB", size, against(cost.size / 1024, MOST_BYTES / 1024)),
        Figure(f"recap of {name}: MB of its process at most", f"{cost.memory / 2**20:.0f}", "stated"),
        Figure(f"recap of {name}: longest stall of the loop in ms", late, _stall(meter)),
    ]


def _stall(meter: Meter) -> str:
    return against(1000 * meter.stall, LONGEST_STALL)


def _games() -> list[tuple[str, Record]]:
    found = []
    for key in GAMES:
        kept = [read_record(path.read_text(encoding="utf-8")) for path in (REPLAYS / key).glob("*.txt")]
        longest = max(kept, key=lambda record: len(record.moves))
        found.append((f"{key}, {longest.seats} seats, {len(longest.moves)} moves", longest))
    game, seats, tries = LONG
    drawn = [random_record(GAMES[game], seats, f"recap {number}") for number in range(tries)]
    longest = max(drawn, key=lambda record: len(record.moves))
    return [*found, (f"{game} at random, {seats} seats, {len(longest.moves)} moves", longest)]


def _wanted(record: Record) -> Wanted:
    table, log = as_table(record)
    return Wanted(table, tuple(log), picture_reader(table, "en"))
