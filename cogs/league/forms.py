"""Putting a league together: from the command through the form to an open sign-up."""

from datetime import UTC, datetime, time
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.app import App
from bot.booking import date_in
from bot.clocks.lengths import DAY, HOUR, SECOND
from bot.clocks.zones import beginning
from bot.errors import NotAllowed, WrongTime
from bot.league.season import League
from bot.league.terms import Format, check_start, usual_terms
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.league.finding import league_pressed, leagues_of
from cogs.league.form import PAGES, form_screen, with_league_option, with_term
from cogs.league.press import DropLeague, OpenSignup, Page, SetLeagueOption, SetTerm, ShowForm
from cogs.lobby.permissions import check_permissions
from cogs.presses import Interaction, on_press
from cogs.screen import Screen
from games.errors import BadOption
from games.message import Typed, say


class Wish(NamedTuple):
    """What somebody typed who wants a league."""

    name: str
    game: str
    format: Format
    start: str | None


class Forms:
    """Shows the form and keeps what is chosen in it; nobody else sees it before sign-up opens."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._leagues = app.part(leagues_of)
        on_press(app, ShowForm, self._press_form)
        on_press(app, SetTerm, self._press_term)
        on_press(app, SetLeagueOption, self._press_option)
        on_press(app, OpenSignup, self._press_open)
        on_press(app, DropLeague, self._press_drop)

    async def begin(self, answer: Answer, interaction: Interaction, wish: Wish) -> None:
        """Keep the plan under its name, and show the form."""
        check_may_create(interaction)
        check_permissions(interaction.app_permissions, in_thread=False)
        now = self._leagues.now()
        starts_at = (now + 7 * DAY) // HOUR * HOUR if wish.start is None else _start(wish.start, now)
        terms = replace(usual_terms(wish.game, wish.format), starts_at=starts_at)
        check_start(terms, now)
        league = await self._leagues.create(
            League(
                0,
                interaction.guild_id or 0,
                interaction.channel_id or 0,
                " ".join(wish.name.split()),
                interaction.user.id,
                terms,
            )
        )
        await answer.show(form_screen(league, Page.START))

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


def _start(typed: str, now: int) -> int:
    """A day as it was typed, at noon UTC."""
    today = datetime.fromtimestamp(now / SECOND, UTC).date()
    return beginning(date_in(typed, today), time(12), "UTC")


def page_of(press: SetTerm) -> Page:
    """The part of the form that a choice stands on."""
    return next(page for page, terms in PAGES.items() if press.what in terms)


def check_may_create(interaction: Interaction) -> None:
    """Refuse whoever may not manage the channel: a league posts there for months."""
    if not (interaction.permissions.manage_channels or interaction.permissions.manage_guild):
        raise NotAllowed(say("league-may-not-create"))
    if isinstance(interaction.channel, discord.Thread):
        raise BadOption(say("league-not-in-thread"))
