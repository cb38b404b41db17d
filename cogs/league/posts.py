"""The posts of leagues: sign-ups, standings, brackets, summaries, news and results of tables."""

import discord

from bot.app import App
from bot.league.season import Whole
from club.posts import Post, Topic
from cogs.delivery.requests import Rendered, presses_on
from cogs.delivery.scene import Destination, Scene, draw_post
from cogs.layout import beneath
from cogs.league.boards import news_lines, result_lines, signup_screen
from cogs.league.press import EnterSeason, LeagueNews, ReadStandings, ReadSummary
from cogs.league.screens import board_for, summary_for
from cogs.press import Press
from cogs.readers import Readers
from cogs.screen import Key, Screen
from games.message import Said, say
from languages.reader import Reader

NOTHING = "\u200b"
"""Discord takes no empty message."""


class LeaguePosts:
    """Opens seasons for delivery: "season:4" by its number, "signup:2:1" by its league and number."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "LeagueScene | None":
        """The season as it stands now."""
        kind, *numbers = subject.split(":")
        season_id = int(numbers[0])
        if kind == Topic.SIGNUP:
            season_id = await self._app.store.leagues.season_of(*map(int, numbers))
        whole = await self._app.store.leagues.whole(season_id)
        return None if whole is None else LeagueScene(self._app, whole, posts)


class LeagueScene(Scene):
    """A season with its posts."""

    def __init__(self, app: App, whole: Whole, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._whole = whole

    def is_open(self, post: Post) -> bool:
        """What was deleted is posted again while anything is still to come."""
        return self._whole.season.phase.is_open

    async def destinations(self, post: Post) -> tuple[Destination, ...]:
        """The league's channel; results of tables may have one of their own."""
        league = self._whole.league
        has_own = post.topic is Topic.BOOKED and league.results_id
        return (Destination(league.results_id if has_own else league.channel_id),)

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered:
        """A screen, or plain text, which a phone's notification can show, and which calls players."""
        reader = await self._app.part(Readers).in_place(self._whole.league.guild_id, place_id)
        if not post.policy.is_said_once:
            return await draw_post(self._app, await self._screen(post, reader), reader)
        key = Key(say("league-look"), LeagueNews(self._whole.season.id, post.key))
        return Rendered(
            text=reader.read_all(await self._lines(post)) or NOTHING,
            view=beneath(self._app, (key,), reader),
            mentions=post.wanted.mentions,
        )

    async def _screen(self, post: Post, reader: Reader) -> Screen:
        match post.topic:
            case Topic.SIGNUP:
                return signup_screen(self._whole)
            case Topic.SUMMARY:
                return await summary_for(self._app, self._whole, reader)
            case _:
                return await board_for(self._app, self._whole, number_in(post), reader)

    async def _lines(self, post: Post) -> tuple[Said, ...]:
        if post.wanted.said is not None:
            return news_lines(post.wanted.said, post.wanted.mentions)
        _, table_id, _ = post.key.split(":")
        result = await self._app.store.results.of_table(int(table_id))
        return result_lines(self._whole, result) if result else ()

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message the button that this post has?"""
        return mark_of(post, self._whole.season.id) in presses_on(message)


def mark_of(post: Post, season_id: int) -> Press:
    """The button by which the message of a post is known again."""
    match post.topic:
        case Topic.SIGNUP:
            return EnterSeason(season_id)
        case Topic.SUMMARY:
            return ReadSummary(season_id)
        case Topic.STANDINGS | Topic.BRACKET:
            return ReadStandings(season_id, number_in(post))
        case _:
            return LeagueNews(season_id, post.key)


def number_in(post: Post) -> int:
    """The division whose standings it shows: "standings:4:2"."""
    return int(post.key.rpartition(":")[2])
