"""The delivery service: one task for each subject whose posts are not as they should be."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import discord

from bot import services
from bot.app import App
from bot.clocks.lengths import SECOND
from bot.errors import StoreBusy, StoreTrouble
from bot.store.news import PostsWanted
from bot.table import Table, Update
from bot.table_posts import board_key, card_key, subject_of
from club.posts import FIRST_WAIT, LONGEST_WAIT, NEVER, Do, next_step
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
        self._closing = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        self._waking: set[asyncio.Task[None]] = set()
        app.store.news.on(PostsWanted, self._heard)

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
        """Something is wanted about a subject: the process that listens to its server sees to it."""
        if self._app.own_shards.hold(guild_id):
            self.want(subject)
        else:
            self._app.store.news.tell(PostsWanted(guild_id, subject))

    def _heard(self, wanted: PostsWanted) -> None:
        if self._app.own_shards.hold(wanted.guild_id):
            self.want(wanted.subject)

    async def catch_up(self) -> None:
        """Deliver what other processes want in our servers."""
        await self.look()

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
                    await self._work(subject)
                    wait = FIRST_WAIT
                except StoreBusy as trouble:
                    log.warning(
                        "%s not delivered, trying again in %.0f s: %s", subject, wait / SECOND, trouble
                    )
                    if await self._closes_within(wait / SECOND):
                        return
                    wait = min(LONGEST_WAIT, wait * 2)
                    self._wanted.add(subject)
        except StoreTrouble as trouble:
            log.error("%s not delivered: %s", subject, trouble)
        except Refusal as refusal:
            log.error("%s not delivered: %s", subject, refusal)
        except Exception:
            log.exception("%s not delivered", subject)
        finally:
            self._tasks.pop(subject).has_tried.set()
            if subject not in self._retries:
                self._since.pop(subject, None)
            if subject in self._wanted and not self._closing.is_set():
                self.want(subject)

    async def _work(self, subject: str) -> None:
        if retry := self._retries.pop(subject, None):
            retry.set()
        was_retrying = retry is not None
        now = max(self._app.wall.now(), self._leaps.pop(subject, 0))
        found = await self._store.of_subject(subject)
        steps = [next_step(post, now) for post in found]
        if all(step.do in (Do.NOTHING, Do.WAIT) for step in steps):
            self._sleep(subject, [step.until for step in steps if step.do is Do.WAIT])
            if was_retrying and any(post.failures and post.next_try > now for post in found):
                self._retries[subject] = asyncio.Event()
            return
        scene = await self._renderers[subject.partition(":")[0]].open(subject, found)
        worker = await deliver(self._reach, scene, now)
        if worker.is_retrying or (was_retrying and worker.has_failed_before):
            self._retries[subject] = asyncio.Event()
        if worker.until is not None:
            self._sleep(subject, [worker.until])
        if worker.has_opened:
            await self.look_again(found[0].wanted.guild_id)

    def _sleep(self, subject: str, until: list[int]) -> None:
        """Look again at the earliest of these instants, once that much time has passed in this process."""
        at = min(until, default=NEVER)
        if at == NEVER:
            return

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

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            with suppress(StoreTrouble):  # the store has logged it
                await self.look()

    # Places that may be open again

    async def look_again(self, guild_id: int) -> None:
        """Something has changed in a server: try at once what rests there."""
        self._reach.places.open_all(guild_id)
        await self._wake(guild_id)

    async def _wake(self, guild_id: int) -> None:
        for subject in await self._store.wake(guild_id):
            self.want(subject)

    def _listen(self) -> None:
        async def changed(*things: Any) -> None:
            thing, guild = things[-1], getattr(things[-1], "guild", None)
            if guild is None:
                return
            is_thread, places = isinstance(thing, discord.Thread), self._reach.places
            if places.open(thing.id) if is_thread else places.open_all(guild.id):
                self._look_again_soon(guild.id)

        async def pressed(interaction: discord.Interaction[Any]) -> None:
            opened = [self._reach.places.open(place_id) for place_id in _open_places(interaction)]
            if interaction.guild_id and any(opened):
                self._look_again_soon(interaction.guild_id)

        async def arrived(guild: discord.Guild) -> None:
            self._reach.places.open_all(guild.id)
            self._look_again_soon(guild.id)

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

    def _look_again_soon(self, guild_id: int) -> None:
        if self._closing.is_set():
            return
        task = asyncio.create_task(self._try_again(guild_id), name=f"looking again at server {guild_id}")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _try_again(self, guild_id: int) -> None:
        with suppress(StoreTrouble):  # the store has logged it
            await self._wake(guild_id)


def _open_places(interaction: discord.Interaction[Any]) -> list[int]:
    """Where a press or command came from, if it says that the bot may write there: the place, its channel."""
    channel, may = interaction.channel, interaction.app_permissions
    if channel is None or not (may.view_channel and may.attach_files):
        return []
    if not isinstance(channel, discord.Thread):
        return [channel.id] if may.send_messages else []
    above = [channel.parent_id] if may.send_messages else []
    return [channel.id, *above] if may.send_messages_in_threads else above
