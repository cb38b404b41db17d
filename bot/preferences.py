"""What players and channels may choose about how Rowhouse behaves."""

from enum import StrEnum

import msgspec

from bot.table import Place


class Ping(StrEnum):
    """How a player is told that it is their turn."""

    MENTION = "mention"
    DIRECT = "direct"
    NONE = "none"


class Preferences(msgspec.Struct, frozen=True):
    """One player's choices."""

    ping: Ping = Ping.MENTION
    text_boards: bool = False
    """Private panels carry the board as text, for screen readers."""
    language: str = ""
    """A language on the shelf, if the player chose one; else it is Discord's."""
    locale: str = ""
    """In which locale the player was last seen to use Discord."""


class ChannelSettings(msgspec.Struct, frozen=True):
    """One channel's choices, made by its moderators."""

    place: Place = Place.THREAD
    open_to_tables: bool = True
    language: str = ""
    """A language on the shelf for what everybody sees, if one was chosen; else it is the server's."""
