"""Who does something to a table, and by what right: as a player, as its host, or as a moderator; pure."""

import msgspec

from bot.errors import NotAllowed
from bot.table import State, Table
from games.message import Message, Typed, say


class Doer(msgspec.Struct, frozen=True):
    """Somebody who does something to a table: the name they have, and whether they moderate its channel, or
    organise the league that it is played for."""

    user_id: int
    name: str
    moderates: bool = False


def check_steward(table: Table, doer: Doer) -> None:
    """Refuse everybody but the host and moderators."""
    check_not_of_league(table, doer)
    if not is_steward(table, doer):
        raise NotAllowed(say("people-only-stewards"))


def check_not_of_league(table: Table, doer: Doer) -> None:
    """Refuse what is a player's own decision, but at a table of a league only an organiser's."""
    if table.arrangement.fixture and not doer.moderates:
        raise NotAllowed(say("league-only-organiser"))


def check_impartial(table: Table, doer: Doer) -> None:
    """Refuse all but moderators at a rated table in play, where a host has something to win by it."""
    check_steward(table, doer)
    if table.arrangement.rated and table.state is State.PLAYING and not doer.moderates:
        raise NotAllowed(say("rating-moderators-only"))


def is_steward(table: Table, doer: Doer) -> bool:
    """Is this the host, or a moderator?"""
    return doer.moderates or doer.user_id == table.host_id


def called(table: Table, doer: Doer) -> Message:
    """Who did it, and by what right."""
    name = Typed(doer.name)
    if doer.user_id == table.host_id:
        return say("people-the-host", name=name)
    return say("people-a-moderator", name=name) if doer.moderates else say("people-a-player", name=name)
