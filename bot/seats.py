"""Seats that pass to somebody else during a game: offered, kept, taken, left behind; pure."""

from msgspec.structs import replace

from bot.doer import Doer, called, check_impartial, check_not_of_league, check_steward
from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.playing import with_another_host
from bot.table import NOBODY, Entry, Holder, Kind, Offer, State, Table, Update, check_playing, updated
from games.api import Seat
from games.message import Message, Typed, say


def open_seats_in_play(table: Table) -> list[Seat]:
    """The seats that somebody else may take."""
    if table.state is not State.PLAYING:
        return []
    return [Seat(seat) for seat, holder in enumerate(table.holders) if holder.offer is not None]


def is_left(table: Table, seat: Seat) -> bool:
    """Is the seat open because its player has left the server?"""
    offer = table.holders[seat].offer
    return offer is not None and offer.by == NOBODY


def offered(table: Table, doer: Doer, user_id: int, guest: Holder | None, now: float) -> Update:
    """The table after a seat was offered to somebody, or to whoever comes, by its player or a steward."""
    seat = _seat_in_play(table, user_id)
    if doer.user_id != user_id:
        check_impartial(table, doer)
    check_not_of_league(table, doer)
    if table.is_alone:
        raise NotAllowed(say("people-alone"))
    to = guest.user_id if guest else NOBODY
    if guest is not None:
        _check_may_sit(table, seat, guest.user_id)
    offer = table.holders[seat].offer
    if offer is not None and offer.to == to:
        raise WrongTime(say("people-offered-already"))
    said = _offering(table, doer, seat, guest)
    entry = Entry(Kind.OFFERED, doer.user_id, str(to) if to else "", seat, now, said)
    holder = replace(table.holders[seat], offer=Offer(doer.user_id, table.version + 1, to))
    question = table.question if holder.has_a_say else None
    return updated(table, (entry,), holders=_with(table, seat, holder), question=question)


def _offering(table: Table, doer: Doer, seat: Seat, guest: Holder | None) -> Message:
    by, player = called(table, doer), Typed(table.holders[seat].name)
    if guest is None:
        return say("people-offered", by=by, player=player)
    return say("people-offered-to", by=by, player=player, guest=Typed(guest.name))


def kept(table: Table, doer: Doer, user_id: int, now: float) -> Update:
    """The table after an offer was withdrawn: by the seat's player, by who made it, or by a steward."""
    seat = _seat_in_play(table, user_id)
    holder = table.holders[seat]
    if holder.offer is None:
        raise WrongTime(say("people-not-offered"))
    if doer.user_id not in (user_id, holder.offer.by):
        check_steward(table, doer)
    said = say("people-kept", by=called(table, doer), player=Typed(holder.name))
    entry = Entry(Kind.KEPT, doer.user_id, seat=seat, at=now, said=said)
    return updated(table, (entry,), holders=_with(table, seat, replace(holder, offer=None)))


def gone(table: Table, user_id: int, now: float) -> Update:
    """The table after a player was found to have left the server: the seat is open to whoever comes."""
    seat = _seat_in_play(table, user_id)
    holder = table.holders[seat]
    if is_left(table, seat):
        raise WrongTime(say("people-offered-already"))
    entry = Entry(Kind.GONE, NOBODY, seat=seat, at=now, said=say("people-gone", player=Typed(holder.name)))
    open_to_all = replace(holder, offer=Offer(NOBODY, table.version + 1))
    left = updated(table, (entry,), holders=_with(table, seat, open_to_all), question=None)
    return with_another_host(left, now) if user_id == table.host_id else left


def check_offer(table: Table, user_id: int, seat: Seat, opened: int) -> None:
    """Refuse a seat that is not to be had, or not for this person; `opened` says which offer they saw."""
    check_playing(table)
    offer = table.holders[seat].offer if seat < len(table.holders) else None
    if offer is None or offer.opened != opened:
        raise StaleButton(say("people-no-longer-offered"))
    _check_may_sit(table, seat, user_id)
    if offer.to not in (NOBODY, user_id):
        raise NotAllowed(say("people-offered-to-another"))


def taken(table: Table, player: Holder, seat: Seat, opened: int, now: float) -> Update:
    """The table after somebody took an open seat, and plays on from what it holds."""
    check_offer(table, player.user_id, seat, opened)
    old = table.holders[seat]
    before = tuple(dict.fromkeys((*old.before, old.user_id)))
    said = say("people-replaced", before=Typed(old.name), now=Typed(player.name))
    entry = Entry(Kind.REPLACED, player.user_id, old.name, seat, now, said)
    sat = updated(table, (entry,), holders=_with(table, seat, replace(player, before=before)), question=None)
    return with_another_host(sat, now) if old.user_id == table.host_id else sat


def stood_in(table: Table, doer: Doer, user_id: int, now: float) -> Update:
    """The table after a bot player was let to play for somebody, who may take the seat back at any time."""
    seat = _seat_in_play(table, user_id)
    holder = table.holders[seat]
    if doer.user_id != user_id:
        check_impartial(table, doer)
    check_not_of_league(table, doer)
    if table.is_alone:
        raise NotAllowed(say("people-alone"))
    if holder.level is not None:
        raise WrongTime(say("people-bot-plays-already"))
    said = say("people-bot-plays", by=called(table, doer), player=Typed(holder.name))
    entry = Entry(Kind.STOOD_IN, doer.user_id, seat=seat, at=now, said=said)
    holders = _with(table, seat, replace(holder, taken_over=True))
    return updated(table, (entry,), holders=holders, question=None)


def _check_may_sit(table: Table, seat: Seat, user_id: int) -> None:
    if table.is_seated(user_id):
        raise WrongTime(say("people-sits-already"))
    if user_id in table.arrangement.removed:
        raise NotAllowed(say("people-barred"))
    others = (holder for number, holder in enumerate(table.holders) if number != seat)
    if any(user_id in holder.before for holder in others):
        raise NotAllowed(say("people-knows-another-seat"))


def _seat_in_play(table: Table, user_id: int) -> Seat:
    check_playing(table)
    if not table.is_seated(user_id):
        raise WrongTime(say("table-no-longer-seated"))
    seat = table.seat_of(user_id)
    if table.holders[seat].resigned:
        raise WrongTime(say("people-has-resigned"))
    if table.holders[seat].forfeit:
        raise WrongTime(say("people-has-lost"))
    return seat


def _with(table: Table, seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*table.holders[:seat], holder, *table.holders[seat + 1 :])
