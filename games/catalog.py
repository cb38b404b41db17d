"""The shelf: one line per game."""

from collections.abc import Mapping
from typing import Any, Final

from games import copenhagen, kensington, tenby
from games.api import Game

_SHELF: Final = (
    copenhagen.GAME,
    kensington.GAME,
    tenby.GAME,
)
GAMES: Final[Mapping[str, Game[Any, Any]]] = {game.key: game for game in _SHELF}
