"""The lines of a table's history, each under the names that its seats had when it was written."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.chronicle import Aside
from bot.clocks.words import reading
from bot.running import in_ms
from bot.table import Entry, Kind
from cogs.screen import in_one, small
from cogs.wording import entry_line
from games.message import Said, say
from languages.reader import Reader


def told_lines(log: Sequence[Entry], asides: Sequence[Aside], reader: Reader) -> list[Said]:
    """All lines, oldest first: those of the log numbered, and what time did to it small beneath them.

    What was played before somebody took over a seat is not theirs.
    """
    then = reader
    besides = list(asides)
    told: list[list[Said]] = []
    for entry in reversed(log):
        later: list[Said] = []
        while besides and besides[-1].at >= in_ms(entry.at):
            later.insert(0, small(besides.pop().said))
        noted = [small(in_one(*map(reading, entry.readings)))] if entry.readings else []
        lines = [entry_line(entry), *noted, *later]
        told.append(lines if then is reader else [then.read(line) for line in lines])
        if entry.kind is Kind.REPLACED:
            names = (*then.names[: entry.seat], entry.text, *then.names[entry.seat + 1 :])
            then = replace(then, names=names, you=None if then.you == entry.seat else then.you)
    return _numbered(told[::-1])


def _numbered(told: Sequence[list[Said]]) -> list[Said]:
    """The first line of each, where there is one, with its number."""
    lines: list[Said] = []
    number = 0
    for first, *others in told:
        if first:
            number += 1
            lines.append(say("table-history-line", number=str(number), told=first))
        lines += others
    return lines
