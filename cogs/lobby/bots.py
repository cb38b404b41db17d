"""Bot players in the lobby: one press lets one sit down, another begins with a few of them."""

from discord.ext import commands

from bot.app import App
from bot.doer import Doer
from bot.lobby import Naming, open_seats
from bot.table import Holder, State, Table
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.lobby.press import AddBot, SetBot, StartAgainstBots, TakeBotOff
from cogs.press import AtTable
from cogs.presses import Interaction, on_press
from cogs.readers import Readers, is_about
from cogs.screen import Choice, Key, Menu, Screen, Style
from cogs.sight import Sight
from cogs.turn import TurnPanels
from games.message import Typed, say
from games.thought import Level
from languages.reader import Medium


class LobbyBots(commands.Cog):
    """Does what a host presses about bot players."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, AddBot, self._add)
        on_press(app, SetBot, self._set)
        on_press(app, TakeBotOff, self._take_off)
        on_press(app, StartAgainstBots, self._start)

    async def _table(self, interaction: Interaction, press: AtTable) -> tuple[Table, Naming]:
        table = await self._app.part(Sight).table(interaction, press.table)
        return table, await self._naming(table)

    async def _naming(self, table: Table) -> Naming:
        """A bot player is called what it is, in the table's language, wherever its name stands."""
        reader = (await self._app.part(Readers).public(table)).on(Medium.PICTURE)
        return lambda name, level: reader.read(say(f"bot-called-{level.value}", name=name))

    async def _add(self, interaction: Interaction, press: AddBot, values: list[str]) -> None:
        """As well as the one before; the first one is gentle."""
        async with answering(interaction, fresh=True) as answer:
            table, naming = await self._table(interaction, press)
            levels = [holder.bot for holder in table.holders if holder.bot is not None]
            level = levels[-1] if levels else Level.GENTLE
            update = await self._app.tables.add_bot(table.id, interaction.user.id, level, naming)
            await _show(answer, update.after, update.after.holders[-1])

    async def _set(self, interaction: Interaction, press: SetBot, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table, naming = await self._table(interaction, press)
            level = read_choice(values, Level)
            update = await self._app.tables.change_bot(
                table.id, interaction.user.id, press.bot, level, naming
            )
            await _show(answer, update.after, update.after.holders[update.after.seat_of(press.bot)])

    async def _take_off(self, interaction: Interaction, press: TakeBotOff, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table, _ = await self._table(interaction, press)
            doer: Doer = await self._app.part(Sight).doer(interaction, table)
            await self._app.tables.remove(table.id, doer, press.bot)
            await answer.vanish()

    async def _start(self, interaction: Interaction, press: StartAgainstBots, values: list[str]) -> None:
        """Whoever began is shown the first decision, if it is theirs."""
        async with answering(interaction, fresh=True) as answer:
            await self.begin(answer, interaction, await self._app.part(Sight).table(interaction, press.table))

    async def begin(self, answer: Answer, interaction: Interaction, table: Table) -> None:
        """Begin with bot players on all free seats, and show the first decision."""
        user_id, naming = interaction.user.id, await self._naming(table)
        update = await self._app.tables.start_against_bots(table.id, user_id, Level.GENTLE, naming)
        is_about(interaction, update.after)  # who sits there now has a name
        turn = await self._app.tables.turn(table.id, user_id)
        await self._app.part(TurnPanels).show(answer, interaction, turn)


async def _show(answer: Answer, table: Table, bot: Holder) -> None:
    """Who sits down; a table that was full with it has begun."""
    if table.state is State.LOBBY:
        await answer.show(bot_screen(table, bot))
    else:
        await answer.show(Screen((say("bot-sat-down", bot=Typed(bot.name)),)))


def bot_screen(table: Table, bot: Holder) -> Screen:
    """A bot player that has sat down, how well it plays, and another."""
    choices = tuple(
        Choice(
            say(f"bot-level-{level.value}"),
            level.value,
            say(f"bot-about-{level.value}"),
            is_chosen=level is bot.bot,
        )
        for level in Level
    )
    another = AddBot(table.id) if open_seats(table) else None
    keys = (
        Key(say("bot-add-another"), another, Style.GO),
        Key(say("bot-take-off"), TakeBotOff(table.id, bot.user_id)),
    )
    lines = (say("bot-sat-down", bot=Typed(bot.name)), say("bot-explained"))
    return Screen(lines, (Menu(SetBot(table.id, bot.user_id), say("bot-how-well"), choices), keys))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(LobbyBots))
