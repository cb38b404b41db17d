"""What players who think do where everybody sees what is right."""

import pytest
from msgspec.structs import replace

from bot.arena import Match, played
from games.tenby import advice
from games.tenby.components import ANCHORS, CARDS_OF, RESIDENTS, Deck
from games.tenby.hidden import view_for
from games.tenby.position import Buy, DrawResidents, EndTurn, Keep, Options, Reveal
from games.tenby.rules import apply
from games.tenby.scoring import completed_streets, street_points
from games.tenby.solo_table import DrawCompass, PlayCompass
from games.tenby.thinking.imagining import unseen, unseen_residents
from games.tenby.thinking.light import at_end
from games.tenby.town import has_landmark, meets
from games.thought import Level, Thought
from tests.games.tenby.boards import FIRST, by_day, player, with_pile, with_player
from tests.games.tenby.solo_boards import alternative, in_turn, with_row
from tests.games.tenby.tables import walk

SHARP = Thought(Level.SHARP, "dice", 40)


def advised(position, thought=SHARP):
    """The moves of the best plan of the first seat."""
    return advice.think(view_for(position, FIRST), FIRST, thought)[0].moves


def resident(target, version):
    return next(card for card, each in RESIDENTS.items() if each.target == target and card[-1] == version)


def test_rings_are_spent_in_the_last_turn():
    position = replace(by_day(rings=2), round=10)
    moves = advised(position)
    assert moves != (EndTurn(),)
    assert isinstance(moves[0], Buy)


def test_rings_that_buy_nothing_good_are_kept_for_later():
    position = with_pile(by_day(rings=1), "terraces", row=())
    assert advised(position) == (EndTurn(),)


def test_a_resident_is_drawn_before_cards_are_placed():
    assert advised(by_day("TR")) == (DrawResidents(),)


@pytest.mark.parametrize("place", [0, 1])
def test_of_two_residents_the_one_is_kept_whom_the_town_suits(place):
    cards = [resident("lobsterbox", "A")]
    cards.insert(place, resident("shutters", "A"))
    position = replace(by_day("T", "S1 T038 T009 T027 T025"), round=9)
    assert advised(with_player(position, FIRST, drawn=tuple(cards))) == (Keep(place),)


def test_a_street_is_completed_for_a_resident():
    position = replace(by_day("P", "EP1L ET1L T038 T009 ET2R"), round=10)
    position = with_pile(with_pile(position, "piers", row=()), "terraces", row=())
    position = with_player(position, FIRST, residents=(resident("shutters", "B"),))
    for move in advised(position)[:-1]:
        position = apply(position, FIRST, move)
    assert completed_streets(player(position).town) == 1


def test_a_gap_is_filled_before_an_anchor_makes_it_a_penalty():
    anchor = next(
        card for card, each in ANCHORS.items() if each.number > 2 and (Deck.LANDMARK, 0) in each.marks
    )
    position = replace(with_row(in_turn(rings=1, anchor=anchor), "landmarks", ""), round=10)
    assert advised(position) == (Reveal(Deck.LANDMARK, 0),)


def test_the_row_of_compasses_does_not_run_out():
    assert advised(alternative((9,), rings=1)) == (DrawCompass(),)
    assert advised(alternative((9, 8, 7), rings=1)) == (PlayCompass(7),)


def test_the_light_model_counts_as_the_rules_do():
    towns = [after.players[0].town for *_, after in walk(2, Options(rounds=6), "light")][::10]
    streets = {street for town in towns for street in town if not has_landmark(street)}
    tried = [
        (street, face)
        for street in sorted(streets)
        for face in CARDS_OF[Deck.TERRACE][::7] + CARDS_OF[Deck.PIER][::5]
        if meets(street[-1], face)
    ]
    assert len(tried) > 50
    for street, face in tried:
        points, _ = at_end(street[-4:], face, True)
        assert points == street_points((*street, face)) - street_points(street)


def test_what_may_be_drawn_next_is_what_lies_face_down():
    for position, seat, *_ in list(walk(3, Options(rounds=6), "unseen"))[::25]:
        view = view_for(position, seat)
        assert set(unseen(view, Deck.TERRACE)) == set(position.market.terraces.deck)
        assert set(unseen_residents(view)) >= set(position.residents)


@pytest.mark.parametrize(("one", "others"), [("gentle", "random"), ("steady", "gentle")])
def test_each_level_beats_the_one_below_on_a_deal_of_this_test(one, others):
    assert played(Match(game="tenby", seats=2, one=one, others=others), "advice").share == 1
