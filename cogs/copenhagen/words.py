"""Copenhagen's hands, prices and gains as players read them in panels and menus."""

from collections import Counter

from games.copenhagen.building import price_of
from games.copenhagen.components import COLOUR_NAMES, Colour
from games.copenhagen.house import coats_earned, with_tile
from games.copenhagen.position import Build, House, Placed, Position, Take
from games.copenhagen.words import completions
from games.english import count, join


def cards_in_words(hand: str) -> str:
    """2 red, 1 blue; in the order of the colours."""
    held = Counter(hand)
    return ", ".join(f"{held[c]} {COLOUR_NAMES[c]}" for c in Colour if held[c]) or "no cards"


def take_label(view: Position, move: Take) -> str:
    """3 and 4: red and blue."""
    bridges = join([str(bridge + 1) for bridge in move.bridges])
    return f"{bridges}: {join([COLOUR_NAMES[Colour(view.harbour[bridge])] for bridge in move.bridges])}"


def price_words(view: Position, house: House, move: Build) -> str:
    """pay 2 red and 1 blue; free."""
    price = price_of(view, house, move)
    own = COLOUR_NAMES[Colour(move.tile[0])]
    parts = [f"{price - move.changed} {own}"] if price > move.changed else []
    if move.changed:
        parts.append(f"{move.changed} {COLOUR_NAMES[Colour(view.change[0])]}")
    return f"pay {join(parts)}" if parts else "free"


def placement_words(house: House, placed: Placed) -> list[str]:
    """completes row 4 (+2); coat of arms."""
    built = with_tile(house, placed)
    told = completions(house, built)
    if coats := coats_earned(house, built):
        told.append("coat of arms" if coats == 1 else count(coats, "coat") + " of arms")
    return told
