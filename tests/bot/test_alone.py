"""Tables for one: begun without waiting, calling nobody, taken back as far as nothing was shown, kept."""

import dataclasses
import random

import pytest
from msgspec.structs import replace

from bot.errors import WrongTime
from bot.solo import mode_of
from bot.table import DIRECT, Arrangement, Kind, State
from bot.takeback import asked_back
from club.posts import Topic
from games import tenby
from games.api import Seat
from games.catalog import GAMES
from games.errors import BadOption
from games.message import say
from tests.bot.company import ANNA, BEN, CHANNEL, GAME, SERVER, assert_log_and_position_agree, fallback, moved
from tests.bot.posting import calls, unsent
from tests.games import sealed
from tests.games.tenby.tables import some_of
from tests.languages.english import refused

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")
LOWEST = {"wins": "lowest_card"}


async def begun(tables, player=ANNA, **options):
    update = await tables.open_alone(sealed.GAME, Arrangement(1, options), player, SERVER, CHANNEL)
    return update.after


async def finished(tables, clock, table):
    clock.now += 10
    while table.state is State.PLAYING:
        table = (await moved(tables, table, fallback(table))).after
    return table


async def test_a_table_for_one_has_begun_when_it_is_kept(tables, store):
    update = await tables.open_alone(sealed.GAME, Arrangement(1), ANNA, SERVER, CHANNEL)
    assert [entry.kind for entry in update.entries] == [Kind.OPENED, Kind.STARTED]
    assert (await store.tables.load(1)).state is State.PLAYING
    assert await store.tables.waiting_for(ANNA.user_id) == [1]
    await assert_log_and_position_agree(store, 1)


async def test_nobody_is_called_to_their_own_game(tables, clock, store):
    table = await begun(tables)
    assert await unsent(store) == []
    await finished(tables, clock, table)
    assert await unsent(store) == []


async def test_a_game_for_several_is_not_begun_alone(tables):
    with refused(BadOption, match="is for 2 to 4 players, not 1"):
        await tables.open_alone(GAME, Arrangement(1), ANNA, SERVER, CHANNEL)
    update = await tables.open(sealed.GAME, Arrangement(3), ANNA, SERVER, CHANNEL)
    await tables.join(update.after.id, BEN)
    with refused(WrongTime, match="begin together"):
        await tables.start_alone(update.after.id, ANNA.user_id)


async def test_direct_messages_have_room_for_one(tables):
    for seats, game in ((2, sealed.GAME), (1, GAME)):
        with refused(BadOption, match="nobody but you"):
            await tables.open(game, Arrangement(seats), ANNA, DIRECT, CHANNEL)
    table = (await tables.open(sealed.GAME, Arrangement(1), ANNA, DIRECT, CHANNEL)).after
    with refused(BadOption, match="nobody but you"):
        await tables.arrange(table.id, ANNA.user_id, replace(table.arrangement, seats=2))


async def test_alone_nothing_is_taken_back_beyond_what_was_shown(tables, store):
    table = await begun(tables)
    laid = (await moved(tables, (await moved(tables, table, fallback(table))).after, "s0")).after
    with refused(WrongTime, match="showed something hidden"):
        await tables.ask_back(table.id, ANNA.user_id)
    picked = (await moved(tables, laid, fallback(laid))).after
    assert picked.position != laid.position
    taken = (await tables.ask_back(table.id, ANNA.user_id)).after
    assert (taken.position, taken.question) == (laid.position, None)
    with refused(WrongTime, match="showed something hidden"):
        await tables.ask_back(table.id, ANNA.user_id)
    await assert_log_and_position_agree(store, table.id)


async def test_a_game_goes_on_from_the_disk_after_every_move(place, tables, clock, store):
    table = await begun(tables)
    while table.state is State.PLAYING:
        assert await store.tables.load(table.id) == table
        table = (await moved(tables, table, fallback(table))).after
    assert await store.tables.load(table.id) == table


# What is kept


