"""The board of Copenhagen in sentences, from a view: in full to play from, and at a glance."""

from games.api import Seat
from games.copenhagen.notation import diagram
from games.copenhagen.position import Position
from games.message import Said


def board(view: Position, viewer: Seat | None) -> tuple[Said, ...]:
    """Everything the viewer may see, a sentence a line."""
    return (diagram(view),)


def glance(view: Position) -> tuple[Said, ...]:
    """The board in short."""
    return (diagram(view),)
