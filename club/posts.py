"""What should stand on Discord: the posts that are wanted, and what is to be done about each of them; pure.

An update says what it wants to stand: it writes `wish` and raises `version`. Delivery says what stands: it
writes `state` and all that follows, guarded by `attempt`, so that neither overwrites what the other knows.

| state    | wish  | what is next                                                                          |
|----------|-------|---------------------------------------------------------------------------------------|
| none     | stand | send it, once it may be tried                                                         |
| none     | past  | nothing was sent: it is gone                                                          |
| sending  | any   | a try was interrupted: look for it, once it must have arrived                         |
| standing | stand | delete the message that it replaces; edit it while it shows an older version          |
| standing | past  | delete it, or let go of it where it stays                                             |
| gone     | any   | nothing                                                                               |
"""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from games.message import Message

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
ON_ITS_WAY: Final = 60 * SECOND
"""So long after it was tried a message may still arrive that no process waits for any more."""
FIRST_WAIT, LONGEST_WAIT = 1 * SECOND, 60 * SECOND
"""Until a Discord that is away is asked again."""
ASLEEP: Final = 2**61
"""When what has rested for too long is tried again, unless something changes in its server."""
NEVER: Final = 2**62
"""When what Discord refused is tried again, unless there is a newer version of it."""
FIRST_REST, LONGEST_REST = 1 * MINUTE, 60 * MINUTE
"""Until a place is tried again that is closed to the bot."""
MOST_RESTS: Final = 28 * 24
"""After so many rests, some four weeks, only a change in the server or another process tries it again."""


class Topic(StrEnum):
    """What a post is about."""

    CARD = "card"
    BOARD = "board"
    TURN = "turn"
    HALF = "half"
    """Half of the time for a turn is gone."""
    WAKE = "wake"
    """The turn began in quiet hours, which are over."""
    LATE = "late"
    """Nine tenths of the time are gone."""
    NEXT = "next"
    """The turn before theirs has begun; told on request."""
    QUESTION = "question"
    SEAT = "seat"
    """A seat can be taken."""
    INVITED = "invited"
    """The host keeps a seat for them; guests of /play read it on the card."""
    RESULT = "result"
    STILL = "still"
    """No player has moved for three weeks."""
    ENDING = "ending"
    """The table ends in two days unless a player moves."""
    GONE = "gone"
    """Time ran out, and the table's rule acted."""
    STAND_IN = "standin"
    """A bot player was asked to play for them."""
    VACATION = "vac"
    """A vacation day was spent."""
    UNSENT = "unsent"
    """A player could not be told that it is their turn; for the host."""
    ABANDONED = "abandoned"
    """All players have left, and the table will end."""
    LOBBY = "lobby"
    """The lobby closes tomorrow; for the host."""
    CANCELLED = "cancelled"
    """The lobby in which they sat, or to which they were invited, was closed."""
    PLAN = "plan"
    """A turn that was planned ahead is not planned any more."""
    DIGEST = "digest"
    FOLLOW = "follow"
    SIGNUP = "signup"
    """Who has entered a season, with the key to do so."""
    STANDINGS = "standings"
    """Of a division, or of a whole Swiss tournament; with what is played now."""
    BRACKET = "bracket"
    SUMMARY = "summary"
    LEAGUE_NEWS = "league"
    """A sentence for some of a season's people."""
    BOOKED = "booked"
    """What came of a league's table, where the league wants that announced."""
    PUZZLE = "puzzle"
    SCOREBOARD = "scoreboard"
    RECAP = "recap"
    NO_RECAP = "norecap"
    """The recap that a table's players agreed on could not be made or posted."""


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
    is_said_once: bool = False
    """Is nothing left to do about it once it stands?"""
    is_given_up: bool = False
    """Is it given up where Discord does not take it? Other posts rest until the place is open again."""


