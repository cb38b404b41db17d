"""Tenby in our own words: the text is in every language's folder, the pictures are of this game."""

from cogs.references.reference import Illustration, Reference, ShortGame, Shows
from games.message import say

GAME = ShortGame(
    names=("Nia", "Owain"),
    seed="t4",
    moves=(
        "keep2 keep1 d7 d15 ET ET1L@1L T080 T080@new $T T040 T040@2R end ET ET2L@1L T002 T002@1R T? "
        "T085@new end d3 d8 T025 T025@2R $T T003 T003@2R end L15 L15@2L T? T043@1R end d9 d16 T100 "
        "T100@2R R keep1 $T T004 T004@1R $T T053 T053@1R end R keep2 end d6 d1 T061 T061@new T030 "
        "T030@2R end P04 P04@2R P18 P18@2R end d12 d10 L10 L10@1R ET ET3R@2L end P26 P26@3L R keep1 "
        "end d5 d14 T096 T096@2R R keep1 L10>2.10 end T045 T045@2R T039 T039@2R end d13 d11 T010 "
        "T010@2R T023 T023@2R T035 T035@2R T002>2.7 $P P24 P24@1L S1>2.5 end P20 P20@1L end d2 d8 "
        "T099 T099@2R R keep2 end T012 T012@2L P33 P33@2R end d16 d6 T007 T007@1R T042 T042@1R $T "
        "T024 T024@1R end R keep1 $T T? T054@1R end d14 d10 P39 P39@2R T067 T067@1R T054>2.3 end T095 "
        "T095@2L ET ET4R@2L $T T038 T038@1R T024>2.9 end"
    ),
)

REFERENCE = Reference(
    tagline=say("tenby-tagline"),
    text="rules/tenby",
    game=GAME,
    illustrations=(
        Illustration(Shows.TABLE, moves=102),
        None,
        Illustration(Shows.DRAFT, moves=63, ghost="L10@1R"),
        Illustration(Shows.DRAFT, moves=97, ghost="S1>2.5"),
        Illustration(Shows.PRIVATE, moves=102),
    ),
)
