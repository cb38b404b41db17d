"""A command: walk a game file, record a random game, check a folder of games, or play in the terminal."""

import argparse
import random
import secrets
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.terminal import printed
from games.api import LEAVES, Game, Seat, follow, new_table
from games.catalog import GAMES
from games.errors import DamagedRecord, Refusal
from games.message import Typed, say, who
from games.record import Record, check, finished, game_of, read_record, steps, write_record

Chooser = Callable[[Any, Seat], str]
"""Given a position and the seat to act, the written move it makes."""


def main(arguments: list[str] | None = None) -> int:
    """Run one of the command's four jobs; 1 if something was refused."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.play:
            _play(asked)
        elif asked.random:
            sys.stdout.write(write_record(random_record(_game(asked.random), asked.seats, asked.seed)))
        elif asked.check or asked.accept:
            return _walk_folder(Path(asked.check or asked.accept), accept=bool(asked.accept))
        elif asked.file:
            _walk(read_record(_text_of(Path(asked.file))), boards=asked.boards)
        else:
            _parser().print_help()
    except Refusal as refusal:
        print(printed(refusal.said), file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.replay", description=__doc__)
    parser.add_argument("file", nargs="?", help="a game file to walk through")
    parser.add_argument("--boards", action="store_true", help="draw the board after every move")
    parser.add_argument("--random", metavar="GAME", help="play a game at random and write its file")
    parser.add_argument("--check", metavar="FOLDER", help="replay every game file below a folder")
    parser.add_argument(
        "--accept", metavar="FOLDER", help="rewrite the results of every game file below a folder"
    )
    parser.add_argument("--play", metavar="GAME", help="play in the terminal")
    parser.add_argument("--seats", type=int, default=2, help="how many seats (with --random and --play)")
    parser.add_argument("--seed", default="", help="the seed; a fresh one is drawn without it")
    parser.add_argument(
        "--people", type=int, default=1, help="with --play: seats played by you, the rest at random"
    )
    return parser


def _game(key: str) -> Game[Any, Any]:
    if key not in GAMES:
        raise DamagedRecord(say("program-no-such-game", typed=Typed(key), games=tuple(GAMES)))
    return GAMES[key]


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise DamagedRecord(say("program-unreadable", path=Typed(str(path)), why=Typed(str(wrong)))) from None


def random_record(game: Game[Any, Any], seats: int, seed: str) -> Record:
    """A complete game in which every seat moves at random; the same seed gives the same game."""
    seed = seed or secrets.token_hex(16)
    return record_game(game, seats, seed, at_random(game, random.Random(seed)))


def at_random(game: Game[Any, Any], rng: random.Random) -> Chooser:
    """Chooses any legal move, all equally likely."""
    return lambda position, seat: game.write_move(rng.choice(game.legal_moves(position, seat)))


def record_game(game: Game[Any, Any], seats: int, seed: str, choose: Chooser) -> Record:
    """Play a table to its end and keep its file."""
    position = new_table(game, seats, {}, seed)
    moves = []
    while acting := game.to_act(position):
        text = choose(position, acting[0])
        position = follow(game, position, acting[0], text)
        moves.append((acting[0], text))
    return finished(Record(game.key, game.rules_version, seats, {}, seed, tuple(moves)))


def _walk(record: Record, *, boards: bool) -> None:
    game = game_of(record)
    for step in steps(record):
        words = _tell(game, step.before, step.seat, step.text, step.after)
        print(f"{step.line:4}  {step.seat + 1} {step.text:12} {words}")
        if boards:
            print(game.diagram(game.view_for(step.after, None)), "\n")
    print(record.board)
    if record.result:
        print(record.result)
        check(record)


def _tell(game: Game[Any, Any], before: Any, seat: Seat, text: str, after: Any) -> str:
    if text == LEAVES:
        return printed(say("table-leaves", who=who(seat)))
    views = game.view_for(before, None), game.view_for(after, None)
    return printed(game.tell(views[0], seat, game.read_move(text), views[1], None))


def _walk_folder(folder: Path, *, accept: bool) -> int:
    """Check or accept every game file; say which fail."""
    files = sorted(folder.rglob("*.txt"))
    if not files:
        raise DamagedRecord(say("program-no-files", folder=Typed(str(folder))))
    failed = 0
    for path in files:
        try:
            record = read_record(_text_of(path))
            if accept:
                path.write_text(write_record(finished(record)), encoding="utf-8")
            else:
                check(record)
        except Refusal as refusal:
            failed += 1
            print(f"{path}: {printed(refusal.said)}", file=sys.stderr)
    sound, of = len(files) - failed, len(files)
    print(printed(say("program-accepted" if accept else "program-replayed", sound=sound, of=of)))
    return 1 if failed else 0


def _play(asked: argparse.Namespace) -> None:
    """Hot-seat in the terminal; seats without a person move at random."""
    game = _game(asked.play)
    seed = asked.seed or secrets.token_hex(16)
    chance = at_random(game, random.Random(seed))

    def choose(position: Any, seat: Seat) -> str:
        if seat < asked.people:
            return _ask(game, position, seat)
        text = chance(position, seat)
        print(printed(say("program-plays", who=who(seat), move=text)))
        return text

    record = record_game(game, asked.seats, seed, choose)
    print(record.board, record.result, sep="\n")


def _ask(game: Game[Any, Any], position: Any, seat: Seat) -> str:
    """Ask until the seat's answer is a legal move; `?` lists them."""
    print(f"\n{game.diagram(game.view_for(position, seat))}")
    for line in _lines(printed(say("program-your-move", who=who(seat))) + " "):
        if line == "?":
            print("  ".join(game.write_move(move) for move in game.legal_moves(position, seat)))
            continue
        try:
            follow(game, position, seat, line)
        except Refusal as refusal:
            print(printed(refusal.said))
        else:
            return line
    raise DamagedRecord(say("program-unfinished"))


def _lines(prompt: str) -> Iterable[str]:
    while True:
        try:
            yield input(prompt).strip()
        except EOFError:
            return


if __name__ == "__main__":
    sys.exit(main())
