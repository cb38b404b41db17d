"""The boards of a league for whoever looks: results and tables are loaded, pictures drawn, screens made."""

from bot.app import App
from bot.league.booking import Results
from bot.league.season import Whole
from cogs.league.boards import board_screen, summary_screen, text_screen
from cogs.league.finding import leagues_of
from cogs.league.pictures import drawn
from cogs.league.summary import summary_lines
from cogs.league.values import fixtures_values, standings_of
from cogs.screen import Screen
from games.message import Said
from languages.reader import Reader
from rendering.league.fixtures import tell_fixtures
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.standings import tell_standings
from rendering.league.standings_picture import draw_standings


async def _results(app: App, whole: Whole) -> Results:
    return (await app.part(leagues_of).load(whole.season.id))[1]


async def board_for(app: App, whole: Whole, division: int, reader: Reader) -> Screen:
    """What stands in the league's channel."""
    values = standings_of(whole, await _results(app, whole), division)
    drawing = await drawn(app, "standings", values, draw_standings, tell_standings(values), reader)
    return board_screen(whole, division, drawing, is_public=True)


async def own_standings(app: App, whole: Whole, division: int, user_id: int, reader: Reader) -> Screen:
    """A private copy with one's own row marked, and all of it in words."""
    values = standings_of(whole, await _results(app, whole), division, user_id)
    told = tell_standings(values)
    drawing = await drawn(app, "standings", values, draw_standings, told, reader)
    return text_screen(whole, division, told, drawing)


async def fixtures_for(app: App, whole: Whole, division: int, reader: Reader) -> Screen:
    """What is played now and what opens next."""
    ids = [fixture.table_id for fixture in whole.fixtures if fixture.is_open]
    tables = {table.id: table for table in await app.tables.load_each(ids)}
    values = fixtures_values(whole, await _results(app, whole), division, tables)
    told: tuple[Said, ...] = tell_fixtures(values)
    drawing = await drawn(app, "fixtures", values, draw_fixtures, told, reader) if values.tables else None
    return text_screen(whole, division, told, drawing)


async def summary_for(app: App, whole: Whole, reader: Reader) -> Screen:
    """How a season ended."""
    finals = await app.store.leagues.finals(whole.season.id)
    return summary_screen(whole, summary_lines(whole, finals), None)
