"""A house whose clock is set by hand: tables, the clock service, and an outbox that notes what it sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from bot.clock import Clock as ClockService
from bot.clocks.controls import Timing
from bot.store import Store
from bot.store.place import Place
from bot.table import Table
from bot.table_posts import table_of
from bot.tables import Tables
from bot.wall import Wall
from club import posts
from club.posts import Post, State, Topic
from games.catalog import GAMES
from tests.bot.company import COMPANY, a_lobby, seeds
from tests.bot.posting import HERE, unsent


class Hands:
    """The hands of the clock: only a test moves them. What passes is apart from what the wall shows."""

    def __init__(self, now: int) -> None:
        self.now = now
        self.passed = 0

    def go(self, length: int) -> None:
        self.now += length
        self.passed += length

    def go_to(self, instant: int) -> None:
        self.go(instant - self.now)


class Killed(Exception):
    """The bot dies here."""


class Channel:
    """Where everything is sent, by its key; it outlives the bot, which may die at it."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        """What has arrived, in order."""
        self.kills = ""
        """Is the bot killed "before" the next message arrives, or "after"?"""

    def post(self, key: str) -> None:
        if self.kills == "before":
            raise Killed
        self.keys.append(key)
        if self.kills == "after":
            raise Killed


class House:
    """The bot without Discord."""

    def __init__(self, store: Store, hands: Hands, channel: Channel | None = None) -> None:
        self.hands = hands
        self.channel = channel or Channel()
        self.store = store
        self.wall = Wall(lambda: hands.now, lambda: hands.passed)
        self.tables = Tables(store, self.wall.seconds, seeds())
        self.clock = ClockService(store, self.tables, self.wall)
        self.sent = self.channel.keys
        """The keys of all that was sent, in order."""

    async def up(self) -> None:
        """Connected, as after a start."""
        self.wall.not_before(await self.store.uptime.newest())
        await self.clock.connected()

    async def tick(self) -> None:
        """Everything that is due by now is done."""
        while await self.clock.tick():
            pass

    async def wait(self, length: int) -> None:
        """Time passes while the bot is up: it sleeps to whatever is due, does it, and sends what there is."""
        until = self.hands.now + length
        while (due := await self.store.clocks.next_due()) is not None and due <= until:
            self.hands.go_to(max(due, self.hands.now))
            await self.tick()
            await self.send()
        self.hands.go_to(until)
        await self.tick()
        await self.send()

    async def send(self) -> list[Post]:
        """Send what waits, as delivery does."""
        told = []
        for post in await unsent(self.store):
            if post.state is State.SENDING and post.key in self.channel.keys:
                await self._arrived(post)
            elif post.state is State.SENDING and not post.policy.is_sent_late:
                await self.tables.settle(table_of(post.wanted.subject), posts.let_go(post))
            else:
                trying = posts.begin_sending(post, HERE, HERE, self.wall.now())
                if await self.store.posts.begin(trying):
                    self.channel.post(post.key)
                    told.append(post)
                    await self._arrived(trying)
        return told

    async def _arrived(self, trying: Post) -> None:
        standing = posts.stands(trying, 700, trying.version, self.wall.now())
        await self.tables.settle(table_of(trying.wanted.subject), standing)

    async def table(self, timing: Timing | None = None, seats: int = 2, game: str = "copenhagen") -> Table:
        """A table that has just started; whoever is to act was told."""
        table_id = (await a_lobby(self.tables, seats, GAMES[game], timing=timing or Timing())).id
        for player in COMPANY[1:seats]:
            await self.tables.join(table_id, player)
        await self.tables.start(table_id, COMPANY[0].user_id)
        await self.send()
        return await self.tables.load(table_id)

    async def moves(self, table: Table) -> Table:
        """The first seat to act takes its turn, and the next one is told."""
        user_id = table.holders[table.acting[0]].user_id
        table = await self.tables.load(table.id)
        while table.waits_for(user_id):
            seat = table.seat_of(user_id)
            text = table.game.write_move(table.game.fallback(table.position, seat))
            turn = await self.tables.turn(table.id, user_id)
            table = (await self.tables.confirm(table.id, user_id, table.version, len(turn.steps), text)).after
        await self.send()
        return await self.tables.load(table.id)

    async def prefers(self, user_id: int, **choices: object) -> None:
        """A player chooses something."""
        chosen = await self.store.players.load(user_id)
        await self.store.players.keep(user_id, replace(chosen, **choices))

    def told(self, tell: Topic) -> list[str]:
        """The keys of one kind that were sent."""
        return [key for key in self.sent if key.startswith(f"{tell.value}:")]


@asynccontextmanager
async def a_house(place: Place, hands: Hands, channel: Channel | None = None) -> AsyncIterator[House]:
    """A bot that was just started on this database."""
    store = await Store.open(place)
    try:
        house = House(store, hands, channel)
        await house.up()
        yield house
    finally:
        await store.close()
