"""The buttons that stand in channels, wherever they stand: on the board, on a ping, on the card."""

from typing import Any

import discord

from bot.table import State, Table
from bot.takeback import AGREES, REFUSES
from cogs.layout import button

Button = discord.ui.Button[Any]
GREEN = discord.ButtonStyle.success


def turn_key(table: Table) -> Button:
    """Opens the private panel."""
    return button("Take your turn", "turn", table.id, style=GREEN)


def rematch_key(table: Table) -> Button:
    """The same people again."""
    return button("Rematch", "rematch", table.id, style=GREEN)


def takeback_keys(table: Table) -> list[Button]:
    """What those who are asked about a takeback may answer."""
    asked = table.takeback.asked if table.takeback else 0
    return [
        button("Agree to take it back", "agree", table.id, AGREES, asked),
        button("Refuse", "agree", table.id, REFUSES, asked),
    ]


def board_keys(table: Table) -> list[Button]:
    """What can be done at the board, in play and afterwards."""
    reading = [button("Board as text", "text", table.id), button("History", "history", table.id)]
    if table.state is State.OVER:
        return [rematch_key(table), *reading, button("Verify", "verify", table.id)]
    hand = [button("My hand", "hand", table.id)] if table.game.has_hands else []
    return [turn_key(table), *hand, *reading]
