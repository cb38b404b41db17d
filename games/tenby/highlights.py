"""What is remembered of a game of Tenby: the longest street, from sea to sea if there is one."""

from games.message import Message, say, who
from games.tenby.position import Position
from games.tenby.town import is_complete


def highlights(view: Position) -> tuple[Message, ...]:
    """The first of equal ones."""
    streets = [(street, seat) for seat, player in enumerate(view.players) for street in player.town]
    whole = [each for each in streets if is_complete(each[0])]
    street, seat = max(whole or streets, key=lambda each: (len(each[0]), -each[1]))
    if not whole:
        return (say("tenby-moment-longest-street", who=who(seat), cards=len(street)),)
    return (say("tenby-moment-longest-sea-to-sea", who=who(seat), cards=len(street)),)
