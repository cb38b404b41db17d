"""What reading a message costs, the first time and again, beside writing down a position."""

import random
from typing import Any

import msgspec

from benchmarks.figure import Figure, against, seconds_for
from games.api import Game, new_table
from games.catalog import GAMES
from games.message import Message
from languages import reader as reading
from languages.reader import Medium, Reader
from languages.shelf import LANGUAGES

MOVES = 60
FIRST, AGAIN = 25, 0.5
"""So many positions might be written down meanwhile."""


def figures() -> list[Figure]:
    """Both figures in every language, for what a game of each kind says."""
    games = [_a_game(game) for game in GAMES.values()]
    messages = [message for said, _ in games for message in said]
    positions = [position for _, position in games]
    encode = msgspec.json.encode
    unit = seconds_for(lambda: [encode(position) for position in positions], 100) / len(positions)
    return [figure for key in LANGUAGES for figure in _reading(key, messages, unit)]


def _a_game(game: Game[Any, Any]) -> tuple[list[Message], Any]:
    """What the first moves of a random game say, and where they lead."""
    rng, said = random.Random(3), []
    position = new_table(game, game.seats[0], {}, "messages")
    for _ in range(MOVES):
        if not (acting := game.to_act(position)):
            break
        seat = acting[0]
        move = rng.choice(game.legal_moves(position, seat))
        after = game.apply(position, seat, move)
        told = game.tell(game.view_for(position, None), seat, move, game.view_for(after, None), None)
        if isinstance(told, Message):
            said.append(told)
        position = after
    return said, position


def _reading(key: str, messages: list[Message], unit: float) -> list[Figure]:
    reader = Reader(key, ("Anna", "Ben", "Chidi", "Emi"), 0, Medium.MARKDOWN)

    def first() -> None:
        reading._read.cache_clear()
        again()

    def again() -> None:
        for message in messages:
            reader.read(message)

    costs = (("the first time", seconds_for(first, 5), FIRST), ("again", seconds_for(again, 100), AGAIN))
    return [
        Figure(
            f"reading a message {when}, {key} / writing down a position",
            f"{spent / len(messages) / unit:.2f} ({spent / len(messages) * 1e6:.1f} µs)",
            against(spent / len(messages) / unit, goal),
        )
        for when, spent, goal in costs
    ]
