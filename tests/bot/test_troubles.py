"""A database that fails while the bot runs: a sentence, a log line, and nothing else hurt."""

import asyncio
import sqlite3
from contextlib import closing, contextmanager
from threading import Event

import pytest

from bot.errors import NoSuchTable, StoreBusy, StoreDamaged, StoreGone
from bot.preferences import ChannelSettings, Preferences
from bot.store.sqlite import opening
from bot.table_posts import subject_of
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
from tests.bot.test_opening import change
from tests.languages.english import english, refused


@contextmanager
def locked(path):
    """Another program writes and does not come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def held_up(store):
    """Whatever comes to the writer waits there: it tries nothing meanwhile."""
    writer, goes_on = store._database._writer, Event()
    transact = writer._transact

    def held(jobs):
        goes_on.wait()
        transact(jobs)

    writer._transact = held
    yield
    goes_on.set()


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Nothing waits for a lock longer than a test wants to."""
    monkeypatch.setattr(opening, "LOCK_PATIENCE", 0.02)


async def test_a_move_while_the_database_is_locked_is_refused_in_a_sentence_and_can_be_made_later(
    path, tables, store, caplog
):
    table = await a_table(tables)
    with locked(path), refused(StoreBusy, match="is locked by another program, so nothing was changed"):
        await moved(tables, table, "t12")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "the database is locked by another program"
    ]
    assert await tables.load(table.id) == table
    assert (await moved(tables, table, "t12")).after.version == table.version + 1


async def test_a_step_that_could_not_be_kept_is_not_remembered_either(path, tables):
    table = await a_full_handed_table(tables)
    player = player_to_act(table)
    await tables.step(table.id, player, table.version, 0, "t12")
    with locked(path), pytest.raises(StoreBusy):
        await tables.step_back(table.id, player, table.version, 1, 0)
    assert (await tables.turn(table.id, player)).steps == ("t12",)


FAILURES = {
    "PRAGMA max_page_count = 1": "cannot grow: the disk is full",
    "PRAGMA query_only = ON": "is read-only",
}


@pytest.mark.parametrize("pragma", FAILURES)
async def test_a_database_that_is_full_or_read_only_is_called_so(path, tables, store, caplog, pragma):
    table = await a_table(tables)
    await store._database.write(pragma)
    with refused(StoreBusy, match=FAILURES[pragma]):
        await asyncio.gather(*(store.players.keep(number, Preferences()) for number in range(1000)))
    assert f"the database {FAILURES[pragma]}" in caplog.text
    assert await tables.load(table.id) == await store.tables.load(table.id) == table


async def test_all_who_wait_for_a_locked_database_are_told_at_once(path, tables, store, caplog):
    with locked(path):
        with held_up(store):
            wanted = [asyncio.create_task(store.players.keep(each, Preferences())) for each in range(20)]
            await asyncio.sleep(0)  # all of them wait from here on
        answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreBusy}
    # One wait and one line for all of them, instead of one each.
    assert len([record for record in caplog.records if "locked" in record.getMessage()]) == 1


async def test_a_table_of_the_database_that_is_gone_is_said_without_a_traceback(path, tables, store, caplog):
    table = await a_full_handed_table(tables)
    change(path, "DROP TABLE drafts")
    with refused(StoreDamaged, match="damaged, so nothing was changed"):
        await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "no such table" in record.getMessage()
    assert record.exc_info is None


async def test_text_that_is_none_is_not_shown_in_the_log(path, clock, caplog):
    async with running(path, clock) as tables:
        table = await a_table(tables)
    change(path, "UPDATE tables SET position = CAST(x'7365637265742068616e64ff' AS TEXT)")
    async with running(path, clock) as tables:
        with pytest.raises(StoreDamaged):
            await tables.load(table.id)
    assert "secret hand" not in caplog.text
    assert "is damaged" in caplog.text


async def test_a_damaged_index_is_said_without_a_traceback_when_it_is_hit(path, clock, caplog):
    async with running(path, clock) as tables:
        table = await a_table(tables)
    damage(path, "seats_of_player")
    async with opened(path, clock) as (_, store):
        with refused(StoreDamaged, match="tell whoever runs this bot"):
            await store.tables.of_player(ANNA.user_id)
        assert await tables.load(table.id) == table
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "is damaged: database disk image is malformed" in record.getMessage()
    assert record.exc_info is None


