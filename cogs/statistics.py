"""/stats: what kept numbers tell of a player, a game, this server or two players, drawn or in words."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import NotAllowed
from bot.statistics.pages import Statistics
from bot.store.facts import ALL_GAMES, ANYWHERE
from cogs.answers import Answer, answering
from cogs.drawings import drawings_of
from cogs.lobby.opening import GAME_CHOICES
from cogs.presses import Interaction
from cogs.profiles import check_may_look
from cogs.screen import Gallery, Screen, item, small
from cogs.slash import said, slash
from games.message import Said, say
from languages.reader import Reader
from rendering.stats.picture import draw_sheet, pages_of
from rendering.stats.sheet import Sheet, tell_sheet


class StatisticsCommands(
    commands.GroupCog, group_name=said("command-stats"), group_description=said("command-stats-about")
):
    """Private answers; they change nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._statistics = Statistics(app.store)

    @slash("stats-player")
    @app_commands.choices(game=GAME_CHOICES)
    async def player_command(
        self, interaction: Interaction, member: discord.User | None = None, game: str | None = None
    ) -> None:
        """Somebody's numbers, or one's own."""
        async with answering(interaction, fresh=True) as answer:
            whose = member or interaction.user
            is_own = whose.id == interaction.user.id
            if not is_own:
                await check_may_look(self._app, interaction, whose)
            is_hidden = is_own and not (await self._app.store.players.load(whose.id)).shows_profile
            sheet = await self._statistics.of_player(
                whose.id, whose.display_name, interaction.guild_id or ANYWHERE, game or ALL_GAMES
            )
            await self._show(answer, interaction, sheet, say("stats-only-you") if is_hidden else "")

    @slash("stats-game")
    @app_commands.choices(game=GAME_CHOICES)
    async def game_command(self, interaction: Interaction, game: str) -> None:
        """How a game is played here."""
        async with answering(interaction, fresh=True) as answer:
            await self._show(
                answer, interaction, await self._statistics.of_game(_server(interaction).id, game)
            )

    @slash("stats-server")
    async def server_command(self, interaction: Interaction) -> None:
        """What is played here, and who plays most."""
        async with answering(interaction, fresh=True) as answer:
            guild = _server(interaction)
            await self._show(answer, interaction, await self._statistics.of_server(guild.id, guild.name))

    @slash("stats-versus")
    @app_commands.choices(game=GAME_CHOICES)
    async def versus_command(
        self,
        interaction: Interaction,
        member: discord.User,
        other: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Two players at the tables that they shared."""
        async with answering(interaction, fresh=True) as answer:
            guild_id = _server(interaction).id
            one, two = (interaction.user, member) if other is None else (member, other)
            if one.id == two.id:
                raise NotAllowed(say("stats-with-oneself"))
            for whose in (one, two):
                if whose.id != interaction.user.id:
                    await check_may_look(self._app, interaction, whose)
            sheet = await self._statistics.of_two(
                (one.id, one.display_name), (two.id, two.display_name), guild_id, game or ALL_GAMES
            )
            await self._show(answer, interaction, sheet)

    async def _show(self, answer: Answer, interaction: Interaction, sheet: Sheet, note: Said = "") -> None:
        """As a picture with its words, or as words alone for who prefers these."""
        notes = (small(note),) if note else ()
        if not sheet.panels:
            await answer.say(say("stats-nothing", title=sheet.head, about=sheet.about))
            return
        (head, *told) = tell_sheet(sheet)
        heading = say("panel-heading", title=head)
        if (await self._app.store.players.load(interaction.user.id)).text_boards:
            await answer.show(Screen((heading, *map(item, told), *notes)))
            return
        reader, pages = await answer.reader(), pages_of(sheet)
        galleries = [await self._gallery(number, page, reader) for number, page in enumerate(pages, start=1)]
        await answer.show(Screen((heading, *notes), tuple(galleries)))

    async def _gallery(self, number: int, page: Sheet, reader: Reader) -> Gallery:
        """One picture a row: side by side they could not be read on a phone."""
        name, told = f"stats-{number}", tell_sheet(page)
        return Gallery(await drawings_of(self._app, name, page, draw_sheet, told, reader))


def _server(interaction: Interaction) -> discord.Guild:
    """The server where it is asked; in direct messages there is none to tell of."""
    if interaction.guild is None:
        raise NotAllowed(say("stats-not-here"))
    return interaction.guild


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(StatisticsCommands(app))
