"""`python -m bot.store move`: everything goes from one database into another, or nothing does."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import pytest

from bot.preferences import Preferences
from bot.shards import EVERYTHING
from bot.store import Store
from bot.store.__main__ import main
from bot.store.parts import parts
from bot.store.postgres import opening
from bot.store.sqlite.file import held_alone
from tests.bot.company import a_table, assert_log_and_position_agree, fallback, moved, opened, running
from tests.bot.filling import KEPT, dump, fill

TRUTHS = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = 'public' AND data_type = 'boolean'"
)


def ask(server, sql):
    """What a query finds on a server."""

    async def asked():
        connection = await asyncpg.connect(server.address)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(asked())


def change(path, sql):
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


@pytest.fixture
def untouched(cluster):
    """A database of the server that is not Rowhouse's yet."""
    with cluster.database() as place:
        yield place


@pytest.fixture
def kept(path):
    """A file with a table in play."""

    async def played():
        async with running(path) as tables:
            table = await a_table(tables)
            await moved(tables, table, fallback(table))

    asyncio.run(played())
    return path


def refusal(capsys, *arguments):
    """The one line with which a command refuses."""
    assert main([str(argument) for argument in arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


# What arrives


@pytest.mark.parametrize("copies", [15, pytest.param(1500, marks=pytest.mark.thorough)])
def test_any_number_of_tables_and_all_else_are_equal_there_and_back(
    tmp_path, server, untouched, capsys, copies
):
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    with closing(sqlite3.connect(first)) as connection:
        connection.executescript(KEPT.read_text(encoding="utf-8"))
    asyncio.run(opened_once(first))
    fill(first, set(ask(server, TRUTHS)), copies=copies)
    before = dump(first)
    with closing(sqlite3.connect(first)) as connection:
        for part in parts():
            assert connection.execute(f"SELECT 1 FROM {part.name}").fetchone(), f"nothing in {part.name}"
    assert main(["move", str(first), untouched.address]) == 0
    assert main(["move", untouched.address, str(second)]) == 0
    there, back = capsys.readouterr().out.splitlines()
    assert there.startswith(f"Moved {2 * copies + 10:,} tables, ")
    assert there.endswith(
        f" rows in all, from {first} to {untouched}; what arrived was compared and is the same."
    )
    assert f"from {untouched} to {second};" in back
    assert dump(second) == before == dump(first)


async def opened_once(place):
    await (await Store.open(place)).close()


def test_a_moved_table_replays_and_plays_on(kept, untouched, capsys):
    main(["move", str(kept), untouched.address])
    capsys.readouterr()
    assert main(["check", untouched.address]) == 0
    assert capsys.readouterr().out == "1 table, no problems.\n"

    async def play_on():
        async with opened(untouched) as (tables, store):
            table = await tables.load(1)
            await moved(tables, table, fallback(table))
            await assert_log_and_position_agree(store, 1)
            assert (await a_table(tables)).id == 2

    asyncio.run(play_on())


def test_a_file_moves_into_a_file(kept, tmp_path):
    assert main(["move", str(kept), str(tmp_path / "other.db")]) == 0
    assert dump(tmp_path / "other.db") == dump(kept)


def test_a_database_that_was_opened_but_not_used_is_empty(kept, server):
    assert main(["move", str(kept), server.address]) == 0
    assert ask(server, "SELECT id FROM tables") == [(1,)]


NUMBERED = "INSERT INTO followings (user_id, guild_id, tells, since) VALUES ({}, 1, 'result', 0) RETURNING id"


def test_no_number_is_given_twice_after_a_move(kept, untouched, tmp_path):
    """Not even that of a row which is gone."""
    for number in range(1, 6):
        change(kept, NUMBERED.format(number))
    change(kept, "DELETE FROM followings WHERE id > 3")
    main(["move", str(kept), untouched.address])
    assert ask(untouched, NUMBERED.format(6)) == [(6,)]
    ask(untouched, "DELETE FROM followings WHERE id = 6")
    back = tmp_path / "back.db"
    main(["move", untouched.address, str(back)])
    change(back, NUMBERED.format(7))
    with closing(sqlite3.connect(back)) as connection:
        assert connection.execute("SELECT max(id) FROM followings").fetchone() == (7,)


def test_who_held_shards_stays_behind(kept, server, untouched):
    ask(server, "INSERT INTO shards VALUES (0, 1, 'a process that died')")
    ask(server, "INSERT INTO players VALUES (1, '{}', true)")
    assert main(["move", server.address, untouched.address]) == 0
    assert ask(untouched, "SELECT count(*) FROM shards") == [(0,)]
    assert ask(untouched, "SELECT wants_digest FROM players") == [(True,)]


# Refusals


def test_what_is_not_empty_is_not_moved_into(kept, server, tmp_path, capsys):
    ask(server, "INSERT INTO channels VALUES (1, '{}')")
    assert refusal(capsys, "move", kept, server.address) == (
        f"{server} is not empty; a database is moved into an empty one only."
    )
    other = tmp_path / "other.db"
    main(["move", str(kept), str(other)])
    capsys.readouterr()
    before = dump(other)
    assert "is not empty" in refusal(capsys, "move", kept, other)
    assert "is not empty" in refusal(capsys, "move", kept, kept)
    assert dump(other) == before


def test_there_must_be_something_to_move(path, tmp_path, server, capsys):
    other = tmp_path / "other.db"
    assert refusal(capsys, "move", path, other) == f"There is no database {path}."
    assert list(tmp_path.iterdir()) == []
    assert refusal(capsys, "move", server.address, other) == f"There is nothing in {server} to move."
    assert not other.exists()


def test_a_database_that_the_server_does_not_have_is_said_so(kept, cluster, capsys):
    nowhere = cluster.place("nowhere")
    assert refusal(capsys, "move", nowhere.address, kept) == f"There is no database {nowhere}."
    assert refusal(capsys, "move", kept, nowhere.address) == f"There is no database {nowhere}."
    assert refusal(capsys, "check", nowhere.address) == f"There is no database {nowhere}."


def test_a_server_that_is_not_there_is_said_so(kept, tmp_path, capsys):
    address = f"postgresql://rowhouse@/rowhouse?host={tmp_path}"
    assert refusal(capsys, "move", kept, address) == f"The database {address} cannot be reached."
    assert refusal(capsys, "move", address, tmp_path / "other.db") == (
        f"The database {address} cannot be reached."
    )
    assert not (tmp_path / "other.db").exists()


def test_a_server_of_an_older_release_is_refused(kept, untouched, capsys, monkeypatch):
    monkeypatch.setattr(opening, "OLDEST", 99)
    assert refusal(capsys, "move", kept, untouched.address).endswith("; Rowhouse needs 99 or newer.")


def test_a_database_of_another_program_is_refused_on_either_end(kept, untouched, capsys):
    ask(untouched, "CREATE TABLE birds (name TEXT)")
    said = f"{untouched} is a database of another program."
    assert refusal(capsys, "move", kept, untouched.address) == said
    assert refusal(capsys, "move", untouched.address, kept) == said


def test_a_file_that_a_bot_runs_on_is_not_moved(kept, untouched, capsys):
    said = f"Another Rowhouse is running on {kept}; stop that one first."
    with held_alone(kept):
        assert refusal(capsys, "move", kept, untouched.address) == said
        assert refusal(capsys, "move", untouched.address, kept) == said


async def test_a_server_that_a_bot_runs_on_is_not_moved(tmp_path, server, untouched, capsys):
    store = await Store.open(server)
    try:
        await store.players.keep(1, Preferences())
        assert await store.shards.take(EVERYTHING) is None
        for ends in ((server.address, tmp_path / "other.db"), (untouched.address, server.address)):
            said = await asyncio.to_thread(refusal, capsys, "move", *ends)
            assert said == f"Another Rowhouse is running on {server}; stop that one first."
        await store.shards.let_go()
        assert await asyncio.to_thread(main, ["move", server.address, untouched.address]) == 0
    finally:
        await store.close()


def test_a_value_that_the_server_cannot_keep_leaves_it_as_it_was(kept, untouched, capsys):
    change(kept, "INSERT INTO players VALUES (1, 'a' || char(0), 0)")
    assert refusal(capsys, "move", kept, untouched.address) == (
        f"{untouched} is left as it was: players holds a value that PostgreSQL cannot keep."
    )
    change(kept, "UPDATE players SET preferences = '{}', user_id = 1, wants_digest = 2")
    assert refusal(capsys, "move", kept, untouched.address) == (
        f"{untouched} is left as it was: players arrived there otherwise than it was."
    )
    assert (
        ask(untouched, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'") == []
    )


def test_a_file_that_cannot_take_everything_is_not_there_afterwards(server, tmp_path, capsys):
    ask(server, "INSERT INTO channels VALUES (1, '{}')")
    ask(server, "ALTER TABLE channels ALTER settings DROP NOT NULL")
    ask(server, "INSERT INTO channels VALUES (2, NULL)")
    other = tmp_path / "other.db"
    assert "channels.settings" in refusal(capsys, "move", server.address, other)
    assert not other.exists()


def test_a_server_is_backed_up_with_its_own_tools(server, tmp_path, capsys):
    line = refusal(capsys, "backup", server.address, tmp_path / "copy")
    assert "pg_dump" in line
    assert "pg_basebackup" in line
    assert list(tmp_path.iterdir()) == []


def test_a_check_finds_tampering_on_a_server(kept, untouched, capsys):
    main(["move", str(kept), untouched.address])
    ask(untouched, "UPDATE tables SET holders = '{' WHERE id = 1")
    capsys.readouterr()
    assert main(["check", untouched.address]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("Table 1: Table 1 is damaged")
    assert captured.out == "1 table, 1 problem.\n"
