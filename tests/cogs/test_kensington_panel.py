"""Kensington's panel at positions drawn as text: what is offered, locked, and why a build is not possible."""

import pytest

from bot.draft import with_step
from cogs.kensington.closing import building_words
from cogs.kensington.panel import panel
from cogs.kensington.staging import Stage, read_stage, write_stage
from cogs.layout import LONGEST_LABEL
from cogs.press import Verb
from cogs.screen import Menu, Picture, Style, confirm, parted
from games.errors import UnreadableMove
from games.kensington.names import short_tile_name
from games.kensington.position import Building, Options, Phase, Placed
from games.kensington.tiles import TILES
from languages.reader import Reader
from languages.shelf import LANGUAGES
from tests.cogs.test_lesson_panels import MOST_COMPONENTS, components
from tests.cogs.turns import keys_in, screen_in_english, turn_at
from tests.games.kensington.boards import (
    BARE,
    building,
    building_now,
    offered,
    piles,
    player,
    table,
)

HEAP = piles(A="WL05 WL01", B="WL31", C="R01 R06", D="D1")


def screen(position, looking_at=""):
    turn = turn_at("kensington", position, position.turn)
    return screen_in_english(panel(turn, looking_at), turn)


def staged(*parts, bought=""):
    """What a key carries for tiles staged in this order: ("WL05", column, row) each."""
    return write_stage(Stage(tuple(Placed(*part) for part in parts), bought))


def keys(shown):
    return [key for part in shown.rows if not isinstance(part, Menu) for key in part]


def labels(shown):
    return [key.label for key in keys(shown)]


def menus(shown):
    return {part.placeholder: part for part in shown.rows if isinstance(part, Menu)}


def choices(shown, placeholder):
    return [choice.label for choice in menus(shown)[placeholder].choices]


def commit(shown):
    """The key that builds: the first of the last row but one."""
    return shown.rows[-2][0]


# Taking


def test_every_outline_of_the_heap_has_a_key_as_in_the_picture_and_every_back_its_price():
    first = screen(table(player(tokens=1), piles=HEAP))
    assert [[key.label for key in row] for row in first.rows[:4]] == [
        ["A1", "A2"],
        ["B1"],
        ["C1", "C2"],
        ["Take D special, 1 token, 1 left"],
    ]
    assert first.lines[-1] == (
        "-# A plain, free, 2 left · B diamond, free, 1 left · C roof, 1 token, 2 left "
        "· D special, 1 token, 1 left"
    )
    assert first.picture is Picture.PRIVATE


def test_a_back_that_cannot_be_taken_says_why():
    without = screen(table(player(tokens=0), piles=piles(A="WL01", D="D1")))
    locked = [key.label for key in keys(without) if key.press is None]
    assert locked == ["B diamond: none left", "C roof: none left", "D special: costs a token, you have none"]


def test_with_four_tokens_the_free_backs_are_locked():
    forced = screen(table(player(tokens=4), piles=HEAP))
    assert "A plain: use a token first" in labels(forced)
    assert "B diamond: use a token first" in labels(forced)
    assert "you must use one" in forced.lines[-1]
    assert not any("must use" in line for line in screen(table(piles=HEAP)).lines)


def test_without_the_heap_view_backs_are_drawn_with_keys():
    options = Options(heap_view=False)
    heap = piles(view=False, A="WL05 WL01", B="WL31", C="R01", D="D1")
    blind = screen(table(player(tokens=1), options=options, piles=heap))
    assert not menus(blind)
    assert labels(blind)[:2] == ["Take A plain, free, 2 left", "Take B diamond, free, 1 left"]


def test_birds_are_counted_only_where_the_table_counts_them():
    bird = player(building("O", tiles=("R01",)))
    assert "birds 1 of 7" in screen(table(bird)).lines[1]
    assert "birds" not in screen(table(bird, options=Options(public_bird_counter=False))).lines[1]


def test_agreeing_to_end_says_how_many_have():
    assert "Agree to end the game (nobody has yet)" in labels(screen(table()))
    assert "Agree to end the game (1 of 2)" in labels(screen(table(votes=(1,))))


def test_agreeing_to_end_is_grey_and_last():
    (last,) = screen(table(piles=HEAP)).rows[-1]
    assert last.label.startswith("Agree to end the game")
    assert last.style is Style.PLAIN


# Buying


def test_a_tile_of_another_warehouse_is_offered_with_its_owner_and_built_at_once():
    position = table(player(), player(stored="R03 WL06"))
    menu = menus(screen(position))["Buy from a warehouse and build it: 1 token"]
    assert [choice.label for choice in menu.choices] == [
        "Roof 1x1, from Player 2",
        "Lit 2 wide, from Player 2",
    ]
    shown = screen(position, menu.choices[1].text)
    assert commit(shown).label.startswith("Buy and build lit 2 wide at ")
    assert parted(commit(shown).press.text)[0] in offered(position)
    assert shown.lines[0] == "Buying the lit 2 wide for a token:"


