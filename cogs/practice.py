"""Turns that are practised at no table, in the very panels of the games: looking around, drafting, undoing.

What is practised, who may, and what a completed turn means is for each kind to say.
"""

from typing import Protocol

from bot.app import App
from bot.draft import Turn, with_step
from bot.errors import StaleButton
from bot.practice import Mark, What, check_practised
from cogs.answers import Answer, answering
from cogs.panel_message import bound_by, confirmation, drafted_rows, shown_rows, undo_keys
from cogs.press import Practise, PractiseBack, UnreadablePress, Verb
from cogs.presses import Interaction, on_press
from cogs.screen import Deed, Row, Screen, Text, parted
from cogs.turn import TurnPanels
from games.errors import UnreadableMove
from games.message import Said, say


class Exercise(Protocol):
    """One kind of what is practised."""

    asks_itself: bool
    """Is it its own matter to ask before a turn is completed? Otherwise that is asked as at a table."""

    async def turn(self, interaction: Interaction, number: int) -> Turn:
        """The turn as whoever pressed has drafted it; a refusal if it is not to be practised now."""

    def around(self, number: int, turn: Turn, screen: Screen) -> Screen:
        """A screen of the game's panel with what else is to be said, its deeds still unbound."""

    def refusal(self, number: int, turn: Turn, *texts: str) -> Said:
        """Why these moves are not to be made here; empty if they may be."""

    def is_whole(self, number: int, turn: Turn) -> bool:
        """Is it all that is wanted, though it might go on?"""

    async def complete(self, answer: Answer, interaction: Interaction, number: int, *texts: str) -> None:
        """The drafted steps with these would be a whole turn: say what comes of it."""


class Practices:
    """Answers what is pressed in practised turns, for every kind of them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.practice
        self._kinds: dict[What, Exercise] = {}
        on_press(app, Practise, self._press)
        on_press(app, PractiseBack, self._back)

    def add(self, what: What, exercise: Exercise) -> None:
        """Let a kind of turns be practised."""
        self._kinds[what] = exercise

    async def show(
        self, answer: Answer, mark: Mark, turn: Turn, looking_at: str = "", note: Said = ""
    ) -> None:
        """Show the panel of a practised turn."""
        async with self._app.long_work:
            screen = self._screen(turn, looking_at)
        await self.show_screen(answer, mark, turn, screen, note)

    async def show_screen(
        self, answer: Answer, mark: Mark, turn: Turn, screen: Screen, note: Said = ""
    ) -> None:
        """Show another screen of the same panel, with its keys bound to the turn; a note stands right above
        them, where somebody looks who has pressed one."""
        screen = self._kinds[mark.what].around(mark.number, turn, screen)
        language = (await answer.reader()).language
        preferences = await self._app.store.players.load(turn.table.holders[turn.seat].user_id)
        rows: list[Row] = await shown_rows(
            self._app, turn, screen, language, has_text=preferences.text_boards
        )
        where = (mark.what, mark.number, len(turn.steps))

        def press(deed: Deed) -> Practise:
            return Practise(*where, deed.verb, deed.text)

        if note:
            rows.append(Text((say("panel-note", note=note),)))
        rows += [bound_by(row, press, press) for row in screen.rows]
        rows += drafted_rows(turn)
        if keys := undo_keys(turn, lambda left: PractiseBack(*where, left)):
            rows.append(keys)
        await answer.show(Screen(screen.lines, tuple(rows), is_lit=True))

    def _screen(self, turn: Turn, looking_at: str) -> Screen:
        try:
            return self._app.part(TurnPanels).panel_of(turn.table.game_key)(turn, looking_at)
        except UnreadableMove:
            raise UnreadablePress from None

    # Presses

    async def _press(self, interaction: Interaction, press: Practise, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            mark, text = Mark(press.what, press.number), "".join(values) or press.text
            turn = await self._current(answer, interaction, mark, press.step)
            if turn is None:
                return
            match press.verb:
                case Verb.LOOK:
                    await self.show(answer, mark, turn, text)
                case Verb.CHOOSE | Verb.CONFIRM if why := self._refusal(mark, turn, *parted(text)):
                    await self.show(answer, mark, turn, note=why)
                case Verb.CHOOSE if await self._is_asked(mark, turn, text):
                    await self.show_screen(answer, mark, turn, confirmation(turn, text))
                case Verb.CHOOSE if not self._completes(mark, turn, text):
                    drafted = with_step(turn, text)
                    await self._store.keep(mark, interaction.user.id, drafted.steps)
                    await self.show(answer, mark, drafted)
                case Verb.CHOOSE | Verb.CONFIRM:
                    await self._kinds[mark.what].complete(answer, interaction, mark.number, *parted(text))
                case Verb.PLAN:
                    raise UnreadablePress

    def _refusal(self, mark: Mark, turn: Turn, *texts: str) -> Said:
        return self._kinds[mark.what].refusal(mark.number, turn, *texts)

    async def _is_asked(self, mark: Mark, turn: Turn, text: str) -> bool:
        """As at a table: is the player asked before it is made?"""
        if self._kinds[mark.what].asks_itself:
            return False
        preferences = await self._app.store.players.load(turn.table.holders[turn.seat].user_id)
        return turn.tried(text).is_asked_about(confirms=preferences.confirms)

    def _completes(self, mark: Mark, turn: Turn, text: str) -> bool:
        is_whole = self._kinds[mark.what].is_whole
        return turn.tried(text).needs_confirming or is_whole(mark.number, turn.after(text))

    async def _back(self, interaction: Interaction, press: PractiseBack, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            mark = Mark(press.what, press.number)
            turn = await self._current(answer, interaction, mark, press.step)
            if turn is not None:
                await self._store.keep(mark, interaction.user.id, turn.steps[: press.left])
                await self.show(answer, mark, await self._kinds[mark.what].turn(interaction, mark.number))

    async def _current(self, answer: Answer, interaction: Interaction, mark: Mark, step: int) -> Turn | None:
        """The turn if the press was made for it; otherwise the panel is shown as it stands now."""
        if mark.what not in self._kinds:
            raise UnreadablePress
        turn = await self._kinds[mark.what].turn(interaction, mark.number)
        try:
            check_practised(turn, step)
        except StaleButton as stale:
            await self.show(answer, mark, turn, note=stale.said)
            return None
        return turn


async def setup(app: App) -> None:
    """Answer the presses."""
    app.part(Practices)
