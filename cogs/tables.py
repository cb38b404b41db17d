"""Looking at tables and leaving them: /tables /board /history /verify /undo /resign, and their buttons."""

import asyncio

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.chronicle import Aside, asides
from bot.errors import WrongTime
from bot.export import record_of
from bot.stamps import stamp
from bot.table import Entry, State, Table, check_playing
from bot.takeback import moves_that_count, positions
from bot.time_left import deadline_for, times_at
from bot.watching import check_watches
from cogs import wording
from cogs.answers import Answer, answering
from cogs.board import board_of
from cogs.delivery.service import Delivery
from cogs.finding import choose_table, find_table, tables_of
from cogs.keys import replay_key, rows_for_spectators
from cogs.links import board_link, card_link
from cogs.past import told_lines
from cogs.press import AnswerQuestion, AtTable, ChooseAnew, OfferSeat, ReadBoard, ReadHistory, Resign, Verify
from cogs.presses import Interaction, on_press
from cogs.screen import Attachment, Key, Screen, Style
from cogs.sight import Sight
from cogs.slash import slash
from cogs.text_board import in_pages, moves_in_words, text_board, text_page
from cogs.time_lines import time_lines
from cogs.turn import TurnPanels
from games.chance import commitment
from games.message import Message, say
from games.record import write_record

LETTERS_A_PAGE = 1800
"""Of the history: about fifteen lines with what time did beneath them."""


