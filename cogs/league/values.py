"""What the pictures of a league show, from what is kept of it; pure."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from bot.league.booking import Results, booked_at, division_standings, tournament_standings
from bot.league.divisions import Finish, part
from bot.league.points import Became, standing_seats, units
from bot.league.season import Fixture, Member, Whole
from bot.league.standings import Row, Step
from bot.league.starting import tables_of
from bot.table import Table
from rendering.league.fixtures import Fixtures, FixtureSeat, FixtureTable, NextTable
from rendering.league.signs import State
from rendering.league.standings import Ahead, Membership, Standings, StandingsRow, Zone, ahead_on

LATEST = 5
"""Places of somebody's last tables that the standings show."""
FOLLOWING = 6
"""Tables that open next and are named."""
AHEAD = {
    Step.HEAD_TO_HEAD: Ahead.HEAD_TO_HEAD,
    Step.OPPONENTS: Ahead.OPPONENTS,
    Step.SONNEBORN_BERGER: Ahead.SONNEBORN_BERGER,
    Step.WINS: Ahead.WINS,
    Step.SHARE: Ahead.SHARE,
    Step.FORFEITS: Ahead.FORFEITS,
    Step.LOT: Ahead.LOT,
}


def standings_of(whole: Whole, results: Results, division: int, you: int = 0) -> Standings:
    """A division in order; `you` marks somebody's own row in a private copy."""
    rows = _order(whole, results, division)
    before, zones = _places_before(whole, results, division), zones_of(whole, rows, division)
    size = sum(member.division == division for member in whole.members)
    return Standings(
        game=whole.season.terms.game,
        league=whole.league.name,
        season=0 if whole.league.is_tournament else whole.season.number,
        division=_shown_division(whole, division),
        tables_each=_tables_each(whole, division, size),
        rows=tuple(_row(whole, results, rows, number, before, zones, you) for number in range(len(rows))),
    )


def _order(whole: Whole, results: Results, division: int) -> tuple[Row, ...]:
    if whole.league.is_tournament:
        return tournament_standings(whole, results)
    return division_standings(whole, results, division)


def _shown_division(whole: Whole, division: int) -> int:
    """A division's number if there are several; of a tournament, the round."""
    if whole.league.is_tournament:
        return whole.season.round
    return division if len(whole.divisions) > 1 else 0


def _tables_each(whole: Whole, division: int, size: int) -> int:
    if whole.league.is_tournament:
        return max((fixture.division for fixture in whole.fixtures), default=0)
    guests = sum(member.division == division and member.is_guest for member in whole.members)
    tables = tables_of(size - guests, whole.season.terms)
    return len(tables) * whole.season.terms.seats // max(1, size - guests)


def _places_before(whole: Whole, results: Results, division: int) -> dict[int, int]:
    """Everybody's position before the last table was booked; nothing before there were two."""
    own = {fixture.id for fixture in whole.fixtures if fixture.division == division or division == 0}
    booked_last = sorted((result.ended_at, key) for key, result in results.items() if key in own)
    if len(booked_last) < 2:
        return {}
    last = booked_last[-1][1]
    fixtures = tuple(
        replace(fixture, is_done=False) if fixture.id == last else fixture for fixture in whole.fixtures
    )
    rows = _order(replace(whole, fixtures=fixtures), results, division)
    return {row.player: number for number, row in enumerate(rows)}


def _row(
    whole: Whole,
    results: Results,
    rows: tuple[Row, ...],
    number: int,
    before: Mapping[int, int],
    zones: Mapping[int, Zone],
    you: int,
) -> StandingsRow:
    row = rows[number]
    member = whole.by_player[row.player]
    ahead = AHEAD.get(row.ahead_by) if row.ahead_by else None
    is_level = number + 1 < len(rows) and rows[number + 1].points == row.points
    return StandingsRow(
        place=row.place,
        name=member.name,
        tables=row.tables,
        points=row.points,
        sonneborn_berger=row.sonneborn_berger,
        wins=row.wins,
        seats=_seats(whole, row.player),
        places=_latest(whole, results, row.player),
        moved=before.get(row.player, number) - number,
        ahead=ahead_on(ahead) if ahead and is_level and row.tables else "",
        zone=zones.get(row.player, Zone.STAYS),
        membership=_membership(member),
        is_you=row.player == you,
    )


def _membership(member: Member) -> Membership:
    if member.has_left:
        return Membership.WITHDRAWN
    return Membership.GUEST if member.is_guest else Membership.MEMBER


