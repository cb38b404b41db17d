"""Opening a database: up to date, ours, sound - or refused with one line."""

import sqlite3
import stat
from contextlib import closing

import pytest

from bot.errors import BadStore, NoSuchTable
from bot.preferences import ChannelSettings, Ping, Preferences
from bot.store import Store
from bot.store.posts import Showing
from bot.store.sqlite import opening
from bot.store.sqlite.opening import OURS, migrations
from bot.table import Place
from tests.bot.company import (
    ANNA,
    CHANNEL,
    a_full_handed_table,
    a_table,
    moved,
    opened,
    player_to_act,
    running,
)
from tests.bot.posting import unsent
from tests.languages.english import english, refused


def change(path, sql, *parameters):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, parameters)


def answer(path, sql):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchone()[0]


async def refusal_of(path):
    """The one line with which a database is refused."""
    with pytest.raises(BadStore) as refused:
        await Store.open(path)
    assert "\n" not in english(refused.value.said)
    assert str(path) in english(refused.value.said)
    return english(refused.value.said)


async def test_a_new_database_is_brought_up_to_date_and_marked_as_ours(path):
    await (await Store.open(path)).close()
    assert answer(path, "PRAGMA user_version") == len(migrations())
    assert answer(path, "PRAGMA application_id") == OURS
    assert answer(path, "PRAGMA journal_mode") == "wal"


async def test_a_database_is_brought_up_to_date_once(path):
    for _ in range(3):
        await (await Store.open(path)).close()
    assert answer(path, "PRAGMA integrity_check") == "ok"


async def test_a_reopened_database_has_kept_everything(path, clock):
    async with opened(path, clock) as (tables, store):
        table = await a_full_handed_table(tables)
        turn = await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
        await store.players.keep(ANNA.user_id, Preferences(Ping.DIRECT, text_boards=True))
        await store.channels.keep(CHANNEL, ChannelSettings(Place.CHANNEL, open_to_tables=False))
        log, notices = await store.log.load(table.id), await unsent(store)
    async with opened(path, clock) as (tables, store):
        assert await store.tables.load(table.id) == table
        assert await store.log.load(table.id) == log
        assert await unsent(store) == notices
        assert (await store.drafts.load(table.id, turn.seat)).steps == ("t12",)
        assert await store.players.load(ANNA.user_id) == Preferences(Ping.DIRECT, text_boards=True)
        assert await store.channels.load(CHANNEL) == ChannelSettings(Place.CHANNEL, open_to_tables=False)


async def test_a_database_of_the_first_release_knows_where_everything_stands(path):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(migrations()[0])
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute("PRAGMA user_version = 1")
        connection.execute(
            "INSERT INTO tables VALUES"
            " (1, 'copenhagen', 'playing', 7, 70, 1, 's', 1, 3, 0, NULL, '', '', '', '', '', 70, 71, 72, 3)"
        )
        connection.execute("INSERT INTO notices VALUES (5, 1, 3, 'turn', 1, 1, 70, 73)")
    store = await Store.open(path)
    try:
        assert await store.posts.showing(1) == Showing(70, 71, 72)
    finally:
        await store.close()


async def test_a_number_is_never_given_to_a_second_table(path, clock):
    async with running(path, clock) as tables:
        first = await a_table(tables)
    async with running(path, clock) as tables:
        assert (await a_table(tables)).id > first.id


async def test_a_database_of_a_newer_release_is_refused(path):
    await (await Store.open(path)).close()
    change(path, f"PRAGMA user_version = {len(migrations()) + 1}")
    assert "newer Rowhouse" in await refusal_of(path)


