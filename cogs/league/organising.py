"""/organise: what the organisers of a league may do; all of it is in the league's log, with the reason."""

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.clocks.lengths import DAY
from bot.errors import WrongTime
from bot.league.change import Bar, Line
from bot.league.correcting import corrected_places
from bot.league.pausing import MOST_AT_A_TIME
from bot.league.season import League, Phase
from bot.stamps import stamp
from bot.stewards import read_reason
from cogs.answers import answering
from cogs.league.finding import check_organises, choose_league, league_named, leagues_of
from cogs.lobby.options import refuse_bots
from cogs.presses import Interaction
from cogs.screen import Screen, item
from cogs.slash import said, slash
from cogs.votes import Reason
from games.message import Message, Typed, say

PauseDays = app_commands.Range[int, 1, MOST_AT_A_TIME]
MoreDays = app_commands.Range[int, 1, 28]
BarDays = app_commands.Range[int, 1, 730]
LINES_SHOWN = 20


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Organising(
    commands.GroupCog, group_name=said("command-organise"), group_description=said("command-organise-about")
):
    """Does it in the name of an organiser, and says so where everybody reads it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._leagues = app.part(leagues_of)

    async def _league(self, interaction: Interaction, typed: str | None) -> League:
        league = await league_named(self._app, interaction, typed)
        check_organises(interaction, league)
        return league

    async def _season(self, interaction: Interaction, typed: str | None) -> tuple[League, int]:
        league = await self._league(interaction, typed)
        season_id = await self._app.store.leagues.newest(league.id)
        if not season_id:
            raise WrongTime(say("league-not-open"))
        return league, season_id

    def _line(self, interaction: Interaction, said: Message) -> Line:
        return Line(self._leagues.now(), interaction.user.id, said)

    # The season

    @slash("organise-pause")
    async def pause_command(
        self, interaction: Interaction, days: PauseDays, reason: Reason, league: str | None = None
    ) -> None:
        """No clock of the season runs for a while."""
        async with answering(interaction, fresh=True) as answer:
            _, season_id = await self._season(interaction, league)
            until = stamp(self._leagues.now() + days * DAY)
            why = Typed(read_reason(reason))
            line = self._line(
                interaction, say("league-did-pause", by=_by(interaction), until=until, reason=why)
            )
            await self._leagues.pause(season_id, days, line)
            await answer.say(line.said)

    @slash("organise-resume")
    async def resume_command(self, interaction: Interaction, league: str | None = None) -> None:
        """A pause is over before its time."""
        async with answering(interaction, fresh=True) as answer:
            _, season_id = await self._season(interaction, league)
            line = self._line(interaction, say("league-did-resume", by=_by(interaction)))
            await self._leagues.resume(season_id, line)
            await answer.say(line.said)

    @slash("organise-extend")
    async def extend_command(
        self, interaction: Interaction, days: MoreDays, reason: Reason, league: str | None = None
    ) -> None:
        """The season lasts longer."""
        async with answering(interaction, fresh=True) as answer:
            _, season_id = await self._season(interaction, league)
            why = Typed(read_reason(reason))
            line = self._line(
                interaction, say("league-did-extend", by=_by(interaction), days=days, reason=why)
            )
            await self._leagues.extend(season_id, days, line)
            await answer.say(line.said)

    @slash("organise-end")
    async def end_command(self, interaction: Interaction, reason: Reason, league: str | None = None) -> None:
        """No further season follows; one that has not begun is cancelled."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            why = Typed(read_reason(reason))
            line = self._line(interaction, say("league-did-end", by=_by(interaction), reason=why))
            await self._leagues.end(found, line)
            await answer.say(line.said)

    # Results

    @slash("organise-correct")
    async def correct_command(
        self, interaction: Interaction, number: int, places: str, reason: Reason, league: str | None = None
    ) -> None:
        """The places of a finished table, in the order of its seats."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            result = await self._app.store.results.of_table(number)
            season_id = await self._app.store.leagues.season_of_fixture(result.fixture) if result else 0
            whole = await self._app.store.leagues.whole(season_id)
            if result is None or whole is None or whole.league.id != found.id:
                raise WrongTime(say("league-no-such-table"))
            why = Typed(read_reason(reason))
            line = self._line(
                interaction,
                say("league-did-correct", by=_by(interaction), table=str(number), reason=why),
            )
            corrected = corrected_places(result, places)
            await self._leagues.correct(found, corrected, line, read_reason(reason))
            stands = whole.season.phase is Phase.CLOSED
            await answer.say(say("league-corrected-late", told=line.said) if stands else line.said)

    # People

    @slash("organise-remove")
    async def remove_command(
        self, interaction: Interaction, player: discord.User, reason: Reason, league: str | None = None
    ) -> None:
        """Somebody no longer plays in the season."""
        async with answering(interaction, fresh=True) as answer:
            _, season_id = await self._season(interaction, league)
            name, why = Typed(player.display_name), Typed(read_reason(reason))
            line = self._line(
                interaction, say("league-removed", by=_by(interaction), player=name, reason=why)
            )
            await self._leagues.remove(season_id, player.id, line)
            await answer.say(line.said)

    @slash("organise-bar")
    async def bar_command(
        self,
        interaction: Interaction,
        player: discord.User,
        days: BarDays,
        reason: Reason,
        league: str | None = None,
    ) -> None:
        """Somebody cannot sign up for a while."""
        async with answering(interaction, fresh=True) as answer:
            refuse_bots([player.display_name] if player.bot else [])
            found = await self._league(interaction, league)
            until = self._leagues.now() + days * DAY
            name, why = Typed(player.display_name), Typed(read_reason(reason))
            line = self._line(
                interaction,
                say("league-did-bar", by=_by(interaction), player=name, until=stamp(until), reason=why),
            )
            await self._leagues.bar(found.id, Bar(player.id, until, read_reason(reason)), line)
            await answer.say(line.said)

    @slash("organise-unbar")
    async def unbar_command(
        self, interaction: Interaction, player: discord.User, league: str | None = None
    ) -> None:
        """Somebody may sign up again."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            now = self._leagues.now()
            if all(bar.user_id != player.id for bar in await self._app.store.leagues.bars(found.id, now)):
                raise WrongTime(say("league-not-barred"))
            name = Typed(player.display_name)
            line = self._line(interaction, say("league-did-unbar", by=_by(interaction), player=name))
            await self._leagues.bar(found.id, Bar(player.id, now, ""), line)
            await answer.say(line.said)

    # How it is run

    @slash("organise-role")
    async def role_command(
        self, interaction: Interaction, role: discord.Role, league: str | None = None
    ) -> None:
        """Everybody of a role organises the league as well."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            line = self._line(interaction, say("league-did-role", by=_by(interaction), role=Typed(role.name)))
            await self._leagues.change(replace(found, role_id=role.id), line)
            await answer.say(line.said)

    @slash("organise-results")
    async def results_command(
        self, interaction: Interaction, channel: discord.TextChannel, league: str | None = None
    ) -> None:
        """Results are announced in a channel from now on."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            assert interaction.guild is not None
            rights = channel.permissions_for(interaction.guild.me)
            if not (rights.view_channel and rights.send_messages):
                raise WrongTime(say("league-cannot-write", channel=channel.mention))
            line = self._line(
                interaction, say("league-did-results", by=_by(interaction), channel=channel.mention)
            )
            await self._leagues.change(replace(found, results_id=channel.id), line)
            await answer.say(line.said)

    @slash("organise-log")
    async def log_command(self, interaction: Interaction, league: str | None = None) -> None:
        """What organisers did, the newest first."""
        async with answering(interaction, fresh=True) as answer:
            found = await self._league(interaction, league)
            lines = await self._app.store.leagues.lines(found.id, LINES_SHOWN)
            told = [item(say("league-log-line", at=stamp(line.at), said=line.said)) for line in lines]
            nothing = () if told else (say("league-log-empty"),)
            await answer.show(Screen((say("league-log", league=Typed(found.name)), *told, *nothing)))

    @pause_command.autocomplete("league")
    @resume_command.autocomplete("league")
    @extend_command.autocomplete("league")
    @end_command.autocomplete("league")
    @correct_command.autocomplete("league")
    @remove_command.autocomplete("league")
    @bar_command.autocomplete("league")
    @unbar_command.autocomplete("league")
    @role_command.autocomplete("league")
    @results_command.autocomplete("league")
    @log_command.autocomplete("league")
    async def _choose(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await choose_league(self._app, interaction, typed)


def _by(interaction: Interaction) -> Typed:
    """Who did it."""
    return Typed(interaction.user.display_name)


async def setup(app: App) -> None:
    """Add the commands."""
    await app.add_cog(Organising(app))
