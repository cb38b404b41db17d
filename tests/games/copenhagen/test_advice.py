"""What a good player of Copenhagen sees: turns whose worth is plain to everybody, and who beats whom."""

import pytest

from bot.arena import Match, played
from games.copenhagen import GAME
from games.copenhagen.advice import place_worths, think
from games.copenhagen.components import Ability
from games.copenhagen.house import points
from games.copenhagen.position import Build, Phase, Take
from games.thought import Level, Thought
from tests.games.copenhagen.boards import FIRST, after, house, player, table
from tests.languages.english import english

CAREFUL = (Level.STEADY, Level.SHARP)
careful_levels = pytest.mark.parametrize("level", CAREFUL)

TEN_POINTS = house(
    "rr...",
    "yyggb",
    "yyggb",
    "yyggb",
    "yyggb",
    "yyggb",
)

FULL_SUPPLY = "R" * 58 + "E"


def best(position, level=Level.STEADY, nodes=60):
    """The best plan of the seat in turn, from its own view."""
    view = GAME.view_for(position, position.turn)
    return think(view, position.turn, Thought(level, "test", nodes))[0]


def written(plan):
    """The moves of a plan."""
    return [GAME.write_move(move) for move in plan.moves]


@careful_levels
def test_who_can_win_now_does(level):
    position = table(player("GGG", TEN_POINTS), player("PPPP", house("ppppp")))
    assert points(TEN_POINTS) == 10
    plan = best(position, level)
    ended = after(position, *written(plan))
    assert ended.phase is Phase.OVER
    reached = points(ended.players[FIRST].house)
    assert english(plan.why) == f"That makes {reached} points and wins the game."


@careful_levels
def test_a_white_tile_completes_a_row_of_windows(level):
    built = house("rrr.y", "RRRYy")
    position = table(player("", built, active=tuple(Ability)), phase=Phase.COAT, coats=1, whites=1)
    plan = best(position, level)
    assert written(plan) == ["W@D2"]
    assert english(plan.why).startswith("It completes row 2 with windows only (+2)")


@careful_levels
def test_the_card_of_which_there_is_one_is_given_up(level):
    position = table(player("RRRRGGGB"), phase=Phase.DISCARD)
    assert written(best(position, level))[0] == "-B"


def best_take(position):
    """The best plan that begins with taking cards."""
    plans = think(GAME.view_for(position, FIRST), FIRST, Thought(Level.STEADY, "test"))
    return next(plan for plan in plans if isinstance(plan.moves[0], Take))


def test_two_more_of_a_colour_that_is_collected_are_taken():
    plan = best_take(table(player("PPP"), harbour="RYGPPBY", supply=FULL_SUPPLY))
    assert written(plan) == ["t45"]
    assert english(plan.why) == "Then purple 5 can be paid for."


def test_an_ability_is_not_spent_on_what_is_free():
    """Purple lies side by side, and apart as well."""
    holding = player("PPP", active=[Ability.ANY_CARDS])
    assert written(best_take(table(holding, harbour="PYGPPBY", supply=FULL_SUPPLY))) == ["t45"]


@careful_levels
def test_the_last_cards_of_the_supply_are_no_surprise(level):
    """One card is left: it can only be the End card, and a take would draw two."""
    position = table(player("RR"), supply="E")
    assert best(position, level).moves[0] in GAME.legal_moves(position, FIRST)


def test_abilities_come_back_where_there_is_nothing_else_to_gain():
    position = table(player("", used=tuple(Ability)), phase=Phase.COAT, coats=1, whites=0)
    plan = best(position)
    assert written(plan) == ["back"]
    assert english(plan.why).endswith("can be used again.")


def test_the_best_place_completes_two_rows_at_once():
    position = table(player("PP", house("rrrr.", "yyyy.")))
    moves = GAME.legal_moves(position, FIRST)
    worths = place_worths(position, FIRST, moves)
    assert set(worths) == {move for move in moves if isinstance(move, Build)}
    best_place = max(worths, key=lambda move: worths[move])
    assert GAME.write_move(best_place) in ("P2/1@E1", "P2/3@E1")


@pytest.mark.parametrize("level", [Level.GENTLE, Level.STEADY])
def test_who_thinks_beats_who_does_not(level):
    deals = [played(Match(game="copenhagen", seats=2, one=level, others="random"), deal) for deal in "ab"]
    assert [deal.share for deal in deals] == [1.0, 1.0]
    assert min(deal.lead for deal in deals) > 2