async def test_a_database_of_another_program_is_refused_and_left_as_it_is(path):
    change(path, "CREATE TABLE birds (name TEXT)")
    before = path.read_bytes()
    assert "another program" in await refusal_of(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(path):
    path.write_bytes(b"Once upon a time there was a harbour. " * 500)
    before = path.read_bytes()
    assert "not a sound Rowhouse database" in await refusal_of(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("pages_left", [1, 3])
async def test_a_truncated_database_is_refused(path, clock, pages_left):
    async with running(path, clock) as tables:
        await a_table(tables)
    path.write_bytes(path.read_bytes()[: pages_left * answer(path, "PRAGMA page_size")])
    assert "not a sound Rowhouse database" in await refusal_of(path)


async def test_a_database_whose_list_of_tables_is_damaged_is_refused(path, clock):
    async with running(path, clock) as tables:
        await a_table(tables)
    content, page = bytearray(path.read_bytes()), answer(path, "PRAGMA page_size")
    root = answer(path, "SELECT rootpage FROM sqlite_master WHERE name = 'tables'")
    content[(root - 1) * page : root * page] = b"\x55" * page
    path.write_bytes(content)
    assert "not a sound Rowhouse database" in await refusal_of(path)


async def test_a_database_in_a_folder_that_does_not_exist_is_refused(path):
    assert "cannot be opened" in await refusal_of(path.parent / "nowhere" / path.name)


PARTS_OF_OURS = {
    "DROP TABLE drafts": "its table drafts is missing",
    "DROP INDEX seats_of_player": "its index seats_of_player is missing",
    "DROP INDEX posts_of_subject": "its index posts_of_subject is missing",
    "ALTER TABLE posts DROP COLUMN to_user": "its column to_user of posts is missing",
}


@pytest.mark.parametrize("sql", PARTS_OF_OURS)
async def test_a_database_in_which_a_part_is_missing_is_refused(path, sql):
    await (await Store.open(path)).close()
    change(path, sql)
    assert PARTS_OF_OURS[sql] in await refusal_of(path)


async def test_what_somebody_added_to_a_database_does_no_harm(path):
    await (await Store.open(path)).close()
    change(path, "CREATE INDEX mine ON log (at)")
    await (await Store.open(path)).close()


async def test_a_locked_database_is_called_locked(path, monkeypatch):
    monkeypatch.setattr(opening, "LOCK_PATIENCE", 0.02)
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await refusal_of(path) == f"The database {path} is locked by another program."
        other.execute("ROLLBACK")
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert await refusal_of(path) == f"The database {path} is locked by another program."


async def test_new_files_are_their_owners_alone(path, clock):
    async with running(path, clock) as tables:
        await a_table(tables)
        found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    assert found == {path.name: 0o600, f"{path.name}-wal": 0o600, f"{path.name}-shm": 0o600}


DAMAGE = {
    "holders": '[{"name": 5}]',
    "arrangement": "[]",
    "state": "asleep",
    "game": "chess",
}


@pytest.mark.parametrize("column", DAMAGE)
async def test_a_damaged_table_is_refused_in_a_sentence_and_the_others_go_on(path, clock, column):
    async with running(path, clock) as tables:
        damaged, sound = await a_table(tables), await a_table(tables)
    change(path, f"UPDATE tables SET {column} = ? WHERE id = ?", DAMAGE[column], damaged.id)
    async with running(path, clock) as tables:
        with refused(NoSuchTable, match=f"Table {damaged.id} is damaged"):
            await tables.load(damaged.id)
        with refused(NoSuchTable, match="damaged"):
            await tables.confirm(damaged.id, player_to_act(damaged), damaged.version, 0, "t12")
        assert (await moved(tables, sound, "t12")).after.version == sound.version + 1


async def test_a_damaged_log_is_refused_in_a_sentence(path, clock):
    async with running(path, clock) as tables:
        table = await a_table(tables)
    change(path, "UPDATE log SET kind = 'danced' WHERE number = 2")
    async with opened(path, clock) as (_, store):
        with refused(NoSuchTable, match="damaged"):
            await store.log.load(table.id)


async def test_a_draft_that_the_rules_no_longer_allow_counts_for_nothing(path, clock):
    async with running(path, clock) as tables:
        table = await a_full_handed_table(tables)
        await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    change(path, "UPDATE drafts SET draft = replace(draft, 't12', 'W@A9')")
    async with running(path, clock) as tables:
        turn = await tables.turn(table.id, player_to_act(table))
        assert (turn.steps, turn.position) == ((), table.position)
        assert (await tables.step(table.id, player_to_act(table), table.version, 0, "t12")).steps == ("t12",)
