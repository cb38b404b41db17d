"""Kensington in our own words: the text is in every language's folder, the pictures are of this game."""

from cogs.references.reference import Illustration, Reference, ShortGame, Shows
from games.message import say

GAME = ShortGame(
    names=("Alice", "Basil", "Cora"),
    seed="k11",
    moves=(
        "B6 WL31@-3,0 D D3@1,0 B5 WD30@-1,0 C3 R01@0,1 B5 WD28@-1,0 C6 R16@0,2 C1 R10@-2,1 D "
        "M1@-1,2 C4 store B5 store B5 store B2 store B4 store B2 WD24@1,0 B3 return B3 return C5 "
        "R21@0,2 B5 R20@-5,1+WD31@-5,0+WL24@-3,0 B2 WD29@1,0 B5 store C5 R06@-7,0 C2 "
        "R15@1,3+WL35@1,1 B2 return C2 R08@2,0 C3 R11@-5,0 B4 return B3 WL28@-3,2"
    ),
)

REFERENCE = Reference(
    tagline=say("kensington-tagline"),
    text="rules/kensington",
    game=GAME,
    illustrations=(
        Illustration(Shows.TABLE, moves=54),
        None,
        Illustration(Shows.DRAFT, moves=43, ghost="R15@1,3+WL35@1,1"),
    ),
)
