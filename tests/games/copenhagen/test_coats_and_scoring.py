"""Coats of arms, points, and how a game of Copenhagen ends."""

from games.api import Seat
from games.copenhagen import GAME
from games.copenhagen.components import Ability
from games.copenhagen.house import points
from games.copenhagen.position import EndCard, Phase
from tests.games.copenhagen.boards import (
    ALL,
    FIRST,
    SECOND,
    after,
    drawn,
    house,
    offered,
    player,
    refusal,
    table,
)
from tests.languages.english import english

NAMES = ("Ann", "Bob")

UNDER_C3 = house("..R..", "..r..")


def covering(**who):
    """A table whose first seat covers the coat at C3 with a red 2."""
    return after(table(player("RR", UNDER_C3, **who)), "R2/1@C3")


def test_covering_a_coat_gives_one_action():
    position = covering()
    assert (position.phase, position.coats) == (Phase.COAT, 1)


def test_completing_a_coat_row_gives_one_action():
    position = after(table(player("RR", house("yyY..", "yyyyY"))), "R2/0@D2")
    assert position.coats == 1


def test_completing_another_row_gives_none():
    assert after(table(player("RR", house("yyY.."))), "R2/0@D1").turn == SECOND


def test_one_placement_can_give_several():
    """A red 2 standing at C2 completes row 2 and covers the coat at C3."""
    position = table(player("RR", house("yy.Yy", "yyyyY")))
    assert after(position, "R2/1@C2").coats == 2


def test_a_coat_may_place_a_white_window_without_cards():
    position = covering()
    built = after(position, "W@A1")
    assert drawn(built.players[FIRST].house, 1) == ("w.r..",)
    assert built.whites == position.whites - 1
    assert built.turn == SECOND


def test_a_white_tile_obeys_the_building_rules():
    position = covering()
    assert refusal(position, "W@A2") == "A tile must stand on the bottom row or on another tile."
    assert refusal(position, "W@C1") == "A tile may not cover another tile."


def test_a_chain_of_white_tiles_goes_on_as_long_as_coats_are_earned():
    built = house(".....", "yy.Y.", "yyyyY")
    position = after(table(player("RR", built)), "R2/1@C2")
    assert position.coats == 1, "C3 is covered"
    position = after(position, "W@E2")
    assert (position.phase, position.coats) == (Phase.COAT, 1), "row 2 is complete"
    assert after(position, "W@A3").turn == SECOND


def test_a_coat_may_take_an_ability_tile_one_does_not_have():
    position = covering(active=[Ability.ANY_CARDS], used=[Ability.DISCOUNT])
    gains = {text for text in offered(position) if text.startswith("get:")}
    assert gains == {"get:extra", "get:change", "get:both"}
    assert after(position, "get:both").players[FIRST].active == (Ability.ANY_CARDS, Ability.BOTH_ACTIONS)
    assert refusal(position, "get:any") == "You have Any cards already, and nobody may have one twice."


def test_a_coat_may_turn_all_used_abilities_back():
    position = covering(used=[Ability.ANY_CARDS, Ability.DISCOUNT])
    turned = after(position, "back").players[FIRST]
    assert (turned.active, turned.used) == ((Ability.ANY_CARDS, Ability.DISCOUNT), ())


def test_turning_back_needs_a_used_ability():
    assert (
        refusal(covering(active=[Ability.ANY_CARDS]), "back") == "You have no used ability tile to turn back."
    )


def test_a_coat_must_be_used_if_it_can_be():
    position = covering()
    assert refusal(position, "end") == "A coat of arms is to be used first."
    assert refusal(position, "t12") == "A coat of arms is to be used first."


def test_a_coat_without_any_option_is_skipped_and_said():
    before = table(player("RR", UNDER_C3, ALL), whites=0)
    skipped = after(before, "R2/1@C3")
    assert skipped.turn == SECOND
    told = GAME.tell(before, FIRST, GAME.read_move("R2/1@C3"), skipped, None)
    assert english(told, NAMES) == (
        "Ann builds red 2 at C3 (standing, brick on top) for 1 red. It earns a coat of arms. "
        "A coat of arms had no use and was lost."
    )


def test_without_white_tiles_the_other_options_remain():
    position = after(table(player("RR", UNDER_C3), whites=0), "R2/1@C3")
    assert offered(position) == {"get:any", "get:extra", "get:discount", "get:change", "get:both"}


def test_an_ability_gained_serves_from_the_next_turn():
    position = after(table(player("RRRR", UNDER_C3)), "R2/1@C3", "get:both")
    assert position.turn == SECOND


