"""Figure 12: what a bot process holds in memory over 20,000 moves at 500 tables; a long run.

`python -m benchmarks.memory 2000` is a short one: it prints the memory at every step of its way.
"""

import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure, against, bytes_held
from bot.app import App
from bot.freed_memory import return_large_blocks
from bot.pictures import Pictures
from bot.store import Store
from bot.table import Arrangement, Holder, State, Table
from bot.tables import Tables
from games.catalog import GAMES
from languages.shelf import ENGLISH

TABLES, MOVES, STEPS = 500, 20_000, 4
GOAL = 256
"""MB."""
PLAYERS = [Holder(10**17 + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dora"))]


def figures() -> list[Figure]:
    """The most that was held, and every step of the way: it has to be flat."""
    command = [sys.executable, "-m", "benchmarks.memory", str(MOVES)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    most = max(map(int, told))
    name = f"12 memory over {MOVES:,} moves at {TABLES} tables, in MB"
    return [Figure(name, f"{most} ({' '.join(told)})", against(most, GOAL))]


async def _held_over(moves: int, folder: Path) -> AsyncIterator[int]:
    """MB at each step of the way."""
    store = await Store.open(folder / "memory.sqlite3")
    seeds, rng = count(1), random.Random(1)
    tables, pictures = Tables(store, lambda: 0.0, lambda: f"seed {next(seeds)}"), Pictures()
    app = App(store, tables, pictures)
    await asyncio.wrap_future(pictures.warm_up())
    ids = [(await _started(tables, rng)).id for _ in range(TABLES)]
    for number in range(moves + 1):
        if number % (moves // STEPS) == 0:
            yield bytes_held() // 2**20
        chosen = rng.randrange(TABLES)
        if (await _turn(app, ids[chosen], rng)).state is State.OVER:
            ids[chosen] = (await _started(tables, rng)).id
    pictures.close()
    await store.close()


async def _started(tables: Tables, rng: random.Random) -> Table:
    game: Any = GAMES[rng.choice(list(GAMES))]
    seats = rng.choice([each for each in game.seats if 1 < each <= len(PLAYERS)])
    host, *guests = PLAYERS[:seats]
    table_id = (await tables.open(game, Arrangement(seats), host, 1, 1)).after.id
    for guest in guests:
        await tables.join(table_id, guest)
    return (await tables.start(table_id, host.user_id)).after


async def _turn(app: App, table_id: int, rng: random.Random) -> Table:
    """What a turn asks of the house: the panel, a move looked at, the confirmation, the new board."""
    table = await app.tables.load(table_id)
    seat = table.acting[0]
    user_id = table.holders[seat].user_id
    turn = await app.tables.turn(table_id, user_id)
    await app.pictures.private(turn, ENGLISH)
    move = rng.choice(table.game.legal_moves(turn.view, seat))
    await app.pictures.draft(turn, move, "", ENGLISH)
    text = table.game.write_move(move)
    app.pictures.expect_board(await app.tables.foresee(turn, text), ENGLISH)
    after = (await app.tables.confirm(table_id, user_id, table.version, 0, text)).after
    await app.pictures.board(after, ENGLISH)
    return after


async def _tell(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async for held in _held_over(moves, Path(folder)):
            sys.stdout.write(f"{held}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    return_large_blocks()
    asyncio.run(_tell(int(sys.argv[1])))
