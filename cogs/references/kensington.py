"""Kensington in our own words."""

from cogs.references.reference import Chapter, Illustration, Reference, ShortGame, Shows

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

AT_A_GLANCE = """\
Everyone raises one building around their own door: windows, lit or dark, storey upon storey, and roofs \
on top. Only what stands under a roof counts, and roofs cost tokens.

**On your turn**
1. **Take** one tile.
2. **Build** up to three tiles: the one you took and those waiting in your warehouse.
3. **Store** the tile you took if you did not build it.

The game ends when the **seventh bird** is drawn. Buildings, warehouses, tokens and every tile drawn are \
open to all; only the faces in the heap are hidden, from everyone.

-# The tiles here are a set of our own: see the chapter “Our tile set”."""

TAKING = """\
Take exactly one, if you can:

- **Free:** a tile with a beige back from the heap: a plain one, or one with a grey diamond, which is \
harder to fit.
- **One token:** a tile with a brown back: a roof, or, marked with a circle, a wall or a red door. The \
token goes back to the pool.
- **One token:** a tile from another player's warehouse. The token goes to that player, who cannot \
refuse, and the tile must be built this very turn.

**The heap.** Up to six outlines of each back are shown to choose from, the same for everybody. An \
outline is turned and mirrored at random, so you know the shape, not which way up it is nor whether its \
windows are lit. A table may choose to draw blindly instead.

**Four tokens or more** at the start of your turn: you must use one, and may not take a beige back. If \
there is no way to use one, that rule is void."""

BUILDING = """\
A tile is built as it is printed: never turned, never mirrored. You only choose its column; it drops \
onto what is there.

- **Support.** The lowest space of each of its columns stands on the ground or on a filled space. No \
overhangs, no holes.
- **Roofs close a column.** Nothing is ever built above a roof; beside it you may go higher.
- **One building.** The tile must share an edge with the building.
- **The window rule.** A window tile needs at least one edge against a window of its own kind (lit or \
dark), a door, a wall or a roof. Its other sides may touch anything.
- Red **doors** stand on the ground only. Doors, walls and roofs may border anything; a roof may even \
stand on the ground.

**Together.** Tiles built at the same time are judged together, so that a dark window may go where it \
needs the roof that comes with it. But two new windows cannot vouch for each other alone: one must touch \
something that was right before.

What is built never moves again."""

WAREHOUSE = """\
**The warehouse** has room for two tiles. A tile you took from the heap and did not build goes there; if \
both places are full it goes back into the heap, face down. Building a stored tile first makes room in \
the same turn. Stored tiles can be built on any later turn, and bought by the others for one token.

**Tokens.** Everyone starts with one; three more for each player lie in the pool. You earn one from the \
pool for every tile with a **diamond** you build, at the moment you build it. Storing it earns nothing \
yet.

Tokens and stored tiles are worth nothing in the end."""

POINTS = """\
- **1** for every window in a column that a roof closes.
- **2** for every door, your own or red, in such a column.
- **1 + 2 + 3 + …** for roofs at different heights: the first height is 1 point, the second 2, and so \
on. A height is how many storeys lie under the roof; a roof on the bare ground has none.
- **1** for every cat on your building, under a roof or not.
- **1** for every column, but only if a roof closes **every** column.

The most points win; with equal points the most birds on one's own roofs; if those are equal too, the \
victory is shared.

-# Example: 17 windows and 2 doors under roofs, three different heights and 2 cats are 17 + 4 + 6 + 2 = \
29."""

THE_END = """\
- **Birds.** Nine roofs carry a bird. When one is drawn from the heap and seven are out, in buildings \
and warehouses together, that turn is finished, then everybody else, in order, may build once more from \
their warehouse, without taking or paying. Buying a bird ends nothing.
- **Nothing fits.** If nobody could build any tile they could still get, it is over at once.
- **Nobody builds.** Three rounds in which nothing was built or stored end the game as well.
- **By agreement.** Everybody may agree to end it, each at the start of a turn.

Nobody may skip taking a tile while a beige back lies in the heap. A drawn tile has been seen by all, so \
a draw is never undone. A player who resigns can no longer win and is not asked any more; the building \
stays, and the stored tiles can still be bought, with the token going to the pool."""

OUR_TILES = """\
The published rules tell how many tiles of each kind there are, but the list of their exact shapes is \
not public. Rowhouse therefore plays with **a tile set of its own, within the rulebook's counts**:

- 70 window tiles, 35 lit and 35 dark; of each kind 20 plain and 15 with a diamond;
- 24 roofs, 9 of them with a bird;
- 3 walls and 3 red doors;
- 16 cats: 8 on lit windows, 8 on dark ones.

The shapes are squares, rectangles and letters L, T, S and U, as in the box. Every space of a window \
tile is one window. So the game plays by the same rules, but a tile you know from your own copy may look \
different here."""

REFERENCE = Reference(
    tagline="Raise a building of lit and dark windows around your door, and roof it before the seventh bird.",
    game=GAME,
    chapters=(
        Chapter("At a glance", AT_A_GLANCE, Illustration(Shows.TABLE, moves=54)),
        Chapter("Taking a tile", TAKING),
        Chapter("Building", BUILDING, Illustration(Shows.DRAFT, moves=43, ghost="R15@1,3+WL35@1,1")),
        Chapter("Warehouse and tokens", WAREHOUSE),
        Chapter("Points", POINTS),
        Chapter("The end", THE_END),
        Chapter("Our tile set", OUR_TILES),
    ),
)
