"""Nothing hidden reaches a viewer, and no component is ever lost or doubled."""

import random
from itertools import pairwise, product

import msgspec
import pytest

from games.api import Seat, leave
from games.kensington import GAME
from games.kensington.components import ENTRANCES, TOKENS
from games.kensington.ends import tiles_in_heap
from games.kensington.hidden import shape
from games.kensington.position import HIDDEN, Building, Options, Placed, Position, Vote
from games.kensington.rules import setup
from games.kensington.tiles import TILES, form_of
from tests.quick import quick_where

SEATS = (2, 3, 4, 5)


def random_positions(seats: int, seed: int, options: Options | None = None):
    """Every position of a random game that some may leave, but which nobody agrees to end."""
    rng, leaving = random.Random(seed), random.Random(seed)
    position = setup(seats, options or Options(), str(seed))
    yield position
    while acting := GAME.to_act(position):
        moves = [move for move in GAME.legal_moves(position, acting[0]) if not isinstance(move, Vote)]
        position = GAME.apply(position, acting[0], rng.choice(moves))
        yield position
        if GAME.to_act(position) and seats - len(position.gone) > 2 and leaving.random() < 0.02:
            staying = [seat for seat in range(seats) if seat not in position.gone]
            position = leave(GAME, position, Seat(leaving.choice(staying)))
            yield position


def all_that_is_seen(position: Position, viewer: Seat | None):
    view = GAME.view_for(position, viewer)
    moves = GAME.legal_moves(view, viewer) if viewer is not None else ()
    return msgspec.json.encode(view), GAME.diagram(view), moves, repr(view), GAME.standing(view)


@pytest.mark.parametrize(
    ("seats", "heap_view"),
    quick_where(product(SEATS, (True, False)), lambda *case: case in ((3, True), (4, False))),
)
def test_permuting_what_nobody_may_know_changes_nothing_they_see(seats, heap_view):
    rng = random.Random(seats)
    for position in random_positions(seats, seats, Options(heap_view=heap_view)):
        other = GAME.scramble(position, None, str(rng.random()))
        for viewer in (None, *map(Seat, range(seats))):
            assert all_that_is_seen(other, viewer) == all_that_is_seen(position, viewer)


def test_scrambling_really_moves_hidden_tiles():
    position = setup(3, Options(), "seed")
    other = GAME.scramble(position, None, "1")
    assert other.seed != position.seed
    assert other.piles[0].rest != position.piles[0].rest
    faces = [[lying.tile for pile in p.piles for lying in pile.shown] for p in (position, other)]
    assert faces[0] != faces[1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_names_no_tile_of_the_heap_and_not_the_seed(seats):
    for position in random_positions(seats, 40 + seats):
        view = GAME.view_for(position, Seat(0))
        assert view.seed == ""
        assert {tile for pile in view.piles for tile in pile.rest} <= {HIDDEN}
        assert {lying.tile for pile in view.piles for lying in pile.shown} <= {HIDDEN}
        last = position.last.took if position.last else ""
        text = repr(view)
        assert not [tile for tile in tiles_in_heap(position) if tile != last and f"'{tile}'" in text]


def test_the_way_an_outline_lies_says_nothing_about_the_face():
    """Tiles that are turns or mirrors of each other are shown in all ways, each about as often."""
    ways = {name: set() for name in ("WL21", "WL22", "WL23", "WL24")}
    for seed in range(300):
        for lying in setup(2, Options(), str(seed)).piles[1].shown:
            if lying.tile in ways:
                ways[lying.tile].add(lying.outline)
    assert len({shape(TILES[name].drawing) for name in ways}) == 1
    assert len({frozenset(seen) for seen in ways.values()}) == 1
    assert all(len(seen) == 4 for seen in ways.values())


@pytest.mark.parametrize("seats", SEATS)
def test_moves_that_reveal_nothing_lead_to_the_same_from_a_view(seats):
    """A draft can be played on from a view alone until something is revealed."""
    for position in random_positions(seats, 60 + seats):
        for seat in GAME.to_act(position):
            view = GAME.view_for(position, seat)
            for move in GAME.legal_moves(view, seat)[::5]:
                if not GAME.reveals(position, seat, move):
                    real = GAME.view_for(GAME.apply(position, seat, move), seat)
                    assert GAME.apply(view, seat, move) == real


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_every_tile_and_token_is_somewhere_exactly_once(seats, seed):
    for position in random_positions(seats, seed, Options(heap_view=bool(seed % 2))):
        hidden = [lying.tile for pile in position.piles for lying in pile.shown]
        hidden += [tile for pile in position.piles for tile in pile.rest]
        tiles = list(hidden)
        for player in position.players:
            tiles += [placed.tile for placed in player.building.placed]
            tiles += player.stored
            assert len(player.stored) <= ENTRANCES
            assert player.tokens >= 0
        tiles += [position.hand] if position.hand else []
        assert sorted(tiles) == sorted(TILES)
        assert sorted(tiles_in_heap(position)) == sorted(hidden)
        assert position.pool + sum(player.tokens for player in position.players) == TOKENS[seats]


def rebuilt(building: Building) -> dict[tuple[int, int], str]:
    """The cells of a building from its tiles alone."""
    cells = {(0, 0): "D"}
    for placed in building.placed:
        tile = TILES[placed.tile]
        for x, y in form_of(tile.drawing).cells:
            cell = (placed.column + x, placed.row + y)
            assert cell not in cells
            cells[cell] = tile.mark
    return cells


@pytest.mark.parametrize("seats", SEATS)
def test_columns_always_say_the_same_as_the_tiles(seats):
    for position in random_positions(seats, 80 + seats):
        for player in position.players:
            building = player.building
            columns = {
                (building.left + x, y): mark
                for x, column in enumerate(building.columns)
                for y, mark in enumerate(column)
            }
            assert columns == rebuilt(building)
            assert all(column for column in building.columns)


def test_built_tiles_stay_where_they_are():
    for before, after in pairwise(random_positions(3, 99)):
        for old, new in zip(before.players, after.players, strict=True):
            placed: tuple[Placed, ...] = new.building.placed
            assert placed[: len(old.building.placed)] == old.building.placed
