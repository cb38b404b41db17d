"""Actions of a turn: sources, downgrades, forfeits, residents, and everything that rings buy."""

import pytest
from msgspec.structs import replace

from games.api import play
from games.errors import IllegalMove
from games.tenby import GAME, rules
from games.tenby.components import Action, Deck
from games.tenby.market import deck_of, pile_of
from games.tenby.notation import read_move
from games.tenby.position import Take, Turn
from games.tenby.turns import to_act
from tests.games.tenby.boards import FIRST, SECOND, by_day, do, player, town, with_pile, with_player, written

TERRACES = {"T?", "ET"}
PIERS = {"P?", "EP"}


def table(actions, rings=0, **changes):
    """Two terraces, a pier and a landmark in the market."""
    position = by_day(actions, rings=rings, **changes)
    position = with_pile(position, "terraces", row=("T001", "T002"))
    position = with_pile(position, "piers", row=("P01",))
    return with_pile(position, "landmarks", row=("L01",))


def sources(position):
    """Moves that begin a building action."""
    return {text for text in written(position) if text[0] in "TPLE"}


def refusal(position, text, seat=FIRST):
    with pytest.raises(IllegalMove) as refused:
        play(GAME, position, seat, read_move(text))
    return refused.value.said.key


# Icons


def test_a_terrace_action_gains_a_terrace_or_a_plain_end_terrace():
    assert sources(table("T")) == {"T001", "T002", *TERRACES}


def test_a_pier_action_may_be_a_terrace_action_with_all_that_it_offers():
    """Ruling 13."""
    assert sources(table("P")) == {"T001", "T002", "P01", *TERRACES, *PIERS}


def test_a_landmark_action_may_be_a_pier_or_terrace_action():
    assert sources(table("L")) == {"T001", "T002", "P01", "L01", "L?", *TERRACES, *PIERS}


def test_a_resident_action_gains_no_town_card():
    assert sources(table("R")) == set()
    assert {"R", "-R"} <= written(table("R"))


@pytest.mark.parametrize(
    ("actions", "taken", "left"),
    [("TP", "T001", "P"), ("TL", "P01", "T"), ("PL", "T001", "L"), ("TPL", "L01", "TP"), ("LT", "T?", "L")],
)
def test_the_least_icon_that_can_do_it_is_used(actions, taken, left):
    position = do(table(actions), taken)
    assert position.turn.actions == tuple(map(Action, left))


def test_a_card_taken_leaves_a_gap_in_the_row_and_must_be_placed_at_once():
    position = do(table("TT"), "T001")
    assert position.market.terraces.row == ("T002",)
    assert written(position) == {"T001@1L", "T001@1R", "T001@new"}
    assert player(do(position, "T001@1R")).town == town("S1 T001")


def test_a_blind_card_is_the_top_of_the_deck_and_must_be_placed():
    """Ruling 5: it cannot be forfeited once it is drawn."""
    position = with_pile(table("T"), "terraces", deck=("T050", "T051"))
    position = do(position, "T?")
    assert position.turn.holding == "T050"
    assert position.market.terraces.deck == ("T051",)
    assert not written(position) & {"-T", "end"}


def test_a_blind_draw_from_an_empty_deck_shuffles_the_discards():
    position = with_pile(table("T"), "terraces", deck=(), discards=("T050",))
    assert do(position, "T?").turn.holding == "T050"


def test_without_deck_and_discards_nothing_is_drawn_blindly():
    position = with_pile(table("T"), "terraces", deck=(), discards=())
    assert sources(position) == {"T001", "T002", "ET"}
    assert refusal(position, "T?") == "tenby-deck-is-empty"


def test_plain_ends_are_taken_by_number_and_run_out():
    """Ruling 52; a supply of six is a hard limit."""
    position = table("T" * 7)
    for number in range(1, 7):
        position = do(position, "ET", f"ET{number}L@new")
    assert "ET" not in written(position)
    assert refusal(position, "ET") == "tenby-no-plain-ends"


