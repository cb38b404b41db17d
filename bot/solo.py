"""What is kept of a game that somebody finished alone, so that it can be compared with others; pure."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.table import State, Update
from games.api import Game, read_options
from games.message import Said


class SoloGame(msgspec.Struct, frozen=True):
    """How somebody did alone, and at what."""

    user_id: int
    mode: str
    points: int
    grade: Said
    """In a word or two how it went; empty in games that have none."""
    has_left: bool
    ended: float


def solo_games_in(update: Update) -> tuple[SoloGame, ...]:
    """The game that was finished alone by this update, if one was."""
    table = update.after
    if table.state is not State.OVER or update.before.state is State.OVER or not table.is_alone:
        return ()
    (player,), (score,) = table.holders, table.game.standing(table.position)
    mode = mode_of(table.game, table.arrangement.options)
    grade = table.game.grade(table.position)
    return (SoloGame(player.user_id, mode, score.points, grade, player.resigned, table.since),)


def mode_of(game: Game[Any, Any], chosen: Mapping[str, object]) -> str:
    """What is played, as a key: the options that are not the usual ones. An option that is added later does
    not change it."""
    usual, options = game.options(), read_options(game, chosen)
    fields = msgspec.structs.fields(game.options)
    changed = {
        field.encode_name: getattr(options, field.name)
        for field in fields
        if getattr(options, field.name) != getattr(usual, field.name)
    }
    return msgspec.json.encode(changed, order="sorted").decode()


def options_of(mode: str) -> dict[str, Any]:
    """The options that a mode is the key of."""
    found: dict[str, Any] = msgspec.json.decode(mode)
    return found
