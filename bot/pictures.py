"""Pictures of tables: drawn from views in worker threads, and remembered while they are current."""

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from bot.draft import Turn
from bot.freed_memory import return_what_is_free
from bot.table import Table
from games.api import Seat, new_table
from games.catalog import GAMES
from games.message import Said, say, who
from languages.reader import Medium, Reader
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.catalog import painter_for
from rendering.names import NOBODY, shown_name
from rendering.png import encode
from rendering.seat_time import Times

MOST_BYTES = 10 << 20
MOST_REPLAYED_BYTES = 4 << 20
LONGEST_STRETCH = 0.0005
"""Seconds that a painter keeps the interpreter while the event loop wants it. The loop lets go of it with
everything that it sends, and would wait ten times as long every time with Python's own setting."""
BETWEEN_RETURNS = 50
"""Pictures that are drawn until what their drawing has left free is given back."""
Key = tuple[Any, ...]
Files = tuple[bytes, ...]
Draw = Callable[[], tuple[Any, ...]]
"""Makes the pictures that belong together; nearly always one."""


class Pictures:
    """PNG bytes by what they show and to whom; the same picture is never drawn twice at once.

    A key holds all that is drawn. A table's number and version would not do: a game that is looked back at
    stands otherwise than it did when it had that version, and its players may be called otherwise.
    """

    def __init__(self, workers: int = 2, most_bytes: int = MOST_BYTES) -> None:
        sys.setswitchinterval(LONGEST_STRETCH)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._drawing: dict[Key, asyncio.Future[Files]] = {}
        self._kept = _Shelf(most_bytes)
        self._replayed = _Shelf(MOST_REPLAYED_BYTES)
        """Of games walked through again, so that these do not push out what is played."""
        self._is_closed = False
        self._until_return = BETWEEN_RETURNS
        self.when_drawn: list[Callable[[float], None]] = []
        """Who wants to know how many seconds it took; called in the thread that drew."""
        self.when_found: list[Callable[[], None]] = []
        """Who wants to know of what did not have to be drawn."""

    @property
    def held_bytes(self) -> int:
        """What all kept pictures take together."""
        return self._kept.held_bytes + self._replayed.held_bytes

    def close(self) -> None:
        """Let the workers go."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def board(self, table: Table, language: str, times: Times = ()) -> Files:
        """What everybody may see of the table, in one picture or several."""
        return await self._drawn(*_board(table, language, times))

    def expect_board(self, table: Table, language: str, times: Times = ()) -> None:
        """Draw a board that is likely to be asked for soon; nobody waits, and nobody sees it before."""
        self._begin(*_board(table, language, times))

    def warm_up(self) -> Future[None]:
        """Draw a first picture of every kind: it makes the sprites that later ones are put together from."""
        return self._threads.submit(self._draw_first_pictures)

    def _draw_first_pictures(self) -> None:
        for game in GAMES.values():
            painter = painter_for(game)
            for seats in game.seats:
                position, reader = new_table(game, seats, {}, "first"), Reader(names=("",) * seats)
                if not self._is_closed:
                    painter.table(game.view_for(position, None), reader)
            for seat in map(Seat, range(seats)):
                if not self._is_closed:
                    view = game.view_for(position, seat)
                    painter.private(view, seat, reader)
                    painter.draft(view, seat, None, "", reader)

    async def lobby(self, table: Table, options: tuple[Said, ...], language: str) -> bytes:
        """A table that waits for players."""
        (file,) = await self._drawn(*_lobby(table, options, language))
        return file

    async def result(self, table: Table, *, language: str) -> bytes:
        """The score card of a table that is over, and why it is."""
        (file,) = await self._drawn(*_result(table, language))
        return file

    async def private(self, turn: Turn, language: str) -> bytes:
        """What only this seat may see."""
        (file,) = await self._drawn(*_private(turn.table, turn.view, turn.seat, language))
        return file

    async def draft(self, turn: Turn, move: Any, refusal: Said, language: str) -> bytes:
        """The seat's own board with the ghost of a move."""
        (file,) = await self._drawn(*_draft(turn, move, refusal, language))
        return file

    async def replayed(self, table: Table, language: str) -> Files:
        """What everybody could see of a table as it stood once, in one picture or several."""
        return await self._drawn(*_replayed(table, language), self._replayed)

    def expect_replayed(self, table: Table, language: str) -> None:
        """Draw what somebody who walks through a game is likely to ask for next."""
        self._begin(*_replayed(table, language), self._replayed)

    async def replayed_private(self, table: Table, seat: Seat, language: str) -> bytes:
        """What only this seat could see of a table as it stood once."""
        view = table.game.view_for(table.position, seat)
        (file,) = await self._drawn(*_private(table, view, seat, language), self._replayed)
        return file

    async def of_values(self, values: Any, draw: Callable[[Any, Reader], Any], language: str) -> Files:
        """Pictures of what is no table and is known by its values, such as standings; one or several."""
        reader = Reader(language, medium=Medium.PICTURE)

        def made() -> tuple[Any, ...]:
            drawn = draw(values, reader)
            return drawn if isinstance(drawn, tuple) else (drawn,)

        return await self._drawn((draw, values, language), made)

    async def _drawn(self, key: Key, draw: Draw, shelf: "_Shelf | None" = None) -> Files:
        shelf = shelf or self._kept
        if key in shelf.files or key in self._drawing:
            for listener in self.when_found:
                listener()
        self._begin(key, draw, shelf)
        if (waiting := self._drawing.get(key)) is not None:
            return await asyncio.shield(waiting)
        return shelf.files[key]

    def _begin(self, key: Key, draw: Draw, shelf: "_Shelf | None" = None) -> None:
        """Draw what is neither drawn yet nor being drawn."""
        shelf = shelf or self._kept
        if key not in shelf.files and key not in self._drawing:
            loop = asyncio.get_running_loop()
            self._drawing[key] = loop.run_in_executor(self._threads, self._made, draw)
            self._drawing[key].add_done_callback(lambda done: self._end(key, done, shelf))

    def _made(self, draw: Draw) -> Files:
        start = time.perf_counter()
        files = tuple(map(encode, draw()))
        for listener in self.when_drawn:
            listener(time.perf_counter() - start)
        return files

    def _end(self, key: Key, done: asyncio.Future[Files], shelf: "_Shelf") -> None:
        """Keep it. What failed is drawn again, and told, when somebody asks for it."""
        del self._drawing[key]
        if not done.cancelled() and done.exception() is None:
            shelf.put(key, done.result())
        self._until_return -= 1
        if self._until_return <= 0 and not self._is_closed:
            self._until_return = BETWEEN_RETURNS
            self._threads.submit(return_what_is_free)


