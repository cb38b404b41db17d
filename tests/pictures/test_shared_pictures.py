"""Pictures that belong to no game: score card, lobby, and the plain painter for games without their own."""

from dataclasses import replace
from itertools import groupby

import pytest
from msgspec.structs import replace as struct_with
from PIL import Image

from games.api import Score, ScoreLine
from games.copenhagen import GAME
from games.copenhagen.rules import view_for
from games.kensington.building import score as kensington_score
from games.kensington.position import Building
from games.message import Message, say, who
from languages.reader import Medium, Reader
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.catalog import PAINTERS, painter_for
from rendering.copenhagen.samples import NAMES, after_a_build, sample_build, sample_game
from rendering.kensington.skin import NIGHT
from rendering.skin import MORNING, Skin
from tests.pictures.picture_comparison import assert_looks_like, looks_like

READER = Reader(names=NAMES)
NEW_GAME = replace(GAME, key="unpainted", title="Unpainted")


def copenhagen_score(*numbers: int, empty: int = 3) -> Score:
    rates = ("1 each", "2 each", "2 each", "4 each")
    labels = ("Rows", "Rows of windows only", "Columns", "Columns of windows only")
    lines = tuple(ScoreLine(*line) for line in zip(labels, numbers, rates, strict=True))
    return Score(sum(numbers), lines, ScoreLine("Empty spaces", empty, "fewest break ties"))


AT_COPENHAGEN = Reader(names=("Freja", "Mads O.", "Ingrid", "Gwen of the Long Pier"), medium=Medium.PICTURE)
AT_KENSINGTON = Reader(
    names=("Theo Park", "Saoirse", "Gwen of the Long Pier", "Idris of Vale", "Mei"), medium=Medium.PICTURE
)
COLUMNS = (
    ResultColumn(0, 2, copenhagen_score(4, 2, 2, 0)),
    ResultColumn(1, 3, copenhagen_score(3, 0, 4, 0)),
    ResultColumn(2, 1, copenhagen_score(5, 2, 2, 0)),
    ResultColumn(3, 4, copenhagen_score(5, 2, -1, 0), resigned=True),
)


def because(words: str) -> Message:
    """A reason in words of no game."""
    return say("table-ended-before", words=words)


def kensington_column(seat: int, place: int, *numbers: int) -> ResultColumn:
    *points, birds = numbers
    known = kensington_score(Building())
    assert known.tie_break is not None
    lines = tuple(struct_with(line, points=number) for line, number in zip(known.lines, points, strict=True))
    return ResultColumn(seat, place, Score(sum(points), lines, struct_with(known.tie_break, points=birds)))


def test_the_score_card_puts_the_winner_first() -> None:
    drawn = draw_result("Copenhagen", say("copenhagen-over-end-card"), COLUMNS, MORNING, AT_COPENHAGEN)
    assert_looks_like("result", drawn)


def test_kensingtons_score_card_has_its_own_night_with_signs_and_rates() -> None:
    columns = (
        kensington_column(0, 3, 15, 4, 6, 1, 0, 1),
        kensington_column(1, 2, 17, 2, 6, 4, 0, 3),
        kensington_column(2, 1, 20, 4, 6, 2, 0, 2),
        kensington_column(3, 5, 12, 2, 3, 1, 0, 0),
        kensington_column(4, 4, 11, 4, 3, 2, 5, 1),
    )
    reason = say("kensington-over-birds")
    assert_looks_like("result-night", draw_result("Kensington", reason, columns, NIGHT, AT_KENSINGTON))


def test_a_shared_victory_marks_every_winner() -> None:
    columns = tuple(kensington_column(seat, 1, 15, 4, 6, 1, 0, 1) for seat in range(2))
    reason = say("kensington-over-vote")
    reader = Reader(names=("Gwen", "Gwen"), medium=Medium.PICTURE)
    assert_looks_like("result-shared", draw_result("Kensington", reason, columns, NIGHT, reader))


def test_the_score_card_does_not_depend_on_the_order_given() -> None:
    reason = because("Reason")
    one = draw_result("Title", reason, COLUMNS, MORNING, AT_COPENHAGEN)
    assert one.tobytes() == draw_result("Title", reason, COLUMNS[::-1], MORNING, AT_COPENHAGEN).tobytes()