def test_an_own_tile_under_a_bought_one_is_staged_first_and_does_not_go_without_it():
    position = table(player(building("Oww"), "WD01"), player(stored="R03"))
    alone = screen(position, staged(("WD01", 2, 1), bought="R03"))
    assert commit(alone).press is None
    both = screen(position, staged(("WD01", 2, 1), ("R03", 2, 2), bought="R03"))
    assert parted(commit(both).press.text)[0] == "$R03@2,2+WD01@2,1"


# Building


def test_the_tile_taken_is_told_with_what_can_be_done():
    assert screen(building_now(BARE, "WL31")).lines[0] == (
        "**You took:** lit L (tip up, left) with a diamond and a cat. Build, or store it."
    )
    full = building_now(BARE, "WL01", "WD01 WD02")
    assert screen(full).lines[0].endswith("Build, or put it back into the heap.")


def test_a_tile_that_fits_nowhere_leaves_only_storing_it():
    closed = building("^", "O")
    shown = screen(building_now(closed, "WL21"))
    assert "Nothing can be built now: store it." in shown.lines[0]
    assert [(key.label, key.press.is_final) for key in keys(shown)] == [
        ("Store the lit T and end the turn", True)
    ]


def test_the_columns_are_keys_with_the_row_that_follows():
    position = building_now(building("O"), "WL01")
    shown = screen(position, staged(("WL01", 0, 1)))
    assert labels(shown)[:3] == ["−1 · row 0", "0 · row 1", "1 · row 0"]
    assert shown.picture is Picture.DRAFT
    assert shown.ghost == "WL01@0,1"
    assert shown.refusal == ""
    assert commit(shown).label == "Build lit 1x1 at 0 and end the turn: 0 → 0 points"
    assert commit(shown).press.text == "WL01@0,1"


def test_after_taking_a_tile_the_builder_opens_with_it_at_its_best_place():
    shown = screen(building_now(building("Ow"), "R06", "WL01"))
    assert shown.ghost == "R06@0,1"
    assert choices(shown, "Another tile instead") == ["Lit 1x1"]
    assert [key.label for key in shown.rows[-1]] == ["Store the roof 2 wide and end the turn"]


def test_a_single_stored_tile_is_ready_to_be_built():
    shown = screen(table(player(BARE, "WL01"), phase=Phase.LAST_BUILD, bird_end=1))
    assert shown.ghost.startswith("WL01@")
    several = screen(table(player(BARE, "WL01 WD01"), phase=Phase.LAST_BUILD, bird_end=1))
    assert not several.ghost
    assert choices(several, "Build a tile") == ["Dark 1x1", "Lit 1x1"]


def test_a_build_ends_the_turn_with_one_press_and_says_so():
    alone = screen(building_now(BARE, "WL01"), staged(("WL01", 0, 1)))
    assert commit(alone).label == "Build lit 1x1 at 0 and end the turn: 0 → 0 points"
    assert commit(alone).press == confirm("WL01@0,1")
    more = screen(building_now(BARE, "WL01", "WD01"), staged(("WL01", 0, 1)))
    assert commit(more).press == confirm("WL01@0,1", "end")
    stored = screen(building_now(BARE, "WL01", "WD01"), staged(("WD01", 0, 1)))
    assert commit(stored).label == "Build dark 1x1 at 0, store the other tile and end the turn: 0 → 0 points"
    assert commit(stored).press.text == "WD01@0,1|store"


def test_a_step_that_is_only_drafted_does_not_sound_like_one_that_commits():
    more = screen(building_now(BARE, "WL01", "WD01"), staged(("WL01", 0, 1)))
    committing = [key.label for key in keys(more) if key.press.is_final]
    drafting = [key.label for key in keys(more) if key.press.verb is Verb.CHOOSE]
    assert all("end the turn" in label for label in committing)
    assert drafting == ["Place it, then another tile"]


def test_what_was_placed_is_built_by_the_key_that_ends_the_turn():
    turn = turn_at("kensington", building_now(BARE, "WL01", "WD01 WD02"), 0)
    drafted = with_step(turn, "WL01@0,1")
    shown = screen_in_english(panel(drafted, ""), drafted)
    assert keys_in(shown.rows[-1])[0].label == "Build what is placed and end the turn"


def test_points_before_and_after_are_told_with_what_changes_them():
    position = building_now(building("Ow"), "R06")
    shown = screen(position, staged(("R06", 0, 1)))
    assert shown.lines[-1] == (
        "If it ended now: 0 → 6 points (Windows +1, Doors +2, Heights +1 and Width +2)"
    )


def test_a_diamond_is_told_to_earn_a_token():
    shown = screen(building_now(BARE, "WL31"), staged(("WL31", 1, 0)))
    assert shown.lines[-1].endswith("earns +1 token")


