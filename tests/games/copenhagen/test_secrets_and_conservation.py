"""Nothing hidden reaches a viewer, and no component is ever lost or doubled."""

import random
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from games.api import NoOptions, Seat, leave
from games.copenhagen import GAME
from games.copenhagen.components import CARDS_PER_COLOUR, COPIES, Ability, Colour
from games.copenhagen.position import TILES, EndCard, Position
from games.copenhagen.rules import setup

SEATS = (2, 3, 4)


def random_positions(seats: int, seed: int):
    """Every position of a random game that some may leave."""
    rng, leaving = random.Random(seed), random.Random(seed)
    position = setup(seats, NoOptions(), str(seed))
    yield position
    while acting := GAME.to_act(position):
        position = GAME.apply(position, acting[0], rng.choice(GAME.legal_moves(position, acting[0])))
        yield position
        if GAME.to_act(position) and seats - len(position.gone) > 2 and leaving.random() < 0.02:
            staying = [seat for seat in range(seats) if seat not in position.gone]
            position = leave(GAME, position, Seat(leaving.choice(staying)))
            yield position


def all_that_is_seen(position: Position, viewer: Seat | None):
    view = GAME.view_for(position, viewer)
    moves = GAME.legal_moves(view, viewer) if viewer is not None else ()
    return msgspec.json.encode(view), GAME.diagram(view), moves, repr(view)


@pytest.mark.parametrize("seats", SEATS)
def test_permuting_what_a_viewer_may_not_know_changes_nothing_they_see(seats):
    rng = random.Random(seats)
    for position in random_positions(seats, seats):
        for viewer in (None, *map(Seat, range(seats))):
            other = GAME.scramble(position, viewer, str(rng.random()))
            assert all_that_is_seen(other, viewer) == all_that_is_seen(position, viewer)


def test_scrambling_really_moves_hidden_cards():
    position = setup(3, NoOptions(), "seed")
    other = GAME.scramble(position, None, "1")
    assert other.supply != position.supply
    assert [player.hand for player in other.players] != [player.hand for player in position.players]
    assert other.seed != position.seed


@pytest.mark.parametrize("seats", SEATS)
def test_the_seed_is_in_no_view(seats):
    position = setup(seats, NoOptions(), "a-secret-seed")
    for viewer in (None, *map(Seat, range(seats))):
        assert "a-secret-seed" not in repr(GAME.view_for(position, viewer))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_every_component_is_somewhere_exactly_once(seats, seed):
    for position in random_positions(seats, seed):
        cards = Counter(position.supply + position.harbour + position.discards)
        for player in position.players:
            cards.update(player.hand)
            owned = player.active + player.used
            assert len(set(owned)) == len(owned)
            assert Ability.ANY_CARDS in owned
        del cards["."]
        end_cards = cards.pop("E", 0) + (position.end_card is not EndCard.SUPPLY)
        assert end_cards == 1
        assert cards == {colour.value: CARDS_PER_COLOUR[seats] for colour in Colour}
        built = Counter(placed.tile for player in position.players for placed in player.house.placed)
        for number, tile in enumerate(TILES):
            assert position.stock[number] + built[tile] == COPIES[seats][int(tile[1])]
        assert position.whites + built["W1"] == 12
        for player in position.players:
            assert player.house.filled.bit_count() == sum(int(p.tile[1]) for p in player.house.placed)


def test_three_players_leave_ten_cards_in_the_box():
    position = setup(3, NoOptions(), "seed")
    cards = len(position.supply) + len(position.harbour) + sum(len(p.hand) for p in position.players)
    assert cards == 70 - 10


def test_a_kept_position_comes_back_equal():
    for position in random_positions(4, 9):
        kept = msgspec.json.encode(position)
        assert msgspec.json.decode(kept, type=Position) == position
    assert replace(position, seed="") != position
