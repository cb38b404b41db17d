"""A puzzle of a game without a picture of its own: under its title the private picture of the turn itself."""

from typing import Final

from PIL import Image

from games.catalog import GAMES
from languages.reader import Reader
from rendering.canvas import Canvas
from rendering.catalog import painter_for
from rendering.grounds import kept_ground
from rendering.league.scenes import HEAD, scene_of
from rendering.parts import GAP, MARGIN, WIDTH, Box
from rendering.puzzle.sheet import FOOT, STATE_HEIGHT, ground_of, put_foot, put_head, put_state
from rendering.puzzle.values import PuzzleValues

_FRAME: Final = 6


def draw_plain(values: PuzzleValues, reader: Reader) -> Image.Image:
    """Title, the seat's own board, and how it stands."""
    view = values.view if values.solved is None else values.solved
    own = painter_for(GAMES[values.game]).draft(view, values.seat, None, "", reader)
    own = own.crop((_FRAME, _FRAME, own.width - _FRAME, own.height - _FRAME))
    state = _state(own.height)
    canvas = Canvas(_ground(values.game, own.height))
    put_head(canvas, values, reader)
    canvas.image.paste(own, ((WIDTH - own.width) // 2, HEAD + GAP))
    put_state(canvas, state, values, reader)
    put_foot(canvas, scene_of(values.game), state.below, values, (), reader)
    return canvas.image


def _state(own: int) -> Box:
    return Box(MARGIN, HEAD + own + 2 * GAP, WIDTH - 2 * MARGIN, STATE_HEIGHT)


@kept_ground
def _ground(game: str, own: int) -> Image.Image:
    state = _state(own)
    return ground_of(game, state.below + FOOT, (state,)).settled()
