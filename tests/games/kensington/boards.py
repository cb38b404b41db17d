"""Buildings and tables of Kensington drawn as text, for tests to be written in."""

from msgspec.structs import replace

from games.api import Seat, play
from games.errors import Refusal
from games.kensington import GAME
from games.kensington.components import SHOWN
from games.kensington.notation import building_rows
from games.kensington.position import Building, Options, Phase, Pile, Placed, Player, Position, Shown
from games.kensington.rules import setup
from games.kensington.tiles import TILES, Back
from tests.languages.english import english

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def building(*rows: str, tiles: tuple[str, ...] = ()) -> Building:
    """A building drawn top row first: O the own door, D a red door, w lit, d dark, # wall, ^ roof.

    `tiles` are names to count cats and birds on, whatever was drawn.
    """
    width = max(len(row) for row in rows)
    lines = [row.ljust(width, ".") for row in reversed(rows)]
    columns = ["".join(line[x] for line in lines).rstrip(".") for x in range(width)]
    assert all(column and "." not in column for column in columns), "a gap in a column"
    return Building(
        placed=tuple(Placed(tile, 0, 0) for tile in tiles),
        columns=tuple(column.replace("O", "D") for column in columns),
        left=-lines[0].index("O"),
    )


def drawn(built: Building) -> tuple[str, ...]:
    """A building as text, top row first, the own door as O."""
    rows = building_rows(built)
    ground = rows[-1]
    return (*rows[:-1], ground[: -built.left] + "O" + ground[-built.left + 1 :])


BARE = building("O")


def player(built: Building = BARE, stored: str = "", tokens: int = 1) -> Player:
    """A player with this building, warehouse and tokens."""
    return Player(built, tuple(stored.split()), tokens)


def piles(*, view: bool = True, **tiles: str) -> tuple[Pile, ...]:
    """A heap of these tiles by back (A, B, C, D), the first ones shown as they are printed."""
    made = []
    for back in Back:
        names = tiles.get(back.value, "").split()
        seen = names[:SHOWN] if view and back is not Back.SPECIAL else []
        shown = tuple(Shown(name, TILES[name].drawing) for name in seen)
        made.append(Pile(shown, tuple(names[len(seen) :]), len(seen)))
    return tuple(made)


def table(*players: Player, options: Options | None = None, **changes) -> Position:
    """A table where the first seat is to take a tile, with these players and otherwise as at the start."""
    seats = max(2, len(players))
    start = setup(seats, options or Options(), "test")
    others = tuple(player() for _ in range(seats - len(players)))
    return replace(start, players=(*players, *others), **{"turn": FIRST, **changes})


def building_now(built: Building, hand: str = "", stored: str = "", **changes) -> Position:
    """A table where the first seat has taken a tile and is to build."""
    return table(player(built, stored), hand=hand, phase=Phase.BUILD, **changes)


def after(position: Position, *moves: str) -> Position:
    """The table after the seat in turn makes these written moves."""
    for text in moves:
        position = play(GAME, position, position.turn, GAME.read_move(text))
    return position


def offered(position: Position) -> set[str]:
    """Every move offered to the seat in turn, written."""
    return {GAME.write_move(move) for move in GAME.legal_moves(position, position.turn)}


def places(position: Position, tile: str) -> set[tuple[int, int]]:
    """Where the seat in turn may build one tile by itself: (column, row)."""
    moves = [GAME.read_move(text) for text in offered(position) if "@" in text]
    alone = [move.parts[0] for move in moves if len(move.parts) == 1]
    return {(part.column, part.row) for part in alone if part.tile == tile}


def units(position: Position) -> set[str]:
    """Every unit of two or three tiles offered to the seat in turn, written."""
    return {text for text in offered(position) if "+" in text}


def refusal(position: Position, text: str, seat: Seat | None = None) -> str:
    """The sentence a written move is refused with."""
    try:
        play(GAME, position, position.turn if seat is None else seat, GAME.read_move(text))
    except Refusal as refused:
        return english(refused.said)
    raise AssertionError(f"{text} was allowed")
