"""Positions worth a picture: games played by a simple player, the same every time."""

from games.api import Seat
from games.chance import number_below
from games.tenby.market import plain_ends
from games.tenby.position import (
    Activate,
    Buy,
    DrawBlind,
    DrawResidents,
    EndTurn,
    Forfeit,
    Move,
    Options,
    Phase,
    Place,
    Position,
    Reveal,
    RevealAccolade,
    Shift,
    Take,
    TakePlainEnd,
)
from games.tenby.rules import apply, legal_moves, setup
from games.tenby.scoring import town_points
from games.tenby.town import is_complete, placements, with_card, with_shift
from games.tenby.turns import to_act

NAMES = ("Theo Park", "Saoirse", "Gwen", "Idris of Vale", "Mei")
_SEED = "t1"


def sample_game(seats: int, options: Options | None = None) -> list[Position]:
    """Every position of a whole game, first to last."""
    positions = [setup(seats, options or Options(), _SEED)]
    while acting := to_act(positions[-1]):
        move = _choice(positions[-1], acting[0], len(positions))
        positions.append(apply(positions[-1], acting[0], move))
    return positions


def _choice(position: Position, seat: Seat, step: int) -> Move:
    """The best move by a rough worth; chance decides among equals."""
    moves = legal_moves(position, seat)
    worths = [_worth(position, seat, move) for move in moves]
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[number_below(len(best), _SEED, "sample", step)]


def _worth(position: Position, seat: Seat, move: Move) -> float:
    town = position.players[seat].town
    match move:
        case Place():
            return _worth_of_place(position, seat, move)
        case Take(card):
            places = placements(town, card)
            return max(_worth_of_place(position, seat, place) for place in places) + 2
        case TakePlainEnd(deck):
            places = placements(town, plain_ends(position.market, deck)[0])
            return max(_worth_of_place(position, seat, place) for place in places) - 4
        case Shift():
            gained = town_points(with_shift(town, move)) - town_points(town)
            return gained - 4
        case DrawResidents():
            return 5
        case Activate():
            return 2
        case EndTurn():
            return 0 if not position.turn.actions else -20
        case Buy():
            return 3 if position.players[seat].rings > 4 else -9
        case Forfeit() | DrawBlind() | Reveal() | RevealAccolade():
            return -5
        case _:
            return 0


def _worth_of_place(position: Position, seat: Seat, place: Place) -> float:
    """Points, with a liking for long streets that are completed in the end."""
    town = position.players[seat].town
    after = with_card(town, place)
    gained = town_points(after) - town_points(town)
    street = after[place.street]
    done = is_complete(street)
    short = done and len(street) < 6
    new = 4 if place.street == -1 and len(town) > 1 else 2 if place.street == -1 else 0
    return gained - new + (3 if done else 0) - (5 if short else 0)


def by_day(game: list[Position], part: float) -> Position:
    """The first position past a part of a game in which somebody has just placed a card and goes on."""
    later = game[int(len(game) * part) :]
    return next(position for position in later if position.phase is Phase.DAY and _is_lively(position))


def _is_lively(position: Position) -> bool:
    last, acting = position.last, to_act(position)[0]
    return bool(
        last is not None
        and last.seat == acting
        and last.turn == position.turns
        and position.turn.actions
        and not position.turn.holding
        and any(day.seat is None for day in position.days)
    )
