"""How the points of a game that is over came about: by what cards score, then residents and accolades."""

from typing import Final

from games.api import Score, ScoreLine, Seat
from games.message import say
from games.tenby.components import FACES, UNIQUE, Colour, Feature, Icon
from games.tenby.position import Accolades, Position
from games.tenby.scenarios import counts
from games.tenby.score_lines import result
from games.tenby.scoring import card_points, completed_streets, street_points
from rendering.tenby.marks import COMPLETED, HONOUR, RESIDENT

GROUPS: Final[dict[str, frozenset[str]]] = {
    "sky": frozenset((Feature.CLOUD, Feature.SEAGULL, Feature.LOBSTERBOX, Feature.BINOCULARS)),
    "houses": frozenset((Feature.CHIMNEY, Feature.SHUTTERS, Feature.FLOWERBOX, Feature.PORCH)),
    "street": frozenset((Feature.BENCH, Feature.BIN, Feature.LAMPPOST)),
    "colours": frozenset((*Colour, UNIQUE)),
    "kinds": frozenset(Icon),
    "fixed": frozenset(("",)),
}
"""What cards score, in groups, by the key of their label."""
SIGNS: Final = (
    Feature.CLOUD.value,
    Feature.CHIMNEY.value,
    Feature.BENCH.value,
    UNIQUE,
    Icon.HOME.value,
    Icon.TOWN.value,
    RESIDENT,
)
"""What the lines of a score are drawn as; accolades follow if they are played, and what breaks ties."""


def signs_of(lines: int) -> tuple[str, ...]:
    """The sign of every line of a score, with what breaks ties."""
    return (*SIGNS, *(HONOUR,) * (lines - len(SIGNS)), COMPLETED)


def scores_of(view: Position) -> tuple[Score, ...]:
    """Everybody's points as the score card shows them: the same lines for all."""
    return tuple(_of_seat(view, Seat(seat)) for seat in range(len(view.players)))


def _of_seat(view: Position, seat: Seat) -> Score:
    town, scored = view.players[seat].town, result(view, seat)
    if view.solo is not None and view.solo.is_lost:
        return Score(0)
    points = dict.fromkeys(GROUPS, 0)
    for street in town:
        if not counts(view, street_points(street)):
            continue
        for place, face in enumerate(street):
            points[_group(FACES[face].scoring.target)] += card_points(street, place)
    lines = [ScoreLine(say(f"tenby-scored-{group}"), number) for group, number in points.items()]
    lines.append(ScoreLine(say("tenby-scored-residents"), scored.resident_points))
    if view.options.accolades is not Accolades.NONE:
        won = sum(points for _, points in scored.accolades)
        lines.append(ScoreLine(say("tenby-scored-accolades"), won))
    if view.solo is not None:
        lines.append(ScoreLine(say("tenby-penalty-pile"), -scored.penalty))
    tie_break = ScoreLine(say("tenby-completed-streets"), completed_streets(town))
    return Score(sum(line.points for line in lines), tuple(lines), tie_break if view.solo is None else None)


def _group(target: str) -> str:
    return next(group for group, targets in GROUPS.items() if target in targets)
