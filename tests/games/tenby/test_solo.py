"""Tenby for one by the core rules: planning, anchors, places of the market, penalties, the result table."""

import pytest
from msgspec.structs import replace

from games.tenby import GAME, rules
from games.tenby.components import ANCHORS, COMPASSES, Deck
from games.tenby.hidden import reveals, view_for
from games.tenby.notation import read_move
from games.tenby.position import HIDDEN, Phase
from games.tenby.solo_result import rank
from games.tenby.solo_table import Penalty
from games.tenby.turns import to_act
from tests.games.tenby.boards import FIRST, do, kept, new_table, player, with_pile, with_player, written
from tests.games.tenby.solo_boards import at_the_end, in_turn, planning, with_row, with_solo
from tests.languages.english import english


def refusal(position, text):
    return english(GAME.why_not(position, FIRST, read_move(text)))


# Setting up


def test_the_market_has_three_terraces_two_piers_and_a_landmark():
    market = new_table(1).market
    assert (len(market.terraces.row), len(market.piers.row), len(market.landmarks.row)) == (3, 2, 1)


def test_one_of_two_residents_is_kept_and_the_plan_begins():
    position = new_table(1)
    assert written(position) == {"keep1", "keep2"}
    position = kept(position)
    assert position.phase is Phase.PLAN
    assert len(position.residents) == 41
    assert len(position.solo.hand) == 2
    assert len(position.solo.anchors) == 12


def test_a_game_for_one_has_the_cards_of_the_box():
    assert len(COMPASSES) == 16
    assert len(ANCHORS) == 12
    assert sorted(compass.number for compass in COMPASSES.values()) == sorted(2 * [*range(1, 9)])


# The plan


def test_a_compass_is_played_and_the_others_are_discarded():
    position = do(planning((7, 8, 9)), "c8")
    assert [day.number for day in position.days] == [8]
    assert position.day_deck.discards == (7, 9)
    assert position.solo.hand == ()


def test_a_ring_buys_one_more_compass_before_one_is_played():
    position = planning((7, 8), rings=2)
    assert written(position) == {"c7", "c8", "c+"}
    position = do(position, "c+", "c+")
    assert position.solo.hand == (7, 8, 1, 2)
    assert player(position).rings == 0
    assert written(position) == {"c7", "c8", "c1", "c2"}
    assert refusal(position, "c+") == "That costs 1 ring, and you have none."


def test_ruling_32_no_compass_is_drawn_after_choosing():
    position = do(planning((7, 8), "A01", rings=2), "c8")
    assert position.phase is Phase.LOWER
    assert written(position) == {"c-", "go"}


def test_ruling_45_the_discards_are_shuffled_when_a_compass_must_be_drawn():
    position = planning((7, 8), rings=1)
    position = replace(position, day_deck=replace(position.day_deck, deck=(), discards=(1, 2, 3)))
    position = do(position, "c+")
    assert position.day_deck.shuffles == 1
    assert {*position.day_deck.deck, position.solo.hand[-1]} == {1, 2, 3}


def test_with_every_compass_in_hand_no_more_are_sold():
    position = planning(tuple(COMPASSES), rings=3)
    assert "c+" not in written(position)
    assert refusal(position, "c+") == "There is no compass left to draw."


@pytest.mark.parametrize(("compass", "is_first"), [(5, True), (7, False), (9, False)])
def test_only_the_lower_compass_goes_before_the_anchor(compass, is_first):
    """A05 has 4, and C07 has 4 too: in a tie the anchor goes first."""
    position = do(planning((compass,), "A05"), f"c{compass}")
    assert position.phase is Phase.DAY
    assert position.solo.is_anchor_done != is_first
    assert bool(position.market.terraces.row[0]) == is_first


def test_ruling_59_lowering_is_offered_while_it_helps_and_can_be_paid():
    position = do(planning((9,), "A05", rings=3), "c9")
    assert written(position) == {"c-", "go"}
    position = do(position, "c-")
    assert (position.phase, position.solo.lowered) == (Phase.LOWER, 1)
    position = do(position, "c-")
    assert position.phase is Phase.DAY, "3 is lower than 4, so play goes on by itself"
    assert player(position).rings == 1 + 2
    assert do(planning((5,), "A05", rings=3), "c5").phase is Phase.DAY
    assert do(planning((9,), "A05"), "c9").phase is Phase.DAY


def test_a_compass_can_be_lowered_to_nothing():
    position = do(planning((1,), "A01", rings=1), "c1", "c-")
    assert not position.solo.is_anchor_done
    assert player(position).rings == 1, "the ring of its icon"


def test_setting_out_leaves_the_compass_as_it_is():
    position = do(planning((9,), "A05", rings=3), "c9", "go")
    assert position.solo.is_anchor_done
    assert player(position).rings == 3 + 2