_NEWS: Final = Policy(Where.WISHED, is_said_once=True)
_SHOWN: Final = Policy(Where.OWN, Again.WHILE_OPEN)
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
    Topic.RESULT: _NEWS,
    Topic.STILL: _NEWS,
    Topic.ENDING: _NEWS,
    Topic.GONE: _NEWS,
    Topic.STAND_IN: _NEWS,
    Topic.VACATION: Policy(Where.WISHED, is_sent_late=False, is_said_once=True),
    Topic.UNSENT: _NEWS,
    Topic.ABANDONED: _NEWS,
    Topic.LOBBY: _NEWS,
    Topic.CANCELLED: Policy(Where.WISHED, is_sent_late=False, is_said_once=True),
    Topic.PLAN: Policy(Where.DIRECT, is_sent_late=False, is_said_once=True, is_given_up=True),
    Topic.DIGEST: Policy(Where.DIRECT, is_sent_late=False, is_said_once=True, is_given_up=True),
    Topic.FOLLOW: Policy(Where.DIRECT, is_said_once=True, is_given_up=True),
    Topic.SIGNUP: _SHOWN,
    Topic.STANDINGS: _SHOWN,
    Topic.BRACKET: _SHOWN,
    Topic.SUMMARY: _SHOWN,
    Topic.LEAGUE_NEWS: Policy(Where.OWN, is_said_once=True),
    Topic.BOOKED: Policy(Where.OWN, is_said_once=True),
    Topic.PUZZLE: _SHOWN,
    Topic.SCOREBOARD: _SHOWN,
    Topic.RECAP: Policy(Where.HOME, is_said_once=True, is_given_up=True),
    Topic.NO_RECAP: _NEWS,
}
REMINDERS: Final = (Topic.HALF, Topic.WAKE, Topic.LATE)
"""What is said of a turn while it is open, and never afterwards."""
OF_A_TURN: Final = (Topic.TURN, *REMINDERS)
"""What calls a player to an open turn; of these only the newest stands."""
CALLS: Final = frozenset((Topic.TURN, Topic.QUESTION, Topic.SEAT, Topic.INVITED, Topic.RESULT))
"""What is sent again where it cannot be looked for: the game waits for it, as for cards and boards."""
UNASKED: Final = frozenset((*OF_A_TURN, Topic.NEXT, Topic.INVITED, Topic.CANCELLED))
"""What a player who wants no pings is not told."""


class WantedPost(msgspec.Struct, frozen=True):
    """A message of ours that should stand on Discord."""

    key: str
    """Nothing is posted twice under a key: "board:17", "turn:17:5:0", "digest:7:2026-11-17"."""
    topic: Topic
    subject: str
    """Posts of one subject are dealt with in order, by one task: "table:17", "season:4"."""
    guild_id: int = 0
    """The server whose process delivers it; 0 for direct messages."""
    to: int | None = None
    """A player, or all."""
    seat: int | None = None
    """The player's seat, if they have one."""
    is_silent: bool = False
    """Sent without sound."""
    not_after: int | None = None
    """Not sent later than this."""
    said: Message | None = None
    """The sentence that it says, where its subject does not tell."""
    mentions: tuple[int, ...] = ()
    """Players whom that sentence calls."""


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


class SentMessage(msgspec.Struct, frozen=True):
    """A message on Discord, and where it stands."""

    place_id: int
    message_id: int


class Post(msgspec.Struct, frozen=True):
    """A row: what is wanted, and what stands."""

    wanted: WantedPost
    version: int = 1
    """Counts what changes about it; while it shows less than that, it is edited."""
    wish: Wish = Wish.STAND
    state: State = State.NONE
    channel_id: int | None = None
    """The channel that its subject had when it was sent: if that has another one now, the post moves."""
    standing: SentMessage | None = None
    past: SentMessage | None = None
    """The message that the standing one replaces, until it is deleted."""
    shown_version: int = 0
    postings: int = 0
    """How many messages it has been: a new one has a nonce of its own."""
    attempt: int = 0
    tried_in: int | None = None
    tried_at: int = 0
    sent_at: int | None = None
    failures: int = 0
    next_try: int = 0

    @property
    def policy(self) -> Policy:
        """How it is dealt with."""
        return POLICIES[self.wanted.topic]

    @property
    def key(self) -> str:
        """By which it is known."""
        return self.wanted.key

    @property
    def topic(self) -> Topic:
        """What it is about."""
        return self.wanted.topic


# What updates want


class Wanting(msgspec.Struct, frozen=True):
    """What an update changes about the posts of its subject."""

    shown: tuple[WantedPost, ...] = ()
    """Those that show something newer now; missing ones are inserted."""
    raised: tuple[str, ...] = ()
    """The keys of those that show something newer if they are there."""
    inserted: tuple[WantedPost, ...] = ()
    """Those that are inserted unless there has ever been one under their key."""
    passing: frozenset[Topic] = frozenset()
    """Of these topics all posts become past but for those that are held."""
    held: tuple[str, ...] = ()
    """Their keys."""
    held_for: tuple[int, ...] = ()
    """Players whose invitations hold."""


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
            return _once(post.next_try, Do.LOOK, now)
        case State.STANDING:
            return _about_standing(post, now)
        case State.NONE if post.wish is Wish.PAST or _is_too_late(post, now):
            return Step(Do.LET_GO)
        case _:
            return _once(post.next_try, Do.SEND, now)


