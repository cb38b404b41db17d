"""The lobby of a table: sitting down, leaving, arranging, handing over and starting; pure."""

from typing import Any, Final

from msgspec.structs import replace

from bot.errors import NotAllowed, WrongTime
from bot.table import DIRECT, Arrangement, Entry, Holder, Kind, State, Table, Update, started, updated
from games.api import Game, Seat, check_options, check_seats, read_options
from games.errors import BadOption
from games.message import Typed, say

LONGEST_NAME: Final = 40
NOT_IN_A_NAME: Final = frozenset("\\`*_~|<>[]@#/")
"""Signs with which a name could be a mention, a link or markup."""
_JOINER: Final = "\u200d"
"""Not printable by itself, but part of many emojis."""


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
    guild_id, channel_id = where
    _check(game, arrangement, guild_id)
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
        raise WrongTime(say("table-seated-already"))
    wanted = table.arrangement
    if player.user_id in wanted.removed and player.user_id not in wanted.invited:
        raise NotAllowed(say("table-taken-off"))
    if open_seats(table) <= _kept_for_others(table, player.user_id):
        raise WrongTime(say("table-seats-kept" if open_seats(table) else "table-seats-taken"))
    entry = Entry(Kind.JOINED, player.user_id, player.name, len(table.holders), now)
    sat = updated(table, (entry,), holders=(*table.holders, player), since=now)
    if table.arrangement.starts_when_full and not open_seats(sat.after):
        return _and_started(sat, now)
    return sat


def _and_started(update: Update, now: float) -> Update:
    """Something that was done in the lobby, and the start that follows from it at once."""
    start = started(update.after, update.after.host_id, now)
    return Update(update.before, start.after, update.entries + start.entries)


def left(table: Table, user_id: int, now: float) -> Update:
    """The lobby after somebody got up; a host leaves it to whoever sat down next, and an empty one closes."""
    _check_lobby(table)
    seat = table.seat_of(user_id)
    if len(table.holders) == 1:
        return cancelled(table, user_id, now)
    holders = _without(table, seat)
    entries = [Entry(Kind.LEFT, user_id, seat=seat, at=now)]
    host_id = table.host_id
    if user_id == host_id:
        host_id = holders[0].user_id
        entries.append(Entry(Kind.HANDED_OVER, user_id, str(host_id), at=now))
    return updated(table, tuple(entries), holders=holders, host_id=host_id, since=now)


def removed(table: Table, user_id: int, other_id: int, now: float) -> Update:
    """The lobby after its host took somebody off the table, who comes back only when invited."""
    check_host(table, user_id)
    seat = _seat_of_another(table, other_id)
    wanted = table.arrangement
    arrangement = replace(
        wanted,
        invited=tuple(guest for guest in wanted.invited if guest != other_id),
        removed=tuple(sorted({*wanted.removed, other_id})),
    )
    entry = Entry(Kind.REMOVED, user_id, str(other_id), seat, now)
    return updated(table, (entry,), holders=_without(table, seat), arrangement=arrangement, since=now)


def handed_over(table: Table, user_id: int, other_id: int, now: float) -> Update:
    """The lobby with another host, who sits there already."""
    check_host(table, user_id)
    seat = _seat_of_another(table, other_id)
    entry = Entry(Kind.HANDED_OVER, user_id, str(other_id), seat, now)
    return updated(table, (entry,), host_id=other_id, since=now)


def _seat_of_another(table: Table, other_id: int) -> Seat:
    if other_id == table.host_id:
        raise NotAllowed(say("table-host-yourself"))
    if not table.is_seated(other_id):
        raise WrongTime(say("table-no-longer-seated"))
    return table.seat_of(other_id)


def _without(table: Table, seat: Seat) -> tuple[Holder, ...]:
    return (*table.holders[:seat], *table.holders[seat + 1 :])


