"""What speaks for a plan of Kensington, in a line."""

from games.kensington.building import points
from games.kensington.components import ENTRANCES
from games.kensington.glimpses import Glimpse
from games.kensington.lines import Line
from games.kensington.position import Position, Take
from games.kensington.tiles import Back
from games.kensington.words import gains
from games.message import Message, say


def reason_to_take(glimpse: Glimpse, take: Take) -> Message:
    """Why a tile with this back."""
    match Back(take.back):
        case Back.PLAIN:
            return say("kensington-why-plain")
        case Back.DIAMOND:
            return say("kensington-why-diamond")
        case Back.SPECIAL:
            return say("kensington-why-special")
        case Back.ROOF if glimpse.may_end_it_ahead(take):
            return say("kensington-why-bird")
        case Back.ROOF:
            gain = glimpse.gain(take)
            return say("kensington-why-roof", points=gain) if gain > 0 else say("kensington-why-spare-roof")


def reason_to_build(view: Position, line: Line) -> Message:
    """What the builds bring now, or what they prepare."""
    player = view.players[view.turn]
    if not line.builds:
        return _reason_to_wait(view)
    gained, earned = line.light.points() - points(player.building), line.tokens - player.tokens
    if gained > 0 or earned > 0:
        return say("kensington-brings", what=gains(gained, max(0, earned)))
    return say("kensington-why-room", points=line.light.waiting())


def _reason_to_wait(view: Position) -> Message:
    if not view.hand:
        return say("kensington-why-wait")
    is_kept = len(view.players[view.turn].stored) < ENTRANCES
    return say("kensington-why-store" if is_kept else "kensington-why-return")
