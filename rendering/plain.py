"""Any game's text diagram as a picture, so that a game can be played before it has a painter."""

from typing import Any, Final

from PIL.Image import Image

from games.api import Game
from games.message import Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.names import fitted_name, is_drawable
from rendering.painter import Names, Painter
from rendering.parts import WIDTH, door, lay_frame, seat_icons
from rendering.seat_time import Times
from rendering.text import NAME, SENTENCE, TITLE, Type, wrapped

_TOP: Final = 104
_LEFT: Final = 48
_HIGHEST: Final = 1400


def plain_painter(game: Game[Any, Any]) -> Painter:
    """A painter that writes the game's diagram."""

    def table(view: Any, reader: Reader, times: Times = ()) -> tuple[Image, ...]:
        return (draw_diagram(game.title, game.diagram(view), reader.names),)

    def private(view: Any, seat: int, reader: Reader) -> Image:
        return draw_diagram(
            reader.read(say("picture-your-view", game=game.title)), game.diagram(view), reader.names
        )

    def draft(view: Any, seat: int, move: Any, refusal: Said, reader: Reader) -> Image:
        written = "" if move is None else game.write_move(move)
        note = say("picture-not-possible", move=written, why=refusal) if refusal else written
        title = reader.read(say("picture-your-turn", game=game.title))
        return draw_diagram(title, game.diagram(view), reader.names, reader.read(note))

    return Painter(table=table, private=private, draft=draft, icons=seat_icons)


def draw_diagram(title: str, diagram: str, names: Names, note: str = "") -> Image:
    """A title, who sits where, the diagram letter by letter in columns, and a line about a move."""
    lines = diagram.splitlines()
    pitch = _pitch(lines)
    notes = wrapped(note, SENTENCE, WIDTH - 2 * _LEFT, 3) if note else []
    top = _TOP + (56 if names else 0)
    height = min(_HIGHEST, round(top + len(lines) * pitch * 1.9 + len(notes) * 40 + 48))
    canvas = Canvas(_ground(height).settled())
    canvas.text(36, 62, title, TITLE, colours.INK, colours.PAPER)
    _put_names(canvas, names)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            x, y = _LEFT + (column + 0.5) * pitch, top + (row + 0.7) * pitch * 1.9
            shown = letter if is_drawable(letter) else "?"
            canvas.text(x, y, shown.strip(), Type(round(pitch * 1.7)), colours.INK, colours.PAPER, "ms")
    for number, line in enumerate(notes):
        y = height - 36 - 40 * (len(notes) - 1 - number)
        canvas.text(_LEFT, y, line, SENTENCE, colours.INK, colours.PAPER)
    return canvas.image


def _pitch(lines: list[str]) -> float:
    """How wide a letter's column may be so that all of the diagram fits."""
    widest = max((len(line) for line in lines), default=1)
    tallest = max(1, len(lines))
    return min(17, (WIDTH - 2 * _LEFT) / max(1, widest), (_HIGHEST - _TOP - 240) / tallest / 1.9)


def _ground(height: int) -> Ground:
    ground = Ground(WIDTH, height, colours.PAPER)
    lay_frame(ground, WIDTH, height)
    return ground


def _put_names(canvas: Canvas, names: Names) -> None:
    room = (WIDTH - 2 * _LEFT) // max(1, len(names))
    for seat, name in enumerate(names):
        x = _LEFT + seat * room
        canvas.put(door(seat, 34, 42, colours.PAPER), x, _TOP - 14)
        canvas.text(x + 46, _TOP + 18, fitted_name(name, NAME, room - 62), NAME, colours.INK, colours.PAPER)
