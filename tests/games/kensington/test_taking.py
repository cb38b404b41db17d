"""Taking a tile: backs, tokens, the forced spend, buying, skipping, the heap view."""

from collections import Counter

import pytest

from games.kensington import GAME
from games.kensington.position import Options, Phase
from games.kensington.rules import setup
from games.kensington.tiles import TILES, Back, outline
from tests.games.kensington.boards import (
    FIRST,
    after,
    building,
    drawn,
    offered,
    piles,
    player,
    refusal,
    table,
)

HEAP = piles(A="WL01 WL05", B="WL21", C="R03 R08", D="M1")
BLOCKED = building("^^", "^O")
"""Nothing but the ground on either side is left to build on."""


def takes(position) -> set[str]:
    return {text for text in offered(position) if text[0] in "ABCD" and "@" not in text}


# What may be taken


def test_beige_backs_are_free_and_brown_ones_cost_a_token():
    position = table(player(tokens=1), piles=HEAP)
    assert takes(position) == {"A1", "A2", "B1", "C1", "C2", "D"}
    beige, brown = after(position, "A2"), after(position, "C2")
    assert (beige.hand, beige.players[0].tokens, beige.pool) == ("WL05", 1, position.pool)
    assert (brown.hand, brown.players[0].tokens, brown.pool) == ("R08", 0, position.pool + 1)


def test_without_a_token_only_beige_backs_can_be_taken():
    position = table(player(tokens=0), piles=HEAP)
    assert takes(position) == {"A1", "A2", "B1"}
    assert refusal(position, "D") == "A brown back costs a token, and you have none."


def test_a_special_costs_a_token_too():
    end = after(table(player(tokens=2), piles=HEAP), "D")
    assert (end.hand, end.players[0].tokens) == ("M1", 1)


def test_rulings_6_and_9_tokens_have_no_limit_and_are_counted_at_the_start_of_the_turn():
    position = table(player(tokens=3), piles=piles(B="WL31", C="R03"), pool=5)
    position = after(position, "B1", "WL31@1,0")
    assert (position.players[0].tokens, position.turn) == (4, 1)
    assert after(table(player(tokens=9), piles=HEAP), "C1").players[0].tokens == 8


def test_with_four_tokens_one_must_be_used():
    position = table(player(tokens=4), piles=HEAP)
    assert takes(position) == {"C1", "C2", "D"}
    assert "skip" not in offered(position)
    assert refusal(position, "A1") == (
        "With four tokens or more at the start of your turn you must use one: take a brown back or buy."
    )
    assert takes(table(player(tokens=3), piles=HEAP)) == {"A1", "A2", "B1", "C1", "C2", "D"}


def test_ruling_7_the_forced_spend_is_void_when_a_token_buys_nothing():
    position = table(player(tokens=4), piles=piles(A="WL01"))
    assert offered(position) == {"A1", "vote"}


def test_ruling_8_the_forced_player_may_buy_instead():
    position = table(player(tokens=4), player(stored="WL05"), piles=HEAP)
    assert takes(position) == {"C1", "C2", "D"}
    assert {"$WL05@1,0", "$WL05@-2,0"} <= offered(position)
    only_buying = table(player(tokens=4), player(stored="WL05"), piles=piles(A="WL01"))
    assert takes(only_buying) == set()
    assert "$WL05@1,0" in offered(only_buying)


def test_ruling_8_a_tile_that_cannot_be_built_does_not_bind():
    """The dark T hangs down in the middle: it fits nowhere on a bare door."""
    position = table(player(tokens=4), player(stored="WD21"), piles=piles(A="WL01"))
    assert offered(position) == {"A1", "vote"}


def test_rulings_11_and_39_taking_is_a_duty_while_there_are_beige_backs():
    position = table(player(), piles=HEAP)
    assert "skip" not in offered(position)
    assert refusal(position, "skip") == "While there are beige backs in the heap you must take a tile."
    assert "skip" in offered(table(player(tokens=1), piles=piles(C="R03")))
    assert "skip" not in offered(table(player(tokens=4), piles=piles(C="R03")))
    assert "must use one" in refusal(table(player(tokens=4), piles=piles(C="R03")), "skip")


def test_ruling_12_when_nothing_can_be_taken_the_warehouse_can_still_be_built():
    position = table(player(stored="WL02", tokens=0), piles=piles(C="R03"))
    assert offered(position) == {"skip", "vote"}
    position = after(position, "skip")
    assert position.phase is Phase.BUILD
    assert "WL02@1,0" in offered(position)


def test_ruling_20_only_one_tile_is_taken_in_a_turn():
    position = after(table(player(tokens=3), piles=HEAP), "C1")
    assert takes(position) == set()
    assert refusal(position, "A1") == "A tile has been taken: build, or end the turn."


def test_an_empty_pile_and_a_missing_outline_are_named():
    position = table(player(), piles=piles(A="WL01 WL05"))
    assert refusal(position, "B1") == "There is no diamond back left in the heap."
    assert refusal(position, "A3") == "Choose one of the outlines A1 to A2."
    assert refusal(position, "A") == "Choose one of the outlines A1 to A2."
    assert refusal(table(player(), piles=HEAP), "D2") == (
        "These backs are drawn blindly: write D without a number."
    )


# Buying


def test_rulings_16_and_17_a_purchase_pays_the_seller_and_is_built_at_once():
    position = table(player(), player(stored="WL05 R03", tokens=0), piles=HEAP)
    end = after(position, "$WL05@1,0")
    assert drawn(end.players[0].building) == ("Oww",)
    assert (end.players[0].tokens, end.players[1].tokens, end.pool) == (0, 1, position.pool)
    assert end.players[1].stored == ("R03",)
    assert end.turn == 1
    assert "vote" in offered(end)


