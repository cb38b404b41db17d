"""Where tiles may stand: support, roofs, connection, the window rule, doors, units."""

import pytest

from tests.games.kensington.boards import (
    BARE,
    after,
    building,
    building_now,
    drawn,
    offered,
    places,
    player,
    refusal,
    table,
    units,
)

LIT, DARK, LIT_2_WIDE, LIT_DROP_LEFT = "WL01", "WD01", "WL06", "WL33"
ROOF, ROOF_2_WIDE, RED_DOOR, WALL = "R03", "R08", "D1", "M1"


def columns(built, tile: str) -> set[int]:
    """The columns where a tile just taken may be built by itself."""
    return {column for column, _ in places(building_now(built, tile), tile)}


# The test vectors of the rules file


def test_a_window_goes_left_of_right_of_and_above_a_bare_door():
    assert places(building_now(BARE, LIT), LIT) == {(-1, 0), (0, 1), (1, 0)}


def test_beside_a_lit_window_a_dark_one_is_not_enough():
    built = building("Ow")
    assert places(building_now(built, DARK), DARK) == {(-1, 0), (0, 1)}
    assert places(building_now(built, ROOF_2_WIDE), ROOF_2_WIDE) == {(-2, 0), (0, 1), (2, 0)}
    assert places(building_now(built, RED_DOOR), RED_DOOR) == {(-1, 0), (2, 0)}


def test_under_a_roof_there_is_only_the_other_side_left():
    built = building("^^", "Ow")
    assert places(building_now(built, DARK), DARK) == {(-1, 0)}


def test_a_dark_window_that_is_illegal_alone_is_legal_under_a_new_roof():
    built = building("Oww")
    position = building_now(built, ROOF, stored=DARK)
    assert "WD01@2,1" not in offered(position)
    assert "R03@2,2+WD01@2,1" in offered(position)
    end = after(position, "R03@2,2+WD01@2,1")
    assert drawn(end.players[0].building) == ("..^", "..d", "Oww")


def test_a_t_hangs_between_two_towers():
    built = building("w.w", "wOw")
    assert places(building_now(built, "WL21"), "WL21") == {(-1, 1)}
    end = after(building_now(built, "WL21"), "WL21@-1,1")
    assert drawn(end.players[0].building) == ("www", "www", "wOw")


# The rulebook's examples of the window rule


def test_rulebook_a_dark_tile_beside_lit_windows_only_cannot_be_added():
    built = building("ww", "Ow")
    position = building_now(built, "WD15")
    assert (2, 0) not in places(position, "WD15")
    assert refusal(position, "WD15@2,0") == "The dark 4 wide borders no dark window, door, wall or roof."


def test_rulebook_a_dark_tile_that_touches_the_door_opens_the_way_for_the_next_dark_one():
    built = building("w.", "wO")
    position = after(building_now(built, "WD31", stored="WD15"), "WD31@1,0")
    assert drawn(position.players[0].building) == ("w.d..", "wOddd")
    assert "WD15@4,0" in offered(position)


def test_rulebook_a_lit_window_can_be_added_once_a_roof_is_beside_it():
    built = building(".d", "Od")
    assert 2 not in columns(built, LIT)
    position = after(building_now(built, "R15", stored=LIT), "R15@2,0")
    assert drawn(position.players[0].building) == (".d^.", "Od^^")
    assert "WL01@4,0" in offered(position)


# One rule or ruling each


def test_ruling_1_tiles_are_neither_turned_nor_flipped():
    end = after(building_now(BARE, "WD32"), "WD32@1,0")
    assert drawn(end.players[0].building) == ("...d", "Oddd")
    end = after(building_now(BARE, "WD31"), "WD31@1,0")
    assert drawn(end.players[0].building) == (".d..", "Oddd")


def test_ruling_2_the_whole_bottom_edge_must_be_supported():
    position = building_now(BARE, LIT_2_WIDE)
    assert places(position, LIT_2_WIDE) == {(-2, 0), (1, 0)}
    assert refusal(position, "WL06@0,1") == (
        "The lit 2 wide is not supported in column 1: "
        "its whole bottom edge must rest on the ground or on tiles."
    )


def test_ruling_3_a_gap_is_not_bridged():
    position = building_now(building("w.w", "wOw"), "WL11")
    assert "WL11@-1,2" not in offered(position)
    assert "not supported in column 0" in refusal(position, "WL11@-1,2")


def test_ruling_4_nothing_stands_anywhere_above_a_roof():
    built = building("^.", "wO")
    assert places(building_now(built, LIT), LIT) == {(-2, 0), (0, 1), (1, 0)}
    assert refusal(building_now(built, LIT), "WL01@-1,2") == (
        "Column −1 is closed by a roof: nothing may be built above it."
    )
    assert "closed by a roof" in refusal(building_now(built, LIT), "WL01@-1,5")


def test_building_beside_a_roof_even_higher_is_allowed():
    built = building(".w", "^w", "wO")
    assert (0, 3) in places(building_now(built, LIT), LIT)


def test_a_tile_must_share_an_edge_with_the_building():
    position = building_now(BARE, LIT)
    assert refusal(position, "WL01@2,0") == "The lit 1x1 is not connected to the building."
    assert refusal(position, "WL01@-300,0") == "The lit 1x1 is not connected to the building."


