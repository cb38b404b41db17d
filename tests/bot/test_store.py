"""What is kept together, what is found again, and how writers share a commit."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from bot.consequences import Consequences, consequences_of
from bot.draft import Draft
from bot.errors import NoSuchTable, StaleButton
from bot.playing import after_moves
from bot.preferences import ChannelSettings, Ping, Preferences
from bot.store import Store
from bot.store.posts import Showing
from bot.store.sqlite.file import OpenFile
from bot.store.sqlite.opening import connect_to_write
from bot.store.sqlite.writer import Writer
from bot.store.statement import Statement
from bot.table import State
from bot.table_posts import board_key, subject_of
from club import posts
from club.posts import SentMessage, Topic
from games.api import Seat
from tests.bot.company import (
    ANNA,
    BEN,
    CHANNEL,
    STRANGER,
    a_full_handed_table,
    a_lobby,
    a_table,
    another_than,
    moved,
    opened,
    player_to_act,
    rows,
)
from tests.bot.posting import calls
from tests.languages.english import refused

pytestmark = pytest.mark.contract


def dump(path):
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def a_move(table, text="t12"):
    return after_moves(table, player_to_act(table), table.version, (text,), table.since)


# One update, one transaction


async def test_a_move_its_position_its_notice_and_the_end_of_its_draft_are_kept_together(
    place, tables, store
):
    table = await a_full_handed_table(tables)
    seat = table.acting[0]
    turn = await tables.step(table.id, player_to_act(table), table.version, 0, "t12")
    texts = (*turn.steps, f"-{turn.view.players[seat].hand[0]}", f"-{turn.view.players[seat].hand[1]}")
    update = after_moves(table, player_to_act(table), table.version, texts, 5.0)
    update = await tables._clocked(update, 5_000)
    await store.tables.keep(update, consequences_of(update))
    assert await store.tables.load(table.id) == update.after
    assert (await store.log.load(table.id))[-3:] == list(update.entries)
    assert rows(place, "SELECT draft FROM drafts") == []
    assert (await calls(store, table.id))[-1].topic is Topic.TURN
    assert rows(place, "SELECT user_id FROM seats WHERE acting = 1") == [(player_to_act(update.after),)]


async def test_an_update_of_an_older_version_keeps_nothing_at_all(path, tables, store):
    table = await a_table(tables)
    update = a_move(table)
    await store.tables.keep(update, consequences_of(update))
    everything = dump(path)
    late = a_move(table, "t23")
    with refused(StaleButton, match="moved on"):
        await store.tables.keep(late, consequences_of(late))
    assert dump(path) == everything


async def test_two_stores_on_one_file_keep_one_of_two_updates(place, clock):
    async with opened(place, clock) as (tables, ours), opened(place, clock) as (_, theirs):
        table = await a_table(tables)
        answers = await asyncio.gather(
            ours.tables.keep(a_move(table), Consequences()),
            theirs.tables.keep(a_move(table, "t23"), Consequences()),
            return_exceptions=True,
        )
        assert sorted(isinstance(answer, StaleButton) for answer in answers) == [False, True]
        kept = await ours.tables.load(table.id)
        assert kept == await theirs.tables.load(table.id)
        assert len(await ours.log.load(table.id)) == kept.version == table.version + 1


async def test_a_notice_that_cannot_be_kept_keeps_its_move_away_too(path, tables, store):
    table = await a_table(tables)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER no BEFORE INSERT ON posts BEGIN SELECT RAISE(ABORT, 'no'); END")
    with pytest.raises(sqlite3.IntegrityError):
        await moved(tables, table, "t12")
    assert await store.tables.load(table.id) == await tables.load(table.id) == table
    assert len(await store.log.load(table.id)) == table.version


# What is found again


async def test_a_table_that_was_never_kept_is_not_there(store):
    with refused(NoSuchTable, match="There is no table 5"):
        await store.tables.load(5)
    assert await store.log.load(5) == []
    assert await store.posts.showing(5) == Showing()


async def test_open_tables_of_a_channel_are_found_newest_first(tables, store):
    first, second, cancelled = [await a_lobby(tables) for _ in range(3)]
    await tables.cancel(cancelled.id, ANNA.user_id)
    assert await store.tables.open_in(CHANNEL) == [second.id, first.id]
    assert await store.tables.open_in(CHANNEL + 1) == []


async def test_a_table_is_found_in_its_thread_too(tables, store):
    table = await a_table(tables)
    await board_stands(store, table.id, 555)
    assert await store.tables.open_in(555) == [table.id]
    assert await store.tables.last_at(555) == table.id
    await tables.resign(table.id, ANNA.user_id)
    assert await store.tables.open_in(555) == []
    assert await store.tables.last_at(555) == table.id
    assert await store.tables.last_at(556) is None


async def test_a_players_tables_are_found_those_that_wait_for_them_first(tables, store):
    started = [await a_table(tables) for _ in range(6)]
    waiting = {table.id for table in started if player_to_act(table) == ANNA.user_id}
    found = await store.tables.of_player(ANNA.user_id)
    assert sorted(found) == [table.id for table in started]
    assert set(found[: len(waiting)]) == waiting
    assert await store.tables.of_player(STRANGER.user_id) == []


async def test_a_table_that_is_over_is_no_longer_among_a_players_tables(tables, store):
    table = await a_table(tables)
    assert (await tables.resign(table.id, BEN.user_id)).after.state is State.OVER
    assert await store.tables.of_player(ANNA.user_id) == []


async def board_stands(store, table_id, place_id=70):
    """The board is shown as it is now, and nothing else is to be said."""
    for post in await store.posts.of_subject(subject_of(table_id)):
        trying = posts.begin_sending(post, place_id, 70, 5)
        assert await store.posts.begin(trying)
        await store.posts.keep([posts.stands(trying, 9, post.version, 5)])


async def test_what_is_kept_but_not_shown_is_found(tables, store):
    table, shown = await a_table(tables), await a_table(tables)
    await board_stands(store, shown.id)
    assert await store.posts.due(1, 10) == [subject_of(table.id)]
    await moved(tables, shown, "t12")
    assert sorted(await store.posts.due(1, 10)) == [subject_of(table.id), subject_of(shown.id)]
    await store.posts.show_anew(board_key(shown.id))


async def test_what_is_shown_only_by_half_is_found(tables, store):
    table = await a_table(tables)
    await board_stands(store, table.id)
    assert await store.posts.due(1, 10) == []
    board = await store.posts.load(board_key(table.id))
    assert await store.posts.begin(posts.begin_sending(board, 71, 70, 6))
    assert await store.posts.due(1, 10) == [subject_of(table.id)]
    trying = await store.posts.load(board_key(table.id))
    moved_board = posts.stands(trying, 10, 1, 6)
    await store.posts.keep([moved_board])
    assert (await store.posts.load(board_key(table.id))).past == SentMessage(70, 9)
    assert await store.posts.due(1, 10) == [subject_of(table.id)]
    await store.posts.keep([posts.past_deleted(moved_board)])
    assert await store.posts.due(1, 10) == []


async def test_an_older_picture_never_counts_as_newer(tables, store):
    table = await a_table(tables)
    await board_stands(store, table.id)
    board = await store.posts.load(board_key(table.id))
    await store.posts.keep([replace(board, shown_version=board.shown_version - 1)])
    assert await store.posts.load(board_key(table.id)) == board


async def test_a_draft_that_is_read_while_it_is_kept_is_not_remembered_as_it_was_before(store, tables):
    draft = Draft(3, ("t12",))
    for _ in range(20):
        table_id = (await a_table(tables)).id
        await asyncio.gather(
            store.drafts.load(table_id, Seat(0)), store.drafts.keep(table_id, Seat(0), draft)
        )
        assert await store.drafts.load(table_id, Seat(0)) == draft


async def test_a_draft_replaces_the_one_before_and_an_empty_one_forgets_it(tables, store):
    table = await a_table(tables)
    await store.drafts.keep(table.id, Seat(0), Draft(3, ("t12",)))
    await store.drafts.keep(table.id, Seat(0), Draft(3, ("t12", "-R")))
    assert await store.drafts.load(table.id, Seat(0)) == Draft(3, ("t12", "-R"))
    assert await store.drafts.load(table.id, Seat(1)) is None
    await store.drafts.keep(table.id, Seat(0), Draft(3))
    assert await store.drafts.load(table.id, Seat(0)) is None


async def test_who_has_chosen_nothing_gets_the_usual(store):
    assert await store.players.load(1) == Preferences()
    assert await store.channels.load(1) == ChannelSettings()


async def test_a_choice_replaces_the_one_before(store):
    await store.players.keep(1, Preferences(Ping.NONE))
    await store.players.keep(1, Preferences(Ping.DIRECT))
    assert await store.players.load(1) == Preferences(Ping.DIRECT)


async def test_two_choices_at_the_same_moment_are_both_kept(place, store):
    other = await Store.open(place) if store.is_shared else store
    for user_id in range(1, 21):
        await asyncio.gather(
            store.players.change(user_id, ping=Ping.NONE), other.players.change(user_id, text_boards=True)
        )
        assert await store.players.load(user_id) == Preferences(Ping.NONE, text_boards=True)
    if other is not store:
        await other.close()


async def test_names_are_kept_letter_for_letter(tables, store):
    name = "Zoë 🏠 “'; DROP TABLE tables; --” \u202e مرحبا"
    table = await a_lobby(tables)
    await tables.join(table.id, type(BEN)(BEN.user_id, name))
    assert (await store.tables.load(table.id)).names == ("Anna", name)
    assert (await store.log.load(table.id))[-1].text == name


async def test_a_seat_that_waits_is_not_marked_as_acting(place, tables):
    table = await a_table(tables, 3)
    acting = rows(place, "SELECT user_id FROM seats WHERE acting = 1")
    assert acting == [(player_to_act(table),)]
    assert another_than(table, player_to_act(table)) not in acting[0]


# Writing together


@pytest.fixture
async def writer(path):
    await (await Store.open(path)).close()
    return Writer(connect_to_write(path), OpenFile(path))


KEEP_PLAYER = "INSERT INTO players (user_id, preferences) VALUES (:user_id, :preferences)"


def player(user_id, preferences):
    return Statement(KEEP_PLAYER, {"user_id": user_id, "preferences": preferences})


async def test_many_writers_at_once_are_all_kept(path, writer):
    await asyncio.gather(*(writer.write(player(number, "x")) for number in range(200)))
    assert rows(path, "SELECT count(*) FROM players") == [(200,)]
    await writer.close()


async def test_statements_of_many_kinds_are_kept_in_the_order_they_came(path, writer):
    await asyncio.gather(
        writer.write(player(1, "first")),
        writer.write(Statement("UPDATE players SET preferences = preferences || ' second'", {})),
        writer.write(player(2, "third")),
        writer.write(Statement("UPDATE players SET preferences = preferences || ' fourth'", {})),
    )
    assert rows(path, "SELECT preferences FROM players") == [("first second fourth",), ("third fourth",)]
    await writer.close()


async def test_one_refused_statement_does_not_harm_the_others(path, writer):
    numbers = [1, 2, 3, 2, 4, 1, 5]
    answers = await asyncio.gather(
        *(writer.write(player(number, "x")) for number in numbers), return_exceptions=True
    )
    assert [isinstance(answer, sqlite3.IntegrityError) for answer in answers] == [
        number in numbers[:place] for place, number in enumerate(numbers)
    ]
    assert rows(path, "SELECT user_id FROM players") == [(1,), (2,), (3,), (4,), (5,)]
    await writer.close()


@pytest.mark.parametrize(
    "value", [2**63, "\ud800", object()], ids=["too large", "half a character", "no value"]
)
async def test_a_value_the_database_cannot_hold_does_not_stop_the_writing(path, writer, value):
    answers = await asyncio.gather(
        writer.write(player(1, "x")),
        writer.write(player(2, value)),
        writer.write(player(3, "x")),
        return_exceptions=True,
    )
    assert [answer == [] for answer in answers] == [True, False, True]
    with pytest.raises((sqlite3.Error, OverflowError, UnicodeError)):
        await writer.write(player(4, value))
    await writer.write(player(5, "x"))
    assert rows(path, "SELECT user_id FROM players") == [(1,), (3,), (5,)]
    await writer.close()


async def test_closing_finishes_what_waits(path, writer):
    waiting = [asyncio.ensure_future(writer.write(player(number, "x"))) for number in range(20)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    waiting += [asyncio.ensure_future(writer.write(player(100 + number, "x"))) for number in range(20)]
    await asyncio.gather(writer.write(player(1000, "x")), writer.close())
    await asyncio.gather(*waiting)
    assert rows(path, "SELECT count(*) FROM players") == [(41,)]


async def test_nothing_is_written_after_closing(writer):
    await writer.close()
    with pytest.raises(RuntimeError, match="closed"):
        await writer.write(player(1, "x"))


async def test_what_is_read_is_what_was_committed(store):
    for number in range(50):
        await store.channels.keep(1, ChannelSettings(open_to_tables=bool(number % 2)))
        assert (await store.channels.load(1)).open_to_tables is bool(number % 2)


async def test_two_processes_never_give_the_same_number(place, clock):
    async with opened(place, clock) as (_, ours), opened(place, clock) as (_, theirs):
        asked = [store.tables.new_number() for _ in range(30) for store in (ours, theirs)]
        assert sorted(await asyncio.gather(*asked)) == list(range(1, 61))
