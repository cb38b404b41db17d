"""Tables in play, in a process of their own: `python -m benchmarks.playing_process ADDRESS TABLES MOVES`.

It writes a line when it is ready, waits for one, plays, and writes the seconds of CPU that it used. With a
fourth word, `drawn`, the board is drawn after every move, as a bot does.
"""

import asyncio
import sys
import time

from benchmarks.stored_tables import plainest_move, service, started
from bot.store import Store
from bot.store.place import read_place
from bot.table import Table
from bot.tables import Tables
from languages.reader import Reader
from rendering.catalog import PAINTERS
from rendering.png import encode


async def _play(tables: Tables, table: Table, moves: int, *, is_drawn: bool) -> None:
    reader = Reader(names=tuple(holder.name for holder in table.holders))
    for _ in range(moves):
        user_id, version, (text,) = plainest_move(table)
        table = (await tables.confirm(table.id, user_id, version, 0, text)).after
        if is_drawn:
            await asyncio.to_thread(_draw, table, reader)


def _draw(table: Table, reader: Reader) -> None:
    view = table.game.view_for(table.position, None)
    for image in PAINTERS[table.game_key].table(view, reader):
        encode(image)


async def main(address: str, number: int, moves: int, *, is_drawn: bool) -> None:
    """Get ready, wait, play, tell."""
    store = await Store.open(read_place(address))
    tables = service(store)
    begun = [await started(tables) for _ in range(number)]
    await asyncio.gather(*(_play(tables, table, 2, is_drawn=is_drawn) for table in begun))
    begun = [await tables.load(table.id) for table in begun]
    _tell("ready")
    await asyncio.to_thread(sys.stdin.readline)
    used = time.process_time()
    await asyncio.gather(*(_play(tables, table, moves, is_drawn=is_drawn) for table in begun))
    _tell(str(time.process_time() - used))
    await store.close()


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    place, tables_at_once, moves_each, *more = sys.argv[1:]
    asyncio.run(main(place, int(tables_at_once), int(moves_each), is_drawn="drawn" in more))
