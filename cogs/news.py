"""What a table still has to tell somebody: the outbox sends it, and the board comes into sight for it."""

from bot.app import App
from bot.notices import Notice, current
from bot.table import Table


async def open_notices(app: App, table: Table) -> list[Notice]:
    """Those of this version; what came of a move made meanwhile is left to the update that brought it."""
    found = await app.store.notices.open_at(table.id)
    return [notice for notice in found if notice.version <= table.version]


async def has_news(app: App, table: Table) -> bool:
    """Is there somebody to tell something?"""
    return any(notice.message_id is None for notice in current(table, await open_notices(app, table)))
