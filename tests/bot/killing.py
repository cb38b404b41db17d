"""Killing a process that plays, at random moments, and checking that nothing it said was lost."""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

from bot.ratings import computed
from bot.seats import is_left
from bot.store import Store
from bot.store.__main__ import main as store_command
from bot.table import State
from club.posts import Topic
from tests.bot.company import assert_log_and_position_agree, rows
from tests.bot.player_process import line_for, mailbox_of
from tests.bot.posting import calls

ROOT = Path(__file__).parents[2]
MOST_LINES = 60


def kill_while_playing(path: Path, rng: random.Random) -> list[str]:
    """Start a player, kill it after it has said so much, and return all that it said."""
    command = [sys.executable, "-m", "tests.bot.player_process", str(path), str(rng.random())]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        heard = [player.stdout.readline() for _ in range(rng.randint(1, MOST_LINES))]
        player.kill()
        heard += player.stdout.readlines()
    assert player.returncode == -9, "the player stopped by itself"
    # A line cut short by the kill was not said.
    return [line.rstrip("\n") for line in heard if line.endswith("\n")]


def check_after_killing(path: Path, heard: list[str]) -> None:
    """The database is sound, and everything that was said is in it."""
    asyncio.run(_check(path, heard))
    _check_sent(path)
    assert store_command(["check", str(path)]) == 0


async def _check(path: Path, heard: list[str]) -> None:
    store = await Store.open(path)
    try:
        kept: set[str] = set()
        for table_id in {int(line.split()[0]) for line in heard}:
            log = await store.log.load(table_id)
            kept.update(line_for(table_id, number, entry) for number, entry in enumerate(log, 1))
            await assert_log_and_position_agree(store, table_id)
            await _check_notices(store, table_id, mailbox_of(path).read_text().splitlines())
        assert set(heard) <= kept
        await _check_results(store)
    finally:
        await store.close()


async def _check_results(store: Store) -> None:
    """Every table that ended has its result, and everybody the rating that all results together lead to."""
    for table_id in await store.tables.all():
        table = await store.tables.load(table_id)
        has_result = await store.results.of_table(table_id) is not None
        assert has_result is (table.has_ended and not table.is_alone)
    assert await store.ratings.all() == await computed(store)


async def _check_notices(store: Store, table_id: int, sent: list[str]) -> None:
    """Whoever is to act was told, or has a notice waiting, kept with the move that made it their turn; but
    not alone."""
    table = await store.tables.load(table_id)
    notices = await calls(store, table_id)
    told = {post.wanted.seat for post in notices if post.topic is Topic.TURN}
    if table.is_alone:
        assert notices == []
    elif table.state is State.PLAYING:
        told |= {seat for seat, clock in enumerate(table.clocks.seats) if clock.started is not None}
        assert {seat for seat in table.asked if not is_left(table, seat)} <= told
        assert all(table.clocks.seats[seat].is_open for seat in table.acting)
    elif table.state is State.OVER:
        assert f"{Topic.RESULT.value}:{table_id}" in {*sent, *(post.key for post in notices)}


def _check_sent(path: Path) -> None:
    """Nothing was sent twice, and nobody was judged who had not been told before, or had left the server."""
    sent = mailbox_of(path).read_text().splitlines()
    assert [key for key, times in Counter(sent).items() if times > 1] == []
    left = {table_id for (table_id,) in rows(path, "SELECT table_id FROM log WHERE kind = 'gone'")}
    for number, key in enumerate(sent):
        if key.startswith(f"{Topic.GONE.value}:") and int(key.split(":")[1]) not in left:
            assert key.replace(Topic.GONE.value, Topic.LATE.value, 1) in sent[:number]
