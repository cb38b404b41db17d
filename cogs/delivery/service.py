"""The delivery service: one task for each subject whose posts are not as they should be."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

import discord

from bot import services
from bot.app import App
from bot.clocks.lengths import SECOND
from bot.errors import MovedOn, StoreBusy, StoreTrouble
from bot.store.news import PostsWanted
from bot.table import Table, Update
from bot.table_posts import board_key, card_key, subject_of
from club import posts
from club.posts import FIRST_REST, FIRST_WAIT, LONGEST_WAIT, NEVER, Do, Post, next_step
from cogs.delivery.scene import Renderer
from cogs.delivery.worker import Reach, deliver
from games.errors import Refusal

log = logging.getLogger(__name__)

BETWEEN_LOOKS: Final = 5.0
"""Seconds between two looks for what another process wants, or an earlier one has left."""
FIRST_MOMENTS: Final = 5.0
"""Seconds that a start waits for what was left undone."""
BATCH: Final = 500


class _Task:
    """The task that is at one subject."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self.task = task
        self.has_tried = asyncio.Event()
        """All that is wanted was tried once, well or not."""


class Delivery:
    """Delivers what is wanted, however long Discord or the database is away; one task a subject."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.posts
        self._reach = Reach(app)
        self._renderers: dict[str, Renderer] = {}
        self._tasks: dict[str, _Task] = {}
        self._wanted: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._retries: dict[str, asyncio.Event] = {}
        """Subjects that are tried again soon because Discord was away; set when that begins."""
        self._since: dict[str, float] = {}
        """Since when which subject is being delivered."""
        self._leaps: dict[str, int] = {}
        """To which instant a subject's rest was slept through."""
        self._doubtful: set[str] = set()
        """Subjects that this process was at when it lost its shards: an edit of theirs may arrive late."""
        self._is_asked = asyncio.Event()
        self._closing = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        self._waking: set[asyncio.Task[None]] = set()
        app.store.news.on(PostsWanted, lambda wanted: self.want(wanted.subject))

    def renders(self, kind: str, renderer: Renderer) -> None:
        """Let a renderer open the subjects of a kind, such as "table"."""
        self._renderers[kind] = renderer

    # The service

    async def start(self) -> None:
        """Deliver what was wanted and not done, and give it a moment."""
        self._listen()
        await self._store.forgive()
        for subject in await self._store.due(self._app.wall.now(), BATCH):
            self.want(subject)
        if tasks := self.tasks:
            await asyncio.wait(tasks, timeout=FIRST_MOMENTS)
        self._watch = asyncio.create_task(self._look_regularly(), name="delivery")

    def note(self, update: Update) -> None:
        """A table has changed, and so has what should stand of it."""
        self.call_for(update.after.guild_id, subject_of(update.after.id))

    def call_for(self, guild_id: int, subject: str) -> None:
        """Something is wanted about a subject: the process that holds its server's shard sees to it."""
        self._app.store.news.call_owner(PostsWanted(guild_id, subject))

    async def catch_up(self) -> None:
        """Delivery looks for what other processes want by itself."""

    async def stop(self) -> None:
        """Finish what is under way, as far as that is done in time."""
        self._closing.set()
        for retry in self._retries.values():
            retry.set()
        self._retries.clear()
        for timer in self._timers.values():
            timer.cancel()
        if self._watch is not None:
            self._watch.cancel()
        if tasks := [*self.tasks, *self._waking]:
            _, late = await asyncio.wait(tasks, timeout=services.PATIENCE)
            await services.end(late)
        with suppress(StoreTrouble):  # the store has logged it
            for subject in self._doubtful:
                await self._store.show_subject_anew(subject)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Everything under way."""
        return [task.task for task in self._tasks.values()]

    def age(self) -> float:
        """Seconds since the oldest of what is being delivered was wanted."""
        now = time.monotonic()
        return now - min(self._since.values(), default=now)

    # What commands ask for

    def want(self, subject: str) -> None:
        """Something may be to do about a subject; a task that is at it notices by itself."""
        self._wanted.add(subject)
        self._since.setdefault(subject, time.monotonic())
        if subject not in self._tasks and not self._closing.is_set():
            self._tasks[subject] = _Task(asyncio.create_task(self._run(subject), name=f"delivery {subject}"))

    async def mend(self, table: Table) -> None:
        """Show this table even if it is thought to be shown: its message may have been deleted."""
        await self._store.show_anew(card_key(table.id), board_key(table.id))
        self.call_for(table.guild_id, subject_of(table.id))

    async def tried(self, subject: str) -> None:
        """Wait until all that is wanted about a subject was tried."""
        while (task := self._tasks.get(subject)) and not task.has_tried.is_set():
            await task.has_tried.wait()

    async def done(self, subject: str) -> None:
        """Wait until nothing is left to do about a subject, but for what rests in closed places."""
        while True:
            if task := self._tasks.get(subject):
                await asyncio.shield(task.task)
            elif retry := self._retries.get(subject):
                await retry.wait()
            else:
                return

    async def look(self) -> None:
        """Deliver what is due by the clock."""
        for subject in await self._store.due(self._app.wall.now(), BATCH):
            self.want(subject)

    # One subject

    async def _run(self, subject: str) -> None:
        wait = FIRST_WAIT
        try:
            while subject in self._wanted:
                self._wanted.discard(subject)
                try:
                    await self._work_in_term(subject)
                    wait = FIRST_WAIT
                except (StoreBusy, MovedOn) as trouble:
                    log.warning(
                        "%s not delivered, trying again in %.0f s: %s", subject, wait / SECOND, trouble
                    )
                    if await self._closes_within(wait / SECOND):
                        return
                    wait = min(LONGEST_WAIT, wait * 2)
                    self._wanted.add(subject)
        except Refusal as damaged:
            log.error("%s not delivered: %s", subject, damaged)
            await self._put_off(subject, posts.refuse)
        except Exception:
            log.exception("%s not delivered", subject)
            await self._put_off(subject, self._rest)
        finally:
            self._tasks.pop(subject).has_tried.set()
            if subject not in self._retries:
                self._since.pop(subject, None)
            if subject in self._wanted and not self._closing.is_set():
                self.want(subject)

    async def _work_in_term(self, subject: str) -> None:
        """Work while the shards are ours.

        If they are lost meanwhile, an edit of ours may arrive after one of the next holder. That holder,
        which may be this process again, is made to edit once more.
        """
        term = self._app.cluster.term
        if term is None:
            self._retries.setdefault(subject, asyncio.Event())
            self._sleep_until(subject, self._app.wall.now() + FIRST_WAIT)
            return
        if subject in self._doubtful:
            await self._store.show_subject_anew(subject)
            self._doubtful.discard(subject)
        try:
            await self._work(subject)
        finally:
            if self._app.cluster.term != term:
                self._doubtful.add(subject)
                self._wanted.add(subject)

    async def _work(self, subject: str) -> None:
        now = max(self._app.wall.now(), self._leaps.pop(subject, 0))
        found = await self._store.of_subject(subject)
        if not _due(found, now):
            self._sleep(subject, found, now)
            return
        if retry := self._retries.pop(subject, None):
            retry.set()
        renderer = self._renderers.get(subject.partition(":")[0])
        scene = await renderer.open(subject, found) if renderer else None
        if scene is None:
            log.error("%s is left alone: it cannot be read here", subject)
            await self._store.keep([posts.refuse(post) for post in found])
            return
        worker = await deliver(self._reach, scene, now)
        self._sleep(subject, scene.posts.values(), now)
        if worker.has_opened:
            await self.look_again(found[0].wanted.guild_id)

    async def _put_off(self, subject: str, put_off: Callable[[Post], Post]) -> None:
        """Something is wrong with a subject as a whole: do not try it again at once."""
        with suppress(StoreTrouble):  # the store has logged it
            due = _due(await self._store.of_subject(subject), self._app.wall.now())
            await self._store.keep(map(put_off, due))

    def _rest(self, post: Post) -> Post:
        return posts.rest(post, self._app.wall.now() + posts.rest_for(post.failures))

    def _sleep(self, subject: str, found: Collection[Post], now: int) -> None:
        """Look again when the first of these posts may be tried, once that much time has passed here."""
        waiting = {post.key: step.until for post in found if (step := next_step(post, now)).do is Do.WAIT}
        at = min(waiting.values(), default=NEVER)
        if at == NEVER:
            return
        soon = self._app.wall.now() + FIRST_REST
        if any(post.failures and waiting.get(post.key, NEVER) < soon for post in found):
            self._retries.setdefault(subject, asyncio.Event())
        self._sleep_until(subject, at)

    def _sleep_until(self, subject: str, at: int) -> None:
        def wake() -> None:
            self._timers.pop(subject, None)
            self._leaps[subject] = at
            self.want(subject)

        if old := self._timers.pop(subject, None):
            old.cancel()
        delay = max(0, at - self._app.wall.now()) / SECOND
        self._timers[subject] = asyncio.get_running_loop().call_later(delay, wake)

    async def _closes_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def look_soon(self) -> None:
        """Something may be due by now that no update of a table tells of."""
        self._is_asked.set()

    async def finish(self) -> None:
        """Wait until nothing is left to do that is due."""
        while await self._store.due(self._app.wall.now(), 1) or self._tasks:
            await self.look()
            for subject in list(self._tasks):
                await self.done(subject)

    async def _look_regularly(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_asked.wait(), BETWEEN_LOOKS)
            self._is_asked.clear()
            with suppress(StoreTrouble):  # the store has logged it
                await self.look()

    # Places that may be open again

    async def look_again(self, guild_id: int) -> None:
        """Something has changed in a server: try at once what rests there."""
        self._reach.places.open_all(guild_id)
        await self._wake(guild_id)

    async def _wake(self, guild_id: int) -> None:
        with suppress(StoreTrouble):  # the store has logged it
            for subject in await self._store.wake(guild_id):
                self.want(subject)

    def _listen(self) -> None:
        async def changed(*things: Any) -> None:
            thing, guild = things[-1], getattr(things[-1], "guild", None)
            if guild is None:
                return
            is_thread, places = isinstance(thing, discord.Thread), self._reach.places
            if places.open(thing.id) if is_thread else places.open_all(guild.id):
                self._soon(self._wake(guild.id))

        async def pressed(interaction: discord.Interaction[Any]) -> None:
            opened = [self._reach.places.open(place_id) for place_id in _open_places(interaction)]
            if any(opened):
                self._soon(self._wake(interaction.guild_id or 0))

        async def arrived(guild: discord.Guild) -> None:
            self._soon(self.look_again(guild.id))

        for event in (
            "on_guild_channel_update",
            "on_guild_channel_create",
            "on_thread_update",
            "on_guild_role_update",
            "on_member_update",
        ):
            self._app.add_listener(changed, event)
        self._app.add_listener(pressed, "on_interaction")
        for event in ("on_guild_join", "on_guild_available"):
            self._app.add_listener(arrived, event)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="looking again")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)


def _due(found: Collection[Post], now: int) -> list[Post]:
    """Those about which something is to be done by now."""
    return [post for post in found if next_step(post, now).do not in (Do.NOTHING, Do.WAIT)]


def _open_places(interaction: discord.Interaction[Any]) -> list[int]:
    """Where a press or command came from, if it says that the bot may write there: the place, its channel."""
    channel, may = interaction.channel, interaction.app_permissions
    if channel is None or not (may.view_channel and may.attach_files):
        return []
    if not isinstance(channel, discord.Thread):
        return [channel.id] if may.send_messages else []
    above = [channel.parent_id] if may.send_messages else []
    return [channel.id, *above] if may.send_messages_in_threads else above