def zones_of(whole: Whole, rows: tuple[Row, ...], division: int) -> dict[int, Zone]:
    """What becomes of whom if the season ends like this; whoever is not in it stays."""
    if whole.league.is_tournament:
        return {}
    members = [whole.by_player[row.player] for row in rows]
    finish = Finish(
        tuple(row.player for row in rows),
        frozenset(member.user_id for member in members if not member.has_left),
        frozenset(member.user_id for member in members if member.is_guest),
    )
    is_top, is_last = division == 1, division == len(whole.divisions)
    moving = part(finish, whole.season.terms.moves, top=is_top, last=is_last)
    first = [row.player for row in rows if is_top and row.place == 1 and row.tables]
    return {
        **dict.fromkeys([player for player in first if player in moving.stay], Zone.CHAMPION),
        **dict.fromkeys(moving.up, Zone.UP),
        **dict.fromkeys(moving.down, Zone.DOWN),
    }


def _seats(whole: Whole, player: int) -> tuple[int, ...]:
    """How often each seat was held at tables that are open or over."""
    held = Counter(
        seat
        for fixture in whole.fixtures
        if fixture.table_id
        for seat, spot in enumerate(fixture.seated)
        if spot.player == player
    )
    return tuple(held[seat] for seat in range(whole.season.terms.seats))


def _latest(whole: Whole, results: Results, player: int) -> tuple[int, ...]:
    """The places at the last tables, the newest last; who did not finish one was last there."""
    found = []
    for fixture in sorted(
        (each for each in whole.fixtures_of(player) if each.id in results),
        key=lambda each: results[each.id].ended_at,
    ):
        table = booked_at(whole, results, fixture)
        if table is not None and table.is_scored:
            places = {seat.player: place for seat, place in standing_seats(table)}
            if any(seat.player == player for seat in table.counted):
                found.append(places.get(player, len(table.counted)))
    return tuple(found[-LATEST:])


# Fixtures


def fixtures_values(whole: Whole, results: Results, division: int, tables: Mapping[int, Table]) -> Fixtures:
    """A division's tables: what is played, what is just over, and what opens next."""
    own = [fixture for fixture in whole.fixtures if division in (0, fixture.division)]
    if whole.league.is_tournament:
        own = [fixture for fixture in own if fixture.division == whole.season.round]
    over = sorted(
        (fixture for fixture in own if fixture.id in results), key=lambda each: -results[each.id].ended_at
    )
    shown = [fixture for fixture in own if fixture.is_open and fixture.table_id in tables] + over[:2]
    return Fixtures(
        game=whole.season.terms.game,
        league=whole.league.name,
        season=0 if whole.league.is_tournament else whole.season.number,
        division=_shown_division(whole, division),
        done=sum(fixture.is_done for fixture in own),
        of=len(own),
        tables=tuple(_fixture_table(whole, results, fixture, tables) for fixture in shown),
        following=tuple(
            NextTable(number=fixture.number + 1, names=_names(whole, fixture))
            for fixture in own
            if fixture.is_waiting
        )[:FOLLOWING],
        at_once=whole.season.terms.at_once,
    )


def _names(whole: Whole, fixture: Fixture) -> tuple[str, ...]:
    return tuple(name_of(whole, spot.player) for spot in fixture.seated)


def name_of(whole: Whole, player: int) -> str:
    """What somebody of the season is called."""
    member = whole.member(player)
    return member.name if member else ""


def _fixture_table(
    whole: Whole, results: Results, fixture: Fixture, tables: Mapping[int, Table]
) -> FixtureTable:
    if fixture.id in results:
        table = booked_at(whole, results, fixture)
        assert table is not None
        earned = units(table, whole.season.terms.scale)
        first = {seat.player for seat, place in standing_seats(table) if place == 1 and table.is_scored}
        return FixtureTable(
            number=fixture.number + 1,
            state=State.OVER,
            seats=tuple(
                FixtureSeat(
                    name=name_of(whole, seat.player),
                    score=seat.score if seat.became is not Became.STRUCK else None,
                    is_winner=seat.player in first,
                    earned=earned.get(seat.player),
                )
                for seat in table.seats
            ),
        )
    table_now = tables[fixture.table_id]
    scores = table_now.game.standing(table_now.game.view_for(table_now.position, None))
    return FixtureTable(
        number=fixture.number + 1,
        state=State.PLAYING,
        turn=table_now.version,
        seats=tuple(
            FixtureSeat(name=holder.name, score=scores[seat].points, is_to_move=seat in table_now.asked)
            for seat, holder in enumerate(table_now.holders)
        ),
    )
