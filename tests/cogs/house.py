"""The whole house on one machine: the real bot in a real playground, people in it, and restarts."""

import asyncio
import copy
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

from bot.app import PERMISSIONS, app_on, point_at
from bot.clocks.lengths import SECOND
from bot.pictures import Pictures
from bot.running import in_ms
from bot.shards import EVERYTHING
from bot.store import Store
from bot.table_posts import subject_of
from bot.tables import Tables
from bot.wall import Wall
from club.posts import Do, next_step
from cogs.custom_ids import read_press
from cogs.delivery.service import Delivery
from cogs.emojis import Emojis
from cogs.follow.followers import Followers
from cogs.services import clock_of, robots_of
from languages.names import without_isolates
from languages.shelf import LANGUAGES
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.bot.company import seeds
from tests.playground.driver import Local, Member

NO_TIME = 0.001
"""Seconds; with none at all, discord.py would not look at what it has heard already."""
_settled_town = []
"""The file of a town in which the bot was before, once one is needed."""
_new_database = []
"""A database that nothing is in yet, once one is needed."""
_spoken = (*LANGUAGES,)
"""The languages in which a settled town knows the commands; a test may add one."""


async def settled_town():
    """The file of a town in which the bot was before: its emojis are there, and everybody speaks English.

    Uploading them takes longer than most tests do, and goes on in the background of whatever is tried.
    """
    if not _settled_town:
        with TemporaryDirectory() as folder:
            async with House(Path(folder), is_new=True) as house:
                await house.app.part(Emojis).synchronised()
            _settled_town.append(house.town.read_bytes())
    return _settled_town[0]


async def new_database():
    """A file of the bot's in which nothing is kept: making its tables anew takes as long as a test."""
    if not _new_database:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "rowhouse.db"
            await (await Store.open(path)).close()
            _new_database.append(path.read_bytes())
    return _new_database[0]


async def told_before(**_):
    """Discord keeps the commands that it was told; to tell them again at every start takes long."""


def is_ready_when_all_are_there(app):
    """Let discord.py call itself ready once it has heard of every server, not some time after the last."""
    state = app._connection
    usual = state.guild_ready_timeout

    def patience(state):
        return usual if any(guild.unavailable for guild in state.guilds) else NO_TIME

    del state.guild_ready_timeout
    state.__class__ = type("Patient", (type(state),), {"guild_ready_timeout": property(patience)})


