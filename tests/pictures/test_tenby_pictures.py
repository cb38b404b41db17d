"""Tenby's pictures against the kept ones, and what must hold for every picture."""

import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PIL import Image

from games.api import Seat, leave
from games.chance import number_below
from games.tenby import GAME
from games.tenby.components import CARDS_OF, FACES, SIDES, Deck, Feature, Icon
from games.tenby.position import (
    NEW,
    Accolades,
    Day,
    Options,
    Phase,
    Place,
    Player,
    Position,
    Shift,
    Street,
    Town,
)
from games.tenby.rules import apply, legal_moves, outcome, setup, standing
from games.tenby.town import is_sound, placements
from games.tenby.turns import to_act
from languages.reader import Medium, Reader
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.names import shown_name
from rendering.png import encode
from rendering.samples import Samples
from rendering.tenby import PAINTER
from rendering.tenby.marks import NAMES as MARKS
from rendering.tenby.marks import mark_art
from rendering.tenby.samples import (
    NAMES,
    OPTIONS,
    by_day,
    reader_of,
    sample_game,
    sample_pictures,
    sample_placement,
)
from rendering.tenby.streets import plan_for
from tests.games.tenby.tables import OF_SEVERAL
from tests.pictures.picture_comparison import assert_fits_discord, assert_looks_like, looks_like
from tests.quick import quick, quick_first, quick_where

OTHER_SCRIPTS = ("Σωκράτης", "王小明", "Ольга", "مريم", "🐈 of the Seven Rooftops and a Half")
view_for = GAME.view_for


@pytest.fixture(scope="module")
def samples() -> Samples:
    return sample_pictures()


@pytest.fixture(scope="module")
def german() -> Samples:
    return sample_pictures("de")


@pytest.mark.parametrize(
    "name",
    quick_first(
        [
            "start_4",
            "table_3_1",
            "table_3_2",
            "late_2",
            "late_5_1",
            "over_5_2",
            "private_2",
            "private_waiting_5",
            "private_residents_4",
            "builder_late",
            "builder_refused",
            "builder_moved",
            "builder_take",
            "table_2",
            "table_4",
            "late_4_2",
            "late_5_2",
            "over_2",
            "over_5_1",
            "private_start_2",
            "builder",
            "builder_to_place",
            "builder_empty",
        ],
        13,
    ),
)
def test_the_picture_looks_as_it_was_accepted(samples: Samples, name: str) -> None:
    assert_fits_discord(samples[name])
    assert_looks_like(f"tenby-{name}", samples[name])


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["table_4", "over_5_2", "private_2", "builder_refused"])
def test_the_picture_looks_as_it_was_accepted_in_german(german: Samples, name: str) -> None:
    assert_looks_like(f"tenby-de-{name}", german[name])


def test_names_in_any_script() -> None:
    view = view_for(by_day(sample_game(5, OPTIONS[5]), 0.9), None)
    reader = Reader(names=tuple(map(shown_name, OTHER_SCRIPTS)), medium=Medium.PICTURE)
    assert_looks_like("tenby-names", PAINTER.table(view, reader)[-1])


def test_the_score_card_shows_where_the_points_came_from() -> None:
    over = sample_game(5, OPTIONS[5])[-1]
    ended = outcome(over)
    assert ended is not None
    assert PAINTER.scores is not None
    scores = PAINTER.scores(view_for(over, None))
    columns = tuple(ResultColumn(seat, ended.places[seat], score) for seat, score in enumerate(scores))
    drawn = draw_result("Tenby", ended.reason, columns, PAINTER.skin, reader_of(over, None))
    assert_looks_like("tenby-result", drawn)


