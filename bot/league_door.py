"""What leagues do with their tables, through the one door."""

from typing import Any

from bot import league_tables
from bot.door import Decision, Door
from bot.league.season import Spot
from bot.table import Arrangement, Holder, Update
from games.api import Game


class LeagueDoor(Door):
    """Tables that a league opens, seats, holds and ends."""

    async def open_for_league(
        self,
        game: Game[Any, Any],
        arrangement: Arrangement,
        players: tuple[Holder, ...],
        guild_id: int,
        channel_id: int,
    ) -> Update:
        """Open a table for a fixture and begin; a fixture that has one is refused."""
        number, where = await self._store.tables.new_number(), (guild_id, channel_id)
        update = league_tables.opened_for_league(
            number, game, arrangement, players, where, self._new_seed(), self._now()
        )
        update = await self._keep(update)
        self._announce(update)
        return update

    async def reseat(self, table_id: int, spots: tuple[Spot, ...], names: dict[int, str]) -> None:
        """Let those sit there whom the season has there, if they do not yet."""
        await self._settle(table_id, lambda table: league_tables.reseated(table, spots, names, self._now()))

    async def hold(self, table_id: int, until: float) -> None:
        """Let no clock run until then."""
        await self._settle(table_id, lambda table: league_tables.held(table, until, self._now()))

    async def let_go(self, table_id: int) -> None:
        """Let the clocks run again."""
        await self._settle(table_id, lambda table: league_tables.let_go(table, self._now()))

    async def break_off(self, table_id: int) -> None:
        """End the table as it is."""
        await self._decide(table_id, lambda table: league_tables.broken_off(table, self._now()))

    async def _settle(self, table_id: int, decide: Decision) -> None:
        """As _decide, where there may be nothing to do."""

        async def kept() -> Update:
            update = decide(await self.load(table_id))
            return await self._keep(update) if update.entries else update

        if (update := await self._inside(table_id, kept)).entries:
            self._announce(update)
