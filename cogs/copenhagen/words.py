"""Copenhagen's hands, prices, places and gains as players read them in panels, menus and commands."""

from collections import Counter

from bot.draft import Turn
from games.copenhagen import GAME
from games.copenhagen.building import price_of
from games.copenhagen.components import ABILITY_NAMES, COLOUR_NAMES, Colour
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.house import coats_earned, with_tile
from games.copenhagen.notation import write_place
from games.copenhagen.position import Build, House, Move, Phase, Placed, Position, Take
from games.copenhagen.words import completions, name_tile
from games.english import count, join


def cards_in_words(hand: str) -> str:
    """2 red, 1 blue; in the order of the colours."""
    held = Counter(hand)
    return ", ".join(f"{held[c]} {COLOUR_NAMES[c]}" for c in Colour if held[c]) or "no cards"


def take_words(view: Position, move: Take) -> str:
    """3 and 4: red and blue."""
    bridges = join([str(bridge + 1) for bridge in move.bridges])
    spent = [ABILITY_NAMES[ability] for ability in abilities_spent(move.bridges)]
    return f"{bridges}: {taken_words(view, move)}" + (f", with {join(spent)}" if spent else "")


def taken_words(view: Position, move: Take) -> str:
    """red and blue."""
    return join([COLOUR_NAMES[Colour(view.harbour[bridge])] for bridge in move.bridges])


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
        told.append(coat_words(coats))
    return told


def coat_words(coats: int) -> str:
    """A coat of arms; 2 coats of arms."""
    return "a coat of arms" if coats == 1 else f"{count(coats, 'coat')} of arms"


def way_words(turn: int) -> str:
    """How a tile is turned: as drawn, turned left, upside down and flipped."""
    way = ("as drawn", "turned right", "upside down", "turned left")[turn % 4]
    if turn < 4:
        return way
    return "flipped" if way == "as drawn" else f"{way} and flipped"


def build_words(view: Position, house: House, move: Build) -> str:
    """red 4 at B3, turned left: pay 3 red, completes row 4 (+1)."""
    placed = Placed(move.tile, move.turn, move.column, move.row)
    told = ", ".join([price_words(view, house, move), *placement_words(house, placed)])
    place = write_place(move.column, move.row)
    return f"{name_tile(move.tile)} at {place}, {way_words(move.turn)}: {told}"


def move_words(turn: Turn, move: Move) -> str:
    """Any move of the seat as a line of a list to choose from."""
    view: Position = turn.view
    match move:
        case Take():
            return take_words(view, move)
        case Build():
            return build_words(view, view.players[turn.seat].house, move)
        case _:
            return str(turn.tried(GAME.write_move(move)).foretold)


def what_follows(turn: Turn, move: Move) -> str:
    """What a move leads to, for the button that makes it; nothing of what a refill would show is told."""
    tried = turn.tried(GAME.write_move(move))
    if tried.reveals:
        return "and end the turn"
    after: Position = tried.position
    if after.phase is Phase.OVER:
        return "and end the game"
    if after.turns != turn.position.turns:
        return "and end the turn"
    return f"then use {coat_words(after.coats)}" if after.coats else "then go on"
