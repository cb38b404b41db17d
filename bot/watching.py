"""Who may look things up at a table; pure. Whether they see its channel at all is asked elsewhere."""

from bot.errors import NotAllowed
from bot.table import Table, Watch, check_playing
from games.message import say


def check_watches(table: Table, user_id: int) -> None:
    """Refuse people who may not watch, and tables that have no board yet."""
    if table.position is None:
        check_playing(table)
    if table.arrangement.watch is Watch.PLAYERS and not table.is_seated(user_id):
        raise NotAllowed(say("table-only-players"))
