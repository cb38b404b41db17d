"""The fast search for units agrees with the plainest one on many random buildings."""

import random
from itertools import combinations

import pytest

from games.kensington.joining import flaw_of
from games.kensington.position import Building, Placed
from games.kensington.tiles import TILES
from games.kensington.units import units_of
from tests.games.kensington.naive import (
    Cells,
    cells_of,
    is_sound,
    legal_units,
    needed_units,
    supported_spots,
)
from tests.quick import quick_first

NAMES = tuple(TILES)


def random_building(rng: random.Random, tiles: int) -> tuple[Cells, Building]:
    """A door with some tiles added one by one, as cells and as a building."""
    filled: Cells = {(0, 0): "D"}
    for tile in rng.sample(NAMES, tiles):
        spots = [spot for spot in supported_spots(filled, tile, 4) if is_sound(filled, (spot,))]
        if spots:
            filled.update(cells_of(rng.choice(spots)))
    left, right = min(x for x, _ in filled), max(x for x, _ in filled)
    columns = ["".join(m for (cx, _), m in sorted(filled.items()) if cx == x) for x in range(left, right + 1)]
    return filled, Building(columns=tuple(columns), left=left)


def found(built: Building, tiles: tuple[str, ...], bought: str = "") -> set[frozenset]:
    """What the search lists, without repeats."""
    listed = [frozenset((p.tile, p.column, p.row) for p in unit) for unit in units_of(built, tiles, bought)]
    assert len(set(listed)) == len(listed)
    return set(listed)


@pytest.mark.parametrize("batch", quick_first(range(8)))
def test_single_tiles_fit_exactly_where_the_plain_rules_allow(batch):
    rng = random.Random(f"singles {batch}")
    for _ in range(150):
        filled, built = random_building(rng, rng.randrange(14))
        for tile in rng.sample(NAMES, 4):
            assert found(built, (tile,)) == legal_units(filled, (tile,))


@pytest.mark.parametrize("batch", quick_first(range(8)))
def test_two_tiles_go_together_exactly_where_the_plain_rules_need_it(batch):
    rng = random.Random(f"pairs {batch}")
    for _ in range(100):
        filled, built = random_building(rng, rng.randrange(10))
        one, other = rng.sample(NAMES, 2)
        legal = legal_units(filled, (one, other))
        assert found(built, (one, other)) == needed_units(legal)
        assert found(built, (one,), bought=other) == needed_units(legal, bought=other)


@pytest.mark.parametrize("batch", quick_first(range(8)))
def test_three_tiles_go_together_exactly_where_the_plain_rules_need_it(batch):
    rng = random.Random(f"threes {batch}")
    for _ in range(5):
        filled, built = random_building(rng, rng.randrange(5))
        tiles = tuple(rng.sample(NAMES, 3))
        legal = legal_units(filled, tiles)
        assert found(built, tiles) == needed_units(legal)
        assert found(built, tiles[:2], bought=tiles[2]) == needed_units(legal, bought=tiles[2])


@pytest.mark.parametrize("batch", quick_first(range(4)))
def test_every_legal_unit_is_reached_by_building_what_is_listed(batch):
    """Leaving out units that can be split loses nothing: ruling 44 lets builds follow each other."""
    rng = random.Random(f"reach {batch}")
    for _ in range(40):
        filled, _ = random_building(rng, rng.randrange(8))
        tiles = tuple(rng.sample(NAMES, 2))
        legal = legal_units(filled, tiles)
        for unit in legal - needed_units(legal):
            first = next(spot for spot in unit if frozenset([spot]) in legal)
            (rest,) = unit - {first}
            now = {**filled, **cells_of(first)}
            assert rest in supported_spots(now, rest[0], 8)
            assert is_sound(now, (rest,))


def test_the_reason_given_agrees_with_the_plain_rules():
    rng = random.Random("flaws")
    for _ in range(150):
        filled, built = random_building(rng, rng.randrange(10))
        one, other = rng.sample(NAMES, 2)
        for first in supported_spots(filled, one, 4):
            after = {**filled, **cells_of(first)}
            for second in rng.sample(spots := supported_spots(after, other, 4), min(3, len(spots))):
                parts = (Placed(*first), Placed(*second))
                assert (flaw_of(built, parts) is None) == is_sound(filled, (first, second))


def test_the_plain_rules_find_units_at_all():
    filled = {(0, 0): "D", (1, 0): "w", (2, 0): "w"}
    legal = legal_units(filled, ("WD01", "R01"))
    needed = needed_units(legal)
    assert frozenset({("WD01", 2, 1), ("R01", 2, 2)}) in needed
    assert all(len(unit) < 3 for unit in legal)
    assert any(frozenset(some) in needed for unit in legal for some in combinations(unit, 1))
