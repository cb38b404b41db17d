"""Kensington's pictures against the kept ones, and what must hold for every picture."""

import re
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from games.api import Seat, leave
from games.kensington import GAME
from games.kensington.__main__ import random_game
from games.kensington.building import points, with_tile
from games.kensington.position import Build, Building, Options, Phase, Pile, Placed, Player, Position, Take
from games.kensington.refusals import why_not
from games.kensington.rules import apply, legal_moves, setup, view_for
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, WALL, Back
from languages.reader import Medium, Reader
from rendering.kensington import PAINTER
from rendering.kensington.bricks import cell
from rendering.kensington.layout import (
    LARGE,
    OUTLINES_FEET,
    PILES_FEET,
    POINTS_FEET,
    STRIP,
    Page,
    pages_for,
)
from rendering.kensington.samples import NAMES, after_a_build, sample_build, sample_game, sample_pictures
from rendering.kensington.tiles import back_art
from rendering.names import shown_name
from rendering.png import encode
from rendering.samples import Samples
from tests.pictures.picture_comparison import assert_fits_discord, assert_looks_like, looks_like
from tests.quick import quick, quick_first, quick_where

READER = Reader(names=NAMES, medium=Medium.PICTURE)
OTHER_SCRIPTS = ("Σωκράτης", "王小明", "Ольга", "مريم", "🐈 of the Seven Rooftops and a Half")
READER_OF_ANY_SCRIPT = Reader(names=tuple(map(shown_name, OTHER_SCRIPTS)), medium=Medium.PICTURE)


@pytest.fixture(scope="module")
def samples() -> Samples:
    return sample_pictures()


@pytest.fixture(scope="module")
def game() -> list[Position]:
    return sample_game(3)


@pytest.mark.parametrize(
    "name",
    quick_first(
        [
            "table_3",
            "table_5",
            "late_2",
            "over_5",
            "blind",
            "choice_5",
            "choice_wide",
            "builder_unit",
            "builder_wide",
            "builder_refused",
            "builder_empty",
            "table_2",
            "table_4",
            "late_5",
            "over_2",
            "choice_3",
            "builder",
            "builder_wide_unit",
            "builder_wide_empty",
        ],
        11,
    ),
)
def test_the_picture_looks_as_it_was_accepted(samples: Samples, name: str) -> None:
    assert_fits_discord(samples[name])
    assert_looks_like(f"kensington-{name}", samples[name])


def test_the_first_position_with_only_doors(game: list[Position]) -> None:
    assert_looks_like("kensington-start", PAINTER.table(view_for(game[0], None), READER)[0])


def test_four_tokens_lock_the_free_backs_and_show_a_badge(game: list[Position]) -> None:
    position = after_a_build(game, 0.3)
    rich = tuple(replace(player, tokens=4 + number) for number, player in enumerate(position.players))
    forced = view_for(replace(position, players=rich), None)
    assert_looks_like("kensington-forced", PAINTER.table(forced, READER)[0])


def test_the_tile_just_taken_is_shown_with_its_name(game: list[Position]) -> None:
    holding = next(position for position in game[60:] if position.hand and TILES[position.hand].cat)
    assert_looks_like("kensington-taken", PAINTER.table(view_for(holding, None), READER)[0])


