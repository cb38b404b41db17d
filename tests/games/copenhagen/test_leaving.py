"""A player who left: the seat is passed over, its house stands and its hand stays hidden."""

from games.api import leave
from games.copenhagen import GAME
from games.copenhagen.components import Ability
from games.copenhagen.notation import diagram
from games.copenhagen.position import EndCard, Phase
from games.copenhagen.rules import outcome, view_for
from games.errors import IllegalMove
from tests.games.copenhagen.boards import ALL, FIRST, SECOND, after, house, player, table
from tests.languages.english import english, refused

THIRD = 2


def three(*players, **changes):
    return table(*players, *[player() for _ in range(3 - len(players))], **changes)


def left(position, *seats):
    for seat in seats:
        position = leave(GAME, position, seat)
    return position


def test_a_seat_that_leaves_out_of_turn_is_passed_over():
    position = left(three(), SECOND)
    assert position.turn == FIRST
    assert after(position, "t12").turn == THIRD
    assert after(position, "t12", "t12").turn == FIRST


def test_a_seat_that_leaves_before_its_turn_began_draws_nothing():
    position = three()
    gone = left(position, FIRST)
    assert (gone.turn, gone.turn_number, gone.phase) == (SECOND, 2, Phase.ACT)
    assert (gone.supply, gone.harbour) == (position.supply, position.harbour)


def test_cards_taken_this_turn_are_replaced_when_the_seat_leaves():
    position = after(three(player(active=(Ability.BOTH_ACTIONS,))), "t12")
    assert position.phase is Phase.LAST_CALL
    gone = left(position, FIRST)
    assert "." not in gone.harbour
    assert (gone.turn, gone.phase) == (SECOND, Phase.ACT)
    assert gone.players[FIRST].hand == "RY"


def test_the_end_card_may_appear_when_a_turn_is_broken_off():
    position = after(three(player(active=(Ability.BOTH_ACTIONS,)), supply="E"), "t12")
    over = left(position, FIRST)
    assert over.end_card is EndCard.SHOWN
    assert english(outcome(over).reason) == "The End card was revealed."
    assert outcome(over).places == (3, 1, 1)


def test_cards_above_the_limit_stay_out_of_play_with_the_hand():
    position = after(three(player("RRRRRRR")), "t23")
    assert position.phase is Phase.DISCARD
    gone = left(position, FIRST)
    assert len(gone.players[FIRST].hand) == 9
    assert gone.discards == position.discards
    assert (gone.turn, gone.phase) == (SECOND, Phase.ACT)


def test_open_coats_of_arms_lapse_and_nothing_armed_is_spent():
    position = three(player("RR", active=ALL), phase=Phase.COAT, coats=2, discount=True, change="RB")
    gone = left(position, FIRST)
    assert (gone.coats, gone.discount, gone.change, gone.both) == (0, False, "", False)
    assert gone.players == position.players
    assert gone.turn == SECOND


def test_the_hand_of_a_seat_that_left_stays_hidden_from_the_others():
    gone = left(three(player("RRG")), FIRST)
    assert view_for(gone, SECOND).players[FIRST].hand == "???"
    assert view_for(gone, FIRST).players[FIRST].hand == "RRG"


def test_one_player_alone_ends_the_game_and_wins():
    full_row = house("rgbpy")
    over = left(three(player(built=full_row)), FIRST, THIRD)
    assert over.phase is Phase.OVER
    assert outcome(over).places == (2, 1, 3)
    assert english(outcome(over).reason) == "Everybody else resigned."
    with refused(IllegalMove, match="over"):
        left(over, SECOND)


def test_a_seat_that_left_comes_behind_all_who_stayed():
    position = left(three(player(built=house("rgbpy")), supply="E"), FIRST)
    over = after(position, "t12")
    assert GAME.standing(over)[FIRST].points > 0
    assert outcome(over).places == (3, 1, 1)


def test_a_tie_that_only_somebody_who_left_would_break_is_shared():
    position = left(three(player(built=house("r....")), supply="E"), FIRST)
    over = after(position, "t12")
    assert outcome(over).places == (3, 1, 1)
    assert english(outcome(over).reason) == "The End card was revealed."


def test_the_board_in_text_says_who_left():
    lines = diagram(left(three(), SECOND)).splitlines()
    assert [line for line in lines if line.endswith(", left")] == ["2: 0/12, no cards, left"]