def arranged(table: Table, user_id: int, wanted: Arrangement, now: float) -> Update:
    """The lobby with another arrangement, which only its host may choose."""
    check_host(table, user_id)
    _check(table.game, wanted, table.guild_id)
    if wanted.seats < len(table.holders):
        raise WrongTime(say("table-fewer-seats", seated=len(table.holders)))
    return updated(table, (Entry(Kind.ARRANGED, user_id, at=now),), arrangement=wanted, since=now)


def named(table: Table, user_id: int, name: str, now: float) -> Update:
    """The lobby under another name; an empty one takes it away."""
    return arranged(table, user_id, replace(table.arrangement, name=" ".join(name.split())), now)


def begun(table: Table, user_id: int, now: float) -> Update:
    """The table after its host started it with those who are there."""
    check_host(table, user_id)
    if len(table.holders) not in table.game.seats:
        missing = table.game.seats[0] - len(table.holders)
        raise WrongTime(say("table-needs-players", game=table.game.title, missing=missing))
    return started(table, user_id, now)


def opened_alone(
    table_id: int,
    game: Game[Any, Any],
    arrangement: Arrangement,
    player: Holder,
    where: tuple[int, int],
    seed: str,
    now: float,
) -> Update:
    """A table for one player, who has nobody to wait for: it has begun."""
    return _and_started(opened(table_id, game, arrangement, player, where, seed, now), now)


def begun_alone(table: Table, user_id: int, now: float) -> Update:
    """The table after its host began without the players it was open to."""
    check_host(table, user_id)
    if len(table.holders) > 1:
        raise WrongTime(say("table-not-alone"))
    alone = replace(table.arrangement, seats=1, invited=(), starts_when_full=False)
    return _and_started(arranged(table, user_id, alone, now), now)


def cancelled(table: Table, user_id: int, now: float) -> Update:
    """The table given up before it started."""
    check_host(table, user_id)
    return updated(table, (Entry(Kind.CANCELLED, user_id, at=now),), state=State.ABANDONED, since=now)


def rematch_of(table: Table) -> Arrangement:
    """The same arrangement again, the same people invited."""
    invited = () if table.is_alone else tuple(holder.user_id for holder in table.holders)
    return replace(
        table.arrangement,
        seats=len(table.holders),
        invited=invited,
        starts_when_full=not table.is_alone,
        rematch_of=table.id,
        removed=(),
        contest=None,
    )


def check_host(table: Table, user_id: int) -> None:
    """Refuse anybody but the host, and a table that is no lobby any more."""
    _check_lobby(table)
    if user_id != table.host_id:
        raise NotAllowed(say("table-only-host"))


def open_seats(table: Table) -> int:
    """Seats nobody sits on."""
    return table.arrangement.seats - len(table.holders)


def _kept_for_others(table: Table, user_id: int) -> int:
    """Free seats that wait for somebody who was invited."""
    awaited = {invited for invited in table.arrangement.invited if not table.is_seated(invited)}
    return 0 if user_id in awaited else len(awaited)


def _check(game: Game[Any, Any], arrangement: Arrangement, guild_id: int) -> None:
    if guild_id == DIRECT and (arrangement.seats > 1 or 1 not in game.seats):
        raise BadOption(say("table-direct-alone"))
    check_seats(game, arrangement.seats)
    check_options(game, arrangement.seats, read_options(game, arrangement.options))
    check_name(arrangement.name)


def check_name(name: str) -> None:
    """Refuse a name that is long, or that Discord could show as anything but a name."""
    if len(name) > LONGEST_NAME:
        raise BadOption(say("table-name-long", most=LONGEST_NAME, length=len(name)))
    signs = [sign for sign in name if sign in NOT_IN_A_NAME]
    if signs:
        raise BadOption(say("table-name-sign", sign=Typed(signs[0])))
    if name != " ".join(name.split()) or not name.replace(_JOINER, "").isprintable():
        raise BadOption(say("table-name-lines"))


def _check_lobby(table: Table) -> None:
    if table.state is State.ABANDONED:
        raise WrongTime(say("table-cancelled"))
    if table.state is not State.LOBBY:
        raise WrongTime(say("table-started-already"))
