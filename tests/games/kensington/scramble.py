"""Another position of Kensington that a viewer cannot tell from this one."""

import random

from msgspec.structs import replace

from games.kensington.position import Pile, Position, Shown
from games.kensington.tiles import TILES, outline


def scrambled(position: Position, rng: random.Random) -> Position:
    """Deal everything nobody may know anew: faces under equal outlines, the order of the rest, the seed."""
    piles = tuple(_scrambled_pile(pile, rng) for pile in position.piles)
    return replace(position, piles=piles, seed=f"other {rng.random()}")


def _scrambled_pile(pile: Pile, rng: random.Random) -> Pile:
    """Every shown outline gets any tile of the pile that could lie like that."""
    tiles = [lying.tile for lying in pile.shown] + list(pile.rest)
    rng.shuffle(tiles)
    shown = []
    for lying in pile.shown:
        tile = next(tile for tile in tiles if shape(TILES[tile].drawing) == shape(lying.outline))
        tiles.remove(tile)
        shown.append(Shown(tile, lying.outline))
    return Pile(tuple(shown), tuple(tiles), pile.dealt)


def shape(drawing: str) -> str:
    """A name for an outline however it is turned or mirrored."""
    return min(outline(drawing, turn) for turn in range(8))
