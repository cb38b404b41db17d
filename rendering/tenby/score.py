"""How the points of a game that is over came about: by what cards score, then residents and accolades."""

from typing import Final

from games.api import Score, ScoreLine, Seat
from games.message import Said, say
from games.tenby.components import FACES, UNIQUE, Colour, Feature, Icon
from games.tenby.position import Accolades, Position
from games.tenby.scenarios import counts, differences
from games.tenby.score_lines import result
from games.tenby.scoring import card_points, completed_streets, street_points
from rendering.tenby.marks import ANCHOR, COMPLETED, HONOUR, RESIDENT

GROUPS: Final[dict[str, frozenset[str]]] = {
    "sky": frozenset((Feature.CLOUD, Feature.SEAGULL, Feature.LOBSTERBOX, Feature.BINOCULARS)),
    "houses": frozenset((Feature.CHIMNEY, Feature.SHUTTERS, Feature.FLOWERBOX, Feature.PORCH)),
    "street": frozenset((Feature.BENCH, Feature.BIN, Feature.LAMPPOST)),
    "colours": frozenset((*Colour, UNIQUE)),
    "kinds": frozenset(Icon),
    "fixed": frozenset(("",)),
}
"""What cards score, in groups, by the key of their label."""
SIGNS: Final[dict[Said, str]] = {
    say("tenby-scored-sky"): Feature.CLOUD,
    say("tenby-scored-houses"): Feature.CHIMNEY,
    say("tenby-scored-street"): Feature.BENCH,
    say("tenby-scored-colours"): UNIQUE,
    say("tenby-scored-kinds"): Icon.HOME,
    say("tenby-scored-fixed"): Icon.TOWN,
    say("tenby-scored-residents"): RESIDENT,
    say("tenby-scored-accolades"): HONOUR,
    say("tenby-penalty-pile"): ANCHOR,
    say("tenby-completed-streets"): COMPLETED,
}
"""What the lines of a score are drawn as, by their labels."""


def scores_of(view: Position) -> tuple[Score, ...]:
    """Everybody's points as the score card shows them: the same lines for all."""
    return tuple(_of_seat(view, Seat(seat)) for seat in range(len(view.players)))


def _of_seat(view: Position, seat: Seat) -> Score:
    town, scored = view.players[seat].town, result(view, seat)
    points = dict.fromkeys(GROUPS, 0)
    is_lost = view.solo is not None and view.solo.is_lost
    for street in () if is_lost else town:
        if not counts(view, street_points(street)):
            continue
        for place, face in enumerate(street):
            points[_group(FACES[face].scoring.target)] += card_points(street, place)
    lines = [ScoreLine(say(f"tenby-scored-{group}"), number) for group, number in points.items()]
    if is_lost:  # in the middle of a game nothing is scored
        return Score(0, tuple(lines))
    if differences(view).has_residents:
        lines.append(ScoreLine(say("tenby-scored-residents"), scored.resident_points))
    if view.options.accolades is not Accolades.NONE:
        won = sum(points for _, points in scored.accolades)
        lines.append(ScoreLine(say("tenby-scored-accolades"), won))
    if differences(view).has_anchors:
        lines.append(ScoreLine(say("tenby-penalty-pile"), -scored.penalty))
    completed = ScoreLine(say("tenby-completed-streets"), completed_streets(town))
    tie_break = completed if view.solo is None else None
    return Score(sum(line.points for line in lines), tuple(lines), tie_break)


def _group(target: str) -> str:
    return next(group for group, targets in GROUPS.items() if target in targets)
