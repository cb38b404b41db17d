"""What a day's play cost, and from that what more of it would need."""

import os
import sqlite3
import statistics
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

import asyncpg
import msgspec

from benchmarks.counts import DELETED, EDITED, SENT, Counts
from bot.clocks.lengths import DAY, MINUTE, SECOND
from bot.store.place import Place, Server

T = TypeVar("T")
WINDOW: Final = 30
"""Minutes: with many tables a busiest minute is as busy as the half hour around it; with few it is chance."""
REST_LIMIT: Final = 50
"""Requests a second that Discord takes from a bot unless it agrees to more; answers to presses are apart."""
PANELS: Final = 2
"""Private pictures of a turn: the panel as it opens, and the move that is looked at."""
YEAR: Final = 365
PARENT: Final = 0
CPU: Final = slice(10, 14)
"""Ticks in what Linux tells of a process: its own, and those of its children that ended."""


class Threads:
    """How much CPU this process has spent: in its loop, in its painters, and in all its other threads."""

    def __init__(self) -> None:
        self.loop, self.painters = time.thread_time(), sum(map(_cpu_of_thread, _painters()))
        self.process = time.process_time()


def _painters() -> Iterator[int]:
    for thread in threading.enumerate():
        if thread.name.startswith("painter") and thread.ident is not None:
            yield thread.ident


def _cpu_of_thread(ident: int) -> float:
    return time.clock_gettime(time.pthread_getcpuclockid(ident))


class Spent:
    """What the house did and what it cost, since measuring began."""

    def __init__(self, counts: Counts) -> None:
        self.moves: Counter[int] = Counter()
        """By minute."""
        self.games = self.reminders = self.timeouts = 0
        self.counts = counts
        self.pings, self.for_pings = 0, Counts()
        """Moves after which one player was called, and what they cost."""
        self.loop = self.database = 0.0
        """Seconds of CPU: in the loop, and in the threads of the database."""
        self._busy_until = 0.0
        self.late: list[float] = []
        """Milliseconds that something due was done late, had one process done it all in real time."""

    async def on(self, work: Awaitable[T], at: int) -> T:
        """Do something of what the house has to do, at this time of the day."""
        before = Threads()
        try:
            return await work
        finally:
            after = Threads()
            loop, painters = after.loop - before.loop, after.painters - before.painters
            process = after.process - before.process
            self.loop += loop
            self.database += max(0.0, process - loop - painters)
            self._busy_until = max(self._busy_until, at) + process * SECOND

    def with_ping(self, cost: Counts) -> None:
        """A move called one player, and cost so much."""
        self.pings += 1
        self.for_pings.add(cost)

    def was_due(self, due: int) -> None:
        """What was done last had to be done then."""
        self.late.append(self._busy_until - due)

    @property
    def total(self) -> int:
        """All moves."""
        return self.moves.total()

    def busiest(self, minutes: int) -> float:
        """The most moves a minute over so many minutes."""
        windows = (
            sum(self.moves[each] for each in range(start, start + minutes)) for start in sorted(self.moves)
        )
        return max(windows) / minutes


class Used(msgspec.Struct, frozen=True):
    """What a database has taken so far."""

    held: int
    """Bytes that it is large."""
    written: int
    """Bytes that were written for it: of a file all, of a server its log."""
    cpu: float = 0.0
    """Seconds of CPU of a server on this machine, apart from this process."""

    def since(self, before: "Used") -> "Used":
        """What it has taken in between."""
        return Used(self.held - before.held, self.written - before.written, self.cpu - before.cpu)


async def used_at(place: Place) -> Used:
    """Of a database, also while it is in use."""
    if isinstance(place, Server):
        return await _used_by(place)
    return _used_in(place)


def _used_in(file: Path) -> Used:
    with closing(sqlite3.connect(file)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    counted = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return Used(pages * size, int(counted["wchar"]))


async def _used_by(server: Server) -> Used:
    connection = await asyncpg.connect(server.address)
    try:
        held = await connection.fetchval("SELECT pg_database_size(current_database())")
        written = await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'")
        processes = await connection.fetch("SELECT pid FROM pg_stat_activity")
    finally:
        await connection.close()
    return Used(held, int(written), _cpu_of([row["pid"] for row in processes]))


def _cpu_of(processes: Sequence[int]) -> float:
    """Of a server's processes, also of those that ended; nothing, if they are on another machine."""
    told = [found for each in processes if (found := _stat_of(each))]
    started_by = _stat_of(told[0][PARENT]) if told else ()
    ticks = sum(found[CPU.start] + found[CPU.start + 1] for found in told) + sum(started_by[CPU])
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat_of(process: int) -> tuple[int, ...]:
    """What Linux tells of a process, from its parent on."""
    try:
        return tuple(map(int, Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1:]))
    except FileNotFoundError:
        return ()


