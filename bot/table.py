"""A table, from lobby to result, as a frozen value, and the update that changes it: pure."""

from enum import StrEnum
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.clocks.controls import Timing
from bot.clocks.seats import Reading, TableClocks
from bot.errors import NotAllowed, NotSeated, StaleButton, WrongTime
from bot.plan import Plan
from games.api import Game, Outcome, Seat
from games.catalog import GAMES
from games.message import Message, say
from games.thought import Level

NOBODY = 0
"""The user id of an entry that no player made."""
FIRST_PERSON = 1 << 22
"""Discord gives people no lower number; bot players count from 1."""
DIRECT = 0
"""The server of a table that is played in somebody's direct messages with the bot."""


class State(StrEnum):
    """Life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


class Place(StrEnum):
    """Where the board goes when the table starts."""

    THREAD = "thread"
    CHANNEL = "channel"


class Watch(StrEnum):
    """Who may ask for the board as text, the history and the like; the board message itself is public."""

    ANYONE = "anyone"
    PLAYERS = "players"


class Kind(StrEnum):
    """What an entry of a table's log records."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    REMOVED = "removed"
    HANDED_OVER = "handed over"
    ARRANGED = "arranged"
    STARTED = "started"
    CANCELLED = "cancelled"
    MOVE = "move"
    RESIGNED = "resigned"
    ASKED = "asked"
    ANSWERED = "answered"
    WITHDRAWN = "withdrawn"
    TAKEN_BACK = "taken back"
    OFFERED = "offered"
    KEPT = "kept"
    REPLACED = "replaced"
    GONE = "gone"
    PAUSED = "paused"
    RESUMED = "resumed"
    MOVED_AWAY = "moved away"
    ENDED = "ended"
    VACATION = "vacation"
    AWAY = "away"
    TIMED_OUT = "timed out"
    TAKEN_OVER = "taken over"
    STOOD_IN = "stood in"
    CAME_BACK = "came back"
    EXTENDED = "extended"


class Offer(msgspec.Struct, frozen=True):
    """A seat in play that somebody else may take."""

    by: int
    """Who offers it; NOBODY if its player has left the server."""
    opened: int
    """The version that the offer made: its buttons carry it, so that they mean no later one."""
    to: int = NOBODY
    """Whom it is kept for; NOBODY: whoever comes."""


class Holder(msgspec.Struct, frozen=True):
    """Who sits on a seat, by Discord id and by the name they had when they sat down."""

    user_id: int
    name: str
    resigned: bool = False
    sees_since: int = 0
    """The version since which the seat has seen the same: a button drawn since then still holds. 0 in lobbies
    and in tables of older releases."""
    offer: Offer | None = None
    before: tuple[int, ...] = ()
    """Who played the seat before: they know what it holds, so they may take no other one."""
    taken_over: bool = False
    """A bot player plays for them, until they take the seat back."""
    forfeit: bool = False
    """They lost on time: a bot player plays to the end, and the seat cannot be taken back."""
    bot: Level | None = None
    """How well it plays, if it is a bot player and no person; its user id is a number that no person has."""
    plan: Plan | None = None
    """What they want to do in their next turn; for their eyes only."""

    @property
    def plays(self) -> bool:
        """Does this person decide what the seat does?"""
        return not self.resigned and not self.taken_over and self.bot is None

    @property
    def level(self) -> Level | None:
        """How well the bot player plays that decides for the seat, if one does."""
        if self.resigned:
            return None
        return Level.STEADY if self.taken_over else self.bot

    @property
    def has_a_say(self) -> bool:
        """Are they asked what the table agrees on? Not those who gave the seat up, or offer it themselves."""
        return self.plays and (self.offer is None or self.offer.by not in (NOBODY, self.user_id))


class Contest(msgspec.Struct, frozen=True):
    """A weekly challenge that a table is played for."""

    challenge: int
    ends: float
    """Until then the seed is hidden: others may still have its cards before them."""


