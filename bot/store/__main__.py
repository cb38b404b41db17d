"""A command: back a database up while the bot runs, check that it is sound and replays, or move it."""

import argparse
import asyncio
import sqlite3
import sys
from pathlib import Path

import aiosqlite

from bot.errors import BadStore
from bot.store import Store
from bot.store.moving import move
from bot.store.place import Place, Server, is_there, read_place
from bot.store.sqlite.file import make_file
from bot.store.sqlite.opening import connect
from bot.store.sqlite.troubles import what_is_wrong
from bot.table import Entry, Table
from bot.takeback import moves_that_count, positions
from bot.terminal import printed
from games.errors import Refusal
from games.message import Message, Typed, say


def main(arguments: list[str] | None = None) -> int:
    """Run one of the jobs; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot.store", description=__doc__)
    jobs = parser.add_subparsers(dest="job", required=True)
    backup = jobs.add_parser("backup", help="copy the database while it is in use")
    backup.add_argument("database", type=read_place)
    backup.add_argument("copy", type=Path)
    check = jobs.add_parser("check", help="integrity, and whether every log leads to the kept position")
    check.add_argument("database", type=read_place)
    moving = jobs.add_parser("move", help="everything into an empty database, between a file and a server")
    moving.add_argument("database", type=read_place, metavar="from")
    moving.add_argument("to", type=read_place)
    asked = parser.parse_args(arguments)
    try:
        if not is_there(asked.database):
            raise BadStore(say("store-none", path=Typed(str(asked.database))))
        if asked.job == "backup":
            return _back_up(asked.database, asked.copy)
        if asked.job == "move":
            print(printed(asyncio.run(move(asked.database, asked.to))))
            return 0
        return asyncio.run(_check(asked.database))
    except Refusal as refusal:
        print(printed(refusal.said), file=sys.stderr)
        return 1


def _back_up(database: Place, copy: Path) -> int:
    if isinstance(database, Server):
        raise BadStore(say("store-server-backup", path=Typed(str(database))))
    if copy.exists():
        raise BadStore(say("store-copy-exists", path=Typed(str(copy))))
    try:
        asyncio.run(_copied(database, copy))
    except BadStore:
        copy.unlink(missing_ok=True)
        raise
    print(printed(say("store-copied", path=Typed(str(copy)))))
    return 0


async def _copied(database: Path, copy: Path) -> None:
    source = await connect(database)
    try:
        make_file(copy)
        async with aiosqlite.connect(copy) as target:
            await source.backup(target)
    except sqlite3.Error as wrong:
        paths = {"path": Typed(str(database)), "copy": Typed(str(copy))}
        raise BadStore(say("store-not-copied", wrong=what_is_wrong(wrong), **paths)) from None
    finally:
        await source.close()


async def _check(database: Place) -> int:
    """What a server holds together by itself is not asked about: only whether tables replay."""
    store = await Store.open(database)
    try:
        if isinstance(database, Path) and (problems := await _damage(database)):
            return _report(say("store-damaged-file"), problems)
        numbers = await store.tables.all()
        problems = await _tables_that_do_not_replay(store, numbers)
        return _report(say("store-tables", tables=len(numbers)), problems)
    finally:
        await store.close()


def _report(what: Message, problems: list[str]) -> int:
    for problem in problems:
        print(problem, file=sys.stderr)
    print(printed(say("store-report", what=what, problems=len(problems))))
    return 1 if problems else 0


async def _damage(database: Path) -> list[str]:
    async with aiosqlite.connect(database) as connection:
        try:
            rows = await connection.execute_fetchall("PRAGMA integrity_check")
        except sqlite3.DatabaseError as wrong:
            return [printed(say("store-file-damaged", why=Typed(str(wrong))))]
    return [printed(say("store-file-damaged", why=Typed(row[0]))) for row in rows if row[0] != "ok"]


async def _tables_that_do_not_replay(store: Store, numbers: list[int]) -> list[str]:
    """Tables that were begun with older rules are only counted: they go on from their kept positions."""
    gaps = {
        table_id: printed(say("store-gap", table=str(table_id), version=str(version), lines=lines))
        for table_id, version, lines in await store.log.with_gaps()
    }
    problems = list(gaps.values())
    older = 0
    for table_id in numbers:
        try:
            table = await store.tables.load(table_id)
            log = await store.log.load_as_kept(table_id)
            if table.position is not None and table.rules_version != table.game.rules_version:
                older += 1
            elif table_id not in gaps and not _replays(table, log):
                problems.append(printed(say("store-other-position", table=str(table_id))))
        except Refusal as refusal:
            problems.append(printed(say("store-problem", table=str(table_id), why=refusal.said)))
        except ValueError as wrong:
            problems.append(printed(say("store-problem", table=str(table_id), why=Typed(str(wrong)))))
    if older:
        print(printed(say("store-older", tables=older)))
    return problems


def _replays(table: Table, log: list[Entry]) -> bool:
    """The bot may be playing on meanwhile, so only the lines that led to the loaded table count."""
    lines = moves_that_count(log[: table.version])
    return table.position is None or positions(table, lines)[-1] == table.position


if __name__ == "__main__":
    sys.exit(main())
