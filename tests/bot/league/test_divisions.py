"""How a field is cut into divisions, and the ladder: the worked examples L1 and L15 to L17."""

from bot.league.divisions import Finish, cut, division_sizes, next_ladder

ORDERS = [tuple(f"{letter}{number}" for number in range(1, 7)) for letter in "abc"]


def next_season(*, leaving=(), guests=(), newcomers=()) -> str:
    finishes = [
        Finish(order, frozenset(order) - {*leaving}, frozenset(guests) & {*order}) for order in ORDERS
    ]
    ladder = next_ladder(finishes, 2, newcomers)
    return " / ".join(" ".join(division) for division in cut(ladder, 6))


def test_l1_the_last_division_has_half_to_one_and_a_half_times_the_size():
    sizes = {players: division_sizes(players, 10) for players in (7, 11, 13, 14, 15, 24, 25, 40)}
    assert sizes == {
        7: (7,),
        11: (11,),
        13: (13,),
        14: (14,),
        15: (10, 5),
        24: (10, 14),
        25: (10, 10, 5),
        40: (10, 10, 10, 10),
    }


def test_l15_so_many_rise_and_go_down_at_every_line():
    assert next_season() == "a1 a2 a3 a4 b1 b2 / a5 a6 b3 b4 c1 c2 / b5 b6 c3 c4 c5 c6"


def test_l16_a_gap_is_filled_by_saving_the_best_of_those_going_down():
    came = next_season(leaving=["a2", "b1"], newcomers=["x"])
    assert came == "a1 a3 a4 b2 b3 a5 / a6 b4 c1 c2 b5 b6 / c3 c4 c5 c6 x"


def test_l17_a_guest_begins_as_a_newcomer_would():
    came = next_season(leaving=["a6"], guests=["b1"], newcomers=["x", "y", "z", "v"])
    assert came == "a1 a2 a3 a4 b2 b3 / a5 b4 c1 c2 b5 b6 / c3 c4 c5 c6 b1 x / y z v"


def test_nobody_moves_where_the_league_says_so():
    finishes = [Finish(order, frozenset(order)) for order in ORDERS]
    assert next_ladder(finishes, 0) == tuple(player for order in ORDERS for player in order)
