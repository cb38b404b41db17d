"""Building: price, payment, support, orientation, Both actions and the abilities that help."""

import pytest

from games.copenhagen.components import Ability
from games.copenhagen.position import TILE_NUMBER, Phase
from tests.games.copenhagen.boards import FIRST, SECOND, after, drawn, house, offered, player, refusal, table

SUPPORT = "A tile must stand on the bottom row or on another tile."


def test_a_tile_costs_as_many_cards_of_its_colour_as_it_has_spaces():
    position = after(table(player("RRRG")), "R3/0@A1")
    assert position.players[FIRST].hand == "G"
    assert position.discards == "RRR"
    assert drawn(position.players[FIRST].house, 2) == ("rr...", "R....")
    assert position.turn == SECOND


def test_cards_of_another_colour_do_not_pay():
    assert refusal(table(player("RRG")), "R3/0@A1") == (
        "Red 3 costs 3 red cards there, which you do not have."
    )


def test_a_tile_beside_its_own_colour_costs_one_less_by_itself():
    position = after(table(player("GG", house("gG..."))), "G3/0@C1")
    assert position.players[FIRST].hand == ""


def test_touching_many_tiles_of_its_colour_saves_only_one_card():
    built = house("g...g", "G...G")
    assert after(table(player("GGG", built)), "G3/0@B1").players[FIRST].hand == "G"


def test_a_corner_is_not_beside():
    """The vertical green 2 at C2 touches the green at B1 only at its corner; at B2 it stands on it."""
    position = table(player("G", house(".gR..")))
    assert "G2/1@B2" in offered(position)
    assert "G2/1@C2" not in offered(position)


def test_a_white_tile_gives_no_discount():
    assert "R2/1@B1" not in offered(table(player("R", house("w...."))))


def test_construction_discount_saves_a_card_and_is_spent():
    position = after(table(player("RR", active=[Ability.DISCOUNT])), "discount", "R3/0@A1")
    assert position.players[FIRST].hand == ""
    assert position.players[FIRST].used == (Ability.DISCOUNT,)


def test_both_discounts_add_up_and_a_small_tile_can_be_free():
    position = after(table(player("", house("rR..."), [Ability.DISCOUNT])), "discount", "R2/0@C1")
    assert drawn(position.players[FIRST].house, 1) == ("rRRr.",)


def test_an_armed_discount_that_is_not_needed_stays_active():
    position = after(table(player("", active=[Ability.DISCOUNT])), "discount", "t12")
    assert position.players[FIRST].active == (Ability.DISCOUNT,)
    assert not position.discount


def test_a_discount_is_armed_once():
    position = after(table(player("RR", active=[Ability.DISCOUNT])), "discount")
    assert refusal(position, "discount") == "Discount is on already."


@pytest.mark.parametrize(
    ("orientation", "rows"),
    [
        (0, ("..b", "Bbb")),
        (1, ("B..", "b..", "bb.")),
        (2, ("bbB", "b..")),
        (3, ("bb.", ".b.", ".B.")),
        (4, ("b..", "bbB")),
        (5, ("bb.", "b..", "B..")),
        (6, ("Bbb", "..b")),
        (7, (".B.", ".b.", "bb.")),
    ],
)
def test_a_tile_may_be_turned_and_flipped_and_its_back_is_the_mirror_image(orientation, rows):
    floor = house("yyyyY", "yyyyY")
    position = after(table(player("BBBB", floor)), f"B4/{orientation}@A3")
    height = len(rows)
    assert tuple(row[:3] for row in drawn(position.players[FIRST].house, 2 + height)[:height]) == rows


def test_a_tile_stands_on_the_bottom_row_or_on_another_tile():
    built = house("yY...")
    position = table(player("RRRR", built))
    assert "R2/0@B2" in offered(position)
    assert "R2/0@C1" in offered(position)
    assert refusal(position, "R2/0@C2") == SUPPORT


def test_one_supported_space_is_enough():
    position = after(table(player("PPPP", house("y...."))), "P4/0@A2")
    assert drawn(position.players[FIRST].house, 2) == ("Pppp.", "y....")


def test_standing_beside_a_tile_is_not_standing_on_it():
    assert refusal(table(player("RR", house("y....", "y...."))), "R2/0@B2") == SUPPORT


def test_a_tile_may_slide_under_an_overhang():
    position = after(table(player("RR", house("pppp.", "P...."))), "R2/0@B1")
    assert drawn(position.players[FIRST].house, 2) == ("pppp.", "PRr..")


def test_a_tile_never_rests_on_itself_alone():
    assert refusal(table(player("RRRR")), "R4/0@A2") == SUPPORT


def test_a_tile_may_not_cover_another():
    assert refusal(table(player("RR", house("yY..."))), "R2/0@B1") == "A tile may not cover another tile."


def test_a_tile_must_fit_inside_the_house():
    assert refusal(table(player("RR")), "R2/0@E1") == "The tile must fit inside the house."
    tall = house(*["y...."] * 8)
    assert refusal(table(player("RR", tall)), "R2/1@A9") == "The tile must fit inside the house."


