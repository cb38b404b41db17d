"""Killing a process that plays, at random moments, and checking that nothing it said was lost."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from bot.notices import Tell, current
from bot.seats import is_left
from bot.store import Store
from bot.store.__main__ import main as store_command
from bot.table import State
from tests.bot.company import assert_log_and_position_agree
from tests.bot.player_process import line_for

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
    assert store_command(["check", str(path)]) == 0


async def _check(path: Path, heard: list[str]) -> None:
    store = await Store.open(path)
    try:
        kept: set[str] = set()
        for table_id in {int(line.split()[0]) for line in heard}:
            log = await store.log.load(table_id)
            kept.update(line_for(table_id, number, entry) for number, entry in enumerate(log, 1))
            await assert_log_and_position_agree(store, table_id)
            await _check_notices(store, table_id)
        assert set(heard) <= kept
    finally:
        await store.close()


async def _check_notices(store: Store, table_id: int) -> None:
    """Whoever is to act has a notice waiting, kept with the move that made it their turn; but not alone."""
    table = await store.tables.load(table_id)
    notices = await store.notices.open_at(table_id)
    told = {notice.user_id for notice in current(table, notices) if notice.tell is Tell.TURN}
    if table.is_alone:
        assert notices == []
    elif table.state is State.PLAYING:
        assert told == {table.holders[seat].user_id for seat in table.acting if not is_left(table, seat)}
    elif table.state is State.OVER:
        assert [notice.tell for notice in notices].count(Tell.RESULT) == 1
    assert all(notice.version <= table.version for notice in notices)