def _is_too_late(post: Post, now: int) -> bool:
    return post.wanted.not_after is not None and now > post.wanted.not_after


def _about_standing(post: Post, now: int) -> Step:
    if post.past is not None:
        return _once(post.next_try, Do.DELETE_PAST, now)
    if post.wish is Wish.PAST:
        return Step(Do.LET_GO) if post.policy.stays else _once(post.next_try, Do.DELETE, now)
    if post.shown_version < post.version:
        return _once(post.next_try, Do.EDIT, now)
    return Step(Do.NOTHING)


def _once(at: int, do: Do, now: int) -> Step:
    return Step(do) if now >= at else Step(Do.WAIT, at)


# What came of it


def begin_sending(post: Post, place_id: int, channel_id: int | None, now: int) -> Post:
    """It is about to be sent, which is kept before it is."""
    return replace(
        post,
        state=State.SENDING,
        attempt=post.attempt + 1,
        tried_in=place_id,
        tried_at=now,
        channel_id=channel_id,
        next_try=0,
    )


def stands(post: Post, message_id: int, version: int, now: int) -> Post:
    """It was sent, or found; the message that it replaces is past."""
    assert post.tried_in is not None
    return replace(
        post,
        state=State.GONE if post.policy.is_said_once else State.STANDING,
        past=post.standing,
        standing=SentMessage(post.tried_in, message_id),
        shown_version=max(version, post.shown_version),
        postings=post.postings + 1,
        sent_at=now,
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


def not_found(post: Post, now: int, *, could_look: bool) -> Post:
    """An interrupted try has left nothing that can be found: it is sent again, or counts as told.

    Discord takes a second try with the same nonce for the first. But what is not sent again, or is to be
    deleted, may still be on its way: it is looked for once more when it must have arrived.
    """
    is_repeated = post.policy.is_sent_late and post.wish is Wish.STAND
    if could_look and not is_repeated and now < post.tried_at + ON_ITS_WAY:
        return replace(post, next_try=post.tried_at + ON_ITS_WAY)
    if post.standing is not None:
        return replace(post, state=State.STANDING)
    policy = post.policy
    is_waited_for = post.topic in CALLS or policy.again is not Again.NEVER
    is_sent_again = policy.is_sent_late if could_look else is_waited_for
    return replace(post, state=State.NONE) if is_sent_again else let_go(post)


def deleted_by_others(post: Post, *, is_open: bool) -> Post:
    """Its message is not there any more: it is posted again, or never."""
    again = post.policy.again
    if again is Again.ALWAYS or (again is Again.WHILE_OPEN and is_open):
        return replace(post, state=State.NONE, standing=None, shown_version=0, postings=post.postings + 1)
    return let_go(post)


def moved_away(post: Post) -> Post:
    """Its message says where it went, and is left behind."""
    left = replace(post, state=State.NONE, standing=None, shown_version=0, postings=post.postings + 1)
    return replace(left, tried_in=None)


def put_off(post: Post, now: int, jitter: float, *, may_stand: bool) -> Post:
    """Discord was away: ever longer until it is asked again; `jitter` from 0 to 1 keeps rows apart.

    What Discord has not clearly refused `may_stand`, and is looked for before it is sent again.
    """
    at = now + round(min(LONGEST_WAIT, FIRST_WAIT << min(post.failures, 16)) * (0.5 + 0.5 * jitter))
    put = replace(post, next_try=at) if may_stand else later(post, at)
    return replace(put, failures=post.failures + 1)


def rest_for(failures: int) -> int:
    """How long a place rests that is closed to the bot: 1, 2, 4 ... 60 minutes."""
    return min(LONGEST_REST, FIRST_REST << min(failures, 16))


def rest(post: Post, until: int) -> Post:
    """Its place is closed, or it cannot be rendered: it rests, though not for ever."""
    resting = later(post, until if post.failures < MOST_RESTS else ASLEEP)
    return replace(resting, failures=post.failures + 1)


def later(post: Post, at: int) -> Post:
    """It is tried again at this instant; where sending was refused or given up, it is known not to stand."""
    was = State.STANDING if post.standing else State.NONE
    return replace(post, state=was if post.state is State.SENDING else post.state, next_try=at)


def refuse(post: Post) -> Post:
    """Discord does not take this version: it waits for a newer one, or for another process of the bot."""
    return later(post, NEVER)