def test_buying_needs_a_token():
    position = table(player(tokens=0), player(stored="WL05"), piles=HEAP)
    assert not any("$" in text for text in offered(position))
    assert refusal(position, "$WL05@1,0") == "Buying costs a token, and you have none."


def test_one_buys_from_others_only_and_instead_of_taking():
    position = table(player(stored="WL06"), player(stored="WL05"), piles=HEAP)
    assert not any("$WL06" in text for text in offered(position))
    assert refusal(position, "$WL06@1,0") == "The lit 2 wide is in no other player's warehouse."
    position = after(position, "A1")
    assert refusal(position, "$WL05@1,0") == (
        "A tile is bought instead of taking one, at the start of your turn."
    )


def test_ruling_17_a_purchase_that_fits_nowhere_is_refused():
    position = table(player(BLOCKED), player(stored="WD21"), piles=HEAP)
    assert not any("$" in text for text in offered(position))
    assert "not supported" in refusal(position, "$WD21@1,0")


@pytest.mark.parametrize("tile", ["D1", "M1", "R01"])
def test_ruling_18_doors_walls_and_roofs_can_be_bought(tile):
    position = table(player(), player(stored=tile), piles=HEAP)
    assert f"${tile}@1,0" in offered(position)


def test_ruling_45_a_purchase_may_need_own_stored_tiles():
    """The lit L hangs over the stored lit 2 wide; neither could be built alone."""
    position = table(player(stored="WL06"), player(stored="WL33"), piles=HEAP)
    assert "$WL33@1,0" not in offered(position)
    assert "WL06@2,0+$WL33@1,0" in offered(position)
    end = after(position, "WL06@2,0+$WL33@1,0")
    assert drawn(end.players[0].building) == (".www", "Owww")
    assert (end.players[0].stored, end.players[0].tokens) == ((), 1)


def test_ruling_45_a_stored_tile_that_could_stand_alone_may_carry_the_purchase():
    """Before taking nothing may be built, so the stored wall and the window beside it are one move."""
    position = table(player(building("Od"), stored="M1"), player(stored="WL01"), piles=HEAP)
    assert "$WL01@2,0" not in offered(position)
    assert "M1@2,0+$WL01@3,0" in offered(position)


def test_rulings_44_and_45_further_builds_may_follow_a_purchase():
    position = table(player(stored="WL02"), player(stored="WL05"), piles=HEAP)
    position = after(position, "$WL05@1,0")
    assert position.turn == FIRST
    assert "WL02@3,0" in offered(position)
    end = after(position, "WL02@3,0")
    assert drawn(end.players[0].building) == ("Owww",)
    assert end.turn == 1


# The heap


def test_ruling_22_six_outlines_of_each_back_but_the_specials_are_shown():
    position = setup(2, Options(), "seed")
    assert [len(pile.shown) for pile in position.piles] == [6, 6, 6, 0]
    assert len(takes(position)) == 6 + 6 + 6 + 1


def test_ruling_22_simple_draw_chooses_only_the_back():
    position = setup(2, Options(heap_view=False), "seed")
    assert takes(position) == {"A", "B", "C", "D"}
    assert TILES[after(position, "B").hand].back is Back.DIAMOND
    assert refusal(position, "B2") == "These backs are drawn blindly: write B without a number."


def test_rulings_23_and_46_all_eight_ways_to_lie_are_equally_likely():
    ways = Counter(outline("X../XXX", turn) for turn in range(8))
    assert len(ways) == 8
    shown = Counter()
    for seed in range(400):
        for pile in setup(2, Options(), str(seed)).piles[:3]:
            shown.update(lying.outline for lying in pile.shown if TILES[lying.tile].drawing == "X../XXX")
    assert set(shown) == set(ways)
    assert max(shown.values()) < 3 * min(shown.values())


def test_ruling_46_an_outline_shown_is_one_of_the_tile():
    for pile in setup(3, Options(), "seed").piles:
        for lying in pile.shown:
            assert lying.outline in {outline(TILES[lying.tile].drawing, turn) for turn in range(8)}


def test_ruling_46_shown_tiles_stay_until_taken_and_are_the_same_for_everybody():
    position = setup(2, Options(), "seed")
    before = position.piles[0].shown
    end = after(position, "A3")
    assert end.hand == before[2].tile
    now = end.piles[0].shown
    assert (*now[:2], *now[3:]) == (*before[:2], *before[3:])
    assert now[2].tile == position.piles[0].rest[0]
    assert GAME.view_for(end, None) == GAME.view_for(end, FIRST)


def test_rulings_15_and_46_after_a_return_the_shown_tiles_are_dealt_anew():
    position = setup(2, Options(), "seed")
    position = after(table(player(BLOCKED, "WD21 WL21"), piles=position.piles, seed="seed"), "B1")
    shown, hand = position.piles[1].shown, position.hand
    end = after(position, "return")
    assert end.hand == ""
    assert end.piles[1].size == 30
    assert end.piles[1].shown != shown
    tiles = [lying.tile for lying in end.piles[1].shown] + list(end.piles[1].rest)
    assert hand in tiles
    assert len(set(tiles)) == 30
    assert end.piles[0] == position.piles[0]


def test_a_pile_that_runs_out_shows_fewer_outlines():
    position = table(player(), piles=piles(A="WL01 WL02"))
    position = after(position, "A1")
    assert [lying.tile for lying in position.piles[0].shown] == ["WL02"]
