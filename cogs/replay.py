"""Replays: a table walked through turn by turn, in a private message that every press goes on in."""

import asyncio

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.replaying import Replay, Way, gone_to, own_last_turn, viewer_of, was_taken_back
from bot.table import Table
from cogs.answers import Answer, answering
from cogs.finding import choose_played_table, find_table
from cogs.press import GoInReplay, InReplay, JumpInReplay, OpenReplay, OpenSince, ReadReplay
from cogs.presses import Interaction, on_press
from cogs.replay_pictures import picture_rows
from cogs.replay_screens import read_jump, replay_screen, since_screen, text_rows
from cogs.services import walks_of
from cogs.sight import Sight
from cogs.slash import slash
from games.message import Said, say
from languages.reader import Reader


class Look(msgspec.Struct, frozen=True):
    """What somebody looks at."""

    turn: int
    note: Said = ""
    menu: int | None = None
    """The page of the menu, if it is not the turn's own."""
    page: int = 0
    """Of the board in words."""
    towards: Way = Way.NEXT
    """Where they most likely go from there."""


class Replays(commands.Cog):
    """Shows the past of a table to whoever may see it, each through their own eyes."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, OpenReplay, self._open)
        on_press(app, OpenSince, self._open_since)
        on_press(app, GoInReplay, self._go)
        on_press(app, JumpInReplay, self._jump)
        on_press(app, ReadReplay, self._leaf)

    @slash("replay")
    async def replay_command(self, interaction: Interaction, table: int | None = None) -> None:
        """From the beginning, or from the newest turn while it is played."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            replay = await self._replay(interaction, found)
            await self._show(answer, interaction, replay, Look(replay.opens_at))

    @replay_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_played_table(self._app, interaction, typed)

    # Presses

    async def _open(self, interaction: Interaction, press: OpenReplay, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            replay = await self._pressed(interaction, press.table)
            await self._show(answer, interaction, replay, Look(replay.opens_at))

    async def _open_since(self, interaction: Interaction, press: OpenSince, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            table.seat_of(interaction.user.id)
            replay = await self._replay(interaction, table)
            scene, reader = replay.scene(own_last_turn(replay, interaction.user.id)), await answer.reader()
            reads = await self._reads(interaction)
            shown = () if reads else await picture_rows(self._app.pictures, replay, scene, reader)
            await answer.show(await asyncio.to_thread(since_screen, replay, scene, reader, shown))
            if not reads:
                self._expect(replay, Look(scene.turn), reader)

    async def _go(self, interaction: Interaction, press: GoInReplay, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            replay = await self._pressed(interaction, press.table)
            turn = gone_to(replay, press.turn, press.way)
            towards = Way.BACK if press.way in (Way.BACK, Way.LAST) else Way.NEXT
            look = Look(turn, self._note(replay, press, turn), towards=towards)
            await self._show(answer, interaction, replay, look)

    async def _jump(self, interaction: Interaction, press: JumpInReplay, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            replay = await self._pressed(interaction, press.table)
            turn, page = read_jump(values)
            turn = min(press.turn if turn is None else turn, replay.last)
            await self._show(answer, interaction, replay, Look(turn, self._note(replay, press), page))

    async def _leaf(self, interaction: Interaction, press: ReadReplay, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            replay = await self._pressed(interaction, press.table)
            turn = min(press.turn, replay.last)
            look = Look(turn, self._note(replay, press), page=press.page)
            await self._show(answer, interaction, replay, look)

    def _note(self, replay: Replay, press: InReplay, turn: int | None = None) -> Said:
        """What is odd about where somebody came to."""
        if was_taken_back(replay, press.version):
            return say("replay-taken-back")
        is_still_there = turn == press.turn == replay.last and turn
        return say("replay-nothing-newer") if is_still_there else ""

    # Showing

    async def _pressed(self, interaction: Interaction, table_id: int) -> Replay:
        return await self._replay(interaction, await self._app.part(Sight).table(interaction, table_id))

    async def _replay(self, interaction: Interaction, table: Table) -> Replay:
        """What somebody may see of a table that they may see."""
        viewer = viewer_of(table, interaction.user.id, self._app.tables.now())
        walked = await self._app.part(walks_of).of(table)
        return Replay(table, walked.log, walked.turns, viewer)

    async def _show(self, answer: Answer, interaction: Interaction, replay: Replay, look: Look) -> None:
        scene, reader = replay.scene(look.turn), await answer.reader()
        reads = await self._reads(interaction)
        if reads:
            shown = await asyncio.to_thread(text_rows, replay, scene, reader, look.page)
        else:
            shown = await picture_rows(self._app.pictures, replay, scene, reader)
        # The menu tells many turns, and others are answered meanwhile.
        screen = await asyncio.to_thread(replay_screen, replay, scene, reader, shown, look.note, look.menu)
        await answer.show(screen)
        if not reads:
            self._expect(replay, look, reader)

    async def _reads(self, interaction: Interaction) -> bool:
        """Does whoever looks want boards as text?"""
        return (await self._app.store.players.load(interaction.user.id)).text_boards

    def _expect(self, replay: Replay, look: Look, reader: Reader) -> None:
        """Draw what is likely to be looked at next."""
        scene = replay.scene(gone_to(replay, look.turn, look.towards))
        self._app.pictures.expect_replayed(scene.table, reader.language)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Replays(app))
