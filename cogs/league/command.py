"""/league and the keys of its messages: entering, leaving, looking, and putting a league together."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import WrongTime
from bot.league.leaving import told_of_leaving
from bot.league.season import Phase, Whole
from bot.league.signing_up import place_of
from bot.league.terms import MOST_DIVISIONS, Format
from bot.lobby import LONGEST_NAME
from cogs.answers import Answer, answering
from cogs.league.boards import signup_screen
from cogs.league.export import exported
from cogs.league.finding import (
    choose_league,
    league_named,
    leagues_of,
    season_named,
    season_pressed,
)
from cogs.league.forms import Forms, Wish
from cogs.league.press import (
    EnterSeason,
    LeagueNews,
    LeaveSeason,
    ReadFixtures,
    ReadStandings,
    ReadSummary,
    WithdrawFromSeason,
)
from cogs.league.screens import fixtures_for, own_standings
from cogs.league.summary import history_lines, whole_order
from cogs.league.words import season_title
from cogs.lobby.opening import GAME_CHOICES
from cogs.presses import Interaction, on_press
from cogs.screen import Attachment, Key, Screen, Style, Text
from cogs.slash import said, slash
from games.errors import BadOption
from games.message import Typed, say

UNPLAYED = (Phase.SIGNUP, Phase.CANCELLED)
Division = app_commands.Range[int, 1, MOST_DIVISIONS]
Name = app_commands.Range[str, 1, LONGEST_NAME]
FORMATS = [
    app_commands.Choice(name=said(f"command-format-{each.value}"), value=each.value)
    for each in (Format.SWISS, Format.KNOCKOUT)
]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LeagueCommands(
    commands.GroupCog, group_name=said("command-league"), group_description=said("command-league-about")
):
    """What everybody may do about leagues and tournaments, and how one is created."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._leagues = app.part(leagues_of)
        self._forms = app.part(Forms)
        on_press(app, EnterSeason, self._press_enter)
        on_press(app, LeaveSeason, self._press_leave)
        on_press(app, WithdrawFromSeason, self._press_withdraw)
        on_press(app, ReadStandings, self._press_standings)
        on_press(app, ReadFixtures, self._press_fixtures)
        on_press(app, ReadSummary, self._press_summary)
        on_press(app, LeagueNews, self._press_news)

    # Creating

    @slash("league-create")
    @app_commands.choices(game=GAME_CHOICES)
    async def create_command(
        self, interaction: Interaction, name: Name, game: str, start: str | None = None
    ) -> None:
        """Begin to put a league together; nobody else sees it before sign-up opens."""
        async with answering(interaction, fresh=True) as answer:
            await self._forms.begin(answer, interaction, Wish(name, game, Format.LEAGUE, start))

    @slash("league-tournament")
    @app_commands.choices(game=GAME_CHOICES, format=FORMATS)
    async def tournament_command(
        self, interaction: Interaction, name: Name, game: str, format: str, start: str | None = None
    ) -> None:
        """Begin to put a tournament together."""
        async with answering(interaction, fresh=True) as answer:
            await self._forms.begin(answer, interaction, Wish(name, game, Format(format), start))

    # Entering and leaving

    @slash("league-join")
    async def join_command(self, interaction: Interaction, league: str | None = None) -> None:
        """Sign up."""
        async with answering(interaction, fresh=True) as answer:
            whole = await season_named(self._app, interaction, league)
            await self._enter(answer, interaction, whole)

    async def _press_enter(self, interaction: Interaction, press: EnterSeason, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            await self._enter(answer, interaction, whole)

    async def _enter(self, answer: Answer, interaction: Interaction, whole: Whole) -> None:
        user = interaction.user
        whole = await self._leagues.enter(whole.season.id, user.id, user.display_name)
        title = season_title(whole)
        if number := place_of(whole, user.id):
            await answer.say(say("league-you-wait", title=title, number=number))
        else:
            await answer.say(say("league-you-entered", title=title))

    @slash("league-leave")
    async def leave_command(self, interaction: Interaction, league: str | None = None) -> None:
        """Be entered no more, or withdraw."""
        async with answering(interaction, fresh=True) as answer:
            await self._leave(answer, interaction, await season_named(self._app, interaction, league))

    async def _press_leave(self, interaction: Interaction, press: LeaveSeason, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._leave(answer, interaction, await season_pressed(self._app, interaction, press.season))

    async def _leave(self, answer: Answer, interaction: Interaction, whole: Whole) -> None:
        """Before the start it is done; afterwards it is asked, because it cannot be undone."""
        user_id = interaction.user.id
        if any(entrant.user_id == user_id for entrant in whole.waiting) or whole.season.phase is Phase.SIGNUP:
            if all(entrant.user_id != user_id for entrant in whole.entrants):
                raise WrongTime(say("league-not-entered"))
            await self._leagues.leave_signup(whole.season.id, user_id)
            await answer.say(say("league-you-left", title=season_title(whole)))
            return
        lines = (say("league-really-withdraw", title=season_title(whole)), told_of_leaving(whole, user_id))
        key = Key(say("league-withdraw"), WithdrawFromSeason(whole.season.id), Style.CAREFUL)
        await answer.show(Screen(lines, ((key,),)))

    async def _press_withdraw(
        self, interaction: Interaction, press: WithdrawFromSeason, values: list[str]
    ) -> None:
        async with answering(interaction, fresh=False) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            user = interaction.user
            await self._leagues.withdraw(whole.season.id, user.id, user.display_name)
            await answer.show(Screen((say("league-you-withdrew", title=season_title(whole)),)))

    # Looking

    @slash("league-show")
    async def show_command(
        self,
        interaction: Interaction,
        league: str | None = None,
        division: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """The standings, or who has entered."""
        async with answering(interaction, fresh=True) as answer:
            whole = await season_named(self._app, interaction, league)
            await answer.show(await self._shown(answer, interaction, whole, division))

    async def _shown(
        self, answer: Answer, interaction: Interaction, whole: Whole, division: int | None
    ) -> Screen:
        if whole.season.phase in UNPLAYED:
            return signup_screen(whole)
        number = self._division(whole, interaction.user.id, division)
        return await own_standings(self._app, whole, number, interaction.user.id, await answer.reader())

    def _division(self, whole: Whole, user_id: int, wanted: int | None) -> int:
        """The division that was asked for, one's own, or the top one."""
        numbers = {member.division for member in whole.members}
        if wanted is not None and wanted not in numbers and not whole.league.is_tournament:
            raise BadOption(say("league-no-division", most=max(numbers)))
        member = whole.member(user_id)
        if whole.league.is_tournament:
            return 0
        return wanted or (member.division if member else 1)

    async def _press_standings(
        self, interaction: Interaction, press: ReadStandings, values: list[str]
    ) -> None:
        async with answering(interaction, fresh=True) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            _check_division(whole, press.division)
            reader = await answer.reader()
            await answer.show(
                await own_standings(self._app, whole, press.division, interaction.user.id, reader)
            )

    @slash("league-tables")
    async def tables_command(
        self,
        interaction: Interaction,
        league: str | None = None,
        division: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """What is played, and what opens next."""
        async with answering(interaction, fresh=True) as answer:
            whole = await season_named(self._app, interaction, league)
            if whole.season.phase in UNPLAYED:
                raise WrongTime(say("league-not-running"))
            number = self._division(whole, interaction.user.id, division)
            await answer.show(await fixtures_for(self._app, whole, number, await answer.reader()))

    async def _press_fixtures(self, interaction: Interaction, press: ReadFixtures, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            _check_division(whole, press.division)
            await answer.show(await fixtures_for(self._app, whole, press.division, await answer.reader()))

    async def _press_summary(self, interaction: Interaction, press: ReadSummary, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            finals = await self._app.store.leagues.finals(whole.season.id)
            heading = say("league-heading", title=season_title(whole))
            await answer.show(Screen((heading,), (Text(whole_order(finals)),)))

    async def _press_news(self, interaction: Interaction, press: LeagueNews, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            whole = await season_pressed(self._app, interaction, press.season)
            await answer.show(await self._shown(answer, interaction, whole, None))

    @slash("league-history")
    async def history_command(self, interaction: Interaction, league: str | None = None) -> None:
        """Who won which season."""
        async with answering(interaction, fresh=True) as answer:
            found = await league_named(self._app, interaction, league)
            champions = await self._app.store.leagues.champions(found.id)
            heading = say("league-heading", title=say("league-title-tournament", league=Typed(found.name)))
            await answer.show(Screen((heading, *history_lines(champions))))

    @slash("league-export")
    async def export_command(self, interaction: Interaction, league: str | None = None) -> None:
        """Standings, fixtures and results as files."""
        async with answering(interaction, fresh=True) as answer:
            whole = await season_named(self._app, interaction, league)
            whole, results = await self._leagues.load(whole.season.id)
            files = tuple(Attachment(name, content) for name, content in exported(whole, results))
            heading = say("league-heading", title=season_title(whole))
            await answer.show(Screen((heading,), files))

    @join_command.autocomplete("league")
    @leave_command.autocomplete("league")
    @show_command.autocomplete("league")
    @tables_command.autocomplete("league")
    @history_command.autocomplete("league")
    @export_command.autocomplete("league")
    async def _choose(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await choose_league(self._app, interaction, typed)


def _check_division(whole: Whole, division: int) -> None:
    if division not in {member.division for member in whole.members}:
        raise WrongTime(say("league-none"))


async def setup(app: App) -> None:
    """Add the commands."""
    await app.add_cog(LeagueCommands(app))
