"""A game's own options as people choose them: what they are set to, in words and in presses."""

from typing import Any

import msgspec

from cogs.press import UnreadablePress
from games.api import Game, option_value, read_options
from games.message import Said, say


def value_of(game: Game[Any, Any], chosen: dict[str, Any], name: str) -> Any:
    """What an option is set to, chosen or by default, as it is kept."""
    return msgspec.to_builtins(getattr(read_options(game, chosen), name))


def write_value(value: Any) -> str:
    """A value as a press carries it."""
    return msgspec.json.encode(value).decode()


def read_value(text: str) -> Any:
    """The value that a press carries."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise UnreadablePress from None


def shown_value(game: Game[Any, Any], name: str, value: Any) -> Said:
    """A value of an option as people read it: a number, on or off, or what the game calls it."""
    if isinstance(value, bool):
        return say("lobby-on") if value else say("lobby-off")
    return option_value(game, name, value) if isinstance(value, str) else str(value)
