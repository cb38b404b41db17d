"""Every press and command is answered here: a result, a refusal as a sentence, or an apology for a bug."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.app import App, Stopping
from bot.deliveries import TOO_LATE, TWICE, UNKNOWN_MESSAGE
from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.logs import caused_by
from cogs.custom_ids import summary_of
from cogs.layout import Reply, draw
from cogs.readers import Readers
from cogs.screen import Screen
from cogs.wording import NOT_HERE, OTHER_COMMANDS, SORRY, STOPPING
from games.errors import Refusal
from games.message import Said, Typed, say
from languages.reader import Reader

log = logging.getLogger(__name__)

BUDGET = 1.5
"""Seconds until a press is acknowledged without its result; Discord gives up after three."""
UNREACHABLE = (discord.DiscordServerError, aiohttp.ClientError)
"""How discord.py says that Discord is not there just now. aiohttp makes one of these of every OSError and
timeout of a connection; any other is a fault of ours, and is not tried again."""


class Answer:
    """The answer to one interaction: at once if it is ready within the budget, as an edit otherwise."""

    def __init__(self, interaction: discord.Interaction[Any], *, fresh: bool) -> None:
        self._interaction = interaction
        self._fresh = fresh
        self._lock = asyncio.Lock()

    async def acknowledge_in_time(self) -> None:
        """After the budget, tell Discord that the answer is coming."""
        await asyncio.sleep(BUDGET)
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer(ephemeral=self._fresh, thinking=self._fresh)

    async def reader(self) -> Reader:
        """Whoever pressed or typed, in their language."""
        app: App = self._interaction.client
        return await app.part(Readers).of(self._interaction)

    async def show(self, screen: Screen) -> int:
        """Show a private message, or replace the one whose button was pressed; gives the message's id.

        A message that was taken away meanwhile is no reason to say nothing: then a new one says it.
        """
        try:
            return await self._show(await self._drawn(screen))
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
        reply = await self._drawn(screen)  # the files of the first one are used up
        followup = self._interaction.followup
        sent = await followup.send(view=reply.view, files=reply.files, ephemeral=True, wait=True)
        return sent.id

    async def _drawn(self, screen: Screen) -> Reply:
        app: App = self._interaction.client
        reader = await self.reader()
        async with app.long_work:
            return draw(app, screen, reader)

    async def _show(self, reply: Reply) -> int:
        async with self._lock:
            response = self._interaction.response
            if response.is_done():
                edited = await self._interaction.edit_original_response(
                    view=reply.view, attachments=reply.files
                )
                return edited.id
            if self._fresh:
                sent = await response.send_message(view=reply.view, files=reply.files, ephemeral=True)
                return sent.message_id or 0
            await response.edit_message(view=reply.view, attachments=reply.files)
            return self._interaction.message.id if self._interaction.message else 0

    async def say(self, said: Said) -> None:
        """Tell the presser something that nobody else sees, and leave their panel as it is."""
        sentence = (await self.reader()).read(said)
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.send_message(sentence, ephemeral=True)
            elif self._fresh:
                await self._interaction.edit_original_response(content=sentence)
            else:
                await self._interaction.followup.send(sentence, ephemeral=True)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Let the presser fill something in; what they send comes back as a press of the form's custom_id."""
        form.stop()  # as with a layout, nothing is kept for it here
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.send_modal(form)

    async def nothing_to_say(self) -> None:
        """Acknowledge what everybody sees happen, and leave nothing behind that says so."""
        async with self._lock:
            response, is_press = self._interaction.response, self._interaction.message is not None
            if not response.is_done() and is_press:
                await response.defer()
                return
            if not response.is_done():
                await response.defer(ephemeral=True, thinking=True)
            if self._fresh:  # "thinking" stood in for an answer
                await self._interaction.delete_original_response()

    async def vanish(self) -> None:
        """Take away the private message whose button was pressed: its question is answered."""
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer()
            await self._interaction.delete_original_response()


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any], *, fresh: bool) -> AsyncIterator[Answer]:
    """Answer an interaction whatever happens; `fresh` answers with a new private message."""
    caused_by.set(interaction.id)
    answer = Answer(interaction, fresh=fresh)
    timer = asyncio.create_task(answer.acknowledge_in_time())
    try:
        yield answer
    except Refusal as refusal:
        await _calmly(answer.say(refusal.said))
    except UNREACHABLE as trouble:
        log.warning("Discord did not take the answer: %s: %s", named(interaction), trouble)
        await _calmly(answer.say(SORRY))
    except discord.HTTPException as failure:
        await _after_http(answer, interaction, failure)
    except Exception:
        log.exception("failed: %s", named(interaction))
        await _calmly(answer.say(SORRY))
    finally:
        timer.cancel()
        await asyncio.gather(timer, return_exceptions=True)
        app: App = interaction.client
        await app.part(Readers).note(interaction)


async def _after_http(
    answer: Answer, interaction: discord.Interaction[Any], failure: discord.HTTPException
) -> None:
    """Too late or twice is no bug; a missing permission is said; anything else is ours."""
    if failure.code in (TOO_LATE, TWICE):
        log.info("too late or twice: %s", named(interaction))
        return
    if isinstance(failure, discord.Forbidden):
        log.warning("not permitted: %s: %s", named(interaction), failure.text)
        await _calmly(answer.say(say("answer-not-permitted", why=Typed(failure.text))))
        return
    log.exception("failed: %s", named(interaction))
    await _calmly(answer.say(SORRY))


async def _calmly(saying: Any) -> None:
    """Nobody is left to hear a sentence that comes too late."""
    try:
        await saying
    except (discord.HTTPException, *UNREACHABLE) as failure:
        log.info("nobody to tell: %s", failure)


def named(interaction: discord.Interaction[Any]) -> str:
    """What a log line says of an interaction; never its options or what it chooses, which may be private."""
    data: Any = interaction.data or {}
    what = summary_of(data["custom_id"]) if "custom_id" in data else data.get("name", "")
    return f"interaction={interaction.id} user={interaction.user.id} what={what}"


async def answer_refused_command(
    interaction: discord.Interaction[Any], error: app_commands.AppCommandError
) -> None:
    """What discord.py does not hand to a command is answered all the same."""
    async with answering(interaction, fresh=True):
        if isinstance(error, Stopping):
            raise WrongTime(STOPPING)
        if isinstance(error, app_commands.CheckFailure):
            raise NotAllowed(NOT_HERE)
        if isinstance(error, app_commands.CommandInvokeError):
            raise error.original
        raise StaleButton(OTHER_COMMANDS)


async def setup(app: App) -> None:
    """Answer refused commands too."""
    app.tree.error(answer_refused_command)
