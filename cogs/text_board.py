"""The board in words, page by page: what happened since one's last turn, how it stands, what one can do."""

from collections.abc import Sequence
from typing import Final

from bot.draft import Turn
from bot.table import Entry, Kind, Table
from cogs import wording
from cogs.press import ReadBoard
from cogs.screen import Key, Screen, Text, item
from games.api import Seat
from games.message import Said, say
from languages.reader import Reader

LETTERS_A_PAGE: Final = 3400
"""Less than a message holds, so that the head and the keys have room."""
LINES_BEFORE: Final = 4
"""What somebody is told of the past who has not moved yet."""


def text_board(table: Table, seat: Seat | None, log: Sequence[Entry]) -> tuple[Said, ...]:
    """What was played since the seat's last move, and the whole board as the seat may see it."""
    view = table.game.view_for(table.position, seat)
    return (*_since(log, seat), *table.game.board(view, seat))


def moves_in_words(turn: Turn) -> tuple[Said, ...]:
    """Everything the seat can do now, each line with what one types for it."""
    if not turn.may_move:
        return ()
    game, view = turn.table.game, turn.view
    moves = game.legal_moves(view, turn.seat)
    told = [
        item(say("table-text-move", move=game.write_move(move), told=game.offer(view, turn.seat, move)))
        for move in moves
    ]
    return (say("table-text-moves", count=len(moves)), *told)


def text_page(table: Table, lines: Sequence[Said], reader: Reader, page: int | None) -> Screen:
    """One page of the lines, with the way to the others."""
    pages = in_pages(lines, reader, LETTERS_A_PAGE)
    page = min(page or 0, len(pages) - 1)
    keys = (
        Key(say("table-earlier"), ReadBoard(table.id, page - 1) if page else None),
        Key(say("panel-page", page=page + 1, pages=len(pages))),
        Key(say("table-later"), ReadBoard(table.id, page + 1) if page < len(pages) - 1 else None),
    )
    head = (wording.heading(table), wording.turn_line(table))
    return Screen(head, (Text(tuple(pages[page])), *((keys,) if len(pages) > 1 else ())))


def _since(log: Sequence[Entry], seat: Seat | None) -> tuple[Said, ...]:
    own = [number for number, entry in enumerate(log) if entry.kind is Kind.MOVE and entry.seat == seat]
    newest = log[own[-1] + 1 :] if own else log[-LINES_BEFORE:]
    told = wording.last_lines(newest, len(newest))
    if not told:
        return ()
    return (say("table-text-since" if own else "table-text-lately"), *map(item, told))


def in_pages(lines: Sequence[Said], reader: Reader, letters: int) -> list[list[Said]]:
    """The lines in pages of so many letters, as long as they are in the reader's language."""
    pages: list[list[Said]] = [[]]
    room = letters
    for line in lines:
        length = len(reader.read(line)) + 1
        if length > room and pages[-1]:
            pages.append([])
            room = letters
        pages[-1].append(line)
        room -= length
    return pages
