"""What a table's players do once they sit there: starting, moving, resigning, and how it ends; pure."""

from typing import Any

from msgspec.structs import replace

from bot.attempt import attempt
from bot.errors import WrongTime
from bot.table import (
    NOBODY,
    About,
    Entry,
    Holder,
    Kind,
    State,
    Table,
    Update,
    check_current,
    check_playing,
    check_plays,
    then,
    updated,
)
from games.api import LEAVES, Seat, leave, new_table
from games.message import Typed, say


def started(table: Table, user_id: int, now: float) -> Update:
    """Set the game up for the players who sat down."""
    position = new_table(table.game, len(table.holders), table.arrangement.options, table.seed)
    entry = Entry(Kind.STARTED, user_id, at=now)
    return updated(
        table,
        (entry,),
        state=State.PLAYING,
        position=position,
        rules_version=table.game.rules_version,
        since=now,
    )


def after_moves(table: Table, user_id: int, version: int, texts: tuple[str, ...], now: float) -> Update:
    """The table after a player's moves, made all together or refused all together."""
    check_playing(table)
    seat = table.seat_of(user_id)
    check_plays(table, seat)
    check_current(table, seat, version)
    position, entries = _with_the_gone(table, now)
    if table.game.outcome(position) is None:
        for text in texts:
            tried = attempt(table.game, position, seat, text)
            entries.append(Entry(Kind.MOVE, user_id, tried.text, seat, now, tried.told(None)))
            position = tried.position
    return settled(table, position, with_them_back(table, seat), entries, now)


def with_them_back(table: Table, seat: Seat) -> tuple[Holder, ...]:
    """Whoever moves has not left the server, or has come back: the seat is theirs."""
    holder = table.holders[seat]
    if holder.offer is None or holder.offer.by != NOBODY:
        return table.holders
    return (*table.holders[:seat], replace(holder, offer=None), *table.holders[seat + 1 :])


def after_resigning(table: Table, user_id: int, now: float) -> Update:
    """The table after a player gave up the seat, which the others play on without."""
    check_playing(table)
    seat = table.seat_of(user_id)
    if table.holders[seat].resigned:
        raise WrongTime(say("table-resigned-already"))
    holders = list(table.holders)
    position, entries = _with_the_gone(table, now)
    if table.game.outcome(position) is None:
        holders[seat] = replace(holders[seat], resigned=True, offer=None)
        position = leave(table.game, position, seat)
        entries.append(Entry(Kind.RESIGNED, user_id, LEAVES, seat, now))
    update = settled(table, position, tuple(holders), entries, now)
    return with_another_host(update, now) if user_id == table.host_id else update


def with_another_host(update: Update, now: float) -> Update:
    """The table handed over, after its host gave up the seat, to the first who still plays."""
    table = update.after
    staying = [holder for holder in table.holders if holder.has_a_say and holder.user_id != table.host_id]
    if table.state is not State.PLAYING or not staying:
        return update
    entry = handing_over(table, staying[0].user_id, now)
    return then(update, updated(table, (entry,), host_id=staying[0].user_id))


def handing_over(table: Table, other_id: int, now: float) -> Entry:
    """The line that says who is the host from now on, because the one before is gone."""
    seat = table.seat_of(other_id)
    said = say("people-hosts", name=Typed(table.holders[seat].name))
    return Entry(Kind.HANDED_OVER, table.host_id, str(other_id), seat, now, said)


def _with_the_gone(table: Table, now: float) -> tuple[Any, list[Entry]]:
    """The position without the players who resigned, and the entries that say so.

    Entries of older releases did not: the seat went on with moves by NOBODY, until it leaves here.
    """
    position = table.position
    entries = []
    for number, holder in enumerate(table.holders):
        seat = Seat(number)
        going_on = table.game.outcome(position) is None
        if going_on and holder.resigned and seat not in table.game.gone(position):
            position = leave(table.game, position, seat)
            entries.append(Entry(Kind.RESIGNED, NOBODY, LEAVES, seat, now))
    return position, entries


def settled(
    table: Table, position: Any, holders: tuple[Holder, ...], entries: list[Entry], now: float
) -> Update:
    """Close the table when the game is over; a vote goes on unless somebody who was asked has left."""
    outcome = table.game.outcome(position)
    question = table.question
    if outcome or holders != table.holders or (question and question.about is About.TAKEBACK):
        question = None
    return updated(
        table,
        tuple(entries),
        position=position,
        holders=holders,
        outcome=outcome,
        state=State.PLAYING if outcome is None else State.OVER,
        since=now,
        question=question,
    )
