"""Turns of Tenby planned ahead: what the turn would be like now, and what its moves rely on."""

from msgspec.structs import replace

from games.api import Seat
from games.message import Message, say
from games.tenby.market import deck_of, pile_of, plain_ends
from games.tenby.position import ChooseDay, Move, Phase, Position, Take, TakePlainEnd, Turn
from games.tenby.terms import card_name
from games.tenby.turns import next_turn


def as_if_to_act(position: Position, seat: Seat) -> Position | None:
    """The seat chooses a day card, takes the turn of the one it has chosen, or visits, before the others.

    What a round brings that has not begun, nobody knows.
    """
    position = replace(position, turn=Turn())
    match position.phase:
        case Phase.NIGHT if seat in position.night:
            return replace(position, night=_first(position.night, seat))
        case Phase.NIGHT | Phase.DAY:
            return _by_day(position, seat)
        case Phase.VISITING if seat in position.visitors:
            return replace(position, visitors=_first(position.visitors, seat))
        case _:
            return None


def _first(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return (seat, *(other for other in seats if other != seat))


def _by_day(position: Position, seat: Seat) -> Position | None:
    own = next((day for day in position.days if day.seat == seat), None)
    if own is None:  # it was used; the next turn is another round's
        return None
    others = tuple(day for day in position.days if day is not own)
    return next_turn(replace(position, phase=Phase.DAY, days=(own, *others)))


def relies_on(view: Position, seat: Seat, move: Move) -> tuple[Message, ...]:
    """Day cards and the market are there for everybody."""
    match move:
        case ChooseDay(number):
            is_free = any(day.number == number and day.seat is None for day in view.days)
            return (say("tenby-day-there" if is_free else "tenby-day-gone", day=number),)
        case Take(card):
            is_there = card in pile_of(view.market, deck_of(card)).open_cards
            return (say("tenby-card-there" if is_there else "tenby-card-gone", card=card_name(card)),)
        case TakePlainEnd(deck):
            is_left = bool(plain_ends(view.market, deck))
            return (say("tenby-plain-end-there" if is_left else "tenby-plain-end-gone", deck=deck.value),)
        case _:
            return ()
