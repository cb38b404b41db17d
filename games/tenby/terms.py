"""The words of Tenby's box: cards, residents, accolades, actions and what scores, as messages."""

from games.message import Message, say
from games.tenby.components import ACCOLADES, RESIDENTS, Action


def resident_name(card: str) -> Message:
    """Carpenter A."""
    return say("tenby-resident", name=say(f"tenby-resident-{RESIDENTS[card].target}"), version=card[-1])


def accolade_name(card: str) -> Message:
    """Manager."""
    return say(f"tenby-accolade-{ACCOLADES[card].target}")


def target_name(target: str) -> Message:
    """What is scored, as many: shutters, red buildings, homes."""
    return say(f"tenby-target-{target}")


_ACTION_KEYS = {
    Action.TERRACE: "terrace",
    Action.PIER: "pier",
    Action.LANDMARK: "landmark",
    Action.RESIDENT: "resident",
    Action.RING: "ring",
}
