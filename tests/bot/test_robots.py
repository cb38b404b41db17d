"""Bot players: they think elsewhere, move like everybody, and no table waits for a dead process."""

import asyncio
import sys
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from bot.bot_players import bots_to_act, question_at
from bot.clocks.lengths import MINUTE, SECOND
from bot.draft import Turn
from bot.errors import NotAllowed, WrongTime
from bot.hints import question_about
from bot.robots import PAUSE, Robots
from bot.shards import Shards
from bot.table import Kind, State
from bot.thinker import Question, write
from bot.thinkers import THINKER, NoThought, Thinkers
from bot.wall import Wall
from club.posts import Topic
from games.api import Seat
from games.catalog import GAMES
from games.thought import Level, Thought
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, BEN, CARL, UNHURRIED, a_lobby, assert_log_and_position_agree, doer
from tests.bot.hours import Hands, a_house
from tests.bot.posting import calls
from tests.games import sealed
from tests.games.sealed import thinking
from tests.games.test_thinking import NODES, THINKING
from tests.games.walks import walk


def called(name: str, level: Level) -> str:
    return f"{name} ({level} bot)"


class Street:
    """A house with bot players in it, whose clock is set by hand."""

    def __init__(self, house, patience: float = UNHURRIED) -> None:
        self.house = house
        self.tables, self.hands = house.tables, house.hands
        self.thinkers = Thinkers(1, patience)
        self._looked = asyncio.Event()
        self.robots = Robots(house.store, house.tables, self.thinkers, Wall(self._shown, lambda: 0))
        house.tables.subscribe(self.robots.note)

    async def table(self, bots: int = 1, game=sealed.GAME, level: Level = Level.STEADY):
        """Anna against bot players, just begun."""
        table = await a_lobby(self.tables, bots + 1, game)
        update = await self.tables.start_against_bots(table.id, ANNA.user_id, level, called)
        return update.after

    def _shown(self) -> int:
        self._looked.set()
        return self.hands.now

    async def settled(self, table):
        """The pause is over, and the bot players have moved."""
        self.hands.go(PAUSE)
        self.robots.wake()
        await self.robots.rested(table.id)
        return await self.tables.load(table.id)

    async def waits(self):
        """A bot player has thought, and looks at the clock."""
        self._looked.clear()
        await self._looked.wait()


@pytest.fixture
async def street(place, sealed_on_the_shelf):
    async with a_house(place, Hands(at("06-01 12:00"))) as house:
        street = Street(house)
        await street.robots.start()
        yield street
        await street.robots.stop()


def picked(table, seat: int) -> str:
    return f"s{table.position.players[seat].hand[0]}"


async def test_bot_players_move_after_a_pause_and_what_they_do_together_is_one_update(street):
    heard = []
    street.tables.subscribe(heard.append)
    table = await street.table(bots=3)
    await street.waits()
    assert (await street.house.store.tables.load(table.id)).version == table.version
    table = await street.settled(table)
    assert table.acting == (0,)
    made = heard[-1]
    assert [(entry.seat, entry.user_id) for entry in made.entries] == [
        (1, 1), (1, 1), (2, 2), (2, 2), (3, 3), (3, 3),
    ]  # fmt: skip
    assert all(entry.said for entry in made.entries)
    await assert_log_and_position_agree(street.house.store, table.id)


async def test_a_whole_game_against_bot_players_is_played_without_calling_them(street):
    table = await street.table(bots=2)
    while table.state is State.PLAYING:
        if ANNA.user_id in [table.holders[seat].user_id for seat in table.asked]:
            seat = table.seat_of(ANNA.user_id)
            moves = picked(table, seat), "s0"
            table = (await street.tables.confirm(table.id, ANNA.user_id, table.version, 0, *moves)).after
        if table.state is State.PLAYING:
            table = await street.settled(table)
    assert table.outcome is not None
    await street.house.send()
    told = await calls(street.house.store, table.id)
    assert {notice.wanted.to for notice in told} <= {0, ANNA.user_id}
    await assert_log_and_position_agree(street.house.store, table.id)


async def test_a_table_that_has_moved_on_is_thought_about_anew(street):
    table = await street.table(bots=1)
    await street.waits()
    moves = picked(table, 0), "s0"
    between = (await street.tables.confirm(table.id, ANNA.user_id, table.version, 0, *moves)).after
    after = await street.settled(between)
    assert after.position.round == 2
    log = await street.house.store.log.load(table.id)
    assert [entry.seat for entry in log if entry.kind is Kind.MOVE] == [0, 0, 1, 1, 1, 1]