def damage(path, name):
    """Spoil the first page of a table or an index."""
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    content = bytearray(path.read_bytes())
    content[(root - 1) * page : root * page] = b"\x55" * page
    path.write_bytes(content)


# A file that is no longer there


def deleted(path):
    path.unlink()


def replaced(path):
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def without_its_journal(path):
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.parametrize("what", [deleted, replaced, without_its_journal])
async def test_a_database_that_is_gone_takes_no_more_moves(path, tables, store, caplog, what):
    table = await a_table(tables)
    what(path)
    for _ in range(2):
        with refused(StoreGone, match="deleted or replaced, so nothing can be kept"):
            await moved(tables, table, "t12")
    with pytest.raises(StoreGone):
        await store.tables.of_player(ANNA.user_id)
    await store.lost()
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1


async def test_many_who_write_into_a_deleted_database_are_all_told(path, store):
    path.unlink()
    answers = await asyncio.gather(
        *(store.players.keep(number, Preferences()) for number in range(20)), return_exceptions=True
    )
    assert {type(answer) for answer in answers} == {StoreGone}


# What cannot be read hides nothing else


@pytest.mark.parametrize("text", ["'{]'", "CAST(x'ff' AS TEXT)"], ids=["no JSON", "no text"])
async def test_an_unreadable_table_does_not_hide_the_others_and_is_logged_once(path, clock, caplog, text):
    async with running(path, clock) as tables:
        first, damaged, last = [await a_table(tables) for _ in range(3)]
    change(path, f"UPDATE tables SET holders = {text} WHERE id = ?", damaged.id)
    async with opened(path, clock) as (tables, store):
        for _ in range(3):
            found = await tables.load_each(await store.tables.of_player(ANNA.user_id))
            assert {table.id for table in found} == {first.id, last.id}
    told = [record.getMessage() for record in caplog.records if "is left out" in record.getMessage()]
    assert len(told) == 1
    assert told[0].startswith(f"table={damaged.id} is left out: ")


async def test_a_damaged_value_is_never_quoted(path, clock):
    async with running(path, clock) as tables:
        table = await a_table(tables)
    change(path, "UPDATE tables SET question = ?", '{"seat": "secret hand"}')
    async with running(path, clock) as tables:
        with pytest.raises(NoSuchTable) as refused:
            await tables.load(table.id)
    assert english(refused.value.said) == (
        f"Table {table.id} is damaged in the database and cannot be opened: "
        "its question to the players cannot be read."
    )


@pytest.mark.parametrize("draft", ["{", "[]", '{"steps": 5}'])
async def test_a_draft_that_cannot_be_read_lets_the_turn_begin_anew(path, clock, caplog, draft):
    async with running(path, clock) as tables:
        table = await a_full_handed_table(tables)
        player = player_to_act(table)
        await tables.step(table.id, player, table.version, 0, "t12")
    change(path, "UPDATE drafts SET draft = ?", draft)
    async with running(path, clock) as tables:
        assert (await tables.turn(table.id, player)).steps == ()
        assert "its draft cannot be read" in caplog.text
        assert (await tables.step(table.id, player, table.version, 0, "t12")).steps == ("t12",)
        assert (await tables.turn(table.id, player)).steps == ("t12",)


async def test_choices_that_cannot_be_read_count_as_not_made(path, clock, caplog):
    async with opened(path, clock) as (_, store):
        await store.players.keep(ANNA.user_id, Preferences(text_boards=True))
        await store.channels.keep(CHANNEL, ChannelSettings(open_to_tables=False))
    change(path, "UPDATE players SET preferences = '{'")
    change(path, "UPDATE channels SET settings = '{'")
    async with opened(path, clock) as (_, store):
        assert await store.players.load(ANNA.user_id) == Preferences()
        assert await store.channels.load(CHANNEL) == ChannelSettings()
    assert f"user={ANNA.user_id}" in caplog.text
    assert f"channel={CHANNEL}" in caplog.text


async def test_a_notice_that_nobody_can_tell_does_not_hold_the_others_up(path, tables, store, caplog):
    first, second = await a_table(tables), await a_table(tables)
    change(path, "UPDATE posts SET topic = 'sing' WHERE topic = 'turn' AND subject = ?", subject_of(first.id))
    assert {notice.wanted.subject for notice in await unsent(store)} == {subject_of(second.id)}
    assert "its topic is unknown here" in caplog.text
