"""Pictures that belong to no game: score card, lobby, and the plain painter for games without their own."""

from dataclasses import replace

import pytest
from PIL import Image

from games.copenhagen import GAME
from games.copenhagen.rules import view_for
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.catalog import PAINTERS, painter_for
from rendering.copenhagen.samples import NAMES, after_a_build, sample_build, sample_game
from tests.pictures.picture_comparison import assert_looks_like, looks_like

pytestmark = pytest.mark.xdist_group("pictures")
NEW_GAME = replace(GAME, key="unpainted", title="Unpainted")

COLUMNS = (
    ResultColumn(0, "Freja", 2, (4, 2, 2, 0), 8),
    ResultColumn(1, "Mads O.", 3, (3, 0, 4, 0), 7),
    ResultColumn(2, "Ingrid", 1, (5, 2, 2, 0), 9),
    ResultColumn(3, "Gwen of the Long Pier", 3, (5, 2, -1, 0), 6),
)
LINES = ("Rows", "Rows of windows only", "Columns", "Columns of windows only")


def test_the_score_card_puts_the_winner_first() -> None:
    drawn = draw_result("Copenhagen: final scores", "The End card was revealed.", LINES, COLUMNS, "A note.")
    assert_looks_like("result", drawn)


def test_the_score_card_does_not_depend_on_the_order_given() -> None:
    one = draw_result("Title", "Reason", LINES, COLUMNS)
    assert one.tobytes() == draw_result("Title", "Reason", LINES, COLUMNS[::-1]).tobytes()


def test_the_score_card_holds_many_lines_and_five_seats() -> None:
    lines = tuple(f"A way to score, number {number}" for number in range(12))
    columns = tuple(ResultColumn(seat, "W" * 40, seat + 1, (30,) * 12, 360) for seat in range(5))
    drawn = draw_result("T" * 80, "R" * 200, lines, columns)
    assert drawn.width == 1200
    assert drawn.height <= 1400


def test_the_lobby_shows_who_sits_and_what_is_free() -> None:
    seats = (
        "Theo Park",
        "Saoirse",
        "Gwen",
        "",
        "",
    )
    about = ("1 to 5 players, 3 seated so far", "host: Saoirse")
    assert_looks_like("lobby", draw_lobby("Tenby", about, seats, ("10 rounds", "1 day per move")))


def test_a_game_without_a_painter_is_drawn_as_its_diagram() -> None:
    view = view_for(after_a_build(sample_game(4)), None)
    assert_looks_like("plain-table", painter_for(NEW_GAME).table(view, NAMES)[0])


def test_a_plain_draft_says_what_is_not_possible() -> None:
    view, seat, build = sample_build()
    painter = painter_for(NEW_GAME)
    refused = painter.draft(view, seat, build, "A tile must stand on something.", NAMES)
    assert not looks_like(refused, painter.draft(view, seat, build, "", NAMES))


@pytest.mark.parametrize("diagram", ["", "\n", "x", "x" * 1024, "\n" * 60, "│┌─┐ ☃ 日本"])
def test_any_diagram_can_be_drawn(diagram: str) -> None:
    game = replace(NEW_GAME, diagram=lambda view: diagram)
    drawn = painter_for(game).table(None, ("Anna", "", "日本"))[0]
    assert isinstance(drawn, Image.Image)
    assert drawn.height <= 1400


def test_a_painted_game_gets_its_own_painter() -> None:
    assert painter_for(GAME) is PAINTERS["copenhagen"]
    assert painter_for(NEW_GAME) not in PAINTERS.values()
