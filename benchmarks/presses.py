"""Figure 5: a press until the new picture is in the channel, beside a bare bot with a ready-made picture."""

import asyncio
import statistics
import tempfile
from pathlib import Path

import aiohttp

from benchmarks.bots import bare_bot, house, started
from benchmarks.figure import Figure, against
from benchmarks.playground import playground
from benchmarks.town import Town, ask
from bot.app import App, point_at
from bot.table import Holder
from bot.table_posts import subject_of
from cogs.delivery.service import Delivery
from languages.shelf import ENGLISH

SEATS = 4
TURNS = 4
"""One for each seat: nobody has to discard yet."""
TABLES_A_ROUND = 16
ROUNDS = 4


def figures() -> list[Figure]:
    """The ratio of the medians and of the slowest presses."""
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = asyncio.run(_measure(Path(folder)))
    named = f"5 press to new picture / the same on a bare bot, {len(ours)} presses"
    return [_figure(named, ours, bare, 49, 1.5), _figure(named, ours, bare, 98, 1.7)]


def _figure(name: str, ours: list[float], bare: list[float], cut: int, goal: float) -> Figure:
    mine, its = statistics.quantiles(ours, n=100)[cut], statistics.quantiles(bare, n=100)[cut]
    measured = f"{mine / its:.2f} ({mine * 1000:.1f} / {its * 1000:.1f} ms)"
    return Figure(f"{name}, p{cut + 1}", measured, against(mine / its, goal))


async def _measure(folder: Path) -> tuple[list[float], list[float]]:
    """By turns, so that a busy moment of the machine meets both."""
    ours: list[float] = []
    bare: list[float] = []
    async with playground(folder / "bench.world") as (url, _), aiohttp.ClientSession(url) as session:
        await ask(session, "PUT", "/limits", {"global": {"limit": 0, "per": 1}, "routes": []})
        town = Town(session, await ask(session, "GET", "/world"))
        point_at(url)
        for number in range(ROUNDS):
            async with house(folder / f"bench{number}.db") as app:
                times, picture = await _presses_on_boards(town, app)
                ours += times
            async with bare_bot(town.channel, picture) as message_id:
                bare += [await town.timed("press", message_id, "again", message_id) for _ in times]
    return ours, bare


async def _presses_on_boards(town: Town, app: App) -> tuple[list[float], bytes]:
    """Turns taken with buttons; gives what each confirmation took, and the last picture."""
    times = []
    holders = [Holder(int(each["id"]), each["username"]) for each in town.players[:SEATS]]
    for _ in range(TABLES_A_ROUND):
        table = await started(app, holders, int(town.guild["id"]), town.channel)
        for _ in range(TURNS):
            times.append(await _confirmed(town, app, table.id))
            await app.part(Delivery).done(subject_of(table.id))
    last, *_ = await app.pictures.board(await app.tables.load(table.id), ENGLISH)
    return times, last


async def _confirmed(town: Town, app: App, table_id: int) -> float:
    """Open the panel and choose two cards; then, once nothing goes on any more, confirm on the clock.

    A person reads the question first: by then the board that it leads to is drawn.
    """
    table = await app.tables.load(table_id)
    member = str(table.holders[table.acting[0]].user_id)
    showing = await app.store.posts.showing(table_id)
    board_id = showing.board_id or 0
    panel = (await town.act(member, "press", board_id, f"turn:{table_id}"))["message"]
    text = table.game.write_move(table.game.fallback(table.position, table.acting[0]))
    where = f"{table_id}:{table.version}:0"
    await town.act(member, "press", panel["id"], f"look:{where}:sure~{text}")
    turn = await app.tables.turn(table_id, int(member))
    await app.pictures.board(await app.tables.foresee(turn, text), ENGLISH)
    return await town.timed("press", panel["id"], f"confirm:{where}:{text}", board_id, member)
