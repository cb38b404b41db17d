"""The turn panel of a game without one of its own: every legal move in words, in menus, page by page."""

from typing import Final

from bot.draft import Turn
from cogs.custom_ids import read_choice
from cogs.screen import MOST_CHOICES, Choice, Key, Menu, Picture, Row, Screen, choose, look
from games.message import say

MENUS_A_PAGE: Final = 4
MOVES_A_PAGE: Final = MENUS_A_PAGE * MOST_CHOICES


def plain_panel(turn: Turn, looking_at: str) -> Screen:
    """A page of the moves; what is looked at is its number."""
    game, view = turn.table.game, turn.view
    moves = game.legal_moves(view, turn.seat)
    choices = [Choice(game.offer(view, turn.seat, move), game.write_move(move)) for move in moves]
    pages = max(1, -(-len(choices) // MOVES_A_PAGE))
    page = min(read_choice([looking_at or "0"], int), pages - 1)
    first = page * MOVES_A_PAGE
    rows: list[Row] = [
        _menu(choices, start) for start in range(first, min(first + MOVES_A_PAGE, len(choices)), MOST_CHOICES)
    ]
    if pages > 1:
        rows.append(_page_keys(page, pages))
    return Screen((say("panel-choose-move"),), tuple(rows), Picture.PRIVATE)


def _menu(choices: list[Choice], start: int) -> Menu:
    shown = tuple(choices[start : start + MOST_CHOICES])
    placeholder = say("panel-moves", first=start + 1, last=start + len(shown))
    return Menu(choose(f"m{start}"), placeholder, shown)


def _page_keys(page: int, pages: int) -> tuple[Key, ...]:
    return (
        Key(say("panel-moves-before"), look(str(page - 1)) if page else None),
        Key(say("panel-page", page=page + 1, pages=pages)),
        Key(say("panel-more-moves"), look(str(page + 1)) if page < pages - 1 else None),
    )
