"""Game files as tables that have been played."""

from pathlib import Path

from bot.table import NOBODY, Arrangement, Entry, Holder, Kind, State, Table
from games.api import LEAVES
from games.record import Record

REPLAYS = sorted((Path(__file__).parent.parent / "replays").rglob("*.txt"))


def as_table(record: Record) -> tuple[Table, list[Entry]]:
    """A game file as a table that has been played, and its log."""
    kinds = {True: Kind.RESIGNED, False: Kind.MOVE}
    log = [Entry(kinds[text == LEAVES], NOBODY, text, seat) for seat, text in record.moves]
    table = Table(
        id=1,
        game_key=record.game,
        state=State.OVER,
        guild_id=1,
        channel_id=1,
        host_id=1,
        arrangement=Arrangement(record.seats, dict(record.options)),
        holders=tuple(Holder(100 + seat, f"player {seat}") for seat in range(record.seats)),
        seed=record.seed,
        since=0.0,
        rules_version=record.rules,
    )
    return table, log