class House:
    """A playground with the bot in it; `here` is a channel for tables, people are attributes by name.

    Its clocks, Discord's and the bot's, go only when a test says so: no answer is too late on a slow machine.
    The bot's database is a new one. Discord knows the bot from before, unless the town is to be new as well.
    """

    anna: Member
    bruno: Member
    chidi: Member
    dmitri: Member
    emi: Member

    def __init__(self, folder, on_exchange=None, shards=EVERYTHING, *, database=None, is_new=False):
        self.town = folder / "town.world"
        self._is_new = is_new
        self._began = float(int(time.time()))  # which the bot and Discord write as the same millisecond
        self.playground = Playground(
            self.town,
            bot_permissions=PERMISSIONS.value,
            limits=UNLIMITED,
            on_exchange=on_exchange,
            machine_time=lambda: self._began,
        )
        self.database = database or folder / "rowhouse.db"
        self.shards = shards
        self._new_seed = seeds()
        self._ahead = SimpleNamespace(seconds=0.0)
        self._running = None

    async def __aenter__(self):
        if not self._is_new:
            self.town.write_bytes(await settled_town())
            if isinstance(self.database, Path) and not self.database.exists():
                self.database.write_bytes(await new_database())
        await self.playground.start()
        self.local = Local(self.playground.url)
        guild = (await self.local.world())["guilds"][0]
        self.guild_id = guild["id"]
        self.channels = {channel["name"]: channel["id"] for channel in guild["channels"]}
        self.roles = {role["name"]: role["id"] for role in guild["roles"]}
        self.here = self.channels["games"]
        for person in await self.local.ask("GET", "/members"):
            member = self.local.known(person)
            setattr(self, member.name, member)
            if self._is_new:
                await member.speaks("en-US")  # a test that is about languages says so
        await self.start()
        return self

    async def __aexit__(self, *_):
        await self.stop()
        await self.local.__aexit__()
        await self.playground.stop()

    # The bot

    async def start(self):
        """Start the bot on its database and wait until it has done what it does when connected."""
        point_at(self.playground.url)
        self.store = await Store.open(self.database)
        await self._start_process()

    async def _start_process(self):
        self.store.serve(self.shards)
        self.tables = Tables(self.store, self.now, self._new_seed)
        self.pictures = Pictures()
        wall = Wall(*3 * [lambda: in_ms(self.now())])
        kind = app_on(self.shards)
        self.app = kind(self.store, self.tables, self.pictures, wall, self.shards)
        is_ready_when_all_are_there(self.app)
        if not self._is_new and (*LANGUAGES,) == _spoken:
            self.app.tree.sync = told_before
        self.app.part(robots_of).pause = 0
        ready = asyncio.Event()

        async def is_ready():
            ready.set()

        await self.app.login(self.playground.token)
        self.app.when_ready.append(is_ready)
        self._running = asyncio.create_task(self.app.connect())
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((self._running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if not ready.is_set():
            waiting.cancel()
            assert self._running.done(), "the bot did not become ready"
            await self._running

    async def stop(self):
        """Close the bot; what it kept is kept."""
        if self._running is None:
            return
        await self._stop_process()
        await self.store.close()

    async def _stop_process(self):
        await self.app.close()
        assert self._running is not None
        with suppress(asyncio.CancelledError):
            await self._running
        self._running = None
        self.pictures.close()

    @asynccontextmanager
    async def beside(self, shards):
        """The same house as another process of the bot has it, which listens to other shards."""
        other = copy.copy(self)
        other.shards = shards
        if self.store.is_shared:
            other.store = await Store.open(self.database)
        await other._start_process()
        try:
            yield other
        finally:
            await other._stop_process()
            if other.store is not self.store:
                await other.store.close()

    async def restart(self):
        """Another bot process, as far as Discord can tell."""
        await self.stop()
        await self.start()

    # Time

    def now(self):
        """What the bot's clock shows."""
        return self._began + self._ahead.seconds

    async def passes(self, seconds):
        """Set every clock forward, the bot's and Discord's."""
        self._ahead.seconds += seconds
        await self.local.advance(seconds)

    async def is_slow(self, seconds):
        """Set only the bot's clock forward: so late it hears of what Discord has for it."""
        self._ahead.seconds += seconds

    async def waits(self, length):
        """Time passes while the bot is up: it wakes for whatever is due, and tells it."""
        until = self.app.wall.now() + length
        while (due := await self.store.clocks.next_due()) is not None and due <= until:
            await self._wakes(due)
        await self._wakes(until)

    async def _wakes(self, at):
        """Ends when nothing is due and everybody was told; else they would be told only after the next leap.

        The bot's own clock may wake as well: then there is nothing left to do here, but somebody to be told.
        """
        await self.passes(max(0, at - self.app.wall.now()) / SECOND)
        delivery = self.app.part(Delivery)
        await delivery.look()
        is_under_way = True
        while is_under_way:
            for table_id in await self.store.tables.all():
                await delivery.done(subject_of(table_id))
            while await self.app.part(clock_of).tick():
                for table_id in await self.store.tables.all():
                    await self.shown(table_id)
            is_under_way = bool(delivery.tasks)

    # What stands on Discord

    async def shown(self, table_id):
        """Wait until the table's newest version is shown and its notices are sent; gives the table."""
        await self.app.part(robots_of).rested(table_id)
        await self.app.part(Delivery).look()  # for what another process wants to stand in our servers
        await self.app.part(Delivery).done(subject_of(table_id))
        await self.app.part(clock_of).tick()  # which looks at a turn once more when its player was told
        return await self.tables.load(table_id)

    async def delivered(self):
        """Wait until nothing is left to deliver, but for what rests in closed places."""
        delivery = self.app.part(Delivery)
        await delivery.look()
        while subjects := {*delivery._tasks, *delivery._retries}:
            for subject in subjects:
                await delivery.done(subject)

    async def followers_told(self):
        """Wait until spectators were told what is due by now."""
        await self.app.part(Followers).look_at_clock()
        await self.delivered()

    async def is_settled(self, table_id):
        """Stands everything about the table as it should, and is nothing left to do?"""
        posts = await self.store.posts.of_subject(subject_of(table_id))
        return all(next_step(post, self.app.wall.now()).do is Do.NOTHING for post in posts)

    async def card(self, table_id, member=None):
        """The lobby card as a member sees it."""
        table = await self.shown(table_id)
        showing = await self.store.posts.showing(table_id)
        return await self.message(table.channel_id, showing.lobby_id, member)

    async def board(self, table_id, member=None):
        """The board message as a member sees it."""
        await self.shown(table_id)
        showing = await self.store.posts.showing(table_id)
        return await self.message(showing.home_id, showing.board_id, member)

    async def message(self, channel_id, message_id, member=None):
        reader = member or self.anna
        return await self.local.ask(
            "GET", f"/members/{reader.id}/channels/{channel_id}/messages/{message_id}"
        )

    async def speaks(self, locale):
        """Give the server another language."""
        await self.local.ask("PATCH", f"/guilds/{self.guild_id}", {"locale": locale})

    async def forbid(self, channel_id, permissions):
        """Take rights from the bot in a channel."""
        bot_id = (await self.local.world())["bot"]["id"]
        body = {"allow": "0", "deny": str(permissions)}
        await self.local.ask("PUT", f"/channels/{channel_id}/overwrites/{bot_id}", body)

    async def press_late(self, member, message, label, meanwhile):
        """A press that the bot hears only after something else has happened."""
        return await self.late(
            lambda: member.press(message, key(message, label)["custom_id"], wait="false"), meanwhile
        )

    async def late(self, do, meanwhile):
        """What a member does, heard of by the bot only after something else has happened."""
        await self.local.fault("delay", event="INTERACTION_CREATE")
        outcome = await do()
        await meanwhile
        await self.local.ask("DELETE", "/faults")
        return await self.local.ask("GET", f"/interactions/{outcome['interaction_id']}?wait=settled")

    # Ready-made tables

    async def lobby(self, host, game="copenhagen", channel=None, **options):
        """A lobby opened by /play; gives the table's number."""
        known = await self.store.tables.all()
        outcome = await host.command(channel or self.here, "play", game=game, **options)
        (opened,) = set(await self.store.tables.all()).difference(known) or [None]
        assert opened, said(outcome["message"])
        return opened


def parts(message):
    """Every component of a message, containers and rows opened up."""
    waiting = list(message.get("components", ()))
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*part.get("components", ()), *waiting]


def said(message):
    """All text of a message."""
    texts = [message.get("content") or "", *(p["content"] for p in parts(message) if p["type"] == 10)]
    return without_isolates("\n".join(texts))


def presses(message):
    """What the buttons mean that can be pressed, in order."""
    buttons = [part for part in parts(message) if part["type"] == 2 and not part.get("disabled")]
    return [read_press(part["custom_id"]) for part in buttons]


def labels(message):
    """The labels of the buttons, in order."""
    return [without_isolates(part["label"]) for part in parts(message) if part["type"] == 2]


def key(message, label):
    """The button with that label, or whose label begins so."""
    buttons = [part for part in parts(message) if part["type"] == 2]
    found = [each for each in buttons if without_isolates(each["label"]) == label]
    found = found or [each for each in buttons if without_isolates(each["label"]).startswith(label)]
    assert found, f"no button “{label}” among {labels(message)}"
    return found[0]


def menu(message, placeholder):
    """The select whose placeholder begins so."""
    selects = [part for part in parts(message) if part["type"] in (3, 5, 6, 7, 8)]
    found = [each for each in selects if each.get("placeholder", "").startswith(placeholder)]
    assert found, f"no menu “{placeholder}” among {[each.get('placeholder') for each in selects]}"
    return found[0]


async def press(member, message, label):
    """Press the button with that label."""
    return await member.press(message, key(message, label)["custom_id"])


async def choose(member, message, placeholder, *values):
    """Choose in the menu with that placeholder; values are labels, values or ids."""
    found = menu(message, placeholder)
    by_label = {without_isolates(each["label"]): each["value"] for each in found.get("options", ())}
    return await member.choose(message, found["custom_id"], *(by_label.get(each, each) for each in values))
