"""Figure 24: a press at another table while bot players think at fifty, beside the same without them."""

import asyncio
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from benchmarks.bots import house, started
from benchmarks.figure import Figure, against
from benchmarks.playground import playground
from benchmarks.town import Town, ask
from bot.app import App, point_at
from bot.table import Arrangement, Holder, State, Table, Update
from cogs.services import robots_of
from games.catalog import GAMES
from games.errors import Refusal
from games.thought import Level

TABLES = 50
ROUNDS = 4
PRESSES = 100
BETWEEN = 0.05
"""Seconds between two presses."""
ANSWERS_AFTER = 10.0
"""Seconds after which the person at a table with a bot player moves again: as in a game played in one go."""
GOAL = 1.5


def figures() -> list[Figure]:
    """The ratio of the slowest presses, and of the median ones."""
    with tempfile.TemporaryDirectory() as folder:
        without, among, turns = asyncio.run(_measured(Path(folder)))
    named = f"24 a press while bot players think at {TABLES} tables ({turns} turns) / without"
    return [_figure(named, among, without, 49, None), _figure(named, among, without, 98, GOAL)]


def _figure(name: str, among: list[float], without: list[float], cut: int, goal: float | None) -> Figure:
    busy, quiet = (statistics.quantiles(times, n=100)[cut] for times in (among, without))
    measured = f"{busy / quiet:.2f} ({busy * 1000:.1f} / {quiet * 1000:.1f} ms)"
    return Figure(f"{name}, p{cut + 1}", measured, against(busy / quiet, goal) if goal else "stated")


async def _measured(folder: Path) -> tuple[list[float], list[float], int]:
    """By turns, so that a busy moment of the machine meets both."""
    without: list[float] = []
    among: list[float] = []
    async with playground(folder / "bench.world") as (url, _), aiohttp.ClientSession(url) as session:
        await ask(session, "PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []})
        town = Town(session, await ask(session, "GET", "/world"))
        point_at(url)
        async with house(folder / "bots.db") as app:
            holders = [Holder(int(each["id"]), each["username"]) for each in town.players[:2]]
            table = await started(app, holders, int(town.guild["id"]), town.channel)
            crowd = Crowd(app, town)
            await crowd.sits_down()
            for _ in range(ROUNDS):
                without += await _presses(town, app, table)
                crowd.begins()
                among += await _presses(town, app, table)
                await crowd.rests()
    return without, among, crowd.turns


async def _presses(town: Town, app: App, table: Table) -> list[float]:
    """Opening one's panel, again and again."""
    member = str(table.holders[table.acting[0]].user_id)
    board_id = (await app.store.posts.showing(table.id)).board_id or 0
    times = []
    for _ in range(PRESSES):
        start = time.perf_counter()
        await town.act(member, "press", board_id, f"turn:{table.id}")
        times.append(time.perf_counter() - start)
        await asyncio.sleep(BETWEEN)
    return times


class Crowd:
    """People who each play against a sharp bot player, and answer it after a while."""

    def __init__(self, app: App, town: Town) -> None:
        self._app = app
        self._town = town
        self._ids: list[int] = []
        self._playing: list[asyncio.Task[None]] = []
        self.turns = 0
        """How many turns bot players have taken."""
        app.tables.subscribe(self._note)

    def _note(self, update: Update) -> None:
        self.turns += any(entry.user_id == 1 for entry in update.entries)

    async def sits_down(self) -> None:
        """Everybody, at games of all kinds that bot players know."""
        games: list[Any] = [game for game in GAMES.values() if game.think is not None]
        person = Holder(int(self._town.players[2]["id"]), "Pat")
        where = int(self._town.guild["id"]), self._town.channel
        for number in range(TABLES):
            game = games[number % len(games)]
            bots = (Holder(1, "Ada (hard bot)", bot=Level.SHARP),)
            opened = await self._app.tables.open(game, Arrangement(2), person, *where, bots)
            await self._app.tables.start(opened.after.id, person.user_id)
            self._ids.append(opened.after.id)
        await self.rests()

    def begins(self) -> None:
        """All play on, not all at the same moment."""
        self._playing = [
            asyncio.create_task(self._play(table_id, number * ANSWERS_AFTER / TABLES))
            for number, table_id in enumerate(self._ids)
        ]

    async def rests(self) -> None:
        """Nobody moves any more."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for table_id in self._ids:
            await self._app.part(robots_of).rested(table_id)

    async def _play(self, table_id: int, first_after: float) -> None:
        await asyncio.sleep(first_after)
        while (table := await self._app.tables.load(table_id)).state is State.PLAYING:
            with suppress(Refusal):
                await self._move(table)
            await asyncio.sleep(ANSWERS_AFTER)

    async def _move(self, table: Table) -> None:
        while table.asked:
            seat, game = table.asked[0], table.game
            text = game.write_move(game.fallback(table.position, seat))
            user_id = table.holders[seat].user_id
            table = (await self._app.tables.confirm(table.id, user_id, table.version, 0, text)).after
