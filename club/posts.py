"""What should stand on Discord: the posts that are wanted, and what is to be done about each of them; pure.

An update says what it wants to stand: it writes `wish` and `version`. Delivery says what stands: it writes
`state` and all that follows, guarded by `attempt`, so that neither overwrites what the other has found out.

| state    | wish  | what is next                                                                          |
|----------|-------|---------------------------------------------------------------------------------------|
| none     | stand | send it, once it may be tried                                                         |
| none     | past  | nothing was sent: it is gone                                                          |
| sending  | any   | its process ended meanwhile: wait until it cannot arrive any more, then look for it   |
| standing | stand | delete the message that it replaces; edit it while it shows an older version          |
| standing | past  | delete it, or let go of it where it stays                                             |
| refused  | stand | nothing stands: send it when there is a newer version                                 |
| gone     | any   | nothing                                                                               |
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
ON_ITS_WAY: Final = 60 * SECOND
"""So long after it was tried a message may still arrive that no process waits for any more."""
FIRST_WAIT, LONGEST_WAIT = 1 * SECOND, 60 * SECOND
"""Until a Discord that is away is asked again."""
FIRST_REST, LONGEST_REST = 1 * MINUTE, 60 * MINUTE
"""Until a place is tried again that is closed to the bot."""


class Topic(StrEnum):
    """What a post is about."""

    CARD = "card"
    BOARD = "board"
    TURN = "turn"
    HALF = "half"
    WAKE = "wake"
    LATE = "late"
    NEXT = "next"
    QUESTION = "question"
    SEAT = "seat"
    INVITED = "invited"
    RESULT = "result"
    NEWS = "news"
    PLAN = "plan"
    DIGEST = "digest"
    FOLLOW = "follow"
    LEAGUE = "league"
    PUZZLE = "puzzle"
    SCOREBOARD = "scoreboard"
    RECAP = "recap"


class Where(StrEnum):
    """Where a post stands."""

    OPENED = "opened"
    """In the channel where its table was opened."""
    HOME = "home"
    """In the table's thread, its channel, or the direct messages of a player who plays alone."""
    WISHED = "wished"
    """Where its player wishes to be told: at the table's home, directly, or both."""
    DIRECT = "direct"
    """In direct messages or nowhere."""
    OWN = "own"
    """In the channel that moderators chose for it."""


class Again(StrEnum):
    """Is it posted again after others have deleted it?"""

    NEVER = "never"
    WHILE_OPEN = "open"
    """While what it shows goes on."""
    ALWAYS = "always"


class Policy(msgspec.Struct, frozen=True):
    """How the posts of a topic are dealt with."""

    where: Where
    again: Again = Again.NEVER
    is_sent_late: bool = True
    """Is it sent if a try was interrupted, and it is not found?"""
    stays: bool = True
    """Does it stay when it is past?"""


POLICIES: Final = {
    Topic.CARD: Policy(Where.OPENED, Again.WHILE_OPEN),
    Topic.BOARD: Policy(Where.HOME, Again.ALWAYS),
    Topic.TURN: Policy(Where.WISHED, stays=False),
    Topic.HALF: Policy(Where.WISHED, is_sent_late=False, stays=False),
    Topic.WAKE: Policy(Where.WISHED, is_sent_late=False, stays=False),
    Topic.LATE: Policy(Where.WISHED, stays=False),
    Topic.NEXT: Policy(Where.WISHED, is_sent_late=False, stays=False),
    Topic.QUESTION: Policy(Where.WISHED, stays=False),
    Topic.SEAT: Policy(Where.WISHED, stays=False),
    Topic.INVITED: Policy(Where.WISHED, stays=False),
    Topic.RESULT: Policy(Where.WISHED),
    Topic.NEWS: Policy(Where.WISHED),
    Topic.PLAN: Policy(Where.DIRECT, is_sent_late=False),
    Topic.DIGEST: Policy(Where.DIRECT, is_sent_late=False),
    Topic.FOLLOW: Policy(Where.DIRECT, is_sent_late=False),
    Topic.LEAGUE: Policy(Where.OWN, Again.WHILE_OPEN),
    Topic.PUZZLE: Policy(Where.OWN, Again.WHILE_OPEN),
    Topic.SCOREBOARD: Policy(Where.OWN, Again.WHILE_OPEN),
    Topic.RECAP: Policy(Where.HOME),
}
CALLS: Final = frozenset((Topic.TURN, Topic.LATE, Topic.QUESTION, Topic.SEAT, Topic.INVITED))
"""What is sent again where it cannot be looked for: the game waits for it, as for cards and boards."""


