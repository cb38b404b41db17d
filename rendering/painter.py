"""What a painter of a game is; png.encode turns its pictures into files."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL.Image import Image

from games.api import Score
from games.message import Said
from languages.reader import Reader
from rendering.recap.stage import Stage
from rendering.seat_time import Times
from rendering.skin import MORNING, Skin

Names = tuple[str, ...]


class DrawTable(Protocol):
    """Draws the board that everybody sees."""

    def __call__(self, view: Any, reader: Reader, times: Times = (), /) -> tuple[Image, ...]:
        """(a spectator's view, reader, the seats' clocks) -> one picture, or several where one could not be
        read."""


@dataclass(frozen=True, kw_only=True)
class Painter:
    """One game's pictures. All take views, never positions, and depend on nothing else but who reads and how
    much time is left."""

    table: DrawTable
    private: Callable[[Any, int, Reader], Image]
    """(the seat's view, seat, reader) -> what the seat alone may see."""
    draft: Callable[[Any, int, Any, Said, Reader], Image]
    """(the seat's view, seat, a move or None, refusal or "", reader) -> the seat's own board with the move's
    ghost; with a refusal it is drawn as not legal and the reason is written."""
    skin: Skin = MORNING
    """How the lobby and the score card look."""
    scores: Callable[[Any], tuple[Score, ...]] | None = None
    """(the view of a game that is over) -> everybody's points as the score card lists them, where that is not
    how the game tells them: every seat with the same lines."""
    icons: Callable[[], Mapping[str, Image]]
    """Single pieces, 128 x 128 with a transparent ground, by the name of their emoji."""
    stage: Callable[[Sequence[Any]], Stage] | None = None
    """(all spectators' views of a recap, in order) -> how it shows them; without one, points alone."""
