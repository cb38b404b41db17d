"""The pictures of a turn that was taken: the score, the board that everybody saw, and the viewer's own."""

import asyncio
from typing import Any

from bot.pictures import Pictures
from bot.replaying import Replay, Scene
from cogs import wording
from cogs.board import board_drawings
from cogs.replay_screens import reader_at
from cogs.screen import Drawing, Gallery, Row
from games.api import Seat
from games.message import say
from languages.reader import Reader
from rendering.catalog import painter_for
from rendering.recap.ribbon import Ribbon, draw_ribbon, scale_for


async def picture_rows(pictures: Pictures, replay: Replay, scene: Scene, reader: Reader) -> tuple[Row, ...]:
    """What there was to see after the turn, for a player with what only they could see."""
    then = reader_at(replay, scene.turn, reader)
    board = board_drawings(scene.table, await pictures.replayed(scene.table, reader.language))
    rows = [Gallery((await _score(pictures, replay, scene, then),)), Gallery(board)]
    if scene.viewer is not None and scene.table.game.has_hands:
        rows.append(Gallery((await _private(pictures, scene, scene.viewer, then),)))
    return tuple(rows)


def ribbon_of(replay: Replay, scene: Scene) -> Ribbon:
    """Everybody's points after the turn, on the scale of the whole game."""
    game = scene.table.game
    stage = painter_for(game).stage
    goal = stage((game.view_for(scene.table.position, None),)).goal if stage else None
    return Ribbon(scene.points, scene.gained, scale_for(replay.range_of_points(), goal))


async def _score(pictures: Pictures, replay: Replay, scene: Scene, then: Reader) -> Drawing:
    # It looks through all turns, and others are answered meanwhile.
    ribbon = await asyncio.to_thread(ribbon_of, replay, scene)
    (drawn,) = await pictures.of_values(ribbon, _draw_score, then.language)
    return Drawing(drawn, "score.png", (say("replay-ribbon"), wording.score_line(scene.table)))


def _draw_score(ribbon: Ribbon, reader: Reader) -> Any:
    """It has no words."""
    return draw_ribbon(ribbon)


async def _private(pictures: Pictures, scene: Scene, seat: Seat, then: Reader) -> Drawing:
    game = scene.table.game
    drawn = await pictures.replayed_private(scene.table, seat, then.language)
    told = game.board(game.view_for(scene.table.position, seat), seat)
    return Drawing(drawn, "private.png", (say("replay-private-picture"), *told))
