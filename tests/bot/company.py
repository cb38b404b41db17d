"""People, a clock that is set by hand, and tables that are ready for something, for tests of the services."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from itertools import count
from typing import Any

import asyncpg

from bot.doer import Doer
from bot.store import Store
from bot.store.place import Place, Server
from bot.table import Arrangement, Holder, Table, Update
from bot.tables import Tables
from bot.takeback import moves_that_count, positions
from games import copenhagen
from games.copenhagen.position import Phase

COMPANY = tuple(Holder(100 + n, name) for n, name in enumerate(("Anna", "Ben", "Carl", "Dora", "Eva")))
ANNA, BEN, CARL, DORA, _ = COMPANY
STRANGER = Holder(999, "Sam")
SERVER, CHANNEL = 7, 70
GAME: Any = copenhagen.GAME
UNHURRIED = 600.0
"""Seconds: patience that only a thing that hangs outlasts."""


def doer(player: Holder, *, moderates: bool = False) -> Doer:
    """Somebody who does something to a table."""
    return Doer(player.user_id, player.name, moderates)


class Clock:
    """A clock that only goes when a test says so."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now


def seeds() -> Callable[[], str]:
    """The same seeds for every test, one after the other."""
    numbers: Iterator[int] = count(1)
    return lambda: f"seed {next(numbers)}"


@asynccontextmanager
async def opened(place: Place, clock: Clock | None = None) -> AsyncIterator[tuple[Tables, Store]]:
    """The service on a database, as at every start of the bot, and the store beneath it."""
    hand = clock or Clock()
    store = await Store.open(place)
    try:
        yield Tables(store, lambda: hand.now, seeds()), store
    finally:
        await store.close()


@asynccontextmanager
async def running(place: Place, clock: Clock | None = None) -> AsyncIterator[Tables]:
    """The service on a database."""
    async with opened(place, clock) as (tables, _):
        yield tables


def rows(place: Place, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What is kept, whatever the store remembers."""
    if isinstance(place, Server):  # in a thread: tests have a loop of their own
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, _rows(place, sql, values)).result()
    with closing(sqlite3.connect(place)) as connection, connection:
        return connection.execute(sql, values).fetchall()


async def _rows(place: Server, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    numbers = count(1)
    connection = await asyncpg.connect(place.address)
    try:
        found = await connection.fetch(re.sub(r"\?", lambda _: f"${next(numbers)}", sql), *values)
    finally:
        await connection.close()
    return [tuple(row) for row in found]


async def a_lobby(tables: Tables, seats: int = 2, game: Any = GAME, **arrangement: Any) -> Table:
    """Anna's lobby."""
    update = await tables.open(game, Arrangement(seats, **arrangement), ANNA, SERVER, CHANNEL)
    return update.after


async def a_table(tables: Tables, seats: int = 2, game: Any = GAME) -> Table:
    """A table that has just started, Anna and the others at it."""
    table_id = (await a_lobby(tables, seats, game)).id
    for player in COMPANY[1:seats]:
        await tables.join(table_id, player)
    return (await tables.start(table_id, ANNA.user_id)).after


async def a_full_handed_table(tables: Tables, seats: int = 2) -> Table:
    """A table at which the seat to act holds seven cards: taking two is a step that can be undone."""
    table = await a_table(tables, seats)
    while table.position.phase is not Phase.ACT or len(hand_to_act(table)) < 7:
        table = (await moved(tables, table, fallback(table))).after
    return table


def hand_to_act(table: Table) -> str:
    """The cards of the seat to act."""
    hand: str = table.position.players[table.acting[0]].hand
    return hand


def player_to_act(table: Table) -> int:
    """Who has to move."""
    return table.holders[table.acting[0]].user_id


def another_than(table: Table, user_id: int) -> int:
    """Somebody else at the table who has not resigned."""
    return next(h.user_id for h in table.holders if h.user_id != user_id and not h.resigned)


def fallback(table: Table) -> str:
    """The plainest move of the seat to act."""
    return table.game.write_move(table.game.fallback(table.position, table.acting[0]))


def move_that_ends_the_turn(table: Table, *, shows_something: bool) -> str:
    """A move of the seat to act after which it is somebody else's turn."""
    game, seat = table.game, table.acting[0]
    for move in game.legal_moves(table.position, seat):
        passes = seat not in game.to_act(game.apply(table.position, seat, move))
        if passes and game.reveals(table.position, seat, move) is shows_something:
            return game.write_move(move)
    raise AssertionError("no such move here")


def quiet_turn(table: Table) -> str:
    """A move that ends the turn and shows nothing hidden; empty if there is none."""
    try:
        return move_that_ends_the_turn(table, shows_something=False)
    except AssertionError:
        return ""


async def two_quiet_turns(
    tables: Tables, seats: int = 2, on: Table | None = None
) -> tuple[Table, Table, int]:
    """A table before and after two turns that showed nothing hidden, and who took the first of them."""
    table = on or await a_full_handed_table(tables, seats)
    while True:
        if first := quiet_turn(table):
            between = (await moved(tables, table, first)).after
            if second := quiet_turn(between):
                return table, (await moved(tables, between, second)).after, player_to_act(table)
            table = between
        table = (await moved(tables, table, fallback(table))).after


async def moved(tables: Tables, table: Table, *texts: str) -> Update:
    """The seat to act drafts all but the last of these moves and confirms."""
    user_id = player_to_act(table)
    for step, text in enumerate(texts[:-1]):
        await tables.step(table.id, user_id, table.version, step, text)
    return await tables.confirm(table.id, user_id, table.version, len(texts) - 1, texts[-1])


async def replayed(store: Store, table_id: int) -> Any:
    """The position that the kept log leads to."""
    table = await store.tables.load(table_id)
    return positions(table, moves_that_count(await store.log.load(table_id)))[-1]


async def assert_log_and_position_agree(store: Store, table_id: int) -> None:
    """A version is how many lines the log has, and the log leads to the kept position."""
    table = await store.tables.load(table_id)
    log = await store.log.load(table_id)
    assert len(log) == table.version
    if table.position is not None:
        assert positions(table, moves_that_count(log))[-1] == table.position
