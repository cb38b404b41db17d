"""What an update does to the clocks of its table: whose starts, whose stops, and what is left; pure."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.clocks.controls import (
    Timing,
    after_confirm,
    after_fallback,
    after_return,
    after_takeback,
)
from bot.clocks.lengths import DAY, SECOND
from bot.clocks.seats import NO_TURN, Reading, SeatClock, TableClocks, closed, due_now, running, waiting
from bot.clocks.spans import Span, union
from bot.clocks.stops import GRACE, LIVE_GRACE, Stops
from bot.clocks.turns import TurnTime
from bot.seats import is_left
from bot.table import NOBODY, Kind, State, Table, Update
from bot.table_posts import is_called_anew
from games.api import Seat

StopsOf = Callable[[Seat], Stops]
BOT_THINKS = 60 * SECOND
"""So long after its turn began a bot player moves."""
LOBBY_WARNED = 13 * DAY
"""Since the last change of a lobby; it closes a day after its host was told."""
LEFT_ALONE = DAY
"""So long a table waits for somebody to come back, and a lobby that was warned for somebody to come."""


def in_ms(now: float) -> int:
    """Seconds, as tables keep them, as an instant."""
    return round(now * SECOND)


def stops_for(table: Table, outages: tuple[Span, ...], vacation: tuple[Span, ...]) -> Stops:
    """What stops the clock of a seat whose player has these vacation days."""
    timing: Timing = table.arrangement.timing
    return Stops(
        union((*outages, *table.clocks.unreachable, *_pauses(table))),
        timing.weekends,
        vacation if timing.allows_vacation else (),
    )


def grace_at(table: Table) -> int:
    """The moment that people get to find out that the bot is back."""
    return LIVE_GRACE if table.arrangement.timing.control.is_live else GRACE


def _pauses(table: Table) -> list[Span]:
    return [Span(in_ms(pause.begins), in_ms(pause.ends)) for pause in table.pauses]


def turn_time(table: Table, seat: Seat, stops: Stops) -> TurnTime | None:
    """The seat's open turn by the clock, if that has started."""
    clock = table.clocks.seats[seat]
    if not clock.is_open or clock.started is None:
        return None
    return TurnTime(table.arrangement.timing.control, clock.started, clock.bank, stops, clock.given)


def due_of(table: Table) -> int | None:
    """When something is to be done about this table next; perhaps too early, never too late."""
    clocks = table.clocks
    if table.state is State.LOBBY:
        return left_alone_until(clocks) or in_ms(table.since) + LOBBY_WARNED
    if table.state is not State.PLAYING:
        return None
    if table.is_alone:
        return None
    if clocks.abandoned:
        return left_alone_until(clocks)
    return min((clock.due for clock in clocks.seats if clock.is_open), default=None)


def left_alone_until(clocks: TableClocks) -> int:
    """When a table that nobody is at ends, as far as is known; 0 if somebody is there."""
    return clocks.abandoned and (clocks.ends or clocks.abandoned + LEFT_ALONE)


def clocked(update: Update, at: int, stops_of: StopsOf) -> Update:
    """The update with its table's clocks as they are after it; `at` is when the player pressed."""
    after = update.after
    clocks = after.clocks
    if after.position is None or after.is_alone:
        return replace(update, after=replace(after, clocks=TableClocks()))
    if len(clocks.seats) != len(after.holders):
        clocks = wound_up(after)
    if after.state is State.PLAYING:
        after = replace(after, clocks=clocks)
        return _moved_on(replace(update, after=after), at, stops_of)
    update = replace(update, after=replace(after, clocks=clocks))
    for number, clock in enumerate(clocks.seats):
        over = closed(clock, clock.bank, undoable=False)
        clocks = clocks.with_seat(number, _with_thought(update, Seat(number), over, at, stops_of))
    return replace(update, after=replace(after, clocks=clocks))


def wound_up(table: Table) -> TableClocks:
    """Every seat begins with the whole bank."""
    bank = table.arrangement.timing.control.bank
    return TableClocks(tuple(SeatClock(bank) for _ in table.holders))


def _moved_on(update: Update, at: int, stops_of: StopsOf) -> Update:
    after, acting = update.after, update.after.acting
    seats: list[SeatClock] = []
    confirmed, begun = [], []
    for number, holder in enumerate(after.holders):
        seat = Seat(number)
        used = _used(update, seat, at, stops_of)
        clock = _stopped(update, seat, at, used)
        if used is not None:
            confirmed.append(Reading(seat, clock.bank, used))
        if seat in acting:
            clock = _started(update, seat, clock, at)
            if clock.began == after.version and holder.plays:
                begun.append(Reading(seat, clock.bank))
        calls = after.clocks.seats[seat].called + is_called_anew(update, seat)
        seats.append(replace(_with_thought(update, seat, clock, at, stops_of), called=calls))
    clocks = replace(after.clocks, seats=tuple(seats))
    if any(entry.kind is Kind.RESUMED for entry in update.entries):
        clocks = clocks.with_all(lambda clock: due_now(clock, at))
    if not any(holder.plays for holder in after.holders):
        since = clocks.abandoned or at
        clocks = replace(clocks, abandoned=since, ends=clocks.ends or since + LEFT_ALONE)
    elif clocks.abandoned:
        clocks = replace(clocks, abandoned=0, ends=0)
    return _with_readings(replace(update, after=replace(after, clocks=clocks)), (*confirmed, *begun))