async def test_the_same_table_thinks_with_the_same_dice_and_another_version_with_others(street):
    table = await street.table(bots=2)
    dice = question_at(table, Seat(1), Level.SHARP).thought.dice
    assert question_at(table, Seat(1), Level.SHARP).thought.dice == dice
    others = (
        question_at(replace(table, version=table.version + 1), Seat(1), Level.SHARP),
        question_at(replace(table, seed="another"), Seat(1), Level.SHARP),
        question_at(table, Seat(2), Level.SHARP),
    )
    assert dice not in {other.thought.dice for other in others}
    assert table.seed not in repr(question_at(table, Seat(1), Level.SHARP))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.think], ids=lambda game: game.key)
async def test_every_process_comes_to_the_same_plans(game):
    """Sets are in another order in every process: nothing that is decided may depend on it."""
    questions = []
    for seats in game.seats:
        for position, *_ in list(walk(game, seats, "another process"))[::40]:
            seat, level = game.to_act(position)[0], list(Level)[len(questions) % 3]
            thought = Thought(level, "the same dice", NODES)
            questions.append(Question(game.think, game.view_for(position, seat), seat, thought))
    answers = []
    for _ in range(2):
        thinkers = Thinkers(1, UNHURRIED)
        answers.append([await thinkers.plans(question) for question in questions])
        await thinkers.close()
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("game", "seats"), THINKING or [pytest.param(sealed.GAME, 3, id="sealed")])
async def test_what_is_hidden_never_reaches_those_who_think(street, game, seats):
    if seats == 1:
        return
    table = await street.table(bots=seats - 1, game=game)
    for position, *_ in list(walk(game, seats, "handed over"))[::7]:
        for seat in game.to_act(position):
            scrambled = replace(table, position=game.scramble(position, seat, "dealt anew"))
            seen = replace(table, position=position)
            assert question_at(seen, seat, Level.SHARP) == question_at(scrambled, seat, Level.SHARP)
            assert question_about(Turn(seen, seat)) == question_about(Turn(scrambled, seat))


# What goes wrong


async def test_a_process_killed_in_its_thought_is_replaced_and_the_table_goes_on(street, monkeypatch):
    game = with_fields(sealed.GAME, think=thinking.killed_unless_steady)
    monkeypatch.setitem(GAMES, game.key, game)
    table = await street.table(bots=1, level=Level.SHARP)
    best = max(table.position.players[1].hand)
    assert (await street.settled(table)).position.players[1].laid == best


async def test_a_thought_that_takes_too_long_becomes_the_simplest_move(
    place, sealed_on_the_shelf, monkeypatch
):
    game = with_fields(sealed.GAME, think=thinking.never_ready)
    monkeypatch.setitem(GAMES, game.key, game)
    async with a_house(place, Hands(at("06-01 12:00"))) as house:
        street = Street(house, patience=0.01)
        table = await street.settled(await street.table(bots=1))
        assert table.acting == (0,)
        assert [entry.seat for entry in await house.store.log.load(table.id)][-2:] == [1, 1]
        await street.robots.stop()


async def test_thinking_takes_only_so_much_memory(street):
    question = replace(question_at(await street.table(), Seat(1), Level.SHARP), think=thinking.greedy)
    with pytest.raises(NoThought, match="MemoryError"):
        await street.thinkers.plans(question)


async def test_a_thinker_whose_bot_was_killed_ends_without_a_word(street):
    question = question_at(await street.table(), Seat(1), Level.GENTLE)
    pipe = asyncio.subprocess.PIPE
    thinker: Any = await asyncio.create_subprocess_exec(
        sys.executable, "-c", THINKER, stdin=pipe, stdout=pipe, stderr=pipe
    )
    thinker._transport.get_pipe_transport(1).close()
    _, said = await thinker.communicate(write(question.task))
    assert not said


async def test_a_thought_that_fails_becomes_the_simplest_move(street, monkeypatch):
    game = with_fields(sealed.GAME, think=thinking.always_wrong)
    monkeypatch.setitem(GAMES, game.key, game)
    assert (await street.settled(await street.table(bots=1))).acting == (0,)


async def test_the_clock_moves_for_a_bot_player_whose_service_is_away(place, sealed_on_the_shelf):
    async with a_house(place, Hands(at("06-01 12:00"))) as house:
        table = await a_lobby(house.tables, 2, sealed.GAME)
        await house.tables.start_against_bots(table.id, ANNA.user_id, Level.GENTLE, called)
        await house.wait(MINUTE)
        assert (await house.tables.load(table.id)).acting == (0,)


