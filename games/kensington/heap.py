"""The heap of face-down tiles: what is shown of it, drawing from it and putting a tile back.

The tiles lie mixed, but a player may always choose the back, so each back is a pile of its own. Nothing here
but the outline of a shown tile may become public before it is drawn.
"""

from typing import Final

from msgspec.structs import replace

from games.chance import number_below, shuffled
from games.kensington.components import SHOWN
from games.kensington.position import HIDDEN, Options, Pile, Position, Shown, Take
from games.kensington.tiles import TILES, Back, outline

BACKS: Final = tuple(Back)


def new_piles(options: Options, seed: str) -> tuple[Pile, ...]:
    """All 100 tiles, mixed."""
    return tuple(
        _dealt(Pile((), shuffled(_tiles_with(back), seed, f"pile {back}")), back, options, seed)
        for back in BACKS
    )


def _tiles_with(back: Back) -> tuple[str, ...]:
    return tuple(tile.name for tile in TILES.values() if tile.back is back)


def pile_of(position: Position, back: str) -> Pile:
    """The tiles with this back."""
    return position.piles[BACKS.index(Back(back))]


def takes(position: Position, back: Back) -> list[Take]:
    """Every way to take a tile of this back: by its outline where outlines are shown, else blindly."""
    pile = pile_of(position, back)
    if not pile.size:
        return []
    return [Take(back, slot) for slot in range(1, len(pile.shown) + 1)] or [Take(back)]


def drawn(position: Position, move: Take) -> tuple[str, Position]:
    """The tile that a take draws, and the position without it; its place is dealt the next tile."""
    back, pile = Back(move.back), pile_of(position, move.back)
    if move.slot == 0:
        return pile.rest[0], _with_pile(position, back, replace(pile, rest=pile.rest[1:]))
    place = move.slot - 1
    tile = pile.shown[place].tile
    left = replace(pile, shown=pile.shown[:place] + pile.shown[place + 1 :])
    return tile, _with_pile(position, back, _dealt(left, back, position.options, position.seed, place))


def returned(position: Position, tile: str) -> Position:
    """The tile mixed back in; what was shown of its back is dealt anew (rulings 15 and 46)."""
    back = TILES[tile].back
    pile = pile_of(position, back)
    tiles = (*(shown.tile for shown in pile.shown), *pile.rest, tile)
    mixed = shuffled(tiles, position.seed, f"return {back}", position.turn_number)
    anew = Pile((), mixed, pile.dealt)
    return _with_pile(position, back, _dealt(anew, back, position.options, position.seed))


def _dealt(pile: Pile, back: Back, options: Options, seed: str, place: int | None = None) -> Pile:
    """Show tiles until six are shown; specials are all squares, so their outlines say nothing (ruling 22)."""
    shown, rest, dealt = list(pile.shown), pile.rest, pile.dealt
    while options.heap_view and back is not Back.SPECIAL and rest and len(shown) < SHOWN:
        orientation = number_below(8, seed, f"outline {back}", dealt)
        lying = Shown(rest[0], outline(TILES[rest[0]].drawing, orientation))
        shown.insert(len(shown) if place is None else place, lying)
        rest, dealt = rest[1:], dealt + 1
    return Pile(tuple(shown), rest, dealt)


def without_faces(pile: Pile) -> Pile:
    """The pile as anybody may see it: outlines as they lie, and how many tiles there are."""
    shown = tuple(Shown(HIDDEN, lying.outline) for lying in pile.shown)
    return Pile(shown, (HIDDEN,) * len(pile.rest), pile.dealt)


def _with_pile(position: Position, back: Back, pile: Pile) -> Position:
    number = BACKS.index(back)
    return replace(position, piles=(*position.piles[:number], pile, *position.piles[number + 1 :]))
