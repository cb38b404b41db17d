"""The robots service: wherever a bot player is to act, it thinks elsewhere and its moves come in like all."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from bot.attending import Attention
from bot.bot_players import BotTurn, bots_moved, bots_to_act, question_at, with_time_to_think
from bot.clocks.lengths import SECOND
from bot.errors import StaleButton, StoreBusy
from bot.running import BOT_THINKS, in_ms
from bot.store import Store
from bot.store.news import BotsWanted
from bot.table import About, Table, Update
from bot.tables import Tables
from bot.thinkers import NoThought, Thinkers
from bot.timeout import fallback_turn
from bot.wall import Wall
from games.api import Seat
from games.errors import Refusal
from games.thought import Level

log = logging.getLogger(__name__)

PAUSE: Final = 3 * SECOND // 2
"""So long after the last move a bot player makes its own: nobody likes to be answered at once."""
HURRY: Final = 10 * SECOND
"""So long before the clock would make the simplest move they wait for nobody any more."""
MOST_TURNS: Final = 64
"""Turns of bot players one after the other that are shown together; there are never so many."""


class Robots:
    """Plays for the seats of bot players. Turns that follow each other are kept, and so shown, as one.

    A table that has moved on meanwhile is thought about anew. Whatever goes wrong here, the clock makes the
    simplest move when the time for it is over.
    """

    def __init__(
        self, store: Store, tables: Tables, thinkers: Thinkers, wall: Wall, pause: int = PAUSE
    ) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._wall = wall
        self.pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._woken = asyncio.Event()
        self._is_closing = False
        store.news.on(BotsWanted, lambda wanted: self._want(wanted.table_id))

    async def start(self) -> None:
        """Go on at every table of ours at which a bot player was to act; none is late by our absence."""
        due = self._wall.now() + BOT_THINKS
        for table_id in await self._store.tables.waiting_for_bots():
            try:
                await self._tables.attend(table_id, lambda table: _given_time(table, due), put_back=False)
            except Refusal as refusal:
                log.error("table=%d its bot players do not play: %s", table_id, refusal)
            else:
                self._want(table_id)

    def note(self, update: Update) -> None:
        """A table has changed: a bot player may be to act."""
        if bots_to_act(update.after):
            self._store.news.call_owner(BotsWanted(update.after.guild_id, update.after.id))

    async def catch_up(self) -> None:
        """Play where another process has made a bot player's turn begin."""
        for table_id in await self._store.tables.waiting_for_bots():
            if table_id not in self._tasks:
                self._want(table_id)

    async def stop(self) -> None:
        """End at once: what was not thought to its end is thought anew at the next start."""
        self._is_closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def rested(self, table_id: int) -> None:
        """Wait until no bot player is to act at this table."""
        while task := self._tasks.get(table_id):
            await asyncio.shield(task)

    def wake(self) -> None:
        """The clock was set by hand: look at it again."""
        self._woken.set()

    def _want(self, table_id: int) -> None:
        self._wanted.add(table_id)
        if table_id not in self._tasks and not self._is_closing:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=f"bots of table {table_id}")

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                await self._play(table_id)
        except Refusal as refusal:
            log.error("table=%d its bot players do not play: %s", table_id, refusal)
        except Exception:
            log.exception("table=%d its bot players do not play", table_id)
        finally:
            del self._tasks[table_id]

    async def _play(self, table_id: int) -> None:
        table = await self._tables.load(table_id)
        if not bots_to_act(table):
            return
        turns = await self._thought_out(table)
        await self._until(self._moment(table))
        try:
            await self._tables.move_bots(table_id, table.version, turns)
        except StaleButton:
            log.info("table=%d version=%d has moved on; thinking anew", table_id, table.version)
            self._wanted.add(table_id)
        except StoreBusy as trouble:
            log.warning("table=%d its bot players wait: %s", table_id, trouble)
            await self._until(self._wall.now() + SECOND)
            self._wanted.add(table_id)

    def _moment(self, table: Table) -> int:
        """When to move: after a short pause; but a move would answer whoever asks to take one back."""
        if table.question is not None and table.question.about is About.TAKEBACK:
            return min(table.clocks.seats[seat].due for seat in bots_to_act(table)) - HURRY
        return in_ms(table.since) + self.pause

    async def _until(self, instant: int) -> None:
        while (left := instant - self._wall.now()) > 0:
            self._woken.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left / SECOND):
                    await self._woken.wait()

    # Thinking

    async def _thought_out(self, table: Table) -> list[BotTurn]:
        """All turns up to where a person is to act, or nobody."""
        turns: list[BotTurn] = []
        while (seats := bots_to_act(table)) and len(turns) < MOST_TURNS:
            turn, table = await self._turn(table, seats[0])
            turns.append(turn)
        return turns

    async def _turn(self, table: Table, seat: Seat) -> tuple[BotTurn, Table]:
        """What a bot player does, and the table after it; the simplest move if thinking comes to nothing."""
        for level in self._levels(table, seat):
            try:
                turn = await self._best(table, seat, level)
                return turn, self._after(table, turn)
            except (NoThought, Refusal) as failure:
                log.warning(
                    "table=%d version=%d seat=%d %s: %s", table.id, table.version, seat, level, failure
                )
        moves = fallback_turn(table.game, table.position, seat)
        turn = BotTurn(seat, tuple(tried.text for tried in moves))
        return turn, self._after(table, turn)

    def _levels(self, table: Table, seat: Seat) -> tuple[Level, ...]:
        """How to think: as the bot player does, and once more, less, if nothing comes of it."""
        level = table.holders[seat].level
        assert level is not None
        if level is Level.SHARP and self._thinkers.is_crowded:
            level = Level.STEADY
        return level, min(level, Level.STEADY, key=list(Level).index)

    async def _best(self, table: Table, seat: Seat, level: Level) -> BotTurn:
        plans = await self._thinkers.plans(question_at(table, seat, level))
        return BotTurn(seat, tuple(map(table.game.write_move, plans[0].moves)))

    def _after(self, table: Table, turn: BotTurn) -> Table:
        return bots_moved(table, table.version, (turn,), self._tables.now()).after


def _given_time(table: Table, due: int) -> Attention | None:
    after = with_time_to_think(table, due)
    return Attention(Update(table, after, ())) if after != table else None