def test_a_tile_that_is_gone_cannot_be_built():
    position = table(player("RRRRR"))
    stock = list(position.stock)
    stock[TILE_NUMBER["R5"]] = 0
    position = table(player("RRRRR"), stock=tuple(stock))
    assert refusal(position, "R5/0@A1") == "No red 5 is left."


def test_building_takes_the_tile_from_the_stock():
    position = table(player("RR"))
    number = TILE_NUMBER["R2"]
    assert after(position, "R2/0@A1").stock[number] == position.stock[number] - 1


def test_one_tile_is_built_in_a_turn():
    position = after(table(player("RRRR")), "R2/0@A1")
    assert refusal(position, "R2/0@C1", FIRST) == "player 2 is to move, not player 1."


def test_nothing_is_revealed_by_a_plain_build():
    position = table(player("RR"))
    assert after(position, "R2/0@A1").supply == position.supply


# Change colour


def change(hand, built=None):
    return table(player(hand, built, [Ability.CHANGE_OF_COLOURS]))


def test_cards_of_a_changed_colour_pay_as_the_other():
    position = after(change("RRB"), "R>B", "B3/0@A1+2")
    assert position.players[FIRST].hand == ""
    assert sorted(position.discards) == ["B", "R", "R"]
    assert position.players[FIRST].used == (Ability.CHANGE_OF_COLOURS,)


def test_with_a_choice_the_player_picks_which_cards_are_paid():
    position = after(change("RRBB"), "R>B")
    ways = {text for text in offered(position) if text.startswith("B2/0@A1")}
    assert ways == {"B2/0@A1", "B2/0@A1+1", "B2/0@A1+2"}
    assert after(position, "B2/0@A1+1").players[FIRST].hand == "RB"


def test_a_build_that_pays_no_changed_card_does_not_spend_the_ability():
    position = after(change("RRBB"), "R>B", "B2/0@A1")
    assert position.players[FIRST].active == (Ability.CHANGE_OF_COLOURS,)
    assert position.change == ""


def test_a_changed_card_no_longer_pays_for_its_own_colour():
    position = after(change("RR"), "R>B")
    assert not {text for text in offered(position) if text.startswith("R")}


def test_only_a_colour_in_hand_can_be_changed_and_not_into_itself():
    assert refusal(change("RR"), "G>B") == "There is no green card in your hand."
    assert refusal(change("RR"), "R>R") == "A colour is changed into another colour."
    assert refusal(after(change("RR"), "R>B"), "R>G") == "Change colour is on already."


def test_change_of_colours_with_an_empty_hand_leaves_the_take():
    assert offered(change("")) == {"t12", "t23", "t34", "t45", "t56", "t67"}


def test_too_few_changed_cards_are_refused_with_the_choice():
    position = after(change("RRB"), "R>B")
    assert refusal(position, "B2/0@A1") == "2 cards to pay, of which 1 to 2 may be red."


# Both actions


def both(hand="", **changes):
    return table(player(hand, active=[Ability.BOTH_ACTIONS]), **changes)


def test_both_actions_takes_then_builds_then_refills():
    position = after(both("R", harbour="RYGBPRY", supply="PPGG"), "both", "t12")
    assert position.phase is Phase.BUILD
    assert position.harbour == "..GBPRY"
    position = after(position, "R2/0@A1")
    assert position.harbour == "PPGBPRY"
    assert position.players[FIRST].used == (Ability.BOTH_ACTIONS,)
    assert position.turn == SECOND


def test_both_actions_may_be_declared_just_after_the_take():
    position = after(both("R"), "t12")
    assert position.phase is Phase.LAST_CALL
    assert offered(position) == {"both", "end"}
    assert after(position, "both").phase is Phase.BUILD


def test_both_actions_declared_first_must_be_followed_by_a_take():
    position = after(both("RR"), "both")
    assert refusal(position, "R2/0@A1") == "Both actions begins with taking cards."


def test_the_build_may_be_declined_and_the_ability_is_spent_all_the_same():
    position = after(both(), "both", "t12", "end")
    assert position.turn == SECOND
    assert position.players[FIRST].used == (Ability.BOTH_ACTIONS,)


def test_keeping_both_actions_for_later_costs_nothing():
    position = after(both(), "t12", "end")
    assert position.players[FIRST].active == (Ability.BOTH_ACTIONS,)


def test_the_hand_limit_comes_before_the_build():
    position = after(both("RRRRRR"), "both", "t12")
    assert position.phase is Phase.DISCARD
    assert refusal(position, "R2/0@A1") == "The hand limit is 7: discard first."
    assert after(position, "-Y").phase is Phase.BUILD


def test_nothing_is_refilled_before_both_actions_is_decided():
    assert after(both(), "t12").harbour == "..GBPRY"


def test_a_second_take_is_not_part_of_both_actions():
    position = after(both(), "both", "t12")
    assert refusal(position, "t34") == "The cards are taken: build or end the turn."


def test_an_ability_one_does_not_have_is_refused_by_name():
    assert refusal(table(player()), "both") == "You do not have Both actions."
    spent = table(player(used=[Ability.BOTH_ACTIONS]))
    assert refusal(spent, "both") == "Both actions is used; a coat of arms can turn it back."