async def test_a_finished_game_is_kept_with_its_last_move(tables, clock, store):
    table = await begun(tables)
    assert await store.solo_games.modes(ANNA.user_id) == []
    table = await finished(tables, clock, table)
    (mode,) = await store.solo_games.modes(ANNA.user_id)
    assert (mode.game, mode.mode, mode.games) == ("sealed", "{}", 1)
    assert mode.best is not None
    assert (mode.best.points, mode.best.ended, mode.best.table_id) == (3, clock.now, table.id)
    assert await store.solo_games.modes(BEN.user_id) == []


@pytest.mark.contract
async def test_the_best_is_of_its_mode_and_its_player_and_was_not_given_up(tables, clock, store):
    first = await finished(tables, clock, await begun(tables))
    await finished(tables, clock, await begun(tables))
    await finished(tables, clock, await begun(tables, **LOWEST))
    await finished(tables, clock, await begun(tables, BEN))
    clock.now += 10
    given_up = await begun(tables, **LOWEST)
    await tables.resign(given_up.id, ANNA.user_id)
    lowest, usual = await store.solo_games.modes(ANNA.user_id)
    assert (lowest.mode, lowest.games) == ('{"wins":"lowest_card"}', 2)
    assert (usual.games, usual.best.table_id) == (2, first.id), "the earliest of equals"
    newest, older = await store.solo_games.newest(ANNA.user_id, "sealed", lowest.mode, 5)
    assert (newest.table_id, newest.has_left, older.has_left) == (given_up.id, True, False)
    assert lowest.best == older


async def test_a_game_of_several_is_not_kept_as_one_alone(tables, clock, store):
    table = (await tables.open(sealed.GAME, Arrangement(2), ANNA, SERVER, CHANNEL)).after
    await tables.join(table.id, BEN)
    await tables.start(table.id, ANNA.user_id)
    update = await tables.resign(table.id, BEN.user_id)
    assert update.after.state is State.OVER
    assert [post.topic for post in await calls(store, table.id)] == [Topic.RESULT]
    assert await store.solo_games.modes(ANNA.user_id) == []


async def test_what_a_game_calls_its_result_is_kept(tables, clock, store, monkeypatch):
    graded = dataclasses.replace(sealed.GAME, grade=lambda position: say("sealed-over"))
    monkeypatch.setitem(GAMES, "sealed", graded)
    await finished(tables, clock, await begun(tables))
    (mode,) = await store.solo_games.modes(ANNA.user_id)
    assert mode.best.grade == say("sealed-over")


def test_usual_options_do_not_make_another_mode():
    assert mode_of(sealed.GAME, {"wins": "highest_card"}) == mode_of(sealed.GAME, {}) == "{}"


# Tenby


@pytest.mark.parametrize(
    "options",
    [
        {"thanks_for_visiting": True, "accolades": "crosswind"},
        {"solo": "alternative_take", "accolades": "driftwood"},
    ],
    ids=["core", "alternative take"],
)
async def test_tenby_alone_takes_back_exactly_what_followed_the_last_reveal(tables, store, options):
    """Ruling 69; and after every move the table on disk is the table that is played."""
    rng, game = random.Random("undo"), tenby.GAME
    table = (await tables.open_alone(game, Arrangement(1, options), ANNA, DIRECT, CHANNEL)).after
    last_shown = table.position
    for _ in range(60):
        if table.state is not State.PLAYING:
            break
        move = rng.choice(some_of(game.legal_moves(table.position, Seat(0)), rng))
        reveals = game.reveals(table.position, Seat(0), move)
        table = (await moved(tables, table, game.write_move(move))).after
        assert await store.tables.load(table.id) == table
        last_shown = table.position if reveals else last_shown
        if table.state is State.PLAYING:
            assert taken_back(table, await store.log.load(table.id)) == last_shown


def taken_back(table, log):
    """The position after an /undo, which changes nothing where it is refused."""
    try:
        return asked_back(table, log, ANNA.user_id, 0.0).after.position
    except WrongTime:
        return table.position
