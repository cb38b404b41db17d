"""The standings of a division: what is shown, and the same in words, complete, a line for every player."""

from collections.abc import Iterator
from enum import Enum

import msgspec

from games.message import Message, Part, Said, Typed, say
from rendering.league.numbers import BERGER_UNIT, decimal


class Zone(Enum):
    """What becomes of a player if the season ends like this."""

    STAYS = "stays"
    CHAMPION = "champion"
    UP = "up"
    DOWN = "down"


class Membership(Enum):
    """How a player belongs to the division."""

    MEMBER = "member"
    GUEST = "guest"
    WITHDRAWN = "withdrawn"


class StandingsRow(msgspec.Struct, frozen=True, kw_only=True):
    """One player's line, in the order in which they are listed."""

    place: int
    name: str
    tables: int
    """Booked so far."""
    points: int
    """In sixtieths of a point."""
    sonneborn_berger: int
    """As the standings keep it, 1440 to one."""
    wins: int
    """In sixtieths; several may share one."""
    seats: tuple[int, ...]
    """How often each seat was held, in seat order."""
    places: tuple[int, ...] = ()
    """At the latest tables, the newest last."""
    moved: int = 0
    """Places risen since the last table was booked, or fallen if below nought."""
    ahead: Said = ""
    """Why this player is ahead of the next one with as many points (`ahead_on`)."""
    zone: Zone = Zone.STAYS
    membership: Membership = Membership.MEMBER
    is_you: bool = False
    """Only in a private copy: the public one marks nobody."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """A division in order, up to fifteen players."""

    game: str
    """Its key."""
    league: str
    season: int
    """0 of a tournament."""
    division: int = 0
    """1 is the top; 0 where there is only one. Of a tournament, the round."""
    tables_each: int
    rows: tuple[StandingsRow, ...]


class Ahead(Enum):
    """What sets equal points apart."""

    HEAD_TO_HEAD = "head"
    OPPONENTS = "opponents"
    SONNEBORN_BERGER = "berger"
    WINS = "wins"
    SHARE = "share"
    FORFEITS = "forfeits"
    LOT = "lot"


def ahead_on(step: Ahead) -> Message:
    """ "ahead on head to head" """
    return say("league-picture-ahead", step=step.value)


def about_division(season: int, division: int) -> Message:
    """Which season of which division; a tournament has rounds instead, and no season."""
    if not season:
        return say("league-picture-round", round=division)
    if not division:
        return say("league-picture-season", season=season)
    return say("league-picture-season-division", season=season, division=division)


def about_standings(standings: Standings) -> Message:
    """Which season and division, and how many tables everybody plays."""
    where = about_division(standings.season, standings.division)
    return say("league-picture-tables-each", where=where, tables=standings.tables_each)


def zone_in_words(standings: Standings, zone: Zone) -> Message:
    """What a zone means in this division; the others are called by their numbers."""
    to = standings.division + (1 if zone is Zone.DOWN else -1)
    return say("league-picture-zone", zone=zone.value, to=to)


def remarks(row: StandingsRow) -> tuple[Said, ...]:
    """What stands under a name: guest or withdrawn, and why ahead."""
    member = row.membership is Membership.MEMBER
    belongs: Said = "" if member else say("league-picture-membership", membership=row.membership.value)
    return tuple(remark for remark in (belongs, row.ahead) if remark)


def tell_standings(standings: Standings) -> tuple[Said, ...]:
    """The same in words: what it is, then a line for every player with all that the picture shows."""
    head = say("league-picture-titled", title=Typed(standings.league), about=about_standings(standings))
    return (head, *(_told(standings, row) for row in standings.rows))


def _told(standings: Standings, row: StandingsRow) -> Message:
    return say(
        "league-picture-row", place=str(row.place), name=Typed(row.name), parts=tuple(_parts(standings, row))
    )


def _parts(standings: Standings, row: StandingsRow) -> Iterator[Part]:
    if row.is_you:
        yield say("league-picture-you")
    yield say("league-picture-points", points=decimal(row.points))
    yield say("league-picture-played", tables=row.tables, of=standings.tables_each)
    yield say("league-picture-berger", number=decimal(row.sonneborn_berger, BERGER_UNIT))
    yield say("league-picture-wins", wins=decimal(row.wins))
    yield say("league-picture-held", times=_in_a_row(row.seats))
    if row.places:
        yield say("league-picture-latest", places=_in_a_row(row.places))
    if row.moved:
        yield say("league-picture-moved", way="up" if row.moved > 0 else "down", by=abs(row.moved))
    yield from remarks(row)
    if row.zone is not Zone.STAYS:
        yield zone_in_words(standings, row.zone)


def _in_a_row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
