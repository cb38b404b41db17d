"""The lobby of a table: sitting down, leaving, arranging and starting; pure."""

from typing import Any

from msgspec.structs import replace

from bot.errors import NotAllowed, WrongTime
from bot.table import Arrangement, Entry, Holder, Kind, State, Table, Update, started, updated
from games.api import Game, check_seats, read_options


def opened(
    table_id: int,
    game: Game[Any, Any],
    arrangement: Arrangement,
    host: Holder,
    where: tuple[int, int],
    seed: str,
    now: float,
) -> Update:
    """A new lobby with its host on the first seat; `where` is the server and the channel."""
    _check(game, arrangement)
    guild_id, channel_id = where
    blank = Table(
        id=table_id,
        game_key=game.key,
        state=State.LOBBY,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host.user_id,
        arrangement=arrangement,
        holders=(),
        seed=seed,
        since=now,
    )
    return updated(blank, (Entry(Kind.OPENED, host.user_id, at=now),), holders=(host,))


def joined(table: Table, player: Holder, now: float) -> Update:
    """The lobby after somebody sat down; a table that starts when full starts."""
    _check_lobby(table)
    if table.is_seated(player.user_id):
        raise WrongTime("You sit at this table already.")
    if open_seats(table) <= _kept_for_others(table, player.user_id):
        raise WrongTime(
            "The free seats are kept for invited players."
            if open_seats(table)
            else "All seats at this table are taken."
        )
    entry = Entry(Kind.JOINED, player.user_id, player.name, len(table.holders), now)
    sat = updated(table, (entry,), holders=(*table.holders, player), since=now)
    if table.arrangement.starts_when_full and not open_seats(sat.after):
        start = started(sat.after, table.host_id, now)
        return Update(table, start.after, sat.entries + start.entries)
    return sat


def left(table: Table, user_id: int, now: float) -> Update:
    """The lobby after somebody got up; it closes when the host leaves."""
    _check_lobby(table)
    seat = table.seat_of(user_id)
    if user_id == table.host_id:
        return cancelled(table, user_id, now)
    holders = (*table.holders[:seat], *table.holders[seat + 1 :])
    return updated(table, (Entry(Kind.LEFT, user_id, seat=seat, at=now),), holders=holders, since=now)


def arranged(table: Table, user_id: int, wanted: Arrangement, now: float) -> Update:
    """The lobby with another arrangement, which only its host may choose."""
    check_host(table, user_id)
    _check(table.game, wanted)
    if wanted.seats < len(table.holders):
        raise WrongTime(f"{len(table.holders)} players sit here already; fewer seats are not possible.")
    return updated(table, (Entry(Kind.ARRANGED, user_id, at=now),), arrangement=wanted, since=now)


def begun(table: Table, user_id: int, now: float) -> Update:
    """The table after its host started it with those who are there."""
    check_host(table, user_id)
    if len(table.holders) not in table.game.seats:
        missing = table.game.seats[0] - len(table.holders)
        raise WrongTime(
            f"{table.game.title} needs {missing} more player{'s' if missing > 1 else ''} to start."
        )
    return started(table, user_id, now)


def cancelled(table: Table, user_id: int, now: float) -> Update:
    """The table given up before it started."""
    check_host(table, user_id)
    return updated(table, (Entry(Kind.CANCELLED, user_id, at=now),), state=State.ABANDONED, since=now)


def rematch_of(table: Table) -> Arrangement:
    """The same arrangement again, the same people invited."""
    invited = tuple(holder.user_id for holder in table.holders)
    return replace(
        table.arrangement,
        seats=len(table.holders),
        invited=invited,
        starts_when_full=True,
        rematch_of=table.id,
    )


def check_host(table: Table, user_id: int) -> None:
    """Refuse anybody but the host, and a table that is no lobby any more."""
    _check_lobby(table)
    if user_id != table.host_id:
        raise NotAllowed("Only the host of this table can do that.")


def open_seats(table: Table) -> int:
    """Seats nobody sits on."""
    return table.arrangement.seats - len(table.holders)


def _kept_for_others(table: Table, user_id: int) -> int:
    """Free seats that wait for somebody who was invited."""
    awaited = {invited for invited in table.arrangement.invited if not table.is_seated(invited)}
    return 0 if user_id in awaited else len(awaited)


def _check(game: Game[Any, Any], arrangement: Arrangement) -> None:
    check_seats(game, arrangement.seats)
    read_options(game, arrangement.options)


def _check_lobby(table: Table) -> None:
    if table.state is State.ABANDONED:
        raise WrongTime("This table was cancelled.")
    if table.state is not State.LOBBY:
        raise WrongTime("This table has started already.")
