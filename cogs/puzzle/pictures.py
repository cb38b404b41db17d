"""The picture of a puzzle, for everybody or for whoever solves it."""

from bot.app import App
from bot.puzzle import DailyPuzzle, Tally, solution
from cogs.drawings import drawings_of
from cogs.screen import Gallery
from games.api import Seat
from games.catalog import GAMES
from languages.reader import Reader
from rendering.puzzle.picture import draw_puzzle
from rendering.puzzle.values import PuzzleValues


async def picture_of(
    app: App,
    daily: DailyPuzzle,
    tally: Tally,
    reader: Reader,
    *,
    is_solved: bool = False,
    run: int | None = None,
) -> Gallery:
    """As it stands in a channel; with somebody's run, as they alone see it; solved, when its day is over."""
    game, puzzle = GAMES[daily.game], daily.puzzle
    seat = Seat(puzzle.seat)
    view = game.view_for(puzzle.position, seat)
    values = PuzzleValues(
        game=daily.game,
        number=daily.number or 0,
        view=view,
        seat=puzzle.seat,
        stars=puzzle.measure.stars,
        tried=tally.tried,
        found=tally.found,
        run=run,
        solved=solution(daily).view if is_solved else None,
        points=puzzle.points if is_solved else None,
    )
    told = game.board(values.solved or view, seat)
    return Gallery(await drawings_of(app, "puzzle", values, draw_puzzle, told, reader))
