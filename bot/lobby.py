"""The lobby of a table: sitting down, leaving, arranging, handing over and starting; pure."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from bot.clocks.controls import check_timing
from bot.doer import Doer, called, check_steward
from bot.errors import NotAllowed, WrongTime
from bot.playing import handing_over, started
from bot.table import DIRECT, NOBODY, Arrangement, Entry, Holder, Kind, State, Table, Update, then, updated
from games.api import Game, Seat, check_options, check_seats, read_options, settled
from games.errors import BadOption
from games.message import Typed, say
from games.thought import Level

BOTS: Final = ("Ada", "Bo", "Cleo", "Dag", "Edda", "Finn", "Gro", "Ivo")
"""What bot players are called: short, so that there is room to say that they are bots."""
BOTS_AT_ONCE: Final = 3
Naming = Callable[[str, Level], str]
"""(name, level) -> what a bot player is called where everybody must see that it is one."""
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
    bots: tuple[Holder, ...] = (),
) -> Update:
    """A new lobby with its host on the first seat, and bot players on the next; `where` is the server and the
    channel."""
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
    update = updated(blank, (Entry(Kind.OPENED, host.user_id, at=now),), holders=(host,))
    for bot in bots:
        update = then(update, joined(update.after, bot, now))
    return update


def joined(table: Table, player: Holder, now: float) -> Update:
    """The lobby after somebody sat down; a table that starts when full starts."""
    _check_lobby(table)
    if table.is_seated(player.user_id):
        raise WrongTime(say("table-seated-already"))
    wanted = table.arrangement
    if wanted.rated and player.bot is not None:
        raise NotAllowed(say("rating-no-bots"))
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
    return then(update, started(update.after, update.after.host_id, now))


def left(table: Table, user_id: int, now: float) -> Update:
    """The lobby after somebody got up; a host leaves it to whoever sat down next, and an empty one closes."""
    _check_lobby(table)
    seat = table.seat_of(user_id)
    if len(table.people) == 1:
        return closed(table, user_id, now)
    return _up(table, seat, Entry(Kind.LEFT, user_id, seat=seat, at=now), now)


def gone(table: Table, user_id: int, now: float) -> Update:
    """The lobby after one of those who sat there was found to have left the server."""
    _check_lobby(table)
    seat = table.seat_of(user_id)
    said = say("people-gone-before", player=Typed(table.holders[seat].name))
    entry = Entry(Kind.GONE, NOBODY, seat=seat, at=now, said=said)
    return _up(table, seat, entry, now)


def _up(table: Table, seat: Seat, entry: Entry, now: float, **changes: Any) -> Update:
    """The lobby without a seat's player, who is gone as the entry says; the last one is not let go of."""
    if table.people == (table.holders[seat],):
        told = updated(table, (entry,), **changes)
        return then(told, closed(told.after, entry.user_id, now))
    going = table.holders[seat].user_id
    holders = _without(table, seat)
    got_up = updated(table, (entry,), holders=holders, since=now, **changes)
    if going != table.host_id:
        return got_up
    host = got_up.after.people[0].user_id
    return then(got_up, updated(got_up.after, (handing_over(got_up.after, host, now),), host_id=host))


def removed(table: Table, doer: Doer, other_id: int, now: float) -> Update:
    """The lobby after its host or a moderator took somebody off it, who comes back only when invited."""
    _check_lobby(table)
    check_steward(table, doer)
    if other_id == doer.user_id:
        raise NotAllowed(say("people-take-off-yourself"))
    if not table.is_seated(other_id):
        raise WrongTime(say("table-no-longer-seated"))
    seat, arrangement = table.seat_of(other_id), table.arrangement
    if table.holders[seat].bot is None:
        arrangement = replace(
            arrangement,
            invited=tuple(guest for guest in arrangement.invited if guest != other_id),
            removed=tuple(sorted({*arrangement.removed, other_id})),
        )
    said = say("people-taken-off", by=called(table, doer), player=Typed(table.holders[seat].name))
    entry = Entry(Kind.REMOVED, doer.user_id, str(other_id), seat, now, said)
    return _up(table, seat, entry, now, arrangement=arrangement)


def _without(table: Table, seat: Seat) -> tuple[Holder, ...]:
    return (*table.holders[:seat], *table.holders[seat + 1 :])


