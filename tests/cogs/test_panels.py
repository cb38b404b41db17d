"""Panels as pure values: every legal move can be reached with keys and menus, within Discord's limits."""

import random
from importlib import import_module
from importlib.util import find_spec

import pytest

from cogs.layout import whole_lines
from cogs.panel_message import bound
from cogs.plain_panel import MOVES_A_PAGE, plain_panel
from cogs.press import Verb
from cogs.screen import MOST_CHOICES, Menu, parted
from games.api import new_table, play
from games.catalog import GAMES
from tests.cogs.turns import turn_at, written
from tests.languages.english import english

PANELS = {key: import_module(f"cogs.{key}.panel").panel for key in GAMES if find_spec(f"cogs.{key}")}


def turns(key: str, seats: int, seed: str):
    """Every decision of a random game, as the acting seat's turn."""
    game = GAMES[key]
    rng = random.Random(seed)
    position = new_table(game, seats, {}, seed)
    while acting := game.to_act(position):
        yield turn_at(key, position, acting[0])
        position = game.apply(position, acting[0], rng.choice(game.legal_moves(position, acting[0])))


def actions(screen):
    """Everything that can be pressed on a screen, as (verb, text)."""
    for part in screen.rows:
        if isinstance(part, Menu):
            yield from ((part.press.verb, choice.text) for choice in part.choices)
        else:
            yield from ((key.press.verb, key.press.text) for key in part if key.press)


def custom_ids(turn, part):
    """What a row of keys is written as, where they can be pressed; too long a one fails."""
    return written(bound(turn, part))


def reachable(panel, turn):
    """Every move that some path of looks leads to."""
    seen, waiting, moves = {""}, [""], set()
    while waiting:
        for verb, text in actions(panel(turn, waiting.pop())):
            if verb is Verb.LOOK and text not in seen:
                seen.add(text)
                waiting.append(text)
            elif verb is not Verb.LOOK:
                first, *following = parted(text)
                moves.add(first)
                if following:
                    assert_can_be_made(turn, first, *following)
    return moves


def assert_can_be_made(turn, *texts):
    """Moves that one key makes together are legal one after the other, and end the turn."""
    position = turn.position
    for text in texts:
        position = play(turn.table.game, position, turn.seat, turn.table.game.read_move(text))
    is_over = turn.seat not in turn.table.game.to_act(position)
    assert is_over or len(turn.table.holders) == 1, "alone one decision follows another"


@pytest.mark.parametrize(("key", "seats"), [(key, GAMES[key].seats[n]) for key in PANELS for n in (0, -1)])
def test_every_legal_move_can_be_reached_with_buttons(key, seats):
    game = GAMES[key]
    for number, turn in enumerate(turns(key, seats, f"reach {seats}")):
        if number % 6 == 0:
            legal = {game.write_move(move) for move in game.legal_moves(turn.position, turn.seat)}
            assert reachable(PANELS[key], turn) == legal


@pytest.mark.parametrize("key", PANELS)
def test_every_screen_keeps_discords_limits(key):
    for turn in turns(key, GAMES[key].seats[0], "limits"):
        seen, waiting = {""}, [""]
        while waiting and len(seen) < 40:
            screen = PANELS[key](turn, waiting.pop())
            assert sum(len(english(line)) for line in screen.lines) < 2000
            assert 4 + sum(1 + (1 if isinstance(p, Menu) else len(p)) for p in screen.rows) <= 35
            for part in screen.rows:
                if isinstance(part, Menu):
                    assert 1 <= len(part.choices) <= MOST_CHOICES
                    values = [choice.text for choice in part.choices]
                    assert len(set(values)) == len(values)
                    assert all(1 <= len(value) <= 100 for value in values)
                else:
                    assert 1 <= len(part) <= 5
            written = [text for part in screen.rows for text in custom_ids(turn, part)]
            assert len(set(written)) == len(written)
            texts = [text for verb, text in actions(screen) if verb is Verb.LOOK and text not in seen]
            seen.update(texts)
            waiting.extend(texts)


def test_a_game_without_a_panel_offers_every_move_in_words_page_by_page():
    game = GAMES["copenhagen"]
    most = 0
    for turn in turns("copenhagen", 2, "plain 5"):
        legal = {game.write_move(move) for move in game.legal_moves(turn.position, turn.seat)}
        assert reachable(plain_panel, turn) == legal
        most = max(most, len(legal))
    assert most > MOVES_A_PAGE, "no page had to be turned"


def test_moves_in_a_plain_panel_are_told_as_the_game_offers_them():
    turn = next(turns("copenhagen", 2, "plain"))
    game = turn.table.game
    offered = [game.offer(turn.view, turn.seat, move) for move in game.legal_moves(turn.view, turn.seat)]
    assert [choice.label for choice in plain_panel(turn, "").rows[0].choices] == offered[:MOST_CHOICES]


@pytest.mark.parametrize("key", GAMES)
def test_a_board_in_words_that_is_too_long_for_a_panel_ends_with_a_whole_line(key):
    game = GAMES[key]
    for turn in turns(key, game.seats[-1], "words"):
        lines = [english(line) for line in game.board(turn.view, turn.seat)]
        board = "\n".join(lines)
        assert whole_lines(board, len(board)) == board
        shown = whole_lines(board, len(board) - 1)
        assert shown == "\n".join([*lines[:-1], "…"])
        assert len(whole_lines(shown, len(shown) // 2)) <= len(shown) // 2


def test_a_single_line_that_is_too_long_is_cut():
    assert whole_lines("a long line", 6) == "a lon…"
    assert whole_lines("short\nand more", 6) == "short…"
    assert whole_lines("short\nand more", 7) == "short\n…"