class WantedPost(msgspec.Struct, frozen=True):
    """A message of ours that should stand on Discord."""

    key: str
    """Nothing is posted twice under a key: "board:17", "turn:17:5:0", "digest:7:2026-11-17"."""
    topic: Topic
    subject: str
    """Posts of one subject are dealt with in order, by one task: "table:17", "season:4"."""
    version: int = 0
    """Of what it shows; a higher one means edit."""
    to: int | None = None
    """A player, or all."""
    after: str = ""
    """The key of the post that is tried before it."""


class Wish(StrEnum):
    """What updates want of a post."""

    STAND = "stand"
    PAST = "past"


class State(StrEnum):
    """What delivery knows of a post."""

    NONE = "none"
    SENDING = "sending"
    STANDING = "standing"
    GONE = "gone"
    REFUSED = "refused"


class Message(msgspec.Struct, frozen=True):
    """A message on Discord, and where it stands."""

    place_id: int
    message_id: int


class Post(msgspec.Struct, frozen=True):
    """A row: what is wanted, and what stands."""

    wanted: WantedPost
    wish: Wish = Wish.STAND
    state: State = State.NONE
    standing: Message | None = None
    past: Message | None = None
    """The message that the standing one replaces, until it is deleted."""
    shown_version: int = -1
    attempt: int = 0
    tried_in: int = 0
    tried_at: int = 0
    failures: int = 0
    next_try: int = 0

    @property
    def policy(self) -> Policy:
        """How it is dealt with."""
        return POLICIES[self.wanted.topic]


# What updates want


class Wanting(msgspec.Struct, frozen=True):
    """What an update changes about the posts of a subject."""

    inserted: tuple[WantedPost, ...] = ()
    raised: tuple[WantedPost, ...] = ()
    """Those that show something newer now."""
    past: tuple[str, ...] = ()
    """The keys of those that are wanted no longer."""


def compare(kept: Iterable[Post], wanted: Iterable[WantedPost], topics: frozenset[Topic]) -> Wanting:
    """What has to change so that of these topics just the wanted posts stand, and newest versions of them.

    They are compared with the rows, not with what was wanted before: what an older release or a lost update
    has left wrong is put right by the next one.
    """
    rows = {post.wanted.key: post for post in kept if post.wanted.topic in topics}
    wishes = {each.key: each for each in wanted}
    known = [(each, rows[key]) for key, each in wishes.items() if key in rows]
    return Wanting(
        inserted=tuple(each for key, each in wishes.items() if key not in rows),
        raised=tuple(each for each, row in known if each.version > row.wanted.version),
        past=tuple(key for key, row in rows.items() if key not in wishes and row.wish is Wish.STAND),
    )


# What is done next about a post


class Do(StrEnum):
    """What delivery does about a post."""

    NOTHING = "nothing"
    WAIT = "wait"
    """Look at it again when it may be tried."""
    SEND = "send"
    LOOK = "look"
    """Look for what an interrupted try may have sent."""
    DELETE_PAST = "delete past"
    EDIT = "edit"
    DELETE = "delete"
    LET_GO = "let go"
    """It is gone as far as delivery is concerned, whether it stands or not."""


class Step(msgspec.Struct, frozen=True):
    """What is to be done, or until when it waits."""

    do: Do
    until: int = 0


