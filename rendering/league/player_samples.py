"""Players and seasons worth a picture: a long career, a newcomer, and seasons that are over."""

from games.message import say
from rendering.league.numbers import UNIT
from rendering.league.profile import (
    BestScore,
    Favourite,
    GameRecord,
    Met,
    Profile,
    RatingCurve,
    RatingPoint,
    Streak,
    month_in_words,
    season_in_words,
)
from rendering.league.summary import (
    Best,
    Mover,
    SeasonSummary,
    biggest_climb,
    highest_score,
    no_clock_ran_out,
    quickest_table,
)

_LONG = "Gwen of the Long Pier"
_RATINGS = (
    (1500, 150), (1522, 132), (1490, 118), (1462, 106), (1478, 96), (1510, 88), (1548, 80), (1530, 74),
    (1566, 68), (1590, 64), (1571, 60), (1604, 56), (1629, 52), (1611, 50), (1640, 47), (1622, 44),
    (1655, 42),
)  # fmt: skip
_MONTHS = ((0, 1), (4, 3), (8, 5), (12, 7), (16, 9))

PROFILE = Profile(
    name="Freja",
    game="copenhagen",
    tables=84,
    curve=RatingCurve(
        game="copenhagen",
        points=tuple(RatingPoint(rating, band) for rating, band in _RATINGS),
        dates=tuple((number, month_in_words(month)) for number, month in _MONTHS),
    ),
    records=(
        GameRecord(game="copenhagen", won=19, played=46, rank=3, ranked=41),
        GameRecord(game="kensington", won=6, played=24, rank=12, ranked=30),
        GameRecord(game="tenby", won=5, played=14),
    ),
    favourite=Favourite(
        game="copenhagen", icon="cph_y4", name=say("copenhagen-tile", colour="Y", size="4"), times=61
    ),
    streak=Streak(now=4, best=6),
    best=BestScore(game="copenhagen", points=16, seats=4),
    met=(
        Met(name="Mads Okholm", ahead=14, behind=11),
        Met(name="Ingrid", ahead=9, behind=12),
        Met(name="👑 Ναταλία 👑", ahead=6, behind=10),
        Met(name=_LONG, ahead=8, behind=3),
    ),
    season=season_in_words(4, 3, 7, 8, division=2),
)
NEWCOMER = Profile(
    name="Wilhelmina Featherstonehaugh",
    game="kensington",
    tables=2,
    curve=RatingCurve(
        game="",
        is_everywhere=True,
        is_provisional=True,
        points=(RatingPoint(1500, 333), RatingPoint(1553, 322), RatingPoint(1548, 310)),
    ),
    records=(GameRecord(game="kensington", won=1, played=2),),
    streak=Streak(now=0, best=1),
)
"""Provisional, with a favourite of nothing."""

SUMMARY = SeasonSummary(
    game="copenhagen",
    league="Copenhagen league",
    season=4,
    players=30,
    divisions=3,
    weeks=8,
    best=tuple(
        Best(place=place, name=name, points=points * UNIT)
        for place, name, points in (
            (1, "Saoirse", 72),
            (2, "Mads Okholm", 64),
            (3, "Freja", 60),
            (4, "Theo Park", 52),
            (5, "Ingrid", 48),
        )
    ),
    movers=(
        Mover(name=_LONG, before=2, after=1),
        Mover(name="Mei", before=2, after=1),
        Mover(name="Bram", before=1, after=2),
        Mover(name="Tobias", before=1, after=2),
        Mover(name="Anouk", before=3, after=2),
        Mover(name="Pia", before=3, after=2),
        Mover(name="Idris of Vale", before=2, after=3),
        Mover(name="Jonas", before=2, after=3),
    ),
    facts=(
        highest_score("Saoirse", 19, 14),
        biggest_climb("Mei", 118),
        quickest_table(7, "2:10 h"),
        no_clock_ran_out(21, 30),
    ),
    next_in_days=7,
)
NIGHT_SUMMARY = SeasonSummary(
    game="kensington",
    league="Kensington after dark",
    season=1,
    players=58,
    divisions=6,
    weeks=10,
    best=tuple(
        Best(place=place, name=name, points=points)
        for place, name, points in (
            (1, "Wilhelmina Featherstonehaugh", 2900),
            (1, "Søren Kierkegaard-Thorvaldsen", 2900),
            (3, "👑 Ναταλία 👑", 2420),
            (4, "日本太郎", 2400),
            (5, _LONG, 2000),
        )
    ),
    movers=tuple(
        Mover(name=f"{name} {division}", before=division, after=division + way)
        for division in range(1, 6)
        for name, way in (("Wilhelmina Featherstonehaugh", 1), ("Иван", 1))
    ),
    facts=(highest_score("Søren Kierkegaard-Thorvaldsen", 48, 114), no_clock_ran_out(50, 58)),
)
"""Two champions, ten who go down and nobody who goes up, no next season."""
