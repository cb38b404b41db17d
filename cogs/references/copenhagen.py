"""Copenhagen in our own words: the text is in every language's folder, the pictures are of this game."""

from cogs.references.reference import Illustration, Reference, ShortGame, Shows
from games.message import say

GAME = ShortGame(
    names=("Freja", "Mads"),
    seed="s7",
    moves=(
        "G2/0@C1 R2/2@A1 t25 t23 P2/1@C2 get:discount B3/6@D1 discount G2/0@A1 t14 t23 R2/3@C1 "
        "P2/0@A2 t56 t34 Y2/0@C3 get:extra B2/0@D2 W@E1 t67 t34 R3/6@A2 G3/1@E3 get:change Y2/3@E2 "
        "W@B3 t12 t56 t34 t45 P4/1@B3 Y3/2@D4 back t34 B2/0@B4 t34 t24 R3/4@C3 t345 t67 Y5/6@A4 "
        "W@D5 G3/1@A3 back t12 t23 t23 P3/3@B7 W@D5 P4/3@B6 get:discount t47 discount t56 B3/7@C5 "
        "t23 t23 t23 t67 t12 -R B>P discount P3/3@D7+2 back"
    ),
)

REFERENCE = Reference(
    tagline=say("copenhagen-tagline"),
    text="rules/copenhagen",
    game=GAME,
    illustrations=(
        Illustration(Shows.TABLE, moves=65),
        Illustration(Shows.PRIVATE, moves=42),
        Illustration(Shows.DRAFT, moves=42, ghost="G3/1@A3"),
    ),
)