# The anchor


def test_an_anchor_that_goes_first_takes_what_it_marks():
    """A05 marks T1, T2 and P2."""
    before = planning((9,), "A05")
    position = do(before, "c9")
    terraces, piers = before.market.terraces, before.market.piers
    assert position.market.terraces.row == ("", "", terraces.row[2])
    assert position.market.terraces.discards == terraces.row[:2]
    assert position.market.piers.row == (piers.row[0], "")
    assert position.solo.penalties == ()


def test_ruling_29_an_anchor_that_goes_first_costs_nothing_for_an_empty_place():
    position = do(with_row(planning((9,), "A05"), "terraces", "", "T002", "T003"), "c9")
    assert position.solo.penalties == ()


def test_an_anchor_that_goes_second_costs_a_card_for_each_that_is_gone():
    position = with_row(in_turn(anchor="A10"), "terraces", "T001", "", "T003")
    position = with_row(with_row(position, "piers", "P01", ""), "landmarks", "")
    top = [getattr(position.market, name).deck[0] for name in ("terraces", "piers", "landmarks")]
    position = do(position, "end")
    assert [penalty.card for penalty in position.solo.penalties] == top
    assert GAME.standing(position)[0].points == -1 - 2 - 4


def test_ruling_30_a_card_revealed_into_a_marked_place_is_taken_and_nothing_is_paid():
    position = with_row(in_turn(rings=1, anchor="A03"), "terraces", "T001", "", "T003")
    assert len(do(position, "end").solo.penalties) == 1
    revealed = position.market.terraces.deck[0]
    position = do(position, "+T2", "end")
    assert position.solo.penalties == ()
    assert revealed in position.market.terraces.discards


def test_ruling_31_plain_ends_have_no_place_that_could_be_marked():
    position = do(in_turn("T", anchor="A03"), "ET", "ET1L@new", "end")
    assert position.solo.penalties == ()


def test_ruling_60_marks_are_resolved_one_by_one_and_a_penalty_without_a_card_is_dropped():
    """A11 marks T1, T3, P1 and L1: what the first mark discards can be drawn for the second, not before."""
    position = with_row(in_turn(anchor="A11"), "terraces", "", "T002", "T003")
    position = with_pile(position, "terraces", deck=(), discards=())
    position = do(position, "end")
    assert position.solo.penalties == (), "for T1 there was no card to draw yet"
    position = with_row(in_turn(anchor="A11"), "terraces", "T001", "T002", "")
    position = with_pile(position, "terraces", deck=(), discards=())
    position = do(position, "end")
    assert [penalty.card for penalty in position.solo.penalties] == ["T001"], "the first mark discarded it"


def test_the_penalty_pile_is_not_looked_at_before_the_end():
    position = do(with_row(in_turn(anchor="A03"), "terraces", "T001", "", "T003"), "end")
    (penalty,) = position.solo.penalties
    assert view_for(position, FIRST).solo.penalties == (Penalty(penalty.deck, HIDDEN),)
    over = replace(position, phase=Phase.OVER)
    assert view_for(over, None).solo.penalties == (penalty,)


def test_others_see_neither_the_hand_nor_the_anchors_to_come():
    position = planning((7, 8))
    assert view_for(position, FIRST).solo.hand == (7, 8)
    assert view_for(position, None).solo.hand == (0, 0)
    assert set(view_for(position, FIRST).solo.anchors) == {HIDDEN}


# The market


def test_ruling_47_nothing_slides_into_a_gap():
    position = with_row(in_turn("T"), "terraces", "T001", "T002", "T003")
    position = do(position, "T002")
    assert position.market.terraces.row == ("T001", "", "T003")


def test_ruling_48_a_gap_is_filled_before_anything_else():
    position = with_row(in_turn(rings=1), "terraces", "", "T002", "")
    assert {text for text in written(position) if text.startswith("+T")} == {"+T1", "+T3"}
    top = position.market.terraces.deck[0]
    after = do(position, "+T3")
    assert after.market.terraces.row == ("", "T002", top)
    assert player(after).rings == 0
    assert "a gap while there is one" in refusal(position, "+T2")
    assert reveals(position, FIRST, read_move("+T3"))


def test_ruling_48_in_a_full_row_a_card_is_discarded_for_the_new_one():
    position = in_turn(rings=1)
    assert {text for text in written(position) if text.startswith("+")} == {
        "+T1",
        "+T2",
        "+T3",
        "+P1",
        "+P2",
        "+L1",
    }
    old, top = position.market.landmarks.row[0], position.market.landmarks.deck[0]
    after = do(position, "+L1").market.landmarks
    assert (after.row, after.discards) == ((top,), (old,))


