"""Who is to play after the one who plays now; pure."""

from bot.table import State, Table
from bot.timeout import MOST_STEPS
from games.api import Seat, play


def next_seat(table: Table) -> Seat | None:
    """The seat whose turn comes after this one, if a single one is to act now and then.

    Whoever asks the game finds out in every order of play; nothing but the seat leaves this place.
    """
    if table.state is not State.PLAYING or len(table.acting) != 1:
        return None
    game, position, (now,) = table.game, table.position, table.acting
    for _ in range(MOST_STEPS):
        position = play(game, position, now, game.fallback(position, now))
        acting = game.to_act(position)
        if now not in acting:
            return acting[0] if len(acting) == 1 else None
    return None
