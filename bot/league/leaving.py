"""Somebody leaves a season that has begun: early or late, with a guest in their place or without; pure."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.errors import WrongTime
from bot.league.change import Change, Line, boards_of, changed, news
from bot.league.season import Entrant, Fixture, Member, Presence, Spot, Status, Whole
from games.message import Message, Typed, say


def withdrew(whole: Whole, user_id: int, line: Line) -> Change:
    """The season without a player; the line says who brought that about, and why."""
    member = _playing(whole, user_id)
    own = whole.fixtures_of(user_id)
    if whole.league.is_tournament or 2 * _finished(own) >= len(own):
        gone = replace(member, status=Status.LATE)
        changes = tuple(_left_late(fixture, user_id) for fixture in own if not fixture.is_done)
        return _change(whole, (gone,), changes, line)
    gone = replace(member, status=Status.EARLY)
    if guest := next(iter(whole.waiting), None):
        return _with_guest(whole, gone, guest, line)
    changes = tuple(_left_early(fixture, user_id) for fixture in own if not fixture.is_done)
    return _change(whole, (gone,), changes, line)


def _finished(fixtures: Iterable[Fixture]) -> int:
    return sum(fixture.is_done and not fixture.is_void for fixture in fixtures)


def _with_guest(whole: Whole, gone: Member, guest: Entrant, line: Line) -> Change:
    """Whoever waited longest plays all that is unfinished, running tables from where they stand."""
    coming = Member(guest.user_id, guest.name, gone.division, is_guest=True)
    changes = tuple(
        replace(fixture, spots=_with_spot(fixture, gone.user_id, Spot(guest.user_id)), reseat=fixture.is_open)
        for fixture in whole.fixtures_of(gone.user_id)
        if not fixture.is_done
    )
    told = say("league-guest", league=Typed(whole.league.name), player=Typed(gone.name), tables=len(changes))
    change = _change(whole, (gone, coming), changes, line)
    called = news(whole, f"guest:{guest.user_id}", told, guest.user_id)
    return replace(change, posts=(*change.posts, called), left=(guest.user_id,))


def _left_early(fixture: Fixture, user_id: int) -> Fixture:
    """A running seat goes to a bot player; a table that is not open yet loses the seat."""
    if fixture.is_open:
        return _to_a_bot(fixture, user_id)
    spots = tuple(spot for spot in fixture.spots if spot.player != user_id)
    here = sum(spot.presence is Presence.HERE for spot in spots)
    # Who is left alone with seats that are forfeited has won; who is left alone with nobody has not played.
    return replace(fixture, spots=spots, is_done=here < 2, is_void=here == 0 or here == len(spots) == 1)


def _left_late(fixture: Fixture, user_id: int) -> Fixture:
    """A running seat goes to a bot player; a table that is not open yet is played with a seat fewer, which is
    forfeited. Whoever is left alone there has won it."""
    if fixture.is_open:
        return _to_a_bot(fixture, user_id)
    spots = _with_spot(fixture, user_id, Spot(user_id, Presence.ABSENT))
    here = sum(spot.presence is Presence.HERE for spot in spots)
    return replace(fixture, spots=spots, is_done=here < 2, is_void=here == 0)


def _to_a_bot(fixture: Fixture, user_id: int) -> Fixture:
    return replace(fixture, spots=_with_spot(fixture, user_id, Spot(user_id, Presence.BOT)), reseat=True)


def _with_spot(fixture: Fixture, user_id: int, other: Spot) -> tuple[Spot, ...]:
    """The fixture's spots with another one in a player's place."""
    return tuple(other if spot.player == user_id else spot for spot in fixture.spots)


def _change(whole: Whole, members: tuple[Member, ...], fixtures: tuple[Fixture, ...], line: Line) -> Change:
    return Change(
        changed(whole.season),
        members=members,
        fixtures=fixtures,
        posts=(news(whole, f"left:{members[0].user_id}", line.said),),
        redrawn=boards_of(whole),
        lines=(line,),
    )


def _playing(whole: Whole, user_id: int) -> Member:
    member = whole.member(user_id)
    if member is None:
        raise WrongTime(say("league-not-in"))
    if member.has_left:
        raise WrongTime(say("league-left-already"))
    if not whole.season.phase.is_played:
        raise WrongTime(say("league-season-over"))
    return member


def told_of_leaving(whole: Whole, user_id: int) -> Message:
    """What follows from withdrawing now, for whoever is about to."""
    _playing(whole, user_id)
    own = whole.fixtures_of(user_id)
    finished = _finished(own)
    if whole.league.is_tournament:
        return say("league-leaving-tournament")
    if 2 * finished >= len(own):
        return say("league-leaving-late", left=len(own) - finished)
    return say("league-leaving-early", finished=finished)
