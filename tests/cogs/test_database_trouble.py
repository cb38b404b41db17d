"""A database that fails under the bot: boards are shown all the same, as soon as it is back."""

import logging
import sqlite3
from contextlib import closing

from bot.store.sqlite import opening
from tests.bot.test_opening import change
from tests.cogs.house import said
from tests.cogs.players import seat_down
from tests.cogs.test_connecting import Heard


async def test_a_board_that_could_not_be_shown_while_the_database_was_locked_is_shown_later(
    house, monkeypatch
):
    table_id = await seat_down(house, house.anna, house.bruno)
    table = await house.tables.load(table_id)
    monkeypatch.setattr(opening, "LOCK_PATIENCE", 0.02)
    await house.restart()
    heard = Heard("not delivered, trying again")
    logging.getLogger("cogs.delivery.service").addHandler(heard)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        player = table.holders[table.acting[0]].user_id
        update = await house.tables.confirm(table_id, player, table.version, 0, "t12")
        other.execute("BEGIN IMMEDIATE")
        await heard.came.wait()
        other.execute("ROLLBACK")
    logging.getLogger("cogs.delivery.service").removeHandler(heard)
    assert f"<t:{int(update.after.since)}:R>" in said(await house.board(table_id))
    assert await house.is_settled(table_id)


async def test_a_damaged_table_is_a_line_at_the_start_and_the_others_are_shown(house, caplog):
    damaged, sound = [await seat_down(house, house.anna, house.bruno) for _ in range(2)]
    await house.stop()
    change(house.database, "UPDATE posts SET shown_version = 0 WHERE topic = 'board'")
    change(house.database, "UPDATE tables SET holders = '{' WHERE id = ?", damaged)
    await house.start()
    assert "to move" in said(await house.board(sound))
    (record,) = [each for each in caplog.records if f"table:{damaged} not delivered" in each.getMessage()]
    assert record.exc_info is None
    assert "store-unreadable-players" in record.getMessage()
