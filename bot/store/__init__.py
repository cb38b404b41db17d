"""All SQL, by subject; callers pass values and get values."""

from contextlib import AbstractAsyncContextManager
from typing import Self

from bot.preferences import ChannelSettings
from bot.shards import Shards
from bot.store.challenges import KeptChallenges
from bot.store.choices import Choices, Players
from bot.store.clocks import KeptClocks
from bot.store.counts import Counts
from bot.store.database import Database
from bot.store.drafts import KeptDrafts
from bot.store.facts import FactStore
from bot.store.followings import Followings
from bot.store.leagues import KeptLeagues
from bot.store.lessons import KeptLessons
from bot.store.log import KeptLog
from bot.store.news import News
from bot.store.place import Place, Server
from bot.store.posts import KeptPosts
from bot.store.practice import KeptPractice
from bot.store.puzzles import KeptPuzzles
from bot.store.ratings import KeptRatings
from bot.store.results import KeptResults
from bot.store.shards import KeptShards
from bot.store.solo import KeptSoloGames
from bot.store.sqlite.database import SqliteDatabase
from bot.store.tables import KeptTables
from bot.store.uptime import Uptime
from bot.store.vacations import Vacations


async def opened(place: Place) -> Database:
    """The database there, whichever engine it is."""
    if isinstance(place, Server):
        # Only who uses a server pays for its driver.
        from bot.store.postgres.database import PostgresDatabase

        return await PostgresDatabase.open(place)
    return await SqliteDatabase.open(place)


class Store:
    """Everything that is kept; each subject is asked for what it knows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = KeptShards(database)
        self.news = News(database)
        self.tables = KeptTables(database)
        self.log = KeptLog(database, self.tables)
        self.drafts = KeptDrafts(database)
        self.puzzles = KeptPuzzles(database)
        self.practice = KeptPractice(database)
        self.posts = KeptPosts(database)
        self.solo_games = KeptSoloGames(database)
        self.challenges = KeptChallenges(database)
        self.results = KeptResults(database)
        self.ratings = KeptRatings(database)
        self.facts = FactStore(database)
        self.leagues = KeptLeagues(database)
        self.lessons = KeptLessons(database)
        self.clocks = KeptClocks(database)
        self.uptime = Uptime(database)
        self.counts = Counts(database)
        self.vacations = Vacations(database)
        self.players = Players(database)
        self.followings = Followings(database)
        self.channels = Choices(database, "channels", ChannelSettings())

    @classmethod
    async def open(cls, place: Place) -> Self:
        """Open or create a database, or refuse it with one clear line."""
        return cls(await opened(place))

    @property
    def is_shared(self) -> bool:
        """May other processes write to it?"""
        return self._database.is_shared

    def serve(self, shards: Shards) -> None:
        """This process does what belongs to these shards' servers."""
        self.news.shards = self.uptime.shards = self.clocks.shards = self.posts.shards = shards
        self.tables.shards = self.leagues.shards = self.facts.shards = shards

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self._database.close()

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """Do something that no process does meanwhile: wait until it is free."""
        return self._database.alone(what)

    def try_alone(self, what: str) -> AbstractAsyncContextManager[bool]:
        """Do something that no process does meanwhile; False if one is at it already."""
        return self._database.try_alone(what)

    async def lost(self) -> None:
        """Wait until the file is found to be deleted or replaced."""
        await self._database.lost()
