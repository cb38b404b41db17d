"""Which league a command means, who may see it, and who organises it."""

import discord
from discord import app_commands

from bot.app import App
from bot.errors import NotAllowed, WrongTime
from bot.league.season import League, Whole
from bot.leagues import Leagues
from cogs.layout import LONGEST_OPTION
from cogs.league.organisers import organises
from cogs.presses import Interaction
from cogs.screen import MOST_CHOICES
from games.message import say
from languages.names import shortened

Seen = discord.abc.GuildChannel | discord.Thread


def leagues_of(app: App) -> Leagues:
    """The leagues of this house."""
    return Leagues(app.store, app.tables)


async def league_named(app: App, interaction: Interaction, typed: str | None) -> League:
    """The league or tournament that the member means; without a name, the only one that is open, or else the
    only one that the member puts together."""
    opened, drafts = await _seen(app, interaction)
    if typed is None:
        running = [league for league in opened if not league.is_ended] or drafts
        if len(running) != 1:
            raise WrongTime(say("league-which" if running else "league-none-yet"))
        return running[0]
    wanted = " ".join(typed.split()).casefold()
    for league in (*opened, *drafts):
        if league.name.casefold() == wanted:
            return league
    raise WrongTime(say("league-none"))


async def season_named(app: App, interaction: Interaction, typed: str | None) -> Whole:
    """The newest season of the league that the member means."""
    league = await league_named(app, interaction, typed)
    season_id = await app.store.leagues.newest(league.id)
    if not season_id:
        raise WrongTime(say("league-not-open"))
    return (await app.part(leagues_of).load(season_id))[0]


async def season_pressed(app: App, interaction: Interaction, season_id: int) -> Whole:
    """The season of a press; whoever may not see its channel finds none."""
    whole = await app.store.leagues.whole(season_id)
    if whole is None or not sees(app, interaction, whole.league):
        raise WrongTime(say("league-none"))
    return whole


async def league_pressed(app: App, interaction: Interaction, league_id: int) -> League:
    """The league of a press, for one of its organisers."""
    league = await app.store.leagues.load(league_id)
    if league is None or not sees(app, interaction, league):
        raise WrongTime(say("league-none"))
    check_organises(interaction, league)
    return league


async def choose_league(app: App, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: the leagues and tournaments of this server, the newest first."""
    opened, drafts = await _seen(app, interaction)
    newest = sorted((*opened, *drafts), key=lambda league: -league.id)
    names = [league.name for league in newest if typed.casefold() in league.name.casefold()]
    return [
        app_commands.Choice(name=shortened(name, LONGEST_OPTION), value=name) for name in names[:MOST_CHOICES]
    ]


async def _seen(app: App, interaction: Interaction) -> tuple[list[League], list[League]]:
    """The leagues that the member sees, the newest first; and those still put together that they organise."""
    guild_id = interaction.guild_id or 0
    every = await app.store.leagues.in_server(guild_id)
    opened = await app.store.leagues.opened_in(guild_id)
    seen = [league for league in every if sees(app, interaction, league)]
    drafts = [league for league in seen if league.id not in opened and organises(interaction.user, league)]
    return [league for league in seen if league.id in opened], drafts


def sees(app: App, interaction: Interaction, league: League) -> bool:
    """May this member see the league's channel? If that is gone, its organisers may go on."""
    member = interaction.user
    if league.guild_id != interaction.guild_id or not isinstance(member, discord.Member):
        return False
    if interaction.channel_id == league.channel_id:
        return True
    place = app.get_channel(league.channel_id)
    if not isinstance(place, Seen):
        return organises(member, league)
    return place.permissions_for(member).view_channel


def check_organises(interaction: Interaction, league: League) -> None:
    """Refuse whoever does not organise the league."""
    if not organises(interaction.user, league):
        raise NotAllowed(say("league-only-organisers"))
