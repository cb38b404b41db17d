"""What is told of a player, a game, a server and two players beside each other: sheets, from kept totals.

A question reads totals, which are kept by server, player and game, and a few rows by an index: how many
tables there were does not matter. Everything is of the server where somebody asks; in direct messages there
are one's own numbers, everywhere. Nobody is named who hides their profile.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.league.records import names_in
from bot.statistics import panels
from bot.statistics.numbers import Numbers
from bot.store import Store
from bot.store.facts import ALL_GAMES, Best, Pair
from bot.table import NOBODY
from games.catalog import GAMES
from games.message import Said, say
from rendering.stats.sheet import Bar, Panel, Sheet, part_of

MOST_NAMES: Final = 5
MOST_LOOKED_AT: Final = 100
"""So far down a list those are looked for who do not hide."""
T = TypeVar("T")


class Statistics:
    """Reads; changes nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_player(self, user_id: int, name: str, guild_id: int, game: str = ALL_GAMES) -> Sheet:
        """Somebody as a server knows them; as they know themselves, without one."""
        totals = await self._store.facts.totals(user_id, guild_id, game)
        numbers, favourite = Numbers(totals.numbers), panels.most_played(totals.numbers)
        best = await self._store.facts.best("points", guild_id, game, 0, 1, user_id) if game else []
        return Sheet(
            name=name,
            about=_where(game, is_everywhere=not guild_id),
            game=favourite,
            figures=panels.player_figures(numbers, best[0] if best else None),
            panels=panels.player_panels(totals.numbers, favourite, is_one_game=bool(game)),
            note=panels.note_of(numbers),
        )

    async def of_game(self, guild_id: int, game: str) -> Sheet:
        """A game as it is played on a server."""
        totals = await self._store.facts.totals(NOBODY, guild_id, game)
        numbers = Numbers(totals.numbers)
        records = [
            panels.best_bar(kind, name, best)
            for kind in ("points", "biggest")
            for name, best in await self._bests(kind, guild_id, game)
        ]
        return Sheet(
            title=GAMES[game].title,
            about=say("stats-on-this-server"),
            game=game,
            figures=panels.game_figures(numbers),
            panels=(
                *panels.game_panels(numbers, game),
                *((Panel(title=say("stats-records"), bars=tuple(records)),) if records else ()),
            ),
            note=panels.note_of(numbers),
        )

    async def of_server(self, guild_id: int, name: str) -> Sheet:
        """All games of a server."""
        totals = await self._store.facts.totals(NOBODY, guild_id)
        numbers = Numbers(totals.numbers)
        lists = []
        for what in ("played", "won"):
            if named := await self._named(what, guild_id):
                most = named[0][1]
                bars = tuple(Bar(name=who, part=part_of(n, most), text=str(n)) for who, n in named)
                lists.append(Panel(title=say(f"stats-most-{what}"), bars=bars))
        return Sheet(
            name=name,
            about=say("stats-all-games"),
            game=panels.most_played(totals.numbers),
            figures=panels.server_figures(numbers),
            panels=(*panels.server_panels(totals.numbers), *lists),
        )

    async def of_two(
        self, one: tuple[int, str], other: tuple[int, str], guild_id: int, game: str = ALL_GAMES
    ) -> Sheet:
        """Two players at the tables of a server where both sat."""
        pairs = await self._store.facts.together(one[0], other[0], guild_id, game)
        return Sheet(
            name=one[1],
            other=other[1],
            about=_where(game, is_everywhere=False),
            game=game or _most_common(pairs),
            figures=panels.pair_figures(pairs, (one[1], other[1])),
            panels=panels.pair_panels(pairs, (one[1], other[1])),
        )

    # Whoever does not hide

    async def _bests(self, column: str, guild_id: int, game: str) -> list[tuple[str, Best]]:
        """The best of those who do not hide, with their name at that table."""

        async def ask(first: int, many: int) -> list[Best]:
            return await self._store.facts.best(column, guild_id, game, first, many)

        for best in await self._shown(ask, lambda each: each.user_id, MOST_NAMES):
            names = names_in(await self._store.results.of_tables([best.table_id]))
            if best.user_id in names:  # else somebody else sat there at the end
                return [(names[best.user_id], best)]
        return []

    async def _named(self, what: str, guild_id: int) -> list[tuple[str, int]]:
        """Who has most of something, by what they are called on this server."""

        async def ask(first: int, many: int) -> list[tuple[int, int]]:
            return await self._store.facts.most(what, guild_id, ALL_GAMES, first, many)

        found = await self._shown(ask, lambda each: each[0], MOST_NAMES)
        newest = await self._store.facts.newest_tables([user_id for user_id, _ in found], guild_id)
        names = names_in(await self._store.results.of_tables(newest.values()))
        return [(names[user_id], number) for user_id, number in found if user_id in names]

    async def _shown(
        self, ask: Callable[[int, int], Awaitable[list[T]]], who: Callable[[T], int], many: int
    ) -> list[T]:
        """The first of a list that are of people who do not hide."""
        found: list[T] = []
        for first in range(0, MOST_LOOKED_AT, many):
            rows = await ask(first, many)
            found += [row for row in rows if (await self._store.players.load(who(row))).shows_profile]
            if len(found) >= many or len(rows) < many:
                break
        return found[:many]


def _where(game: str, *, is_everywhere: bool) -> Said:
    """Copenhagen on this server; all games, everywhere."""
    about = GAMES[game].title if game else say("stats-all-games")
    return say("stats-everywhere-about" if is_everywhere else "stats-here-about", what=about)


def _most_common(pairs: list[Pair]) -> str:
    games = [pair.game for pair in pairs]
    return max(sorted(set(games)), key=games.count, default="")
