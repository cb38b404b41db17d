"""How a seat stands, line by line: streets always, residents and accolades once they are scored."""

from games.api import Score, ScoreLine, Seat
from games.message import say
from games.tenby import accolades
from games.tenby.anchors import penalty_points
from games.tenby.position import NEVER_BEGAN, Phase, Position, Street
from games.tenby.scenarios import counts
from games.tenby.scoring import Result, completed_streets, resident_points, street_points
from games.tenby.terms import accolade_name, resident_name
from games.tenby.town import is_complete


def result(position: Position, seat: Seat) -> Result:
    """Everything a seat scores in a position whose cards are known."""
    player = position.players[seat]
    if position.round == NEVER_BEGAN:
        return Result(streets=tuple(0 for _ in player.town), residents=(), accolades=(), completed=0)
    return Result(
        streets=tuple(counted_points(position, street) for street in player.town),
        residents=tuple((card, resident_points(player.town, card)) for card in player.residents),
        accolades=accolades.points(position)[seat],
        completed=completed_streets(player.town),
        penalty=penalty_points(position),
    )


def counted_points(position: Position, street: Street) -> int:
    """What a street is worth; in Even Streets nothing below and above its limits (ruling 64)."""
    points = street_points(street)
    return points if counts(position, points) else 0


def score(position: Position) -> tuple[Score, ...]:
    """Public points by seat; a game that was lost before its end has none."""
    if position.solo is not None and position.solo.is_lost:
        return (Score(points=0),)
    if position.round == NEVER_BEGAN:
        return tuple(Score(points=0) for _ in position.players)
    return tuple(_of_seat(position, Seat(seat)) for seat in range(len(position.players)))


def _of_seat(position: Position, seat: Seat) -> Score:
    town = position.players[seat].town
    lines = [_street_line(position, number, street) for number, street in enumerate(town, 1)]
    if position.phase is Phase.OVER:
        scored = result(position, seat)
        lines += [ScoreLine(resident_name(card), points) for card, points in scored.residents]
        lines += [ScoreLine(accolade_name(card), points) for card, points in scored.accolades]
    if penalty := penalty_points(position):
        lines.append(ScoreLine(say("tenby-penalty-pile"), -penalty))
    completed = ScoreLine(say("tenby-completed-streets"), completed_streets(town))
    return Score(
        points=sum(line.points for line in lines),
        lines=tuple(lines),
        tie_break=completed if position.solo is None else None,
    )


def _street_line(position: Position, number: int, street: Street) -> ScoreLine:
    points, cards = street_points(street), say("tenby-cards", count=len(street))
    if not counts(position, points):
        cards = say("tenby-cards-not-counted", count=len(street), points=points)
    label = say("tenby-street-completed" if is_complete(street) else "tenby-street", number=number)
    return ScoreLine(label, counted_points(position, street), cards)
