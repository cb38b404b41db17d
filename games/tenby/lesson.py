"""Tenby in ten steps: residents, nights and days, streets, rings, landmarks, and a completed street."""

from typing import Final

from games.lesson import Lesson, Step

LESSON: Final = Lesson(
    seed="lesson-547604",
    others=("Owain",),
    options={"first_player": "seat_1"},
    steps=(
        Step("tenby-keep", "keep1"),
        Step("tenby-day", "d7", before="keep1"),
        Step("tenby-terrace", "T087 T087@1L", before="d10", builds=True),
        Step("tenby-ring", "end"),
        Step(
            "tenby-landmark",
            "L15 L15@1L",
            before="L17 L17@new T076 T076@1R end d3 d2 T004 T004@1L R keep1 end",
            builds=True,
        ),
        Step("tenby-extra", "$T T057 T057@1R", builds=True),
        Step("tenby-move", "S1>1.5", builds=True),
        Step("tenby-complete", "P45 P45@1R", before="end d4 d5 T020 T020@1L T060 T060@new end", builds=True),
        Step("tenby-resident", "R"),
        Step("tenby-second", "keep1"),
    ),
)
