"""Brings all posts of one subject to what is wanted of them, step by step; every step is kept."""

import asyncio
import logging
import random

import discord
from msgspec.structs import replace

from bot.app import App
from bot.errors import StoreTrouble
from club import posts
from club.posts import Again, Do, Post, SentMessage, State, Step, next_step
from cogs.delivery.closed import ClosedPlaces, Doing
from cogs.delivery.requests import (
    CANNOT_LOOK,
    FAILURES,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    Requests,
    ShardsLost,
    TooManyInvalid,
    Trouble,
    trouble_of,
)
from cogs.delivery.scene import Destination, Scene
from cogs.servers import Servers

log = logging.getLogger(__name__)

MOST_STEPS = 8
"""Steps that are taken about one post before the next one has its turn."""


class Reach:
    """What all workers of a process share: how Discord is asked, and which places are closed."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.requests = Requests(app)
        self.places = ClosedPlaces(app.wall.now)
        self.servers = app.part(Servers)


class Worker:
    """Deals with the posts of one scene once."""

    def __init__(self, reach: Reach, scene: Scene, now: int) -> None:
        self._reach = reach
        self._store = reach.app.store.posts
        self._scene = scene
        self._now = now
        self._unkept: list[Post] = []
        """Edits that are kept with the next write: an edit that is made twice does no harm."""
        self._raised: set[str] = set()
        """Posts that another one has changed since they were dealt with."""
        self.has_opened = False
        """Has a place taken a message that was closed?"""

    async def work(self) -> None:
        """Take every step that can be taken now."""
        keys = sorted(self._scene.posts, key=lambda key: self._scene.order(self._scene.posts[key]))
        while keys:
            for key in keys:
                self._raised.discard(key)
                await self._bring(key)
            keys = sorted(self._raised)
        if self._unkept:
            await self._keep()

    async def _bring(self, key: str) -> None:
        """Other posts go on where one cannot be rendered."""
        for _ in range(MOST_STEPS):
            post = self._scene.posts[key]
            try:
                step = next_step(post, self._now)
                if step.do in (Do.WAIT, Do.NOTHING):
                    return
                after = await self._take(post, step)
            except ShardsLost:
                after = await self._keep(posts.later(self._scene.posts[key], self._real_now() + posts.SECOND))
            except TooManyInvalid as pause:
                after = await self._keep(posts.later(self._scene.posts[key], pause.until))
            except FAILURES as failure:
                after = await self._failed(self._scene.posts[key], failure)
            except StoreTrouble:
                raise
            except Exception:
                log.exception("post=%s cannot be delivered", key)
                after = await self._broken(self._scene.posts[key])
            if after is None:
                return
            self._scene.posts[key] = after

    async def _take(self, post: Post, step: Step) -> Post | None:
        """Take one step; gives the post after it, or None to leave it for now."""
        if step.do is not Do.LET_GO:
            self._reach.requests.check()
        match step.do:
            case Do.SEND:
                return await self._send(post)
            case Do.LOOK:
                return await self._look(post)
            case Do.EDIT:
                return await self._edit(post)
            case Do.DELETE_PAST:
                assert post.past is not None
                return await self._delete(post, post.past, posts.past_deleted(post))
            case Do.DELETE:
                assert post.standing is not None
                return await self._delete(post, post.standing, posts.let_go(post))
            case _:
                return await self._keep(posts.let_go(post))

    # Sending

    async def _send(self, post: Post, places: tuple[Destination, ...] | None = None) -> Post | None:
        """Where it goes, or the next best place; where all of them are closed, it rests."""
        if places is None:
            places = await self._scene.destinations(post)
            if places is None:
                return await self._settle(posts.let_go(post))
            if not places:
                return await self._rest(post, self._real_now() + posts.FIRST_REST)
        rests, is_refused, refusal = [], False, None
        for place in places:
            if (place_id := await self._place_id(place)) is None:
                is_refused = True
                continue
            if (until := self._rests_until(post, place, place_id)) is not None:
                rests.append(until)
                continue
            rendered = await self._scene.render(post, place_id, in_place_of_direct=is_refused)
            if rendered is None:
                return await self._settle(posts.let_go(post))
            now = self._real_now()
            trying = posts.begin_sending(post, place_id, self._scene.channel_id(post), now)
            if not await self._begin(trying):
                return await self._store.load(post.key)
            self._scene.posts[post.key] = trying
            try:
                message_id = await self._reach.requests.send(trying, place_id, rendered)
            except discord.HTTPException as failure:
                is_direct, trouble = place.user_id is not None, trouble_of(failure)
                if trouble in (Trouble.AWAY, Trouble.BUSY) or not (is_direct or trouble is Trouble.CLOSED):
                    raise
                refusal = failure
                if is_direct or post.policy.is_given_up:
                    log.info("post=%s is not taken: %s", post.key, failure)
                else:
                    rests.append(self._close(place_id, post, failure, Doing.SENDING))
                    await self._leave(place_id, post.key)
                is_refused = is_refused or is_direct
                post = posts.later(trying, 0)
                continue
            return await self._stands(trying, message_id, post.version)
        if post.policy.is_given_up:
            return await self._give_up(post, refusal)
        return await self._rest(post, min(rests, default=self._real_now() + posts.FIRST_REST))

    async def _give_up(self, post: Post, failure: discord.HTTPException | None) -> Post:
        await self._scene.give_up(post, failure)
        return await self._settle(posts.let_go(post))

    async def _leave(self, place_id: int, but: str) -> None:
        """What stands in a place that takes no messages any more goes on in the next best one."""
        for key in self._scene.stranded(place_id):
            if key == but:
                continue
            post = self._scene.posts[key]
            places = await self._scene.destinations(post) or ()
            others = tuple(place for place in places if place.place_id != place_id)
            if others and (after := await self._send(post, others)) is not None:
                self._scene.posts[key] = after
                self._raised.add(key)

    async def _place_id(self, place: Destination) -> int | None:
        """A player's direct messages have to be opened; None where that is refused."""
        if place.user_id is None:
            return place.place_id
        try:
            return (await self._reach.app.create_dm(discord.Object(place.user_id))).id
        except discord.HTTPException as failure:
            if trouble_of(failure) in (Trouble.AWAY, Trouble.BUSY):
                raise
            log.info("user=%d no direct message possible: %s", place.user_id, failure)
            return None

    def _rests_until(
        self, post: Post, place: Destination, place_id: int, doing: Doing = Doing.SENDING
    ) -> int | None:
        if place.user_id is not None:
            return None
        if self._reach.servers.has_removed_us(post.wanted.guild_id):
            return self._close(place_id, post, "the bot was removed from it", Doing.DELETING)
        return self._reach.places.rests_until(place_id, self._now, doing)

    async def _begin(self, trying: Post) -> bool:
        unkept, self._unkept = self._unkept, []
        if await self._store.begin(trying, unkept):
            return True
        await self._store.keep(unkept)
        return False

    async def _stands(self, trying: Post, message_id: int, version: int) -> Post:
        assert trying.tried_in is not None
        self.has_opened = self._reach.places.took(trying.tried_in, Doing.SENDING) or self.has_opened
        standing = posts.stands(trying, message_id, version, self._real_now())
        linked = self._scene.linked(standing)
        for key in linked:
            other = self._scene.posts[key]
            self._scene.posts[key] = replace(other, version=other.version + 1)
            self._raised.add(key)
        return await self._settle(standing, linked)

    async def _look(self, post: Post) -> Post | None:
        """Was it sent before its process ended?"""
        assert post.tried_in is not None
        try:
            found = await self._reach.requests.find(
                post.tried_in, post.tried_at, lambda message: self._scene.is_it(post, message)
            )
        except CANNOT_LOOK as gone:
            log.info("post=%s cannot be looked for: %s", post.key, gone)
            left = posts.not_found(post, self._now, could_look=False)
            if left.state is State.STANDING:
                return await self._send(left)
            return await self._settle(left, at=post.tried_at if left.state is State.GONE else None)
        if found is None:
            left = posts.not_found(post, self._now, could_look=True)
            if left.state is State.STANDING:  # it was sent anew, because its message is out of sight
                return await self._send(left)
            return await (self._settle(left) if left.state is State.GONE else self._keep(left))
        version = post.version if post.policy.again is Again.NEVER else 0
        return await self._stands(post, found.id, version)

    # Editing

    async def _edit(self, post: Post) -> Post | None:
        standing = post.standing
        assert standing is not None
        if post.channel_id != self._scene.channel_id(post):
            return await self._leave_behind(post)
        if (until := self._rests_until(post, Destination(), standing.place_id, Doing.EDITING)) is not None:
            return await self._rest(post, until)
        rendered = await self._scene.render(post, standing.place_id, in_place_of_direct=False)
        if rendered is not None:
            try:
                await self._reach.requests.edit(standing, rendered)
            except discord.HTTPException as failure:
                return await self._not_edited(post, failure)
        self.has_opened = self._reach.places.took(standing.place_id, Doing.EDITING) or self.has_opened
        after = posts.edited(post, post.version)
        self._unkept.append(after)
        if await self._scene.is_out_of_sight(after):
            return await self._send(after)
        return after

    async def _not_edited(self, post: Post, failure: discord.HTTPException) -> Post | None:
        assert post.standing is not None
        match trouble_of(failure):
            case Trouble.GONE:
                log.info("post=%s was deleted", post.key)
                return await self._keep(posts.deleted_by_others(post, is_open=self._scene.is_open(post)))
            case Trouble.CLOSED:
                here = post.standing.place_id
                places = await self._scene.destinations(post) or ()
                others = tuple(place for place in places if place.place_id != here)
                until = self._close(here, post, failure, Doing.EDITING)
                if others:
                    return await self._send(post, others)
                return await self._rest(post, until)
            case _:
                raise failure

    async def _delete(self, post: Post, message: SentMessage, after: Post) -> Post:
        """Where the bot sees nothing any more, a message is deleted once it does."""
        if (until := self._rests_until(post, Destination(), message.place_id, Doing.DELETING)) is not None:
            return await self._rest(post, until)
        try:
            await self._reach.requests.delete(message)
        except discord.HTTPException as failure:
            if trouble_of(failure) is not Trouble.CLOSED:
                raise
            return await self._rest(post, self._close(message.place_id, post, failure, Doing.DELETING))
        self.has_opened = self._reach.places.took(message.place_id, Doing.DELETING) or self.has_opened
        return await self._keep(after)

    async def _leave_behind(self, post: Post) -> Post:
        """Its subject has another channel: the message says where it went, or is deleted."""
        assert post.standing is not None
        rendered = await self._scene.left_behind(post)
        try:
            if rendered is None:
                await self._reach.requests.delete(post.standing)
            else:
                await self._reach.requests.edit(post.standing, rendered)
        except discord.HTTPException as failure:
            if trouble_of(failure) in (Trouble.AWAY, Trouble.BUSY):
                raise
            log.info("post=%s cannot say where it went: %s", post.key, failure)
        return await self._keep(posts.moved_away(post))

    # Trouble

    async def _failed(self, post: Post, failure: Exception) -> Post:
        trouble = trouble_of(failure)
        if trouble in (Trouble.AWAY, Trouble.BUSY):
            put = await self._put_off(post, may_stand=trouble is Trouble.AWAY and post.state is State.SENDING)
            wait = (put.next_try - self._real_now()) / posts.SECOND
            log.warning("post=%s not delivered, trying again in %.1f s: %s", post.key, wait, failure)
            return put
        if trouble is Trouble.CLOSED:
            place_id = post.standing.place_id if post.standing else post.tried_in or 0
            return await self._rest(post, self._close(place_id, post, failure, Doing.EDITING))
        log.warning("post=%s is refused: %s", post.key, failure)
        if post.policy.is_given_up and isinstance(failure, discord.HTTPException):
            return await self._give_up(post, failure)
        return await self._keep(posts.refuse(post))

    def _close(self, place_id: int, post: Post, why: object, doing: Doing) -> int:
        """A place that the bot sees takes what needs no right; from a locked thread messages are deleted."""
        refuses = doing
        if isinstance(why, discord.HTTPException) and why.code != MISSING_PERMISSIONS:
            refuses = Doing.DELETING if why.code == MISSING_ACCESS else max(doing, Doing.EDITING)
        return self._reach.places.close(place_id, post.wanted.guild_id, why, refuses)

    async def _broken(self, post: Post) -> Post:
        """We made a mistake: what may have been sent is looked for, anything else tried ever more rarely."""
        if post.state is State.SENDING:
            return await self._put_off(post, may_stand=True)
        return await self._rest(post, self._real_now() + posts.rest_for(post.failures))

    async def _put_off(self, post: Post, *, may_stand: bool) -> Post:
        return await self._keep(posts.put_off(post, self._real_now(), random.random(), may_stand=may_stand))

    async def _rest(self, post: Post, until: int) -> Post:
        return await self._keep(posts.rest(post, until))

    # Keeping

    async def _settle(self, post: Post, raised: list[str] | None = None, at: int | None = None) -> Post:
        """Keep what became of a post, with what that means for its subject."""
        unkept, self._unkept = self._unkept, []
        if not await self._scene.settle(post, unkept, raised or [], at):
            await self._store.keep([*unkept, post], raised or [])
        return post

    async def _keep(self, *kept: Post) -> Post:
        unkept, self._unkept = self._unkept, []
        await self._store.keep([*unkept, *kept])
        return kept[-1] if kept else unkept[-1]

    def _real_now(self) -> int:
        return self._reach.app.wall.now()


async def deliver(reach: Reach, scene: Scene, now: int) -> Worker:
    """Take every step about a subject's posts that can be taken now."""
    if more := await scene.more():
        await reach.app.store.posts.insert(more)
        kept = [await reach.app.store.posts.load(each.key) for each in more]
        scene.posts |= {post.key: post for post in kept if post is not None and post.state is not State.GONE}
    worker = Worker(reach, scene, now)
    await worker.work()
    await asyncio.sleep(0)
    return worker
