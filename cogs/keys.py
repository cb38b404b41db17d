"""The buttons that stand in channels, wherever they stand: on the board, on a ping, on the card."""

from typing import Any

import discord

from bot.table import State, Table
from cogs.layout import button
from cogs.press import AnswerTakeback, OpenHand, OpenTurn, ReadBoard, ReadHistory, Rematch, Verify, Word

Button = discord.ui.Button[Any]
GREEN = discord.ButtonStyle.success


def turn_key(table: Table) -> Button:
    """Opens the private panel."""
    return button("Take your turn", OpenTurn(table.id), GREEN)


def rematch_key(table: Table) -> Button:
    """The same people again."""
    return button("Rematch", Rematch(table.id), GREEN)


def takeback_keys(table: Table) -> list[Button]:
    """What those who are asked about a takeback may answer."""
    asked = table.takeback.asked if table.takeback else 0
    return [
        button("Agree to take it back", AnswerTakeback(table.id, Word.YES, asked)),
        button("Refuse", AnswerTakeback(table.id, Word.NO, asked)),
    ]


def board_keys(table: Table) -> list[Button]:
    """What can be done at the board, in play and afterwards."""
    reading = [button("Board as text", ReadBoard(table.id)), button("History", ReadHistory(table.id))]
    if table.state is State.OVER:
        return [rematch_key(table), *reading, button("Verify", Verify(table.id))]
    hand = [button("My hand", OpenHand(table.id))] if table.game.has_hands else []
    return [turn_key(table), *hand, *reading]
