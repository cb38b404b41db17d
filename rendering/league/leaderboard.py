"""Who is rated highest: what is shown, and the same in words."""

import msgspec

from games.message import Message, Said, Typed, say
from rendering.league.bracket import title_of


class LeaderboardRow(msgspec.Struct, frozen=True, kw_only=True):
    """One player; those with a provisional rating are not listed."""

    place: int
    name: str
    rating: int
    tables: int
    is_you: bool = False


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """Up to fifteen players of one scope."""

    game: str = ""
    """Its key; all games together where it is empty."""
    is_everywhere: bool = False
    """On all servers, or here."""
    rows: tuple[LeaderboardRow, ...]


def scope_in_words(game: str, *, is_everywhere: bool) -> Message:
    """Which tables a rating is made of: this game or all, here or everywhere."""
    where = "everywhere" if is_everywhere else "here"
    if not game:
        return say("league-picture-scope-all", where=where)
    return say("league-picture-scope", game=title_of(game), where=where)


def tell_leaderboard(board: Leaderboard) -> tuple[Said, ...]:
    """The same in words: a line for every player."""
    scope = scope_in_words(board.game, is_everywhere=board.is_everywhere)
    head = say("league-picture-titled", title=say("league-picture-leaderboard"), about=scope)
    lines = (
        say(
            "league-picture-leaderboard-line",
            place=str(row.place),
            name=Typed(row.name),
            rating=str(row.rating),
            tables=row.tables,
        )
        for row in board.rows
    )
    return (head, *lines)
