"""What everybody is called at the end of a table, told below its result."""

from bot.app import App
from bot.statistics.keeper import FactKeeper
from bot.statistics.titles import title_line, titles_of
from bot.table import Table
from games.message import Said


def fact_keeper_of(app: App) -> FactKeeper:
    """What counts every table that ends."""
    return FactKeeper(app.store, app.tables)


async def title_lines(app: App, table: Table) -> tuple[Said, ...]:
    """A line for everybody who has a title; there are none where one played alone."""
    kept = await app.part(fact_keeper_of).of_table(table.id)
    return () if kept is None else tuple(map(title_line, titles_of(table, kept.facts)))