def arranged(table: Table, user_id: int, wanted: Arrangement, now: float) -> Update:
    """The lobby with another arrangement, which only its host may choose."""
    check_host(table, user_id)
    _check(table.game, wanted, table.guild_id)
    if wanted.rated and len(table.people) < len(table.holders):
        raise NotAllowed(say("rating-no-bots"))
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


# Bot players


def bot_added(table: Table, user_id: int, level: Level, naming: Naming, now: float) -> Update:
    """The lobby after its host let a bot player sit down."""
    check_host(table, user_id)
    _check_thinks(table)
    return joined(table, new_bot(table.holders, level, naming), now)


def bot_changed(table: Table, user_id: int, bot_id: int, level: Level, naming: Naming, now: float) -> Update:
    """The lobby after a bot player was told to play better, or worse, than before."""
    check_host(table, user_id)
    seat = table.seat_of(bot_id)
    others = _without(table, seat)
    bot = replace(new_bot(others, level, naming), user_id=bot_id)
    holders = (*others[:seat], bot, *others[seat:])
    return updated(table, (Entry(Kind.ARRANGED, user_id, seat=seat, at=now),), holders=holders, since=now)


def begun_against_bots(table: Table, user_id: int, level: Level, naming: Naming, now: float) -> Update:
    """The table after its host, who waits for nobody else, began with bot players on the free seats, or on a
    few of them: nobody has to get to know more opponents at once."""
    check_host(table, user_id)
    _check_thinks(table)
    if len(table.people) > 1:
        raise WrongTime(say("table-not-alone"))
    seats = min(table.arrangement.seats, max(1 + BOTS_AT_ONCE, len(table.holders)))
    options = settled(table.game, seats, table.arrangement.options)
    wanted = replace(table.arrangement, seats=seats, options=options, invited=(), starts_when_full=False)
    update = arranged(table, user_id, wanted, now)
    while open_seats(update.after):
        update = then(update, joined(update.after, new_bot(update.after.holders, level, naming), now))
    return then(update, begun(update.after, user_id, now))


def new_bot(holders: tuple[Holder, ...], level: Level, naming: Naming) -> Holder:
    """Another bot player beside these, by a number and a name that none of them has."""
    number = max((holder.user_id for holder in holders if holder.bot is not None), default=0) + 1
    taken = {holder.name for holder in holders}
    names = [naming(name, level) for name in BOTS if not any(each.startswith(name) for each in taken)]
    return Holder(number, names[0], bot=level)


def _check_thinks(table: Table) -> None:
    if table.game.think is None:
        raise NotAllowed(say("game-nobody-thinks", game=table.game.title))


def cancelled(table: Table, user_id: int, now: float) -> Update:
    """The table given up before it started."""
    check_host(table, user_id)
    return closed(table, user_id, now)


def closed(table: Table, user_id: int, now: float) -> Update:
    """The table given up before it started, by whoever may do that."""
    _check_lobby(table)
    return updated(table, (Entry(Kind.CANCELLED, user_id, at=now),), state=State.ABANDONED, since=now)


def rematch_of(table: Table) -> Arrangement:
    """The same arrangement again, the same people invited."""
    invited = () if table.is_alone else tuple(holder.user_id for holder in table.people)
    return replace(
        table.arrangement,
        seats=len(table.holders),
        invited=invited,
        starts_when_full=not table.is_alone,
        rematch_of=table.id,
        removed=(),
        contest=None,
        fixture=0,
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
    guests = awaited(table)
    return 0 if user_id in guests else len(guests)


def awaited(table: Table) -> tuple[int, ...]:
    """Who was invited and does not sit there yet."""
    return tuple(dict.fromkeys(each for each in table.arrangement.invited if not table.is_seated(each)))


def _check(game: Game[Any, Any], arrangement: Arrangement, guild_id: int) -> None:
    if guild_id == DIRECT and (arrangement.seats > 1 or 1 not in game.seats):
        raise BadOption(say("table-direct-alone"))
    check_seats(game, arrangement.seats)
    check_options(game, arrangement.seats, read_options(game, arrangement.options))
    check_name(arrangement.name)
    check_timing(arrangement.timing)
    if arrangement.rated:
        _check_rated(arrangement)


def _check_rated(arrangement: Arrangement) -> None:
    """Refuse a rated table that would wait for ever, or has nobody to be compared with."""
    if arrangement.seats == 1:
        raise BadOption(say("rating-not-alone"))
    if arrangement.timing.control.is_relaxed:
        raise BadOption(say("rating-needs-clock"))


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
