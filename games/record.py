"""A whole game as a text file: what was set up, every written move, who left, and how it ended.

game: copenhagen
rules: 1
seats: 3
options: {}
seed: 5f1c...
moves:
1 t34
2 R2/0@A1
3 leaves
result: 1 2 3 The End card was revealed.
board:
(the final diagram)
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from games.api import Game, Seat, follow, new_table
from games.catalog import GAMES
from games.errors import DamagedRecord, Refusal
from games.message import Typed, say

_HEADER = ("game", "rules", "seats", "options", "seed")


class Record(msgspec.Struct, frozen=True):
    """A game as it was played; `result` and `board` are what its last position said."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    moves: tuple[tuple[Seat, str], ...]
    result: str = ""
    board: str = ""


class Step(msgspec.Struct, frozen=True):
    """One line of a record, a move or a leaving, and the positions around it."""

    line: int
    seat: Seat
    text: str
    before: Any
    after: Any


def write_record(record: Record) -> str:
    """The file of a game."""
    lines = [
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"seats: {record.seats}",
        f"options: {json.dumps(record.options, sort_keys=True)}",
        f"seed: {record.seed}",
        "moves:",
        *(f"{seat + 1} {text}" for seat, text in record.moves),
    ]
    if record.result:
        lines += [f"result: {record.result}", "board:", record.board]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The game in a file, or a refusal naming the line that is damaged."""
    lines = text.splitlines()
    header = {name: _header_line(lines, number, name) for number, name in enumerate(_HEADER)}
    if len(lines) <= len(_HEADER) or lines[len(_HEADER)] != "moves:":
        raise DamagedRecord(say("record-line", line=len(_HEADER) + 1, wanted="moves:"))
    moves, end = _read_moves(lines, len(_HEADER) + 1)
    result, board = _read_ending(lines, end)
    try:
        return Record(
            game=header["game"],
            rules=int(header["rules"]),
            seats=int(header["seats"]),
            options=msgspec.json.decode(header["options"], type=dict[str, Any]),
            seed=header["seed"],
            moves=moves,
            result=result,
            board=board,
        )
    except (ValueError, msgspec.DecodeError) as wrong:
        raise DamagedRecord(say("record-head", why=Typed(str(wrong)))) from None


def _header_line(lines: list[str], number: int, name: str) -> str:
    if len(lines) <= number or not lines[number].startswith(f"{name}: "):
        raise DamagedRecord(say("record-line-begins", line=number + 1, wanted=f"{name}: "))
    return lines[number].removeprefix(f"{name}: ")


def _read_moves(lines: list[str], start: int) -> tuple[tuple[tuple[Seat, str], ...], int]:
    moves: list[tuple[Seat, str]] = []
    for number in range(start, len(lines)):
        if lines[number].startswith("result: "):
            return tuple(moves), number
        seat, _, text = lines[number].partition(" ")
        if not seat.isdecimal() or not text:
            raise DamagedRecord(say("record-move-line", line=number + 1, example="1 t34"))
        moves.append((Seat(int(seat) - 1), text))
    return tuple(moves), len(lines)


def _read_ending(lines: list[str], start: int) -> tuple[str, str]:
    if start == len(lines):
        return "", ""
    if len(lines) <= start + 1 or lines[start + 1] != "board:":
        raise DamagedRecord(say("record-line", line=start + 2, wanted="board:"))
    return lines[start].removeprefix("result: "), "\n".join(lines[start + 2 :])


def game_of(record: Record) -> Game[Any, Any]:
    """The rules a record was played with."""
    if record.game not in GAMES:
        raise DamagedRecord(say("record-no-such-game", game=Typed(record.game)))
    return GAMES[record.game]


def steps(record: Record) -> Iterator[Step]:
    """Play the record again, move by move; a move that is refused is named with its line."""
    game = game_of(record)
    position = new_table(game, record.seats, record.options, record.seed)
    for line, (seat, text) in enumerate(record.moves, len(_HEADER) + 2):
        try:
            after = follow(game, position, seat, text)
        except Refusal as refusal:
            written = Typed(f"{seat + 1} {text}")
            raise DamagedRecord(say("record-move", line=line, move=written, why=refusal.said)) from None
        yield Step(line, seat, text, position, after)
        position = after


def last_position(record: Record) -> Any:
    """The position the record leads to."""
    position = new_table(game_of(record), record.seats, record.options, record.seed)
    for step in steps(record):
        position = step.after
    return position


def write_result(game: Game[Any, Any], position: Any) -> str:
    """Places and reason in one line; empty while the game goes on."""
    outcome = game.outcome(position)
    if outcome is None:
        return ""
    return " ".join([*map(str, outcome.places), str(outcome.reason)])


def finished(record: Record) -> Record:
    """The record with the result and board that its moves lead to."""
    game = game_of(record)
    position = last_position(record)
    return msgspec.structs.replace(record, result=write_result(game, position), board=game.diagram(position))


def check(record: Record) -> None:
    """Refuse a record whose moves no longer lead to the result and board it names."""
    now = finished(record)
    if _places(record) != _places(now):
        raise DamagedRecord(say("record-other-result", was=Typed(record.result), now=now.result))
    for number, (kept, drawn) in enumerate(
        zip(record.board.splitlines(), now.board.splitlines(), strict=False), 1
    ):
        if kept != drawn:
            raise DamagedRecord(say("record-other-board", line=number, was=Typed(kept), now=drawn))
    if record.board != now.board:
        raise DamagedRecord(say("record-other-length"))


def _places(record: Record) -> list[str]:
    """The places of a result; the reason beside them is told differently in every release."""
    return record.result.split()[: record.seats]