class TablesCog(commands.Cog, name="Tables"):
    """What people ask of a table besides taking their turn."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, ReadBoard, self._press_text)
        on_press(app, ReadHistory, self._press_history)
        on_press(app, Verify, self._press_verify)
        on_press(app, AnswerQuestion, self._press_agree)
        on_press(app, ChooseAnew, self._press_anew)
        on_press(app, Resign, self._press_resign)

    # /tables

    @slash("tables")
    async def tables_command(self, interaction: Interaction) -> None:
        """A private list."""
        async with answering(interaction, fresh=True) as answer:
            mine = await tables_of(self._app, interaction)
            if not mine:
                await answer.say(say("table-none-of-yours"))
                return
            lines = [await self._line(table, interaction.user.id) for table in mine[:20]]
            await answer.show(Screen((say("table-yours"), *lines)))

    async def _line(self, table: Table, user_id: int) -> Message:
        title, showing = wording.title_of(table), await self._app.store.posts.showing(table.id)
        if table.state is State.LOBBY:
            return say("table-yours-lobby", title=title, link=card_link(table, showing))
        where = board_link(table, showing)
        if table.waits_for(user_id) and table.has_clocks:
            due = stamp(await deadline_for(self._app.tables, table, user_id), "R")
            return say("table-yours-due", title=title, link=where, due=due)
        if table.waits_for(user_id):
            return say("table-yours-waiting", title=title, link=where, since=wording.since(table))
        return say("table-yours-playing", title=title, link=where, state=wording.turn_line(table))

    # /board and "Board as text"

    @slash("board")
    async def board_command(
        self, interaction: Interaction, table: int | None = None, text: bool = False
    ) -> None:
        """A private copy; it also mends a board message that was lost."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._app.part(Delivery).mend(found)
            check_watches(found, interaction.user.id)
            if text:
                await self._show_text(answer, found, interaction.user.id)
            else:
                board = await board_of(self._app, found, (await answer.reader()).language)
                await answer.show(_for_spectators(board, found, interaction.user.id))

    async def _press_text(self, interaction: Interaction, press: ReadBoard, values: list[str]) -> None:
        async with answering(interaction, fresh=press.page is None) as answer:
            check_watches(table := await self._seen(interaction, press), interaction.user.id)
            await self._show_text(answer, table, interaction.user.id, press.page)

    async def _show_text(self, answer: Answer, table: Table, user_id: int, page: int | None = None) -> None:
        seat = table.seat_of(user_id) if table.is_seated(user_id) else None
        times = time_lines(table, await times_at(self._app.tables, table))
        log, reader = await self._app.store.log.load(table.id), await answer.reader()
        turn = await self._app.tables.turn(table.id, user_id) if seat in table.acting else None
        async with self._app.long_work:
            board = text_board(table, seat, log)
            moves = moves_in_words(turn) if turn is not None else ()
        async with self._app.long_work:
            shown = text_page(table, (*times, *board, *moves), reader, page)
        await answer.show(_for_spectators(shown, table, user_id))

    async def _seen(self, interaction: Interaction, press: AtTable) -> Table:
        return await self._app.part(Sight).table(interaction, press.table)

    # /history

    @slash("history")
    async def history_command(self, interaction: Interaction, table: int | None = None) -> None:
        """A private list, newest page first."""
        async with answering(interaction, fresh=True) as answer:
            check_watches(found := await find_table(self._app, interaction, table), interaction.user.id)
            await self._show_history(answer, found, None)

    async def _press_history(self, interaction: Interaction, press: ReadHistory, values: list[str]) -> None:
        async with answering(interaction, fresh=press.page is None) as answer:
            check_watches(table := await self._seen(interaction, press), interaction.user.id)
            await self._show_history(answer, table, press.page)

    async def _show_history(self, answer: Answer, table: Table, page: int | None) -> None:
        reader = await answer.reader()
        pages = in_pages(told_lines(*await self._past(table), reader), reader, LETTERS_A_PAGE)
        last = len(pages) - 1
        page = last if page is None else min(page, last)
        leafing = (
            Key(say("table-earlier"), ReadHistory(table.id, page - 1) if page else None),
            Key(say("table-later"), ReadHistory(table.id, page + 1) if page < last else None),
        )
        keys = (*(leafing if last else ()), replay_key(table))
        head = say("table-history", title=wording.title_of(table))
        await answer.show(Screen((head, *pages[page]), (keys,)))

    async def _past(self, table: Table) -> tuple[list[Entry], list[Aside]]:
        store = self._app.store
        log, reminders = await store.log.load(table.id), await store.posts.reminders_sent(table.id)
        away = await self._app.tables.outages_at(table, 0)
        return log, asides(table, log, reminders, away, self._app.tables.now())

    # /verify

    @slash("verify")
    async def verify_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Replay it from its seed."""
        async with answering(interaction, fresh=True) as answer:
            await self._show_verified(answer, await find_table(self._app, interaction, table))

    async def _press_verify(self, interaction: Interaction, press: Verify, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            await self._show_verified(answer, await self._seen(interaction, press))

    async def _show_verified(self, answer: Answer, table: Table) -> None:
        if not table.has_ended:
            raise WrongTime(say("table-seed-later", hash=commitment(table.seed)))
        if table.hides_seed(now := self._app.tables.now()):
            raise WrongTime(wording.fairness_line(table, now))
        moves = moves_that_count(await self._app.store.log.load(table.id))
        walked = await asyncio.to_thread(positions, table, moves)
        same = walked[-1] == table.position
        record = write_record(record_of(table, moves)).encode()
        lines = (
            wording.heading(table),
            say("table-verified-seed", seed=table.seed),
            say("table-verified-hash", hash=commitment(table.seed)),
            say("table-verified" if same else "table-not-verified", moves=len(moves)),
        )
        await answer.show(Screen(lines, (Attachment(f"table-{table.id}.txt", record),)))

    # /undo

    @slash("undo")
    async def undo_command(self, interaction: Interaction, table: int | None = None) -> None:
        """At once where nobody is wronged by it, and the turn begins again; else the others are asked."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            await self._take_back(answer, interaction, found)

    async def _press_anew(self, interaction: Interaction, press: ChooseAnew, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            await self._take_back(answer, interaction, await self._seen(interaction, press))

    async def _take_back(self, answer: Answer, interaction: Interaction, table: Table) -> None:
        update = await self._app.tables.ask_back(table.id, interaction.user.id)
        if update.after.question is None:
            await self._app.part(TurnPanels).show_update(answer, interaction, update)
        else:
            await answer.say(wording.question_line(update.after))

    async def _press_agree(self, interaction: Interaction, press: AnswerQuestion, values: list[str]) -> None:
        """The board says what came of it."""
        async with answering(interaction, fresh=False) as answer:
            table = await self._seen(interaction, press)
            await self._app.tables.answer(table.id, interaction.user.id, press.word, press.asked)
            await answer.nothing_to_say()

    # /resign

    @slash("resign")
    async def resign_command(self, interaction: Interaction, table: int | None = None) -> None:
        """Asks first."""
        async with answering(interaction, fresh=True) as answer:
            found = await find_table(self._app, interaction, table)
            check_playing(found)
            found.seat_of(interaction.user.id)
            sure = say(
                "table-resign-sure-alone" if found.is_alone else "table-resign-sure",
                title=wording.title_of(found),
            )
            offer = () if found.is_alone else (Key(say("people-offer-own"), OfferSeat(found.id)),)
            keys = (Key(say("table-resign"), Resign(found.id), Style.CAREFUL), *offer)
            await answer.show(Screen((sure,), (keys,)))

    async def _press_resign(self, interaction: Interaction, press: Resign, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._seen(interaction, press)
            await self._app.tables.resign(table.id, interaction.user.id)
            await answer.vanish()

    @board_command.autocomplete("table")
    @history_command.autocomplete("table")
    @verify_command.autocomplete("table")
    @undo_command.autocomplete("table")
    @resign_command.autocomplete("table")
    async def _autocomplete(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await choose_table(self._app, interaction, typed)


def _for_spectators(screen: Screen, table: Table, user_id: int) -> Screen:
    """A private copy of a board, with what whoever only watches can do."""
    return replace(screen, rows=(*screen.rows, *rows_for_spectators(table, user_id)))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(TablesCog(app))
