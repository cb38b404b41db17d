"""A turn being composed in private: steps tried on a copy of the position until they are confirmed; pure."""

from typing import Any

import msgspec

from bot.errors import StaleButton, WrongTime
from bot.table import Table, check_current, check_playing
from games.api import Game, Seat, play, replay
from games.errors import Refusal
from games.message import Said


class Draft(msgspec.Struct, frozen=True):
    """What a seat has chosen so far, on top of one version of the table."""

    version: int
    steps: tuple[str, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    """A seat at a table with its draft played out: what its private panel shows."""

    table: Table
    seat: Seat
    steps: tuple[str, ...]
    position: Any

    @property
    def view(self) -> Any:
        """What the seat may see of the drafted position."""
        return self.table.game.view_for(self.position, self.seat)

    @property
    def is_to_act(self) -> bool:
        """Is the next decision still this seat's?"""
        return self.seat in self.table.game.to_act(self.position)


def turn_of(table: Table, user_id: int, draft: Draft | None) -> Turn:
    """The player's turn as drafted; a draft for an older version counts for nothing."""
    check_playing(table)
    seat = table.seat_of(user_id)
    blank = Turn(table, seat, (), table.position)
    if draft is None or draft.version != table.version:
        return blank
    try:
        position = replay(table.game, table.position, [(seat, text) for text in draft.steps])
    except Refusal:
        # Drafted under the rules of an older release: begin again rather than be stuck with it.
        return blank
    return Turn(table, seat, draft.steps, position)


def foretold(game: Game[Any, Any], position: Any, seat: Seat, move: Any) -> Said:
    """What a move will do, in words, without a word of what it would show."""
    view = game.view_for(position, seat)
    if game.reveals(position, seat, move):
        return game.tell(view, seat, move, None, seat)
    return game.tell(view, seat, move, game.view_for(game.apply(position, seat, move), seat), seat)


def check_step(turn: Turn, version: int, step: int) -> None:
    """Refuse a press made for another version of the board or of the draft."""
    check_current(turn.table, version)
    if step != len(turn.steps):
        raise StaleButton("Your turn has changed since that button was drawn; here is how it stands now.")


def needs_confirming(turn: Turn, text: str) -> bool:
    """Would this step end the turn or show something hidden?"""
    return ends_turn(turn, text) or turn.table.game.reveals(
        turn.position, turn.seat, turn.table.game.read_move(text)
    )


def ends_turn(turn: Turn, text: str) -> bool:
    """Is it somebody else's move after this step?"""
    game = turn.table.game
    return turn.seat not in game.to_act(play(game, turn.position, turn.seat, game.read_move(text)))


def with_step(turn: Turn, text: str) -> Turn:
    """The turn with one more step that can still be undone."""
    if needs_confirming(turn, text):
        raise WrongTime("That ends your turn or shows something hidden, so it has to be confirmed.")
    game = turn.table.game
    position = play(game, turn.position, turn.seat, game.read_move(text))
    return Turn(turn.table, turn.seat, (*turn.steps, text), position)
