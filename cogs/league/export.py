"""A season as files for other programs: standings and results as CSV, everything as JSON; pure."""

import csv
from io import StringIO

import msgspec

from bot.league.booking import Results, division_standings, tournament_standings
from bot.league.points import shown_points
from bot.league.results import ResultSeat
from bot.league.season import Whole
from bot.league.standings import Row
from cogs.league.values import name_of


def exported(whole: Whole, results: Results) -> tuple[tuple[str, bytes], ...]:
    """The files, by name."""
    return (
        ("standings.csv", _standings_csv(whole, results)),
        ("results.csv", _results_csv(whole, results)),
        ("season.json", _json(whole, results)),
    )


def _rows(whole: Whole, results: Results) -> list[tuple[int, Row]]:
    if whole.league.is_tournament:
        return [(0, row) for row in tournament_standings(whole, results)]
    numbers = sorted({member.division for member in whole.members})
    return [(number, row) for number in numbers for row in division_standings(whole, results, number)]


def _standings_csv(whole: Whole, results: Results) -> bytes:
    head = ("division", "place", "player", "name", "points", "tables", "wins", "forfeits")
    lines: list[tuple[object, ...]] = [head]
    for division, row in _rows(whole, results):
        points, wins = shown_points(row.points), shown_points(row.wins)
        name = name_of(whole, row.player)
        lines.append((division, row.place, row.player, name, points, row.tables, wins, row.forfeits))
    return _csv(lines)


def _results_csv(whole: Whole, results: Results) -> bytes:
    head = ("division", "number", "table", "ended", "seat", "player", "name", "place", "score", "became")
    lines: list[tuple[object, ...]] = [head]
    for fixture in whole.fixtures:
        if result := results.get(fixture.id):
            of_table = (fixture.division, fixture.number + 1, result.table, result.ended.value)
            lines += [
                (*of_table, number, each.player, each.name, each.place, each.score, each.became.value)
                for number, each in enumerate(result.seats, start=1)
            ]
    return _csv(lines)


def _csv(lines: list[tuple[object, ...]]) -> bytes:
    text = StringIO()
    csv.writer(text).writerows([_plain(str(word)) for word in line] for line in lines)
    return text.getvalue().encode()


def _plain(word: str) -> str:
    """What a spreadsheet would take for a formula is only text."""
    return f"'{word}" if word[:1] in "=+-@" and not _is_number(word) else word


def _is_number(word: str) -> bool:
    return word.lstrip("-").replace(".", "", 1).isdecimal()


def _json(whole: Whole, results: Results) -> bytes:
    """Ids as texts: other programs read such large numbers wrong."""
    told = {
        "league": {"name": whole.league.name, "terms": whole.season.terms},
        "season": {"number": whole.season.number, "phase": whole.season.phase},
        "members": [
            {"player": str(each.user_id), "name": each.name, "division": each.division, "status": each.status}
            for each in whole.members
        ],
        "fixtures": [
            {
                "division": each.division,
                "number": each.number + 1,
                "table": each.table_id,
                "players": [str(spot.player) for spot in each.spots],
            }
            for each in whole.fixtures
        ],
        "results": [
            {
                "table": result.table,
                "ended_at": result.ended_at,
                "ended": result.ended,
                "seats": [
                    {
                        "player": str(seat.player),
                        "place": seat.place,
                        "score": seat.score,
                        "became": seat.became,
                    }
                    for seat in result.seats
                ],
            }
            for result in results.values()
        ],
        "standings": [
            {
                "division": division,
                "place": row.place,
                "player": str(row.player),
                "points": shown_points(row.points),
            }
            for division, row in _rows(whole, results)
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


def _seat(seat: ResultSeat) -> dict[str, object]:
    return {"player": str(seat.player), "place": seat.place, "score": seat.score, "became": seat.became}
