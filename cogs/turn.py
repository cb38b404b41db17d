"""The private turn panel: opening it, looking around in it, drafting, undoing and confirming."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.clocks.instants import instant_of_press
from bot.draft import Turn, check_step, told_to
from bot.errors import StaleButton
from bot.stamps import stamp
from bot.table import State, Table, Update
from bot.takeback import is_secret_choice
from bot.time_left import deadline_for, drawn_times, times_at
from cogs import wording
from cogs.answers import Answer, answering
from cogs.finding import choose_table, find_table, tables_here, tables_waiting
from cogs.keys import rematch_key
from cogs.layout import draw
from cogs.links import board_link
from cogs.open_panels import OpenPanels
from cogs.panel_message import confirmation, panel_of
from cogs.plain_panel import plain_panel
from cogs.plan_screens import keeping, plan_rows, planning
from cogs.press import (
    Choose,
    ChooseAnew,
    ComeBack,
    Confirm,
    InPanel,
    KeepPlan,
    Look,
    OpenHand,
    OpenNext,
    OpenTurn,
    OpenWaiting,
    Pick,
    StepBack,
    UnreadablePress,
    Verb,
)
from cogs.presses import Interaction, Presses, on_press
from cogs.readers import Readers
from cogs.screen import Key, Panel, Picture, Row, Screen, Style, in_one, in_rows, item, parted
from cogs.sight import Sight
from cogs.slash import slash
from cogs.time_words import can_come_back
from games.errors import UnreadableMove
from games.message import Message, Said, say

MOST_LISTED, MOST_KEYS = 20, 6


class TurnPanels(commands.Cog):
    """Shows a seat its own turn and plays what it confirms."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._panels: dict[str, Panel] = {}
        self._open_panels = OpenPanels(app.store.news)
        on_press(app, OpenTurn, self._open)
        on_press(app, OpenNext, self._open_here)
        on_press(app, OpenWaiting, self._open_waiting)
        on_press(app, OpenHand, self._open_hand)
        on_press(app, Look, self._look)
        on_press(app, Choose, self._choose)
        on_press(app, Confirm, self._confirm)
        on_press(app, Pick, self._pick)
        on_press(app, StepBack, self._back)

    def add_panel(self, game_key: str, panel: Panel) -> None:
        """Let a game show its turns in its own way."""
        self._panels[game_key] = panel

    def panel_of(self, game_key: str) -> Panel:
        """The game's own panel, or the plain one."""
        return self._panels.get(game_key, plain_panel)

    # Commands

    @slash("turn")
    async def turn_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Open the panel from anywhere."""
        async with answering(interaction, fresh=True) as answer:
            if table is not None:
                await self._show_turn(answer, interaction, table)
                return
            await self._show_waiting(answer, interaction)

    async def _open_waiting(self, interaction: Interaction, press: OpenWaiting, values: list[str]) -> None:
        """From the digest, as the command does."""
        async with answering(interaction, fresh=True) as answer:
            await self._show_waiting(answer, interaction)

    async def _show_waiting(self, answer: Answer, interaction: Interaction) -> None:
        """The turn that waits, or a list if there are several."""
        waiting = await self._waiting(interaction)
        if len(waiting) > 1:
            await answer.show(await self._list(waiting, interaction.user.id))
        else:
            found = waiting[0] if waiting else await find_table(self._app, interaction, None)
            await self._show_turn(answer, interaction, found.id)

    async def _waiting(self, interaction: Interaction) -> list[Table]:
        """The tables that wait for the member: those of this channel or thread, else those anywhere."""
        here = [
            each for each in await tables_here(self._app, interaction) if each.waits_for(interaction.user.id)
        ]
        return here if len(here) == 1 else await tables_waiting(self._app, interaction)

    async def _list(self, tables: list[Table], user_id: int) -> Screen:
        """Several tables wait: where each stands, and a key for each of the first."""
        lines = [await self._waiting_line(table, user_id) for table in tables[:MOST_LISTED]]
        keys = [Key(say("panel-table", table=str(t.id)), OpenNext(t.id)) for t in tables[:MOST_KEYS]]
        return Screen((say("panel-waiting-tables"), *map(item, lines)), in_rows(keys))

    async def _waiting_line(self, table: Table, user_id: int) -> Message:
        where, title = (
            board_link(table, await self._app.store.posts.showing(table.id)),
            wording.title_of(table),
        )
        if table.has_clocks:
            due = stamp(await deadline_for(self._app.tables, table, user_id), "R")
            return say("panel-waiting-due", title=title, link=where, due=due)
        return say("panel-waiting-table", title=title, link=where, since=wording.since(table))

    @slash("hand")
    async def hand_command(self, interaction: Interaction, table: int | None = None) -> None:
        """The private picture, whoever's turn it is."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._show_hand(answer, interaction, found.id)

    @turn_command.autocomplete("table")
    @hand_command.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)

    # Presses on the board, on a ping and in the list of tables

    async def _open(self, interaction: Interaction, press: OpenTurn, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show_turn(answer, interaction, press.table)

    async def _open_here(self, interaction: Interaction, press: OpenNext, values: list[str]) -> None:
        """Another table in place of the private message that named it."""
        async with answering(interaction, fresh=False) as answer:
            await self._show_turn(answer, interaction, press.table)

    async def _open_hand(self, interaction: Interaction, press: OpenHand, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show_hand(answer, interaction, press.table)

    async def _turn(self, interaction: Interaction, table_id: int) -> Turn:
        """The member's turn at a table that they may see."""
        table = await self._app.part(Sight).table(interaction, table_id)
        return await self._app.tables.turn_at(table, interaction.user.id)

    async def _show_turn(self, answer: Answer, interaction: Interaction, table_id: int) -> None:
        await self.show(answer, interaction, await self._turn(interaction, table_id))

    async def _show_hand(self, answer: Answer, interaction: Interaction, table_id: int) -> None:
        turn = await self._turn(interaction, table_id)
        title = say("panel-title", title=wording.title_of(turn.table))
        screen = Screen(lines=(title,), picture=Picture.PRIVATE)
        await self._show(answer, interaction, turn, screen, which="hand")

    # Presses in the panel

    async def _look(self, interaction: Interaction, press: Look, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            turn = await self.current(answer, interaction, press)
            if turn is None:
                return
            if text := await self._unasked(turn, press.text, interaction.user.id):
                await self._make(answer, interaction, press, text)
            else:
                await self.show(answer, interaction, turn, press.text)

    async def _unasked(self, turn: Turn, looking_at: str, user_id: int) -> str:
        """The move that a look leads to, where its player wants to make it without a question."""
        if turn.is_plan or not turn.may_move or await self._confirms(user_id):
            return ""
        async with self._app.long_work:
            screen = self._screen(turn, looking_at)
        is_made = screen.is_question and not turn.tried(screen.expects).is_asked_about(confirms=False)
        return screen.expects if is_made else ""

    async def _pick(self, interaction: Interaction, press: Pick, values: list[str]) -> None:
        """A menu says what is done with what is chosen in it."""
        where = (press.table, press.version, press.step)
        text = "".join(values)
        match press.verb:
            case Verb.LOOK:
                await self._look(interaction, Look(*where, text), [])
            case Verb.CHOOSE:
                await self._choose(interaction, Choose(*where, text), [])
            case Verb.CONFIRM:
                await self._confirm(interaction, Confirm(*where, text), [])
            case Verb.PLAN:
                await self._app.part(Presses).do(interaction, KeepPlan(*where, text))

    async def _choose(self, interaction: Interaction, press: Choose, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            turn = await self.current(answer, interaction, press)
            if turn is None:
                return
            tried = turn.tried(press.text)
            if tried.needs_confirming and turn.is_plan:
                await self.show_plan(answer, interaction, turn, press.text)
            elif tried.is_asked_about(confirms=await self._confirms(interaction.user.id)):
                await self._show(answer, interaction, turn, confirmation(turn, press.text))
                # While they read it, the board that a confirmation leads to is drawn.
                await self._expect_board(turn, press.text)
            elif tried.needs_confirming:
                await self._make(answer, interaction, press, press.text)
            else:
                turn = await self._app.tables.step(
                    press.table, interaction.user.id, press.version, press.step, press.text
                )
                await self.show(answer, interaction, turn)

    async def _confirms(self, user_id: int) -> bool:
        """Does the player want to be asked before a turn ends?"""
        return (await self._app.store.players.load(user_id)).confirms

    async def _confirm(self, interaction: Interaction, press: Confirm, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            if not (await self._turn(interaction, press.table)).is_plan:
                await self._make(answer, interaction, press, *parted(press.text))
            elif turn := await self.current(answer, interaction, press):
                await self.show_plan(answer, interaction, turn, *parted(press.text))

    async def _make(self, answer: Answer, interaction: Interaction, press: InPanel, *texts: str) -> None:
        """Make the drafted steps and these moves, for good."""
        try:
            update = await self._app.tables.confirm(
                press.table,
                interaction.user.id,
                press.version,
                press.step,
                *texts,
                pressed=instant_of_press(interaction.id, self._app.wall.now()),
            )
        except StaleButton as stale:
            await self._show_anew(answer, interaction, press.table, stale.said)
            return
        await self.show_update(answer, interaction, update)

    async def _back(self, interaction: Interaction, press: StepBack, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            if await self.current(answer, interaction, press):
                turn = await self._app.tables.step_back(
                    press.table, interaction.user.id, press.version, press.step, press.left
                )
                await self.show(answer, interaction, turn)

    async def current(self, answer: Answer, interaction: Interaction, press: InPanel) -> Turn | None:
        """The turn if the press was made for it; otherwise the panel is shown as it stands now."""
        turn = await self._turn(interaction, press.table)
        try:
            check_step(turn, press.version, press.step)
        except StaleButton as stale:
            await self._show_anew(answer, interaction, press.table, stale.said)
            return None
        return turn

    async def _show_anew(self, answer: Answer, interaction: Interaction, table_id: int, note: Said) -> None:
        table = await self._app.tables.load(table_id)
        if table.state is State.PLAYING:
            await self.show(answer, interaction, await self._turn(interaction, table_id), note=note)
        else:
            await answer.show(Screen((note, wording.turn_line(table))))

    # Showing

    async def show(
        self,
        answer: Answer,
        interaction: Interaction,
        turn: Turn,
        looking_at: str = "",
        note: Said = "",
        hint: Said = "",
    ) -> None:
        """Show the panel of a turn; it is the player's only one at this table."""
        if can_come_back(turn.table, turn.seat):
            screen = away_screen(turn)
        elif not turn.may_move:
            screen = Screen(lines=(wording.waiting_for(turn.table, turn.seat),), picture=Picture.PRIVATE)
        else:
            async with self._app.long_work:
                screen = self._screen(turn, looking_at)
        if turn.is_plan:
            screen = planning(turn, screen)
        await self._show(answer, interaction, turn, screen, note, hint)
        if screen.expects:
            async with self._app.long_work:
                await self._expect_board(turn, screen.expects)

    async def show_plan(self, answer: Answer, interaction: Interaction, turn: Turn, *texts: str) -> None:
        """Show what a turn planned ahead would be with these moves."""
        await self._show(answer, interaction, turn, keeping(turn, *texts))

    def _screen(self, turn: Turn, looking_at: str) -> Screen:
        """What the game's panel shows; a look that it cannot read is of another time, or forged."""
        try:
            return self.panel_of(turn.table.game_key)(turn, looking_at)
        except UnreadableMove:
            raise UnreadablePress from None

    async def _expect_board(self, turn: Turn, text: str) -> None:
        """Draw what everybody will see if this move is confirmed, while its player makes up their mind."""
        public = await self._app.part(Readers).public(turn.table)
        table = await self._app.tables.foresee(turn, text)
        times = drawn_times(table, await times_at(self._app.tables, table))
        self._app.pictures.expect_board(table, public.language, times)

    async def show_update(self, answer: Answer, interaction: Interaction, update: Update) -> None:
        """After a confirmation: the next decision if it is still theirs, else what was done."""
        table = update.after
        told = told_to(update, table.seat_of(interaction.user.id))
        if table.waits_for(interaction.user.id):
            # A game's own panel shows by itself what was learnt; alone, what followed is told nowhere else.
            is_told = table.is_alone or self.panel_of(table.game_key) is plain_panel
            learnt = in_one(*told) if is_told else ""
            await self.show(answer, interaction, await self._turn(interaction, table.id), note=learnt)
            return
        done = say("panel-done", title=wording.title_of(table))
        lines: tuple[Said, ...] = (done, *map(item, told), wording.turn_line(table))
        again = ((rematch_key(table),),) if table.is_alone else ()
        plan = plan_rows(Turn(table, table.seat_of(interaction.user.id))) if not table.has_ended else ()
        anew = ((_anew_key(table),),) if is_secret_choice(update, table.seat_of(interaction.user.id)) else ()
        rows = (*again, *anew, *await self._next_table(interaction), *plan)
        await self._opened(answer, interaction, table, Screen(lines, rows))

    async def _next_table(self, interaction: Interaction) -> tuple[Row, ...]:
        """The way to another table that waits, if one does."""
        waiting = await tables_waiting(self._app, interaction)
        if not waiting:
            return ()
        label = say("panel-next-table", title=wording.title_of(waiting[0]), tables=len(waiting))
        return ((Key(label, OpenNext(waiting[0].id), Style.GO),),)

    async def _show(
        self,
        answer: Answer,
        interaction: Interaction,
        turn: Turn,
        screen: Screen,
        note: Said = "",
        hint: Said = "",
        which: str = "turn",
    ) -> None:
        language = (await answer.reader()).language
        panel = await panel_of(self._app, turn, screen, language, note, hint)
        await self._opened(answer, interaction, turn.table, panel, which)

    async def turn_into(self, table: Table, user_id: int, note: Said) -> None:
        """Let the panel that somebody has open at a table, if they have one, show the turn that has come."""
        opened = self._open_panels.reachable((table.id, user_id, "turn"))
        if opened is None:
            return
        reader = await self._app.part(Readers).of(opened.interaction, table)
        turn = await self._app.tables.turn(table.id, user_id)
        async with self._app.long_work:
            screen = self._screen(turn, "")
        panel = await panel_of(self._app, turn, screen, reader.language, note)
        async with self._app.long_work:
            reply = draw(self._app, panel, reader)
        await opened.change(reply)

    async def take_away(self, table_id: int, user_id: int) -> None:
        """Take away what a player has open at a table where they no longer sit."""
        await self._open_panels.take_away(table_id, user_id)

    async def _opened(
        self, answer: Answer, interaction: Interaction, table: Table, screen: Screen, which: str = "turn"
    ) -> None:
        message_id = await answer.show(screen)
        await self._open_panels.note((table.id, interaction.user.id, which), message_id, interaction)


def _anew_key(table: Table) -> Key:
    """Others have yet to choose, so the player may choose anew."""
    return Key(say("panel-choose-anew"), ChooseAnew(table.id))


def away_screen(turn: Turn) -> Screen:
    """For somebody whose seat a bot player plays: what it holds, and how to have it back."""
    key = Key(say("clock-come-back"), ComeBack(turn.table.id), Style.GO)
    return Screen((say("people-bot-plays-for-you"),), ((key,),), picture=Picture.PRIVATE)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(TurnPanels))
