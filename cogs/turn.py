"""The private turn panel: opening it, looking around in it, drafting, undoing and confirming."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.draft import Turn, check_step, needs_confirming
from bot.errors import StaleButton
from bot.preferences import Preferences
from bot.table import State, Update
from cogs import wording
from cogs.answers import Answer, Reply, answering
from cogs.emojis import Emojis
from cogs.finding import choose_table, find_table
from cogs.layout import (
    AMBER,
    LONGEST_OPTION,
    button,
    code_block,
    layout,
    picture,
    png,
    row,
    select,
    shortened,
)
from cogs.presses import Interaction, number_in, on_press, press_id, unreadable
from cogs.screen import Key, Menu, Panel, Picture, Screen, Style, Verb, plain_panel

STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.CHOSEN: discord.ButtonStyle.primary,
    Style.GO: discord.ButtonStyle.success,
    Style.CAREFUL: discord.ButtonStyle.danger,
}


class TurnPanels(commands.Cog):
    """Shows a seat its own turn and plays what it confirms."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._panels: dict[str, Panel] = {}
        on_press(
            app,
            turn=self._open,
            hand=self._open_hand,
            look=self._look,
            choose=self._choose,
            confirm=self._confirm,
            pick=self._pick,
            back=self._back,
        )

    def add_panel(self, game_key: str, panel: Panel) -> None:
        """Let a game show its turns in its own way."""
        self._panels[game_key] = panel

    def panel_of(self, game_key: str) -> Panel:
        """The game's own panel, or the plain one."""
        return self._panels.get(game_key, plain_panel)

    # Commands

    @app_commands.command(name="turn", description="Take your turn, in a panel only you see")
    @app_commands.describe(table="Which table, if you play at several here")
    async def turn_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Open the panel from anywhere."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._show_turn(answer, found.id, interaction.user.id)

    @app_commands.command(name="hand", description="See what only you may see")
    @app_commands.describe(table="Which table, if you play at several here")
    async def hand_command(self, interaction: Interaction, table: int | None = None) -> None:
        """The private picture, whoever's turn it is."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._show_hand(answer, found.id, interaction.user.id)

    @turn_command.autocomplete("table")
    @hand_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)

    # Presses on the board

    async def _open(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show_turn(answer, number_in(rest), interaction.user.id)

    async def _open_hand(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show_hand(answer, number_in(rest), interaction.user.id)

    async def _show_turn(self, answer: Answer, table_id: int, user_id: int) -> None:
        await self.show(answer, await self._app.tables.turn(table_id, user_id), user_id)

    async def _show_hand(self, answer: Answer, table_id: int, user_id: int) -> None:
        turn = await self._app.tables.turn(table_id, user_id)
        screen = Screen(lines=(f"**{wording.title_of(turn.table)}**",), picture=Picture.PRIVATE)
        await answer.show(await self._draw(turn, screen, await self._preferences(user_id)))

    # Presses in the panel: table, version of the board, step of the draft, text

    async def _look(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table_id, version, step, text = _read(rest)
            turn = await self._current(answer, interaction, table_id, version, step)
            if turn:
                await self.show(answer, turn, interaction.user.id, text)

    async def _pick(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        """A menu: its custom_id says the verb, its value the text."""
        table_id, version, step, verb, _ = rest.split(":", 4)
        act = {Verb.LOOK: self._look, Verb.CHOOSE: self._choose, Verb.CONFIRM: self._confirm}[Verb(verb)]
        await act(interaction, f"{table_id}:{version}:{step}:{''.join(values)}", [])

    async def _choose(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table_id, version, step, text = _read(rest)
            user_id = interaction.user.id
            turn = await self._current(answer, interaction, table_id, version, step)
            if turn is None:
                return
            if needs_confirming(turn, text):
                await answer.show(
                    await self._draw(turn, _confirmation(turn, text), await self._preferences(user_id))
                )
                # While they read it, the board that a confirmation leads to is drawn.
                self._app.pictures.expect_board(self._app.tables.foresee(turn, text))
            else:
                await self.show(
                    answer, await self._app.tables.step(table_id, user_id, version, step, text), user_id
                )

    async def _confirm(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table_id, version, step, text = _read(rest)
            try:
                update = await self._app.tables.confirm(table_id, interaction.user.id, version, step, text)
            except StaleButton as stale:
                await self._show_anew(answer, table_id, interaction.user.id, str(stale))
                return
            await self.show_update(answer, update, interaction.user.id)

    async def _back(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table_id, version, step, left = _read(rest)
            user_id = interaction.user.id
            if await self._current(answer, interaction, table_id, version, step):
                turn = await self._app.tables.step_back(table_id, user_id, version, step, number_in(left))
                await self.show(answer, turn, user_id)

    async def _current(
        self, answer: Answer, interaction: Interaction, table_id: int, version: int, step: int
    ) -> Turn | None:
        """The turn if the press was made for it; otherwise the panel is shown as it stands now."""
        turn = await self._app.tables.turn(table_id, interaction.user.id)
        try:
            check_step(turn, version, step)
        except StaleButton as stale:
            await self._show_anew(answer, table_id, interaction.user.id, str(stale))
            return None
        return turn

    async def _show_anew(self, answer: Answer, table_id: int, user_id: int, note: str) -> None:
        table = await self._app.tables.load(table_id)
        if table.state is State.PLAYING:
            await self.show(answer, await self._app.tables.turn(table_id, user_id), user_id, note=note)
        else:
            await answer.show(Reply(layout(f"{note}\n{wording.turn_line(table)}")))

    # Showing

    async def show(
        self, answer: Answer, turn: Turn, user_id: int, looking_at: str = "", note: str = ""
    ) -> None:
        """Show the panel of a turn."""
        preferences = await self._preferences(user_id)
        if not turn.is_to_act:
            screen = Screen(lines=(wording.waiting_for(turn.table, turn.seat),), picture=Picture.PRIVATE)
        else:
            screen = self.panel_of(turn.table.game_key)(turn, looking_at)
        await answer.show(await self._draw(turn, screen, preferences, note))

    async def show_update(self, answer: Answer, update: Update, user_id: int) -> None:
        """After a confirmation: the next decision if it is still theirs, else what was done."""
        table = update.after
        seat = table.seat_of(user_id)
        if seat in table.acting:
            await self.show(answer, await self._app.tables.turn(table.id, user_id), user_id)
            return
        words = [entry.words for entry in update.entries if entry.seat == seat and entry.words]
        told = [f"- {wording.seat_names(table, each)}" for each in words]
        lines = [f"**Done** · {wording.title_of(table)}", *told, wording.turn_line(table)]
        await answer.show(Reply(layout("\n".join(lines))))

    async def _preferences(self, user_id: int) -> Preferences:
        return await self._app.tables.store.load_preferences(user_id)

    async def _draw(self, turn: Turn, screen: Screen, preferences: Preferences, note: str = "") -> Reply:
        """A screen as a private message."""
        file = await self._picture(turn, screen)
        parts: list[Any] = [f"*{note}*"] if note else []
        parts.append("\n".join(screen.lines))
        if file:
            parts.append(picture(file))
        if preferences.text_boards:
            parts.append(code_block(turn.table.game.diagram(turn.view)))
        parts += [self._row(turn, part) for part in screen.rows]
        if turn.steps:
            parts.append("-# Drafted, only you see it: " + "; ".join(wording.told_steps(turn)))
            parts.append(row(*_undo_buttons(turn)))
        return Reply(layout(*parts, accent=AMBER if turn.is_to_act else None), [file] if file else [])

    async def _picture(self, turn: Turn, screen: Screen) -> discord.File | None:
        if screen.picture is Picture.NONE:
            return None
        alt = turn.table.game.diagram(turn.view)
        if screen.picture is Picture.PRIVATE:
            return png(await self._app.pictures.private(turn), "private.png", alt)
        move = turn.table.game.read_move(screen.ghost) if screen.ghost else None
        return png(await self._app.pictures.draft(turn, move, screen.refusal), "draft.png", alt)

    def _row(self, turn: Turn, part: tuple[Key, ...] | Menu) -> discord.ui.ActionRow[Any]:
        where = (turn.table.id, turn.table.version, len(turn.steps))
        if isinstance(part, Menu):
            options = [
                discord.SelectOption(
                    label=shortened(choice.label, LONGEST_OPTION),
                    value=choice.text,
                    description=shortened(choice.description, LONGEST_OPTION) or None,
                    emoji=self._emoji(choice.icon),
                )
                for choice in part.choices
            ]
            return select(press_id("pick", *where, part.verb, part.name), part.placeholder, options)
        return row(*(self._button(where, key) for key in part))

    def _button(self, where: tuple[int, int, int], key: Key) -> discord.ui.Button[Any]:
        if key.text is None:
            return button(
                key.label, "none", *where, key.label[:40], disabled=True, emoji=self._emoji(key.icon)
            )
        return button(
            key.label, key.verb, *where, key.text, style=STYLES[key.style], emoji=self._emoji(key.icon)
        )

    def _emoji(self, icon: str) -> discord.PartialEmoji | None:
        return self._app.part(Emojis).book.get(icon)


def _read(rest: str) -> tuple[int, int, int, str]:
    words = rest.split(":", 3)
    if len(words) != 4:
        raise unreadable()
    return number_in(words[0]), number_in(words[1]), number_in(words[2]), words[3]


def _undo_buttons(turn: Turn) -> list[discord.ui.Button[Any]]:
    where = (turn.table.id, turn.table.version, len(turn.steps))
    undo = button("Undo step", "back", *where, len(turn.steps) - 1)
    if len(turn.steps) == 1:
        return [undo]
    return [undo, button("Start over", "back", *where, 0)]


def _confirmation(turn: Turn, text: str) -> Screen:
    """What will happen, in words, before it cannot be undone."""
    game = turn.table.game
    told = wording.told_steps(turn, text)
    lines = ["**Confirm your turn**", *(f"- {line}" for line in told)]
    if game.reveals(turn.position, turn.seat, game.read_move(text)):
        lines.append("-# This shows something hidden, so it cannot be undone.")
    keys = (
        Key("Confirm", Verb.CONFIRM, text, Style.GO),
        Key("Back", Verb.LOOK, ""),
    )
    return Screen(lines=tuple(lines), rows=(keys,), picture=Picture.PRIVATE)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(TurnPanels))
