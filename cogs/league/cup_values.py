"""What the pictures of a tournament show, from what is kept of it; pure."""

from collections.abc import Mapping

from bot.league.booking import Results, booked_at, booked_fixtures
from bot.league.points import Became, standing_seats, units
from bot.league.rounds import going_on
from bot.league.season import Fixture, Phase, Whole
from bot.league.swiss import swiss_rounds
from bot.league.tournament import advancing, table_sizes
from bot.table import Table
from cogs.league.values import name_of
from rendering.league.bracket import Bracket, Match, Side
from rendering.league.signs import State
from rendering.league.swiss import Swiss, SwissTable


def bracket_of(whole: Whole, results: Results, tables: Mapping[int, Table]) -> Bracket:
    """Every round of a knockout up to the final, those to come with who they wait for."""
    rounds = [
        tuple(_match(whole, results, fixture, tables) for fixture in _of_round(whole, number))
        for number in range(1, whole.season.round + 1)
    ]
    if whole.season.phase is not Phase.CLOSED:
        rounds += _rounds_to_come(whole, results)
    return Bracket(
        game=whole.season.terms.game,
        name=whole.league.name,
        players=len(whole.members),
        seats=whole.season.terms.seats,
        rounds=tuple(rounds),
    )


def _of_round(whole: Whole, number: int) -> list[Fixture]:
    return [fixture for fixture in whole.fixtures if fixture.division == number]


def _match(whole: Whole, results: Results, fixture: Fixture, tables: Mapping[int, Table]) -> Match:
    through = going_on(whole, results, fixture)
    scores = _scores(results, fixture, tables)
    return Match(
        sides=tuple(
            Side(
                name=name_of(whole, spot.player),
                seed=_seed(whole, spot.player),
                score=scores.get(spot.player),
                is_through=spot.player in through,
            )
            for spot in fixture.spots
        ),
        state=_state(fixture),
    )


def _state(fixture: Fixture) -> State:
    if fixture.is_done:
        return State.OVER
    return State.PLAYING if fixture.table_id else State.WAITING


def _seed(whole: Whole, player: int) -> int:
    member = whole.member(player)
    return member.seed if member else 0


def _scores(results: Results, fixture: Fixture, tables: Mapping[int, Table]) -> dict[int, int]:
    """The game's own points, of a table that is over or being played."""
    if result := results.get(fixture.id):
        return {spot.player: seat.score for spot, seat in zip(fixture.seated, result.seats, strict=True)}
    table = tables.get(fixture.table_id)
    if table is None:
        return {}
    scores = table.game.standing(table.game.view_for(table.position, None))
    return {spot.player: score.points for spot, score in zip(fixture.seated, scores, strict=True)}


def _rounds_to_come(whole: Whole, results: Results) -> list[tuple[Match, ...]]:
    seats, now = whole.season.terms.seats, _of_round(whole, whole.season.round)
    if seats == 2:
        coming = [_expected(whole, results, fixture) for fixture in now]
        rounds = []
        while len(coming) > 1:
            pairs = list(zip(coming[::2], coming[1::2], strict=False))
            rounds.append(tuple(Match(sides=pair, state=State.WAITING) for pair in pairs))
            coming = [Side() for _ in pairs]
        return rounds
    rounds, sizes = [], [len(fixture.spots) for fixture in now]
    while len(sizes) > 1:
        sizes = list(table_sizes(advancing(sizes, seats) * len(sizes), seats))
        rounds.append(tuple(Match(sides=(Side(),) * size, state=State.WAITING) for size in sizes))
    return rounds


def _expected(whole: Whole, results: Results, fixture: Fixture) -> Side:
    """Who comes from a match: one of two, or who has won it."""
    if fixture.is_done:
        through = going_on(whole, results, fixture)
        return Side(name=name_of(whole, through[0]), seed=_seed(whole, through[0])) if through else Side()
    return Side(waits_for=tuple(name_of(whole, spot.player) for spot in fixture.spots))


# Swiss


def swiss_of(whole: Whole, results: Results, tables: Mapping[int, Table]) -> Swiss:
    """The round that is played, or was last."""
    season = whole.season
    brought = _points_before(whole, results)
    fixtures = _of_round(whole, season.round)
    found = [
        SwissTable(
            points=max(brought.get(spot.player, 0) for spot in fixture.spots),
            sides=_swiss_sides(whole, results, fixture, tables),
            state=_state(fixture),
            turn=table.version if (table := tables.get(fixture.table_id)) else 0,
        )
        for fixture in fixtures
        if len(fixture.spots) > 1
    ]
    resting = [fixture.spots[0].player for fixture in fixtures if len(fixture.spots) == 1]
    return Swiss(
        game=season.terms.game,
        name=whole.league.name,
        players=len(whole.members),
        round=season.round,
        rounds=swiss_rounds(len(whole.members), season.terms.seats),
        tables=tuple(sorted(found, key=lambda each: -each.points)),
        sits_out=name_of(whole, resting[0]) if resting else "",
    )


def _points_before(whole: Whole, results: Results) -> dict[int, int]:
    """What everybody brought to this round, in units."""
    points: dict[int, int] = {}
    for number in range(1, whole.season.round):
        for table in booked_fixtures(whole, results, number):
            for player, got in units(table, whole.season.terms.scale).items():
                points[player] = points.get(player, 0) + got
    return points


def _swiss_sides(
    whole: Whole, results: Results, fixture: Fixture, tables: Mapping[int, Table]
) -> tuple[Side, ...]:
    table = booked_at(whole, results, fixture)
    winners = {
        seat.player
        for seat, place in (standing_seats(table) if table and table.is_scored else ())
        if place == 1 and seat.became is Became.PLAYED
    }
    scores = _scores(results, fixture, tables)
    return tuple(
        Side(
            name=name_of(whole, spot.player),
            seed=_seed(whole, spot.player),
            score=scores.get(spot.player),
            is_through=spot.player in winners,
        )
        for spot in fixture.spots
    )
