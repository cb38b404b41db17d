"""Points: windows and doors under roofs, levels, cats, width; the rulebook's example."""

import pytest

from games.kensington.building import points, score
from games.kensington.position import End, Phase
from games.kensington.rules import outcome, standing
from tests.games.kensington.boards import BARE, building, player, table
from tests.languages.english import english

CATS = ("WL05", "WD08")


def lines(built) -> dict[str, int]:
    """The breakdown without its empty lines."""
    return {english(line.label): line.points for line in score(built).lines if line.points}


def test_the_example_of_the_rulebook_is_worth_29_points():
    built = building(
        "..^^^...",
        "..wwd^..",
        "^^wwdw..",
        "wwwwdd.w",
        "ddwwDOww",
        tiles=CATS,
    )
    # Storeys under roofs: 2 2 4 4 4 3; the two columns on the right have no roof.
    assert lines(built) == {
        "Windows": 17,
        "Doors": 4,
        "Heights": 6,
        "Cats": 2,
    }
    assert points(built) == 29


def test_the_vector_of_the_rules_file_is_worth_6_points():
    assert lines(building("^^", "Ow")) == {
        "Windows": 1,
        "Doors": 2,
        "Heights": 1,
        "Width": 2,
    }


def test_a_bare_door_is_worth_nothing():
    assert points(BARE) == 0


def test_windows_and_doors_without_a_roof_are_worth_nothing():
    assert points(building("ww..", "ddOD")) == 0


def test_ruling_30_any_door_under_a_roof_is_worth_2():
    assert lines(building("^^.", "ODw"))["Doors"] == 4


def test_walls_are_worth_nothing_but_are_a_storey():
    assert lines(building("^...", "#...", "wOdw")) == {"Windows": 1, "Heights": 1}


def test_ruling_28_a_level_is_what_lies_beneath_the_roof():
    """Roof columns one and two cells thick over the same storey are one level."""
    assert lines(building(".^.", "^^.", "wwO"))["Heights"] == 1


def test_ruling_29_equal_heights_apart_are_one_level():
    assert lines(building("^...^", "wdOdw"))["Heights"] == 1


@pytest.mark.parametrize(("levels", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_levels_are_worth_1_2_3_and_so_on(levels, worth):
    rows = [
        "".join("w" if column > row else "^" if column == row else "." for column in range(1, levels + 1))
        + "."
        for row in range(levels, 0, -1)
    ]
    built = building(*rows, "w" * levels + "O")
    assert lines(built)["Heights"] == worth


def test_a_roof_on_the_ground_is_no_level_but_a_column():
    assert lines(building(".^", "^O")) == {
        "Doors": 2,
        "Heights": 1,
        "Width": 2,
    }


def test_cats_count_with_or_without_a_roof_and_silhouettes_never():
    assert lines(building("Oww", tiles=("WL05", "WL01", "WL08"))) == {"Cats": 1}


def test_ruling_33_every_cell_of_a_window_tile_is_a_window():
    assert lines(building("^.", "w.", "w.", "w.", "wO"))["Windows"] == 4


def test_the_width_counts_only_if_every_column_is_roofed():
    assert "Width" not in lines(building("^^.", "wOw"))
    assert lines(building("^^^", "wOw"))["Width"] == 3


def test_tokens_and_stored_tiles_are_worth_nothing():
    position = table(player(stored="WL05 R01", tokens=7))
    assert [seat.points for seat in standing(position)] == [0, 0]


def over(*players):
    return table(*players, phase=Phase.OVER, end=End.STALL)


def test_most_points_win():
    end = outcome(over(player(building("^", "O")), player(building("^^", "Ow")), player()))
    assert end.places == (2, 1, 3)
    assert english(end.reason) == "Nobody can lay another tile."


def test_a_tie_goes_to_more_birds_on_the_own_roofs():
    roofed, birds = building("^", "O"), building("^", "O", tiles=("R01",))
    end = outcome(over(player(roofed), player(birds), player(roofed, stored="R02")))
    assert end.places == (2, 1, 2)
    assert english(end.reason) == "Nobody can lay another tile. The birds on the roofs broke the tie."


def test_ruling_37_a_tie_with_equal_birds_is_shared():
    roofed = building("^", "O", tiles=("R01",))
    assert outcome(over(player(roofed), player(roofed), player())).places == (1, 1, 3)
