"""`python -m bot.store`: backing up while the bot plays, and finding what is wrong."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing

import pytest

from bot.preferences import Preferences
from bot.question import AGREES
from bot.store import Store
from bot.store.__main__ import main
from tests.bot.company import (
    a_lobby,
    a_table,
    another_than,
    assert_log_and_position_agree,
    fallback,
    moved,
    opened,
    player_to_act,
    running,
    two_quiet_turns,
)


async def a_house_with_a_past(path):
    """A lobby, a table in play with a turn taken back, and a table that is over."""
    async with running(path) as tables:
        await a_lobby(tables)
        table, after, asker = await two_quiet_turns(tables, 3)
        await tables.ask_back(table.id, asker)
        for holder in after.holders:
            if holder.user_id != asker:
                await tables.answer(table.id, holder.user_id, AGREES)
        over = await a_table(tables)
        await tables.resign(over.id, another_than(over, player_to_act(over)))


@pytest.fixture
def kept(path):
    asyncio.run(a_house_with_a_past(path))
    return path


def change(path, sql):
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(sql).rowcount


def test_a_sound_database_has_no_problem(kept, capsys):
    assert main(["check", str(kept)]) == 0
    assert capsys.readouterr().out == "3 tables, no problems.\n"


def test_checking_changes_nothing(kept):
    with closing(sqlite3.connect(kept)) as connection:
        before = list(connection.iterdump())
    main(["check", str(kept)])
    with closing(sqlite3.connect(kept)) as connection:
        assert list(connection.iterdump()) == before


TAMPERING = {
    "another move in the log": (
        "UPDATE log SET text = 't67' WHERE table_id = 2 AND number = 5",
        "Table 2: ",
    ),
    "an unreadable move": (
        "UPDATE log SET text = 'castle' WHERE table_id = 2 AND number = 5",
        "Table 2: “castle” is not a move",
    ),
    "a move of another seat": (
        "UPDATE log SET seat = (seat + 1) % 3 WHERE table_id = 2 AND number = 5",
        "Table 2: player 3 is to move, not player 1.",
    ),
    "the last line missing": (
        "DELETE FROM log WHERE table_id = 2 AND number = (SELECT version FROM tables WHERE id = 2)",
        "Table 2 stands at version",
    ),
    "a line in the middle missing": (
        "DELETE FROM log WHERE table_id = 2 AND number = 5",
        "Table 2 stands at version",
    ),
    "another number": (
        "UPDATE log SET number = number + 1 WHERE table_id = 2"
        " AND number = (SELECT version FROM tables WHERE id = 2)",
        "Table 2 stands at version",
    ),
    "another position": (
        "UPDATE tables SET position = replace(position, '\"whites\":', '\"whites\":1') WHERE id = 2",
        "Table 2: its log leads to another position",
    ),
    "another seed": (
        "UPDATE tables SET seed = 'loaded dice' WHERE id = 2",
        "Table 2: ",
    ),
    "a damaged list of players": (
        "UPDATE tables SET holders = '{' WHERE id = 2",
        "Table 2: Table 2 is damaged",
    ),
    "a damaged position, and another move in the log": (
        "UPDATE tables SET position = '{', seed = 'loaded dice' WHERE id = 2",
        "Table 2: Table 2 is damaged",
    ),
    "a damaged takeback": (
        "UPDATE log SET text = 'all' WHERE table_id = 2 AND kind = 'taken back'",
        "Table 2: ",
    ),
}


@pytest.mark.parametrize("what", TAMPERING)
def test_tampering_is_found(kept, capsys, what):
    sql, said = TAMPERING[what]
    change(kept, sql)
    assert main(["check", str(kept)]) == 1
    captured = capsys.readouterr()
    (problem,) = captured.err.splitlines()
    assert problem.startswith(said)
    assert captured.out == "3 tables, 1 problem.\n"


def test_one_bad_table_does_not_hide_another(kept, capsys):
    change(kept, "UPDATE tables SET holders = '{' WHERE id IN (2, 3)")
    assert main(["check", str(kept)]) == 1
    assert [line[:8] for line in capsys.readouterr().err.splitlines()] == ["Table 2:", "Table 3:"]


def test_damage_below_the_tables_is_found(kept, capsys):
    with closing(sqlite3.connect(kept)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'seats_of_player'"
        ).fetchone()
    content = bytearray(kept.read_bytes())
    content[root * page - 64 : root * page] = b"\x55" * 64
    kept.write_bytes(content)
    assert main(["check", str(kept)]) == 1
    assert "The file is damaged" in capsys.readouterr().err


def test_a_backup_that_fails_leaves_nothing_behind(kept, tmp_path, capsys):
    content = bytearray(kept.read_bytes())
    with closing(sqlite3.connect(kept)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
    kept.write_bytes(content[: 3 * page])
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(kept), str(copy)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not copy.exists()


def test_a_part_that_is_missing_is_said_in_a_line(kept, capsys):
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("DROP TABLE drafts")
    assert main(["check", str(kept)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{kept} is not a sound Rowhouse database: its table drafts is missing."
    ]


def test_a_backup_is_whole_and_plays_on(kept, tmp_path, capsys):
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(kept), str(copy)]) == 0
    assert capsys.readouterr().out == f"Copied to {copy}.\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["check", str(copy)]) == 0

    async def play_on():
        async with opened(copy) as (tables, store):
            table = await tables.load(2)
            await moved(tables, table, fallback(table))
            await assert_log_and_position_agree(store, 2)

    asyncio.run(play_on())


async def test_a_backup_made_while_tables_play_is_sound(path, tmp_path):
    copies = [tmp_path / f"copy{number}.sqlite3" for number in range(3)]
    async with running(path) as tables:
        done = asyncio.Event()

        async def play() -> None:
            table = await a_table(tables)
            while not done.is_set():
                if not table.acting:
                    table = await a_table(tables)
                table = (await moved(tables, table, fallback(table))).after

        playing = [asyncio.create_task(play()) for _ in range(3)]
        for copy in copies:
            assert await asyncio.to_thread(main, ["backup", str(path), str(copy)]) == 0
            assert await asyncio.to_thread(main, ["check", str(path)]) == 0
        done.set()
        await asyncio.gather(*playing)
    for copy in copies:
        assert await asyncio.to_thread(main, ["check", str(copy)]) == 0


def test_a_backup_never_overwrites(kept, tmp_path, capsys):
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    assert main(["backup", str(kept), str(copy)]) == 1
    assert copy.read_text() == "precious"
    assert capsys.readouterr().err == f"{copy} exists already; a backup never overwrites.\n"


def test_a_backup_to_a_folder_that_does_not_exist_is_refused_in_a_line(kept, tmp_path, capsys):
    assert main(["backup", str(kept), str(tmp_path / "nowhere" / "copy.sqlite3")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("job", ["check", "backup"])
def test_a_database_that_is_not_there_is_not_made(path, tmp_path, capsys, job):
    copy = [str(tmp_path / "copy.sqlite3")] if job == "backup" else []
    assert main([job, str(path), *copy]) == 1
    assert capsys.readouterr().err == f"There is no database {path}.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("job", ["check", "backup"])
def test_another_programs_database_is_refused(path, tmp_path, capsys, job):
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    assert main([job, str(path), *([str(copy)] if job == "backup" else [])]) == 1
    assert "another program" in capsys.readouterr().err
    assert not copy.exists()


async def test_a_check_from_another_process_leaves_an_open_store_its_files(tmp_path):
    """Whoever closes last takes the -wal away; only SQLite's locks tell another process that we are here."""
    database = tmp_path / "rowhouse.db"
    store = await Store.open(database)
    try:
        checking = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.store", "check", str(database), stdout=asyncio.subprocess.DEVNULL
        )
        assert await checking.wait() == 0
        await store.players.keep(1, Preferences(text_boards=True))
        assert (await store.players.load(1)).text_boards
    finally:
        await store.close()