def _with_readings(update: Update, readings: tuple[Reading, ...]) -> Update:
    """The update whose last line says what the clocks showed; where none runs, there is nothing to say."""
    if not readings or update.after.arrangement.timing.control.is_relaxed:
        return update
    *others, last = update.entries
    return replace(update, entries=(*others, replace(last, readings=readings)))


def _used(update: Update, seat: Seat, at: int, stops_of: StopsOf) -> int | None:
    """How much of the time the seat's turn took, if its player confirmed it with this update."""
    clock = update.after.clocks.seats[seat]
    if not clock.is_open or _holder_changed(update, seat) or _taken_back(update) is not None:
        return None
    if not _ends_turn(update, seat):
        return None
    if _movers(update, seat) in (set(), {NOBODY}):
        return None
    return _thinking(update, seat, at, stops_of)


def _thinking(update: Update, seat: Seat, at: int, stops_of: StopsOf) -> int:
    """How long was thought about the seat's turn that was open."""
    turn = turn_time(replace(update.before, clocks=update.after.clocks), seat, stops_of(seat))
    return turn.used(at) if turn else 0


def _with_thought(update: Update, seat: Seat, clock: SeatClock, at: int, stops_of: StopsOf) -> SeatClock:
    """The seat's clock with what its player has thought about the turn that is over with this update."""
    was, holders = update.after.clocks.seats[seat], update.before.holders
    is_over = was.is_open and clock.began != was.began and _taken_back(update) is None
    if not is_over or seat >= len(holders) or not holders[seat].plays:
        return clock
    return replace(clock, used=clock.used + _thinking(update, seat, at, stops_of))


def _movers(update: Update, seat: Seat) -> set[int]:
    return {entry.user_id for entry in update.entries if entry.kind is Kind.MOVE and entry.seat == seat}


def _stopped(update: Update, seat: Seat, at: int, used: int | None) -> SeatClock:
    """The seat's clock after what ends its turn, if anything does; `used`: by a Confirm."""
    after = update.after
    clock, control = after.clocks.seats[seat], after.arrangement.timing.control
    if _holder_changed(update, seat):
        return SeatClock(
            after_return(control) if _came_back(update, seat) else control.bank,
            takeovers=clock.takeovers,
            turns=clock.turns,
            used=clock.used,
        )
    if (back := _taken_back(update)) is not None:
        return _put_back(update, seat, clock, back, at)
    if not clock.is_open or not _ends_turn(update, seat):
        return clock
    if used is not None:
        bank = after_confirm(control, clock.bank + clock.given, used)
        return replace(closed(clock, bank, undoable=True), fallbacks=0, turns=clock.turns + 1)
    if _movers(update, seat):
        return replace(closed(clock, after_fallback(control), undoable=False), fallbacks=clock.fallbacks + 1)
    return closed(clock, clock.bank, undoable=False)


def _started(update: Update, seat: Seat, clock: SeatClock, at: int) -> SeatClock:
    """The clock of a seat to act: it goes on, or a turn begins."""
    after = update.after
    holder = after.holders[seat]
    if clock.is_open and not (holder.taken_over and not update.before.holders[seat].taken_over):
        waits = clock.started is None and is_left(after, seat)  # nobody is there to be told
        return running(clock, at) if waits else clock
    begun = waiting(clock, after.version, at)
    if not holder.plays:
        return replace(begun, started=at, due=at + BOT_THINKS)
    return begun if is_called_anew(update, seat) else running(begun, at)


def _ends_turn(update: Update, seat: Seat) -> bool:
    """Is the turn that the seat was in over? It may be that seat's turn again at once.

    A step that shows something leaves the seat to act, and its turn goes on. But where the others are to act
    with it now who were not before, it is a new turn.
    """
    before, after = update.before.acting, update.after.acting
    if seat not in after:
        return True
    has_moved = any(entry.kind is Kind.MOVE and entry.seat == seat for entry in update.entries)
    return has_moved and bool(set(after) - set(before))


def _holder_changed(update: Update, seat: Seat) -> bool:
    """Does somebody else decide for the seat from now on, a person again?"""
    if seat >= len(update.before.holders):
        return False
    before, after = update.before.holders[seat], update.after.holders[seat]
    return before.user_id != after.user_id or _came_back(update, seat)


def _came_back(update: Update, seat: Seat) -> bool:
    before, after = update.before.holders[seat], update.after.holders[seat]
    return before.user_id == after.user_id and before.taken_over and not after.taken_over


def _taken_back(update: Update) -> Seat | None:
    """The seat whose turn was taken back, if that is what happened."""
    return next((Seat(entry.seat) for entry in update.entries if entry.kind is Kind.TAKEN_BACK), None)


def _put_back(update: Update, seat: Seat, clock: SeatClock, back: Seat, at: int) -> SeatClock:
    """After a takeback: alone, the clock goes on as if nothing had been confirmed; by consent, a new turn."""
    acting = update.after.acting
    if seat not in acting:
        return closed(clock, clock.bank, undoable=False) if clock.is_open else clock
    if seat != back:
        return clock
    needed_consent = any(entry.kind is Kind.ANSWERED for entry in update.entries)
    if needed_consent:
        control = update.after.arrangement.timing.control
        return replace(clock, bank=after_takeback(control, clock.bank), began=NO_TURN)
    if clock.is_open or clock.before is None:
        return clock
    return replace(clock.before, due=at)
