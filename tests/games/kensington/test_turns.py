"""Tokens for diamonds, storing and returning, the order of a turn, and what is undone never."""

from msgspec.structs import replace

from games.kensington import GAME
from games.kensington.position import Phase
from tests.games.kensington.boards import (
    BARE,
    FIRST,
    SECOND,
    after,
    building,
    building_now,
    drawn,
    offered,
    piles,
    player,
    refusal,
    table,
)

HEAP = piles(A="WL01 WL05 WD09", B="WL21 WL31", C="R03", D="M1")


def test_a_diamond_earns_a_token_when_it_is_built():
    position = building_now(BARE, "WL31", piles=HEAP, pool=3)
    end = after(position, "WL31@1,0")
    assert (end.players[0].tokens, end.pool) == (2, 2)


def test_a_diamond_that_is_stored_earns_nothing_yet():
    end = after(building_now(BARE, "WL31", piles=HEAP, pool=3), "store")
    assert (end.players[0].tokens, end.pool) == (1, 3)


def test_a_bought_diamond_earns_a_token_too():
    position = table(player(), player(stored="WL31"), piles=HEAP, pool=3)
    end = after(position, "$WL31@1,0")
    assert [p.tokens for p in end.players] == [1, 2]
    assert end.pool == 2


def test_ruling_10_an_empty_pool_pays_nothing():
    end = after(building_now(BARE, "WL31", piles=HEAP, pool=0), "WL31@1,0")
    assert (end.players[0].tokens, end.pool) == (1, 0)


def test_ruling_10_the_last_token_pays_for_one_of_two_diamonds():
    position = building_now(BARE, "WL31", stored="WL32", piles=HEAP, pool=1)
    end = after(position, "WL31@1,0", "WL32@4,0")
    assert (end.players[0].tokens, end.pool) == (2, 0)


def test_ruling_21_a_token_just_won_is_not_used_in_the_same_turn():
    position = table(player(stored="WL02", tokens=0), piles=HEAP, pool=3)
    position = after(position, "B2", "WL31@1,0")
    assert position.players[0].tokens == 1
    assert not any(text in offered(position) for text in ("C1", "D"))


def test_a_tile_not_built_goes_into_a_free_entrance():
    position = building_now(BARE, "WL01", stored="WD01")
    assert "store" in offered(position)
    end = after(position, "store")
    assert end.players[0].stored == ("WD01", "WL01")
    assert (end.turn, end.phase, end.hand) == (SECOND, Phase.TAKE, "")


def test_ruling_13_with_a_free_entrance_the_tile_is_not_returned():
    position = building_now(BARE, "WL01", stored="WD01")
    assert refusal(position, "return") == "An entrance of your warehouse is free: store the tile."


def test_ruling_14_with_full_entrances_the_new_tile_goes_back():
    position = building_now(BARE, "WL01", stored="WD01 WD02", piles=HEAP)
    assert "store" not in offered(position)
    assert refusal(position, "store") == (
        "Both entrances of your warehouse are full: the tile goes back into the heap."
    )
    end = after(position, "return")
    assert end.players[0].stored == ("WD01", "WD02")
    assert end.piles[0].size == 4


def test_building_a_stored_tile_frees_its_entrance_for_the_new_one():
    position = after(building_now(BARE, "WL01", stored="WD01 WD02"), "WD01@1,0")
    assert "store" in offered(position)
    assert after(position, "store").players[0].stored == ("WD02", "WL01")


def test_a_taken_tile_must_be_dealt_with_before_the_turn_ends():
    position = building_now(BARE, "WL01")
    assert "end" not in offered(position)
    assert refusal(position, "end") == "The tile you took must be built, stored or returned first."


def test_ruling_44_builds_follow_each_other_until_the_player_ends():
    position = after(building_now(BARE, "WL01", stored="WD01 WL02"), "WL01@1,0")
    assert position.turn == FIRST
    assert "end" in offered(position)
    end = after(position, "WL02@2,0", "end")
    assert drawn(end.players[0].building) == ("Oww",)
    assert end.players[0].stored == ("WD01",)
    assert end.turn == SECOND


def test_a_turn_with_nothing_left_to_do_ends_by_itself():
    assert after(building_now(BARE, "WL01"), "WL01@1,0").turn == SECOND
    stuck = after(building_now(BARE, "WL01", stored="WD21"), "WL01@-1,0")
    assert stuck.players[0].stored == ("WD21",)
    assert stuck.turn == SECOND


def test_turns_go_clockwise():
    position = table(player(), player(), player(), piles=HEAP, turn=2)
    assert after(position, "A1", "store").turn == 0


def test_ruling_26_warehouses_and_tokens_are_open_to_everybody():
    position = table(player(stored="WL05", tokens=3), player(stored="R01"))
    assert GAME.view_for(position, SECOND).players == position.players


def test_ruling_36_only_drawing_and_mixing_back_cannot_be_undone():
    position = table(player(stored="WL02"), player(stored="WL05"), piles=HEAP)
    shown = {text for text in offered(position) if GAME.reveals(position, FIRST, GAME.read_move(text))}
    assert shown == {"A1", "A2", "A3", "B1", "B2", "C1", "D"}
    full = building_now(BARE, "WL01", stored="WD01 WD02")
    assert {text for text in offered(full) if GAME.reveals(full, FIRST, GAME.read_move(text))} == {"return"}


def test_what_the_last_turn_did_is_kept_for_the_picture():
    position = after(table(player(stored="WL02"), piles=HEAP), "A1", "WL01@1,0", "WL02@2,0")
    assert (position.last.seat, position.last.took, position.last.placed) == (FIRST, "WL01", 2)
    position = after(position, "A1")
    assert (position.last.seat, position.last.took, position.last.placed) == (SECOND, "WL05", 0)


def test_a_door_of_ones_own_is_always_column_0():
    end = after(building_now(building("wO"), "WL05"), "WL05@-3,0")
    assert end.players[0].building.left == -3
    assert drawn(end.players[0].building) == ("wwwO",)
    assert replace(end, turn=FIRST).players[0].building.columns == ("w", "w", "w", "D")
