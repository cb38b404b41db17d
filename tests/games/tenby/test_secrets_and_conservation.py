"""Nothing is lost, nothing hidden gets out, a move reveals when it says so: all options, 2-5 seats."""

import re
from collections import Counter
from itertools import product

import msgspec
import pytest

from games.api import Seat
from games.tenby import GAME, rules
from games.tenby.components import ACCOLADES, CARDS_OF, DAY_CARDS, RESIDENTS, Deck
from games.tenby.hidden import are_residents_shown, reveals, scramble, view_for
from games.tenby.position import Accolades, Phase, Position
from games.tenby.town import CARD, is_sound
from tests.games.tenby.tables import EVERY_OPTION, walk
from tests.quick import quick_pairs

EVERY_TABLE = [
    pytest.param(
        seats,
        o,
        id=f"{seats}-{o.accolades}-{'secret' if o.secret_residents else 'open'}-"
        f"{'visit' if o.thanks_for_visiting else 'plain'}",
    )
    for seats, o in product(range(2, 6), EVERY_OPTION)
]
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    quick_pairs(EVERY_TABLE, lambda seats, o: (seats, *msgspec.structs.astuple(o))),
)
TOWN_CARDS = Counter(card for deck in Deck if deck is not Deck.START for card in CARDS_OF[deck])


def town_cards(position: Position) -> Counter[str]:
    market = position.market
    found = Counter(market.plain_terraces + market.plain_piers + position.turn.offered)
    for pile in (market.terraces, market.piers, market.landmarks):
        found.update(pile.deck + pile.row + pile.discards)
    if position.turn.holding:
        found[position.turn.holding] += 1
    for player in position.players:
        found.update(CARD[face] for street in player.town for face in street if not face.startswith("S"))
    return found


def residents(position: Position) -> Counter[str]:
    found = Counter(position.residents)
    for player in position.players:
        found.update(player.residents + player.drawn + player.returning)
    return found


def days(position: Position) -> list[int]:
    lying = [day.number for day in position.days]
    return sorted((*lying, *position.day_deck.deck, *position.day_deck.discards))


@every_table
def test_every_card_is_in_one_place_and_every_town_is_sound(seats, options):
    for _, _, _, after in walk(seats, options, f"conservation {seats}", leaving=0.004):
        assert town_cards(after) == TOWN_CARDS
        assert residents(after) == Counter(RESIDENTS.keys())
        assert days(after) == sorted(DAY_CARDS)
        for seat, player in enumerate(after.players):
            assert all(street and is_sound(street) for street in player.town)
            assert [face for street in player.town for face in street if face.startswith("S")] == [
                f"S{seat + 1}"
            ]
            assert player.rings >= 0
        pieces = [*after.night, *(day.seat for day in after.days if day.seat is not None)]
        assert sorted(pieces) == list(after.staying)
    assert rules.outcome(after) is not None


def secrets_of(position: Position, seat: Seat) -> set[str]:
    """The names of cards of a seat that the others may not see."""
    player = position.players[seat]
    hidden = set(player.drawn + player.returning)
    if not are_residents_shown(position):
        hidden |= set(player.residents)
    if not player.is_accolade_open or position.phase is Phase.EBB_AND_FLOW:
        hidden |= {player.accolade} - {""}
    return hidden if position.phase is not Phase.OVER else set()


@every_table
def test_no_secret_is_in_a_view_of_others(seats, options):
    for step, (_, _, _, after) in enumerate(walk(seats, options, f"secrets {seats}", leaving=0.004)):
        if step % 4 and after.phase is not Phase.EBB_AND_FLOW:
            continue
        for viewer in (None, *map(Seat, range(seats))):
            view = view_for(after, viewer)
            assert view.seed == ""
            named = set(re.findall(r"R\d\d[AB]|X\d", repr(view)))
            for other in map(Seat, range(seats)):
                if other != viewer:
                    assert not named & secrets_of(after, other)
            for pile in (view.market.terraces, view.market.piers, view.market.landmarks):
                assert set(pile.deck) <= {"?"}
            assert set(view.residents) <= {"?"}
            assert set(view.day_deck.deck) <= {0}


@every_table
def test_a_viewer_cannot_tell_a_scrambled_table_from_the_real_one(seats, options):
    for step, (_, _, _, after) in enumerate(walk(seats, options, f"scramble {seats}", leaving=0.004)):
        if step % 15:
            continue
        for viewer in (None, *map(Seat, range(seats))):
            other = scramble(after, viewer, f"scramble {step}")
            assert view_for(other, viewer) == view_for(after, viewer)
            assert town_cards(other) == TOWN_CARDS
            assert residents(other) == Counter(RESIDENTS.keys())
            assert days(other) == sorted(DAY_CARDS)
            assert len({each.accolade for each in other.players} - {""}) in (0, seats)
            assert rules.standing(other) == rules.standing(after)
            assert GAME.to_act(other) == GAME.to_act(after)
            assert GAME.may_act(other) == GAME.may_act(after)
            for seat in map(Seat, range(seats)):
                assert rules.legal_moves(other, seat) == rules.legal_moves(after, seat)


def tells_apart(position, seat, move, seeds):
    """Is there a viewer who, not knowing the hidden cards, could not have known the view after the move?"""
    after = rules.apply(position, seat, move)
    for viewer in (None, *map(Seat, range(len(position.players)))):
        seen = view_for(after, viewer)
        for number in range(seeds):
            other = scramble(position, viewer, f"{number} {viewer}")
            if view_for(rules.apply(other, seat, move), viewer) != seen:
                return True
    return False


@every_table
def test_a_move_reveals_exactly_what_it_says(seats, options):
    checked = Counter()
    for position, seat, move, _ in walk(seats, options, f"reveals {seats}"):
        said = reveals(position, seat, move)
        kind = type(move).__name__, said
        checked[kind] += 1
        if checked[kind] <= 2:
            assert tells_apart(position, seat, move, 6 if said else 1) == said, f"{move} in {position.phase}"


@every_table
def test_a_seats_moves_follow_from_its_own_view(seats, options):
    for position, seat, move, _ in walk(seats, options, f"views {seats}", leaving=0.004):
        view = view_for(position, seat)
        assert view_for(view, seat) == view
        assert rules.legal_moves(view, seat) == rules.legal_moves(position, seat)
        assert move is None or move in rules.legal_moves(position, seat)
        assert msgspec.json.decode(msgspec.json.encode(position), type=Position) == position


def test_a_table_deals_each_accolade_once():
    for seats in range(2, 6):
        for accolades in Accolades:
            options = msgspec.structs.replace(EVERY_OPTION[0], accolades=accolades)
            position = rules.setup(seats, options, "accolades")
            dealt = [*position.accolades, *(each.accolade for each in position.players if each.accolade)]
            assert len(dealt) == len(set(dealt))
            assert set(dealt) <= set(ACCOLADES)
