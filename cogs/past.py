"""The lines of a table's history, each under the names that its seats had when it was written."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.table import Entry, Kind
from cogs.wording import entry_line
from games.message import Said
from languages.reader import Reader


def told_lines(log: Sequence[Entry], reader: Reader) -> list[Said]:
    """All lines, oldest first; what was played before somebody took over a seat is not theirs."""
    then = reader
    told: list[Said] = []
    for entry in reversed(log):
        if line := entry_line(entry):
            told.append(line if then is reader else then.read(line))
        if entry.kind is Kind.REPLACED:
            names = (*then.names[: entry.seat], entry.text, *then.names[entry.seat + 1 :])
            then = replace(then, names=names, you=None if then.you == entry.seat else then.you)
    return told[::-1]
