"""Pictures of tables: drawn from views in worker threads, and remembered while they are current."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from bot.draft import Turn
from bot.table import Table
from games.api import new_table
from games.catalog import GAMES
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.catalog import painter_for
from rendering.png import encode

KEPT = 128
Key = tuple[Any, ...]
Draw = Callable[[], tuple[Any, ...]]
"""Makes the pictures that belong together; nearly always one."""


class Pictures:
    """PNG bytes by what they show and to whom; the same picture is never drawn twice at once."""

    def __init__(self, workers: int = 2) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._kept: OrderedDict[Key, asyncio.Future[tuple[bytes, ...]]] = OrderedDict()
        self._is_closed = False

    def close(self) -> None:
        """Let the workers go."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def board(self, table: Table) -> tuple[bytes, ...]:
        """What everybody may see of the table, in one picture or several."""
        return await self._drawn(*_board(table))

    def expect_board(self, table: Table) -> None:
        """Draw a board that is likely to be asked for soon; nobody waits, and nobody sees it before."""
        waiting = self._begun(*_board(table))
        # If it fails it is drawn again, and told, when somebody asks for it.
        waiting.add_done_callback(lambda done: done.cancelled() or done.exception())

    def warm_up(self) -> Future[None]:
        """Draw a first table of every kind: it makes the sprites that later ones are put together from."""
        return self._threads.submit(self._draw_first_tables)

    def _draw_first_tables(self) -> None:
        for game in GAMES.values():
            for seats in game.seats:
                if not self._is_closed:
                    view = game.view_for(new_table(game, seats, {}, "first"), None)
                    painter_for(game).table(view, ("",) * seats)

    async def lobby(self, table: Table, options: tuple[str, ...]) -> bytes:
        """A table that waits for players."""
        key = (table.id, table.version, "lobby")
        return await self._drawn_alone(key, lambda: _draw_lobby(table, options))

    async def result(self, table: Table, reason: str) -> bytes:
        """The score card of a table that is over, and why it is."""
        key = (table.id, table.version, "result")
        return await self._drawn_alone(key, lambda: _draw_result(table, reason))

    async def private(self, turn: Turn) -> bytes:
        """What only this seat may see."""
        painter, view = painter_for(turn.table.game), turn.view
        key = (turn.table.id, turn.table.version, turn.seat, turn.steps)
        return await self._drawn_alone(key, lambda: painter.private(view, turn.seat, turn.table.names))

    async def draft(self, turn: Turn, move: Any, refusal: str) -> bytes:
        """The seat's own board with the ghost of a move."""
        painter, view = painter_for(turn.table.game), turn.view
        key = (turn.table.id, turn.table.version, turn.seat, turn.steps, move, refusal)
        names = turn.table.names
        return await self._drawn_alone(key, lambda: painter.draft(view, turn.seat, move, refusal, names))

    async def _drawn_alone(self, key: Key, draw: Callable[[], Any]) -> bytes:
        (file,) = await self._drawn(key, lambda: (draw(),))
        return file

    async def _drawn(self, key: Key, draw: Draw) -> tuple[bytes, ...]:
        try:
            return await asyncio.shield(self._begun(key, draw))
        except BaseException:
            self._kept.pop(key, None)
            raise

    def _begun(self, key: Key, draw: Draw) -> asyncio.Future[tuple[bytes, ...]]:
        """The pictures being drawn or drawn already."""
        waiting = self._kept.get(key)
        if waiting is None:
            loop = asyncio.get_running_loop()
            waiting = loop.run_in_executor(self._threads, lambda: tuple(map(encode, draw())))
            self._kept[key] = waiting
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return waiting


def _board(table: Table) -> tuple[Key, Draw]:
    """A board is known by all that is drawn: a picture made beforehand is never taken for another."""
    view = table.game.view_for(table.position, None)
    return (table.id, view, table.names), lambda: painter_for(table.game).table(view, table.names)


def _draw_lobby(table: Table, options: tuple[str, ...]) -> Any:
    free = ("",) * (table.arrangement.seats - len(table.names))
    lines = (f"hosted by {table.names[0]}", f"for {table.game.seats[0]} to {table.game.seats[-1]} players")
    return draw_lobby(table.game.title, lines, (*table.names, *free), options)


def _draw_result(table: Table, reason: str) -> Any:
    assert table.outcome is not None
    scores = table.game.standing(table.position)
    labels = tuple(line.label for line in scores[0].lines)
    columns = tuple(
        ResultColumn(seat, name, place, tuple(line.points for line in score.lines), score.points)
        for seat, (name, place, score) in enumerate(
            zip(table.names, table.outcome.places, scores, strict=True)
        )
    )
    return draw_result(table.game.title, "the final score", labels, columns, reason)
