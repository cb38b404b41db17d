"""Figures 4, 6 and 7 on a server of our own, which syncs as any other, and what a second process adds."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import msgspec

from benchmarks.figure import Figure, against
from benchmarks.stored_tables import a_game, make_database
from benchmarks.tables import FEW, MANY, MOVES, ROUNDS, among_many, in_company, kept_by_store
from bot.consequences import Consequences, consequences_of
from bot.store import Store
from bot.store.keeping import statements_of
from bot.store.moving import move
from bot.store.place import Server
from bot.store.postgres.sql import numbered
from bot.table import Update
from tests.cluster import NO_POSTGRES, Cluster, programs

ON_SERVER = " on a server"
SETTINGS = ("listen_addresses=", "max_connections=100")
"""All else as it comes, fsync above all."""
AT_ONCE, MOVES_EACH, DRAWN_EACH = 50, 30, 4
TURNS = 3
"""One process and two, by turns, so many times: the best of each counts."""


def figures() -> list[Figure]:
    """Nothing where there is no PostgreSQL."""
    if programs() is None:
        return [Figure("4, 6 and 7 on a server", "left out", NO_POSTGRES)]
    with tempfile.TemporaryDirectory() as folder, _server() as cluster:
        few, many = (_moved(cluster, Path(folder), copies) for copies in (FEW, MANY))
        return [
            asyncio.run(_kept_move(cluster.new(), Path(folder) / "moves.sqlite3")),
            asyncio.run(in_company(cluster.new(), ON_SERVER)),
            asyncio.run(among_many(few, many, where=ON_SERVER)),
            *_second_process(cluster),
        ]


@contextmanager
def _server() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="rowhouse-server-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(folder, settings=SETTINGS)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")


def _moved(cluster: Cluster, folder: Path, copies: int) -> Server:
    """A database of a server with so many tables."""
    file, place = folder / f"{copies}.sqlite3", cluster.new()
    asyncio.run(make_database(file, copies))
    asyncio.run(move(file, place))
    file.unlink()
    return place


# 4: one awaited kept move


async def _kept_move(place: Server, path: Path) -> Figure:
    store, of_file = await Store.open(place), await Store.open(path)
    connection = await asyncpg.connect(place.address)
    ours, direct, in_file = [], [], []
    for number in range(1, ROUNDS + 1):
        ours.append(await kept_by_store(store, a_game(2 * number, MOVES)))
        direct.append(await _kept_directly(store, connection, a_game(2 * number + 1, MOVES)))
        in_file.append(await kept_by_store(of_file, a_game(number, MOVES)))
    await connection.close()
    await store.close()
    await of_file.close()
    ratio = min(ours) / min(direct)
    beside = f"{min(ours) / min(in_file):.1f} times a file's"
    name = f"4 one awaited kept move{ON_SERVER} / a direct commit of its rows"
    return Figure(name, f"{ratio:.2f} ({beside})", against(ratio, 2))


async def _kept_directly(store: Store, connection: asyncpg.Connection, updates: list[Update]) -> float:
    lobby, moves = updates[:-MOVES], updates[-MOVES:]
    for update in lobby:
        await store.tables.keep(update, Consequences())
    prepared = [
        [numbered(sql, values) for sql, values, _ in statements_of(update, consequences_of(update))]
        for update in moves
    ]
    start = time.perf_counter()
    for statements in prepared:
        await connection.execute("BEGIN")
        for sql, values in statements:
            await connection.execute(sql, *values)
        await connection.execute("COMMIT")
    return time.perf_counter() - start


# A second process


class Played(msgspec.Struct, frozen=True):
    """Moves a second, and seconds of CPU for each, in our processes and in the server's."""

    rate: float
    ours: float
    servers: float


def _second_process(cluster: Cluster) -> list[Figure]:
    """One process has the server beside it on another core, unless it shares one with it: as many cores as
    processes tell what a machine more would add."""
    return [
        _two_beside_one(cluster, "moves kept", MOVES_EACH),
        _two_beside_one(
            cluster, "moves kept, server and all on a core for each,", MOVES_EACH, is_pinned=True
        ),
        _two_beside_one(cluster, "moves kept and drawn", DRAWN_EACH, "drawn"),
        _two_beside_one(
            cluster,
            "moves kept and drawn, server and all on a core for each,",
            DRAWN_EACH,
            "drawn",
            is_pinned=True,
        ),
    ]


def _two_beside_one(cluster: Cluster, what: str, moves: int, *more: str, is_pinned: bool = False) -> Figure:
    place = cluster.new()
    rounds: list[list[Played]] = []
    cores = sorted(os.sched_getaffinity(0))
    for _ in range(TURNS):
        rounds.append([])
        for processes in (1, 2):
            with _pinned(cluster, cores[:processes] if is_pinned else cores):
                rounds[-1].append(_played(cluster, place, processes, moves, more))
    one, two = (max(played, key=lambda each: each.rate) for played in zip(*rounds, strict=True))
    ratio = two.rate / one.rate
    measured = (
        f"{ratio:.2f} ({two.rate:.0f} / {one.rate:.0f} a second;"
        f" CPU a move {1000 * one.ours:.2f} ms, PostgreSQL's {1000 * one.servers:.2f} ms)"
    )
    name = f"  {what} per second, two processes / one ({os.cpu_count()} cores)"
    return Figure(name, measured, against(ratio, 1.6, more_is_better=True))


def _played(cluster: Cluster, place: Server, processes: int, moves: int, more: Sequence[str]) -> Played:
    asked = [place.address, str(AT_ONCE), str(moves), *more]
    begun = [
        subprocess.Popen(
            [sys.executable, "-m", "benchmarks.playing_process", *asked],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(processes)
    ]
    pipes = [(process.stdin, process.stdout) for process in begun]
    for _, said in pipes:
        assert said is not None
        said.readline()
    used, start = _cpu_of(cluster), time.perf_counter()
    for told, _ in pipes:
        assert told is not None
        told.write("play\n")
        told.flush()
    ours = sum(float(said.readline()) for _, said in pipes if said is not None)
    seconds, servers = time.perf_counter() - start, _cpu_of(cluster) - used
    for process in begun:
        process.communicate()
    played = processes * AT_ONCE * moves
    return Played(played / seconds, ours / played, servers / played)


@contextmanager
def _pinned(cluster: Cluster, cores: Sequence[int]) -> Iterator[None]:
    """Let the server, and us with all that we start, have these cores."""
    before = os.sched_getaffinity(0)
    _give(cluster, cores)
    yield
    _give(cluster, before)


def _give(cluster: Cluster, cores: Iterable[int]) -> None:
    for pid in ("0", *(pid for pid, _ in _processes_of(cluster))):
        with suppress(ProcessLookupError):  # it has ended just now
            os.sched_setaffinity(int(pid), cores)


def _cpu_of(cluster: Cluster) -> float:
    """Seconds of CPU of a server's processes that run, and of those that have ended."""
    ticks = 0
    for pid, fields in _processes_of(cluster):
        last = 15 if pid == _postmaster(cluster) else 13  # it also knows what its children used that are gone
        ticks += sum(map(int, fields[11:last]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _processes_of(cluster: Cluster) -> Iterator[tuple[str, list[str]]]:
    """Process ids, and what Linux tells of each after its name."""
    postmaster = _postmaster(cluster)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended just now
            continue
        if postmaster in (stat.parent.name, fields[1]):
            yield stat.parent.name, fields


def _postmaster(cluster: Cluster) -> str:
    return (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
