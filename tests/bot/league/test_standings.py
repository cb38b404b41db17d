"""The order of a division: the worked examples L10 to L14."""

from bot.league.points import POINT, Became, Ended
from bot.league.standings import Step, lot, standings
from tests.bot.league.written import letters, number, table, tables


def order(players: str, written, **options):
    lots = {number(letter): lot("s1", letter) for letter in players}
    return standings([number(letter) for letter in players], written, lots=lots, **options)


def shown(rows) -> str:
    return " ".join(f"{row.place}{letters([row.player])}{row.points / POINT:g}" for row in rows)


def test_l10_head_to_head_sets_equal_points_apart():
    rows = order("abcde", tables("b23>d16>a11, e23>b11>c8, d30>c22=a22, b8=e8=d8, c24=e24>a8"))
    assert shown(rows) == "1e27 2b24 3d24 4c12 5a3"
    assert [row.ahead_by for row in rows] == [Step.POINTS, Step.HEAD_TO_HEAD, Step.POINTS, Step.POINTS, None]


def test_l11_those_left_level_are_compared_among_themselves_then_by_sonneborn_berger():
    rows = order("abcde", tables("a19>d17=b17, c15>b12>e8, c17=d17>a9, b16>d10>e8, a20=e20>c13"))
    assert shown(rows) == "1a21 2c21 3b21 4d18 5e9"
    assert [row.ahead_by for row in rows[:2]] == [Step.SONNEBORN_BERGER, Step.HEAD_TO_HEAD]
    assert [row.sonneborn_berger / 24 / POINT for row in rows[:2]] == [32.25, 30]


def test_l12_wins_decide_where_sonneborn_berger_is_equal():
    rows = order("abcde", tables("b29=d29>a18, b23>c17>e13, a29>c24=d24, e19>b15=d15, e30>a17>c14"))
    assert letters(row.player for row in rows[:2]) == "eb"
    assert [row.points / POINT for row in rows[:2]] == [24, 24]
    assert [row.sonneborn_berger / 24 / POINT for row in rows[:2]] == [33, 33]
    assert [row.wins / 60 for row in rows[:2]] == [2, 1.5]
    assert rows[0].ahead_by is Step.WINS


def test_l13_the_share_of_the_scores_decides_where_wins_are_equal():
    rows = order("abcde", tables("b29>a21=d21, e29=b29>c24, a30=d30=c30, e27>b14>d12, e26=c26>a8"))
    assert letters(row.player for row in rows[3:]) == "da"
    assert [(row.points / POINT, row.sonneborn_berger / 24 / POINT) for row in rows[3:]] == [(9, 8.25)] * 2
    assert [row.wins for row in rows[3:]] == [20, 20]
    assert [row.share for row in rows[3:]] == [2566568, 2287323]
    assert rows[3].ahead_by is Step.SHARE


def test_l14_equal_rows_share_a_place_and_the_lot_orders_them_at_a_line():
    rows = order("abcd", tables("a>b, b>c, c>a, a>d, b>d, c>d"))
    assert shown(rows) == "1b12 1c12 1a12 4d0".replace("12", "24")
    assert [row.ahead_by for row in rows] == [Step.LOT, Step.LOT, Step.POINTS, None]


def test_a_forfeit_loses_every_duel_and_a_void_table_has_none():
    rows = order("abcd", [table("a>b", b=Became.FORFEIT), table("c>d", ended=Ended.VOID)])
    assert [(row.place, row.points // POINT, row.forfeits) for row in rows] == [
        (1, 12, 0),
        (2, 6, 0),
        (2, 6, 0),
        (4, 0, 1),
    ]
    assert [row.sonneborn_berger for row in rows] == [0, 0, 0, 0]


def test_who_withdrew_is_last_whatever_they_have():
    rows = order("abc", tables("a>b, a>c, b>c"), leavers=[number("a")])
    assert letters(row.player for row in rows) == "bca"
    assert [row.place for row in rows] == [1, 2, 3]


def test_a_swiss_tournament_asks_for_the_opponents_points_before_sonneborn_berger():
    met = tables("a>b, c>d, e>f, a>c, e>b, d>f")
    swiss, league = order("abcdef", met, is_swiss=True), order("abcdef", met)
    assert letters(row.player for row in swiss[:2]) == letters(row.player for row in league[:2]) == "ae"
    assert swiss[0].ahead_by is Step.OPPONENTS
    assert league[0].ahead_by is Step.SONNEBORN_BERGER
