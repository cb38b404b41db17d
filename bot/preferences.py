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


class ChannelSettings(msgspec.Struct, frozen=True):
    """One channel's choices, made by its moderators."""

    place: Place = Place.THREAD
    open_to_tables: bool = True
