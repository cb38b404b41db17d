"""How often a confirmed move is applied, from the panel that offers it to the log that keeps it."""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

from benchmarks.figure import Figure, against
from benchmarks.stored_tables import service, started
from bot.attempt import attempt
from bot.draft import told_to
from bot.store import Store
from bot.table import State, Table, Update
from bot.tables import Tables
from cogs.plain_panel import plain_panel
from cogs.screen import Panel
from games.api import Game, Seat
from games.catalog import GAMES

PANELS: dict[str, Panel] = {
    key: import_module(f"cogs.{key}.panel").panel if find_spec(f"cogs.{key}") else plain_panel
    for key in GAMES
}
"""A game's own panel, or the plain one."""


def figures() -> list[Figure]:
    """A figure for each game on the shelf."""
    return [asyncio.run(_times_applied(GAMES[key])) for key in PANELS]


async def _times_applied(game: Game[Any, Any]) -> Figure:
    times: list[int] = []
    with tempfile.TemporaryDirectory() as folder, _counted(game) as applied:
        store = await Store.open(Path(folder) / "turns.sqlite3")
        tables, rng = service(store), random.Random(game.key)
        table = await started(tables, GAMES[game.key])
        while table.state is State.PLAYING:
            update = await _decided(tables, table, rng)
            table, position = update.after, update.before.position
            for entry in update.entries:
                times.append(applied[entry.text, position])
                position = attempt(table.game, position, Seat(entry.seat), entry.text).position
        await store.close()
    measured = f"{sum(times) / len(times):.2f} (at most {max(times)}, {len(times)} moves)"
    return Figure(f"times a confirmed move is applied, {game.title}", measured, against(max(times), 2))


@contextmanager
def _counted(game: Game[Any, Any]) -> Iterator[Counter[tuple[str, Any]]]:
    """How often which move is applied to what, wherever that is: also where the rules themselves try one."""
    applied: Counter[tuple[str, Any]] = Counter()

    def apply(position: Any, seat: Any, move: Any) -> Any:
        applied[game.write_move(move), position] += 1
        return game.apply(position, seat, move)

    rules, name = sys.modules[game.apply.__module__], game.apply.__name__
    shelf: Any = GAMES
    attempt.cache_clear()
    with patch.object(rules, name, apply), patch.dict(shelf, {game.key: replace(game, apply=apply)}):
        yield applied


async def _decided(tables: Tables, table: Table, rng: random.Random) -> Update:
    """A whole turn as a person takes it: look, ask where a step leads, draft, confirm, read what was done."""
    user_id = table.holders[table.acting[0]].user_id
    while True:
        turn = await tables.turn(table.id, user_id)
        PANELS[table.game_key](turn, "")
        text = table.game.write_move(rng.choice(table.game.legal_moves(turn.view, turn.seat)))
        if turn.tried(text).foretold and turn.tried(text).needs_confirming:
            await tables.foresee(turn, text)
            update = await tables.confirm(table.id, user_id, table.version, len(turn.steps), text)
            told_to(update, turn.seat)
            return update
        await tables.step(table.id, user_id, table.version, len(turn.steps), text)
