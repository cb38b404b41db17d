"""What is remembered of a game of Kensington: the largest house."""

from games.kensington.position import Position
from games.message import Message, say, who


def highlights(view: Position) -> tuple[Message, ...]:
    """The house with the most cells, doors and roofs counted; the first of equal ones."""
    sizes = [sum(map(len, player.building.columns)) for player in view.players]
    seat = sizes.index(max(sizes))
    columns = view.players[seat].building.columns
    storeys = max(map(len, columns))
    return (say("kensington-moment-largest-house", who=who(seat), columns=len(columns), storeys=storeys),)
