"""Where ratings are compared: one game or all, one server or everywhere; and the rows kept of each; pure."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.league.ratings import RatedTable, Rating, replayed

ALL_GAMES = ""
EVERYWHERE = 0


class Scope(msgspec.Struct, frozen=True):
    """A rating of its own: it is replayed from the tables that belong to it, and knows no others."""

    game: str = ALL_GAMES
    guild_id: int = EVERYWHERE

    @property
    def key(self) -> str:
        """tenby:42, tenby:0 for every server, :42 for every game."""
        return f"{self.game}:{self.guild_id}"


def scopes_of(game: str, guild_id: int) -> tuple[Scope, Scope, Scope, Scope]:
    """This game here, this game everywhere, all games here, all games everywhere."""
    return Scope(game, guild_id), Scope(game), Scope(guild_id=guild_id), Scope()


class RatingRow(msgspec.Struct, frozen=True):
    """A player's rating in a scope after a table, as it is kept.

    Its numbers are text: what a database makes of a fraction in JSON may be another one in the last bit.
    """

    scope: str
    ended_at: int
    table_id: int
    user_id: int
    mu: str
    sigma: str
    tables: int

    @property
    def rating(self) -> Rating:
        """What it says."""
        return Rating(float(self.mu), float(self.sigma), self.tables)


def rows_after(
    scope: Scope, tables: Iterable[RatedTable], before: Mapping[int, Rating] | None = None
) -> tuple[RatingRow, ...]:
    """The rows of these tables, of players who had these ratings before the first of them."""
    known = list(tables)
    _, after = replayed(known, before)
    return tuple(
        RatingRow(
            scope.key, each.ended_at, each.table, player, repr(rating.mu), repr(rating.sigma), rating.tables
        )
        for each in known
        for player, rating in after[each.table].items()
    )


def all_rows(tables: Iterable[tuple[str, int, RatedTable]]) -> list[RatingRow]:
    """Every row that follows from rated tables, each with its game and server: the scopes, one by one."""
    by_scope: dict[Scope, list[RatedTable]] = {}
    for game, guild_id, table in tables:
        for scope in scopes_of(game, guild_id):
            by_scope.setdefault(scope, []).append(table)
    rows = [row for scope, known in by_scope.items() for row in rows_after(scope, known)]
    return sorted(rows, key=lambda row: (row.scope, row.ended_at, row.table_id, row.user_id))
