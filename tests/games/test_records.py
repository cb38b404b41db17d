"""Game files: kept games replay, and a damaged file is refused with what is wrong."""

import re
from pathlib import Path

import pytest

from bot.replay import main, random_record
from games.catalog import GAMES
from games.errors import DamagedRecord
from games.record import check, finished, read_record, write_record
from tests.languages.english import refused

REPLAYS = Path(__file__).parent.parent / "replays"
KEPT = sorted(REPLAYS.rglob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_replays_to_its_result(path):
    check(read_record(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_kept_games(key):
    assert len(list((REPLAYS / key).glob("*.txt"))) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_a_recorded_game_survives_the_round_trip(key):
    record = random_record(GAMES[key], GAMES[key].seats[0], "round trip")
    assert read_record(write_record(record)) == record


def sample() -> list[str]:
    return (REPLAYS / "copenhagen" / "random-2.txt").read_text(encoding="utf-8").splitlines()


DAMAGE = {
    "a missing head line": (lambda lines: lines[1:], "Line 1 should begin with “game: ”."),
    "an unknown game": (lambda lines: ["game: chess", *lines[1:]], "There is no game called “chess”"),
    "a seat count that is a word": (
        lambda lines: [*lines[:2], "seats: two", *lines[3:]],
        "The head of the file",
    ),
    "options that are no options": (
        lambda lines: [*lines[:3], "options: [1", *lines[4:]],
        "The head of the file",
    ),
    "no moves": (lambda lines: lines[:5], "Line 6 should be “moves:”."),
    "a line that is no move": (
        lambda lines: [*lines[:6], "hello", *lines[7:]],
        "Line 7 should be a seat and a move",
    ),
    "an unreadable move": (
        lambda lines: [*lines[:6], "1 zz9", *lines[7:]],
        "Line 7, “1 zz9”: “zz9” is not a move",
    ),
    "a move out of turn": (
        lambda lines: [*lines[:6], f"{3 - int(lines[6][0])} t12", *lines[7:]],
        "Line 7, .* is to move, not",
    ),
    "a missing board": (lambda lines: [*lines[: _result(lines) + 1]], "should be “board:”."),
    "another result": (
        lambda lines: [*lines[: _result(lines)], "result: 2 1 Because.", *lines[_result(lines) + 1 :]],
        "The result was “2 1 Because.” but is now",
    ),
    "another board": (lambda lines: [*lines[:-1], "Tiles none"], "of the board was “Tiles none” but is now"),
    "half a board": (lambda lines: lines[:-1], "The board has more or fewer lines"),
    "too many seats": (lambda lines: [*lines[:2], "seats: 9", *lines[3:]], "is for 2 to 4 players, not 9"),
}


def _result(lines: list[str]) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith("result: "))


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_refused_with_what_is_wrong(damage, tmp_path, capsys):
    spoil, sentence = DAMAGE[damage]
    path = tmp_path / "game.txt"
    path.write_text("\n".join(spoil(sample())) + "\n", encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 1
    assert _matches(sentence, capsys.readouterr().err)


def _matches(sentence: str, text: str) -> bool:
    return bool(re.search(sentence.replace("(", r"\("), text))


def test_walking_a_file_tells_every_move_in_words(capsys):
    assert main([str(REPLAYS / "copenhagen" / "random-2.txt")]) == 0
    out = capsys.readouterr().out
    assert "takes" in out
    assert "builds" in out
    assert out.rstrip().endswith("The End card was revealed.")


def test_a_file_that_is_not_there_is_refused(capsys):
    assert main(["no-such-file.txt"]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_recording_twice_with_a_seed_gives_the_same_file(capsys):
    main(["--random", "copenhagen", "--seed", "twice"])
    first = capsys.readouterr().out
    main(["--random", "copenhagen", "--seed", "twice"])
    assert capsys.readouterr().out == first


def test_an_unknown_game_is_refused(capsys):
    assert main(["--random", "chess"]) == 1
    assert "the shelf has copenhagen" in capsys.readouterr().err


def test_accepting_rewrites_the_result(tmp_path):
    path = tmp_path / "game.txt"
    lines = sample()
    path.write_text("\n".join([*lines[: _result(lines)], "result: 9 9 Old.", "board:", "old"]) + "\n")
    assert main(["--accept", str(tmp_path)]) == 0
    assert read_record(path.read_text(encoding="utf-8")) == finished(read_record("\n".join(lines)))


def test_playing_in_the_terminal_refuses_and_goes_on(monkeypatch, capsys):
    answers = iter(["nonsense", "t19", "?", "t12"])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(["--play", "copenhagen", "--seed", "terminal"]) == 1
    said = capsys.readouterr()
    assert "is not a move of Copenhagen" in said.out
    assert "t12  t13" in said.out
    assert "left unfinished" in said.err


def test_checking_an_empty_folder_is_refused(tmp_path):
    with refused(DamagedRecord, match="a"):
        check(read_record("a"))
    assert main(["--check", str(tmp_path)]) == 1


@pytest.mark.parametrize("path", sorted(REPLAYS.rglob("leaving-*.txt")), ids=lambda path: path.parent.name)
def test_walking_a_file_tells_who_leaves(path, capsys):
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.count("leaves the game") == 2


def test_a_leaving_that_cannot_be_is_refused_with_its_line(tmp_path, capsys):
    lines = sample()
    path = tmp_path / "game.txt"
    path.write_text("\n".join([*lines[:6], "1 leaves", "2 leaves"]) + "\n", encoding="utf-8")
    assert main([str(path)]) == 1
    assert "Line 8, “2 leaves”: The game is over." in capsys.readouterr().err
