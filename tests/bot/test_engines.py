"""One set of statements and two engines: the same parts beneath it, and SQL that the second one takes."""

import asyncio
from contextlib import closing

import asyncpg
import pytest

from bot.store.parts import parts
from bot.store.postgres.sql import numbered
from bot.store.sqlite.opening import new_one

ONLY_ON_A_SERVER = {"claims", "rowhouse"}
KINDS = {"INTEGER": {"bigint", "boolean"}, "TEXT": {"text"}, "REAL": {"double precision"}}
COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public'"
)
REFERENCES = (
    "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint"
    " WHERE contype = 'f' AND connamespace = 'public'::regnamespace"
)


@pytest.fixture(scope="module")
def on_server(cluster):
    """Columns and references of a new database of a server."""

    async def asked():
        connection = await asyncpg.connect(cluster.place(cluster.template).address)
        try:
            return [[tuple(row) for row in await connection.fetch(sql)] for sql in (COLUMNS, REFERENCES)]
        finally:
            await connection.close()

    return asyncio.run(asked())


@pytest.fixture
def in_file():
    with closing(new_one()) as connection:
        yield connection


def test_both_engines_have_the_same_columns_of_the_same_kinds(on_server, in_file):
    of_server = {}
    for name, column, kind, nullable in on_server[0]:
        if name not in ONLY_ON_A_SERVER:
            of_server[name, column] = (kind, nullable == "YES")
    of_file = {}
    for part in parts():
        for _, column, kind, is_set, _, in_key in in_file.execute(f"PRAGMA table_info({part.name})"):
            of_file[part.name, column] = (kind, not is_set and not in_key)
    assert of_server.keys() == of_file.keys()
    for column, (kind, nullable) in of_file.items():
        assert of_server[column][0] in KINDS[kind], column
        assert of_server[column][1] == nullable, column


def test_both_engines_have_the_same_references(on_server, in_file):
    of_file = {
        (part.name, row[2])
        for part in parts()
        for row in in_file.execute(f"PRAGMA foreign_key_list({part.name})")
    }
    assert set(on_server[1]) == of_file


def test_every_part_comes_after_those_that_it_refers_to(in_file):
    seen = set()
    for part in parts():
        assert {row[2] for row in in_file.execute(f"PRAGMA foreign_key_list({part.name})")} <= seen
        seen.add(part.name)
    assert {"tables", "log", "numbers", "leagues"} <= seen
    assert not any(name.startswith("sqlite_") for name in seen)


# Values by number


def test_names_become_numbers_with_types():
    sql = "SELECT * FROM t WHERE a = :a AND b = :b AND c = :c AND d = :d AND e = :e"
    values = {"a": 1.5, "b": "x", "c": True, "d": 7, "e": None}
    assert numbered(sql, values) == (
        "SELECT * FROM t"
        " WHERE a = $1::double precision AND b = $2::text AND c = $3::boolean AND d = $4::bigint AND e = $5",
        (1.5, "x", True, 7, None),
    )


def test_a_name_that_is_used_twice_is_one_value_and_others_are_left_out():
    sql = "SELECT :user_id WHERE :user_id <> :user"
    assert numbered(sql, {"user": 1, "user_id": 2, "unused": 3}) == (
        "SELECT $1::bigint WHERE $1::bigint <> $2::bigint",
        (2, 1),
    )


def test_texts_and_casts_are_left_as_they_are():
    sql = "SELECT ':a', 'it''s :b', x::text FROM t WHERE what LIKE 'shard/:%' AND y = :a"
    assert numbered(sql, {"a": 1}) == (
        "SELECT ':a', 'it''s :b', x::text FROM t WHERE what LIKE 'shard/:%' AND y = $1::bigint",
        (1,),
    )


def test_the_same_statement_with_values_of_another_kind_is_another_one():
    assert numbered("SELECT :a", {"a": 1})[0] != numbered("SELECT :a", {"a": "1"})[0]


def test_a_value_that_is_missing_is_our_mistake():
    with pytest.raises(KeyError):
        numbered("SELECT :a", {})
