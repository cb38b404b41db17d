"""The one path of a change: the turnstile, the memory, the listeners, and a life at random."""

import asyncio
import gc
import random
import sqlite3
import tempfile
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.doer import Doer
from bot.door import CACHED_TABLES
from bot.errors import StaleButton
from bot.question import AGREES, REFUSES
from bot.seats import open_seats_in_play
from bot.table import Arrangement, State, Table
from bot.tables import Tables
from games.catalog import GAMES
from games.errors import Refusal
from tests.bot.company import (
    ANNA,
    BEN,
    CHANNEL,
    COMPANY,
    GAME,
    SERVER,
    a_lobby,
    a_table,
    assert_log_and_position_agree,
    fallback,
    moved,
    opened,
    player_to_act,
    running,
)

pytestmark = pytest.mark.contract

# Many at once


async def test_tables_play_at_the_same_time_without_harm(tables, store):
    started = [await a_table(tables) for _ in range(10)]

    async def play_on(table: Table) -> None:
        for _ in range(6):
            table = (await moved(tables, table, fallback(table))).after

    await asyncio.gather(*(play_on(table) for table in started))
    for table in started:
        assert (await store.tables.load(table.id)).version == table.version + 6
        await assert_log_and_position_agree(store, table.id)


async def test_everybody_joining_at_once_fills_the_seats_and_no_more(tables):
    table = await a_lobby(tables, 2)
    answers = await asyncio.gather(
        *(tables.join(table.id, player) for player in COMPANY[1:4]), return_exceptions=True
    )
    assert sum(isinstance(answer, Refusal) for answer in answers) == 2
    assert len((await tables.load(table.id)).holders) == 2


async def test_another_program_on_the_same_database_cannot_make_a_table_fork(place, clock):
    async with running(place, clock) as ours, running(place, clock) as theirs:
        table = await a_table(ours)
        await theirs.load(table.id)
        after = (await moved(ours, table, "t12")).after
        with pytest.raises(StaleButton):
            await moved(theirs, table, "t23")
        assert await theirs.load(table.id) == after
        assert (await moved(theirs, after, "t12")).after.version == after.version + 1


async def test_a_press_cancelled_while_its_move_is_being_kept_leaves_memory_and_disk_agreeing(
    path, tables, store
):
    table = await a_table(tables)
    with closing(sqlite3.connect(path)) as blocking:
        blocking.execute("BEGIN IMMEDIATE")
        press = asyncio.create_task(moved(tables, table, "t12"))
        for _ in range(2):  # what is read after the press has read means that the press waits to write
            await store.tables.load(table.id)
        press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    after = await tables.load(table.id)
    assert after.version == table.version + 1
    await moved(tables, after, "t12")
    await assert_log_and_position_agree(store, table.id)


# Memory


async def test_a_table_is_read_from_a_file_only_when_asked_for(path, clock):
    async with running(path, clock) as tables:
        table = await a_table(tables)
    async with running(path, clock) as tables:
        assert len(tables._cache) == 0
        assert await tables.load(table.id) == table
        assert len(tables._cache) == 1


async def test_only_so_many_tables_are_remembered_and_the_rest_come_back_when_asked_for(path, clock):
    async with running(path, clock) as tables:
        first = await a_lobby(tables)
        others = [tables.open(GAME, Arrangement(2), ANNA, SERVER, CHANNEL) for _ in range(CACHED_TABLES + 5)]
        await asyncio.gather(*others)
        assert len(tables._cache) == CACHED_TABLES
        assert await tables.load(first.id) == first


async def test_a_table_that_another_process_has_changed_is_known_as_it_is(server, clock):
    async with running(server, clock) as one, running(server, clock) as other:
        table = await a_lobby(one)
        await other.join(table.id, BEN)
        assert (await one.load(table.id)).is_seated(BEN.user_id)


async def test_no_lock_is_kept_for_a_table_nobody_uses(tables):
    table = await a_table(tables)
    await moved(tables, table, "t12")
    gc.collect()
    assert len(tables._locks) == 0


# Listeners


async def test_a_listener_hears_of_an_update_once_it_is_kept(place, clock):
    async with running(place, clock) as tables, opened(place, clock) as (_, onlooker):
        table = await a_table(tables)
        heard: list[asyncio.Task[Table]] = []
        tables.subscribe(
            lambda update: heard.append(asyncio.create_task(onlooker.tables.load(update.after.id)))
        )
        update = await moved(tables, table, "t12")
        assert await asyncio.gather(*heard) == [update.after]


