"""Kensington in nine steps: the heap, building, tokens, the warehouse, roofs, tiles that need each other."""

from typing import Final

from games.lesson import Lesson, Step

LESSON: Final = Lesson(
    seed="lesson-289471",
    others=("Cora",),
    steps=(
        Step("kensington-take", "A5"),
        Step("kensington-build", "WD20@-2,0", builds=True),
        Step("kensington-diamond", "B3", before="B2 WL31@1,0"),
        Step("kensington-token", "WD22@1,0", builds=True),
        Step("kensington-store", "store", before="B5 WL28@-1,0 A4"),
        Step("kensington-roof", "C3", before="A2 store B4 WD24@3,0 B4 WL24@1,1"),
        Step("kensington-close", "R18@3,2", builds=True),
        Step("kensington-unit", "R02@-6,1+WL15@-6,0", before="C6 store C3", builds=True),
        Step("kensington-buy", "$R17@1,1", before="A5 return", builds=True),
    ),
)
