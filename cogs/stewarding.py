"""/table: what a table's host and the moderators of its channel may do with it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.clocks.controls import LONGEST_BANK
from bot.clocks.lengths import HOUR
from bot.doer import Doer, check_steward
from bot.errors import WrongTime
from bot.table import Holder, Table, Update
from cogs import wording
from cogs.answers import Answer, answering
from cogs.finding import choose_table, find_table
from cogs.layout import LONGEST_OPTION
from cogs.lobby.options import refuse_bots
from cogs.lobby.told import Told
from cogs.moving import Target, check_target
from cogs.presses import Interaction
from cogs.sight import Sight
from cogs.slash import said, slash
from cogs.votes import Days, Reason
from games.errors import Refusal
from games.message import say
from languages.names import shortened

Hours = app_commands.Range[int, 1, LONGEST_BANK // HOUR]


class Stewarding(
    commands.GroupCog, group_name=said("command-table"), group_description=said("command-table-about")
):
    """Does it in the name of whoever asks, and says privately what the history says of it."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def _found(self, interaction: Interaction, table_id: int | None) -> tuple[Table, Doer]:
        table = await find_table(self._app, interaction, table_id)
        return table, await self._app.part(Sight).doer(interaction, table)

    # Its course

    @slash("table-pause")
    async def pause_command(
        self, interaction: Interaction, days: Days, reason: Reason, table: int | None = None
    ) -> None:
        """Nobody's time runs for a while."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            await _tell(answer, await self._app.tables.pause(found.id, doer, days, reason))

    @slash("table-resume")
    async def resume_command(self, interaction: Interaction, table: int | None = None) -> None:
        """A pause is over before its time."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            await _tell(answer, await self._app.tables.resume(found.id, doer))

    @slash("table-extend")
    async def extend_command(
        self, interaction: Interaction, player: str, hours: Hours, reason: Reason, table: int | None = None
    ) -> None:
        """Whoever is to move gets more time."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            seat = found.seat_of(player_called(found, player))
            await _tell(answer, await self._app.tables.extend(found.id, doer, seat, hours * HOUR, reason))

    @slash("table-end")
    async def end_command(self, interaction: Interaction, reason: Reason, table: int | None = None) -> None:
        """A lobby is cancelled, a game ends without a winner."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            await _tell(answer, await self._app.tables.end(found.id, doer, reason))

    @slash("table-move")
    async def move_command(self, interaction: Interaction, channel: Target, table: int | None = None) -> None:
        """Card, board and pings go on in another channel."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            await check_target(self._app, found, doer, channel)
            is_thread = isinstance(channel, discord.Thread)
            await _tell(answer, await self._app.tables.move(found.id, doer, channel.id, is_thread=is_thread))

    # Its people

    @slash("table-replace")
    async def replace_command(
        self, interaction: Interaction, player: str, by: discord.User | None = None, table: int | None = None
    ) -> None:
        """The seat is offered, to somebody or to whoever comes: nobody is made to sit down."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            user_id = player_called(found, player)
            if doer.user_id != user_id:
                check_steward(found, doer)
            guest = await self._guest(found, by) if by else None
            await _tell(answer, await self._app.tables.offer(found.id, doer, user_id, guest))

    async def _guest(self, table: Table, user: discord.User) -> Holder:
        refuse_bots([user.display_name] if user.bot else [])
        await self._app.part(Sight).check_sees(table, user)
        return Holder(user.id, user.display_name)

    @slash("table-keep")
    async def keep_command(self, interaction: Interaction, player: str, table: int | None = None) -> None:
        """A seat is offered no longer."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            update = await self._app.tables.keep_seat(found.id, doer, player_called(found, player))
            await _tell(answer, update)

    @slash("table-bot")
    async def stand_in_command(self, interaction: Interaction, player: str, table: int | None = None) -> None:
        """A bot player plays for somebody who is away, until they come back."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            await _tell(
                answer, await self._app.tables.let_bot_play(found.id, doer, player_called(found, player))
            )

    @slash("table-handover")
    async def hand_over_command(
        self, interaction: Interaction, player: str, table: int | None = None
    ) -> None:
        """Another player is the host."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            update = await self._app.tables.hand_over(found.id, doer, player_called(found, player))
            await _tell(answer, update)

    @slash("table-remove")
    async def remove_command(self, interaction: Interaction, player: str, table: int | None = None) -> None:
        """Somebody no longer sits in the lobby."""
        async with answering(interaction, fresh=True) as answer:
            found, doer = await self._found(interaction, table)
            user_id = player_called(found, player)
            update = await self._app.tables.remove(found.id, doer, user_id)
            await _tell(answer, update)
            await self._app.part(Told).was_taken_off(update.before, doer, user_id)

    # What is offered to choose from

    @pause_command.autocomplete("table")
    @resume_command.autocomplete("table")
    @extend_command.autocomplete("table")
    @end_command.autocomplete("table")
    @move_command.autocomplete("table")
    @replace_command.autocomplete("table")
    @keep_command.autocomplete("table")
    @stand_in_command.autocomplete("table")
    @hand_over_command.autocomplete("table")
    @remove_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)

    @extend_command.autocomplete("player")
    @replace_command.autocomplete("player")
    @keep_command.autocomplete("player")
    @stand_in_command.autocomplete("player")
    @hand_over_command.autocomplete("player")
    @remove_command.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Those who sit at the table, also if they have left the server."""
        try:
            table = await find_table(self._app, interaction, interaction.namespace.table)
        except Refusal:
            return []  # an autocomplete cannot say why; the command itself will
        return [
            app_commands.Choice(name=shortened(holder.name, LONGEST_OPTION), value=str(holder.user_id))
            for holder in table.holders
            if typed.casefold() in holder.name.casefold() and not holder.resigned
        ]


def player_called(table: Table, typed: str) -> int:
    """The player at the table who was chosen from the list, mentioned, or named."""
    number = typed.strip("<@!> ")
    for holder in table.holders:
        if number == str(holder.user_id) or typed.casefold() == holder.name.casefold():
            return holder.user_id
    raise WrongTime(say("table-no-longer-seated"))


async def _tell(answer: Answer, update: Update) -> None:
    told = [line for entry in update.entries if (line := wording.entry_line(entry))]
    await answer.say(say("people-done", told=told[0]) if told else say("lobby-cancelled"))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Stewarding(app))
