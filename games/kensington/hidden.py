"""What nobody at Kensington may know, dealt anew: faces under equal outlines, the order of the rest."""

from functools import cache

from msgspec.structs import replace

from games.api import Seat
from games.chance import shuffled
from games.kensington.position import Pile, Position, Shown
from games.kensington.tiles import TILES, outline


def scramble(position: Position, viewer: Seat | None, seed: str) -> Position:
    """Another position that no viewer can tell from this one."""
    piles = tuple(_scrambled(pile, seed, number) for number, pile in enumerate(position.piles))
    return replace(position, piles=piles, seed=f"other {seed}")


def _scrambled(pile: Pile, seed: str, number: int) -> Pile:
    """Every shown outline gets any tile of the pile that could lie like that."""
    tiles = list(shuffled([*(lying.tile for lying in pile.shown), *pile.rest], seed, "scramble", number))
    shown = []
    for lying in pile.shown:
        tile = next(tile for tile in tiles if shape(TILES[tile].drawing) == shape(lying.outline))
        tiles.remove(tile)
        shown.append(Shown(tile, lying.outline))
    return Pile(tuple(shown), tuple(tiles), pile.dealt)


@cache  # some dozens of outlines
def shape(drawing: str) -> str:
    """A name for an outline however it is turned or mirrored."""
    return min(outline(drawing, orientation) for orientation in range(8))
