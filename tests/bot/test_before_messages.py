"""A database of a release whose logs held English sentences opens, reads in every language, and goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.preferences import ChannelSettings, Ping, Preferences
from bot.store.__main__ import main
from bot.store.posts import Showing
from bot.table import Kind, Place, State
from games.catalog import GAMES
from tests.bot.company import (
    ANNA,
    BEN,
    CHANNEL,
    assert_log_and_position_agree,
    fallback,
    moved,
    opened,
    player_to_act,
    rows,
)
from tests.languages.english import english, german

KEPT = Path(__file__).parent / "kept" / "before_messages.sql"
LOBBY, CANCELLED, DRAFTED, TAKEN_BACK, ASKED, TIE, BLIND, THREE, BIRDS, RESIGNED = range(1, 11)
IN_PLAY = [DRAFTED, TAKEN_BACK, ASKED, BLIND, THREE]
PLAYED = [*IN_PLAY, TIE, BIRDS, RESIGNED]


@pytest.fixture
def place(path: Path) -> Path:
    """Only SQLite was there then."""
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Ten tables of both games: lobbies, drafts, takebacks, resignations, results."""
    database = tmp_path / "rowhouse.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(KEPT.read_text(encoding="utf-8"))
    return database


def moves(log):
    return [entry for entry in log if entry.kind is Kind.MOVE]


def test_every_log_still_replays(path, capsys):
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "10 tables, no problems.\n"


@pytest.mark.parametrize("table_id", PLAYED)
async def test_its_history_reads_in_both_languages(path, store, table_id):
    told = dict(rows(path, "SELECT number, said FROM log WHERE table_id = ?", table_id))
    table, log = await store.tables.load(table_id), await store.log.load(table_id)
    assert len(log) == len(told) == table.version
    for number, entry in enumerate(log, 1):
        assert (entry.said is None) is (entry.kind is not Kind.MOVE)
        if entry.said is not None:
            assert entry.said.key.startswith(table.game_key)
            names = english(entry.said, table.names), german(entry.said, table.names)
            assert all(table.names[entry.seat] in each for each in names)
            assert names[0] != names[1]
            assert told[number] not in names


@pytest.mark.parametrize("table_id", PLAYED)
async def test_what_was_told_anew_is_kept_and_not_told_again(path, store, table_id):
    newest = await store.log.load(table_id, 5)
    log = await store.log.load(table_id)
    assert newest == log[-5:]
    kept = [said for (said,) in rows(path, "SELECT said FROM log WHERE table_id = ?", table_id)]
    assert all(said.startswith("{") for said in kept if said)
    rows(path, "UPDATE tables SET seed = 'another' WHERE id = ?", table_id)
    assert await store.log.load(table_id) == log


@pytest.mark.parametrize("change", ["seed = 'another'", "rules = 0"])
async def test_what_can_no_longer_be_followed_is_shown_as_it_was_told(path, store, change):
    ((told,),) = rows(path, "SELECT said FROM log WHERE table_id = ? AND number = 20", TIE)
    rows(path, f"UPDATE tables SET {change} WHERE id = ?", TIE)
    table = await store.tables.load(TIE)
    for _ in range(2):
        entry = (await store.log.load(TIE))[19]
        name = table.names[entry.seat]
        assert english(entry.said, table.names) == f"{name} {told}"
        assert german(entry.said, table.names) == f"{name}: {told}"
        assert english(entry.said, table.names, entry.seat) == f"You: {told}"


async def test_its_results_have_reasons_in_both_languages(store):
    for table_id in (TIE, BIRDS, RESIGNED):
        table = await store.tables.load(table_id)
        assert table.outcome == table.game.outcome(table.position)
        assert english(table.outcome.reason) != german(table.outcome.reason)
    assert english((await store.tables.load(RESIGNED)).outcome.reason) == "Everybody else resigned."


async def test_a_result_that_would_be_another_today_stands_as_it_was(path, store):
    older = '{"places":[2,1],"reason":"Tea was served."}'
    rows(path, "UPDATE tables SET outcome = ? WHERE id = ?", older, TIE)
    outcome = (await store.tables.load(TIE)).outcome
    assert outcome.places == (2, 1)
    assert english(outcome.reason) == german(outcome.reason) == "Tea was served."


@pytest.mark.parametrize("table_id", IN_PLAY)
async def test_its_games_go_on_to_their_end(tables, store, table_id):
    table = await tables.load(table_id)
    while table.state is State.PLAYING:
        await give_up_draft(tables, table)
        table = (await moved(tables, table, fallback(table))).after
    assert table.outcome.reason
    await assert_log_and_position_agree(store, table_id)
    assert all(entry.said for entry in moves(await store.log.load(table_id)))


async def give_up_draft(tables, table):
    turn = await tables.turn(table.id, player_to_act(table))
    if turn.steps:
        await tables.step_back(table.id, player_to_act(table), table.version, len(turn.steps), 0)


@pytest.mark.parametrize("table_id", [DRAFTED, BLIND])
async def test_a_draft_is_still_there(tables, table_id):
    table = await tables.load(table_id)
    assert (await tables.turn(table_id, player_to_act(table))).steps


async def test_a_question_can_be_answered(tables, store):
    table = await tables.load(ASKED)
    others = [holder.user_id for seat, holder in enumerate(table.holders) if seat != table.question.seat]
    for user_id in others:
        table = (await tables.answer(ASKED, user_id, "yes")).after
    assert table.question is None
    await assert_log_and_position_agree(store, ASKED)


async def test_a_lobby_can_be_started_and_a_new_table_has_a_number_of_its_own(tables):
    lobby = await tables.load(LOBBY)
    assert lobby.arrangement.name == "Friday’s harbour"
    assert (await tables.start(LOBBY, ANNA.user_id)).after.state is State.PLAYING
    update = await tables.open(GAMES["kensington"], lobby.arrangement, ANNA, 7, CHANNEL)
    assert update.after.id == RESIGNED + 1


async def test_all_else_is_as_it_was(path, clock):
    async with opened(path, clock) as (_, store):
        assert await store.players.load(ANNA.user_id) == Preferences(Ping.DIRECT, text_boards=True)
        assert await store.players.load(BEN.user_id) == Preferences(Ping.NONE)
        assert await store.channels.load(CHANNEL) == ChannelSettings(Place.CHANNEL, open_to_tables=False)
        showing = await store.posts.showing(ASKED)
        assert (showing.home_id, showing.board_id) == (705, 805)
        assert await store.posts.showing(CANCELLED) == Showing()
