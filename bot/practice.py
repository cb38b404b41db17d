"""A turn that is practised in private, at no table: a position, whoever sits in front of it, and their steps;
pure. Puzzles and lessons are practised so, with the very panels of the games."""

from enum import StrEnum
from typing import Any

import msgspec

from bot.draft import Turn
from bot.errors import StaleButton
from bot.table import DIRECT, Arrangement, Holder, State, Table
from games.api import Game, Seat
from games.errors import Refusal
from games.message import say


class What(StrEnum):
    """What is practised; the letter by which presses tell."""

    PUZZLE = "p"
    LESSON = "l"


class Mark(msgspec.Struct, frozen=True):
    """What a practised turn is known by, wherever it is drafted, drawn or pressed; no table has one."""

    what: What
    number: int

    @property
    def table_id(self) -> int:
        """A number that no table has, and no other practised turn."""
        return -1 - self.number * len(What) - list(What).index(self.what)


def practised(
    mark: Mark, game: Game[Any, Any], position: Any, seat: Seat, user_id: int, name: str, *steps: str
) -> Turn:
    """The turn as its player has drafted it; steps that are no longer possible count for nothing.

    The others at the table have no names: they are called by their seats."""
    seats = len(game.standing(position))
    others = [Holder(0, "") for _ in range(seats)]
    others[seat] = Holder(user_id, name)
    table = Table(
        id=mark.table_id,
        game_key=game.key,
        state=State.PLAYING,
        guild_id=DIRECT,
        channel_id=0,
        host_id=user_id,
        arrangement=Arrangement(seats),
        holders=tuple(others),
        seed="",
        since=0.0,
        version=1,
        rules_version=game.rules_version,
        position=position,
    )
    begun = Turn(table, seat)
    try:
        return begun.after(*steps)
    except Refusal:
        return begun  # drafted under the rules of an older release


def check_practised(turn: Turn, step: int) -> None:
    """Refuse a press made for another step of the draft."""
    if step != len(turn.steps):
        raise StaleButton(say("table-turn-changed"))