class _Shelf:
    """Kept pictures; what was drawn first goes when there is too much."""

    def __init__(self, most_bytes: int) -> None:
        self.files: OrderedDict[Key, Files] = OrderedDict()
        self.held_bytes = 0
        self._most_bytes = most_bytes

    def put(self, key: Key, files: Files) -> None:
        self.files[key] = files
        self.held_bytes += _bytes_of(files)
        while self.held_bytes > self._most_bytes:
            self.held_bytes -= _bytes_of(self.files.popitem(last=False)[1])


def _bytes_of(files: Files) -> int:
    return sum(map(len, files))


def picture_reader(table: Table, language: str, you: int | None = None) -> Reader:
    """Whoever looks at a picture: names are drawn with the letters that its font has."""
    unnamed, shown = Reader(language), [shown_name(name) for name in table.names]
    names = tuple(unnamed.name(seat) if name == NOBODY else name for seat, name in enumerate(shown))
    return Reader(language, names, you, Medium.PICTURE)


def _board(table: Table, language: str, times: Times) -> tuple[Key, Draw]:
    """A board is known by all that is drawn: a picture made beforehand is never taken for another."""
    view = table.game.view_for(table.position, None)
    reader = picture_reader(table, language)
    return (table.id, view, reader, times), lambda: painter_for(table.game).table(view, reader, times)


def _replayed(table: Table, language: str) -> tuple[Key, Draw]:
    """As it stood, without anybody's time: known by all that is drawn."""
    view, reader = table.game.view_for(table.position, None), picture_reader(table, language)
    return ("replayed", table.game_key, view, reader), lambda: painter_for(table.game).table(view, reader)


def _private(table: Table, view: Any, seat: Seat, language: str) -> tuple[Key, Draw]:
    reader, draw = picture_reader(table, language, seat), painter_for(table.game).private
    return ("private", table.game_key, view, seat, reader), lambda: (draw(view, seat, reader),)


def _draft(turn: Turn, move: Any, refusal: Said, language: str) -> tuple[Key, Draw]:
    drawn = (turn.view, turn.seat, move, refusal, picture_reader(turn.table, language, turn.seat))
    draw = painter_for(turn.table.game).draft
    return ("draft", turn.table.game_key, *drawn), lambda: (draw(*drawn),)


def _lobby(table: Table, options: tuple[Said, ...], language: str) -> tuple[Key, Draw]:
    least, most = table.game.seats[0], table.game.seats[-1]
    host = say("picture-hosted", who=who(table.seat_of(table.host_id)))
    together = (host, say("picture-players", least=least, most=most))
    lines = (say("lobby-alone", who=who(0)),) if table.is_alone else together
    skin, reader = painter_for(table.game).skin, picture_reader(table, language)
    name = shown_name(table.arrangement.name) if table.arrangement.name else ""
    drawn = (table.game.title, lines, table.arrangement.seats, options, skin, reader, name)
    return ("lobby", *drawn), lambda: (draw_lobby(*drawn),)


def _result(table: Table, language: str) -> tuple[Key, Draw]:
    assert table.outcome is not None
    painter, view = painter_for(table.game), table.game.view_for(table.position, None)
    scores = painter.scores(view) if painter.scores is not None else table.game.standing(table.position)
    columns = tuple(
        ResultColumn(seat, place, score, holder.resigned)
        for seat, (holder, place, score) in enumerate(
            zip(table.holders, table.outcome.places, scores, strict=True)
        )
    )
    reader, grade = picture_reader(table, language), table.game.grade(table.position)
    drawn = (table.game.title, table.outcome.reason, columns, painter.skin, reader, grade)
    return ("result", *drawn), lambda: (draw_result(*drawn),)
