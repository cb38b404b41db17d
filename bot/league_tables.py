"""What a league does with its tables: opens them, seats its players, holds and ends them; pure."""

from typing import Any, Final

from msgspec.structs import replace

from bot.league.results import OUT_OF_TIME
from bot.league.season import Presence, Spot
from bot.playing import started
from bot.stewards import without_winner
from bot.table import NOBODY, Arrangement, Entry, Holder, Kind, Pause, State, Table, Update, then, updated
from games.api import Game, Seat
from games.message import Typed, say

OF_THE_LEAGUE: Final = ""
"""The reason of a pause that the table is in because its league is; those of its own have one."""


def opened_for_league(
    table_id: int,
    game: Game[Any, Any],
    arrangement: Arrangement,
    players: tuple[Holder, ...],
    where: tuple[int, int],
    seed: str,
    now: float,
) -> Update:
    """A table that has begun, with everybody on their seat and nobody as its host."""
    guild_id, channel_id = where
    blank = Table(
        id=table_id,
        game_key=game.key,
        state=State.LOBBY,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=NOBODY,
        arrangement=arrangement,
        holders=(),
        seed=seed,
        since=now,
    )
    sat = updated(blank, (Entry(Kind.OPENED, NOBODY, at=now),), holders=players)
    return then(sat, started(sat.after, NOBODY, now))


def reseated(table: Table, spots: tuple[Spot, ...], names: dict[int, str], now: float) -> Update:
    """The table with everybody on it whom the season has there: a guest, or a bot player to the end."""
    update = Update(table, table, ())
    for number, spot in enumerate(spots):
        update = then(update, _reseated(update.after, Seat(number), spot, names, now))
    return update


def _reseated(table: Table, seat: Seat, spot: Spot, names: dict[int, str], now: float) -> Update:
    holder = table.holders[seat]
    if table.state is not State.PLAYING or holder.resigned:
        return Update(table, table, ())
    if spot.presence is Presence.BOT:
        if holder.forfeit:
            return Update(table, table, ())
        said = say("league-bot-plays-on", player=Typed(holder.name))
        entry = Entry(Kind.STOOD_IN, NOBODY, seat=seat, at=now, said=said)
        given_up = replace(holder, taken_over=True, forfeit=True, offer=None)
        return updated(table, (entry,), holders=_with(table, seat, given_up), question=None)
    if spot.player == holder.user_id:
        return Update(table, table, ())
    name = names[spot.player]
    before = tuple(dict.fromkeys((*holder.before, holder.user_id)))
    said = say("people-replaced", before=Typed(holder.name), now=Typed(name))
    entry = Entry(Kind.REPLACED, spot.player, holder.name, seat, now, said)
    guest = Holder(spot.player, name, before=before)
    clock = replace(table.clocks.seats[seat], takeovers=0)  # those were the other's
    clocks = table.clocks.with_seat(seat, clock)
    return updated(table, (entry,), holders=_with(table, seat, guest), clocks=clocks, question=None)


def held(table: Table, until: float, now: float) -> Update:
    """The table in a pause of its league until then; it may be in a pause of its own as well."""
    pause = Pause(now, until, OF_THE_LEAGUE)
    is_held = any(each.reason == OF_THE_LEAGUE and each.ends >= until for each in table.pauses)
    if table.state is not State.PLAYING or is_held or until <= now:
        return Update(table, table, ())
    entry = Entry(Kind.PAUSED, NOBODY, at=now, said=say("league-table-paused"))
    return updated(table, (entry,), pauses=(*table.pauses, pause))


def let_go(table: Table, now: float) -> Update:
    """The table out of the pause of its league, which is over before its time."""
    pauses = tuple(
        replace(each, ends=min(each.ends, now)) if each.reason == OF_THE_LEAGUE else each
        for each in table.pauses
    )
    if table.state is not State.PLAYING or pauses == table.pauses:
        return Update(table, table, ())
    entry = Entry(Kind.RESUMED, NOBODY, at=now, said=say("league-table-resumed"))
    return updated(table, (entry,), pauses=pauses)


def broken_off(table: Table, now: float) -> Update:
    """The table as it is, because the season's overtime is over."""
    said = say("league-table-unfinished")
    return without_winner(table, (Entry(Kind.ENDED, NOBODY, OUT_OF_TIME, at=now, said=said),), said, now)


def _with(table: Table, seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*table.holders[:seat], holder, *table.holders[seat + 1 :])
