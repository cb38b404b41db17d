"""How a seat stands, line by line: streets always, residents and accolades once they are scored."""

from games.api import Score, ScoreLine, Seat
from games.message import Message, say
from games.tenby import accolades
from games.tenby.position import Phase, Position
from games.tenby.scoring import Result, completed_streets, resident_points, street_points
from games.tenby.terms import accolade_name, resident_name
from games.tenby.town import is_complete


def result(position: Position, seat: Seat) -> Result:
    """Everything a seat scores in a position whose cards are known."""
    player = position.players[seat]
    return Result(
        streets=tuple(map(street_points, player.town)),
        residents=tuple((card, resident_points(player.town, card)) for card in player.residents),
        accolades=accolades.points(position)[seat],
        completed=completed_streets(player.town),
    )


def score(position: Position) -> tuple[Score, ...]:
    """Public points by seat."""
    return tuple(_of_seat(position, Seat(seat)) for seat in range(len(position.players)))


def _of_seat(position: Position, seat: Seat) -> Score:
    town = position.players[seat].town
    lines = [
        ScoreLine(
            _street(number, is_complete(street)), street_points(street), say("tenby-cards", count=len(street))
        )
        for number, street in enumerate(town, 1)
    ]
    if position.phase is Phase.OVER:
        scored = result(position, seat)
        lines += [ScoreLine(resident_name(card), points) for card, points in scored.residents]
        lines += [ScoreLine(accolade_name(card), points) for card, points in scored.accolades]
    return Score(
        points=sum(line.points for line in lines),
        lines=tuple(lines),
        tie_break=ScoreLine(say("tenby-completed-streets"), completed_streets(town)),
    )


def _street(number: int, complete: bool) -> Message:
    return say("tenby-street-completed" if complete else "tenby-street", number=number)
