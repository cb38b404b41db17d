"""Copenhagen's pictures against the kept ones, and what must hold for every picture."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from games.api import Seat
from games.copenhagen.components import WHITE, Ability
from games.copenhagen.position import END_CARD, Build, EndCard, Phase, Placed, Position, Take, White
from games.copenhagen.rules import leave, legal_moves, outcome, view_for
from games.copenhagen.tiles import ORIENTATIONS
from languages.reader import Medium, Reader
from rendering.colours import PIECES
from rendering.copenhagen import PAINTER
from rendering.copenhagen.bricks import cell, wall
from rendering.copenhagen.payable import payable
from rendering.copenhagen.samples import NAMES, after_a_build, sample_build, sample_game, sample_pictures
from rendering.copenhagen.seat_panel import seat_panels
from rendering.png import encode
from rendering.samples import Samples
from tests.pictures.picture_comparison import assert_fits_discord, assert_looks_like, looks_like

READER = Reader(names=NAMES, medium=Medium.PICTURE)
LETTERS = "RYGBP"


@pytest.fixture(scope="module")
def samples() -> Samples:
    return sample_pictures()


def test_a_tile_is_named_as_paid_for_only_where_it_finds_a_place():
    named = set()
    for view in sample_game(3):
        if view.phase not in (Phase.ACT, Phase.BUILD):
            continue
        tiles = {each.tile for each in payable(view, view.players[view.turn])}
        assert tiles == {move.tile for move in legal_moves(view, Seat(view.turn)) if isinstance(move, Build)}
        named |= tiles
    assert named


@pytest.fixture(scope="module")
def german_samples() -> Samples:
    return sample_pictures("de")


@pytest.fixture(scope="module")
def game() -> list[Position]:
    return sample_game(4)


@pytest.mark.parametrize(
    "name",
    [
        "table_2",
        "table_3",
        "table_4",
        "over_2",
        "over_3",
        "over_4",
        "builder",
        "builder_refused",
        "builder_empty",
        "turn",
        "turn_taking",
    ],
)
def test_the_picture_looks_as_it_was_accepted(samples: Samples, name: str) -> None:
    assert_fits_discord(samples[name])
    assert_looks_like(f"copenhagen-{name}", samples[name])


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", ["table_2", "table_4", "over_4", "builder", "builder_refused", "turn", "turn_taking"]
)
def test_the_picture_in_german_looks_as_it_was_accepted(german_samples: Samples, name: str) -> None:
    assert_looks_like(f"copenhagen-de-{name}", german_samples[name])


def test_the_first_position_with_all_boats_at_nought(game: list[Position]) -> None:
    assert_looks_like("copenhagen-start", PAINTER.table(view_for(game[0], None), READER)[0])


def test_a_turn_with_cards_taken_and_abilities_armed(game: list[Position]) -> None:
    """Both actions and discount armed, two cards gone from the harbour, two coats waiting, a long hand."""
    position = after_a_build(game)
    harbour = position.harbour[0] + ".." + position.harbour[3:]
    seat = position.turn
    me = replace(
        position.players[seat],
        hand="RRYYGGBBPP",
        active=(Ability.DISCOUNT,),
        used=(Ability.BOTH_ACTIONS,),
    )
    players = (*position.players[:seat], me, *position.players[seat + 1 :])
    armed = replace(position, harbour=harbour, both=True, discount=True, phase=Phase.DISCARD, players=players)
    assert_looks_like("copenhagen-armed", PAINTER.table(view_for(armed, None), READER)[0])
    assert_looks_like("copenhagen-turn-long-hand", PAINTER.private(view_for(armed, seat), seat, READER))


def test_a_take_with_abilities_marks_them_and_the_cards_it_brings(game: list[Position]) -> None:
    position = after_a_build(game)
    seat = position.turn
    me = replace(position.players[seat], hand="RGGBP", active=tuple(Ability)[:2], used=())
    players = (*position.players[:seat], me, *position.players[seat + 1 :])
    view = view_for(replace(position, harbour="PYGRBRY", players=players), seat)
    assert_looks_like("copenhagen-turn-abilities", PAINTER.draft(view, seat, Take((1, 3, 6)), "", READER))
    assert_looks_like("copenhagen-turn-to-choose", PAINTER.private(view, seat, READER))


def test_a_seat_that_waits_sees_its_hand_and_no_pairs(game: list[Position]) -> None:
    view = view_for(game[0], Seat(1))
    assert game[0].turn != 1
    assert_looks_like("copenhagen-turn-waiting", PAINTER.private(view, 1, READER))


def test_a_white_tile_is_drafted_with_its_coat(game: list[Position]) -> None:
    position = replace(after_a_build(game), turn=Seat(3), phase=Phase.COAT, coats=2)
    assert_looks_like(
        "copenhagen-white", PAINTER.draft(view_for(position, Seat(3)), 3, White(0, 5), "", READER)
    )
    assert_looks_like("copenhagen-coat", PAINTER.draft(view_for(position, Seat(3)), 3, None, "", READER))


def test_a_tie_names_everybody_who_shares_it(game: list[Position]) -> None:
    position = game[-1]
    ended = outcome(position)
    assert ended is not None
    best = position.players[ended.places.index(1)]
    players = (best, best, *position.players[2:])
    tied = replace(position, players=players, end_card=EndCard.SHOWN)
    names = ("Freja", "Bartholomew the Younger", "Ingrid", "Gwen of the Long Pier")
    assert_looks_like(
        "copenhagen-tie", PAINTER.table(view_for(tied, None), Reader(names=names, medium=Medium.PICTURE))[0]
    )


def test_a_table_that_ended_by_resigning_marks_the_winner_and_who_left(game: list[Position]) -> None:
    position = after_a_build(game)
    position = leave(leave(position, Seat(0)), Seat(2))
    assert_looks_like("copenhagen-two-resigned", PAINTER.table(view_for(position, None), READER)[0])
    alone = leave(position, Seat(3))
    assert_looks_like("copenhagen-all-resigned", PAINTER.table(view_for(alone, None), READER)[0])


def test_when_it_is_over_the_winner_is_marked_and_nobody_is_to_move(game: list[Position]) -> None:
    view = view_for(game[-1], None)
    ended = outcome(view)
    assert ended is not None
    panels = seat_panels(view, ended, READER)
    assert [panel.place for panel in panels] == ["2nd", "3rd", "4th", "winner"]
    assert [panel.lit for panel in panels] == [False, False, False, True]
    assert not any(panel.newest for panel in panels), "a ring round the last move"
    before = seat_panels(view_for(after_a_build(game), None), None, READER)
    assert [panel.newest for panel in before] == [0, 0, 0, 1]


# What every picture keeps to


@pytest.mark.thorough
def test_every_picture_fits_discord(samples: Samples) -> None:
    for image in samples.values():
        assert_fits_discord(image)


def test_every_icon_is_an_emoji() -> None:
    for name, icon in PAINTER.icons().items():
        assert re.fullmatch(r"[a-z0-9_]{2,32}", name)
        assert (icon.size, icon.mode) == ((128, 128), "RGBA")
        assert len(encode(icon)) < 256 * 1024
        assert icon.getchannel("A").getextrema() == (0, 255), f"{name} has a ground or is empty"


def test_no_two_icons_are_alike() -> None:
    icons = PAINTER.icons()
    assert len({icon.tobytes() for icon in icons.values()}) == len(icons)


def hidden_swapped(position: Position, viewer: Seat | None, random: Random) -> Position:
    """The same position with everything that the viewer may not know dealt anew."""
    others = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = [card for seat in others for card in position.players[seat].hand]
    pool += [card for card in position.supply if card != END_CARD]
    random.shuffle(pool)
    players = list(position.players)
    for seat in others:
        hand = "".join(pool.pop() for _ in players[seat].hand)
        players[seat] = replace(players[seat], hand=hand)
    if END_CARD in position.supply:
        pool.insert(random.randrange(len(pool) + 1), END_CARD)
    return replace(position, players=tuple(players), supply="".join(pool), seed=f"other {random.random()}")


def every_picture(view: Position, viewer: Seat | None) -> Iterator[bytes]:
    yield encode(PAINTER.table(view, READER)[0])
    if viewer is not None:
        yield encode(PAINTER.private(view, viewer, READER))
        yield encode(PAINTER.draft(view, viewer, None, "", READER))


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1), Seat(2), Seat(3)])
def test_what_a_viewer_may_not_know_changes_no_byte(game: list[Position], viewer: Seat | None) -> None:
    random = Random(5)
    for position in game[:: len(game) // 4]:
        swapped = hidden_swapped(position, viewer, random)
        assert swapped != position
        shown = list(every_picture(view_for(position, viewer), viewer))
        assert list(every_picture(view_for(swapped, viewer), viewer)) == shown


def test_two_threads_draw_the_same_bytes(game: list[Position]) -> None:
    view = view_for(after_a_build(game), None)
    alone = encode(PAINTER.table(view, READER)[0])
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda _: encode(PAINTER.table(view, READER)[0]), range(8)))
    assert set(together) == {alone}


# Never by colour alone


def pattern(art: Image.Image, letter: str) -> Image.Image:
    """Where the art differs from its plain wall in brightness: what is left of it without colour."""
    grey = art.convert("RGB").convert("L")
    plain = Image.new("RGB", (1, 1), PIECES[letter].wall).convert("L").getpixel((0, 0))
    assert isinstance(plain, int)
    return grey.point(lambda value: 255 if abs(value - plain) > 12 else 0)


def share_of_difference(one: Image.Image, other: Image.Image) -> float:
    pixels = one.width * one.height
    return sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) / pixels


@pytest.mark.parametrize("size", [41, 48, 52, 86])
def test_walls_windows_and_letters_differ_without_colour(size: int) -> None:
    for first, second in combinations(LETTERS, 2):
        for draw in (
            lambda letter: wall(letter, size),
            lambda letter: cell(letter, True, size),
            lambda letter: cell(letter, False, size),
        ):
            one, other = pattern(draw(first).art(), first), pattern(draw(second).art(), second)
            assert share_of_difference(one, other) > 0.05, (first, second)


def test_every_built_tile_changes_the_table_picture(game: list[Position]) -> None:
    """Each tile of a house is seen: without it the picture differs visibly."""

    position = after_a_build(game)
    full = PAINTER.table(view_for(position, None), READER)[0]
    house = position.players[0].house
    for number in range(len(house.placed)):
        fewer = replace(house, placed=house.placed[:number] + house.placed[number + 1 :])
        without = replace(
            position, players=(replace(position.players[0], house=fewer), *position.players[1:])
        )
        assert not looks_like(full, PAINTER.table(view_for(without, None), READER)[0])


def test_every_tile_in_every_orientation_can_be_drafted_anywhere() -> None:
    """Even where a turned tile would reach over the edge of the house: it is drawn as not legal."""
    view, seat, build = sample_build()
    for name in ("P5", "B5", WHITE):
        for orientation in range(len(ORIENTATIONS[name])):
            for column, row in ((0, 0), (4, 8)):
                placed = Placed(name, orientation, column, row)
                move = White(column, row) if name == WHITE else replace(build, **_as_build(placed), changed=0)
                picture = PAINTER.draft(view, seat, move, "It does not fit there.", READER)
                assert picture.size == (1200, 1180)


def _as_build(placed: Placed) -> dict[str, object]:
    return {
        "tile": placed.tile,
        "orientation": placed.orientation,
        "column": placed.column,
        "row": placed.row,
    }
