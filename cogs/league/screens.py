"""The boards of a league for whoever looks: results and tables are loaded, pictures drawn, screens made."""

from collections.abc import Mapping

from bot.app import App
from bot.league.booking import Results
from bot.league.fixtures import measures
from bot.league.season import Whole
from bot.league.starting import tables_of
from bot.league.terms import Format
from bot.table import Table
from cogs.drawings import drawings_of
from cogs.league.boards import board_screen, summary_screen, text_screen
from cogs.league.cup_values import bracket_of, swiss_of
from cogs.league.finding import leagues_of
from cogs.league.summary import summary_lines
from cogs.league.summary_values import summary_of
from cogs.league.values import fixtures_values, standings_of
from cogs.links import board_link
from cogs.screen import Drawing, Screen, in_one, item, small
from games.message import Said, say
from languages.reader import Reader
from rendering.league.bracket import tell_bracket
from rendering.league.bracket_picture import draw_bracket
from rendering.league.fixtures import tell_fixtures
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.standings import tell_standings
from rendering.league.standings_picture import draw_standings
from rendering.league.summary import tell_summary
from rendering.league.summary_picture import draw_summary
from rendering.league.swiss import tell_swiss
from rendering.league.swiss_picture import draw_swiss


async def _results(app: App, whole: Whole) -> Results:
    return (await app.part(leagues_of).load(whole.season.id))[1]


async def board_for(app: App, whole: Whole, division: int, reader: Reader) -> Screen:
    """What stands in the league's channel."""
    drawings = await _board(app, whole, division, 0, reader)
    return board_screen(whole, division, drawings)


async def own_standings(app: App, whole: Whole, division: int, user_id: int, reader: Reader) -> Screen:
    """A private copy with one's own row marked, and all of it in words."""
    drawings = await _board(app, whole, division, user_id, reader)
    told = [line for drawing in drawings for line in drawing.alt]
    return text_screen(whole, division, tuple(dict.fromkeys(told)), drawings)


async def _board(app: App, whole: Whole, division: int, you: int, reader: Reader) -> tuple[Drawing, ...]:
    """How it stands: a division's table, a bracket, or the table and the round of a Swiss tournament."""
    results = await _results(app, whole)
    if whole.season.terms.format is Format.KNOCKOUT:
        cup = bracket_of(whole, results, await _tables(app, whole))
        return await drawings_of(app, "bracket", cup, draw_bracket, tell_bracket(cup), reader)
    values = standings_of(whole, results, division, you)
    drawings = await drawings_of(app, "standings", values, draw_standings, tell_standings(values), reader)
    if whole.season.terms.format is Format.SWISS:
        swiss = swiss_of(whole, results, await _tables(app, whole))
        drawings += await drawings_of(app, "round", swiss, draw_swiss, tell_swiss(swiss), reader)
    return drawings


async def fixtures_for(app: App, whole: Whole, division: int, reader: Reader) -> Screen:
    """What is played now and what opens next."""
    tables = await _tables(app, whole)
    values = fixtures_values(whole, await _results(app, whole), division, tables)
    told: tuple[Said, ...] = tell_fixtures(values)
    drawings = (
        await drawings_of(app, "fixtures", values, draw_fixtures, told, reader) if values.tables else ()
    )
    links = await links_to(app, whole, division, tables)
    return text_screen(whole, division, (*told, *_evenness(whole, division), *links), drawings)


def _evenness(whole: Whole, division: int) -> tuple[Said, ...]:
    """How even a division's fixtures are, as they were made."""
    if whole.league.is_tournament:
        return ()
    players = [each for each in whole.members if each.division == division and not each.is_guest]
    tables = tables_of(len(players), whole.season.terms)
    even = measures(tables, len(players))
    held = len(tables) / len(players)
    least, most = even.least_meetings, even.most_meetings
    meetings = (
        say("league-meet-exactly", times=least)
        if least == most
        else say("league-meet-between", least=least, most=most)
    )
    seats = say("league-seats-even", times=int(held)) if not even.seat_spread else say("league-seats-nearly")
    return (small(in_one(meetings, seats)),)


async def links_to(app: App, whole: Whole, division: int, tables: Mapping[int, Table]) -> tuple[Said, ...]:
    """Ways to the tables that are played."""
    found: list[Said] = []
    for fixture in whole.fixtures:
        if fixture.is_open and division in (0, fixture.division) and (table := tables.get(fixture.table_id)):
            showing = await app.store.posts.showing(table.id)
            found.append(item(say("league-table-link", table=str(table.id), link=board_link(table, showing))))
    return tuple(found)


async def summary_for(app: App, whole: Whole, reader: Reader) -> Screen:
    """How a season ended."""
    finals = await app.store.leagues.finals(whole.season.id)
    number = await app.store.leagues.season_of(whole.league.id, whole.season.number + 1)
    following = await app.store.leagues.whole(number) if number else None
    leagues = app.part(leagues_of)
    values = summary_of(
        whole, await _results(app, whole), finals, following.season if following else None, leagues.now()
    )
    drawings = await drawings_of(app, "season", values, draw_summary, tell_summary(values), reader)
    return summary_screen(whole, summary_lines(whole, finals), drawings)


async def _tables(app: App, whole: Whole) -> dict[int, Table]:
    """The tables that are being played."""
    ids = [fixture.table_id for fixture in whole.fixtures if fixture.is_open]
    return {table.id: table for table in await app.tables.load_each(ids)}
