"""/profile and /leaderboard: what members of a server may know of each other, as pictures and in words."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import NotAllowed
from bot.league.scopes import ALL_GAMES, EVERYWHERE, Scope
from bot.profiles import GameRatings, LeaderboardPage, ProfilePage, Profiles
from cogs.answers import answering
from cogs.drawings import drawings_of
from cogs.lobby.opening import GAME_CHOICES
from cogs.presses import Interaction
from cogs.rating_words import shown_rating
from cogs.screen import Drawing, Gallery, Screen, item, small
from cogs.slash import slash
from games.catalog import GAMES
from games.message import Message, Said, Typed, say
from rendering.league.leaderboard import scope_in_words, tell_leaderboard
from rendering.league.leaderboard_picture import draw_leaderboard
from rendering.league.profile import tell_profile
from rendering.league.profile_picture import draw_profile


class ProfileCommands(commands.Cog):
    """Private answers; they change nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._profiles = Profiles(app.store)

    @slash("profile")
    async def profile_command(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Somebody's profile, or one's own."""
        async with answering(interaction, fresh=True) as answer:
            whose = member or interaction.user
            is_own = whose.id == interaction.user.id
            if not is_own:
                await check_may_look(self._app, interaction, whose)
            guild_id, now = interaction.guild_id or EVERYWHERE, self._app.tables.now()
            page = await self._profiles.profile(whose.id, whose.display_name, guild_id, now)
            told, reader = tell_profile(page.profile), await answer.reader()
            drawn = await drawings_of(self._app, "profile", page.profile, draw_profile, told, reader)
            is_hidden = is_own and not (await self._app.store.players.load(whose.id)).shows_profile
            await answer.show(profile_screen(page, drawn, is_hidden=is_hidden))

    @slash("leaderboard")
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard_command(
        self, interaction: Interaction, game: str | None = None, everywhere: bool = False
    ) -> None:
        """Who is rated highest here."""
        async with answering(interaction, fresh=True) as answer:
            guild_id = interaction.guild_id or EVERYWHERE
            scope = Scope(game or ALL_GAMES, EVERYWHERE if everywhere else guild_id)
            page = await self._profiles.leaderboard(
                scope, guild_id, interaction.user.id, self._app.tables.now()
            )
            if not page.players:
                about = scope_in_words(scope.game, is_everywhere=everywhere)
                await answer.say(say("profile-leaderboard-empty", scope=about))
                return
            told, reader = tell_leaderboard(page.board), await answer.reader()
            drawn = await drawings_of(self._app, "leaderboard", page.board, draw_leaderboard, told, reader)
            await answer.show(leaderboard_screen(page, drawn))


async def check_may_look(app: App, interaction: Interaction, whose: discord.User | discord.Member) -> None:
    """Members of a server know each other, unless they hide; nobody learns who is on other servers."""
    if whose.bot:
        raise NotAllowed(say("profile-of-a-bot"))
    if interaction.guild_id is None or not isinstance(whose, discord.Member):
        raise NotAllowed(say("profile-not-a-member"))
    if not (await app.store.players.load(whose.id)).shows_profile:
        raise NotAllowed(say("profile-hidden", player=Typed(whose.display_name)))


def profile_screen(page: ProfilePage, drawn: tuple[Drawing, ...], *, is_hidden: bool) -> Screen:
    """The picture, and beside it the ratings in numbers."""
    lines: list[Said] = [say("profile-of", player=Typed(page.profile.name))]
    lines += [item(_rating_line(each)) for each in page.ratings] or [say("profile-nothing-rated")]
    if page.favourite:
        tables = next(each.played for each in page.profile.records if each.game == page.favourite)
        lines.append(item(say("profile-favourite", game=GAMES[page.favourite].title, tables=tables)))
    if page.casual:
        lines.append(small(say("profile-casual", tables=page.casual)))
    if is_hidden:
        lines.append(small(say("profile-only-you")))
    return Screen(tuple(lines), (Gallery(drawn),))


def _rating_line(ratings: GameRatings) -> Message:
    """Copenhagen: 1655 here, 1640? everywhere."""
    return say(
        "profile-rating",
        game=GAMES[ratings.game].title,
        here=shown_rating(ratings.here),
        everywhere=shown_rating(ratings.everywhere),
    )


def leaderboard_screen(page: LeaderboardPage, drawn: tuple[Drawing, ...]) -> Screen:
    """The picture, the same as a list, and where whoever asks stands."""
    head, *rows = tell_leaderboard(page.board)
    lines = [say("profile-leaderboard", about=head), *rows]
    if page.own is not None and page.own not in page.board.rows:
        own = say("profile-your-place", place=page.own.place, rating=str(page.own.rating))
        lines.append(own)
    return Screen(tuple(lines), (Gallery(drawn),))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(ProfileCommands(app))