def test_the_lobby_is_by_the_sea() -> None:
    reader = Reader(names=NAMES[:3], medium=Medium.PICTURE)
    drawn = draw_lobby("Tenby", ("hosted by Theo Park", "for 2 to 5 players"), 5, (), PAINTER.skin, reader)
    assert_looks_like("tenby-lobby", drawn)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_score_card_adds_up_to_what_the_game_says(seats: int) -> None:
    over = sample_game(seats, OPTIONS[seats])[-1]
    assert PAINTER.scores is not None
    scores = PAINTER.scores(view_for(over, None))
    assert [score.points for score in scores] == [score.points for score in standing(over)]
    assert len({tuple(line.label for line in score.lines) for score in scores}) == 1


# What every picture keeps to


@pytest.mark.thorough
def test_every_picture_fits_discord(samples: Samples, german: Samples) -> None:
    for image in (*samples.values(), *german.values()):
        assert_fits_discord(image)


def test_every_icon_is_an_emoji_and_none_are_alike() -> None:
    icons = PAINTER.icons()
    for name, icon in icons.items():
        assert re.fullmatch(r"(tby|seat)_[a-z0-9_]{1,28}", name)
        assert (icon.size, icon.mode) == ((128, 128), "RGBA")
        assert len(encode(icon)) < 256 * 1024
        assert icon.getchannel("A").getextrema() == (0, 255), f"{name} has a ground or is empty"
    assert len({icon.tobytes() for icon in icons.values()}) == len(icons)
    assert {f"tby_{name}" for name in (*Feature, *Icon)} <= set(icons)


# Towns of any size


def long_street(cards: int) -> Street:
    return tuple(face.face for face in FACES.values() if (face.left, face.right) == ("T", "T"))[:cards]


def many_streets(streets: int) -> Town:
    return tuple((card,) for card in CARDS_OF[Deck.TERRACE][:streets])


HUGE: list[Town] = [
    (long_street(60),),
    many_streets(45),
    (long_street(30), *many_streets(90)[70:]),
]


@pytest.mark.parametrize(
    ("seats", "town"),
    quick_where(product((2, 3, 4, 5), HUGE), lambda seats, town: town is HUGE[seats % len(HUGE)]),
)
def test_very_long_and_very_many_streets_stay_in_their_pictures(seats: int, town: Town) -> None:
    position = replace(setup(seats, Options(), "huge"), phase=Phase.DAY, days=(Day(5, seat=Seat(0)),))
    one = replace(position.players[0], town=town, drawn=(), residents=("R01A", "R02B"))
    alone: tuple[Player, ...] = (one, *position.players[1:])
    for players in (alone, (one,) * seats):
        big = replace(position, players=players)
        for drawn in PAINTER.table(view_for(big, None), reader_of(big, None)):
            assert_fits_discord(drawn)
        view, reader = view_for(big, Seat(0)), reader_of(big, Seat(0))
        assert_fits_discord(PAINTER.private(view, 0, reader))
        assert_fits_discord(PAINTER.draft(view, 0, Place("P01", NEW), "", reader))


def test_cards_of_a_plan_never_overlap_and_stay_in_the_picture() -> None:
    for number in range(200):
        lengths = tuple(
            1 + number_below(18, f"{number}/{street}", "cards")
            for street in range(1 + number_below(6, f"{number}", "streets"))
        )
        plan = plan_for(lengths, 950)
        boxes = [
            (run.x, run.y, run.x + run.count * (plan.width + 2) - 2, run.y + plan.form.height(plan.width))
            for run in plan.runs
        ]
        assert sum(run.count for run in plan.runs) == sum(lengths)
        assert all(right <= 1152 and foot <= plan.height for _, _, right, foot in boxes)
        for one, other in combinations(boxes, 2):
            assert one[2] < other[0] or one[3] < other[1] or other[2] < one[0] or other[3] < one[1]


def test_cards_of_a_usual_town_are_large_enough_for_a_phone() -> None:
    """What a town of ten rounds holds, below a heading and above the residents."""
    for lengths in ((9, 9), (12, 6, 4), (17, 4), (7, 7, 6), (23,)):
        assert plan_for(lengths, 1040).width >= 104


