"""The one place that rates tables: what follows in every scope from a result that is new, or corrected.

Tables are rated in the order in which they ended. One that is booked late, or anew, is rated as if it had
been booked then: all that ended after it is rated again. Whoever keeps such rows holds the lock from before
they are computed until they are kept.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from msgspec.structs import replace

from bot.errors import WrongTime
from bot.league.changes import Change, changes_of
from bot.league.results import Result
from bot.league.scopes import RatingRow, Scope, rows_after, scopes_of
from bot.stewards import read_reason
from bot.store import Store
from games.message import say


class RatingBook:
    """All ratings of the house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.when_corrected: list[Callable[[int], None]] = []
        """Who wants to know that a table's result is another now."""

    def lock(self) -> AbstractAsyncContextManager[None]:
        """Held while ratings are computed and kept, in whichever process."""
        return self._store.alone("ratings")

    async def rows(self, result: Result) -> tuple[RatingRow, ...]:
        """All rows that a result changes; ask for them with the lock held."""
        return tuple(
            [
                row
                for scope in scopes_of(result.game, result.guild_id)
                for row in await self._rows(scope, result)
            ]
        )

    async def _rows(self, scope: Scope, result: Result) -> tuple[RatingRow, ...]:
        order = result.ended_at, result.table
        results = [result, *await self._store.results.rated_since(scope, *order)]
        tables = [rated for each in results if (rated := each.rated_table)]
        players = {player for table in tables for player, _ in table.ranks}
        before = await self._store.ratings.before(scope, *order, players)
        # One that is corrected late may set off thousands: meanwhile everybody else is answered.
        return await asyncio.to_thread(rows_after, scope, tables, before)

    async def changes(self, table_id: int) -> tuple[Change, ...]:
        """What a table made of its players' ratings in its game on its server; nothing if it is not rated."""
        result = await self._store.results.of_table(table_id)
        rated = result.rated_table if result else None
        if result is None or rated is None:
            return ()
        scope = Scope(result.game, result.guild_id)
        players = [player for player, _ in rated.ranks]
        before = await self._store.ratings.before(scope, *rated.order, players)
        return changes_of(rated, before, await self._store.ratings.after(scope, table_id))

    async def correct(self, result: Result, by: int, reason: str) -> Result:
        """Keep another revision of a result, by an organiser and with a reason; its ratings follow.

        The result is the one that is kept now, with other places, or with other things having become of its
        seats or of itself. When it ended, and where, stays so.
        """
        why = read_reason(reason)
        async with self.lock():
            kept = await self._store.results.of_table(result.table)
            if kept is None or kept.revision != result.revision:
                raise WrongTime(say("rating-corrected-meanwhile"))
            corrected = replace(
                kept, revision=kept.revision + 1, ended=result.ended, seats=result.seats, rated=result.rated
            )
            await self._store.results.keep(corrected, await self.rows(corrected), by, why)
        for tell in self.when_corrected:
            tell(corrected.table)
        return corrected
