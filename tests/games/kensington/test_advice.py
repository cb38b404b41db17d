"""What a good player sees in positions where the right turn is plain to anybody."""

import pytest
from msgspec.structs import replace

from bot.arena import Match, played
from games.kensington import GAME
from games.kensington.advice import think
from games.kensington.position import Phase, Take, Vote
from games.thought import Level, Thought
from tests.games.kensington.boards import (
    FIRST,
    SECOND,
    building,
    building_now,
    piles,
    player,
    table,
)
from tests.languages.english import english

good_players = pytest.mark.parametrize("level", [Level.STEADY, Level.SHARP])
TOWER = building(
    "ww.^^",
    "ww.ww",
    "wwOww",
)
HIGH = building(
    "^^^^^",
    "wwwww",
    "wwOww",
)


def best(position, level):
    """The plan that a player of this level likes best."""
    view = GAME.view_for(position, position.turn)
    return think(view, position.turn, Thought(level, "dice", nodes=48))[0]


def written(plan):
    """Its moves as text."""
    return [GAME.write_move(move) for move in plan.moves]


def ending(first, second, **changes):
    """Six birds are out, and every roof of the heap has one."""
    birds = building("O", tiles=("R01", "R02", "R06", "R07", "R12", "R17"))
    return table(first, second, player(birds), piles=piles(A="WL01 WD01", C="R19 R21"), **changes)


@good_players
def test_a_roof_goes_where_it_closes_most(level):
    plan = best(building_now(TOWER, hand="R08"), level)
    assert written(plan)[0] == "R08@-2,3"
    assert english(plan.why) == "That brings +8 points."


@good_players
def test_a_player_who_is_ahead_ends_the_game(level):
    plan = best(ending(player(HIGH), player()), level)
    assert isinstance(plan.moves[0], Take)
    assert plan.moves[0].back == "C"
    assert english(plan.why) == "It may be the seventh bird, and you are ahead."


@good_players
def test_a_player_who_is_behind_does_not_end_the_game(level):
    plan = best(ending(player(), player(HIGH)), level)
    assert plan.moves[0].back != "C"


@good_players
def test_everything_that_scores_is_built_after_the_seventh_bird(level):
    position = table(player(TOWER, "R08 WL25"), phase=Phase.LAST_BUILD, bird_end=SECOND)
    assert "R08@-2,3" in written(best(position, level))


@good_players
def test_nobody_agrees_to_end_the_game_alone(level):
    view = table(player(HIGH), player())
    plans = think(GAME.view_for(view, FIRST), FIRST, Thought(level, "dice", nodes=16))
    assert all(Vote() not in plan.moves for plan in plans)


@good_players
def test_an_end_that_all_others_want_is_agreed_to_by_the_winner_only(level):
    leader = table(player(HIGH), player(TOWER), votes=(SECOND,))
    assert best(replace(leader, piles=piles(A="WL01")), level).moves == (Vote(),)
    behind = table(player(TOWER, tokens=3), player(HIGH), votes=(SECOND,))
    assert best(behind, level).moves != (Vote(),)


@good_players
def test_without_tokens_a_diamond_is_taken_that_fits(level):
    flat = building("wwwOwww")
    heap = piles(A="WL01 WL02 WD01 WD02", B="WL22 WL29 WL31 WD22 WD29 WD31", C="R01")
    plan = best(table(player(flat, tokens=0), piles=heap), level)
    assert plan.moves[0].back == "B"


@pytest.mark.thorough
def test_a_steady_player_beats_a_gentle_one_and_a_gentle_one_chance():
    steady = Match(game="kensington", seats=2, one=Level.STEADY, others=Level.GENTLE)
    assert played(steady, "kept").lead > 0
    gentle = Match(game="kensington", seats=2, one=Level.GENTLE, others="random")
    assert played(gentle, "kept").lead > 0
