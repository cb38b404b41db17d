"""What a fixture counts for: the result of its table, and what became of its players since; pure."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.league.points import Became, Booked, BookedSeat, Ended
from bot.league.results import Result, ResultSeat
from bot.league.season import Fixture, Member, Presence, Season, Spot, Status, Whole
from bot.league.standings import Row, lot, standings
from bot.league.terms import Format

Results = Mapping[int, Result]
"""The newest result of every table, by the fixture that it was played for."""


def booked(fixture: Fixture, result: Result | None, members: Mapping[int, Member]) -> Booked | None:
    """The fixture as the league counts it; None while nothing is known of it."""
    if not fixture.is_done:
        return None
    if fixture.is_void:
        return Booked(tuple(_void(spot, members) for spot in fixture.spots), Ended.VOID)
    if len(fixture.spots) == 1 and not result:
        return Booked(tuple(BookedSeat(spot.player, 1) for spot in fixture.spots), Ended.BYE)
    if result is None:  # one player was left, who did not have to play
        return Booked(tuple(_walked_over(spot, members) for spot in fixture.spots))
    played = iter(zip(result.seats, result.booked.seats, strict=True))
    seats = tuple(
        _absent(spot, members)
        if spot.presence is Presence.ABSENT
        else _seat(spot, *next(played), members, is_corrected=result.revision > 1)
        for spot in fixture.spots
    )
    return Booked(seats, result.booked.ended)


def _is_struck(spot: Spot, members: Mapping[int, Member]) -> bool:
    member = members.get(spot.player)
    return member is not None and member.status is Status.EARLY


def _void(spot: Spot, members: Mapping[int, Member]) -> BookedSeat:
    is_out = _is_struck(spot, members) or spot.presence is Presence.ABSENT
    return BookedSeat(spot.player, 1, became=Became.STRUCK if is_out else Became.PLAYED)


def _walked_over(spot: Spot, members: Mapping[int, Member]) -> BookedSeat:
    return _absent(spot, members) if spot.presence is Presence.ABSENT else BookedSeat(spot.player, 1)


def _absent(spot: Spot, members: Mapping[int, Member]) -> BookedSeat:
    became = Became.STRUCK if _is_struck(spot, members) else Became.FORFEIT
    return BookedSeat(spot.player, 99, became=became)


def _seat(
    spot: Spot, seat: ResultSeat, counted: BookedSeat, members: Mapping[int, Member], *, is_corrected: bool
) -> BookedSeat:
    became, member = counted.became, members.get(spot.player)
    if _is_struck(spot, members):
        became = Became.STRUCK
    elif member is not None and member.is_guest and seat.holder != spot.player and not is_corrected:
        became = Became.STRUCK  # whoever left had given the seat up, or the table ended before the guest came
    elif spot.presence is Presence.BOT and not is_corrected:
        became = Became.FORFEIT  # even if the table ended before the bot player came
    elif became is not Became.FORFEIT:
        # Who took the seat over for the league is its player there; anybody else is a substitute.
        became = Became.PLAYED if seat.holder == spot.player else Became.SUBSTITUTE
    return replace(counted, player=spot.player, became=became)


def booked_at(whole: Whole, results: Results, fixture: Fixture) -> Booked | None:
    """One fixture of a season as the league counts it; None while nothing is known of it."""
    return booked(fixture, results.get(fixture.id), whole.by_player)


def booked_fixtures(whole: Whole, results: Results, division: int | None = None) -> list[Booked]:
    """Everything that counts so far, of one division or of all."""
    members = whole.by_player
    found = (
        booked(fixture, results.get(fixture.id), members)
        for fixture in whole.fixtures
        if division is None or fixture.division == division
    )
    return [each for each in found if each is not None]


def division_standings(whole: Whole, results: Results, division: int) -> tuple[Row, ...]:
    """The order of a division by what is booked."""
    members = [member for member in whole.members if member.division == division]
    return _standings(whole.season, members, booked_fixtures(whole, results, division))


def tournament_standings(whole: Whole, results: Results) -> tuple[Row, ...]:
    """The order of everybody in a tournament."""
    return _standings(whole.season, whole.members, booked_fixtures(whole, results))


def _standings(season: Season, members: Sequence[Member], tables: Sequence[Booked]) -> tuple[Row, ...]:
    return standings(
        [member.user_id for member in members],
        tables,
        lots={member.user_id: lot(str(season.id), member.user_id) for member in members},
        scale=season.terms.scale,
        leavers=[member.user_id for member in members if member.has_left],
        is_swiss=season.terms.format is Format.SWISS,
    )


def forfeits_on_time(results: Results) -> Counter[int]:
    """At how many tables of the season everybody lost the seat because time ran out."""
    return Counter(seat.holder for result in results.values() for seat in result.seats if seat.ran_out)
