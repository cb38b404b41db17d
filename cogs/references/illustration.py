"""Drawing a reference's illustrations from its short game; slow enough for a worker thread."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from cogs.references.reference import Illustration, ShortGame, Shows
from games.api import Game, new_table, play
from games.catalog import GAMES
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.catalog import painter_for
from rendering.png import encode


def position_after(game: Game[Any, Any], short: ShortGame, moves: int) -> Any:
    """The short game after so many moves."""
    position = new_table(game, len(short.names), {}, short.seed)
    for text in short.moves.split()[:moves]:
        position = play(game, position, game.to_act(position)[0], game.read_move(text))
    return position


@lru_cache(maxsize=16)
def draw_illustration(
    game_key: str, short: ShortGame, illustration: Illustration, language: str = ENGLISH
) -> tuple[bytes, str]:
    """The picture as a PNG file, and what it shows as text."""
    game = GAMES[game_key]
    painter, reader = painter_for(game), Reader(language, short.names, medium=Medium.PICTURE)
    told = replace(reader, medium=Medium.TEXT)
    position = position_after(game, short, illustration.moves)
    if illustration.shows is Shows.TABLE:
        view = game.view_for(position, None)
        first, *_ = painter.table(view, reader)
        return encode(first), told.read_all(game.glance(view))
    seat = game.to_act(position)[0]
    view = game.view_for(position, seat)
    if illustration.shows is Shows.PRIVATE:
        image = painter.private(view, seat, reader)
    else:
        move = game.read_move(illustration.ghost)
        image = painter.draft(view, seat, move, "", reader)
    return encode(image), told.read_all(game.glance(game.view_for(position, None)))