def test_a_tile_may_not_overlap_another():
    assert (
        refusal(building_now(BARE, LIT), "WL01@0,0") == "The lit 1x1 would overlap another tile in column 0."
    )


@pytest.mark.parametrize("neighbour", ["w", "#", "^", "D"])
def test_one_good_side_is_enough_for_a_lit_window(neighbour):
    assert 2 in columns(building(f"O{neighbour}"), LIT)


def test_the_other_sides_may_border_anything():
    """One side at the door is enough, whatever the other one borders."""
    assert (0, 1) in places(building_now(building(".d", "Od"), LIT), LIT)


def test_ruling_5_two_new_windows_cannot_justify_each_other():
    position = building_now(building("Od"), LIT, stored="WL02")
    assert "WL01@2,0+WL02@3,0" not in offered(position)
    assert refusal(position, "WL01@2,0+WL02@3,0") == (
        "The lit 1x1 borders no lit window, door, wall or roof."
    )


def test_a_door_stands_on_the_ground_only():
    position = building_now(building("Ow"), RED_DOOR)
    assert places(position, RED_DOOR) == {(-1, 0), (2, 0)}
    assert refusal(position, "D1@1,1") == "Doors can only be installed on the ground floor."


def test_roofs_walls_and_doors_may_border_any_tile():
    built = building("Od")
    for tile in (ROOF, WALL, RED_DOOR):
        assert 2 in columns(built, tile)


def test_a_roof_may_stand_on_the_ground():
    assert places(building_now(BARE, ROOF), ROOF) == {(-1, 0), (0, 1), (1, 0)}


def test_ruling_27_every_cell_of_a_roof_tile_closes_its_column():
    end = after(building_now(building("wOw"), "R22", stored=LIT), "R22@-1,1")
    assert drawn(end.players[0].building) == (".^.", "^^^", "wOw")
    assert places(end, LIT) == {(-2, 0), (2, 0)}


def test_ruling_31_and_32_doors_and_walls_are_neutral_on_all_sides():
    assert (0, 1) in places(building_now(building("dOd"), LIT), LIT)
    assert places(building_now(building(".#", "Od"), LIT), LIT) >= {(0, 1), (1, 2)}
    assert places(building_now(building(".w", "Ow"), WALL), WALL) == {(-1, 0), (0, 1), (1, 2), (2, 0)}


def test_built_tiles_never_move():
    end = after(building_now(BARE, LIT), "WL01@1,0")
    assert [placed.tile for placed in end.players[0].building.placed] == [LIT]
    assert end.turn == 1


# Units (ruling 38)


def test_ruling_38_tiles_that_only_hang_together_are_legal_only_together():
    position = building_now(BARE, LIT_DROP_LEFT, stored=LIT_2_WIDE)
    both = "WL06@2,0+WL33@1,0"
    assert both in units(position)
    assert "WL06@2,0" not in offered(position)
    assert "WL33@1,0" not in offered(position)
    assert drawn(after(position, both).players[0].building) == (".www", "Owww")


def test_a_window_with_a_ground_roof_beyond_it_is_a_unit():
    position = building_now(building("Ow"), ROOF, stored=DARK)
    assert "R03@3,0+WD01@2,0" in units(position)


def test_a_unit_of_three_is_judged_as_one():
    """Beyond a lit window: the nearer dark tile needs the farther one, which needs the roof at the end."""
    position = building_now(building("Ow"), ROOF, stored="WD01 WD02")
    threes = {text for text in units(position) if text.count("+") == 2}
    assert {"R03@4,0+WD01@2,0+WD02@3,0", "R03@4,0+WD01@3,0+WD02@2,0"} <= threes
    end = after(position, "R03@4,0+WD01@2,0+WD02@3,0")
    assert drawn(end.players[0].building) == ("Owdd^",)


def test_the_order_in_which_a_unit_is_written_does_not_matter():
    position = building_now(building("Oww"), ROOF, stored=DARK)
    assert after(position, "WD01@2,1+R03@2,2") == after(position, "R03@2,2+WD01@2,1")


def test_tiles_that_need_not_go_together_are_built_one_by_one():
    position = building_now(BARE, LIT, stored=DARK)
    assert refusal(position, "WL01@1,0+WD01@-1,0") == (
        "Build the dark 1x1 first, then the rest: they need not go together."
    )
    end = after(position, "WD01@-1,0", "WL01@1,0")
    assert drawn(end.players[0].building) == ("dOw",)


def test_the_tile_that_is_not_justified_is_named():
    position = building_now(building("Oww"), "WD17", stored="WL02")
    assert refusal(position, "WD17@1,1+WL02@3,0") == (
        "The dark 2x2 borders no dark window, door, wall or roof."
    )


def test_a_tile_one_does_not_have_is_refused():
    assert refusal(building_now(BARE, LIT), "WD17@1,0") == "You do not have WD17, the dark 2x2, to build."


def test_three_tiles_can_be_built_in_a_turn():
    position = building_now(BARE, LIT, stored="WL02 WL03")
    end = after(position, "WL02@1,0", "WL01@2,0", "WL03@-1,0")
    assert drawn(end.players[0].building) == ("wOww",)
    assert end.turn == 1


def test_before_taking_nothing_can_be_built():
    position = table(player(BARE, LIT))
    assert not any("@" in text for text in offered(position))
    assert refusal(position, "WL01@1,0") == "Take a tile before you build."
