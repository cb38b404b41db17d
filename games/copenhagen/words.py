"""What a move of Copenhagen did, in words, told from the public views before and after it."""

from collections import Counter

from games.api import Seat
from games.copenhagen.building import price_of
from games.copenhagen.components import ABILITY_NAMES, COLOUR_NAMES, WHITE, Ability, Colour
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.house import coats_earned, completed_lines, points, with_tile
from games.copenhagen.position import (
    Build,
    Change,
    Discard,
    EndCard,
    EndTurn,
    Gain,
    House,
    Move,
    Phase,
    Placed,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.english import count, join
from games.message import Said


def name_tile(tile: str) -> str:
    """A tile as players call it: red 4, or white."""
    return "white tile" if tile == WHITE else f"{COLOUR_NAMES[Colour(tile[0])]} {tile[1]}"


def name_cards(cards: str) -> str:
    """2 red and 1 blue."""
    parts = [f"{number} {COLOUR_NAMES[Colour(card)]}" for card, number in Counter(cards).items()]
    return join(parts) if parts else "nothing"


def tell(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Said:
    """One sentence without its subject: "takes red and blue"."""
    deed = _deed(before, seat, move)
    return deed if after is None else deed + _aftermath(before, seat, move, after)


def offer(view: Position, seat: Seat, move: Move) -> Said:
    """The move as a line of a list to choose from."""
    return tell(view, seat, move, None, seat)


def _deed(before: Position, seat: Seat, move: Move) -> str:
    match move:
        case Take(bridges):
            cards = [COLOUR_NAMES[Colour(before.harbour[bridge])] for bridge in bridges]
            spent = [ABILITY_NAMES[ability] for ability in abilities_spent(bridges)]
            return f"takes {join(cards)}" + (f" with {join(spent)}" if spent else "")
        case Discard(colour):
            return f"discards {COLOUR_NAMES[colour]}"
        case Use(Ability.BOTH_ACTIONS):
            return "declares Both actions"
        case Use(ability):
            return f"uses {ABILITY_NAMES[ability]}"
        case Change(colour, counts_as):
            return f"lets {COLOUR_NAMES[colour]} count as {COLOUR_NAMES[counts_as]}"
        case Build():
            return _build(before, seat, move)
        case White(column, row):
            placed = Placed(WHITE, 0, column, row)
            return f"places a white tile at {_place(column, row)}" + _gains(before, seat, placed)
        case Gain(ability):
            return f"takes the ability {ABILITY_NAMES[ability]}"
        case TurnBack():
            return "turns the used abilities back"
        case EndTurn():
            return "ends the turn"


def _place(column: int, row: int) -> str:
    return f"{'ABCDE'[column]}{row + 1}"


def _build(before: Position, seat: Seat, move: Build) -> str:
    price = price_of(before, before.players[seat].house, move)
    paid = move.tile[0] * (price - move.changed) + before.change[:1] * move.changed
    place = _place(move.column, move.row)
    placed = Placed(move.tile, move.turn, move.column, move.row)
    return f"builds {name_tile(move.tile)} at {place}, pays {name_cards(paid)}" + _gains(before, seat, placed)


def _gains(before: Position, seat: Seat, placed: Placed) -> str:
    """Rows, columns, points and coats that a placement brings."""
    house = before.players[seat].house
    built = with_tile(house, placed)
    parts = completions(house, built)
    if coats := coats_earned(house, built):
        parts.append(count(coats, "coat") + " of arms")
    return "".join(f", {part}" for part in parts)


def completions(house: House, built: House) -> list[str]:
    """The rows and columns that a placement completes, each with its points."""
    old, new = completed_lines(house), completed_lines(built)
    parts = [f"completes row {n + 1} (+1)" for n in new.mixed_rows if n not in old.mixed_rows]
    parts += [
        f"completes row {n + 1} with windows only (+2)" for n in new.window_rows if n not in old.window_rows
    ]
    parts += [f"completes column {'ABCDE'[n]} (+2)" for n in new.mixed_columns if n not in old.mixed_columns]
    parts += [
        f"completes column {'ABCDE'[n]} with windows only (+4)"
        for n in new.window_columns
        if n not in old.window_columns
    ]
    return parts


def _aftermath(before: Position, seat: Seat, move: Move, after: Position) -> str:
    """What followed by itself: coats that were skipped, a reshuffle, the end."""
    parts = []
    if skipped := _coats_skipped(before, seat, move, after):
        parts.append(f"{count(skipped, 'coat')} of arms without an option skipped")
    if before.end_card is EndCard.ASIDE and after.end_card is EndCard.SUPPLY:
        parts.append("the discards become the new supply, the End card is in it")
    if after.end_card is EndCard.SHOWN and before.end_card is not EndCard.SHOWN:
        parts.append("the End card appears and ends the game")
    elif after.phase is Phase.OVER:
        parts.append(f"reaches {points(after.players[seat].house)} points and ends the game")
    return "".join(f"; {part}" for part in parts)


def _coats_skipped(before: Position, seat: Seat, move: Move, after: Position) -> int:
    if after.phase in (Phase.COAT, Phase.OVER) and after.turn == seat:
        return 0
    spent = int(isinstance(move, White | Gain | TurnBack))
    earned = coats_earned(before.players[seat].house, after.players[seat].house)
    return before.coats - spent + earned
