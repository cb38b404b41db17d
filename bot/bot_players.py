"""Bot players at a table: when they are to act, with which dice they think, what comes of it; pure."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from bot.attempt import attempt
from bot.errors import StaleButton
from bot.playing import settled
from bot.table import NOBODY, Entry, Kind, State, Table, Update, check_playing, then
from bot.thinker import Question
from games.api import Seat
from games.message import say
from games.thought import Level, Thought


class BotTurn(msgspec.Struct, frozen=True):
    """What a bot player has made up its mind to do."""

    seat: Seat
    moves: tuple[str, ...]


def bots_to_act(table: Table) -> tuple[Seat, ...]:
    """The seats at which a bot player is to move; where nobody is left to play with, they rest."""
    if table.state is not State.PLAYING or table.clocks.abandoned or table.game.think is None:
        return ()
    return tuple(seat for seat in table.acting if table.holders[seat].level is not None)


def question_at(table: Table, seat: Seat, level: Level) -> Question:
    """What a bot player thinks about here: only what the seat sees, at the same table and version always with
    the same dice, which tell nothing about the table's own."""
    assert table.game.think is not None  # else no bot player is to act
    dice = sha256(f"{table.seed}/{table.version}/{seat}/thinks".encode()).hexdigest()
    view = table.game.view_for(table.position, seat)
    return Question(table.game.think, view, seat, Thought(level, dice))


def bots_moved(table: Table, version: int, turns: Sequence[BotTurn], now: float) -> Update:
    """The table after the turns of bot players, one after the other, thought out at this version of it."""
    check_playing(table)
    if table.version != version:
        raise StaleButton(say("table-moved-on"))
    update = Update(table, table, ())
    for turn in turns:
        update = then(update, _moved(update.after, turn, now))
    return update


def _moved(table: Table, turn: BotTurn, now: float) -> Update:
    holder, position, entries = table.holders[turn.seat], table.position, []
    by = NOBODY if holder.bot is None else holder.user_id
    for text in turn.moves:
        tried = attempt(table.game, position, turn.seat, text)
        entries.append(Entry(Kind.MOVE, by, tried.text, turn.seat, now, tried.told(None)))
        position = tried.position
    return settled(table, position, table.holders, entries, now)


def with_time_to_think(table: Table, due: int) -> Table:
    """The table with its bot players not yet late: by then the simplest move is made for them."""
    clocks = table.clocks
    for seat in bots_to_act(table):
        if seat < len(clocks.seats) and clocks.seats[seat].is_open:
            clocks = clocks.with_seat(seat, replace(clocks.seats[seat], due=due))
    return replace(table, clocks=clocks)