def test_coats_are_not_used_outside_their_time():
    position = table(player(used=[Ability.ANY_CARDS]))
    assert refusal(position, "W@A1") == "A white tile is placed only with a coat of arms."
    assert refusal(position, "get:both") == "An ability tile is taken only with a coat of arms."
    assert refusal(position, "back") == "Ability tiles are turned back only with a coat of arms."


# Points


def test_rows_give_one_point_and_two_with_windows_only():
    assert points(house("yyyyY")) == 1
    assert points(house("YYYYY")) == 1
    assert points(house("yyyyy")) == 2


def test_columns_give_two_points_and_four_with_windows_only():
    assert points(house(*["y...."] * 8, "Y....")) == 2
    assert points(house(*["y...."] * 9)) == 4


def test_a_full_house_scores_at_least_nineteen():
    assert points(house(*["YYYYY"] * 9)) == 19


def test_the_breakdown_adds_up():
    built = house("yyyyY", "yyyyy")
    (score, _) = GAME.standing(table(player("", built)))
    assert score.points == 3
    assert [line.points for line in score.lines] == [1, 2, 0, 0]


# The end


def test_eleven_points_do_not_end_the_game():
    position = after(table(player("RR", house("yyy..", *["yyyyy"] * 5))), "R2/0@D6")
    assert points(position.players[FIRST].house) == 11
    assert position.phase is Phase.COAT


def test_twelve_points_end_the_game_at_once_before_any_coat_is_used():
    """A red 2 at E6 completes rows 6 (a coat row) and 7 over five rows of windows only."""
    built = house("yyyy.", "yyyy.", "yyyyy", "yyyyy", "yyyyy", "yyyyy", "yyyyy")
    assert points(built) == 10
    position = after(table(player("RR", built)), "R2/1@E6")
    assert position.phase is Phase.OVER
    assert position.coats == 0
    outcome = GAME.outcome(position)
    assert outcome.places == (1, 2)
    assert english(outcome.reason, NAMES) == "Ann reached 13 points."


def ended(*players):
    return table(*players, phase=Phase.OVER, end_card=EndCard.SHOWN)


def test_at_the_end_card_most_points_win():
    assert GAME.outcome(ended(player("", house("yyyyY")), player("", house("yyyyy")))).places == (2, 1)


def test_a_tie_goes_to_the_fewest_empty_spaces():
    fuller = house("yy...", "yyyyY")
    outcome = GAME.outcome(ended(player("", house("yyyyY")), player("", fuller)))
    assert outcome.places == (2, 1)
    assert english(outcome.reason) == "The End card was revealed; the fewest empty spaces broke the tie."


def test_a_tie_in_spaces_too_is_shared():
    outcome = GAME.outcome(ended(player("", house("yyyyY")), player("", house("rrrrR")), player()))
    assert outcome.places == (1, 1, 3)
    assert english(outcome.reason) == "The End card was revealed."


def test_nobody_moves_after_the_end():
    assert refusal(ended(player("RR")), "t12") == "The game is over."


def test_there_is_no_fifth_seat():
    assert refusal(table(player()), "t12", Seat(4)) == "There is no seat 5 at this table."
    assert refusal(table(player()), "t12", Seat(-1)) == "There is no seat 0 at this table."


# A player who is gone


def test_the_fallback_takes_the_two_leftmost_cards():
    position = table(player("RRRR", active=ALL))
    assert GAME.write_move(GAME.fallback(position, FIRST)) == "t12"


def test_the_fallback_discards_what_was_received_last():
    position = after(table(player("RRRRRR")), "t23")
    assert GAME.write_move(GAME.fallback(position, FIRST)) == "-G"


def test_the_fallback_declines_both_actions_and_the_build():
    position = after(table(player("RRRR", active=[Ability.BOTH_ACTIONS])), "t12")
    assert GAME.write_move(GAME.fallback(position, FIRST)) == "end"
    assert GAME.write_move(GAME.fallback(after(position, "both"), FIRST)) == "end"


def test_the_fallback_uses_a_coat_for_the_lowest_leftmost_white_tile():
    assert GAME.write_move(GAME.fallback(covering(), FIRST)) == "W@A1"


def test_the_fallback_without_white_tiles_takes_an_ability_and_else_turns_back():
    bare = after(table(player("RR", UNDER_C3, [Ability.ANY_CARDS]), whites=0), "R2/1@C3")
    assert GAME.write_move(GAME.fallback(bare, FIRST)) == "get:extra"
    owned = after(table(player("RR", UNDER_C3, ALL[1:], ALL[:1]), whites=0), "R2/1@C3")
    assert GAME.write_move(GAME.fallback(owned, FIRST)) == "back"
