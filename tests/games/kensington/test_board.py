"""The board in sentences: enough to play from, and short enough for alt text."""

import random

import pytest

from games.api import Seat
from games.kensington import GAME
from games.kensington.board import board, column_lines, glance
from games.kensington.position import Last, Options, Phase
from games.kensington.rules import apply, legal_moves, setup, view_for
from languages.reader import Reader
from languages.shelf import LANGUAGES
from tests.games.kensington.boards import (
    BARE,
    FIRST,
    SECOND,
    after,
    building,
    building_now,
    piles,
    player,
    table,
)
from tests.languages.english import english

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
LONG_NAMES = tuple(f"{name} of the House with a Long Name".ljust(32, "x")[:32] for name in NAMES)
LONGEST_ALT_TEXT = 1024


def lines(position, viewer=None):
    return [english(line, NAMES, viewer) for line in board(view_for(position, viewer), viewer)]


def walk(seats, seed, options=None):
    rng = random.Random(seed)
    position = setup(seats, options or Options(), seed)
    while position.phase is not Phase.OVER:
        yield position
        position = apply(position, position.turn, rng.choice(legal_moves(position, position.turn)))
    yield position


def test_the_board_tells_whose_turn_it_is_and_what_lies_where():
    position = table(
        player(building("..^", "w.^", "wOw"), "WL05 R03", tokens=2),
        player(building("O", tiles=("R01",))),
        piles=piles(A="WL01 WL31", C="R08", D="M1 D1"),
        pool=5,
    )
    assert lines(position, FIRST) == [
        "Turn 1. It is your turn: take a tile, or buy one.",
        "Birds: 1 of 7; the seventh ends the game.",
        "The pool holds 5 tokens.",
        "Heap A, plain, free, 2 left: A1 single and A2 L of 4.",
        "Heap B, diamond: none left.",
        "Heap C, roof, 1 token, 1 left: C1 2 in a row.",
        "Heap D, special, 1 token, 2 left: drawn blindly.",
        "You: 2 points, 2 tokens, no birds on your roofs.",
        "Points: Windows 1 and Heights 1.",
        "Warehouse: lit 2 wide with a cat and roof 1x1.",
        "Column −1 from the ground up: 2 lit; open, the next tile rests in row 2.",
        "Column 0 from the ground up: own door; open, the next tile rests in row 1.",
        "Column 1 from the ground up: lit and 2 roof; closed.",
        "Bob: 0 points, 1 token, 1 bird on the roofs.",
        "Warehouse: empty.",
        "Column 0 from the ground up: own door; open, the next tile rests in row 1.",
    ]


def test_equal_columns_side_by_side_are_told_together():
    told = [english(line) for line in column_lines(building("ww.", "wwOD"))]
    assert told[0] == "Columns −2 to −1 from the ground up: 2 lit; open, the next tile rests in row 2."
    assert told[2] == "Column 1 from the ground up: red door; open, the next tile rests in row 1."


def test_who_is_to_build_reads_where_each_tile_fits():
    told = lines(building_now(BARE, "WL01", "WD05"), FIRST)
    assert told[0] == "Turn 1. You took a lit 1x1: build, or store it."
    assert "Can be built now: lit 1x1, in column −1 (row 0), 0 (row 1) and 1 (row 0)." in told
    unit = lines(building_now(building("Oww"), "R03", "WD01"), FIRST)
    assert any(line.startswith("Can be built now: roof 1x1, in column") for line in unit)


def test_a_tile_to_buy_is_told_with_its_owner():
    told = lines(table(player(), player(stored="WL06")), FIRST)
    assert any(line.startswith("Can be built now: lit 2 wide (bought from Bob), in column") for line in told)


def test_what_was_done_last_is_told_to_the_next():
    position = after(table(piles=piles(A="WL31 WL01"), pool=6), "A1", "WL31@1,0")
    assert position.turn == SECOND
    told = "Last, Ann: a lit L (tip up, left) with a diamond and a cat at column 1, row 0 built."
    assert told in lines(position, SECOND)
    assert told.replace("Ann", "you") in lines(position, FIRST)
    stored = after(table(piles=piles(A="WL01 WL02")), "A1", "store")
    assert "Last, Ann: a lit 1x1 taken and stored." in lines(stored)


def test_the_end_is_told_with_the_winner():
    over = after(table(player(building("^", "O")), votes=(SECOND,)), "vote")
    assert lines(over)[0] == "The game is over: Ann has won. Everybody agreed to end it."
    assert lines(over, FIRST)[0] == "The game is over: you have won. Everybody agreed to end it."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_glance_is_never_too_long(seats, language):
    reader = Reader(language, LONG_NAMES)
    options = Options(), Options(heap_view=False, public_bird_counter=False)
    for number, chosen in enumerate(options):
        for position in walk(seats, f"glance {number}", chosen):
            assert len(reader.read_all(glance(view_for(position, None)))) <= LONGEST_ALT_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glance_at_full_warehouses_and_long_streets_is_not_too_long(language):
    street = building("w" * 45 + "O" + "w" * 45, tiles=("WD21", "WD22", "WD23"))
    seats = [player(street, stored, tokens=11) for stored in ("WD24 WD25", "WD26 WD27", "WD28 WD29")]
    seats += [player(street, stored, tokens=11) for stored in ("WD30 WD31", "WD32 WD33")]
    holding = table(*seats, hand="WD34", phase=Phase.BUILD, last=Last(FIRST, 1, "WD34", 3))
    next_turn = table(*seats, last=Last(FIRST, 0, "WD34", 3))
    for position in (holding, next_turn):
        said = Reader(language, LONG_NAMES).read_all(glance(view_for(position, None)))
        assert len(said) <= LONGEST_ALT_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_read_the_same(language):
    reader = Reader(language, NAMES)
    for number, position in enumerate(walk(4, "offers")):
        if number % 3 == 0:
            view = view_for(position, position.turn)
            moves = legal_moves(view, position.turn)
            assert len({reader.read(GAME.offer(view, position.turn, move)) for move in moves}) == len(moves)


def test_nothing_hidden_changes_a_word():
    for number, position in enumerate(walk(3, "secrets")):
        if number % 10 == 0:
            other = GAME.scramble(position, None, str(number))
            for viewer in (None, Seat(0)):
                assert lines(other, viewer) == lines(position, viewer)
