"""What all choose at once: which resident to keep, and whether an accolade is open (ruling 43)."""

import pytest

from games.api import Seat, play
from games.errors import IllegalMove
from games.tenby import GAME
from games.tenby.hidden import reveals, view_for
from games.tenby.notation import read_move
from games.tenby.position import HIDDEN, Accolades, Phase
from games.tenby.turns import to_act
from tests.games.tenby.boards import FIRST, SECOND, THIRD, do, new_table, player, written

EBB = {"accolades": Accolades.EBB_AND_FLOW}


def all_keep(position, *choices):
    for seat, choice in enumerate(choices):
        position = do(position, choice, seat=Seat(seat))
    return position


def test_everybody_is_asked_at_once_and_in_any_order():
    position = new_table(3)
    assert to_act(position) == (0, 1, 2)
    position = do(position, "keep2", seat=THIRD)
    assert to_act(position) == (0, 1)


def test_returned_residents_go_under_the_deck_in_seat_order_when_all_have_chosen():
    position = new_table(3)
    returned = tuple(each.drawn[1] for each in position.players)
    deck = position.residents
    for seat in (THIRD, FIRST):
        position = do(position, "keep1", seat=seat)
        assert position.residents == deck
    position = do(position, "keep1", seat=SECOND)
    assert position.residents == deck + returned
    assert position.phase is Phase.NIGHT


def test_a_choice_is_final():
    position = do(new_table(2), "keep1")
    with pytest.raises(IllegalMove):
        play(GAME, position, FIRST, read_move("keep2"))


@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize("choice", ["keep1", "keep2"])
def test_one_seats_choice_changes_nothing_that_anybody_else_sees(secret, choice):
    before = new_table(3, secret_residents=secret)
    after = do(before, choice)
    for viewer in (SECOND, THIRD, None):
        assert view_for(after, viewer) == view_for(before, viewer)
    assert not reveals(before, FIRST, read_move(choice))


def test_kept_residents_are_shown_to_all_at_a_table_with_open_residents_when_all_have_chosen():
    position = new_table(2, secret_residents=False)
    before = do(position, "keep2")
    assert reveals(before, SECOND, read_move("keep1"))
    after = do(before, "keep1", seat=SECOND)
    seen = view_for(after, None)
    assert seen.players[0].residents == (position.players[0].drawn[1],)
    assert seen.players[1].residents == (position.players[1].drawn[0],)


def test_secret_residents_are_known_by_number_only():
    after = all_keep(new_table(2), "keep1", "keep1")
    assert view_for(after, SECOND).players[0].residents == (HIDDEN,)
    assert view_for(after, FIRST).players[0].residents == after.players[0].residents
    assert not reveals(do(new_table(2), "keep1"), SECOND, read_move("keep1"))


def test_the_two_drawn_are_shown_to_the_drawer_only_even_with_open_residents():
    position = new_table(2, secret_residents=False)
    assert view_for(position, SECOND).players[0].drawn == (HIDDEN, HIDDEN)
    assert view_for(position, FIRST).players[0].drawn == position.players[0].drawn


def test_accolades_are_declared_after_the_residents_by_all_at_once():
    position = all_keep(new_table(3, **EBB), "keep1", "keep1", "keep1")
    assert position.phase is Phase.EBB_AND_FLOW
    assert to_act(position) == (0, 1, 2)
    assert written(position, SECOND) == {"open", "secret"}


@pytest.mark.parametrize("choice", ["open", "secret"])
def test_nobody_sees_how_another_decided_until_all_have(choice):
    before = all_keep(new_table(3, **EBB), "keep1", "keep1", "keep1")
    after = do(before, choice)
    for viewer in (SECOND, THIRD, None):
        assert view_for(after, viewer) == view_for(before, viewer)
    assert not reveals(before, FIRST, read_move(choice))


def test_open_accolades_are_shown_when_all_have_decided():
    position = all_keep(new_table(2, **EBB), "keep1", "keep1")
    before = do(position, "open")
    assert reveals(before, SECOND, read_move("secret"))
    seen = view_for(do(before, "secret", seat=SECOND), None)
    assert seen.players[0].accolade == position.players[0].accolade
    assert seen.players[0].is_accolade_open
    assert seen.players[1].accolade == HIDDEN


def test_when_all_stay_secret_no_card_is_shown_but_that_they_do():
    position = do(all_keep(new_table(2, **EBB), "keep1", "keep1"), "secret")
    assert reveals(position, SECOND, read_move("secret"))
    seen = view_for(do(position, "secret", seat=SECOND), None)
    assert [(each.accolade, each.is_accolade_open) for each in seen.players] == [(HIDDEN, False)] * 2


def test_everybody_has_an_accolade_of_their_own():
    position = new_table(5, **EBB)
    assert len({player(position, Seat(seat)).accolade for seat in range(5)}) == 5