def test_an_action_begun_is_finished_before_another():
    """Ruling 50."""
    position = do(table("TT", rings=9), "T001")
    for text in ("T002", "end", "-T", "$T", "+T", "S1>new"):
        assert refusal(position, text) == "tenby-first-place"


def test_an_icon_is_used_once():
    position = do(table("T"), "T001", "T001@new")
    assert refusal(position, "T002") == "tenby-no-icon"


def test_a_card_that_is_not_in_the_market_is_refused():
    assert refusal(table("T"), "T077") == "tenby-not-in-market"
    assert refusal(table("T"), "ET1") == "tenby-not-in-market"


def test_a_card_of_a_greater_action_is_refused():
    assert refusal(table("T"), "P01") == "tenby-no-icon"
    assert refusal(table("TP"), "L01") == "tenby-no-icon"


@pytest.mark.parametrize("action", ["T", "P", "L", "R"])
def test_any_action_may_be_forfeited_for_a_ring(action):
    position = do(table(action), f"-{action}")
    assert player(position).rings == 1
    assert position.turn.actions == ()
    assert refusal(position, f"-{action}") == "tenby-no-icon"


def test_actions_may_be_done_in_any_order():
    position = do(table("TPR"), "P01", "P01@new", "R", "keep1", "T001", "T001@1L")
    assert position.turn.actions == ()


def test_a_turn_ends_only_when_the_player_says_so():
    """Ruling 51."""
    position = do(table("T"), "T001", "T001@new")
    assert to_act(position) == (FIRST,)
    assert "end" in written(position)


# Placing, refused


def test_placing_is_refused_with_the_rule_it_breaks():
    position = replace(table("T", first="S1 L01 / EP1L"), turn=Turn(holding="L02"))
    assert refusal(position, "L02@1R") == "tenby-one-landmark"
    assert refusal(position, "L02@2R") == "tenby-edges-differ"
    assert refusal(position, "L02@3R") == "tenby-no-such-street"
    assert refusal(position, "T001@new") == "tenby-first-place"
    assert refusal(table("T"), "T001@new") == "tenby-nothing-to-place"


# Residents


def test_two_residents_are_drawn_one_kept_and_the_other_goes_under_the_deck():
    position = do(table("R"), "R")
    first, second = player(position).drawn
    deck = position.residents
    assert written(position) == {"keep1", "keep2"}
    assert refusal(position, "end") == "tenby-first-keep"
    held = player(position).residents
    position = do(position, "keep2")
    assert player(position).residents == (*held, second)
    assert position.residents == (*deck, first)


def test_the_last_resident_is_kept_without_a_choice():
    """Ruling 56."""
    position = do(replace(table("R"), residents=("R01A",)), "R")
    assert player(position).residents[-1] == "R01A"
    assert (player(position).drawn, position.residents) == ((), ())


def test_without_residents_the_icon_can_only_be_forfeited():
    position = replace(table("R", rings=4), residents=())
    assert not {"R", "$R"} & written(position)
    assert "-R" in written(position)
    assert refusal(position, "R") == "tenby-no-residents"
    assert refusal(position, "$R") == "tenby-nothing-to-gain"


def test_residents_may_be_drawn_in_the_last_round():
    """Ruling 23."""
    assert "R" in written(replace(table("R"), round=10))


# Rings


@pytest.mark.parametrize(
    ("rings", "offered"),
    [
        (0, set()),
        (1, {"+T", "+P", "+L"}),
        (2, {"+T", "+P", "+L", "$T"}),
        (3, {"+T", "+P", "+L", "$T", "$P"}),
        (4, {"+T", "+P", "+L", "$T", "$P", "$L", "$R"}),
    ],
)
def test_rings_buy_what_they_reach(rings, offered):
    assert {text for text in written(table("", rings)) if text[0] in "+$"} == offered


def test_revealing_costs_a_ring_and_the_row_has_no_limit():
    position = with_pile(table("", 3), "piers", deck=("P02", "P03", "P04"))
    position = do(position, "+P", "+P", "+P")
    assert position.market.piers.row == ("P01", "P02", "P03", "P04")
    assert player(position).rings == 0
    assert refusal(position, "+P") == "tenby-too-few-rings"