@pytest.mark.parametrize(
    ("seats", "accolades"),
    quick_where(
        product((2, 3, 4, 5), OF_SEVERAL),
        lambda seats, which: seats == 3 and OF_SEVERAL[1] is which,
    ),
)
def test_random_games_can_be_drawn_to_their_end(seats: int, accolades: Accolades) -> None:
    """With visits, rows that were revealed and rows that are empty, for seats and for spectators."""
    options = Options(accolades=accolades, thanks_for_visiting=True, rounds=6)
    position = setup(seats, options, f"{seats}/{accolades}")
    for step in range(10_000):
        acting = to_act(position)
        if step % 40 == 0 or not acting or (position.phase is Phase.VISITING and step % 5 == 0):
            for drawn in PAINTER.table(view_for(position, None), reader_of(position, None)):
                assert_fits_discord(drawn)
            seat = acting[0] if acting else Seat(0)
            view, reader = view_for(position, seat), reader_of(position, seat, "de")
            assert_fits_discord(PAINTER.private(view, seat, reader))
            for move in legal_moves(position, seat)[:60:20]:
                assert_fits_discord(PAINTER.draft(view, seat, move, "", reader))
        if not acting:
            return
        moves = legal_moves(position, acting[0])
        position = apply(position, acting[0], moves[number_below(len(moves), "random", "move", step)])


def test_a_market_with_many_revealed_cards_has_room_for_all_of_them() -> None:
    position = setup(5, Options(accolades=Accolades.HIGH_TIDE), "full")
    terraces = replace(position.market.terraces, row=CARDS_OF[Deck.TERRACE][:24])
    full = replace(position, market=replace(position.market, terraces=terraces))
    for drawn in PAINTER.table(view_for(full, None), reader_of(full, None)):
        assert_fits_discord(drawn)


# Who left


def test_a_seat_whose_player_resigned_says_so() -> None:
    position = leave(GAME, by_day(sample_game(3), 0.4), Seat(0))
    tables = PAINTER.table(view_for(position, None), reader_of(position, None))
    assert_looks_like("tenby-resigned", tables[-1])


def test_a_game_that_all_but_one_left_shows_its_winner_and_nobody_to_move() -> None:
    position = leave(GAME, by_day(sample_game(2), 0.4), Seat(0))
    tables = PAINTER.table(view_for(position, None), reader_of(position, None))
    assert_looks_like("tenby-all-resigned", tables[0])


# Drafts


def test_any_card_can_be_drafted_anywhere() -> None:
    """Even where it does not fit, or where there is no such street: it is drawn as not legal."""
    position, _, _ = sample_placement(0.5)
    seat = to_act(position)[0]
    view, reader = view_for(position, seat), reader_of(position, seat)
    town = position.players[seat].town
    for move in (
        Place("P19", 0),
        Place("L03", 9),
        Place("ET1L", 1, at_right=False),
        Shift(town[0][0], 7, 3),
        Shift(town[0][0], 0, 40),
        Shift("T100", 0, 0),
    ):
        assert_fits_discord(PAINTER.draft(view, seat, move, "It cannot lie there.", reader))


def test_a_refused_card_changes_no_points() -> None:
    """Above the town stands what it is worth, as without any move."""
    position, _, wrong = sample_placement(0.5)
    seat = to_act(position)[0]
    view, reader = view_for(position, seat), reader_of(position, seat)
    refused, plain = (
        PAINTER.draft(view, seat, wrong, "No.", reader),
        PAINTER.draft(view, seat, None, "", reader),
    )
    header = (600, 10, 1190, 80)
    assert looks_like(refused.crop(header), plain.crop(header))


def test_every_place_of_a_card_is_a_picture_of_its_own() -> None:
    position, _, _ = sample_placement(0.5)
    seat = to_act(position)[0]
    view, reader = view_for(position, seat), reader_of(position, seat)
    town, card = position.players[seat].town, position.turn.holding
    drawn = [PAINTER.draft(view, seat, place, "", reader) for place in placements(town, card)]
    assert len(drawn) > 1
    for one, other in combinations(drawn, 2):
        assert not looks_like(one, other)


