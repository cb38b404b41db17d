"""What players and channels may choose about how Rowhouse behaves."""

from datetime import time
from enum import StrEnum

import msgspec

from bot.clocks.quiet import QuietHours
from bot.table import Place


class Ping(StrEnum):
    """How a player is told that it is their turn."""

    MENTION = "mention"
    DIRECT = "direct"
    BOTH = "both"
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
    zone: str = "UTC"
    """Where the player's days and hours are."""
    quiet_from: time | None = None
    quiet_until: time | None = None
    digest_hour: int | None = None
    """When the player gets a list of open turns every day, if at all."""
    spends_vacation: bool = True
    """May vacation days spend themselves when a bank is empty?"""
    tells_next: bool = False
    """Is the player told to be next?"""
    reminders: bool = True
    """Is the player reminded of a turn that waits?"""
    shows_profile: bool = True
    """May other members of a server see the player's profile and statistics, and the name in lists?"""
    confirms: bool = True
    """Is the player asked before a turn ends? What shows something hidden is always asked about."""

    @property
    def quiet(self) -> QuietHours | None:
        """The quiet hours, if the player has any."""
        if self.quiet_from is None or self.quiet_until is None:
            return None
        return QuietHours(self.quiet_from, self.quiet_until, self.zone)


class ChannelSettings(msgspec.Struct, frozen=True):
    """One channel's choices, made by its moderators."""

    place: Place = Place.THREAD
    open_to_tables: bool = True
    language: str = ""
    """A language on the shelf for what everybody sees, if one was chosen; else it is the server's."""
