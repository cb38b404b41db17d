"""Houses and tables of Copenhagen drawn as text, for tests to be written in."""

from msgspec.structs import replace

from games.api import NoOptions, Seat, play
from games.copenhagen import GAME
from games.copenhagen.components import Ability, Colour
from games.copenhagen.notation import house_rows
from games.copenhagen.position import EndCard, House, Phase, Player, Position
from games.copenhagen.rules import setup
from games.errors import Refusal
from tests.languages.english import english

FIRST, SECOND = Seat(0), Seat(1)
ALL = tuple(Ability)


def house(*rows: str) -> House:
    """A house from its lowest rows, drawn top row first: capitals are brick, small letters windows."""
    filled = windows = 0
    colours = [0] * len(Colour)
    for height, row in enumerate(reversed(rows)):
        for column, mark in enumerate(row):
            if mark in ".+":
                continue
            bit = 1 << height * 5 + column
            filled |= bit
            windows |= bit if mark.islower() else 0
            if mark.upper() != "W":
                colours[[c.value for c in Colour].index(mark.upper())] |= bit
    return House(filled=filled, windows=windows, colours=tuple(colours))


def drawn(built: House, rows: int) -> tuple[str, ...]:
    """The lowest rows of a house as text, top row first."""
    return tuple(row[:5].replace("+", ".") for row in house_rows(built)[9 - rows :])


def player(hand: str = "", built: House | None = None, active=(), used=()) -> Player:
    """A player with this hand, house and ability tiles."""
    return Player(hand, built or House(), tuple(active), tuple(used))


def table(*players: Player, **changes) -> Position:
    """A table where the first seat is to act, with these players and otherwise as at the start."""
    seats = max(2, len(players))
    start = setup(seats, NoOptions(), "test")
    others = tuple(player() for _ in range(seats - len(players)))
    plain = {
        "turn": FIRST,
        "harbour": "RYGBPRY",
        "supply": "R" * 20 + "E",
        "phase": Phase.ACT,
        "end_card": EndCard.SUPPLY,
    }
    return replace(start, players=(*players, *others), **{**plain, **changes})


def after(position: Position, *moves: str) -> Position:
    """The table after the seat in turn makes these written moves."""
    for text in moves:
        position = play(GAME, position, position.turn, GAME.read_move(text))
    return position


def offered(position: Position) -> set[str]:
    """Every move offered to the seat in turn, written."""
    return {GAME.write_move(move) for move in GAME.legal_moves(position, position.turn)}


def refusal(position: Position, text: str, seat: Seat | None = None) -> str:
    """The sentence a written move is refused with."""
    try:
        play(GAME, position, position.turn if seat is None else seat, GAME.read_move(text))
    except Refusal as refused:
        return english(refused.said)
    raise AssertionError(f"{text} was allowed")