def test_a_card_may_be_revealed_into_an_empty_row():
    """Ruling 15."""
    position = with_pile(table("", 1), "landmarks", deck=("L05",), row=())
    assert do(position, "+L").market.landmarks.row == ("L05",)


def test_an_empty_deck_reveals_nothing():
    """Ruling 48."""
    position = with_pile(table("", 1), "landmarks", deck=(), discards=())
    assert refusal(position, "+L") == "tenby-deck-is-empty"


@pytest.mark.parametrize(("action", "cost"), [("T", 2), ("P", 3), ("L", 4)])
def test_an_extra_action_is_paid_and_done_at_once(action, cost):
    """Ruling 49: with everything that the action offers; ruling 7: it cannot be forfeited."""
    position = do(table("T", cost), f"${action}")
    assert player(position).rings == 0
    assert written(position) == sources(table(action))
    assert refusal(position, "end") == "tenby-first-bought"
    assert refusal(position, f"-{action}") == "tenby-first-bought"
    position = do(position, "T001", "T001@new")
    assert position.turn.actions == (Action.TERRACE,), "the icon of the day card is still open"


def test_a_paid_terrace_action_gains_no_pier():
    assert refusal(do(table("L", 2), "$T"), "P01") == "tenby-first-bought"


def test_an_extra_resident_action_draws_at_once():
    position = do(table("", 4), "$R")
    assert player(position).rings == 0
    assert written(position) == {"keep1", "keep2"}


def test_an_action_that_could_bring_nothing_is_not_sold():
    position = with_pile(table("", 4), "terraces", deck=(), discards=(), row=())
    position = replace(position, market=replace(position.market, plain_terraces=()))
    assert "$T" not in written(position)
    assert "$P" in written(position)
    assert refusal(position, "$T") == "tenby-nothing-to-gain"


def test_moving_a_card_costs_two_rings_and_is_offered_only_then():
    few, enough = table("", 1, first="S1 / T003"), table("", 2, first="S1 / T003")
    assert not [text for text in written(few) if ">" in text]
    assert refusal(few, "T003>1.1") == "tenby-too-few-rings"
    position = do(enough, "T003>1.1")
    assert player(position).town == town("T003 S1")
    assert player(position).rings == 0


def test_a_move_of_a_card_is_refused_with_the_rule_it_breaks():
    position = table("", 2, first="L01 T001 T065 EP1R / L02 / P01")
    assert refusal(position, "T077>1.1") == "tenby-not-in-town"
    assert refusal(position, "T065>new") == "tenby-gap-stays"
    assert refusal(position, "L02>1.1") == "tenby-one-landmark"
    assert refusal(position, "P01>1.1") == "tenby-does-not-fit"
    assert refusal(position, "P01>new") == "tenby-moves-nothing"
    assert refusal(position, "T001>1.3") == "tenby-moves-nothing"
    assert refusal(position, "T001>9.1") == "tenby-no-such-street"
    assert refusal(position, "T001>2.7") == "tenby-no-such-place"


def test_rings_are_spent_in_the_own_turn_only():
    """Ruling 16."""
    position = with_player(table("T"), SECOND, rings=9)
    assert written(position, SECOND) == set()
    with pytest.raises(IllegalMove):
        play(GAME, position, SECOND, read_move("+T"))


@pytest.mark.parametrize(("bought", "rings"), [("T", 2), ("P", 3), ("L", 4)])
def test_a_bought_action_that_nobody_finishes_takes_the_first_open_card_of_its_kind(bought, rings):
    """Ruling 71."""
    position = do(table("", rings), f"${bought}")
    first = pile_of(position.market, Deck(bought)).open_cards[0]
    assert rules.fallback(position, FIRST) == Take(first)


def test_where_a_card_comes_from_is_read_from_the_list():
    assert (deck_of("T001"), deck_of("ET3")) == (Deck.TERRACE, Deck.PLAIN_TERRACE)
