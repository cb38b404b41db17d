"""One set of statements and two engines: the same parts beneath it, and SQL that the second one takes."""

import asyncio
from contextlib import closing

import asyncpg
import pytest

from bot.store.parts import parts
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.sql import changed_by, numbered, together
from bot.store.sqlite.opening import new_one
from bot.store.statement import Statement, Unchanged

ONLY_ON_A_SERVER = {"handover", "rowhouse", "shards"}
KINDS = {"INTEGER": {"bigint", "boolean"}, "TEXT": {"text"}, "REAL": {"double precision"}}
COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public'"
)
REFERENCES = (
    "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint"
    " WHERE contype = 'f' AND connamespace = 'public'::regnamespace"
)


UNIQUE = (
    "SELECT i.indrelid::regclass::text, i.indexrelid::regclass::text, array_agg(a.attname::text)"
    " FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indexrelid"
    " JOIN pg_class c ON c.oid = i.indrelid WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace"
    " GROUP BY 1, 2"
)


@pytest.fixture(scope="module")
def on_server(cluster):
    """Columns, references and unique keys of a new database of a server."""

    async def asked():
        connection = await asyncpg.connect(cluster.place(cluster.template).address)
        try:
            return [
                [tuple(row) for row in await connection.fetch(sql)] for sql in (COLUMNS, REFERENCES, UNIQUE)
            ]
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


def test_what_belongs_to_a_table_has_its_number_in_every_key(on_server):
    """So it can be partitioned by that. An attempt belongs to a challenge, and has a table."""
    of_tables = {name for name, referred in on_server[1] if referred == "tables"} - {"attempts"}
    assert {"seats", "log", "ratings"} <= of_tables
    for name, called, columns in on_server[2]:
        assert name not in of_tables or "table_id" in columns, called


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


# Several as one


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("INSERT INTO log (table_id) VALUES ($1)", "log"),
        ("UPDATE seats SET acting = 0 WHERE table_id = $1", "seats"),
        ("DELETE FROM drafts WHERE table_id = $1", "drafts"),
        ("INSERT INTO log (table_id) VALUES ($1) RETURNING number", ""),
        ("UPDATE challenges SET version = 1 WHERE id = (SELECT challenge_id FROM attempts)", ""),
        ("SELECT id FROM tables", ""),
    ],
)
def test_a_statement_that_has_to_do_with_one_table_is_known_by_it(text, table):
    assert changed_by(text) == table


def test_statements_put_together_keep_their_values():
    texts = ("INSERT INTO a VALUES ($1, $2, $1)", "DELETE FROM b", "UPDATE c SET x = $1 WHERE y = $2")
    assert together(texts) == (
        "WITH s0 AS (INSERT INTO a VALUES ($1, $2, $1)), s1 AS (DELETE FROM b)"
        " UPDATE c SET x = $3 WHERE y = $4"
    )
    assert together(texts[:1]) == texts[0]


async def test_what_follows_from_each_other_is_not_put_together(server):
    """The same row twice, and a row that another statement looks for."""
    database = await PostgresDatabase.open(server)
    add = "INSERT INTO totals VALUES (1, 1, 'g', :what, 1)"
    more = " ON CONFLICT (guild_id, user_id, game, what) DO UPDATE SET number = totals.number + 1"
    try:
        await database.transact(
            [
                Statement(f"{add}{more}", {"what": "won"}),
                Statement("INSERT INTO channels VALUES (1, '')", {}),
                Statement(f"{add}{more}", {"what": "won"}),
                Statement("UPDATE totals SET number = 2 * number", {}),
                Statement(
                    "UPDATE channels SET settings = 'x' WHERE channel_id IN (SELECT number FROM totals)", {}
                ),
                Statement("UPDATE channels SET settings = 'y' WHERE channel_id = 1 AND settings = ''", {}),
            ]
        )
        assert [row["number"] for row in await database.rows("SELECT number FROM totals")] == [4]
        assert [row["settings"] for row in await database.rows("SELECT settings FROM channels")] == ["y"]
    finally:
        await database.close()


@pytest.mark.parametrize("first", [0, 1, 2])
async def test_a_guard_undoes_everything_wherever_it_stands(server, first):
    database = await PostgresDatabase.open(server)
    guard = Statement("UPDATE channels SET settings = '' WHERE channel_id = 7", {}, Unchanged)
    others = [
        Statement("INSERT INTO channels VALUES (1, '')", {}),
        Statement("INSERT INTO players (user_id, preferences) VALUES (1, '')", {}),
    ]
    try:
        with pytest.raises(Unchanged):
            await database.transact([*others[:first], guard, *others[first:]])
        assert (
            await database.rows("SELECT 1 FROM channels")
            == await database.rows("SELECT 1 FROM players")
            == []
        )
        await database.transact([])
    finally:
        await database.close()
