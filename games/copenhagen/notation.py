"""Copenhagen's moves and board as text.

t34        take the cards at footbridges 3 and 4        W@C3      a white tile at C3
-R         discard a red card                           get:any   take the ability tile Any cards
both       declare Both actions                         back      turn used ability tiles back
discount   arm Discount                                 end       end the turn without building
R>B        let red cards count as blue
R4/1@B3+2  build red 4 in orientation 1, left edge B, lowest row 3, paying 2 cards of the changed colour
"""

import re

from games.copenhagen.components import (
    COAT_ROWS,
    COLUMN_LETTERS,
    COLUMNS,
    POINTS_TO_WIN,
    ROWS,
    SIZES,
    Ability,
    Colour,
)
from games.copenhagen.house import COATS, points
from games.copenhagen.names import tile_title
from games.copenhagen.position import (
    COLOUR_NUMBER,
    HIDDEN,
    TAKEN,
    TILE_NUMBER,
    Build,
    Change,
    Discard,
    EndCard,
    EndTurn,
    Gain,
    House,
    Move,
    Phase,
    Player,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.copenhagen.tiles import ORIENTATIONS, space
from games.errors import UnreadableMove
from games.message import Typed, say

_TAKE = re.compile(r"t([1-7]{2,3})")
_DISCARD = re.compile(r"-([RYGBP])")
_CHANGE = re.compile(r"([RYGBP])>([RYGBP])")
_BUILD = re.compile(r"([RYGBP][2-5])/([0-7])@([A-E])([1-9])(?:\+([1-5]))?")
_WHITE = re.compile(r"W@([A-E])([1-9])")
_GAIN = re.compile(r"get:(any|extra|discount|change|both)")
_PLAIN: dict[str, Move] = {
    "both": Use(Ability.BOTH_ACTIONS),
    "discount": Use(Ability.DISCOUNT),
    "back": TurnBack(),
    "end": EndTurn(),
}


def write_place(column: int, row: int) -> str:
    """A space as players say it: B3 is the second column, third row from below."""
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def write_move(move: Move) -> str:
    """The short text of a move."""
    match move:
        case Take(bridges):
            return "t" + "".join(str(bridge + 1) for bridge in bridges)
        case Discard(colour):
            return f"-{colour}"
        case Change(colour, counts_as):
            return f"{colour}>{counts_as}"
        case Build(tile, orientation, column, row, changed):
            return f"{tile}/{orientation}@{write_place(column, row)}" + (f"+{changed}" if changed else "")
        case White(column, row):
            return f"W@{write_place(column, row)}"
        case Gain(ability):
            return f"get:{ability}"
        case Use(ability):
            return str(ability)
        case TurnBack():
            return "back"
        case EndTurn():
            return "end"


def read_move(text: str) -> Move:
    """The move that a text means, or a refusal that tells how moves are written."""
    text = text.strip()
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _TAKE.fullmatch(text):
        return _read_take(found[1])
    if found := _DISCARD.fullmatch(text):
        return Discard(Colour(found[1]))
    if found := _CHANGE.fullmatch(text):
        return Change(Colour(found[1]), Colour(found[2]))
    if found := _BUILD.fullmatch(text):
        return _read_build(found)
    if found := _WHITE.fullmatch(text):
        return White(COLUMN_LETTERS.index(found[1]), int(found[2]) - 1)
    if found := _GAIN.fullmatch(text):
        return Gain(Ability(found[1]))
    raise UnreadableMove(say("copenhagen-unreadable", text=Typed(text[:40])))


def _read_take(digits: str) -> Take:
    bridges = tuple(sorted(int(digit) - 1 for digit in digits))
    if len(set(bridges)) != len(bridges):
        raise UnreadableMove(say("copenhagen-bridge-twice"))
    return Take(bridges)


def _read_build(found: re.Match[str]) -> Build:
    tile, orientation = found[1], int(found[2])
    if orientation >= len(ORIENTATIONS[tile]):
        raise UnreadableMove(say("copenhagen-no-such-way", tile=tile_title(tile)))
    return Build(tile, orientation, COLUMN_LETTERS.index(found[3]), int(found[4]) - 1, int(found[5] or 0))


# The board. Its words belong to game files, which are compared letter for letter: they are never translated.


_ABILITIES = {
    Ability.ANY_CARDS: "Any cards",
    Ability.ADDITIONAL_CARD: "Extra card",
    Ability.DISCOUNT: "Discount",
    Ability.CHANGE_OF_COLOURS: "Change colour",
    Ability.BOTH_ACTIONS: "Both actions",
}
_DOING = {
    Phase.ACT: "to take cards or build",
    Phase.TAKE: "to take cards, then build",
    Phase.DISCARD: "to discard down to 7 cards",
    Phase.LAST_CALL: "to end the turn or use Both actions",
    Phase.BUILD: "to build or end the turn",
    Phase.COAT: "to use a coat of arms",
}


def diagram(view: Position) -> str:
    """The whole board as text: a capital is brick, a small letter a window, + a coat of arms to earn."""
    return "\n".join((_headline(view), *_houses(view), *_seats(view), *_stocks(view)))


def _headline(view: Position) -> str:
    if view.phase is Phase.OVER:
        return f"Copenhagen, over after turn {view.turn_number}"
    return f"Copenhagen, turn {view.turn_number}: seat {view.turn + 1} {_DOING[view.phase]}"


def house_rows(house: House) -> tuple[str, ...]:
    """A house as text, top row first; a sixth sign marks a coat of arms still to earn for the row."""
    rows = []
    for row in reversed(range(ROWS)):
        cells = "".join(_cell(house, space(column, row)) for column in range(COLUMNS))
        open_coat = row + 1 in COAT_ROWS and any(cell in ".+" for cell in cells)
        rows.append(cells + ("+" if open_coat else " "))
    return tuple(rows)


def _cell(house: House, place: int) -> str:
    bit = 1 << place
    if not house.filled & bit:
        return "+" if COATS & bit else "."
    letter = next((c.value for c, mask in zip(Colour, house.colours, strict=True) if mask & bit), "W")
    return letter.lower() if house.windows & bit else letter


def _houses(view: Position) -> list[str]:
    drawn = [house_rows(player.house) for player in view.players]
    lines = [f"{ROWS - n} " + " ".join(house[n] for house in drawn).rstrip() for n in range(ROWS)]
    return [*lines, "  " + "  ".join(COLUMN_LETTERS for _ in drawn)]


def _seats(view: Position) -> list[str]:
    return [
        _seat_line(seat + 1, player) + (", left" if seat in view.gone else "")
        for seat, player in enumerate(view.players)
    ]


def _seat_line(number: int, player: Player) -> str:
    abilities = [_ABILITIES[ability] for ability in player.active]
    abilities += [f"{_ABILITIES[ability]} (used)" for ability in player.used]
    held = len(player.hand)
    cards = f"{held or 'no'} card{'' if held == 1 else 's'}"
    if player.hand and HIDDEN not in player.hand:
        cards += " " + "".join(sorted(player.hand, key=lambda card: COLOUR_NUMBER[Colour(card)]))
    return f"{number}: {points(player.house)}/{POINTS_TO_WIN}, {', '.join([cards, *abilities])}"


def _stocks(view: Position) -> list[str]:
    harbour = " ".join(
        f"{bridge + 1}{'-' if card == TAKEN else card}" for bridge, card in enumerate(view.harbour)
    )
    end_card = {
        EndCard.ASIDE: "End card aside",
        EndCard.SUPPLY: f"End card in the last {min(10, len(view.supply))}",
        EndCard.SHOWN: "End card shown",
    }[view.end_card]
    tiles = " ".join(
        colour + "".join(str(view.stock[TILE_NUMBER[f"{colour}{size}"]]) for size in SIZES)
        for colour in Colour
    )
    lines = [
        f"Harbour {harbour}; supply {len(view.supply)}, {end_card}",
        f"Tiles 2345: {tiles}, W{view.whites}",
    ]
    return [*lines, *_armed(view)]


def _armed(view: Position) -> list[str]:
    """What is prepared or left to do in this turn, in one line or none."""
    armed = ["Discount is on"] if view.discount else []
    if view.change:
        changed, into = (Colour(letter).name.lower() for letter in view.change)
        armed.append(f"{changed} counts as {into}")
    if view.coats:
        armed.append(f"{view.coats} coat{'' if view.coats == 1 else 's'} of arms to use")
    return ["; ".join(armed)] if armed else []
