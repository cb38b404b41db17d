"""Sheets of statistics worth a picture: a player, a game by night, a server with long names, two players."""

from games.message import say
from rendering.league.numbers import place_in_words
from rendering.stats.sheet import Bar, Figure, Panel, Sheet


def _bars(*rows: tuple[str, int, str]) -> tuple[Bar, ...]:
    return tuple(Bar(name=name, part=part, text=text) for name, part, text in rows)


TIMES = Panel(
    title=say("stats-turn-times"),
    about=say("stats-mean", time=say("stats-hours", number=3)),
    bars=(
        Bar(label=say("stats-within", time=say("stats-minutes", number=1)), part=120, text="12 %"),
        Bar(label=say("stats-within", time=say("stats-minutes", number=10)), part=380, text="38 %"),
        Bar(label=say("stats-within", time=say("stats-hours", number=1)), part=210, text="21 %"),
        Bar(label=say("stats-within", time=say("stats-hours", number=8)), part=190, text="19 %"),
        Bar(label=say("stats-within", time=say("stats-hours", number=24)), part=70, text="7 %"),
        Bar(label=say("stats-longer"), part=30, text="3 %"),
    ),
)
ORDERS = Panel(
    title=say("stats-orders"),
    about=say("stats-even-share"),
    bars=tuple(
        Bar(
            label=say("stats-order", order=order),
            part=part,
            text=say("stats-of", number=won, of=tables),
            mark=290,
        )
        for order, part, won, tables in ((1, 360, 9, 25), (2, 300, 6, 20), (3, 270, 4, 15), (4, 100, 1, 10))
    ),
)
JUDGED = Panel(
    title=say("stats-judged"),
    about=say("stats-judged-about", tables=14),
    bars=(
        Bar(label=say("stats-cost"), part=1000, text=say("stats-decimal", whole="8", part="4")),
        Bar(
            label=say("stats-fortune"),
            part=320,
            text=say("stats-plus", number=say("stats-decimal", whole="2", part="7")),
        ),
    ),
)

PLAYER = Sheet(
    name="Freja",
    about=say("stats-here-about", what="Copenhagen"),
    game="copenhagen",
    figures=(
        Figure("84", say("stats-tables-played", tables=84)),
        Figure(say("stats-percent", number=36), say("stats-tables-won")),
        Figure(say("stats-decimal", whole="10", part="4"), say("stats-points-mean-best", best=16)),
        Figure(say("stats-within", time=say("stats-minutes", number=20)), say("stats-half-of-turns")),
    ),
    panels=(
        Panel(
            title=say("stats-games"),
            about=say("stats-won-of-played"),
            bars=(
                Bar(label="Copenhagen", part=413, text=say("stats-of", number=19, of=46)),
                Bar(label="Kensington", part=250, text=say("stats-of", number=6, of=24)),
                Bar(label="Tenby", part=357, text=say("stats-of", number=5, of=14)),
            ),
        ),
        Panel(
            title=say("stats-places"),
            bars=(
                Bar(label=place_in_words(1), part=357, text="30"),
                Bar(label=place_in_words(2), part=333, text="28"),
                Bar(label=place_in_words(3), part=190, text="16"),
                Bar(label=place_in_words(4), part=71, text="6"),
                Bar(label=say("stats-left"), part=48, text="4"),
            ),
        ),
        Panel(
            title=say("stats-points-from"),
            about="Copenhagen",
            bars=(
                Bar(label=say("copenhagen-score-rows"), part=1000, text="4.1"),
                Bar(label=say("copenhagen-score-window-columns"), part=620, text="2.5"),
                Bar(label=say("copenhagen-score-columns"), part=510, text="2.1"),
                Bar(label=say("copenhagen-score-window-rows"), part=420, text="1.7"),
            ),
        ),
        Panel(
            title=say("stats-kind-copenhagen-tile"),
            about="Copenhagen",
            game="copenhagen",
            bars=tuple(
                Bar(
                    label=say("copenhagen-tile-title", colour=tile[0].upper(), size=int(tile[1])),
                    part=part,
                    text=say("stats-times", number=number),
                    icon=f"cph_{tile}",
                )
                for tile, part, number in (
                    ("y4", 1000, 61),
                    ("g3", 870, 53),
                    ("b5", 640, 39),
                    ("r2", 590, 36),
                    ("p5", 400, 24),
                )
            ),
        ),
        Panel(
            title=say("stats-kind-copenhagen-ability"),
            about="Copenhagen",
            game="copenhagen",
            bars=tuple(
                Bar(
                    label=say("copenhagen-ability", ability=ability),
                    part=part,
                    text=say("stats-times", number=number),
                    icon=f"cph_{ability}",
                )
                for ability, part, number in (("any", 1000, 74), ("both", 510, 38), ("extra", 430, 32))
            ),
        ),
        TIMES,
        ORDERS,
        JUDGED,
    ),
    note=say("stats-judged-note"),
)
GAME = Sheet(
    title="Kensington",
    about=say("stats-on-this-server"),
    game="kensington",
    figures=(
        Figure("318", say("stats-tables-played", tables=318)),
        Figure(say("stats-decimal", whole="46", part="2"), say("stats-turns-a-table")),
        Figure(say("stats-decimal", whole="3", part="4"), say("stats-lead-changes")),
        Figure(say("stats-within", time=say("stats-hours", number=2)), say("stats-half-of-turns")),
    ),
    panels=(
        ORDERS,
        Panel(
            title=say("stats-records"),
            bars=_bars(("Wilhelmina Featherstonehaugh", 1000, "71"), ("👑 Ναταλία 👑", 1000, "19")),
        ),
        TIMES,
    ),
)
SERVER = Sheet(
    name="Rowhouse Square and all of its very long neighbouring streets",
    about=say("stats-all-games"),
    game="tenby",
    figures=(
        Figure("20417", say("stats-tables-played", tables=20417)),
        Figure("1048576", say("stats-turns-taken", turns=1048576)),
        Figure(say("stats-within", time=say("stats-minutes", number=30)), say("stats-half-of-turns")),
    ),
    panels=(
        Panel(
            title=say("stats-most-played"),
            bars=_bars(
                ("Freja", 1000, "412"), ("W" * 32, 800, "330"), ("Søren Kierkegaard-Thorvaldsen", 9, "4")
            ),
        ),
        Panel(title=say("stats-most-won"), bars=_bars(("Freja", 1000, "160"), ("Mads", 700, "112"))),
    ),
)
TWO = Sheet(
    name="Freja",
    other="Gwen of the Long Pier",
    about=say("stats-here-about", what="Tenby"),
    game="tenby",
    figures=(
        Figure("25", say("stats-tables-together", tables=25)),
        Figure("14:9", say("stats-ahead")),
        Figure("2", say("stats-level")),
    ),
    panels=(
        Panel(
            title=say("stats-points-each"),
            about="Tenby",
            bars=_bars(("Freja", 1000, "88"), ("Gwen of the Long Pier", 940, "83")),
        ),
        Panel(
            title=say("stats-turn-times-each"),
            bars=_bars(("Freja", 400, "2 h"), ("Gwen of the Long Pier", 1000, "5 h")),
        ),
    ),
)