class Arrangement(msgspec.Struct, frozen=True):
    """What was agreed in the lobby."""

    seats: int
    options: dict[str, Any] = {}
    place: Place = Place.THREAD
    watch: Watch = Watch.ANYONE
    starts_when_full: bool = False
    invited: tuple[int, ...] = ()
    rematch_of: int = 0
    """The table that this one plays again; 0 for none."""
    name: str = ""
    """What its host calls the table; empty for none."""
    removed: tuple[int, ...] = ()
    """Whom the host took off the table; only an invitation lets them sit down again."""
    contest: Contest | None = None
    """What it is played for, if for anything."""
    timing: Timing = Timing()
    """How much time everybody has."""
    rated: bool = False
    """Does its result count for ratings?"""
    fixture: int = 0
    """The league's fixture that it is played for; 0 for none."""
    recap: bool = False
    """Is the game shown once more as a moving picture when it is over?"""


class About(StrEnum):
    """What all who play are asked."""

    TAKEBACK = "takeback"
    END = "end"
    PAUSE = "pause"


class Question(msgspec.Struct, frozen=True):
    """What one seat asks all others, and who has agreed so far: it is done once everybody has."""

    seat: Seat
    about: About = About.TAKEBACK
    moves: int = 0
    """How many a takeback takes back."""
    days: int = 0
    """How long a pause lasts."""
    reason: str = ""
    agreed: tuple[Seat, ...] = ()
    asked: int = 0
    """The version that the question made: its buttons carry it, so that answers do not make them stale."""


class Pause(msgspec.Struct, frozen=True):
    """A stretch of time in which no clock of the table runs."""

    begins: float
    ends: float
    reason: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. The log is the truth; a version is how many lines it has."""

    kind: Kind
    user_id: int
    text: str = ""
    seat: int = -1
    at: float = 0.0
    said: Message | None = None
    """What happened, as everybody may read it."""
    readings: tuple[Reading, ...] = ()
    """The clocks that it stopped and started."""


class Table(msgspec.Struct, frozen=True, dict=True):
    """Everything true of one table now."""

    id: int
    game_key: str
    state: State
    guild_id: int
    channel_id: int
    host_id: int
    arrangement: Arrangement
    holders: tuple[Holder, ...]
    seed: str
    since: float
    version: int = 0
    rules_version: int = 0
    position: Any = None
    outcome: Outcome | None = None
    """Without places where the table was ended before the game was."""
    question: Question | None = None
    pauses: tuple[Pause, ...] = ()
    """Every one there was, oldest first."""
    clocks: TableClocks = TableClocks()
    revision: int = 0
    """Counts what changed without another version: its clocks, and what players plan."""

    @property
    def game(self) -> Game[Any, Any]:
        """The rules played at this table."""
        return GAMES[self.game_key]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(holder.name for holder in self.holders)

    @property
    def people(self) -> tuple[Holder, ...]:
        """Those of the players who are no bots: who can be called, told and asked."""
        return tuple(holder for holder in self.holders if holder.bot is None)

    @property
    def is_alone(self) -> bool:
        """Does one person play here alone, or is about to?"""
        return len(self.holders) == 1 and (self.arrangement.seats == 1 or self.state is not State.LOBBY)

    @property
    def has_clocks(self) -> bool:
        """Does time run out here? Nobody waits for somebody who plays alone."""
        is_timed = not self.arrangement.timing.control.is_relaxed and not self.is_alone
        return is_timed and self.state is State.PLAYING and len(self.clocks.seats) == len(self.holders)

    @property
    def is_direct(self) -> bool:
        """Is it played in direct messages, where nobody else is?"""
        return self.guild_id == DIRECT

    @property
    def has_ended(self) -> bool:
        """Was it played, and is it no more? A lobby that was cancelled was not."""
        return self.position is not None and self.state is not State.PLAYING

    @cached_property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that everybody waits for."""
        return self.game.to_act(self.position) if self.state is State.PLAYING else ()

    def hides_seed(self, now: float) -> bool:
        """Must nobody know the seed yet, because it is still played with?"""
        contest = self.arrangement.contest
        return not self.has_ended or (contest is not None and now < contest.ends)

    @cached_property
    def asked(self) -> tuple[Seat, ...]:
        """The seats whose players everybody waits for: those for whom nobody else plays."""
        return tuple(seat for seat in self.acting if self.holders[seat].plays)

    def seat_of(self, user_id: int) -> Seat:
        """The seat of a player, or a refusal."""
        for seat, holder in enumerate(self.holders):
            if holder.user_id == user_id:
                return Seat(seat)
        raise NotSeated(say("table-not-seated"))

    def sees_since(self, seat: Seat) -> int:
        """The version at which what this seat sees, or is asked, has changed last."""
        return self.holders[seat].sees_since or self.version

    def is_seated(self, user_id: int) -> bool:
        """Does this person play here?"""
        return any(holder.user_id == user_id for holder in self.holders)

    def waits_for(self, user_id: int) -> bool:
        """Is this person to move? The one place that says so; the store keeps it with every update."""
        return any(self.holders[seat].user_id == user_id for seat in self.asked)


