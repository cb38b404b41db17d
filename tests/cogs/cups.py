"""Tournaments among the members of a district: one round follows the other, and nobody waits for a day."""

import asyncio
from itertools import count

from msgspec.structs import replace

from bot.league.advance import next_step
from bot.league.change import season_subject, signup_key
from bot.league.season import League, Phase
from bot.league.terms import Format, usual_terms
from bot.leagues import Leagues
from cogs.custom_ids import write_press
from cogs.league.posts import mark_of
from cogs.league.press import EnterSeason
from tests.cogs.house import parts
from tests.cogs.situations import custom_id_of

PLACES = 4


class Cups:
    """One at a time; everybody who enters plays every round."""

    def __init__(self, district, rng):
        self._district = district
        self._rng = rng
        self._names = (f"Cup {number}" for number in count(1))
        self._acting = asyncio.Lock()
        self.told = []
        """How far each was when it was last looked at."""
        self.leagues = Leagues(district.store, district.tables)

    async def act(self, game):
        """Somebody enters, or the next one is opened; false if there is nothing to do but to play."""
        async with self._acting:
            if seasons := await self._seasons():
                whole, _ = await self.leagues.load(seasons[-1])
                if whole.season.phase is Phase.SIGNUP:
                    return await self._enter(whole)
                if whole.season.phase.is_played:
                    return False
            await self._open(game)
            return True

    async def _seasons(self):
        return [
            row["id"]
            for row in await self._district.store._database.rows("SELECT id FROM seasons ORDER BY id")
        ]

    async def _open(self, game):
        """It begins as soon as it is full."""
        usual = usual_terms(game, Format.SWISS)
        terms = replace(usual, seats=2, places=PLACES, starts_at=None)
        guild_id = self._rng.choice([*self._district.channels])
        channel_id = int(self._district.channels[guild_id])
        host = int(self._district.members[0].id)
        league = League(0, guild_id, channel_id, next(self._names), host, terms)
        await self.leagues.open(await self.leagues.create(league))

    async def _enter(self, whole):
        entered = {entrant.user_id for entrant in whole.entrants}
        member = next(each for each in self._district.members if int(each.id) not in entered)
        press = write_press(EnterSeason(whole.season.id))
        for message in await self._district.messages(whole.league.channel_id, member):
            if press in map(custom_id_of, parts(message)):
                outcome = await member.press(message, press)
                return outcome["state"] in ("answered", "updated")
        return False

    async def problem(self):
        """What is not as it must be, if anything."""
        for season_id in await self._seasons():
            whole, results = await self.leagues.load(season_id)
            if step := next_step(whole, results, self.leagues.now()):
                return f"season {season_id}: {step} is due"
            standing = [
                custom_id_of(part)
                for message in await self._district.messages(whole.league.channel_id)
                for part in parts(message)
            ]
            for post in await self._posts(whole.season):
                times = standing.count(write_press(mark_of(post, season_id)))
                if times != 1 or post.shown_version < post.version:
                    return f"season {season_id}: {times} of {post}"
        return ""

    async def _posts(self, season):
        rows = await self._district.store._database.rows(
            "SELECT key FROM posts WHERE subject IN (:season, :signup)",
            season=season_subject(season.id),
            signup=signup_key(season),
        )
        return [await self._district.store.posts.load(row["key"]) for row in rows]

    async def check(self, tables):
        """Every fixture has one table, which no other one has, and every table its fixture."""
        kept = {}
        self.told = []
        for season_id in await self._seasons():
            whole, results = await self.leagues.load(season_id)
            kept |= {fixture.id: fixture.table_id for fixture in whole.fixtures if fixture.table_id}
            done = {fixture.id for fixture in whole.fixtures if fixture.table_id and fixture.is_done}
            assert results.keys() == done, f"season {season_id}: what is booked"
            self.told.append(f"{whole.season.phase} in round {whole.season.round}")
        opened = [(table.arrangement.fixture, table.id) for table in tables if table.arrangement.fixture]
        assert sorted(opened) == sorted(kept.items())
