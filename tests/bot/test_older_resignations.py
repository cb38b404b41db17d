"""Tables at which somebody resigned in a release whose logs went on with moves by nobody for that seat."""

import sqlite3
from pathlib import Path

import pytest

from bot.store.__main__ import main
from bot.table import NOBODY, Kind, State
from games.api import LEAVES
from tests.bot.company import another_than, assert_log_and_position_agree, fallback, moved, player_to_act
from tests.languages.english import english

KEPT = Path(__file__).parent / "kept" / "resigned_in_an_older_release.sql"
COPENHAGEN, KENSINGTON, LEFT_ALONE, PLAYED_OUT = 1, 2, 3, 4


@pytest.fixture
def place(path: Path) -> Path:
    """Only SQLite was there then."""
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database as that release left it: two tables in play, two that are over."""
    database = tmp_path / "rowhouse.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript(KEPT.read_text(encoding="utf-8"))
    connection.close()
    return database


def gone_from(table) -> list[int]:
    return [seat for seat, holder in enumerate(table.holders) if holder.resigned]


def test_their_logs_still_replay(path, capsys):
    assert main(["check", str(path)]) == 0
    assert "4 tables, no problems." in capsys.readouterr().out


async def test_their_results_stand(tables):
    assert (await tables.load(LEFT_ALONE)).outcome.places == (2, 1)
    assert (await tables.load(PLAYED_OUT)).outcome.places == (2, 3, 1)


@pytest.mark.parametrize("table_id", [COPENHAGEN, KENSINGTON])
async def test_the_seat_leaves_by_the_rules_with_the_next_move(tables, store, table_id):
    before = await tables.load(table_id)
    assert before.game.gone(before.position) == ()
    update = await moved(tables, before, fallback(before))
    first = update.entries[0]
    assert (first.kind, first.user_id, first.text) == (Kind.RESIGNED, NOBODY, LEAVES)
    assert update.entries[1].kind is Kind.MOVE
    assert list(before.game.gone(update.after.position)) == gone_from(before)
    await assert_log_and_position_agree(store, table_id)


@pytest.mark.parametrize("table_id", [COPENHAGEN, KENSINGTON])
async def test_the_table_is_played_to_its_end_without_the_seat(tables, store, table_id):
    table = await tables.load(table_id)
    (gone,) = gone_from(table)
    while table.state is State.PLAYING:
        assert gone not in table.acting
        table = (await moved(tables, table, fallback(table))).after
    assert table.outcome.places[gone] == len(table.holders)
    await assert_log_and_position_agree(store, table_id)


async def test_another_may_resign_there_too(tables, store):
    table = await tables.load(COPENHAGEN)
    update = await tables.resign(table.id, another_than(table, player_to_act(table)))
    assert [entry.text for entry in update.entries] == [LEAVES, LEAVES]
    assert english(update.after.outcome.reason) == "Everybody else resigned."
    await assert_log_and_position_agree(store, table.id)