class Update(msgspec.Struct, frozen=True):
    """Before and after of a table: the only thing that leaves it."""

    before: Table
    after: Table
    entries: tuple[Entry, ...]


def updated(before: Table, entries: tuple[Entry, ...], **changes: Any) -> Update:
    """The update that these log entries and changes make; every entry counts as a version."""
    after = replace(before, version=before.version + len(entries), **changes)
    return Update(before, replace(after, holders=_who_see(before, after, entries)), entries)


def revised(before: Table, after: Table) -> Table:
    """The table after something that leaves its version: another revision, if anything has changed."""
    return after if after == before else replace(after, revision=before.revision + 1)


def then(first: Update, second: Update) -> Update:
    """Two updates of a table, the second made on what the first led to, kept as one."""
    return Update(first.before, second.after, first.entries + second.entries)


def _who_see(before: Table, after: Table, entries: tuple[Entry, ...]) -> tuple[Holder, ...]:
    """The players, each with the version since which they have seen the same."""
    if after.position is None:
        return after.holders
    moved = {entry.seat for entry in entries if entry.kind in (Kind.MOVE, Kind.RESIGNED, Kind.REPLACED)}
    return tuple(
        replace(
            holder,
            sees_since=after.version
            if seat in moved or _has_news(before, after, Seat(seat))
            else before.sees_since(Seat(seat)),
        )
        for seat, holder in enumerate(after.holders)
    )


def _has_news(before: Table, after: Table, seat: Seat) -> bool:
    """Does the seat see anything new, or is it asked something else?"""
    if before.position is after.position:
        return False
    if before.position is None or (seat in before.acting) != (seat in after.acting):
        return True
    view_for = after.game.view_for
    return bool(view_for(before.position, seat) != view_for(after.position, seat))


def check_playing(table: Table) -> None:
    """Refuse a table that is not in play."""
    if table.state is State.LOBBY:
        raise WrongTime(say("table-not-started"))
    if table.state is not State.PLAYING:
        raise WrongTime(say("table-is-over"))


def check_plays(table: Table, seat: Seat) -> None:
    """Refuse a player for whom a bot player plays."""
    if table.holders[seat].forfeit:
        raise NotAllowed(say("clock-seat-forfeit"))
    if table.holders[seat].taken_over:
        raise NotAllowed(say("clock-seat-taken-over"))


def check_current(table: Table, seat: Seat, version: int) -> None:
    """Refuse a press made for another version of the board than the seat still sees."""
    if not table.sees_since(seat) <= version <= table.version:
        raise StaleButton(say("table-moved-on"))