def test_the_score_card_holds_many_lines_and_five_seats() -> None:
    lines = tuple(ScoreLine(f"A way to score, number {number}", 30, "3 each") for number in range(12))
    columns = tuple(ResultColumn(seat, seat + 1, Score(360, lines)) for seat in range(5))
    for skin in (MORNING, NIGHT):
        drawn = draw_result("T" * 80, because("R" * 200), columns, skin, Reader(names=("W" * 40,) * 5))
        assert drawn.width == 1200
        assert drawn.height <= 1400


def test_the_score_card_of_a_game_that_counts_only_points_has_its_totals() -> None:
    columns = tuple(ResultColumn(seat, 2 - seat, Score(2 + seat)) for seat in range(2))
    reader = Reader(names=AT_COPENHAGEN.names[:2], medium=Medium.PICTURE)
    reason = because("All is played.")
    assert_looks_like("result-totals", draw_result("Unpainted", reason, columns, MORNING, reader))


def test_the_score_card_reads_german() -> None:
    reader = struct_with(AT_COPENHAGEN, language="de")
    assert_looks_like("result-german", draw_result("Copenhagen", because(""), COLUMNS, MORNING, reader))


SEATED = Reader(names=AT_KENSINGTON.names[:3], medium=Medium.PICTURE)


def test_the_lobby_shows_who_sits_and_what_is_free() -> None:
    about = (say("picture-hosted", who=who(1)), say("picture-players", least=1, most=5))
    drawn = draw_lobby("Tenby", about, 5, ("10 rounds", "1 day per move"), MORNING, SEATED)
    assert_looks_like("lobby", drawn)


def test_kensingtons_lobby_has_its_own_night_and_room_for_many_options() -> None:
    about = (say("picture-hosted", who=who(1)), say("picture-players", least=2, most=5))
    options = (
        "in its own thread",
        "anyone may look things up",
        "starts when the host says so",
        "rematch of table 12",
        "heap view: no",
        "public bird counter: no",
    )
    assert_looks_like("lobby-night", draw_lobby("Kensington", about, 5, options, NIGHT, SEATED))


def test_the_lobby_shows_what_its_table_is_called() -> None:
    about = (say("picture-hosted", who=who(1)), say("picture-players", least=2, most=5))
    name = "Sunday evening by the old harbour wall"
    assert_looks_like("lobby-named", draw_lobby("Copenhagen", about, 3, (), MORNING, SEATED, name))


def test_the_lobby_reads_german() -> None:
    about = (say("picture-hosted", who=who(1)), say("picture-players", least=2, most=5))
    reader = struct_with(SEATED, language="de")
    assert_looks_like("lobby-german", draw_lobby("Kensington", about, 5, (), NIGHT, reader))


@pytest.mark.parametrize("skin", [MORNING, NIGHT])
def test_no_bands_show_in_the_lobbys_sky(skin: Skin) -> None:
    """A fade of a dozen steps over 300 pixels would have bands of 20 equal rows."""
    sky = draw_lobby("", (), 2, (), skin, Reader()).convert("RGB").crop((440, 20, 452, 300))
    rows = [sky.crop((0, y, 12, y + 1)).tobytes() for y in range(sky.height)]
    assert max(len(list(same)) for _, same in groupby(rows)) < 10


def test_a_game_without_a_painter_is_drawn_as_its_diagram() -> None:
    view = view_for(after_a_build(sample_game(4)), None)
    assert_looks_like("plain-table", painter_for(NEW_GAME).table(view, READER)[0])


def test_a_plain_draft_says_what_is_not_possible() -> None:
    view, seat, build = sample_build()
    painter = painter_for(NEW_GAME)
    refused = painter.draft(view, seat, build, "A tile must stand on something.", READER)
    assert not looks_like(refused, painter.draft(view, seat, build, "", READER))


@pytest.mark.parametrize("diagram", ["", "\n", "x", "x" * 1024, "\n" * 60, "│┌─┐ ☃ 日本"])
def test_any_diagram_can_be_drawn(diagram: str) -> None:
    game = replace(NEW_GAME, diagram=lambda view: diagram)
    drawn = painter_for(game).table(None, Reader(names=("Anna", "", "日本")))[0]
    assert isinstance(drawn, Image.Image)
    assert drawn.height <= 1400


def test_a_painted_game_gets_its_own_painter() -> None:
    assert painter_for(GAME) is PAINTERS["copenhagen"]
    assert painter_for(NEW_GAME) not in PAINTERS.values()
