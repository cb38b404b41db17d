"""Copenhagen in our own words."""

from cogs.references.reference import Chapter, Illustration, Reference, ShortGame, Shows

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

AT_A_GLANCE = """\
You build the front of one narrow house in Nyhavn, nine floors high and five spaces wide. Cards pay for \
tiles, tiles fill the grid, full rows and columns are points.

**On your turn do one of two things**
- **Take** two cards that lie side by side at the harbour, or
- **Build** one facade tile and pay for it with cards of its colour.

The first to reach **12 points** wins at once. If the End card turns up before that, whoever has most \
points wins.

Everybody sees the harbour, the houses, the ability tiles, how many cards each hand holds and what was \
discarded. Only you see the cards in your hand."""

CARDS = """\
Seven cards lie at the footbridges, 1 to 7: {cph_card_r} red, {cph_card_y} yellow, {cph_card_g} green, \
{cph_card_b} blue, {cph_card_p} purple.

- Take exactly **two neighbours**, such as 3 and 4. Footbridges 1 and 7 are not neighbours.
- Gaps are filled from the supply at the end of the turn; the other cards stay where they are.
- **Seven cards** is the most you may hold. Above that you choose at once what to discard, after the \
whole take.
- The first player starts with two cards, the next ones with three, the fourth with four.

**The End card.** With two players it hides among the last ten cards of the supply from the start. With \
three or four it is mixed into the last ten cards when the supply has run out once and the discards are \
shuffled. When it is drawn, the game is over on the spot: nobody gets another turn."""

BUILDING = """\
**Price.** A tile of 2 to 5 spaces costs as many cards of its colour as it has spaces; one card less if \
it will touch a tile of the same colour in your house, edge to edge. That discount is taken by itself, \
once per tile.

**Place.** Turn and flip the tile as you like. It must
- lie inside the grid on empty spaces, and
- have at least one space on the ground floor or directly above a space that is already filled.

It may reach over a gap, and it may slip in under an overhang. One coloured tile a turn, no more.

**Windows and bricks.** Every coloured tile has exactly one brick space; all its other spaces are \
windows. Turning and flipping moves the brick too, and rows and columns without any brick are worth \
double.

The stacks are limited, and there is a single five-space tile of every colour."""

COATS = """\
{cph_coat} Four spaces carry a coat of arms (C3, E5, B7, D9), and so do rows 2, 4 and 6. For **every \
coat you cover and every coat row you complete** choose one of these, one after the other:

- {cph_w1} place a **white tile**: one window, free, anywhere it rests; it may earn the next coat;
- gain an **ability tile** you do not have yet;
- turn all your **used** ability tiles back.

**Abilities.** Each works once until it is turned back; what you gain or turn back serves from your next \
turn on. Where the rulebook has a longer name, it stands in brackets.
- {cph_any} **Any cards**: the two cards need not be neighbours. Everyone starts with it.
- {cph_extra} **Extra card** (Additional card): take a third card from anywhere.
- {cph_discount} **Discount** (Construction discount): one card less; it adds to what a neighbour saves, \
down to nothing at all.
- {cph_change} **Change colour** (Change of colours): all your cards of one colour count as one other \
colour for this build.
- {cph_both} **Both actions**: take, then build; the harbour is filled after that.

Use as many as you like in a turn. Any cards and Extra card are spent only when the take needs \
them."""

POINTS = """\
Points are counted after every tile, white ones too.

- A full **row**: 1 point, **2** if it is all windows.
- A full **column**: 2 points, **4** if it is all windows.

**12 points** end the game at once, even before a coat you have just earned is used.

If the End card ends it, most points win; with equal points the house with fewer empty spaces; if that \
is equal too, the victory is shared."""

DETAILS = """\
Where the rulebook leaves something open, Rowhouse plays it like this:

- The first player is drawn by lot.
- You cannot pass: two cards can always be taken.
- A coat must be used if anything can be done with it; otherwise it lapses and the history says so.
- With Both actions you may decline the build after taking; the ability is spent all the same.
- Changing colours is spent only if a changed card is really paid.
- With three cards in one take, Any cards is needed only if no two of them lie side by side.
- With two players one tile of each size 2, 3 and 4 of every colour stays in the box, with three players \
one of each size 2 and 4; with three players two cards of every colour as well.
- If a player resigns, the others play on without that seat: its house stays, its hand is out of play, \
and it comes last."""

REFERENCE = Reference(
    tagline="Collect cards at the harbour and fill the front of a house in Nyhavn with coloured tiles.",
    game=GAME,
    chapters=(
        Chapter("At a glance", AT_A_GLANCE, Illustration(Shows.TABLE, moves=65)),
        Chapter("Taking cards", CARDS, Illustration(Shows.PRIVATE, moves=42)),
        Chapter("Building", BUILDING, Illustration(Shows.DRAFT, moves=42, ghost="G3/1@A3")),
        Chapter("Coats and abilities", COATS),
        Chapter("Points and the end", POINTS),
        Chapter("Fine points", DETAILS),
    ),
)
