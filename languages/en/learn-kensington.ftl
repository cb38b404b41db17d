# The lesson of Kensington, step by step.
learn-kensington-take-title = take a tile
learn-kensington-take-task =
    You raise a building around your own door. Every turn begins with a **tile from the heap**. You see its outline, but not which way up it is, nor whether its windows are lit or dark. Plain tiles, A, are free.
    {""}**Take A5:** press **A5**, then confirm. What has been seen cannot be put back.
learn-kensington-take-instead = That one may be taken, too. But for this lesson take A5, one of the plain tiles.
learn-kensington-take-done = A dark tile with a cat! A cat is a point for whoever builds it. Now it wants a place.
learn-kensington-build-title = build it
learn-kensington-build-task =
    Tiles are built **as they are printed**, never turned. You choose the column, and the tile drops down. Windows go beside windows of their own kind, or beside a door.
    {""}**Build it at −2,** left of your door. The panel shows it there: press the green key.
learn-kensington-build-instead = That is allowed. But here the tile goes to the left of your door, at −2.
learn-kensington-build-done = It stands beside your door. Windows count only once a **roof** closes their column; the cat counts at once.
learn-kensington-diamond-title = a diamond
learn-kensington-diamond-task =
    Cora has built as well. Tiles with a **diamond** on their back, B, are free like the plain ones. They are harder to fit, but they pay.
    {""}**Take B3.**
learn-kensington-diamond-instead = Not this time: take B3, one of the tiles with a diamond.
learn-kensington-diamond-done = Dark windows again: they will go with yours.
learn-kensington-token-title = earn a token
learn-kensington-token-task =
    Building a tile with a diamond earns a **token**, and tokens pay for roofs.
    {""}**Build it at 1,** right of your door.
learn-kensington-token-instead = It could go there. But here build it to the right of your door, at 1.
learn-kensington-token-done = **+1 token.** You get it the moment you build; a diamond in your warehouse earns nothing yet.
learn-kensington-store-title = the warehouse
learn-kensington-store-task =
    You took four lit windows in a row, but your building is dark: **lit beside dark alone is not allowed.** Nothing fits today.
    {""}**Store it:** your warehouse keeps two tiles for later.
learn-kensington-store-instead = This tile can only be stored now.
learn-kensington-store-done = It waits in your warehouse. You can build it in any later turn; but the others may **buy** it from you for a token.
learn-kensington-roof-title = take a roof
learn-kensington-roof-task =
    Your windows are worth nothing without roofs. A roof, C, costs **one token**; you have three.
    {""}**Take C3.**
learn-kensington-roof-instead = That is allowed. But what your building needs now is a roof: C3.
learn-kensington-roof-done = A roof for two columns. With it the points come in.
learn-kensington-close-title = close a column
learn-kensington-close-task =
    A roof closes a column for good: nothing is built above it. **Every window under it is a point,** a door is two.
    {""}**Build the roof at 3,** on top of your tallest columns.
learn-kensington-close-instead = That would be a roof as well. But here close your tallest columns: build it at 3.
learn-kensington-close-done = **1 → 9 points!** Five windows, and 3 for roofs at two different heights: 1 for the first, 2 for the second. Different heights pay more and more.
learn-kensington-unit-title = tiles that need each other
learn-kensington-unit-task =
    Remember the lit tile in your warehouse? Beside dark windows it needs a neighbour that suits everybody: a **roof**. Tiles built at the same time count for each other.
    {""}**Build both together:** under “Another tile instead” choose the lit one, put it at **−6**, then add the roof and put it at **−6**, too.
learn-kensington-unit-instead = That is allowed, and may even be worth more. But here the lit tile goes to −6 and the roof on top of it, at −6, both together.
learn-kensington-unit-done = **9 → 13 points.** Up to three tiles may be built in a turn, and they may help each other.
learn-kensington-buy-title = buy from a warehouse
learn-kensington-buy-task =
    Cora keeps a roof in her warehouse that would suit you. Instead of taking a tile, you may **buy one for a token**; she cannot refuse. It must be built at once.
    {""}**Choose her roof in the menu “Buy from a warehouse”, and build it at 1.**
learn-kensington-buy-instead = You could do that as well. But here buy Cora's roof, from the menu below, and build it at 1.
learn-kensington-buy-done = The roof is yours, and Cora has your token. The seventh **bird** on a roof ends the game; whoever has most points then has won.
