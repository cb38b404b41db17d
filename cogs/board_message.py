"""The board service: every table's card and board show its newest version."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.app import App
from bot.store.showings import Showing
from bot.table import Table, Update
from cogs.table_messages import TableMessages
from cogs.table_workers import TableWorkers


class BoardMessages:
    """Shows what has changed; newest version wins."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._messages = TableMessages(app)
        self._to_mend: set[int] = set()
        self._workers = TableWorkers(
            app.store.claims, "board", self._work, "not shown", when_lost=self._to_mend.add
        )
        self._to_leave: set[int] = set()
        self.when_moved: list[Callable[[int], None]] = []
        """Who wants to know that a table's board is another message now."""

    async def start(self) -> None:
        """Show what was kept but not shown."""
        await self._workers.start(await self._app.store.showings.unfinished())

    def note(self, update: Update) -> None:
        """A table has changed: show it soon. A reminder changes only what its clocks look like."""
        if not update.entries:
            self._to_mend.add(update.after.id)
        self._workers.want(update.after.id)

    async def catch_up(self) -> None:
        """Show what another process has left."""
        self._workers.want_left(await self._app.store.showings.unfinished())

    async def stop(self) -> None:
        """Finish the redraws under way."""
        await self._workers.stop()

    def mend(self, table_id: int) -> None:
        """Show this table even if it is thought to be shown: its message may have been deleted."""
        self._to_mend.add(table_id)
        self._workers.want(table_id)

    async def leave_thread(self, table_id: int) -> None:
        """The table's thread takes no messages any more: go on in the channel."""
        self._to_leave.add(table_id)
        self.mend(table_id)
        await self.tried(table_id)

    async def shown(self, table_id: int) -> None:
        """Wait until nothing of this table is left to show."""
        await self._workers.done(table_id)

    async def tried(self, table_id: int) -> None:
        """Wait until this table is shown as it is, or could not be; by another process, too."""
        if self._app.store.is_shared and not self._is_shown(*await self._load(table_id)):
            self._workers.want(table_id)
        await self._workers.tried(table_id)

    async def _load(self, table_id: int) -> tuple[Table, Showing]:
        return await self._app.tables.load(table_id), await self._app.store.showings.load(table_id)

    async def _work(self, table_id: int) -> None:
        """Only when all of it stands does the version count as shown."""
        table, before = await self._load(table_id)
        if self._is_shown(table, before):
            return
        showing = await self._messages.show(table, before, leaves_thread=table_id in self._to_leave)
        self._to_leave.discard(table_id)
        await self._app.store.showings.keep(table_id, replace(showing, shown_version=table.version))
        self._to_mend.discard(table_id)
        if showing.board_id != before.board_id:
            for tell in self.when_moved:
                tell(table_id)

    def _is_shown(self, table: Table, showing: Showing) -> bool:
        if showing.shown_version < table.version or showing.is_half_done or table.id in self._to_mend:
            return False
        return showing.board_id is not None or table.position is None
