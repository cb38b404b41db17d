"""The bitboards agree with the plainest implementation on random houses."""

import random

import pytest

from games.copenhagen.components import FACADE_TILES
from games.copenhagen.tiles import BOTTOM, FULL, ORIENTATIONS, flipped, spaces, standing_anchors, turned
from tests.games.copenhagen.naive import placements
from tests.quick import quick_first


def by_bitboards(filled: int):
    anchors = standing_anchors(filled)
    return {
        (tile, frozenset((place % 5 + x, place // 5 + y, window) for x, y, window in form.cells))
        for tile in FACADE_TILES
        for form in ORIENTATIONS[tile]
        for place in spaces(anchors[form.shape])
    }


def random_house(rng: random.Random) -> int:
    """Some grown like a real house, some scattered, some nearly full."""
    if rng.random() < 0.5:
        density = rng.random()
        return sum(1 << place for place in range(45) if rng.random() < density)
    filled = 0
    for _ in range(rng.randrange(9)):
        anchors = standing_anchors(filled)
        tile = rng.choice(list(FACADE_TILES))
        form = rng.choice(ORIENTATIONS[tile])
        if places := spaces(anchors[form.shape]):
            filled |= form.mask << rng.choice(places)
    return filled


@pytest.mark.parametrize(("batch", "houses"), quick_first([(0, 80), *((batch, 250) for batch in range(8))]))
def test_placements_agree_with_sets_of_tuples(batch, houses):
    rng = random.Random(batch)
    for _ in range(houses):
        filled = random_house(rng)
        cells = {(place % 5, place // 5) for place in spaces(filled)}
        assert by_bitboards(filled) == placements(cells), f"{filled:045b}"


def test_the_empty_and_the_full_house_agree_too():
    for filled in (0, FULL, BOTTOM, FULL ^ 1):
        cells = {(place % 5, place // 5) for place in spaces(filled)}
        assert by_bitboards(filled) == placements(cells)


@pytest.mark.parametrize("tile", [*FACADE_TILES, "W1"])
def test_turning_four_times_and_flipping_twice_changes_nothing(tile):
    for orientation in range(len(ORIENTATIONS[tile])):
        assert turned(tile, orientation, 4) == orientation
        assert turned(tile, turned(tile, orientation, 1), -1) == orientation
        assert flipped(tile, flipped(tile, orientation)) == orientation


@pytest.mark.parametrize("tile", FACADE_TILES)
def test_a_flip_is_the_mirror_image(tile):
    for orientation, form in enumerate(ORIENTATIONS[tile]):
        if len(ORIENTATIONS[tile]) == 8:
            width = max(x for x, _, _ in form.cells)
            mirrored = {(width - x, y, window) for x, y, window in form.cells}
            assert set(ORIENTATIONS[tile][flipped(tile, orientation)].cells) == mirrored


def test_the_lowest_empty_space_of_every_column_is_always_supported():
    rng = random.Random(5)
    white = ORIENTATIONS["W1"][0].shape
    for _ in range(500):
        filled = random_house(rng)
        anchors = standing_anchors(filled)[white]
        for column in range(5):
            empty = [row for row in range(9) if not filled >> row * 5 + column & 1]
            if empty:
                assert anchors >> empty[0] * 5 + column & 1
