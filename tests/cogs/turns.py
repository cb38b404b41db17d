"""A seat's turn at any position, as its panel is given it."""

from bot.draft import Turn
from bot.table import Arrangement, Holder, State, Table
from games.api import Seat


def turn_at(game_key, position, seat):
    """The turn of a seat at a table with the largest numbers that a table may have."""
    seats = len(position.players)
    table = Table(
        id=999999999,
        game_key=game_key,
        state=State.PLAYING,
        guild_id=1,
        channel_id=2,
        host_id=1,
        arrangement=Arrangement(seats=seats),
        holders=tuple(Holder(number + 1, f"Player {number + 1}") for number in range(seats)),
        seed="turns",
        since=0,
        version=99999,
        position=position,
    )
    return Turn(table, Seat(seat))