async def test_a_listener_hears_nothing_of_what_was_refused(tables):
    table = await a_table(tables)
    heard = []
    tables.subscribe(heard.append)
    with pytest.raises(StaleButton):
        await tables.confirm(table.id, player_to_act(table), table.version - 1, 0, "t12")
    with pytest.raises(Refusal):
        await tables.join(table.id, ANNA)
    assert heard == []


async def test_a_listener_hears_every_kind_of_change_in_order(tables):
    heard = []
    tables.subscribe(heard.append)
    table = await a_table(tables, 3)
    table = (await moved(tables, table, "t12")).after
    await tables.resign(table.id, player_to_act(table))
    versions = [(update.before.version, update.after.version) for update in heard]
    assert versions[0][0] == 0
    assert all(earlier[1] == later[0] for earlier, later in pairwise(versions))


# A life at random


async def something(tables: Tables, table: Table, rng: random.Random) -> None:
    """Somebody does something at the table, sensible or not."""
    player = rng.choice(COMPANY)
    seated, host = player.user_id, Doer(table.host_id, "Host")
    if table.state is State.PLAYING and rng.random() < 0.75:
        seated = player_to_act(table)
    match rng.choice(
        (
            *(
                "join",
                "leave",
                "start",
                "arrange",
                "host",
                *["move"] * 12,
                "resign",
                "ask",
                "yes",
                "yes",
                "no",
            ),
            *("offer", "keep", "take", "take", "gone", "pause", "resume", "vote", "move away", "end"),
        )
    ):
        case "join":
            await tables.join(table.id, player)
        case "leave":
            await tables.leave(table.id, seated)
        case "start":
            await tables.start(table.id, table.host_id)
        case "arrange":
            await tables.arrange(table.id, table.host_id, Arrangement(rng.choice(table.game.seats)))
        case "host":
            does = rng.choice((tables.remove, tables.hand_over))
            await does(table.id, host, player.user_id)
        case "move":
            turn = await tables.turn(table.id, seated)
            moves = table.game.legal_moves(turn.position, turn.seat)
            text = table.game.write_move(rng.choice(moves)) if moves else "nothing"
            await tables.choose(table.id, seated, text)
        case "resign":
            if rng.random() < 0.1:
                await tables.resign(table.id, seated)
        case "offer":
            await tables.offer(table.id, host, seated, rng.choice((None, None, player)))
        case "keep":
            await tables.keep_seat(table.id, host, seated)
        case "take":
            for seat in open_seats_in_play(table)[:1]:  # whoever has one is refused another
                await tables.take_seat(table.id, player, seat, table.holders[seat].offer.opened)
        case "gone":
            if rng.random() < 0.2:
                await tables.gone(table.id, seated)
        case "pause":
            await tables.pause(table.id, host, rng.randint(1, 20), "holidays")
        case "resume":
            await tables.resume(table.id, host)
        case "vote":
            if rng.random() < 0.5:
                await tables.ask_to_end(table.id, seated)
            else:
                await tables.ask_to_pause(table.id, seated, 2, "holidays")
        case "move away":
            await tables.move(table.id, host, rng.choice((CHANNEL, CHANNEL + 1)), is_thread=False)
        case "end":
            if rng.random() < 0.1:
                await tables.end(table.id, host, "nobody comes")
        case "ask":
            await tables.ask_back(table.id, player.user_id)
        case "yes":
            await tables.answer(table.id, player.user_id, AGREES)
        case "no":
            await tables.answer(table.id, player.user_id, REFUSES)


async def live(path: Path, rng: random.Random) -> None:
    async with opened(path) as (tables, store):
        game = rng.choice(list(GAMES.values()))
        table_id = (await a_lobby(tables, rng.choice(game.seats), game)).id
        for _ in range(120):
            table = await tables.load(table_id)
            try:
                await something(tables, table, rng)
            except Refusal:
                assert await store.tables.load(table_id) == table
            kept = await store.tables.load(table_id)
            assert kept == await tables.load(table_id)
            assert len(await store.log.load(table_id)) == kept.version
        await assert_log_and_position_agree(store, table_id)


@settings(max_examples=12)
@given(st.randoms(use_true_random=False))
def test_whatever_happens_at_a_table_its_log_leads_to_its_position(rng):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder) / "life.sqlite3", rng))
