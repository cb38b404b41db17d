"""The Alternative Take of Tenby for one: a row of compasses, two landmarks, and its way to lose."""

from msgspec.structs import replace

from games.tenby import GAME, rules
from games.tenby.hidden import reveals
from games.tenby.notation import read_move
from games.tenby.position import Phase, Solo
from tests.games.tenby.boards import FIRST, do, kept, new_table, player, with_pile, with_player, written
from tests.games.tenby.solo_boards import alternative
from tests.languages.english import english


def refusal(position, text):
    return english(GAME.why_not(position, FIRST, read_move(text)))


def in_turn(icons, rings=0, row=(9, 8, 7)):
    """A turn with compass C07, whose icons are replaced."""
    position = do(alternative(row), f"c{row[-1]}")
    position = replace(position, turn=replace(position.turn, actions=tuple(icons)))
    return with_player(position, FIRST, rings=rings)


# The market


def test_the_market_has_four_terraces_three_piers_and_no_landmarks():
    position = kept(new_table(1, solo=Solo.ALTERNATIVE_TAKE))
    market = position.market
    assert (len(market.terraces.row), len(market.piers.row), len(market.landmarks.row)) == (4, 3, 0)
    assert len(position.solo.row) == 3
    assert position.solo.anchors == ()


def test_ruling_47_rows_have_no_places():
    position = in_turn("T", rings=2)
    first, *others = position.market.terraces.row
    after = do(position, first, f"{first}@new")
    assert after.market.terraces.row == tuple(others)
    assert "Rows have no places here" in refusal(position, "+T1")


def test_a_card_is_revealed_as_with_several_players_but_no_landmark():
    position = in_turn("", rings=2)
    assert {text for text in written(position) if text.startswith("+")} == {"+T", "+P"}
    assert len(do(position, "+T", "+T").market.terraces.row) == 6
    assert "no row for landmarks" in refusal(position, "+L")


def test_a_landmark_action_draws_two_of_which_one_is_placed():
    position = with_pile(in_turn("LT"), "landmarks", deck=("L01", "L02", "L03"))
    assert reveals(position, FIRST, read_move("L?")), "ruling 69"
    position = do(position, "L?")
    assert written(position) == {"=L01", "=L02"}
    assert rules.fallback(position, FIRST) == read_move("=L01")
    position = do(position, "=L02")
    assert position.market.landmarks.discards == ("L01",)
    position = do(position, "L02@1R")
    assert position.turn.actions == ("T",)
    assert player(position).town == (("S1", "L02"),)


def test_the_last_landmark_is_placed_without_a_choice():
    position = with_pile(in_turn("L"), "landmarks", deck=("L01",), discards=())
    assert do(position, "L?").turn.holding == "L01"


def test_a_bought_landmark_action_draws_two_as_well():
    position = do(with_pile(in_turn("", rings=4), "landmarks", deck=("L01", "L02")), "$L", "L?")
    assert written(position) == {"=L01", "=L02"}
    assert player(position).rings == 0


# Compasses


def test_ruling_66_the_first_card_drawn_is_the_rightmost():
    position = new_table(1, solo=Solo.ALTERNATIVE_TAKE)
    whole = (*reversed(position.solo.row), *position.day_deck.deck)
    assert new_table(1, solo=Solo.ALTERNATIVE_TAKE).solo.row == tuple(reversed(whole[:3]))
    assert written(kept(position)) == {f"c{whole[0]}"}


def test_only_the_last_compass_can_be_taken():
    position = alternative((9, 8, 7))
    assert written(position) == {"c7"}
    assert "Only the last compass of the row" in refusal(position, "c8")
    position = do(position, "c7")
    assert (position.phase, position.solo.row) == (Phase.DAY, (9, 8))


def test_rings_discard_the_last_compass_or_reveal_one_next_to_the_deck():
    position = alternative((9, 8, 7), rings=2)
    assert written(position) == {"c7", "cx", "c+"}
    after = do(position, "cx")
    assert (after.solo.row, after.day_deck.discards, player(after).rings) == ((9, 8), (7,), 1)
    after = do(position, "c+")
    assert (after.solo.row, player(after).rings) == ((1, 9, 8, 7), 1)
    assert reveals(position, FIRST, read_move("c+"))
    assert not reveals(position, FIRST, read_move("cx"))


def test_no_compass_is_dealt_in_clean_up():
    position = do(in_turn(""), "end")
    assert (position.phase, position.round, position.solo.row) == (Phase.PLAN, 2, (9, 8))
    assert position.day_deck.discards == (7,)


# Losing


def test_ruling_66_without_a_compass_and_a_ring_the_game_is_lost():
    position = do(in_turn("", row=(7,)), "end")
    assert position.phase is Phase.OVER
    assert position.solo.is_lost
    outcome = GAME.outcome(position)
    assert outcome.places == (2,)
    lost = "The game is lost in round 2: there was no compass, and no ring for one."
    assert english(outcome.reason) == lost
    assert english(GAME.grade(position)) == "lost"
    assert (GAME.standing(position)[0].points, GAME.standing(position)[0].lines) == (0, ()), "no score"
    told = GAME.tell(in_turn("", row=(7,)), FIRST, read_move("end"), position, FIRST)
    assert lost in english(told)


def test_ruling_66_with_a_ring_a_compass_can_still_be_revealed():
    position = do(in_turn("", rings=1, row=(7,)), "end")
    assert position.phase is Phase.PLAN
    assert written(position) == {"c+"}
    assert rules.fallback(position, FIRST) == read_move("c+")


def test_ruling_66_discarding_the_last_compass_is_allowed_and_may_lose():
    assert do(alternative((7,), rings=2), "cx").phase is Phase.PLAN
    assert do(alternative((7,), rings=1), "cx").solo.is_lost


def test_ruling_66_the_last_round_is_scored_and_not_lost():
    position = do(replace(in_turn("", row=(7,)), round=10), "end")
    assert position.phase is Phase.OVER
    assert not position.solo.is_lost
    assert GAME.outcome(position).places == (1,)
