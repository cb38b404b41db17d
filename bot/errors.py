"""What a table may refuse; what each says is read in the player's language.

Refusal (games/errors.py)
  NoSuchTable   the table is unknown or was removed
  NotSeated     somebody who does not sit there
  StaleButton   the board has moved on since the button was drawn
  WrongTime     not while the table is as it is now (a lobby, in play, over)
  NotAllowed    somebody else's to decide
  BadStore      the database cannot be used, said at start
  StoreTrouble  the database failed while the bot runs; nothing was changed
    StoreBusy     it may pass: locked, read-only, full; whoever only shows something tries again
    StoreDamaged  it will not: a part of the file cannot be read
    StoreGone     the file was deleted or replaced under the bot, which stops
"""

from games.errors import Refusal
from games.message import say


class NoSuchTable(Refusal):
    """A table that is not there."""


class NotSeated(Refusal):
    """Somebody who does not sit at the table."""


class StaleButton(Refusal):
    """A press made for an older board."""


class MovedOn(StaleButton):
    """What was decided on has changed meanwhile, in another process: it may be decided anew."""


class WrongTime(Refusal):
    """Something that this table's state does not allow."""


class NotAllowed(Refusal):
    """Something that is for somebody else to decide."""


class BadStore(Refusal):
    """A database that cannot be used."""


class StoreTrouble(Refusal):
    """A database that failed in use; the store has logged why."""


class StoreBusy(StoreTrouble):
    """A failure that may pass by itself."""


class StoreDamaged(StoreTrouble):
    """A failure that stays until somebody mends the file."""


class StoreGone(StoreTrouble):
    """A database file that is no longer where it was opened."""


def no_such_table(table_id: int) -> NoSuchTable:
    """In the same words whether there is none or whoever asks may not know of it."""
    return NoSuchTable(say("table-no-such-table", table=str(table_id)))
