"""/league and the keys of its messages: entering, leaving, looking, and putting a league together."""

from datetime import UTC, datetime, time

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.booking import date_in
from bot.clocks.lengths import DAY, HOUR
from bot.clocks.zones import beginning
from bot.errors import NotAllowed, WrongTime
from bot.league.leaving import told_of_leaving
from bot.league.season import League, Phase, Whole
from bot.league.signing_up import place_of
from bot.league.terms import MOST_DIVISIONS, Format, check_start, usual_terms
from bot.lobby import LONGEST_NAME
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.league.boards import signup_screen
from cogs.league.export import exported
from cogs.league.finding import (
    choose_league,
    league_named,
    league_pressed,
    leagues_of,
    season_named,
    season_pressed,
)
from cogs.league.form import PAGES, form_screen, with_league_option, with_term
from cogs.league.press import (
    DropLeague,
    EnterSeason,
    LeagueNews,
    LeaveSeason,
    OpenSignup,
    Page,
    ReadFixtures,
    ReadStandings,
    ReadSummary,
    SetLeagueOption,
    SetTerm,
    ShowForm,
    WithdrawFromSeason,
)
from cogs.league.screens import fixtures_for, own_standings
from cogs.league.summary import history_lines, whole_order
from cogs.league.words import season_title
from cogs.lobby.opening import GAME_CHOICES
from cogs.lobby.permissions import check_permissions
from cogs.presses import Interaction, on_press
from cogs.screen import Attachment, Key, Screen, Style, Text
from cogs.slash import said, slash
from games.errors import BadOption
from games.message import Typed, say

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
        on_press(app, EnterSeason, self._press_enter)
        on_press(app, LeaveSeason, self._press_leave)
        on_press(app, WithdrawFromSeason, self._press_withdraw)
        on_press(app, ReadStandings, self._press_standings)
        on_press(app, ReadFixtures, self._press_fixtures)
        on_press(app, ReadSummary, self._press_summary)
        on_press(app, LeagueNews, self._press_news)
        on_press(app, ShowForm, self._press_form)
        on_press(app, SetTerm, self._press_term)
        on_press(app, SetLeagueOption, self._press_option)
        on_press(app, OpenSignup, self._press_open)
        on_press(app, DropLeague, self._press_drop)

    # Creating

    @slash("league-create")
    @app_commands.choices(game=GAME_CHOICES)
    async def create_command(
        self, interaction: Interaction, name: Name, game: str, start: str | None = None
    ) -> None:
        """Begin to put a league together; nobody else sees it before sign-up opens."""
        async with answering(interaction, fresh=True) as answer:
            await self._create(answer, interaction, name, game, Format.LEAGUE, start)

    @slash("league-tournament")
    @app_commands.choices(game=GAME_CHOICES, format=FORMATS)
    async def tournament_command(
        self, interaction: Interaction, name: Name, game: str, format: str, start: str | None = None
    ) -> None:
        """Begin to put a tournament together."""
        async with answering(interaction, fresh=True) as answer:
            await self._create(answer, interaction, name, game, Format(format), start)

    async def _create(
        self,
        answer: Answer,
        interaction: Interaction,
        name: str,
        game: str,
        format: Format,
        start: str | None,
    ) -> None:
        check_may_create(interaction)
        check_permissions(interaction.app_permissions, in_thread=False)
        now = self._leagues.now()
        starts_at = (now + 7 * DAY) // HOUR * HOUR if start is None else self._start(start, now)
        terms = replace(usual_terms(game, format), starts_at=starts_at)
        check_start(terms, now)
        league = await self._leagues.create(
            League(
                0,
                interaction.guild_id or 0,
                interaction.channel_id or 0,
                " ".join(name.split()),
                interaction.user.id,
                terms,
            )
        )
        await answer.show(form_screen(league, Page.START))

    def _start(self, typed: str, now: int) -> int:
        """A day as it was typed, at noon UTC."""
        today = datetime.fromtimestamp(now / 1000, UTC).date()
        return beginning(date_in(typed, today), time(12), "UTC")

    async def _press_form(self, interaction: Interaction, press: ShowForm, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            await answer.show(form_screen(await self._draft(interaction, press.league), press.page))

    async def _press_term(self, interaction: Interaction, press: SetTerm, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            league = await self._draft(interaction, press.league)
            terms = with_term(league.terms, press.what, values, self._leagues.now())
            league = await self._leagues.arrange(league, terms)
            await answer.show(form_screen(league, page_of(press)))

    async def _press_option(
        self, interaction: Interaction, press: SetLeagueOption, values: list[str]
    ) -> None:
        async with answering(interaction, fresh=False) as answer:
            league = await self._draft(interaction, press.league)
            value = read_choice(values if press.value is None else [press.value], str)
            league = await self._leagues.arrange(league, with_league_option(league.terms, press.name, value))
            await answer.show(form_screen(league, Page.GAME))

    async def _draft(self, interaction: Interaction, league_id: int) -> League:
        """A league that has not opened yet."""
        league = await league_pressed(self._app, interaction, league_id)
        if await self._app.store.leagues.newest(league.id):
            raise WrongTime(say("league-open-already"))
        return league

    async def _press_open(self, interaction: Interaction, press: OpenSignup, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            league = await self._draft(interaction, press.league)
            await self._leagues.open(league)
            await answer.show(Screen((say("league-opened", league=Typed(league.name)),)))

    async def _press_drop(self, interaction: Interaction, press: DropLeague, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            league = await self._draft(interaction, press.league)
            await self._app.store.leagues.remove(league.id)
            await answer.show(Screen((say("league-dropped", league=Typed(league.name)),)))

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
        if whole.season.phase in (Phase.SIGNUP, Phase.CANCELLED):
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
            if whole.season.phase in (Phase.SIGNUP, Phase.CANCELLED):
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


def page_of(press: SetTerm) -> Page:
    """The part of the form that a choice stands on."""
    return next(page for page, terms in PAGES.items() if press.what in terms)


def check_may_create(interaction: Interaction) -> None:
    """Refuse whoever may not manage the channel: a league posts there for months."""
    if not (interaction.permissions.manage_channels or interaction.permissions.manage_guild):
        raise NotAllowed(say("league-may-not-create"))
    if isinstance(interaction.channel, discord.Thread):
        raise BadOption(say("league-not-in-thread"))


def _check_division(whole: Whole, division: int) -> None:
    if division not in {member.division for member in whole.members}:
        raise WrongTime(say("league-none"))


async def setup(app: App) -> None:
    """Add the commands."""
    await app.add_cog(LeagueCommands(app))
