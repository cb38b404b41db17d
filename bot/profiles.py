"""What members of a server may know of each other: profiles and leaderboards, from kept results and ratings.

Both tell of tables on the server where somebody asks. A rating that counts everywhere is one number, and the
list of these has only people who are rated here. So nobody learns of a server that they are not in. In direct
messages there is only one's own profile. Who hides the profile is in no list.
"""

from datetime import UTC, datetime
from typing import Final

import msgspec

from bot.clocks.lengths import DAY, SECOND
from bot.league.ratings import Rating
from bot.league.records import (
    best_of,
    casual_of,
    deeds_of,
    games_of,
    met_most,
    names_in,
    record_in,
    streak_of,
)
from bot.league.scopes import EVERYWHERE, RatingRow, Scope
from bot.store import Store
from games.message import Said
from rendering.league.leaderboard import Leaderboard, LeaderboardRow
from rendering.league.profile import Profile, RatingCurve, RatingPoint, month_in_words

ACTIVE: Final = 180 * DAY
"""Who has played no rated table for so long is on no leaderboard."""
MOST_ROWS: Final = 15
MOST_POINTS: Final = 60
MOST_DATES: Final = 5
MOST_MET: Final = 4


class GameRatings(msgspec.Struct, frozen=True):
    """One game's rating on a server and everywhere."""

    game: str
    here: Rating
    everywhere: Rating


class ProfilePage(msgspec.Struct, frozen=True):
    """A profile, and what stands beside its picture."""

    profile: Profile
    ratings: tuple[GameRatings, ...]
    favourite: str
    """The game that was played most; empty if none was."""
    casual: int
    """How many tables were not rated."""


class LeaderboardPage(msgspec.Struct, frozen=True):
    """A leaderboard, and where whoever asks stands."""

    board: Leaderboard
    players: tuple[int, ...]
    """Who is in its rows."""
    own: LeaderboardRow | None
    """The row of whoever asks, if there is one, in the list or below it."""


class Profiles:
    """Reads; changes nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def profile(self, user_id: int, name: str, guild_id: int, now: float) -> ProfilePage:
        """Somebody as a server knows them; as they know themselves, without one."""
        results = await self._store.results.with_player(user_id, guild_id)
        deeds = deeds_of(user_id, results)
        games = games_of(deeds)
        favourite = games[0] if games else ""
        records = []
        for game in games:
            listed = [row.user_id for row in await self._listed(Scope(game, guild_id), now)]
            rank = listed.index(user_id) + 1 if user_id in listed else 0
            records.append(record_in(game, deeds, rank, len(listed) if rank else 0))
        others = {player for each in results for player in names_in((each,))} - {user_id}
        hidden = frozenset([player for player in others if not await self._is_shown(player)])
        profile = Profile(
            name=name,
            game=favourite,
            tables=len(deeds),
            curve=await self._curve(Scope(favourite, guild_id), user_id) if games else None,
            records=tuple(records),
            streak=streak_of(deeds) if deeds else None,
            best=best_of(deeds),
            met=met_most(deeds, hidden, MOST_MET),
        )
        ratings = tuple([await self._ratings(game, guild_id, user_id) for game in games])
        return ProfilePage(profile, ratings, favourite, casual_of(user_id, results))

    async def _ratings(self, game: str, guild_id: int, user_id: int) -> GameRatings:
        here = await self._store.ratings.newest(Scope(game, guild_id), user_id)
        everywhere = await self._store.ratings.newest(Scope(game), user_id)
        assert here is not None  # it was rated
        assert everywhere is not None
        return GameRatings(game, here.rating, everywhere.rating)

    async def _curve(self, scope: Scope, user_id: int) -> RatingCurve:
        rows = (await self._store.ratings.curve(scope, user_id))[-MOST_POINTS:]
        ratings = [row.rating for row in rows]
        return RatingCurve(
            game=scope.game,
            is_everywhere=scope.guild_id == EVERYWHERE,
            is_provisional=ratings[-1].is_provisional,
            points=tuple(RatingPoint(each.shown, each.band) for each in ratings),
            dates=_months(rows),
        )

    async def leaderboard(self, scope: Scope, guild_id: int, asked_by: int, now: float) -> LeaderboardPage:
        """Who is rated highest in a scope, of those who are rated on a server and by their names there."""
        here = {row.user_id: row for row in await self._store.ratings.everybody(Scope(scope.game, guild_id))}
        rows = [row for row in await self._listed(scope, now) if row.user_id in here]
        shown = {row.user_id for row in rows[:MOST_ROWS]}
        # What somebody is called on another server is nobody's business here.
        names = names_in(await self._store.results.of_tables(here[player].table_id for player in shown))
        places: dict[int, int] = {}
        for number, row in enumerate(rows, start=1):
            places.setdefault(row.rating.shown, number)
        listed = [
            LeaderboardRow(
                place=places[row.rating.shown],
                name=names.get(row.user_id, "?"),
                rating=row.rating.shown,
                tables=row.tables,
                is_you=row.user_id == asked_by,
            )
            for row in rows
        ]
        board = Leaderboard(
            game=scope.game,
            is_everywhere=scope.guild_id == EVERYWHERE,
            rows=tuple(listed[:MOST_ROWS]),
        )
        players = tuple(row.user_id for row in rows[:MOST_ROWS])
        return LeaderboardPage(board, players, next((row for row in listed if row.is_you), None))

    async def _listed(self, scope: Scope, now: float) -> list[RatingRow]:
        """Who stands on a leaderboard, the highest first: established, active, and not hidden."""
        since = round(now * SECOND) - ACTIVE
        return [
            row
            for row in await self._store.ratings.everybody(scope)
            if not row.rating.is_provisional and row.ended_at >= since and await self._is_shown(row.user_id)
        ]

    async def _is_shown(self, user_id: int) -> bool:
        return (await self._store.players.load(user_id)).shows_profile


def _months(rows: list[RatingRow]) -> tuple[tuple[int, Said], ...]:
    """The first point of every month, or of some of them, with its month."""
    months = [datetime.fromtimestamp(row.ended_at / SECOND, UTC).month for row in rows]
    firsts = [number for number in range(len(months)) if not number or months[number] != months[number - 1]]
    step = -(-len(firsts) // MOST_DATES)
    return tuple((number, month_in_words(months[number])) for number in firsts[::step])
