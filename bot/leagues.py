"""Leagues: the only way in. One turnstile for each season; a step is kept before the next one is named."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.clocks.lengths import SECOND
from bot.errors import NotAllowed, StaleButton, StoreTrouble, WrongTime
from bot.league import closing, leaving, rounds, signing_up, starting
from bot.league.advance import (
    Begin,
    Break,
    Cancel,
    Close,
    End,
    Hold,
    LetGo,
    Open,
    Reseat,
    Step,
    Withdraw,
    due_at,
    next_step,
)
from bot.league.booking import Results
from bot.league.change import Bar, Change, Line, NextSeason, signup_post
from bot.league.pausing import extended, paused, resumed
from bot.league.results import Result
from bot.league.scopes import Scope
from bot.league.season import Fixture, League, Phase, Whole
from bot.league.terms import Terms, check_start, check_terms
from bot.lobby import check_name
from bot.stamps import stamp
from bot.store import Store
from bot.store.news import SeasonsWanted
from bot.table import NOBODY, Arrangement, Holder, Update
from bot.tables import Tables
from games.catalog import GAMES
from games.errors import BadOption, Refusal
from games.message import Typed, say

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 60 * SECOND
TRIES: Final = 5
"""How often something is decided anew because the season changed meanwhile."""
MOST_STEPS: Final = 10_000
LAST_TABLE: Final = 2**62
"""No table has a number as large."""
Decision = Callable[[Whole], Change | None]


class Leagues:
    """Every league of the house; a service that advances seasons by what is booked and what time it is."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._leagues = store.leagues
        self._tables = tables
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[int] = set()
        self._woken = asyncio.Event()
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.when_changed: list[Callable[[], None]] = []
        """Who shows what was kept."""
        store.news.on(SeasonsWanted, lambda _: self._woken.set())

    # The service

    async def start(self) -> None:
        """Go on with every season of our servers that is not closed."""
        self._wanted.update(await self._leagues.unfinished())
        self._task = asyncio.create_task(self._run(), name="leagues")

    def note(self, update: Update) -> None:
        """A table of a league has begun or ended: its season is due."""
        if update.after.arrangement.fixture and update.before.state is not update.after.state:
            self._store.news.call_owner(SeasonsWanted(update.after.guild_id))

    async def catch_up(self) -> None:
        """A season of ours may be due because of what another process has kept."""
        self._woken.set()

    async def stop(self) -> None:
        """What is left to do is found again at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is left to do for now."""
        await self.look_at_clock()

    def now(self) -> int:
        """The time in milliseconds."""
        return round(self._tables.now() * SECOND)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            pause: float = LONGEST_SLEEP
            try:
                await self.look_at_clock()
                pause = await self._until_next()
            except StoreTrouble as trouble:
                log.warning("the leagues wait: %s", trouble)
                pause = SECOND
            with suppress(TimeoutError):
                async with asyncio.timeout(pause / SECOND):
                    await self._woken.wait()

    async def _until_next(self) -> int:
        due = await self._leagues.next_due()
        return LONGEST_SLEEP if due is None else max(SECOND // 10, min(LONGEST_SLEEP, due - self.now()))

    async def look_at_clock(self) -> None:
        """Advance every season that is due: by time, or because one of its tables has begun or ended."""
        async with self._looking:
            self._wanted.update(await self._leagues.due(self.now()))
            await self._advance_wanted()

    async def _advance_wanted(self) -> None:
        while self._wanted:
            season_id = self._wanted.pop()
            try:
                await self.advance(season_id)
            except StoreTrouble:
                self._wanted.add(season_id)
                raise
            except Refusal as refusal:
                log.error("season=%d is left alone for a while: %s", season_id, refusal)
                await self._leagues.keep_due(season_id, self.now() + LONGEST_SLEEP)
            except Exception:
                log.exception("season=%d is left alone for a while", season_id)
                await self._leagues.keep_due(season_id, self.now() + LONGEST_SLEEP)

    async def advance(self, season_id: int) -> None:
        """Take steps until none is due."""
        async with self._turnstile(season_id):
            for _ in range(MOST_STEPS):
                whole, results = await self.load(season_id)
                step = next_step(whole, results, self.now())
                if step is None:
                    await self._leagues.keep_due(season_id, due_at(whole, self.now()), whole.season.version)
                    break
                log.info(
                    "season=%d version=%d %s", season_id, whole.season.version, type(step).__name__.lower()
                )
                try:
                    await self._take(step, whole, results)
                except StaleButton:
                    continue  # a table began or ended meanwhile: look again
        self._announce()

    async def _go_on(self, guild_id: int, season_id: int) -> None:
        """Advance a season that was just changed; one of another process's server is advanced there."""
        if self._leagues.shards.hold(guild_id):
            await self.advance(season_id)
        else:
            await self._leagues.keep_due(season_id, self.now())
            self._store.news.call_owner(SeasonsWanted(guild_id))

    def _announce(self) -> None:
        for show in self.when_changed:
            show()

    def _turnstile(self, season_id: int) -> asyncio.Lock:
        return self._locks.setdefault(season_id, asyncio.Lock())

    async def load(self, season_id: int) -> tuple[Whole, Results]:
        """A season as it stands, and every result of it."""
        whole = await self._leagues.whole(season_id)
        if whole is None:
            raise WrongTime(say("league-none"))
        ids = tuple(fixture.id for fixture in whole.fixtures if fixture.table_id and fixture.is_done)
        return whole, {result.fixture: result for result in await self._store.results.of_fixtures(ids)}

    # Steps

    async def _take(self, step: Step, whole: Whole, results: Results) -> None:
        season, now = whole.season, self.now()
        match step:
            case Begin():
                await self._begin(whole)
            case Cancel():
                await self._keep(closing.cancelled(whole))
            case Open(fixture):
                await self._open(whole, fixture)
            case Reseat(fixture):
                names = {member.user_id: member.name for member in whole.members}
                await self._tables.reseat(fixture.table_id, fixture.seated, names)
                await self._leagues.keep_reseated(fixture.id)
            case Hold(fixture, until):
                await self._tables.hold(fixture.table_id, until / SECOND)
                await self._leagues.keep_held(fixture.id, until)
            case LetGo(fixture):
                await self._tables.let_go(fixture.table_id)
                await self._leagues.keep_held(fixture.id, now)
            case Break(fixture):
                await self._tables.break_off(fixture.table_id)
            case Withdraw(player):
                member = whole.member(player)
                assert member is not None
                said = say("league-out-of-time", player=Typed(member.name))
                await self._keep(leaving.withdrew(whole, player, Line(now, NOBODY, said)))
            case End():
                await self._keep(closing.ended(whole))
            case Close() if whole.league.is_tournament:
                await self._keep(rounds.next_round(whole, results, now))
            case Close():
                barred = frozenset(bar.user_id for bar in await self._leagues.bars(whole.league.id, now))
                seed = self._tables.new_seed()
                change = closing.closed(whole, results, barred, seed, now)
                await self._keep(change)
                if change.following is not None:
                    self._wanted.add(await self._leagues.newest(season.league_id))

    async def _begin(self, whole: Whole) -> None:
        """The start, or a week later; the fixtures of large divisions take a moment of thought."""
        if (later := starting.put_off(whole, self.now())) is not None:
            await self._keep(later)
            return
        season = whole.season
        ratings = await self._store.ratings.before(
            Scope(season.terms.game, whole.league.guild_id),
            self.now(),
            LAST_TABLE,
            [entrant.user_id for entrant in whole.entrants],
        )
        if whole.league.is_tournament:
            await self._keep(rounds.first_round(whole, ratings, self.now()))
            return
        last = await self._leagues.last_closed(season.league_id)
        finals = await self._leagues.finals(last) if last else ()
        before = await self._leagues.whole(last) if last else None
        moves = before.season.terms.moves if before else 0
        change = await asyncio.to_thread(starting.started, whole, finals, ratings, moves, self.now())
        await self._keep(change)

    async def _open(self, whole: Whole, fixture: Fixture) -> None:
        names = {member.user_id: member.name for member in whole.members}
        terms, league = whole.season.terms, whole.league
        arrangement = Arrangement(
            len(fixture.seated),
            terms.options,
            name=league.name,
            timing=terms.timing,
            rated=True,
            fixture=fixture.id,
        )
        players = tuple(Holder(spot.player, names[spot.player]) for spot in fixture.seated)
        await self._tables.open_for_league(
            GAMES[terms.game], arrangement, players, league.guild_id, league.channel_id
        )

    async def _keep(self, change: Change) -> None:
        await self._leagues.keep_change(change)

    async def decide(self, season_id: int, decide: Decision) -> Whole:
        """Change a season by somebody's wish; it is decided anew if the season changes meanwhile."""
        for _ in range(TRIES):
            async with self._turnstile(season_id):
                whole, _results = await self.load(season_id)
                change = decide(whole)
                if change is None:
                    return whole
                try:
                    await self._keep(change)
                except StaleButton:
                    continue
            await self._go_on(whole.league.guild_id, season_id)
            whole, _results = await self.load(season_id)
            return whole
        raise StaleButton(say("league-moved-on"))

    # What people do

    async def create(self, league: League) -> League:
        """Keep the plan of a league under its name; nobody can enter yet."""
        if not league.name:
            raise BadOption(say("league-name-missing"))
        check_name(league.name)
        check_terms(league.terms)
        return await self._leagues.create(league)

    async def arrange(self, league: League, terms: Terms) -> League:
        """Other terms: of the season that is about to open, or of the next one."""
        check_terms(terms)
        league = replace(league, terms=terms)
        await self._leagues.keep(league)
        return league

    async def open(self, league: League) -> Whole:
        """Let people sign up for the first season, or for another one after too few had done so."""
        check_terms(league.terms)
        check_start(league.terms, self.now())
        number = 1
        if last := await self._leagues.newest(league.id):
            before, _ = await self.load(last)
            if before.season.phase is not Phase.CANCELLED or league.is_ended:
                raise WrongTime(say("league-open-already"))
            number = before.season.number + 1
        first = NextSeason(number, league.terms, self._tables.new_seed(), league.terms.starts_at, ())
        season_id = await self._leagues.open_season(league, first, signup_post(league, number))
        await self._go_on(league.guild_id, season_id)
        whole, _ = await self.load(season_id)
        return whole

    async def enter(self, season_id: int, user_id: int, name: str) -> Whole:
        """Sign up, or wait for a place."""
        whole, _ = await self.load(season_id)
        for bar in await self._leagues.bars(whole.league.id, self.now()):
            if bar.user_id == user_id:
                raise NotAllowed(say("league-barred", until=stamp(bar.until), reason=Typed(bar.reason)))
        return await self.decide(
            season_id, lambda whole: signing_up.entered(whole, user_id, name, self.now())
        )

    async def leave_signup(self, season_id: int, user_id: int) -> Whole:
        """Be entered no more; before the start that leaves no trace."""
        return await self.decide(season_id, lambda whole: signing_up.withdrawn_entry(whole, user_id))

    async def withdraw(self, season_id: int, user_id: int, name: str) -> Whole:
        """Leave a season that has begun."""
        said = say("league-withdrew", player=Typed(name))
        line = Line(self.now(), user_id, said)
        return await self.decide(season_id, lambda whole: leaving.withdrew(whole, user_id, line))

    # What organisers do

    async def remove(self, season_id: int, user_id: int, line: Line) -> Whole:
        """Take somebody out of a season, whether it has begun or not."""

        def decide(whole: Whole) -> Change | None:
            if whole.member(user_id) is not None and whole.season.phase.is_played:
                return leaving.withdrew(whole, user_id, line)
            change = signing_up.withdrawn_entry(whole, user_id)
            if change is None:
                raise WrongTime(say("league-not-in-they"))
            return replace(change, lines=(line,))

        return await self.decide(season_id, decide)

    async def bar(self, league_id: int, bar: Bar, line: Line) -> None:
        """Let somebody sign up no more until then, and no longer be entered in what has not begun."""
        season_id = await self._leagues.newest(league_id)
        is_kept = False

        def decide(whole: Whole) -> Change | None:
            nonlocal is_kept
            change = signing_up.withdrawn_entry(whole, bar.user_id) if whole.season.phase.is_open else None
            is_kept = change is not None
            return replace(change, bars=(bar,), lines=(line,)) if change else None

        if season_id and bar.until > self.now():
            await self.decide(season_id, decide)
        if not is_kept:
            await self._leagues.keep_bar(league_id, bar, line)

    async def pause(self, season_id: int, days: int, line: Line) -> Whole:
        """Let no clock of the season run for so many days."""
        return await self.decide(season_id, lambda whole: paused(whole, days, line, self.now()))

    async def resume(self, season_id: int, line: Line) -> Whole:
        """End a pause before its time."""
        return await self.decide(season_id, lambda whole: resumed(whole, line, self.now()))

    async def extend(self, season_id: int, days: int, line: Line) -> Whole:
        """Give a season, or the round of a tournament, more days."""
        return await self.decide(season_id, lambda whole: extended(whole, days, line))

    async def correct(self, league: League, result: Result, line: Line, reason: str) -> None:
        """Book another revision of a result; standings and ratings follow."""
        await self._tables.ratings.correct(result, line.user_id, reason)
        await self.change(league, line)

    async def change(self, league: League, line: Line) -> None:
        """Keep what an organiser changed about the league."""
        await self._leagues.keep(league, line)
        self._announce()

    async def end(self, league: League, line: Line) -> League:
        """Let no further season follow; one that has not begun is cancelled."""
        league = replace(league, is_ended=True)
        await self._leagues.keep(league, line)
        season_id = await self._leagues.newest(league.id)
        if season_id:
            await self._go_on(league.guild_id, season_id)
        return league