async def test_a_bot_killed_in_a_thought_goes_on_where_it_was_and_makes_no_move_twice(
    place, sealed_on_the_shelf
):
    hands = Hands(at("06-01 12:00"))
    async with a_house(place, hands) as house:
        street = Street(house)
        table = await street.table(bots=3)
        await street.waits()
        await street.robots.stop()  # nothing more is written, as after a kill
    hands.go(5 * MINUTE)
    async with a_house(place, hands) as house:
        street = Street(house)
        await street.robots.start()
        assert await house.store.clocks.due(hands.now + 59 * SECOND, 10) == []
        await street.robots.rested(table.id)
        again = await house.tables.load(table.id)
        assert again.acting == (0,)
        assert again.version == table.version + 6
        assert await house.store.tables.waiting_for_bots() == []
        await assert_log_and_position_agree(house.store, table.id)
        await street.robots.stop()


# At the table


async def test_what_the_people_agree_on_needs_no_word_of_a_bot_player(street):
    table = await street.settled(await street.table(bots=1, level=Level.GENTLE))
    update = await street.tables.ask_to_end(table.id, ANNA.user_id)
    assert update.after.state is State.ABANDONED


async def test_bot_players_rest_where_nobody_is_left(street):
    lobby = await a_lobby(street.tables, 3, sealed.GAME)
    for _ in range(2):
        await street.tables.add_bot(lobby.id, ANNA.user_id, Level.GENTLE, called)
    await street.tables.start(lobby.id, ANNA.user_id)
    table = (await street.tables.resign(lobby.id, ANNA.user_id)).after
    assert table.state is State.PLAYING
    assert bots_to_act(table) == ()
    assert table.host_id == ANNA.user_id


async def test_a_person_may_sit_down_for_a_bot_player(street):
    table = await street.settled(await street.table(bots=1))
    offered = (await street.tables.offer(table.id, doer(ANNA), 1)).after
    taken = await street.tables.take_seat(table.id, BEN, 1, offered.holders[1].offer.opened)
    assert taken.after.holders[1].user_id == BEN.user_id
    assert taken.after.holders[1].plays
    assert [notice.topic for notice in await street.house.send()] == [Topic.TURN]


# Somebody is away


async def away(street):
    """A table of three at which Ben is to act, and Anna has asked a bot player to play for him."""
    lobby = await a_lobby(street.tables, 3, sealed.GAME)
    for player in (BEN, CARL):
        await street.tables.join(lobby.id, player)
    await street.tables.start(lobby.id, ANNA.user_id)
    await street.house.send()
    return (await street.tables.let_bot_play(lobby.id, doer(ANNA), BEN.user_id)).after


async def test_the_host_lets_a_bot_player_play_for_somebody_who_is_told_and_takes_the_seat_back(street):
    table = await street.settled(await away(street))
    assert table.acting == (0, 2)
    assert table.holders[1].user_id == BEN.user_id
    assert Topic.STAND_IN in [notice.topic for notice in await street.house.send()]
    back = (await street.tables.come_back(table.id, BEN.user_id)).after
    assert back.holders[1].plays
    for seat in (0, 2):
        user_id = back.holders[seat].user_id
        back = (
            await street.tables.confirm(back.id, user_id, back.version, 0, picked(back, seat), "s0")
        ).after
    assert back.waits_for(BEN.user_id)


async def test_only_stewards_let_a_bot_player_play_for_another_and_only_once(street):
    table = await away(street)
    with pytest.raises(WrongTime):
        await street.tables.let_bot_play(table.id, doer(ANNA), BEN.user_id)
    with pytest.raises(NotAllowed):
        await street.tables.let_bot_play(table.id, doer(CARL), ANNA.user_id)
    own = await street.tables.let_bot_play(table.id, doer(CARL), CARL.user_id)
    assert own.after.holders[2].level is Level.STEADY


# Several processes


async def test_bot_players_are_played_by_the_process_of_their_server(server, sealed_on_the_shelf):
    hands = Hands(at("06-01 12:00"))
    async with a_house(server, hands) as one, a_house(server, hands) as other:
        near, far = Street(one), Street(other)
        for street, number in ((near, 0), (far, 1)):
            street.house.store.serve(Shards(number, number, 2))
            await street.robots.start()
        table = await far.table()
        await far.robots.catch_up()
        assert far.robots._tasks == {}
        await near.robots.catch_up()
        assert (await near.settled(table)).acting == (0,)
        for street in (near, far):
            await street.robots.stop()
