"""The posts of recaps: made before they are sent, known again by the name of their file."""

from io import BytesIO
from typing import Final

import discord
from msgspec.structs import replace

from bot.app import App
from bot.recap import Made, RecapTrouble
from bot.table import Table
from bot.table_posts import no_recap_post, subject_of
from club.posts import Post
from cogs import wording
from cogs.delivery.requests import Rendered, Trouble, trouble_of
from cogs.delivery.scene import Destination, Scene
from cogs.delivery.service import Delivery
from cogs.layout import LONGEST_ALT_TEXT, whole_lines
from cogs.readers import Readers
from cogs.recaps import Recaps
from cogs.screen import item
from games.message import say
from languages.reader import Medium

TOO_LARGE: Final = 413


class RecapPosts:
    """Opens recaps for delivery."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self, subject: str, posts: list[Post]) -> "RecapScene":
        """The recap of a table that is over."""
        table_id = int(subject.partition(":")[2])
        return RecapScene(self._app, await self._app.tables.load(table_id), posts)


class RecapScene(Scene):
    """A table with its recap."""

    def __init__(self, app: App, table: Table, posts: list[Post]) -> None:
        super().__init__(posts)
        self._app = app
        self._table = table
        self._recaps = app.part(Recaps)
        self._made: Made | None = None
        self._trouble: RecapTrouble | None = None

    async def destinations(self, post: Post) -> tuple[Destination, ...]:
        """Where the table is played, once its board was tried; else in the channel."""
        await self._app.part(Delivery).tried(subject_of(self._table.id))
        self._recaps.keep_trouble(self._table, None)
        showing = await self._app.store.posts.showing(self._table.id)
        home_id = showing.home_id or self._table.channel_id
        return tuple(Destination(place) for place in dict.fromkeys((home_id, self._table.channel_id)))

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered | None:
        """The moving picture, with its ending and best moments in words; None if it cannot be made."""
        self._made = self._made or await self._recaps.make(self._table)
        if self._made is None:
            self._trouble = RecapTrouble.NOT_MADE
            return None
        made, title = self._made, wording.title_of(self._table)
        reader = replace(await self._app.part(Readers).public(self._table), you=None)
        lines = (title, made.ending, *made.moments)
        alt = whole_lines(reader.on(Medium.TEXT).read_all(lines), LONGEST_ALT_TEXT)
        return Rendered(
            text=reader.read_all((say("recap-head", about=title), made.ending, *map(item, made.moments))),
            files=[discord.File(BytesIO(made.file), file_name(self._table), description=alt)],
            is_silent=True,
        )

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Has the message a file of this name?"""
        return any(each.filename == file_name(self._table) for each in message.attachments)

    async def give_up(self, post: Post, failure: discord.HTTPException | None) -> None:
        """Say why when that is kept."""
        if failure is None or trouble_of(failure) is Trouble.CLOSED:
            self._trouble = RecapTrouble.FORBIDDEN
        else:
            is_too_large = failure.status == TOO_LARGE
            self._trouble = RecapTrouble.TOO_LARGE if is_too_large else RecapTrouble.NOT_MADE

    async def settle(self, post: Post, others: list[Post], raised: list[str], at: int | None) -> bool:
        """A table that was promised a recap is told why it has none, by a post that is kept with it."""
        if self._trouble is None:
            return False
        is_promised = self._table.arrangement.recap
        told = [no_recap_post(self._table, self._trouble)] if is_promised else []
        await self._app.store.posts.keep([*others, post], raised, told)
        self._recaps.keep_trouble(self._table, self._trouble)
        return True


def file_name(table: Table) -> str:
    """By which a recap is known again."""
    return f"recap-{table.id}.gif"
