"""Players who think: only from their own view, the same thought twice, and never anything illegal."""

import random
from typing import Any

import pytest

from games.api import Game, play
from games.catalog import GAMES
from games.search import halved
from games.thought import Level, Thought
from languages.reader import Reader
from tests.games.walks import arrangements, walk
from tests.quick import quick_where

THINKING = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES.values()
    if game.think is not None
    for seats in game.seats
]
thinking_tables = pytest.mark.parametrize(
    ("game", "seats"), quick_where(THINKING, lambda game, seats: seats in (game.seats[0], game.seats[-1]))
)
NODES = 12
"""Enough for the sharp player to try several plans."""
LOOKS = 6
"""At how many positions of a random game each level is asked."""


def asked(game: Game[Any, Any], seats: int, seed: str, options: dict[str, Any] | None = None):
    """A few positions of a random game, each with a seat that is to act."""
    steps = list(walk(game, seats, seed, options))
    chosen = random.Random(seed).sample(steps, min(LOOKS, len(steps)))
    return [(position, game.to_act(position)[0]) for position, *_ in chosen]


def thoughts(seed: str):
    """One of each level."""
    return [Thought(level, seed, NODES) for level in Level]


@thinking_tables
def test_every_plan_is_legal_to_its_end_and_the_best_comes_first(game, seats):
    for position, seat in asked(game, seats, "plans"):
        view = game.view_for(position, seat)
        for thought in thoughts("plans"):
            plans = game.think(view, seat, thought)
            assert plans
            assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
            after = position
            for number, move in enumerate(plans[0].moves):
                shown = game.reveals(after, seat, move)
                after = play(game, after, seat, move)
                assert not shown or number == len(plans[0].moves) - 1


@thinking_tables
def test_what_is_hidden_never_changes_what_a_player_thinks(game, seats):
    for position, seat in asked(game, seats, "hidden"):
        other = game.scramble(position, seat, "dealt anew")
        for thought in thoughts("hidden"):
            seen = game.think(game.view_for(position, seat), seat, thought)
            assert seen == game.think(game.view_for(other, seat), seat, thought)


@thinking_tables
def test_the_same_thought_leads_to_the_same_plans(game, seats):
    position, seat = asked(game, seats, "again")[0]
    view = game.view_for(position, seat)
    for thought in thoughts("again"):
        assert game.think(view, seat, thought) == game.think(view, seat, thought)


@pytest.mark.thorough
@thinking_tables
def test_every_option_can_be_thought_about(game, seats):
    for options in arrangements(game, seats)[1:]:
        for position, seat in asked(game, seats, "options", options)[:2]:
            for thought in thoughts("options"):
                best = game.think(game.view_for(position, seat), seat, thought)[0]
                assert best.moves[0] in game.legal_moves(position, seat)


@thinking_tables
def test_why_a_plan_is_good_can_be_read_in_every_language(game, seats):
    position, seat = asked(game, seats, "why")[0]
    for thought in thoughts("why"):
        for plan in game.think(game.view_for(position, seat), seat, thought)[:3]:
            assert all(Reader(language).read(plan.why) for language in ("en", "de"))


def test_halving_finds_the_best_plan_among_noisy_ones():
    def trial(plan: float, number: int) -> float:
        return plan + random.Random(number).gauss(0, 3)

    ranked = halved([0.0, 2.0, 1.0, 5.0, 3.0], trial, 300)
    assert [plan for plan, _ in ranked] == [5.0, 3.0, 2.0, 1.0, 0.0]


def test_halving_tries_no_more_often_than_it_may():
    tried = []
    halved(range(7), lambda plan, number: tried.append(plan) or 0.0, 100)
    assert len(tried) <= 100
    assert set(tried) == set(range(7))