def test_german_captions_fit(game: list[Position]) -> None:
    reader = Reader("de", NAMES, medium=Medium.PICTURE)
    view = view_for(after_a_build(game, 0.45), None)
    assert_looks_like("kensington-german-table", PAINTER.table(view, reader)[0])
    forced = tuple(replace(player, tokens=5) for player in view.players)
    assert_looks_like("kensington-german-forced", PAINTER.table(replace(view, players=forced), reader)[0])
    assert_looks_like("kensington-german-over", PAINTER.table(view_for(game[-1], None), reader)[0])
    choice = view_for(game[len(game) // 2], Seat(0))
    assert_looks_like("kensington-german-choice", PAINTER.private(choice, 0, reader))
    view, seat, build = sample_build(1)
    floating = replace(build, parts=tuple(replace(part, row=part.row + 1) for part in build.parts))
    assert_looks_like("kensington-german-builder", PAINTER.draft(view, seat, build, "", reader))
    refusal = why_not(view, seat, floating)
    assert_looks_like("kensington-german-refused", PAINTER.draft(view, seat, floating, refusal, reader))


def test_the_small_boxes_below_a_wide_house_have_room_for_three_tiles() -> None:
    reader = Reader("de", NAMES, medium=Medium.PICTURE)
    view, seat, _ = sample_build(1, wide=True)
    mine = replace(view.players[seat], stored=("WL33", "WD32"))
    players = tuple(mine if other == seat else player for other, player in enumerate(view.players))
    at_hand = replace(view, players=players)
    assert_looks_like("kensington-german-own-tiles", PAINTER.draft(at_hand, seat, None, "", reader))
    left = mine.building.left
    row = Build(tuple(Placed(tile, left - at, 0) for at, tile in enumerate(("WL01", "WL02", "WL03"), 1)))
    assert_looks_like("kensington-german-three-columns", PAINTER.draft(view, seat, row, "", reader))


def test_names_in_any_script() -> None:
    view = view_for(after_a_build(sample_game(5), 0.45), None)
    assert_looks_like("kensington-names", PAINTER.table(view, READER_OF_ANY_SCRIPT)[0])


# What every picture keeps to


@pytest.mark.thorough
def test_every_picture_fits_discord(samples: Samples) -> None:
    for image in samples.values():
        assert_fits_discord(image)


def test_every_icon_is_an_emoji_and_none_are_alike() -> None:
    icons = PAINTER.icons()
    for name, icon in icons.items():
        assert re.fullmatch(r"(ken|seat)_[a-z0-9_]{1,28}", name)
        assert (icon.size, icon.mode) == ((128, 128), "RGBA")
        assert len(encode(icon)) < 256 * 1024
        assert icon.getchannel("A").getextrema() == (0, 255), f"{name} has a ground or is empty"
    assert len({icon.tobytes() for icon in icons.values()}) == len(icons)


# Who left


def test_a_seat_whose_player_resigned_says_so() -> None:
    position = after_a_build(sample_game(3), 0.3)
    assert_looks_like(
        "kensington-resigned", PAINTER.table(view_for(left(position, Seat(0)), None), READER)[0]
    )


def test_a_game_that_all_but_one_left_shows_its_winner_and_nobody_to_move() -> None:
    position = left(left(after_a_build(sample_game(3), 0.3), Seat(0)), Seat(1))
    assert_looks_like("kensington-all-resigned", PAINTER.table(view_for(position, None), READER)[0])


def left(position: Position, seat: Seat) -> Position:
    return leave(GAME, position, seat)


# Buildings of any size


def street(columns: int) -> Building:
    """A building of single windows beside its door, half of it to the left."""
    building = Building()
    for number in range(1, columns):
        column = number // 2 if number % 2 else -(number // 2)
        column = column + 1 if number % 2 else column
        building = with_tile(building, Placed("WL01", column, 0))
    return building


def tower(rows: int) -> Building:
    building = Building()
    for row in range(1, rows):
        building = with_tile(building, Placed("WD01", 0, row))
    return building


SIZES = [(25, 1), (60, 1), (300, 1), (1, 30), (1, 90)]


@pytest.mark.parametrize(
    ("seats", "size"),
    quick_where(product((2, 3, 4, 5), SIZES), lambda seats, size: size is SIZES[seats - 1]),
)
def test_very_wide_and_very_tall_buildings_stay_in_their_panels(seats: int, size: tuple[int, int]) -> None:
    position = setup(seats, Options(), "wide")
    building = street(size[0]) if size[0] > 1 else tower(size[1])
    assert (len(building.columns), max(map(len, building.columns))) == size
    big = replace(position, players=(Player(building=building), *position.players[1:]))
    plain = PAINTER.table(view_for(position, None), READER)[0]
    for view in (view_for(big, None), view_for(replace(big, players=(big.players[0],) * seats), None)):
        for drawn in PAINTER.table(view, READER):
            assert_fits_discord(drawn)
            # The header of the picture is not built over.
            assert looks_like(drawn.crop((0, 0, 1200, 76)), plain.crop((0, 0, 1200, 76)))
    for seat in range(seats):
        assert_fits_discord(PAINTER.private(view_for(big, Seat(seat)), seat, READER))
        assert_fits_discord(PAINTER.draft(view_for(big, Seat(seat)), seat, None, "", READER))


ALL_FEET = (OUTLINES_FEET, PILES_FEET, POINTS_FEET)


def random_tables(
    widest: int, tallest: int
) -> Iterator[tuple[tuple[tuple[int, int], ...], tuple[Page, ...]]]:
    """Sizes of houses, and the pages they are drawn on."""
    random = Random(7)
    for number in range(300):
        seats = random.randint(2, 5)
        sizes = tuple((random.randint(1, widest), random.randint(1, tallest)) for _ in range(seats))
        yield sizes, pages_for(sizes, random.random() < 0.5, ALL_FEET[number % 3], random.random() < 0.5)


def test_panels_never_overlap_nor_leave_the_picture() -> None:
    for sizes, pages in random_tables(45, 40):
        for page in pages:
            boxes = [(p.x, p.y, p.x + p.width, p.y + p.height) for p in page.panels]
            assert all(left >= 24 and right <= 1176 and foot < page.top for left, _, right, foot in boxes)
            for one, other in combinations(boxes, 2):
                assert one[2] < other[0] or one[3] < other[1] or other[2] < one[0] or other[3] < one[1]
            assert page.height <= 1400
        assert [panel.seat for page in pages for panel in page.panels] == list(range(len(sizes)))
        assert [page.foot is not None for page in pages].count(True) == 1


def test_all_houses_of_a_table_have_cells_of_one_size_that_a_phone_can_show() -> None:
    for sizes, pages in random_tables(33, 12):
        cells = {panel.cell for page in pages for panel in page.panels}
        assert len(cells) == 1
        assert min(cells) >= 34
        for panel in (panel for page in pages for panel in page.panels):
            columns, rows = sizes[panel.seat]
            assert columns * panel.cell <= panel.room
            assert rows * panel.cell <= panel.pavement - panel.head


def test_cells_are_as_large_as_one_picture_allows() -> None:
    (page,) = pages_for(((1, 1),) * 5, True, OUTLINES_FEET)
    assert {panel.cell for panel in page.panels} == {50}
    (page,) = pages_for(((6, 6), (9, 6), (12, 5), (4, 6), (16, 5)), True, OUTLINES_FEET)
    assert {panel.cell for panel in page.panels} == {34}


def test_a_crowded_table_keeps_one_line_of_its_heap_and_a_larger_one_has_a_second_picture() -> None:
    (page,) = pages_for(((8, 6), (9, 6), (14, 5), (9, 7), (16, 6)), True, OUTLINES_FEET)
    assert page.foot is STRIP
    houses, heap = pages_for(((19, 7), (14, 5), (23, 6), (6, 5)), True, OUTLINES_FEET)
    assert len(houses.panels) == 4
    assert (heap.panels, heap.foot) == ((), LARGE)


def test_the_second_picture_of_a_crowded_table_shows_the_heap() -> None:
    position = after_a_build(sample_game(4), 0.9)
    houses, heap = PAINTER.table(view_for(position, None), READER)
    assert_looks_like("kensington-crowded", houses)
    assert_looks_like("kensington-crowded-heap", heap)
    fewer = (replace(position.piles[0], shown=position.piles[0].shown[1:]), *position.piles[1:])
    other_houses, other_heap = PAINTER.table(view_for(replace(position, piles=fewer), None), READER)
    assert other_houses.tobytes() == houses.tobytes()
    assert not looks_like(other_heap, heap)


# After the end


def test_after_the_end_nothing_of_the_last_move_or_the_heap_is_left(game: list[Position]) -> None:
    over = game[-1]
    shown = PAINTER.table(view_for(over, None), READER)
    quiet = replace(over, last=None, pool=0, hand="", piles=tuple(Pile((), ()) for _ in over.piles))
    assert [i.tobytes() for i in PAINTER.table(view_for(quiet, None), READER)] == [i.tobytes() for i in shown]


def test_every_winner_is_marked() -> None:
    """Two seats with the same house share the victory; the third has another place."""
    over = sample_game(3)[-1]
    best = max(over.players, key=lambda player: points(player.building))
    shared = replace(over, players=(best, Player(), best))
    assert_looks_like("kensington-shared", PAINTER.table(view_for(shared, None), READER)[0])


def test_a_cropped_building_shows_its_newest_tile() -> None:
    """A long street is drawn round the tile built last, so that tile's ring is in the picture."""
    position = setup(2, Options(), "wide")
    base = replace(position, players=(Player(building=street(299)), position.players[1]))
    seat = Seat(0)
    for column in (-150, 150):
        building = with_tile(base.players[0].building, Placed("WD01", column, 0))
        built = replace(base, players=(Player(building=building), base.players[1]), turn=Seat(1))
        last = apply(replace(position, turn=seat), seat, Take("A", 1)).last
        assert last is not None
        marked = replace(built, last=replace(last, placed=1))
        plain = replace(built, last=replace(last, placed=0))
        with_ring = PAINTER.table(view_for(marked, None), READER)[0].crop((0, 180, 1200, 640))
        assert not looks_like(
            with_ring, PAINTER.table(view_for(plain, None), READER)[0].crop((0, 180, 1200, 640))
        )


@pytest.mark.parametrize(
    ("seats", "shown"),
    quick_where(product((2, 3, 4, 5), (True, False)), lambda *case: case in ((4, True), (5, False))),
)
def test_random_games_can_be_drawn_to_their_end(seats: int, shown: bool) -> None:
    """Their buildings are very wide, and at the end some backs are gone."""
    over = random_game(seats, Options(heap_view=shown, public_bird_counter=shown), f"{seats}/drawn")
    assert max(len(player.building.columns) for player in over.players) > 15
    gone = replace(over, piles=tuple(Pile((), ()) for _ in over.piles))
    for position in (over, gone):
        for drawn in PAINTER.table(view_for(position, None), READER):
            assert_fits_discord(drawn)
        assert_fits_discord(PAINTER.private(view_for(position, Seat(1)), 1, READER))


# Drafts


def test_any_tile_can_be_drafted_anywhere() -> None:
    """Even where it would float, dig or lie far from the building: it is drawn as not legal."""
    view, seat, _ = sample_build(1)
    for tile in ("R23", "WD16", "WL15", "M1", "D2"):
        for column, row in ((0, 0), (-30, 0), (40, 3), (2, 12)):
            move = Build((Placed(tile, column, row),))
            assert_fits_discord(PAINTER.draft(view, seat, move, "It cannot stand there.", READER))


def test_a_wide_or_low_house_has_its_boxes_below_and_no_more_sky_than_it_needs() -> None:
    view, seat, build = sample_build(1)
    assert PAINTER.draft(view, seat, build, "", READER).size == (1200, 1080)
    position = setup(2, Options(), "low")
    heights = []
    for building in (street(2), street(9), street(33)):
        players = (Player(building=building), position.players[1])
        drawn = PAINTER.draft(view_for(replace(position, players=players), None), 0, None, "", READER)
        heights.append(drawn.height)
    assert max(heights) < 760


def test_moves_that_build_nothing_leave_the_building_as_it_is() -> None:
    view, seat, _ = sample_build(1)
    alone = PAINTER.draft(view, seat, None, "", READER)
    for move in legal_moves(view, seat):
        if not isinstance(move, Build):
            assert PAINTER.draft(view, seat, move, "", READER).tobytes() == alone.tobytes()


def one_tile_builds(position: Position) -> dict[str, list[Build]]:
    """The builds of one tile each that are possible now, by tile."""
    found: dict[str, list[Build]] = {}
    for move in legal_moves(position, position.turn):
        if isinstance(move, Build) and len(move.parts) == 1:
            found.setdefault(move.parts[0].tile, []).append(move)
    return found


def test_columns_that_are_also_legal_are_marked(game: list[Position]) -> None:
    """Where the rules know no other column, the picture has fewer buttons."""
    position, build = next(
        (position, builds[0])
        for position in game
        for builds in one_tile_builds(position).values()
        if len({build.parts[0].column for build in builds}) > 3
    )
    view = view_for(position, position.turn)
    marked, unmarked = (
        PAINTER.draft(shown, position.turn, build, "", READER)
        for shown in (view, replace(view, phase=Phase.OVER))
    )
    assert not looks_like(marked, unmarked)


# Secrets


def every_picture(view: Position, viewer: Seat | None) -> Iterator[bytes]:
    yield from map(encode, PAINTER.table(view, READER))
    if viewer is not None:
        yield encode(PAINTER.private(view, viewer, READER))
        yield encode(PAINTER.draft(view, viewer, None, "", READER))


@pytest.mark.parametrize("viewer", quick([None, Seat(0), Seat(1), Seat(2)], None, Seat(1)))
@pytest.mark.parametrize("shown", quick([True, False], False))
def test_what_nobody_may_know_changes_no_byte(viewer: Seat | None, shown: bool) -> None:
    positions = sample_game(3, Options(heap_view=shown))
    random = Random(5)
    for position in positions[:: len(positions) // 4]:
        other = GAME.scramble(position, viewer, str(random.random()))
        assert other != position
        before = list(every_picture(view_for(position, viewer), viewer))
        assert list(every_picture(view_for(other, viewer), viewer)) == before


def test_without_the_public_counter_no_bird_is_counted(game: list[Position]) -> None:
    """Two roofs that differ only in a bird change the picture of the roofs, but nothing above the panels."""
    position = replace(game[0], options=Options(public_bird_counter=False))
    headers = set()
    for roof in ("R01", "R03"):
        holding = replace(position, players=(Player(stored=(roof,)), *position.players[1:]))
        headers.add(PAINTER.table(view_for(holding, None), READER)[0].crop((0, 0, 1200, 99)).tobytes())
    assert len(headers) == 1


# Never by colour alone


def brightness(art: Image.Image) -> Image.Image:
    """Where the art is brighter than its mean: what is left of it without colour."""
    grey = art.convert("RGB").convert("L")
    mean = sum(grey.tobytes()) / (grey.width * grey.height)
    return grey.point(lambda value: 255 if value > mean else 0)


def share_of_difference(one: Image.Image, other: Image.Image) -> float:
    pixels = one.width * one.height
    return sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True)) / pixels


@pytest.mark.parametrize("size", [16, 24, 34, 50, 92])
def test_cells_differ_without_colour(size: int) -> None:
    for first, second in combinations((LIT, DARK, ROOF, WALL, DOOR), 2):
        one, other = brightness(cell(first, size).art()), brightness(cell(second, size).art())
        assert share_of_difference(one, other) > 0.08, (first, second)


def test_backs_of_one_colour_differ_by_their_sign() -> None:
    for first, second in ((Back.PLAIN, Back.DIAMOND), (Back.ROOF, Back.SPECIAL)):
        one, other = (brightness(back_art("XX", back, 13)) for back in (first, second))
        assert share_of_difference(one, other) > 0.03


def test_every_built_tile_changes_the_table_picture(game: list[Position]) -> None:
    """Each tile is seen: drawn as a wall it would look different."""
    position = after_a_build(game, 0.5)
    full = PAINTER.table(view_for(position, None), READER)[0]
    player = position.players[0]
    for number in range(len(player.building.placed)):
        placed = player.building.placed[:number] + player.building.placed[number + 1 :]
        fewer = replace(player, building=replace(player.building, placed=placed))
        without = replace(position, players=(fewer, *position.players[1:]))
        assert not looks_like(full, PAINTER.table(view_for(without, None), READER)[0])
