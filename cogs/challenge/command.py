"""/challenge: playing the week's cards once, looking at the standing, and where moderators want it."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.challenge import Challenge, standing
from bot.errors import NotAllowed, WrongTime
from bot.stamps import moment
from bot.table import DIRECT, Arrangement, Holder, Place, State, Table, Watch
from bot.table_posts import subject_of
from cogs.answers import Answer, answering
from cogs.challenge.scoreboard import challenge_title, scoreboard
from cogs.challenge.scoreboards import Weeks
from cogs.delivery.service import Delivery
from cogs.links import board_link
from cogs.lobby.permissions import check_permissions
from cogs.press import PlayChallenge, UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.settings import checked_channel
from cogs.slash import said, slash
from games.catalog import GAMES
from games.errors import BadOption
from games.message import Typed, say

log = logging.getLogger(__name__)


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Challenges(
    commands.GroupCog, group_name=said("command-challenge"), group_description=said("command-challenge-about")
):
    """One attempt a week for everybody, where only they see it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.challenges
        on_press(app, PlayChallenge, self._press_play)

    # Playing

    @slash("challenge-play")
    async def play_command(self, interaction: Interaction) -> None:
        """Begin this week's game, or find it again."""
        async with answering(interaction, fresh=True) as answer:
            await self._play(answer, interaction, await self._current(interaction))

    async def _press_play(self, interaction: Interaction, press: PlayChallenge, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            pressed = await self._store.load(press.challenge)
            if pressed is None or pressed.guild_id != interaction.guild_id:
                raise UnreadablePress
            challenge = await self._current(interaction)
            if challenge.id != pressed.id:
                raise WrongTime(say("challenge-closed"))
            await self._play(answer, interaction, challenge)

    async def _current(self, interaction: Interaction) -> Challenge:
        """This week's challenge of the server; one that time has ended is closed first."""
        await self._app.part(Weeks).look_at_clock()
        challenge = await self._store.current(interaction.guild_id or DIRECT, self._app.tables.now())
        if challenge is None:
            raise WrongTime(say("challenge-none"))
        return challenge

    async def _play(self, answer: Answer, interaction: Interaction, challenge: Challenge) -> None:
        known = await self._store.table_of(challenge.id, interaction.user.id)
        if known is not None:
            await self._find_again(answer, await self._app.tables.load(known))
            return
        channel_id = await self._greet(interaction, challenge, answer)
        table = await self._begin(interaction, challenge, channel_id)
        await self._app.part(Delivery).tried(subject_of(table.id))
        showing = await self._app.store.posts.showing(table.id)
        await answer.say(say("challenge-begun", link=board_link(table, showing)))

    async def _find_again(self, answer: Answer, table: Table) -> None:
        if table.state is not State.PLAYING:
            raise NotAllowed(say("challenge-played"))
        showing = await self._app.store.posts.showing(table.id)
        await answer.say(say("challenge-playing", link=board_link(table, showing)))

    async def _greet(self, interaction: Interaction, challenge: Challenge, answer: Answer) -> int:
        """Write to the player first: who cannot be written to has not begun. Gives where it was."""
        told = say(
            "challenge-greeting",
            server=Typed(interaction.guild.name if interaction.guild else ""),
            title=challenge_title(challenge),
            end=moment(challenge.ends, "R"),
        )
        try:
            channel = await self._app.create_dm(discord.Object(interaction.user.id))
            await channel.send((await answer.reader()).read(told))
        except discord.Forbidden as failure:
            log.info("challenge=%d user=%d no direct message: %s", challenge.id, interaction.user.id, failure)
            raise NotAllowed(say("challenge-no-direct")) from None
        return channel.id

    async def _begin(self, interaction: Interaction, challenge: Challenge, channel_id: int) -> Table:
        wanted = Arrangement(1, challenge.options, Place.CHANNEL, Watch.PLAYERS, contest=challenge.contest)
        update = await self._app.tables.open_alone(
            GAMES[challenge.game],
            wanted,
            Holder(interaction.user.id, interaction.user.display_name),
            DIRECT,
            channel_id,
            challenge.seed,
        )
        return update.after

    # Looking, and the moderators' part

    @slash("challenge-standing")
    async def standing_command(self, interaction: Interaction) -> None:
        """A private copy of the scoreboard."""
        async with answering(interaction, fresh=True) as answer:
            challenge = await self._current(interaction)
            await answer.show(scoreboard(challenge, standing(await self._store.tries(challenge.id))))

    @slash("challenge-setup")
    async def setup_command(self, interaction: Interaction) -> None:
        """The scoreboard stands in this channel from now on."""
        async with answering(interaction, fresh=True) as answer:
            checked_channel(interaction)
            if isinstance(interaction.channel, discord.Thread):
                raise BadOption(say("challenge-not-in-thread"))
            check_permissions(interaction.app_permissions, in_thread=False)
            guild_id, channel_id = interaction.guild_id or DIRECT, interaction.channel_id or 0
            challenge = await self._moved(guild_id, channel_id)
            await answer.say(say("challenge-set-up", title=challenge_title(challenge)))

    async def _moved(self, guild_id: int, channel_id: int) -> Challenge:
        await self._store.keep_home(guild_id, channel_id)
        await self._app.part(Weeks).look_at_clock()
        challenge = await self._store.current(guild_id, self._app.tables.now())
        assert challenge is not None
        return challenge

    @slash("challenge-stop")
    async def stop_command(self, interaction: Interaction) -> None:
        """This week goes on to its end; no other follows."""
        async with answering(interaction, fresh=True) as answer:
            checked_channel(interaction)
            await self._store.remove_home(interaction.guild_id or DIRECT)
            await answer.say(say("challenge-stopped"))


async def setup(app: App) -> None:
    """Add the commands."""
    await app.add_cog(Challenges(app))
