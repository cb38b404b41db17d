"""Application emojis drawn by the painters: uploaded when they differ, and never needed."""

import asyncio
import logging
import re
from functools import lru_cache
from hashlib import sha256

import discord
import msgspec
from discord.ext import commands

from bot.app import App
from games.catalog import GAMES
from rendering.catalog import painter_for
from rendering.png import encode

log = logging.getLogger(__name__)

DIGEST = 6
UNTIL_UPLOADED = 60.0
"""Seconds after which a process looks again for what another one uploads."""
OURS = re.compile(rf"(?P<stem>[a-z0-9_]+)_[0-9a-f]{{{DIGEST}}}")
"""An emoji's name ends in a hash of its drawing, so that a changed drawing has another name."""


class Drawn(msgspec.Struct, frozen=True):
    """One icon: what panels call it, what Discord does, and its file."""

    stem: str
    name: str
    png: bytes


@lru_cache(maxsize=1)
def drawn_icons() -> tuple[Drawn, ...]:
    """Every icon of every painter; icons that painters share are drawn once."""
    images = {stem: image for game in GAMES.values() for stem, image in painter_for(game).icons().items()}
    found = []
    for stem, image in sorted(images.items()):
        # The pixels, not the file: another release of the compressor is no other drawing.
        digest = sha256(image.tobytes()).hexdigest()[:DIGEST]
        found.append(Drawn(stem, f"{stem}_{digest}", encode(image)))
    return tuple(found)


class Emojis(commands.Cog):
    """Keeps Discord's copies like the drawings, in the background after every start.

    Of several processes one uploads, and the others look until all are there. What is stale may be in use by
    one of them that is older.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.book: dict[str, discord.PartialEmoji] = {}
        self._work: asyncio.Task[None] | None = None
        app.when_ready.append(self._begin)

    async def _begin(self) -> None:
        self._work = asyncio.create_task(self._synchronise(), name="emojis")

    async def cog_unload(self) -> None:
        """Stop uploading when the bot closes; the next start goes on."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def synchronised(self) -> None:
        """Wait until nothing is left to upload, or uploading has failed."""
        if self._work is not None:
            await asyncio.shield(self._work)

    async def _synchronise(self) -> None:
        try:
            while True:
                if await self._all_known():
                    break
                await asyncio.sleep(UNTIL_UPLOADED)
        except (discord.HTTPException, OSError) as failure:
            log.warning(
                "emojis: %d in use, the rest is left out until the next start: %s", len(self.book), failure
            )
            return
        log.info("emojis: %d in use", len(self.book))

    async def _all_known(self) -> bool:
        """Find every drawing among what Discord has, or upload it; False if another process still does."""
        there = {emoji.name: emoji for emoji in await self._app.fetch_application_emojis()}
        drawn = await asyncio.to_thread(drawn_icons)
        if self._app.own_shards.are_all:
            await self._remove_stale(there, {icon.name for icon in drawn})
        for icon in drawn:
            emoji = there.get(icon.name)
            if emoji is None and self._app.own_shards.hold_direct:
                emoji = await self._upload(icon)
            if emoji is not None:
                self.book[icon.stem] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
        return len(self.book) == len(drawn)

    async def _remove_stale(self, there: dict[str, discord.Emoji], wanted: set[str]) -> None:
        """Take away our older drawings; emojis that somebody else gave the application stay."""
        stale = [name for name in there if OURS.fullmatch(name) and name not in wanted]
        for name in stale:
            await there.pop(name).delete()

    async def _upload(self, icon: Drawn) -> discord.Emoji:
        return await self._app.create_application_emoji(name=icon.name, image=icon.png)


def emoji_for(app: App, stem: str) -> discord.PartialEmoji | None:
    """An icon as an emoji, where Discord has it."""
    return app.part(Emojis).book.get(stem)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(Emojis))
