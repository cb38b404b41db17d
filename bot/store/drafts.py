"""Turns that are being composed."""

import logging

from bot.draft import Draft
from bot.store.database import Database
from bot.store.remembered import Remembered
from bot.store.rows import DamagedRow, read_text, upsert, write_text
from bot.terminal import printed
from games.api import Seat

log = logging.getLogger(__name__)

Drafts = dict[Seat, Draft]


class KeptDrafts:
    """The draft of every seat that has one.

    An update of its table takes it off the disk. In memory it may stay: being of an older version, it counts
    for nothing.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Remembered[Drafts] = Remembered(database)
        """Every press asks for a draft, and most find none."""

    async def keep(self, table_id: int, seat: Seat, draft: Draft) -> None:
        """Keep what a seat has drafted; an empty draft is forgotten, unless it is the beginning of a plan."""
        known = self._known.get(table_id)
        self._known.is_being_kept(table_id)
        is_begun = bool(draft.steps) or draft.is_plan
        if is_begun:
            await self._database.write(
                upsert("drafts", ("table_id", "seat", "version", "draft"), ("table_id", "seat")),
                table_id=table_id,
                seat=seat,
                version=draft.version,
                draft=write_text(draft),
            )
        else:
            await self._database.write(
                "DELETE FROM drafts WHERE table_id = :table_id AND seat = :seat", table_id=table_id, seat=seat
            )
        if known is None:  # somebody may have read meanwhile how it was before
            self._known.was_kept(table_id, await self._read(table_id))
            return
        others = {other: known[other] for other in known if other != seat}
        self._known.was_kept(table_id, {**others, seat: draft} if is_begun else others)

    async def load(self, table_id: int, seat: Seat) -> Draft | None:
        """What the seat has drafted last, if anything."""
        known = self._known.get(table_id)
        if known is None:
            known = self._known.was_read(table_id, await self._read(table_id))
        return known.get(seat)

    async def _read(self, table_id: int) -> Drafts:
        """What all seats of a table have drafted; a draft that cannot be read counts for nothing."""
        drafts = {}
        for row in await self._database.rows(
            "SELECT seat, draft FROM drafts WHERE table_id = :table_id", table_id=table_id
        ):
            try:
                drafts[Seat(row["seat"])] = read_text(row["draft"], Draft, "draft")
            except DamagedRow as wrong:
                log.error(
                    "table=%d seat=%d begins its turn anew: %s", table_id, row["seat"], printed(wrong.said)
                )
        return drafts
