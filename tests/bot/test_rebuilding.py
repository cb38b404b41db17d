"""A kept position that no longer decodes is rebuilt from seed and log, as long as the rules are the same."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.errors import NoSuchTable, WrongTime
from bot.store.__main__ import main
from games.catalog import GAMES
from tests.bot.company import (
    assert_log_and_position_agree,
    fallback,
    moved,
    opened,
    player_to_act,
    running,
    two_quiet_turns,
)
from tests.languages.english import refused

UNREADABLE = {
    "a field is missing": "json_remove(position, '$.players')",
    "a field is of another kind": "json_set(position, '$.players', 'a crowd')",
    "no JSON": "'{]'",
    "nothing": "'null'",
}


def change(path, sql):
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(sql).rowcount


@pytest.fixture
async def kept(path, clock):
    """A table in play, with a turn that was taken back and played anew."""
    async with running(path, clock) as tables:
        _, table, asker = await two_quiet_turns(tables)
        await tables.ask_back(table.id, asker)
        other = next(holder.user_id for holder in table.holders if holder.user_id != asker)
        table = (await tables.answer(table.id, other, "yes")).after
        return (await moved(tables, table, fallback(table))).after


@pytest.mark.parametrize("how", UNREADABLE)
async def test_an_unreadable_position_is_rebuilt_and_played_on(path, clock, kept, how, caplog):
    change(path, f"UPDATE tables SET position = {UNREADABLE[how]}")
    async with opened(path, clock) as (tables, store):
        assert await tables.load(kept.id) == kept
        assert "rebuilt from its log" in caplog.text
        await moved(tables, kept, fallback(kept))
        await assert_log_and_position_agree(store, kept.id)


async def test_a_rebuilt_position_is_no_problem_to_the_check(path, kept, capsys):
    change(path, "UPDATE tables SET position = '{]'")
    assert await asyncio.to_thread(main, ["check", str(path)]) == 0
    assert "1 table, no problems." in capsys.readouterr().out


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tables SET rules = rules + 1",
        "DELETE FROM log WHERE number = 4",
        "UPDATE log SET text = 'castle' WHERE number = 5",
    ],
)
async def test_a_position_that_cannot_be_rebuilt_is_damaged(path, clock, kept, sql):
    change(path, "UPDATE tables SET position = '{]'")
    change(path, sql)
    async with running(path, clock) as tables:
        with refused(NoSuchTable, match=f"Table {kept.id} is damaged .* position cannot be read"):
            await tables.load(kept.id)


async def test_under_changed_rules_a_table_goes_on_but_nothing_is_taken_back(path, clock, kept, monkeypatch):
    game = GAMES[kept.game_key]
    monkeypatch.setitem(GAMES, game.key, replace(game, rules_version=game.rules_version + 1))
    async with running(path, clock) as tables:
        table = await tables.load(kept.id)
        table = (await moved(tables, table, fallback(table))).after
        with refused(WrongTime, match="begun with the rules of an older release"):
            await tables.ask_back(table.id, player_to_act(kept))


async def test_the_check_says_which_logs_it_cannot_follow(path, kept, capsys, monkeypatch):
    game = GAMES[kept.game_key]
    monkeypatch.setitem(GAMES, game.key, replace(game, rules_version=game.rules_version + 1))
    assert await asyncio.to_thread(main, ["check", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 table begun with older rules, whose log cannot be followed again.",
        "1 table, no problems.",
    ]
