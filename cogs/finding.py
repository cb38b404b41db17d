"""Which table a command means: the one it names, the one of this thread, or the only one that fits."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.app import App
from bot.errors import NoSuchTable
from bot.table import Table
from bot.time_left import deadline_for
from cogs import wording
from cogs.layout import LONGEST_OPTION
from cogs.presses import Interaction
from cogs.readers import Readers, is_about
from cogs.sight import Sight
from games.message import Message, Typed, say
from languages.names import shortened
from languages.reader import Medium

MOST_CHOICES = 25


async def find_table(app: App, interaction: Interaction, table_id: int | None) -> Table:
    """The table that the member means, or a sentence that says how to name it."""
    table = await _found(app, interaction, table_id)
    is_about(interaction, table)
    return table


async def _found(app: App, interaction: Interaction, table_id: int | None) -> Table:
    sight = app.part(Sight)
    if table_id is not None:
        return await sight.table(interaction, table_id)
    user_id = interaction.user.id
    here = await tables_here(app, interaction)
    mine = [table for table in here if table.is_seated(user_id)]
    waiting = [table for table in mine if table.waits_for(user_id)]
    for fitting in (waiting, mine, here):
        if len(fitting) == 1:
            return fitting[0]
    if not here:
        last = await app.store.tables.last_at(interaction.channel_id or 0)
        if last is not None:
            return await sight.table(interaction, last)
        return await _only_elsewhere(app, interaction)
    numbers = tuple(str(table.id) for table in (waiting or mine or here))
    raise NoSuchTable(say("table-several", tables=numbers))


async def tables_here(app: App, interaction: Interaction) -> list[Table]:
    """The open tables of this channel or thread."""
    ids = await app.store.tables.open_in(interaction.channel_id or 0)
    return await app.part(Sight).visible(interaction, ids)


async def tables_of(app: App, interaction: Interaction) -> list[Table]:
    """The member's open tables anywhere: those that wait for them first, the least time left first."""
    ids = await app.store.tables.of_player(interaction.user.id)
    found = await app.part(Sight).visible(interaction, ids)
    return await _most_urgent_first(app, found, interaction.user.id)


async def tables_waiting(app: App, interaction: Interaction) -> list[Table]:
    """The tables anywhere that wait for the member, the least time left first."""
    ids = await app.store.tables.waiting_for(interaction.user.id)
    found = await app.part(Sight).visible(interaction, ids)
    return await _most_urgent_first(app, found, interaction.user.id)


async def _most_urgent_first(app: App, tables: list[Table], user_id: int) -> list[Table]:
    waiting = [table for table in tables if table.waits_for(user_id)]
    deadlines = {table.id: await deadline_for(app.tables, table, user_id) for table in waiting}
    return most_urgent_first(tables, deadlines)


def most_urgent_first(tables: Sequence[Table], deadlines: Mapping[int, int]) -> list[Table]:
    """Those with a deadline, the nearest first, and then the others as they come."""
    urgent = sorted((table for table in tables if table.id in deadlines), key=lambda t: deadlines[t.id])
    return urgent + [table for table in tables if table.id not in deadlines]


async def choose_table(app: App, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the member's tables, those that wait for them first, then the others here."""
    return await labelled(app, interaction, await _open_tables(app, interaction), typed)


async def choose_played_table(
    app: App, interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Autocomplete: every table that was begun, those in play first, then those that are over."""
    tables = [*await _open_tables(app, interaction), *await _ended_tables(app, interaction)]
    return await labelled(app, interaction, [each for each in tables if each.position is not None], typed)


async def choose_ended_table(
    app: App, interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Autocomplete: the tables that are over, the member's own first."""
    tables = [each for each in await _ended_tables(app, interaction) if each.has_ended]
    return await labelled(app, interaction, tables, typed)


async def _ended_tables(app: App, interaction: Interaction) -> list[Table]:
    """The member's tables that are over, then the others here."""
    ended = [
        *await app.store.tables.ended_of_player(interaction.user.id),
        *await app.store.tables.ended_in(interaction.channel_id or 0),
    ]
    return await app.part(Sight).visible(interaction, list(dict.fromkeys(ended)))


async def _open_tables(app: App, interaction: Interaction) -> list[Table]:
    """The member's tables, those that wait for them first, then the others here."""
    mine = await tables_of(app, interaction)
    known = {table.id for table in mine}
    return mine + [table for table in await tables_here(app, interaction) if table.id not in known]


async def labelled(
    app: App, interaction: Interaction, tables: Sequence[Table], typed: str
) -> list[app_commands.Choice[int]]:
    """Those of the tables whose label fits what was typed, as choices."""
    reader = (await app.part(Readers).of(interaction)).on(Medium.TEXT)
    labels = [(reader.read(_label(table, interaction.user.id)), table.id) for table in tables]
    fitting = [(label, table_id) for label, table_id in labels if typed.casefold() in label.casefold()]
    return [
        app_commands.Choice(name=shortened(label, LONGEST_OPTION), value=table_id)
        for label, table_id in fitting[:MOST_CHOICES]
    ]


async def _only_elsewhere(app: App, interaction: Interaction) -> Table:
    """Nothing here: the member's only table anywhere, if there is just one."""
    mine = await tables_of(app, interaction)
    if len(mine) != 1:
        raise NoSuchTable(wording.NOTHING_HERE)
    return mine[0]


def _label(table: Table, user_id: int) -> Message:
    state = say("table-state-yours" if table.waits_for(user_id) else f"table-state-{table.state.value}")
    names = tuple(map(Typed, table.names))
    return say("table-choice", title=wording.title_of(table), state=state, names=names)
