"""The light building agrees with the rules: where tiles may stand, and what it all scores."""

import random

from games.kensington import GAME
from games.kensington.building import points, with_tiles
from games.kensington.light import Light, piece_of
from games.kensington.position import Placed
from games.kensington.tiles import TILES, look_of
from games.kensington.units import units_of
from tests.games.walks import walk

LOOKS = 40


def buildings(seed: str):
    """Buildings as they stand in the middle and at the end of random games."""
    found = [position.players[position.turn].building for position, *_ in walk(GAME, 3, seed)]
    return random.Random(seed).sample(found, LOOKS)


def test_tiles_stand_where_the_rules_say_and_score_the_same():
    rng = random.Random("tiles")
    for building in buildings("light"):
        light = Light.of(building)
        assert light.points() == points(building)
        for tile in rng.sample(sorted(TILES), 10):
            piece = piece_of(look_of(tile))
            places = {(column + light.origin, row): (column, row) for column, row in light.places(piece)}
            alone = [unit[0] for unit in units_of(building, (tile,))]
            assert set(places) == {(part.column, part.row) for part in alone}
            for place, in_light in places.items():
                after = light.copy()
                after.build(piece, *in_light, TILES[tile].cat)
                assert after.points() == points(with_tiles(building, (Placed(tile, *place),)))


def test_a_copy_of_a_light_building_is_built_on_alone():
    building = buildings("copies")[0]
    light = Light.of(building)
    piece = piece_of(look_of("WL01"))
    before = light.places(piece)
    light.copy().build(piece, *before[0])
    assert light.places(piece) == before
    assert light.points() == points(building)
