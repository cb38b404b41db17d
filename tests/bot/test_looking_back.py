"""Looking back at a game: what a player decided, and what it cost by a thinker's reckoning."""

import pytest
from msgspec.structs import replace

from bot.draft import Turn
from bot.hints import may_have_hints
from bot.looking_back import can_look_back, costliest, decisions_of, missed, planned, question_back
from bot.table import Contest, State
from games.api import Seat
from games.thought import Level
from tests.bot.company import ANNA, BEN, a_table
from tests.games import sealed

ROUNDS = 3


@pytest.fixture
async def table(tables, sealed_on_the_shelf):
    """A game in which Anna always lays her worst card, and Ben his best; Ben chooses first."""
    table = await a_table(tables, 2, sealed.GAME)
    while table.state is State.PLAYING:
        for player, choice in ((BEN, max), (ANNA, min)):
            hand = table.position.players[table.seat_of(player.user_id)].hand
            moves = f"s{choice(hand)}", "s0"
            table = (await tables.confirm(table.id, player.user_id, table.version, 0, *moves)).after
    return table


async def decided(store, table, player):
    return decisions_of(table, await store.log.load(table.id), player.user_id)


def looked_at(decision):
    question = question_back(decision, Level.SHARP)
    return missed(decision, question.think(question.view, question.seat, question.thought))


async def test_every_decision_is_found_as_it_stood_then(table, store):
    decisions = await decided(store, table, ANNA)
    assert [decision.number for decision in decisions] == [1, 2, 3]
    assert [decision.turn.position.round for decision in decisions] == [1, 2, 3]
    assert all(decision.done.steps[1] == "s0" for decision in decisions)


async def test_a_worse_card_costs_what_the_thinker_says_and_the_best_costs_nothing(table, store):
    worse = [looked_at(decision) for decision in await decided(store, table, ANNA)]
    assert [each.cost for each in worse] == [1.0] * ROUNDS
    assert not any(each.is_least for each in worse)
    for each in worse:
        hand = each.decision.turn.view.players[0].hand
        assert planned(each.decision.turn, each.best).steps == (f"s{max(hand)}", "s0")
    assert costliest(worse, 2) == worse[:2]
    best = [looked_at(decision) for decision in await decided(store, table, BEN)]
    assert costliest(best, ROUNDS) == []


async def test_what_nobody_thought_of_cost_at_least_what_the_last_plan_did(table, store):
    decision = (await decided(store, table, ANNA))[0]
    question = question_back(decision, Level.SHARP)
    plans = question.think(question.view, question.seat, question.thought)[:1]
    assert missed(decision, plans).is_least


async def test_nobody_looks_back_or_has_hints_while_it_would_help_others(tables, table):
    assert can_look_back(table, tables.now())
    contest = Contest(1, tables.now() + 1)
    at_stake = replace(table, arrangement=replace(table.arrangement, contest=contest))
    assert not can_look_back(at_stake, tables.now())
    playing = await a_table(tables, 2, sealed.GAME)
    assert may_have_hints(Turn(playing, Seat(0)))
    rated = replace(playing.arrangement, rated=True)
    for arrangement in (at_stake.arrangement, rated):
        assert not may_have_hints(Turn(replace(playing, arrangement=arrangement), Seat(0)))