def test_many_columns_are_shown_fifteen_at_a_time():
    wide = building("O" + "w" * 30)
    first = screen(building_now(wide, "WL01"), staged(("WL01", 0, 1)))
    assert sum("· row" in label for label in labels(first)) == 15
    assert "Page 1 of 3" in labels(first)
    more = next(key for key in keys(first) if key.label == "More places")
    second = screen(building_now(wide, "WL01"), more.press.text)
    assert "Page 2 of 3" in labels(second)
    assert labels(second)[0] == "14 · row 1"
    assert second.ghost == first.ghost
    last = next(key for key in keys(second) if key.label == "More places")
    assert [
        key.press
        for key in keys(screen(building_now(wide, "WL01"), last.press.text))
        if key.label == "More places"
    ] == [None]


# Units


def test_a_place_that_needs_another_tile_is_shown_with_the_tile_that_is_not_justified():
    position = building_now(building("Oww"), "R03", "WD01")
    shown = screen(position, staged(("WD01", 2, 1)))
    reason = "The dark 1x1 borders no dark window, door, wall or roof."
    assert commit(shown).label == reason
    assert commit(shown).press is None
    assert shown.refusal == reason
    assert shown.lines[-1] == f"Not yet possible: {reason}"
    assert "2 · row 1 + a tile" in labels(shown)
    assert choices(shown, "Add a tile that is built with it") == ["Roof 1x1 (taken)"]


def test_a_tile_that_touches_nothing_yet_waits_for_the_one_between():
    position = building_now(BARE, "WL33", "WL05")
    shown = screen(position, staged(("WL05", 2, 0)))
    assert commit(shown).label == "The lit 2 wide is not connected to the building."


def test_a_unit_is_built_with_one_key_and_taken_apart_again():
    position = building_now(building("Oww"), "R03", "WD01")
    both = screen(position, staged(("WD01", 2, 1), ("R03", 2, 2)))
    assert commit(both).label == "Build 2 tiles and end the turn: 0 → 3 points"
    assert commit(both).press.text == "R03@2,2+WD01@2,1"
    assert both.lines[1:3] == (
        "**Dark 1x1** at column 2, row 1",
        "**Roof 1x1** at column 2, row 2",
    )
    off = next(key for key in keys(both) if key.label == "Take the last tile off")
    assert off.press.text == staged(("WD01", 2, 1))


def test_another_tile_can_be_chosen_without_going_back():
    position = building_now(BARE, "WL01", "WD01")
    shown = screen(position, staged(("WL01", 1, 0)))
    assert choices(shown, "Another tile instead") == ["Dark 1x1"]


def test_a_stage_that_cannot_be_built_any_more_leads_back():
    shown = screen(building_now(BARE, "WL01"), staged(("WL01", 7, 0)))
    assert shown.lines == ("That cannot be built now.",)
    assert labels(shown) == ["Back"]


@pytest.mark.parametrize(
    "text", ["build", "build~x~~WL01@1,0", "build~~~", "build~~~nonsense", "build~~~A1~"]
)
def test_a_stage_that_cannot_be_read_is_refused_with_a_sentence(text):
    with pytest.raises(UnreadableMove):
        screen(building_now(BARE, "WL01"), text)


def test_a_stage_is_read_as_it_was_written():
    stage = Stage((Placed("WD01", -12, 10), Placed("R03", 4, 0)), "R03", 2)
    assert read_stage(write_stage(stage)) == stage
    longest = Stage(tuple(Placed(tile, -99, 99) for tile in ("WD01", "WL05", "R03")), "WL05", 9)
    assert len(write_stage(longest)) <= 70


def test_the_last_build_is_announced():
    position = table(player(stored="WL01"), phase=Phase.LAST_BUILD, bird_end=1)
    shown = screen(position)
    assert shown.lines[0].startswith("**The seventh bird is out:**")
    assert "Build nothing and end the turn" in labels(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_builds_and_puts_a_tile_away_fits_whole(language):
    """Columns of two digits and points of two digits are as far as games go."""
    names = {len(Reader(language).read(short_tile_name(tile))): tile for tile in TILES}
    longest = names[max(names)]
    street = Building(columns=("w",) * 12 + ("D",) + ("w",) * 12, left=-12)
    stage = Stage((Placed(longest, -12, 1),))
    for stored in ("", "WL01 WL02"):
        words = building_words(stage, street, building_now(street, longest, stored))
        said = Reader(language).read(words)
        assert len(said) + len("11 → 11") - len("0 → 0") <= LONGEST_LABEL, said


def test_the_fullest_panel_leaves_room_for_a_hint_and_for_the_board_in_words():
    lying = piles(
        A="WL01 WL02 WL03 WL04 WL05 WL06 WL07",
        B="WL21 WL22 WL23 WL24 WL25 WL26 WL27",
        C="R01 R02 R03 R04 R05 R06 R07",
        D="D1 D2",
    )
    others = [player(stored=f"WD{first:02} WD{first + 1:02}") for first in (1, 3, 5, 7)]
    shown = screen(table(player(tokens=2), *others, piles=lying))
    assert len(keys(shown)) == 3 * 6 + 1 + 1
    assert menus(shown)
    around = 1 + 1 + 1 + 1  # container, text, gallery, board in words
    last = 1 + 3 + 1  # hint, since your last turn, all of the board; and the hint itself
    assert around + components(shown) + last <= MOST_COMPONENTS
