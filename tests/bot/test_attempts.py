"""A step is tried once: whoever asks about it, or keeps it, is handed what came of it."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.attempt import attempt
from bot.draft import told_to
from bot.table import State, Update
from games.api import Seat
from games.catalog import GAMES
from games.message import say, who
from tests.bot.company import ANNA, a_full_handed_table, a_table, fallback, player_to_act
from tests.games import sealed


@pytest.fixture
def applied(monkeypatch):
    """How often a game on the shelf was asked to make which move of which position."""
    counted = Counter()

    def counting(game):
        def apply(position, seat, move):
            counted[game.write_move(move), position] += 1
            return game.apply(position, seat, move)

        return replace(game, apply=apply)

    for key, game in GAMES.items():
        monkeypatch.setitem(GAMES, key, counting(game))
    return counted


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_confirmed_move_is_applied_at_most_once_to_judge_and_once_to_keep(tables, applied, key):
    table = await a_table(tables, 2, GAMES[key])
    while table.state is State.PLAYING:
        applied.clear()
        user_id, text = player_to_act(table), fallback(table)
        turn = await tables.turn(table.id, user_id)
        tried = turn.tried(text)
        assert tried.foretold
        await tables.foresee(turn, text)
        result = await tables.choose(table.id, user_id, text)
        if not tried.needs_confirming:
            result = await tables.confirm(table.id, user_id, table.version, 1)
        assert isinstance(result, Update)
        assert told_to(result, turn.seat)
        assert 1 <= applied[text, table.position] <= 2
        table = result.after


async def test_a_drafted_turn_is_not_played_again_with_every_press(tables, applied):
    table = await a_full_handed_table(tables)
    user_id = player_to_act(table)
    applied.clear()
    turn = await tables.choose(table.id, user_id, "t12")
    while not isinstance(turn, Update):
        first = turn.table.game.legal_moves(turn.position, turn.seat)[0]
        await tables.turn(table.id, user_id)
        turn = await tables.choose(table.id, user_id, turn.table.game.write_move(first))
    assert len(applied) == len(turn.entries)
    assert set(applied.values()) == {1}


def test_an_attempt_is_the_same_value_for_whoever_asks():
    game = GAMES["copenhagen"]
    position = game.setup(2, game.options(), "seed")
    assert attempt(game, position, 0, "t12") is attempt(game, position, 0, "t12")


@pytest.mark.usefixtures("sealed_on_the_shelf")
async def test_what_a_player_learns_by_a_move_is_told_to_them_alone(tables):
    table = await a_table(tables, 2, sealed.GAME)
    hand, pile = table.position.players[0].hand, table.position.players[0].pile
    pick = f"s{hand[0]}"
    assert (await tables.step(table.id, ANNA.user_id, table.version, 0, pick)).steps == (pick,)
    update = await tables.confirm(table.id, ANNA.user_id, table.version, 1, "s0")
    assert told_to(update, Seat(0)) == [
        say("sealed-picks", who=who(0), card=hand[0]),
        say("sealed-draws", who=who(0), card=pile[0]),
    ]
    assert [entry.said for entry in update.entries] == [
        say("sealed-chooses", who=who(0)),
        say("sealed-lays", who=who(0)),
    ]