def test_sample_towns_keep_to_the_rules() -> None:
    for player in sample_game(4)[-1].players:
        assert all(map(is_sound, player.town))


# Secrets


def every_picture(view: Position, viewer: Seat | None) -> Iterator[bytes]:
    reader = reader_of(view, viewer)
    yield from map(encode, PAINTER.table(view, reader))
    if viewer is not None:
        yield encode(PAINTER.private(view, viewer, reader))
        yield encode(PAINTER.draft(view, viewer, None, "", reader))


@pytest.mark.parametrize("viewer", quick([None, Seat(0), Seat(1), Seat(2)], None, Seat(1)))
@pytest.mark.parametrize("accolades", quick_first([Accolades.EBB_AND_FLOW, Accolades.NONE]))
def test_what_nobody_may_know_changes_no_byte(viewer: Seat | None, accolades: Accolades) -> None:
    positions = sample_game(3, Options(accolades=accolades))
    for number, position in enumerate(positions[:-1][:: len(positions) // 4]):
        other = GAME.scramble(position, viewer, str(number))
        assert other != position
        before = list(every_picture(view_for(position, viewer), viewer))
        assert list(every_picture(view_for(other, viewer), viewer)) == before


def test_another_seats_residents_and_accolade_are_in_nobody_elses_picture() -> None:
    """They change the picture of their seat, so they would be noticed."""
    position = by_day(sample_game(3, Options(accolades=Accolades.EBB_AND_FLOW)), 0.6)
    player = position.players[1]
    secret = replace(player, is_accolade_open=False, accolade="X1", residents=("R03A",))
    others = replace(secret, accolade="X2", residents=("R04B",))
    one, other = (
        replace(position, players=(position.players[0], each, position.players[2]))
        for each in (secret, others)
    )
    for viewer in (None, Seat(0), Seat(2)):
        before = list(every_picture(view_for(one, viewer), viewer))
        assert list(every_picture(view_for(other, viewer), viewer)) == before
    assert list(every_picture(view_for(one, Seat(1)), Seat(1))) != list(
        every_picture(view_for(other, Seat(1)), Seat(1))
    )


# Never by colour alone


def brightness(art: Image.Image) -> Image.Image:
    """Where the art is brighter than its mean, on paper: what is left of it without colour."""
    paper = Image.new("RGB", art.size, (255, 251, 243))
    paper.paste(art.convert("RGB"), None, art.getchannel("A"))
    grey = paper.convert("L")
    mean = sum(grey.tobytes()) / (grey.width * grey.height)
    return grey.point(lambda value: 255 if value > mean else 0)


@pytest.mark.parametrize("size", [34, 48])
def test_signs_differ_without_colour(size: int) -> None:
    drawn = {name: brightness(mark_art(name, size)).tobytes() for name in MARKS}
    for first, second in combinations(drawn, 2):
        changed = sum(a != b for a, b in zip(drawn[first], drawn[second], strict=True))
        assert changed / size**2 > 0.05, (first, second)


def test_every_card_of_a_town_changes_the_table_picture() -> None:
    position = by_day(sample_game(2), 0.5)
    view = view_for(position, None)
    full = PAINTER.table(view, reader_of(position, None))[0]
    player = position.players[0]
    for street in range(len(player.town)):
        for place in range(len(player.town[street])):
            changed = list(player.town[street])
            changed[place] = "S1" if changed[place] != "S1" else SIDES["L18"][0]
            town = (*player.town[:street], tuple(changed), *player.town[street + 1 :])
            other = replace(position, players=(replace(player, town=town), *position.players[1:]))
            assert not looks_like(full, PAINTER.table(view_for(other, None), reader_of(other, None))[0])