class Drawn(msgspec.Struct, frozen=True):
    """Seconds of CPU to draw and encode what everybody sees of a table, and what one seat does."""

    board: float
    panel: float

    @property
    def a_move(self) -> float:
        """For all that is drawn for one move."""
        return self.board + PANELS * self.panel


class Measured(msgspec.Struct, frozen=True):
    """A day."""

    tables: int
    length: int
    spent: Spent
    used: Used
    drawn: dict[str, Drawn]
    """By game."""

    @property
    def in_database(self) -> float:
        """Seconds of CPU: in threads of this process, or in a server."""
        return self.spent.database + self.used.cpu

    @property
    def a_day(self) -> float:
        """Moves a table and day."""
        return self.spent.total / self.tables * DAY / self.length

    @property
    def peak(self) -> float:
        """How much busier the busiest half hour is than the day."""
        return self.spent.busiest(WINDOW) / (self.spent.total / (self.length / MINUTE))

    @property
    def requests(self) -> float:
        """What is asked of Discord for a move, answers to presses apart."""
        return self.spent.counts.requests.total() / self.spent.total


def lines_of(day: Measured) -> Iterator[str]:
    """What was measured."""
    spent, moves = day.spent, day.spent.total
    yield f"moves             {moves:,}; {day.a_day:.1f} a table and day; {spent.games:,} games ended"
    yield (
        f"busiest           {spent.busiest(1):.0f} moves in a minute;"
        f" the busiest half hour is {day.peak:.1f} times the day's mean"
    )
    yield f"time              {spent.reminders:,} reminders, {spent.timeouts:,} turns that ran out of time"
    if late := spent.late:
        yield (
            f"due               {len(late):,} times; late by {statistics.mean(late):.1f} ms on average,"
            f" {max(late):.0f} ms at most"
        )
    yield (
        f"CPU a move        {1000 * spent.loop / moves:.2f} ms in the loop,"
        f" {1000 * day.in_database / moves:.2f} ms in the database"
    )
    held, written = day.used.held / moves, day.used.written / moves
    yield f"disk a move       {held:,.0f} bytes more, {written:,.0f} bytes written"
    asked = spent.counts.requests
    boards, sent, deleted = asked[EDITED] / moves, asked[SENT] / moves, asked[DELETED] / moves
    yield (
        f"asked of Discord  {day.requests:.2f} requests a move: {boards:.2f} boards,"
        f" {sent:.2f} messages, {deleted:.2f} taken away, {day.requests - boards - sent - deleted:.2f} more"
    )
    if pings := spent.pings:
        cost = spent.for_pings
        yield (
            f"a move with a ping  {cost.requests.total() / pings:.1f} requests,"
            f" {cost.writes / pings:.1f} writes, {cost.loads / pings:.1f} loads"
        )
        for route, times in cost.requests.most_common():
            yield f"                  {times / pings:.2f} {route}"
    for game, drawn in day.drawn.items():
        board, panel = 1000 * drawn.board, 1000 * drawn.panel
        yield f"CPU a picture     {board:.1f} ms a board, {panel:.1f} ms a panel: {game}"


def needs_of(day: Measured) -> Iterator[str]:
    """What more of it would need, by proportion, in the busiest half hour."""
    for tables in (1_000_000, 1_000 * DAY / SECOND / day.peak / day.a_day):
        moves = tables * day.a_day
        most = moves / (DAY / SECOND) * day.peak
        yield f"{tables:,.0f} tables: {moves:,.0f} moves a day, {most:,.0f} a second when busiest"
        house = most * (day.spent.loop + day.in_database) / day.spent.total
        pictures = most * statistics.mean(each.a_move for each in day.drawn.values())
        yield f"  cores           {house:.1f} for Discord, rules and database, {pictures:.1f} for pictures"
        written = most * day.used.written / day.spent.total / 1e6
        a_year = moves * YEAR * day.used.held / day.spent.total / 1e9
        yield f"  database        {written:.1f} MB a second written, {a_year:,.0f} GB more a year"
        asked = most * day.requests
        times = asked / REST_LIMIT
        yield f"  Discord         {asked:,.0f} requests a second, {times:,.1f} times what it takes"