def next_step(post: Post, now: int) -> Step:
    """What is to be done about a post that no task is at."""
    match post.state:
        case State.GONE:
            return Step(Do.NOTHING)
        case State.SENDING:
            return _once(post.tried_at + ON_ITS_WAY, Do.LOOK, now)
        case State.STANDING:
            return _about_standing(post, now)
        case State.NONE | State.REFUSED if post.wish is Wish.PAST:
            return Step(Do.LET_GO)
        case State.REFUSED if post.shown_version >= post.wanted.version:
            return Step(Do.NOTHING)
        case _:
            return _once(post.next_try, Do.SEND, now)


def _about_standing(post: Post, now: int) -> Step:
    if post.past is not None:
        return _once(post.next_try, Do.DELETE_PAST, now)
    if post.wish is Wish.PAST:
        return Step(Do.LET_GO) if post.policy.stays else _once(post.next_try, Do.DELETE, now)
    if post.shown_version < post.wanted.version:
        return _once(post.next_try, Do.EDIT, now)
    return Step(Do.NOTHING)


def _once(at: int, do: Do, now: int) -> Step:
    return Step(do) if now >= at else Step(Do.WAIT, at)


# What came of it


def begin_sending(post: Post, place_id: int, now: int) -> Post:
    """It is about to be sent, which is kept before it is."""
    return replace(post, state=State.SENDING, attempt=post.attempt + 1, tried_in=place_id, tried_at=now)


def stands(post: Post, message_id: int, version: int) -> Post:
    """It was sent, or found; the message that it replaces is past."""
    return replace(
        post,
        state=State.STANDING,
        past=post.standing,
        standing=Message(post.tried_in, message_id),
        shown_version=max(version, post.shown_version),
        failures=0,
        next_try=0,
    )


def edited(post: Post, version: int) -> Post:
    """It shows this version now."""
    return replace(post, shown_version=max(version, post.shown_version), failures=0, next_try=0)


def past_deleted(post: Post) -> Post:
    """The message that it replaced is gone."""
    return replace(post, past=None, failures=0, next_try=0)


def let_go(post: Post) -> Post:
    """Nothing is done about it any more."""
    return replace(post, state=State.GONE)


def not_found(post: Post, *, could_look: bool) -> Post:
    """An interrupted try has left nothing that can be found: it is sent again, or counts as told."""
    if post.standing is not None:
        return replace(post, state=State.STANDING)
    policy = post.policy
    is_waited_for = post.wanted.topic in CALLS or policy.again is not Again.NEVER
    is_sent_again = policy.is_sent_late if could_look else is_waited_for
    return replace(post, state=State.NONE) if is_sent_again else let_go(post)


def deleted_by_others(post: Post, *, is_open: bool) -> Post:
    """Its message is not there any more: it is posted again, or never."""
    again = post.policy.again
    if again is Again.ALWAYS or (again is Again.WHILE_OPEN and is_open):
        return replace(post, state=State.NONE, standing=None, shown_version=-1)
    return let_go(post)


def put_off(post: Post, now: int, jitter: float) -> Post:
    """Discord was away: ever longer until it is asked again; `jitter` from 0 to 1 keeps rows apart."""
    wait = min(LONGEST_WAIT, FIRST_WAIT << min(post.failures, 16))
    return _later(post, now + round(wait * (0.5 + 0.5 * jitter)))


def rest(post: Post, now: int) -> Post:
    """Its place is closed to the bot: 1, 2, 4 ... 60 minutes until it is tried again."""
    return _later(post, now + min(LONGEST_REST, FIRST_REST << min(post.failures, 16)))


def _later(post: Post, at: int) -> Post:
    was = State.STANDING if post.standing else State.NONE
    state = was if post.state is State.SENDING else post.state
    return replace(post, state=state, failures=post.failures + 1, next_try=at)


def wake_up(post: Post) -> Post:
    """Its place may be open again: it is tried at once."""
    return replace(post, failures=0, next_try=0)


def refuse(post: Post, version: int) -> Post:
    """Discord does not take this version, and would not take it later; what stands goes on standing."""
    state = State.STANDING if post.standing else State.REFUSED
    return replace(post, state=state, shown_version=max(version, post.shown_version))
