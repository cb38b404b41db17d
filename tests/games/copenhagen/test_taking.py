"""Taking cards: pairs, abilities, the hand limit, the refill, the reshuffle and the End card."""

from games.copenhagen.components import Ability
from games.copenhagen.position import EndCard, Phase
from tests.games.copenhagen.boards import FIRST, SECOND, after, offered, player, refusal, table


def takes(position):
    return {text for text in offered(position) if text.startswith("t")}


def test_two_cards_side_by_side_are_taken():
    position = table(player())
    assert takes(position) == {"t12", "t23", "t34", "t45", "t56", "t67"}
    assert after(position, "t34").players[FIRST].hand == "GB"


def test_the_exterior_footbridges_are_not_side_by_side():
    assert refusal(table(player()), "t17") == "The two cards must lie side by side, unless you use Any cards."


def test_the_harbour_is_refilled_in_place_from_footbridge_one():
    position = table(player(), supply="PG" + "R" * 15)
    assert after(position, "t34").harbour == "RYPGPRY"


def test_after_a_take_the_next_seat_acts():
    assert after(table(player()), "t12").turn == SECOND


def test_any_cards_lets_the_cards_lie_apart_and_is_spent():
    position = table(player(active=[Ability.ANY_CARDS]))
    assert "t27" in takes(position)
    taken = after(position, "t27").players[FIRST]
    assert (taken.active, taken.used) == ((), (Ability.ANY_CARDS,))


def test_any_cards_is_kept_when_the_cards_lie_side_by_side():
    assert after(table(player(active=[Ability.ANY_CARDS])), "t34").players[FIRST].used == ()


def test_additional_card_gives_a_third_card_from_any_footbridge():
    position = table(player(active=[Ability.ADDITIONAL_CARD]))
    taken = after(position, "t127").players[FIRST]
    assert taken.hand == "RYY"
    assert taken.used == (Ability.ADDITIONAL_CARD,)
    assert "t157" not in takes(position)


def test_with_three_cards_any_two_may_be_the_pair():
    position = table(player(active=[Ability.ADDITIONAL_CARD, Ability.ANY_CARDS]))
    assert after(position, "t167").players[FIRST].used == (Ability.ADDITIONAL_CARD,)


def test_any_cards_and_additional_card_combine():
    position = table(player(active=[Ability.ANY_CARDS, Ability.ADDITIONAL_CARD]))
    assert after(position, "t147").players[FIRST].used == (Ability.ANY_CARDS, Ability.ADDITIONAL_CARD)


def test_a_third_card_without_the_ability_is_refused():
    assert refusal(table(player()), "t123") == "A third card needs Extra card, active."


def test_a_used_ability_does_not_serve():
    position = table(player(used=[Ability.ANY_CARDS]))
    assert takes(position) == {"t12", "t23", "t34", "t45", "t56", "t67"}


def test_a_hand_over_seven_is_discarded_down_once_after_the_whole_take():
    position = after(table(player("RRRGGG", active=[Ability.ADDITIONAL_CARD])), "t123")
    assert position.phase is Phase.DISCARD
    assert offered(position) == {"-R", "-Y", "-G"}
    position = after(position, "-R", "-Y")
    assert position.players[FIRST].hand == "RRRGGGG"
    assert position.discards == "RY"
    assert position.turn == SECOND


def test_a_hand_of_exactly_seven_needs_no_discard():
    assert after(table(player("RRRGG")), "t12").turn == SECOND


def test_the_card_received_last_of_a_colour_goes_first():
    position = after(table(player("RGRGRG"), harbour="BRYGBPY"), "t12", "-R")
    assert position.players[FIRST].hand == "RGRGRGB"


def test_the_end_card_ends_the_game_at_once_and_stops_the_refill():
    position = after(table(player(), supply="E" + "R" * 5), "t12")
    assert position.phase is Phase.OVER
    assert position.harbour == "..GBPRY"
    assert position.end_card is EndCard.SHOWN


def test_a_refill_may_fill_one_footbridge_before_the_end_card_appears():
    assert after(table(player(), supply="PE"), "t12").harbour == "P.GBPRY"


def three(**changes):
    return table(player(), player(), player(), **{"end_card": EndCard.ASIDE, **changes})


def test_drawing_the_last_card_of_the_supply_shuffles_the_discards():
    discards = "RYGBP" * 8
    position = after(three(supply="PP", discards=discards), "t12")
    assert position.harbour == "PPGBPRY"
    assert sorted(position.supply) == sorted(discards + "E")
    assert "E" in position.supply[-10:]
    assert position.discards == ""
    assert position.end_card is EndCard.SUPPLY


def test_a_refill_under_way_continues_from_the_new_supply():
    position = after(three(supply="P", discards="RYGBP" * 8), "t12")
    assert position.harbour[0] == "P"
    assert position.harbour[1] in "RYGBP"
    assert len(position.supply) == 40


def test_the_end_card_can_be_anywhere_among_the_last_ten():
    places = set()
    for seed in range(200):
        position = after(three(supply="PP", discards="RYGBP" * 8, seed=str(seed)), "t12")
        places.add(position.supply.index("E"))
    assert places == set(range(31, 41))


def test_the_supply_is_shuffled_anew_only_once():
    position = after(three(supply="RE", discards="RYGBP" * 8, end_card=EndCard.SUPPLY), "t12")
    assert position.phase is Phase.OVER


def test_a_turn_cannot_be_skipped():
    assert refusal(table(player()), "end") == "A turn cannot be skipped: take cards or build."


def test_cards_are_not_discarded_without_need():
    assert refusal(table(player("RR")), "-R").startswith("Cards are discarded only when a hand exceeds 7")
