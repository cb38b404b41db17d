"""A seat's turn at any position, as its panel is given it."""

from msgspec.structs import replace

from bot.draft import Turn
from bot.table import Arrangement, Holder, State, Table
from cogs.custom_ids import write_press
from cogs.press import Press
from cogs.screen import Keys, Menu, Row, Screen
from games.api import Seat
from tests.languages.english import english


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


def keys_in(row: Row) -> Keys:
    """A row of a screen that is one of keys."""
    assert isinstance(row, tuple)
    return row


def written(row: Row) -> list[str]:
    """What a menu, or a row of keys, is written as where it can be pressed."""
    found = []
    for part in (row,) if isinstance(row, Menu) else keys_in(row):
        if part.press is not None:
            assert isinstance(part.press, Press), "nothing says where it is pressed"
            found.append(write_press(part.press))
    return found


def screen_in_english(screen: Screen, turn: Turn) -> Screen:
    """The screen with every message read, as the turn's player sees it."""

    def read(said):
        return english(said, turn.table.names, turn.seat)

    def read_row(row):
        if isinstance(row, Menu):
            choices = tuple(
                replace(choice, label=read(choice.label), description=read(choice.description))
                for choice in row.choices
            )
            return replace(row, placeholder=read(row.placeholder), choices=choices)
        return tuple(replace(key, label=read(key.label)) for key in row)

    return replace(
        screen,
        lines=tuple(read(line) for line in screen.lines),
        rows=tuple(read_row(row) for row in screen.rows),
        refusal=read(screen.refusal),
    )
