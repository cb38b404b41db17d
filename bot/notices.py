"""Who must be told what after an update: pure. Sending is the cogs' work, once per notice."""

from enum import StrEnum

import msgspec

from bot.table import State, Update
from bot.takeback import still_to_agree


class Tell(StrEnum):
    """What a notice is about."""

    TURN = "turn"
    TAKEBACK = "takeback"
    RESULT = "result"


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a player, kept with the move that caused it."""

    table_id: int
    version: int
    tell: Tell
    user_id: int
    id: int = 0
    tried_in: int | None = None
    """The channel to which it was about to be sent: if nothing else is known, it may stand there."""


class Sent(msgspec.Struct, frozen=True):
    """A notice that stands in a channel as a message, until it is taken away."""

    notice_id: int
    channel_id: int
    message_id: int


def notices_for(update: Update) -> tuple[Notice, ...]:
    """The seats whose turn it has become, those asked about a takeback, and the end."""
    before, after = update.before, update.after
    found = [(Tell.TURN, seat) for seat in after.acting if seat not in before.acting]
    if after.takeback and after.takeback != before.takeback and before.takeback is None:
        found += [(Tell.TAKEBACK, seat) for seat in still_to_agree(after, after.takeback)]
    notices = [Notice(after.id, after.version, tell, after.holders[seat].user_id) for tell, seat in found]
    if after.state is State.OVER and before.state is State.PLAYING:
        notices.append(Notice(after.id, after.version, Tell.RESULT, 0))
    return tuple(notices)
