"""A bot in a process of its own, which tells what it spent and for how long its loop stood still.

`python -m benchmarks.bot_process ADDRESS ORDER`, where the order is JSON. It writes one line of JSON,
a Report, when it is ready, and another one for every line that it reads.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from benchmarks.bots import bare_bot, house, started
from bot.app import App, point_at
from bot.collector import freeze_what_is_loaded
from bot.freed_memory import return_large_blocks
from bot.table import Holder
from bot.table_posts import subject_of
from cogs.delivery.service import Delivery

TICK = 0.001


class Order(msgspec.Struct):
    """Which bot: ours with so many tables in a channel, or a bare one that shows a picture there."""

    guild_id: int
    channel_id: int
    database: str = ""
    holders: list[Holder] = []
    tables: int = 0
    picture: str = ""


class Waiting(msgspec.Struct):
    """A message with a button; at a table, who is to act there and a move that they may make."""

    message_id: int
    table_id: int = 0
    user_id: int = 0
    text: str = ""


class Report(msgspec.Struct):
    """Since the last one: seconds of CPU, and the longest time for which the loop did not come round."""

    cpu: float
    stall: float
    busy: float
    """The most CPU that the process spent while the loop did not come round: a stall on a machine that has
    nothing else to do."""
    waiting: list[Waiting]


Waits = Callable[[], Awaitable[list[Waiting]]]


class Meter:
    """Asks the loop for a thousandth of a second, again and again, and notes how late it comes back."""

    def __init__(self) -> None:
        self.stall = self.busy = 0.0

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            before, spent = time.perf_counter(), time.process_time()
            await asyncio.sleep(TICK)
            self.stall = max(self.stall, time.perf_counter() - before - TICK)
            self.busy = max(self.busy, time.process_time() - spent)


async def _report(waits: Waits) -> None:
    """At once, and for every line on the standard input."""
    lines, meter = asyncio.StreamReader(), Meter()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    metering = loop.create_task(meter.run())
    cpu = time.process_time()
    while True:
        spent, stall, busy = time.process_time() - cpu, meter.stall, meter.busy
        report = Report(spent, stall, busy, await waits())
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()
        cpu, meter.stall, meter.busy = time.process_time(), 0.0, 0.0
        if not await lines.readline():
            break
    metering.cancel()
    await asyncio.gather(metering, return_exceptions=True)


async def _waiting_at(app: App, table_id: int) -> Waiting:
    await app.part(Delivery).done(subject_of(table_id))
    table = await app.tables.load(table_id)
    showing = await app.store.posts.showing(table_id)
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    return Waiting(showing.board_id or 0, table_id, table.holders[seat].user_id, text)


def main(address: str, order: Order) -> None:
    """Be the bot that was ordered."""
    return_large_blocks()
    point_at(address)
    picture = Path(order.picture).read_bytes() if order.picture else b""
    asyncio.run(_be_bare(order, picture) if picture else _be_ours(order))


async def _be_bare(order: Order, picture: bytes) -> None:
    async with bare_bot(order.channel_id, picture) as message_id:

        async def its_message() -> list[Waiting]:
            return [Waiting(message_id)]

        await _report(its_message)


async def _be_ours(order: Order) -> None:
    async with house(Path(order.database)) as app:
        ids = [
            (await started(app, order.holders, order.guild_id, order.channel_id)).id
            for _ in range(order.tables)
        ]

        freeze_what_is_loaded()

        async def at_tables() -> list[Waiting]:
            return [await _waiting_at(app, table_id) for table_id in ids]

        await _report(at_tables)


if __name__ == "__main__":
    main(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Order))
