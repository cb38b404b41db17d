"""Figures 13 and 14: the longest stall of the bot's loop under 50 presses at once, and the CPU of a move."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec

from benchmarks.bot_process import Order, Report, Waiting
from benchmarks.drawing import SCENES
from benchmarks.figure import Figure, against
from benchmarks.playground import playground
from benchmarks.town import Json, Town, ask, button_for
from bot.table import Holder
from languages.reader import Reader
from rendering.catalog import PAINTERS
from rendering.png import encode

TABLES = 50
ROUNDS = 4
EDITS = 100
LONGEST = 100
"""ms."""


def figures() -> list[Figure]:
    """Both, from bots in processes of their own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_figures(Path(folder)))


async def _figures(folder: Path) -> list[Figure]:
    async with playground(folder / "bench.world") as (url, _), aiohttp.ClientSession(url) as session:
        await ask(session, "PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []})
        town = Town(session, await ask(session, "GET", "/world"))
        turns, confirming, stalls, busy = await _crowd(town, url, folder)
        edit = await _bare_edit(town, url, folder)
    longest = f"{max(stalls):.0f} ({busy:.0f} of them at work)"
    named = f"13 longest stall of the loop in ms, {TABLES} presses at once"
    return [
        Figure(named, longest, against(max(stalls), LONGEST)),
        _cpu("14 CPU of a confirmed move until all is shown / of a bare edit", confirming, edit, 2),
        _cpu("14 CPU of a whole turn, panel to board, / of a bare edit", turns, edit, None),
    ]


def _cpu(name: str, ours: float, edit: float, goal: float | None) -> Figure:
    measured = f"{ours / edit:.2f} ({ours * 1000:.1f} / {edit * 1000:.1f} ms)"
    return Figure(name, measured, against(ours / edit, goal) if goal else "stated")


# Ours


async def _crowd(town: Town, url: str, folder: Path) -> tuple[float, float, list[float], float]:
    """The least CPU of a turn and of its last press, all stalls in ms, and the most work in one."""
    holders = [Holder(int(each["id"]), each["username"]) for each in town.players[:4]]
    order = Order(int(town.guild["id"]), town.channel, str(folder / "crowd.sqlite3"), holders, TABLES)
    turns, confirming, stalls, busy = [], [], [], []
    async with _bot(url, order) as bot:
        waiting = (await bot.told()).waiting
        for _ in range(ROUNDS):
            panels = await asyncio.gather(*(_opened(town, each) for each in waiting))
            opened = await bot.report()
            asked = await asyncio.gather(*map(_chosen, [town] * TABLES, waiting, panels))
            chosen = await bot.report()
            await asyncio.gather(*map(_confirmed, [town] * TABLES, waiting, asked))
            confirmed = await bot.report()
            waiting = confirmed.waiting
            spent = [each.cpu / TABLES for each in (opened, chosen, confirmed)]
            turns.append(sum(spent))
            confirming.append(spent[-1])
            busy.append(1000 * max(each.busy for each in (opened, chosen, confirmed)))
            stalls.append(1000 * max(each.stall for each in (opened, chosen, confirmed)))
    return min(turns), min(confirming), stalls, max(busy)


async def _opened(town: Town, waiting: Waiting) -> Json:
    found = await town.act(str(waiting.user_id), "press", waiting.message_id, f"turn:{waiting.table_id}")
    assert "message" in found, found
    panel: Json = found["message"]
    return panel


async def _chosen(town: Town, waiting: Waiting, panel: Json) -> Json:
    """The button that shows what the move would do."""
    found = await town.act(str(waiting.user_id), "press", panel["id"], button_for(panel, waiting.text))
    assert "message" in found, found
    asked: Json = found["message"]
    return asked


async def _confirmed(town: Town, waiting: Waiting, panel: Json) -> None:
    await town.act(str(waiting.user_id), "press", panel["id"], button_for(panel, waiting.text))


# The bare bot


async def _bare_edit(town: Town, url: str, folder: Path) -> float:
    """The least CPU of an edit."""
    picture = folder / "board.png"
    view, names = SCENES["copenhagen"]()
    picture.write_bytes(encode(PAINTERS["copenhagen"].table(view, Reader(names=names))[0]))
    order = Order(int(town.guild["id"]), town.channel, picture=str(picture))
    spent = []
    async with _bot(url, order) as bot:
        (message,) = (await bot.told()).waiting
        for _ in range(ROUNDS):
            for _ in range(EDITS):
                await town.act(town.players[0]["id"], "press", message.message_id, "again")
            spent.append((await bot.report()).cpu / EDITS)
    return min(spent)


# A bot in its process


class Bot:
    """A process of benchmarks.bot_process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._ask, self._told = process.stdin, process.stdout

    async def told(self) -> Report:
        """Its next report."""
        return msgspec.json.decode(await self._told.readline(), type=Report)

    async def report(self) -> Report:
        """What it spent since the last one, and what waits at the tables when all is shown."""
        self._ask.write(b"\n")
        return await self.told()


@asynccontextmanager
async def _bot(url: str, order: Order) -> AsyncIterator[Bot]:
    words = (sys.executable, "-m", "benchmarks.bot_process", url, msgspec.json.encode(order).decode())
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, limit=1 << 20)
    try:
        yield Bot(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