def test_ruling_48_nothing_is_revealed_without_a_card_to_draw():
    position = with_pile(in_turn(rings=1), "piers", deck=(), discards=())
    assert not {"+P1", "+P2"} & written(position)
    assert refusal(position, "+P1") == "There is no pier left to draw."


def test_clean_up_lays_out_a_new_market_and_a_new_hand():
    position = do(in_turn(), "end")
    assert (position.phase, position.round) == (Phase.PLAN, 2)
    assert all(position.market.terraces.row)
    assert len(position.solo.hand) == 2
    assert position.solo.past_anchors == ("A05",)
    assert position.days == ()
    assert 1 in position.day_deck.discards


# Rings


def test_ruling_41_rings_of_a_compass_are_gained_as_the_turn_begins():
    position = do(planning((3,), "A12"), "c3")
    assert player(position).rings == 2
    assert position.turn.actions == ("L",)


def test_in_the_plan_rings_are_spent_on_compasses_only():
    assert written(planning((7, 8), rings=9)) == {"c7", "c8", "c+"}


# The end


def test_ruling_44_ten_rounds_are_played():
    position = kept(new_table(1))
    while position.phase is not Phase.OVER:
        position = rules.apply(position, FIRST, rules.fallback(position, FIRST))
    assert position.round == 10
    assert len(position.solo.anchors) == 2


def test_the_anchor_of_the_last_round_is_resolved_too():
    position = replace(in_turn(anchor="A03"), round=10)
    position = do(with_row(position, "piers", "", "P02"), "end")
    assert position.phase is Phase.OVER
    assert [penalty.deck for penalty in position.solo.penalties] == ["P"]


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-3, "lost-tourist"),
        (79, "lost-tourist"),
        (80, "first-time-visitor"),
        (89, "first-time-visitor"),
        (90, "weekend-getaway"),
        (104, "weekend-getaway"),
        (105, "seasoned-tourist"),
        (119, "seasoned-tourist"),
        (120, "frequent-visitor"),
        (139, "frequent-visitor"),
        (140, "part-of-the-town"),
        (200, "part-of-the-town"),
    ],
)
def test_the_result_table_has_six_ranks(points, name):
    assert rank(points) == name


def test_penalties_are_deducted_and_the_rank_is_told():
    position = at_the_end("EP1L EP2R")
    penalties = (Penalty(Deck.PIER, "P09"), Penalty(Deck.LANDMARK, "L01"))
    position = with_solo(position, penalties=penalties)
    position = do(with_player(position, FIRST, residents=()), "end")
    outcome = GAME.outcome(position)
    assert outcome.places == (1,), "a game without a goal is not failed"
    assert english(outcome.reason).startswith("-2 points: Lost Tourist.")
    assert english(GAME.grade(position)) == "Lost Tourist"


def test_who_leaves_has_not_won():
    position = rules.leave(in_turn("TT"), FIRST)
    assert GAME.outcome(position).places == (2,)
    assert english(GAME.outcome(position).reason) == "The game was given up."
    assert GAME.grade(position) == ""


# Undo and time


def test_ruling_69_nothing_is_taken_back_past_a_compass_an_anchor_or_the_end_of_a_turn():
    drawing = planning((7, 8), rings=1)
    assert reveals(drawing, FIRST, read_move("c+"))
    assert reveals(drawing, FIRST, read_move("c7"))
    assert reveals(in_turn("T"), FIRST, read_move("end"))
    lowering = do(planning((9,), "A05", rings=3), "c9")
    assert not reveals(lowering, FIRST, read_move("c-"))
    assert not reveals(lowering, FIRST, read_move("go"))


def test_ruling_67_who_does_not_come_plays_the_first_compass_and_sets_out():
    assert rules.fallback(planning((8, 7)), FIRST) == read_move("c8")
    assert rules.fallback(do(planning((9,), "A05", rings=1), "c9"), FIRST) == read_move("go")
    assert rules.fallback(in_turn("TT"), FIRST) == read_move("end")


# Why not


def test_moves_of_others_are_refused_with_the_reason():
    position = planning((7, 8))
    assert refusal(position, "d7").startswith("That is for several players")
    assert refusal(position, "c9") == "There is no compass 5 (C09) to choose from."
    assert refusal(position, "cx") == "Compasses are discarded for a ring in the Alternative Take only."
    assert refusal(position, "end") == "First choose the compass for this round."
    assert refusal(do(planning((9,), "A05", rings=1), "c9"), "end").startswith("First lower the compass")
    assert refusal(in_turn("T"), "c7").startswith("It is your turn")
    company = kept(new_table(2))
    seat = to_act(company)[0]
    said = english(GAME.why_not(company, seat, read_move("c7")))
    assert said == "Compasses and tokens are for a single player."
