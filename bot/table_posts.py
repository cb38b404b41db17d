"""What should stand on Discord of a table: its card, its board, calls to its players, and news; pure."""

from typing import Final

from bot.lobby import awaited
from bot.question import still_to_agree
from bot.seats import is_left, open_seats_in_play
from bot.table import State, Table, Update
from club.posts import OF_A_TURN, Post, Topic, WantedPost, Wanting
from games.api import Seat

DIRECTLY: Final = ":direct"
"""How the key of a post ends that repeats another one by direct message."""
PASSING: Final = frozenset((*OF_A_TURN, Topic.NEXT, Topic.QUESTION, Topic.SEAT, Topic.INVITED))
"""What is taken away when it is past."""


def subject_of(table_id: int) -> str:
    """What the posts of a table are about."""
    return f"table:{table_id}"


def table_of(subject: str) -> int:
    """The table that posts are about."""
    return int(subject.removeprefix("table:"))


def card_key(table_id: int) -> str:
    """The key of a table's card."""
    return f"{Topic.CARD}:{table_id}"


def board_key(table_id: int) -> str:
    """The key of a table's board."""
    return f"{Topic.BOARD}:{table_id}"


def wanted_by(update: Update) -> Wanting:
    """What an update wants to stand: the newest card and board, and calls to all who are to do something."""
    table = update.after
    calls = calls_at(table)
    held = [*(call.key for call in calls), *_reminders(table)]
    shown, raised = _shown(update)
    return Wanting(
        shown=shown,
        raised=raised,
        inserted=calls,
        passing=PASSING,
        held=tuple(key + copy for key in held for copy in ("", DIRECTLY)),
        held_for=awaited(table) if table.state is State.LOBBY else (),
    )


def _shown(update: Update) -> tuple[tuple[WantedPost, ...], tuple[str, ...]]:
    """The card changes in the lobby, as the table begins and as it ends; the board with every update.

    In direct messages there is a card only if there was a lobby.
    """
    before, after = update.before, update.after
    has_turned = before.state is not after.state or before.channel_id != after.channel_id
    card = _post(after, Topic.CARD, card_key(after.id))
    if after.position is None:
        return (card,), ()
    board = _post(after, Topic.BOARD, board_key(after.id))
    if not has_turned and before.version:
        return (board,), ()
    return ((board,), (card.key,)) if after.is_direct else ((card, board), ())


def shown_anew(table: Table) -> tuple[WantedPost, ...]:
    """The board of a table whose clocks have changed and whose version has not."""
    return () if table.position is None else (_post(table, Topic.BOARD, board_key(table.id)),)


def calls_at(table: Table) -> tuple[WantedPost, ...]:
    """Calls to all who are to act, to answer a question, or may take an open seat; at the end the result.

    A player who plays alone is at the table when anything happens there, and needs no call.
    """
    if table.is_alone:
        return ()
    if table.has_ended:
        return (_post(table, Topic.RESULT, f"{Topic.RESULT}:{table.id}"),)
    calls = [call_to_turn(table, seat) for seat in called_seats(table)]
    moved = f"{table.channel_id}"
    if question := table.question:
        calls += [
            call_to(table, Topic.QUESTION, seat, f"{question.asked}:{seat}:{moved}")
            for seat in still_to_agree(table, question)
        ]
    if offers := [offer.opened for seat in open_seats_in_play(table) if (offer := table.holders[seat].offer)]:
        calls.append(_post(table, Topic.SEAT, f"{Topic.SEAT}:{table.id}:{max(offers)}:{moved}"))
    return tuple(calls)


def called_seats(table: Table) -> list[Seat]:
    """The seats to act whose players are there to be called."""
    return [seat for seat in table.asked if not is_left(table, seat)]


def is_called_anew(update: Update, seat: Seat) -> bool:
    """Is the seat's player told that it is their turn, because of this update?

    A player who was to act before it was told then, unless the table has moved to another channel.
    """
    before, after = update.before, update.after
    if seat not in called_seats(after):
        return False
    user_id = after.holders[seat].user_id
    were = [before.holders[each].user_id for each in called_seats(before)]
    return before.channel_id != after.channel_id or user_id not in were


def call_to_turn(table: Table, seat: Seat, topic: Topic = Topic.TURN, *, silent: bool = False) -> WantedPost:
    """What calls the seat's player to the turn that is open: the first call, or a reminder."""
    return call_to(table, topic, seat, f"{table.clocks.seats[seat].called}:{seat}", silent=silent)


def call_to(table: Table, topic: Topic, seat: int, about: str, *, silent: bool = False) -> WantedPost:
    """Something to tell the player of a seat; it is told once under its key."""
    to = table.holders[seat].user_id
    return _post(table, topic, f"{topic}:{table.id}:{about}", to, seat, silent=silent)


def news_for(table: Table, topic: Topic, user_id: int | None, about: int | str | None = None) -> WantedPost:
    """Something to tell a player, whether they sit there or not, or all; about this version of the table."""
    seat = next((n for n, holder in enumerate(table.holders) if holder.user_id == user_id), None)
    who = f"u{user_id}" if seat is None else seat
    key = f"{topic}:{table.id}:{table.version if about is None else about}:{who}"
    return _post(table, topic, key, user_id, seat)


def recaps_wanted_by(update: Update) -> tuple[WantedPost, ...]:
    """The recap of a table that is over now, if its players agreed on one."""
    before, after = update.before, update.after
    has_ended = after.state is State.OVER and before.state is not State.OVER
    return (recap_post(after),) if has_ended and after.arrangement.recap else ()


def recap_post(table: Table) -> WantedPost:
    """The recap of a table: a subject of its own, because it takes long to make."""
    key = f"{Topic.RECAP}:{table.id}"
    return WantedPost(key, Topic.RECAP, key, table.guild_id)


def no_recap_post(table: Table, why: str) -> WantedPost:
    """What the players read instead of the recap that they agreed on; for each reason once."""
    return _post(table, Topic.NO_RECAP, f"{Topic.NO_RECAP}:{table.id}:{why}", silent=True)


def you_are_next(table: Table, seat: Seat) -> WantedPost:
    """What the player of a seat is told about the turn before theirs, which is open now."""
    (now,) = table.asked
    return call_to(table, Topic.NEXT, seat, f"{table.clocks.seats[now].called}:{now}")


def copy_of(post: WantedPost) -> WantedPost:
    """The same to be told once more, by direct message."""
    return WantedPost(
        post.key + DIRECTLY, post.topic, post.subject, post.guild_id, post.to, post.seat, post.is_silent
    )


def is_call_to_open_turn(table: Table, post: Post) -> bool:
    """Is it about the turn that its seat is in?"""
    seat = post.wanted.seat
    if seat is None or seat >= len(table.clocks.seats) or not table.clocks.seats[seat].is_open:
        return False
    return post.key.removesuffix(DIRECTLY) == call_to_turn(table, Seat(seat), post.topic).key


def _reminders(table: Table) -> list[str]:
    """The keys of what may be said besides about the turns that are open."""
    if table.state is not State.PLAYING or not table.clocks.seats or table.is_alone:
        return []
    keys = [call_to_turn(table, seat, topic).key for seat in called_seats(table) for topic in OF_A_TURN]
    if len(table.asked) == 1:
        keys.append(you_are_next(table, table.asked[0]).key)
    return keys


def _post(
    table: Table,
    topic: Topic,
    key: str,
    to: int | None = None,
    seat: int | None = None,
    *,
    silent: bool = False,
) -> WantedPost:
    return WantedPost(key, topic, subject_of(table.id), table.guild_id, to, seat, silent)
