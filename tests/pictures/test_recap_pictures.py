"""Frames of recaps against the kept ones: a turn and the end of every game, in both languages."""

from functools import lru_cache

import pytest
from PIL import Image

from bot.recap import recap_of
from bot.replay import random_record
from bot.walk import stretches, walk
from games.catalog import GAMES
from games.record import Record, read_record
from languages.reader import Medium, Reader
from rendering.catalog import painter_for
from rendering.recap.frame import draw_frames
from tests.bot.filed import REPLAYS, as_table
from tests.pictures.picture_comparison import assert_looks_like

NAMES = ("Freja", "Mads O.", "Ingrid", "Tobias", "Gwen of the Long Pier")


def recorded(game: str, stem: str) -> Record:
    path = next(path for path in REPLAYS if (path.parent.name, path.stem) == (game, stem))
    return read_record(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)  # frames are large
def frames(game: str, stem: str, language: str = "en") -> tuple[Image.Image, ...]:
    """All frames of a recap."""
    record = random_record(GAMES[game], 1, "alone") if stem == "alone" else recorded(game, stem)
    table, log = as_table(record)
    recap, stage = recap_of(table, stretches(walk(table, log)))
    reader = Reader(language, NAMES[: record.seats], medium=Medium.PICTURE)
    return tuple(draw_frames(recap, stage, painter_for(table.game).skin, reader))


@pytest.mark.parametrize(
    ("game", "stem", "number"),
    [
        ("copenhagen", "shared-victory-4", 20),
        ("copenhagen", "twelve-points-2", -1),
        ("kensington", "random-3", 20),
        ("kensington", "leaving-5", -1),
        ("tenby", "random-4", 25),
        ("tenby", "random-2", -1),
        ("tenby", "alone", -2),
        ("tenby", "alone", -1),
    ],
)
def test_the_frame_looks_as_it_was_accepted(game: str, stem: str, number: int) -> None:
    name = f"recap-{game}-{stem}" + {-1: "-last", -2: "-turn"}.get(number, "")
    assert_looks_like(name, frames(game, stem)[number])


def test_the_last_frame_in_german() -> None:
    assert_looks_like("recap-de", frames("copenhagen", "shared-victory-4", "de")[-1])
