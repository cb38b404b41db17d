"""What is counted in Kensington: windows and roofs by their shapes, cats, birds, diamonds, bought tiles."""

from functools import cache
from typing import Final

from games.kensington.names import As, short_tile_name
from games.kensington.position import Build, Move, Position, Store
from games.kensington.tiles import ROOF, TILES, WINDOWS
from games.message import Said
from games.tally import Counted, Tally

TILE, WINDOW, ROOF_KIND = "tile", "window", "roof"
CAT, BIRD, DIAMOND, BOUGHT, STORED = "cat", "bird", "diamond", "bought", "stored"


def count(before: Position, seat: int, move: Move, after: Position) -> tuple[Counted, ...]:
    """Every tile that was built, and what is printed on it."""
    match move:
        case Build():
            found = [counted for part in move.parts for counted in _built(part.tile)]
            return (*found, Counted(BOUGHT, "tile")) if move.bought else tuple(found)
        case Store():
            return (Counted(STORED, "tile"),)
        case _:
            return ()


def _built(name: str) -> list[Counted]:
    tile = TILES[name]
    found = [Counted(TILE, "built")]
    if tile.mark in WINDOWS:
        found.append(Counted(WINDOW, first_like(name)))
    if tile.mark == ROOF:
        found.append(Counted(ROOF_KIND, first_like(name)))
    printed = ((CAT, tile.cat), (BIRD, tile.bird), (DIAMOND, tile.diamond))
    return found + [Counted(kind, "built") for kind, is_there in printed if is_there]


@cache
def first_like(name: str) -> str:
    """The first of all tiles that are called so, however they lie."""
    return next(other for other in TILES if short_tile_name(other) == short_tile_name(name))


def called(kind: str, thing: str) -> Said:
    """Lit 2x2, Roof 3 wide."""
    return short_tile_name(thing, As.TITLE)


TALLY: Final[Tally[Position, Move]] = Tally(
    count=count,
    favourites=(WINDOW, ROOF_KIND),
    titles=(BIRD, CAT, DIAMOND, BOUGHT, ROOF_KIND, STORED, WINDOW),
    built=TILE,
    name=called,
)
