"""Pictures of statistics: figures, bars, marks of an even share; parted where one could not be read."""

from msgspec.structs import replace

from languages.names import without_isolates
from languages.reader import Medium, Reader
from rendering.stats.picture import draw_sheet, pages_of
from rendering.stats.samples import GAME, PLAYER, SERVER, TWO
from rendering.stats.sheet import Bar, Panel, part_of, tell_sheet
from tests.pictures.picture_comparison import assert_looks_like

ENGLISH = Reader(medium=Medium.PICTURE)
GERMAN = Reader("de", medium=Medium.PICTURE)
FITS = range(1, 1401)
"""Heights that Discord shows as large as they can be read."""


def test_a_players_statistics_take_two_pictures() -> None:
    first, second = pages_of(PLAYER)
    assert first.panels + second.panels == PLAYER.panels
    assert first.figures
    assert not second.figures
    assert (first.note, second.note) == ("", PLAYER.note)
    for name, page in (("stats-player", first), ("stats-player-more", second)):
        drawn = draw_sheet(page, ENGLISH)
        assert drawn.height in FITS
        assert_looks_like(name, drawn)


def test_a_game_by_night_in_german() -> None:
    (page,) = pages_of(GAME)
    drawn = draw_sheet(page, GERMAN)
    assert drawn.height in FITS
    assert_looks_like("stats-game-night", drawn)


def test_a_server_with_endless_names_under_tenbys_sky() -> None:
    assert_looks_like("stats-server", draw_sheet(SERVER, ENGLISH))


def test_two_players_beside_each_other_in_german() -> None:
    assert_looks_like("stats-two", draw_sheet(TWO, GERMAN))


def test_every_part_of_a_long_sheet_can_be_read() -> None:
    bars = tuple(Bar(label="x" * 300, part=part_of(n, 9), text="9" * 8) for n in range(10))
    long = replace(PLAYER, panels=tuple(Panel(title="y" * 200, about="z" * 200, bars=bars) for _ in range(7)))
    pages = pages_of(long)
    assert [panel for page in pages for panel in page.panels] == list(long.panels)
    assert all(draw_sheet(page, GERMAN).height in FITS for page in pages)


def test_a_sheet_is_read_line_by_line_with_all_that_is_drawn() -> None:
    head, figures, *panels, note = [without_isolates(Reader().read(line)) for line in tell_sheet(PLAYER)]
    assert head == "Freja · Copenhagen, on this server"
    assert figures == (
        "tables played: 84, of tables won: 36 %, mean of points, best 16: 10.4 "
        "and half of all turns: up to 20 min."
    )
    assert (
        panels[0] == "Games (won of played) – Copenhagen: 19 of 46, Kensington: 6 of 24 and Tenby: 5 of 14."
    )
    assert len(panels) == len(PLAYER.panels)
    assert note.startswith("Skill and luck as the medium bot reckons")
