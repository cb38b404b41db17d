"""The painters on the shelf: one line per game; a game without one is drawn as its text diagram."""

from collections.abc import Mapping
from typing import Any, Final

from games.api import Game
from rendering import copenhagen, kensington, tenby
from rendering.painter import Painter
from rendering.plain import plain_painter

PAINTERS: Final[Mapping[str, Painter]] = {
    "copenhagen": copenhagen.PAINTER,
    "kensington": kensington.PAINTER,
    "tenby": tenby.PAINTER,
}


def painter_for(game: Game[Any, Any]) -> Painter:
    """The game's own painter, or the plain one."""
    return PAINTERS.get(game.key) or plain_painter(game)
