"""Copenhagen in nine steps: cards, tiles, rows, neighbours, abilities and coats of arms."""

from typing import Final

from games.lesson import Lesson, Step

LESSON: Final = Lesson(
    seed="lesson-851",
    others=("Mads",),
    steps=(
        Step("copenhagen-take", "t23"),
        Step("copenhagen-build", "Y3/2@D1", before="t56", builds=True),
        Step("copenhagen-row", "G4/2@A1", before="G2/1@A1 t12 t23 t34 Y2/1@B1", builds=True),
        Step("copenhagen-neighbour", "Y2/3@E3", before="P2/1@C1", builds=True),
        Step("copenhagen-any", "t25", before="t67 t56 P2/1@D1 t56 t67"),
        Step("copenhagen-coat", "B2/1@E5 get:discount", before="R2/1@E1 W@B3", builds=True),
        Step("copenhagen-white", "B4/3@D7 W@A2", before="t67", builds=True),
        Step("copenhagen-discount", "discount R3/6@C2", before="G2/1@A3 t56 t12", builds=True),
        Step("copenhagen-back", "back"),
    ),
)
