"""Whether a member may open another table."""

from bot.app import App
from bot.limits import check_may_open


async def check_limits(app: App, user_id: int) -> None:
    """Refuse a table to who has too many, or has opened some just now."""
    tables = await app.tables.load_each(await app.store.tables.of_player(user_id))
    check_may_open(user_id, tables)
    app.pace.note(user_id)
