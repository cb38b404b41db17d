"""Why a plan is good, in a line: points at once, completed streets, or what it leads to."""

from games.message import Message, say
from games.tenby.position import HIDDEN, Player
from games.tenby.scoring import completed_streets, resident_points, town_points
from games.tenby.thinking.turn_search import Way


def brought(before: Player, way: Way) -> Message:
    """What cards placed and moved bring at once."""
    after = way.player
    points = town_points(after.town) - town_points(before.town) - way.penalty
    residents = _residents(after) - _residents(before)
    if completed_streets(after.town) > completed_streets(before.town):
        return say("tenby-why-completes", points=points + residents)
    if residents > 0:
        return say("tenby-why-residents", points=points + residents, residents=residents)
    if way.active:
        return say("tenby-why-activates")
    if after.town == before.town:
        return say("tenby-why-rings")
    return say("tenby-why-points", points=points) if points > 0 else say("tenby-why-later")


def _residents(player: Player) -> int:
    return sum(resident_points(player.town, card) for card in player.residents if card != HIDDEN)
