"""Tournaments worth a picture: knock-outs of two and of four seats, Swiss rounds; and a leaderboard."""

from rendering.league.bracket import Bracket, Match, Side
from rendering.league.leaderboard import Leaderboard, LeaderboardRow
from rendering.league.numbers import UNIT
from rendering.league.signs import State
from rendering.league.swiss import Swiss, SwissTable

_LONG = "Gwen of the Long Pier"
_PLAYERS = ("Saoirse", "Mads Okholm", "Freja", "Theo Park", "Ingrid", _LONG, "Tobias", "Bram")


def _side(
    seed: int, score: int | None = None, *, through: bool = False, names: tuple[str, ...] = _PLAYERS
) -> Side:
    return Side(name=names[seed - 1], seed=seed, score=score, is_through=through)


def _over(one: int, other: int, score: int, against: int, names: tuple[str, ...] = _PLAYERS) -> Match:
    sides = (
        _side(one, score, through=score > against, names=names),
        _side(other, against, through=against > score, names=names),
    )
    return Match(sides=sides, state=State.OVER)


_FINAL = Match(
    sides=(Side(waits_for=("Saoirse", "Ingrid")), _side(3)),
    state=State.WAITING,
)
BRACKET = Bracket(
    game="copenhagen",
    name="Harbour cup",
    players=8,
    seats=2,
    rounds=(
        (_over(1, 8, 12, 5), _over(4, 5, 9, 10), _over(2, 7, 13, 8), _over(3, 6, 12, 11)),
        (Match(sides=(_side(1, 7), _side(5, 6)), state=State.PLAYING), _over(2, 3, 8, 12)),
        (_FINAL,),
    ),
)

_SIXTEEN = (
    *_PLAYERS,
    "👑 Ναταλία 👑",
    "日本太郎",
    "Wilhelmina Featherstonehaugh",
    "Søren Kierkegaard-Thorvaldsen",
    "Иван",
    "Anouk",
    "Pia",
    "Jonas",
)
_PAIRS = ((1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11))


def _bye(seed: int) -> Match:
    return Match(sides=(_side(seed, through=True, names=_SIXTEEN),), state=State.OVER)


SIXTEEN = Bracket(
    game="tenby",
    name="Lighthouse trophy",
    players=14,
    seats=2,
    rounds=(
        (
            _bye(1),
            *(_over(one, other, 60 + one, 50 + other, _SIXTEEN) for one, other in _PAIRS[1:4]),
            _bye(2),
            *(_over(one, other, 90 - one, 50 + other, _SIXTEEN) for one, other in _PAIRS[5:]),
        ),
        (
            Match(sides=(_side(1, names=_SIXTEEN), _side(8, names=_SIXTEEN)), state=State.PLAYING),
            Match(sides=(_side(4, 40, names=_SIXTEEN), _side(12, 31, names=_SIXTEEN)), state=State.LATE),
            _over(2, 7, 88, 70, _SIXTEEN),
            _over(3, 6, 71, 90, _SIXTEEN),
        ),
        (
            Match(sides=(Side(waits_for=("Saoirse", "Bram")), Side()), state=State.WAITING),
            Match(sides=(_side(2, names=_SIXTEEN), _side(6, names=_SIXTEEN)), state=State.PLAYING),
        ),
        (Match(sides=(Side(), Side(waits_for=("Mads Okholm", _LONG))), state=State.WAITING),),
    ),
)
"""Two pictures of eight, with byes."""


def _four(seeds: tuple[int, ...], scores: tuple[int, ...], state: State = State.OVER) -> Match:
    best = sorted(scores, reverse=True)[:2]
    over = state is State.OVER
    return Match(
        sides=tuple(
            _side(seed, score, through=over and score in best, names=_SIXTEEN)
            for seed, score in zip(seeds, scores, strict=True)
        ),
        state=state,
    )


FOURS = Bracket(
    game="kensington",
    name="Candlelight cup",
    players=16,
    seats=4,
    rounds=(
        (
            _four((1, 8, 9, 16), (31, 28, 12, 20)),
            _four((2, 7, 10, 15), (22, 30, 24, 9)),
            _four((3, 6, 11, 14), (27, 18, 33, 21)),
            _four((4, 5, 12, 13), (19, 25, 17, 26)),
        ),
        (
            _four((1, 7, 8, 10), (14, 9, 11, -2), State.PLAYING),
            _four((3, 5, 11, 13), (27, 18, 33, 21)),
        ),
        (
            Match(
                sides=(_side(3, names=_SIXTEEN), _side(11, names=_SIXTEEN), Side(), Side()),
                state=State.WAITING,
            ),
        ),
    ),
)


def _duel(
    points: int, one: str, other: str, scores: tuple[int, int] | None = None, turn: int = 0
) -> SwissTable:
    first, second = scores or (None, None)
    sides = (
        Side(name=one, score=first, is_through=bool(scores and scores[0] > scores[1])),
        Side(name=other, score=second, is_through=bool(scores and scores[1] > scores[0])),
    )
    state = State.OVER if scores else State.PLAYING if turn else State.WAITING
    return SwissTable(points=points * UNIT, sides=sides, state=state, turn=turn)


SWISS = Swiss(
    game="copenhagen",
    name="Harbour Swiss",
    players=11,
    round=3,
    rounds=4,
    tables=(
        _duel(24, "Saoirse", "Freja", (12, 9)),
        _duel(24, "Mei", "Mads Okholm", turn=18),
        _duel(12, "Theo Park", _LONG, (7, 10)),
        _duel(12, "Ingrid", "Wilhelmina Featherstonehaugh"),
        _duel(0, "Bram", "Idris of Vale", (8, 8)),
    ),
    sits_out="Anouk",
)
SWISS_FOURS = Swiss(
    game="tenby",
    name="Harbour Swiss",
    players=16,
    round=2,
    rounds=3,
    tables=tuple(
        SwissTable(
            points=points * UNIT,
            sides=tuple(
                Side(
                    name=name,
                    score=20 + number if state is State.OVER else None,
                    is_through=over and number == 3,
                )
                for number, name in enumerate(_SIXTEEN[start : start + 4])
            ),
            state=state,
            turn=12,
        )
        for points, start, state in (
            (12, 0, State.OVER),
            (8, 4, State.PLAYING),
            (8, 8, State.LATE),
            (0, 12, State.WAITING),
        )
        for over in (state is State.OVER,)
    ),
)

LEADERBOARD = Leaderboard(
    game="copenhagen",
    rows=tuple(
        LeaderboardRow(place=place, name=name, rating=rating, tables=tables)
        for place, (name, rating, tables) in enumerate(
            (
                ("Saoirse", 1712, 46),
                ("Mads Okholm", 1668, 39),
                ("Freja", 1655, 46),
                ("Theo Park", 1590, 21),
                ("👑 Ναταλία 👑", 1547, 88),
                (_LONG, 1488, 12),
                ("Wilhelmina Featherstonehaugh", 1471, 9),
                ("Søren Kierkegaard-Thorvaldsen", 1421, 17),
                ("日本太郎", 1402, 5),
                ("Bram", 1380, 30),
            ),
            1,
        )
    ),
)
