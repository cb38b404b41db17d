# What the game is about.
kensington-tagline = Raise a building of lit and dark windows around your door, and roof it before the seventh bird.

# The options of a table.
kensington-option-heap-view = Heap view
kensington-option-heap-view-about = Show the outlines of six backs of each kind to pick from; off: draw blindly.
kensington-option-public-bird-counter = Public bird counter
kensington-option-public-bird-counter-about = Show how many of the seven birds that end the game are out.

# Tiles. How a name stands in its sentence: plain in lists, with "a" or "the", "first" at the beginning of a
# sentence, "title" alone.
kensington-tile-lit =
    { $form ->
        [a] a lit { $shape }
        [the] the lit { $shape }
        [first] The lit { $shape }
        [title] Lit { $shape }
       *[plain] lit { $shape }
    }
kensington-tile-dark =
    { $form ->
        [a] a dark { $shape }
        [the] the dark { $shape }
        [first] The dark { $shape }
        [title] Dark { $shape }
       *[plain] dark { $shape }
    }
kensington-tile-roof =
    { $form ->
        [a] a roof { $shape }
        [the] the roof { $shape }
        [first] The roof { $shape }
        [title] Roof { $shape }
       *[plain] roof { $shape }
    }
kensington-tile-wall =
    { $form ->
        [a] a wall
        [the] the wall
        [first] The wall
        [title] Wall
       *[plain] wall
    }
kensington-tile-door =
    { $form ->
        [a] a red door
        [the] the red door
        [first] The red door
        [title] Red door
       *[plain] red door
    }
kensington-tile-printed = { $tile } with { $printed }
kensington-printed-diamond = a diamond
kensington-printed-cat = a cat
kensington-printed-bird = a bird
kensington-tile-coded = { $tile } [{ $code }]
kensington-tile-bought = { $tile } (bought from { $seller })

# Shapes, and how those that look like letters lie.
kensington-shape-square = { $side }x{ $side }
kensington-shape-wide = { $cells } wide
kensington-shape-tall = { $cells } tall
kensington-shape-letter = { $letter } ({ $lie })
kensington-lie-gap-upper-right = gap upper right
kensington-lie-gap-upper-left = gap upper left
kensington-lie-gap-lower-right = gap lower right
kensington-lie-gap-lower-left = gap lower left
kensington-lie-tip-up-left = tip up, left
kensington-lie-tip-up-right = tip up, right
kensington-lie-tip-down-left = tip down, left
kensington-lie-tip-down-right = tip down, right
kensington-lie-pointing-down = pointing down
kensington-lie-pointing-up = pointing up
kensington-lie-pointing-right = pointing right
kensington-lie-pointing-left = pointing left
kensington-lie-lying-rising = lying, rising to the right
kensington-lie-lying-falling = lying, falling to the right
kensington-lie-upright-rising = upright, rising to the right
kensington-lie-upright-falling = upright, falling to the right
kensington-lie-open-top = open at the top
kensington-lie-open-bottom = open at the bottom

# Outlines in the heap, which may lie any way round.
kensington-outline-single = single
kensington-outline-block = 2x2
kensington-outline-row = { $cells } in a row
kensington-outline-letter = { $letter } of { $cells }

# Backs.
kensington-back-plain =
    { $form ->
        [a] a plain tile
        [no] no plain tile
        [title] Plain
       *[plain] plain
    }
kensington-back-diamond =
    { $form ->
        [a] a diamond tile
        [no] no diamond tile
        [title] Diamond
       *[plain] diamond
    }
kensington-back-roof =
    { $form ->
        [a] a roof tile
        [no] no roof tile
        [title] Roof
       *[plain] roof
    }
kensington-back-special =
    { $form ->
        [a] a special tile
        [no] no special tile
        [title] Special
       *[plain] special
    }

# Places.
kensington-place = column { $column }, row { $row }
kensington-at = { $tile } at { $place }

# What a move did.
kensington-takes =
    { $who-is ->
        [you]
            { $cost ->
                [0] You take { $back }: { $tile }.
               *[other] You pay a token and take { $back }: { $tile }.
            }
       *[one]
            { $cost ->
                [0] { $who } takes { $back }: { $tile }.
               *[other] { $who } pays a token and takes { $back }: { $tile }.
            }
    }
kensington-outline-at = { $outline } ({ $code })
kensington-takes-outline =
    { $who-is ->
        [you]
            { $cost ->
                [0] You take { $back }, { $outline }.
               *[other] You pay a token and take { $back }, { $outline }.
            }
       *[one]
            { $cost ->
                [0] { $who } takes { $back }, { $outline }.
               *[other] { $who } pays a token and takes { $back }, { $outline }.
            }
    }
kensington-takes-blindly =
    { $who-is ->
        [you]
            { $cost ->
                [0] You draw { $back } blindly.
               *[other] You pay a token and draw { $back } blindly.
            }
       *[one]
            { $cost ->
                [0] { $who } draws { $back } blindly.
               *[other] { $who } pays a token and draws { $back } blindly.
            }
    }
kensington-builds =
    { $who-is ->
        [you] You build { $parts }.
       *[one] { $who } builds { $parts }.
    }
kensington-buys =
    { $who-is ->
        [you] You buy { $tile } from { $seller } and build { $parts }.
       *[one] { $who } buys { $tile } from { $seller } and builds { $parts }.
    }
kensington-skips =
    { $who-is ->
        [you] You take nothing.
       *[one] { $who } takes nothing.
    }
kensington-stores =
    { $who-is ->
        [you] You store { $tile }.
       *[one] { $who } stores { $tile }.
    }
kensington-returns =
    { $who-is ->
        [you] You put { $tile } back into the heap.
       *[one] { $who } puts { $tile } back into the heap.
    }
kensington-ends-turn =
    { $who-is ->
        [you] You end the turn.
       *[one] { $who } ends the turn.
    }
kensington-votes =
    { $who-is ->
        [you] You agree to end the game ({ $agreed } of { $players }).
       *[one] { $who } agrees to end the game ({ $agreed } of { $players }).
    }
kensington-then = { $first } { $next }
kensington-brings = That brings { $what }.
kensington-gain-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
kensington-gain-tokens =
    { $tokens ->
        [one] { $signed } token
       *[other] { $signed } tokens
    }
kensington-seventh-bird = The seventh bird is out: the others build once more, then it ends.
kensington-game-ends = The game ends. { $reason }

# Why it is over.
kensington-over-birds = The seventh bird was drawn.
kensington-over-stall = Nobody can lay another tile.
kensington-over-idle = Nothing was built or stored for three rounds.
kensington-over-vote = Everybody agreed to end it.
kensington-over-left = Everybody else resigned.
kensington-tie-broken = { $reason } The birds on the roofs broke the tie.

# Moves to choose from.
kensington-offer-outline =
    { $cost ->
        [0] { $code }, { $back }, { $outline }: free
       *[other] { $code }, { $back }, { $outline }: 1 token
    }
kensington-offer-blind =
    { $cost ->
        [0] { $code }, { $back }, drawn blindly: free
       *[other] { $code }, { $back }, drawn blindly: 1 token
    }
kensington-offer-build = { $parts }: { $worth }
kensington-part = { $tile } at { $column }
kensington-offer-skip = take nothing
kensington-offer-store = store { $tile }
kensington-offer-return = put { $tile } back into the heap
kensington-offer-end = end the turn
kensington-offer-vote = agree to end the game: { $agreed } of { $players } have

# What the points are for.
kensington-score-windows = Windows
kensington-score-windows-rate = { $points } each, roofed
kensington-score-doors = Doors
kensington-score-doors-rate = { $points } each, roofed
kensington-score-heights = Heights
kensington-score-heights-rate = 1 + 2 + 3 + …
kensington-score-cats = Cats
kensington-score-cats-rate = { $points } each
kensington-score-width = Width
kensington-score-width-rate = { $points } each, all roofed
kensington-score-birds = Birds
kensington-score-birds-rate = break ties

# Why a move is not possible.
kensington-no-take-first = Take a tile first.
kensington-no-taken-already = A tile has been taken: build, or end the turn.
kensington-no-last-build = The seventh bird is out: build from your warehouse, or end.
kensington-no-over = The game is over.
kensington-no-hand-left = The tile you took must be built, stored or returned first.
kensington-no-agreed-already = You have agreed to end the game already.
kensington-no-agreeing-now = You can agree to end the game only at the start of your turn.
kensington-no-forced = With four tokens or more at the start of your turn you must use one: take a brown back or buy.
kensington-no-such-back = There is no { $back } back left in the heap.
kensington-no-token = A brown back costs a token, and you have none.
kensington-no-outlines = These backs are drawn blindly: write { $back } without a number.
kensington-no-such-outline = Choose one of the outlines { $first } to { $last }.
kensington-no-skipping = While there are beige backs in the heap you must take a tile.
kensington-no-tile-in-hand = You have no tile from the heap to put away.
kensington-no-returning = An entrance of your warehouse is free: store the tile.
kensington-no-storing = Both entrances of your warehouse are full: the tile goes back into the heap.
kensington-no-building-yet = Take a tile before you build.
kensington-no-buying-now = A tile is bought instead of taking one, at the start of your turn.
kensington-no-such-sale = { $tile } is in no other player's warehouse.
kensington-no-token-to-buy = Buying costs a token, and you have none.
kensington-no-such-tile-at-hand = You do not have { $code }, { $tile }, to build.
kensington-no-door-upstairs = Doors can only be installed on the ground floor.
kensington-no-above-roof = Column { $column } is closed by a roof: nothing may be built above it.
kensington-no-overlap = { $tile } would overlap another tile in column { $column }.
kensington-no-support = { $tile } is not supported in column { $column }: its whole bottom edge must rest on the ground or on tiles.
kensington-no-standing = { $tile } cannot stand there.
kensington-no-connection = { $tile } is not connected to the building.
kensington-no-lit-neighbour = { $tile } borders no lit window, door, wall or roof.
kensington-no-dark-neighbour = { $tile } borders no dark window, door, wall or roof.
kensington-no-need-together = Build { $tiles } first, then the rest: they need not go together.
kensington-no-unit = These tiles cannot be built together.

# What cannot be read as a move.
kensington-unreadable = “{ $typed }” is not a move of Kensington. Choose one from the list, or write A3 to take the third plain outline of the heap, WL05@-2,0 to build the tile WL05 with its left edge in column −2 and its foot in row 0, + between tiles that are built together and $ before one that is bought; or skip, store, return, end or vote.
kensington-unreadable-tile = There is no tile { $code }.
kensington-unreadable-twice = A unit names each tile once.
kensington-unreadable-unit = A unit has at most three tiles, of which at most one is bought.

# Captions in pictures: there is little room.
kensington-caption-turn-take = turn { $number }: take a tile
kensington-caption-turn-build = turn { $number }: build
kensington-caption-turn-last = turn { $number }: the last build
kensington-caption-over-birds = the seventh bird is out
kensington-caption-over-stall = nothing more can be built
kensington-caption-over-idle = three rounds without a build
kensington-caption-over-vote = all agreed to end it
kensington-caption-over-left = everybody else resigned
kensington-caption-game-over = the game is over
kensington-caption-others-build = the others build once more
kensington-caption-birds-left =
    { $birds ->
        [0] no more end the game
        [1] one more ends the game
        [2] two more end the game
        [3] three more end the game
        [4] four more end the game
        [5] five more end the game
        [6] six more end the game
       *[other] the seventh ends the game
    }
kensington-caption-took =
    { $who-is ->
        [you] you took
       *[one] { $who } took
    }
kensington-caption-heap-closed =
    { $who-is ->
        [you] closed: you may build from the warehouse
       *[one] closed: { $who } may build from the warehouse
    }
kensington-caption-may-build-more =
    { $who-is ->
        [you] you may build more
       *[one] { $who } may build more
    }
kensington-caption-must-spend =
    { $who-is ->
        [you] you have { $tokens } tokens and must spend one
       *[one] { $who } has { $tokens } tokens and must spend one
    }
kensington-caption-agreed =
    { $players ->
        [one] { $players } player agreed to end the game
       *[other] { $players } players agreed to end the game
    }
kensington-caption-takes =
    { $who-is ->
        [you] you take a tile
       *[one] { $who } takes a tile
    }
kensington-caption-last = { $who }: { $deeds }
kensington-caption-took-tile = took { $tile }
kensington-caption-took-nothing = took nothing
kensington-caption-newest = last
kensington-caption-unmoved = nobody has moved yet
kensington-caption-roofed = roofed
kensington-caption-points = How the points came
kensington-caption-heap = Heap
kensington-caption-pool = Pool { $tokens }
kensington-caption-locked = locked
kensington-caption-free = free
kensington-caption-none-left = none left
kensington-caption-choice = Your choice
kensington-caption-hint = choose by the code; D is drawn blindly
kensington-caption-yours = Yours
kensington-caption-buy = buy for 1 token
kensington-caption-empty = empty
kensington-caption-build = Build
kensington-caption-more-left = ← { $columns } more
kensington-caption-more-right = { $columns } more →
kensington-caption-chosen = chosen
kensington-caption-also-legal = also legal
kensington-caption-preview = preview
kensington-caption-this-tile = This tile
kensington-caption-these-tiles = These { $tiles } tiles
kensington-caption-bought = bought
kensington-caption-bought-for = bought, 1 token
kensington-caption-stored = stored
kensington-caption-just-taken = just taken
kensington-caption-taken = new
kensington-caption-diamond = +1 token
kensington-caption-cat = cat +1
kensington-caption-bird = with a bird
kensington-caption-legal =
    { $columns-count ->
        [one] Column { $columns }: legal
       *[other] Columns { $columns }: legal
    }
kensington-caption-together = judged as one unit
kensington-caption-all-rest = all rest and are joined
kensington-caption-closes =
    { $columns ->
        [one] closes { $columns } column
       *[other] closes { $columns } columns
    }
kensington-caption-rests = rests on every column
kensington-caption-roof-anywhere = a roof has no colour rule
kensington-caption-wall-anywhere = a wall has no colour rule
kensington-caption-door-anywhere = a door has no colour rule
kensington-caption-borders-lit = borders lit, door, wall or roof
kensington-caption-borders-dark = borders dark, door, wall or roof
kensington-caption-not-possible = Not possible
kensington-caption-if-ended = If it ended now
kensington-caption-your-tiles = Your tiles
kensington-caption-none = none
kensington-caption-choose-tile = Choose a tile
kensington-caption-choose-column = and the leftmost column it is to stand in, to see it here.

# The turn panel: lines.
kensington-line-take = **Your turn:** take a tile.
kensington-line-forced = A tile costs a token now: with four or more tokens you must use one.
kensington-line-last-build = **The seventh bird is out:** build from your warehouse once more, or end.
kensington-line-build-or-end = **Your turn:** build from your warehouse, or end the turn.
kensington-line-or-store = **You took:** { $tile }. Build, or store it.
kensington-line-or-return = **You took:** { $tile }. Build, or put it back into the heap.
kensington-line-only-store = **You took:** { $tile }. Nothing can be built now: store it.
kensington-line-only-return = **You took:** { $tile }. Nothing can be built now: put it back into the heap.
kensington-line-standing =
    You have { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it ended now
kensington-line-standing-birds =
    You have { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it ended now · birds { $birds } of { $end }
kensington-line-heap = { $plain } · { $diamond } · { $roof } · { $special }
kensington-line-back =
    { $cost ->
        [0] { $code } { $back }, free, { $left } left
       *[other] { $code } { $back }, 1 token, { $left } left
    }
kensington-line-staged = **{ $tile }** at { $place }
kensington-line-buying = Buying { $tile } for a token:
kensington-line-not-yet = Not yet possible: { $reason }
kensington-line-not-now = That cannot be built now.
kensington-line-change =
    { $after ->
        [one] { $before } → { $after } point
       *[other] { $before } → { $after } points
    }
kensington-line-changed = { $way } { $points }
kensington-line-if-ended = If it ended now: { $change } ({ $changes })
kensington-line-unchanged = If it ended now: { $change }
kensington-line-earns = earns { $tokens }
kensington-line-both = { $first } · { $next }

# Keys and menus: a key has room for 80 letters.
kensington-key-take = Take { $back }
kensington-key-none-left = { $code } { $back }: none left
kensington-key-use-token = { $code } { $back }: use a token first
kensington-key-no-token = { $code } { $back }: costs a token, you have none
kensington-key-vote =
    { $agreed ->
        [0] Agree to end the game (nobody has yet)
       *[other] Agree to end the game ({ $agreed } of { $players })
    }
kensington-key-skip = Take nothing
kensington-key-skip-and-end = Take nothing and end the turn
kensington-key-place = { $column } · row { $row }
kensington-key-place-joined = { $column } · row { $row } + a tile
kensington-key-places-before = Previous places
kensington-key-places-after = More places
kensington-key-take-off = Take the last tile off
kensington-key-place-and-more = Place it, then another tile
kensington-key-place-first = Place it first
kensington-key-build = Build { $tile } at { $column }
kensington-key-buy = Buy and build { $tile } at { $column }
kensington-key-build-unit = Build { $tiles } tiles
kensington-key-buy-unit = Buy and build { $tiles } tiles
kensington-key-end = { $what } and end the turn: { $change }
kensington-key-and-store-end = { $what }, store the other tile and end the turn: { $change }
kensington-key-and-return-end = { $what }, return the other tile and end the turn: { $change }
kensington-key-build-nothing = Build nothing and end the turn
kensington-key-store-end = Store { $tile } and end the turn
kensington-key-return-end = Put { $tile } back and end the turn
kensington-key-built-end = Build what is placed and end the turn
kensington-key-built-store = Build what is placed, store { $tile } and end the turn
kensington-key-built-return = Build what is placed, put { $tile } back and end the turn
kensington-menu-tile = Build a tile
kensington-menu-buy = Buy from a warehouse and build it: 1 token
kensington-menu-add = Add a tile that is built with it
kensington-menu-instead = Another tile instead
kensington-menu-from = { $tile }, from { $who }
kensington-menu-taken = { $tile } (taken)
kensington-menu-bought = { $tile } (bought)
kensington-menu-places =
    { $places ->
        [one] { $places } place, at best { $best }
       *[other] { $places } places, at best { $best }
    }
kensington-menu-only-together = only together with another tile
kensington-no-stage = That is not a set of tiles; open your turn again.
kensington-no-without-bought = { $tile } that you buy must be built with it.

# The board in words.
kensington-board-over =
    { $who-is ->
        [you] The game is over: you have won. { $reason }
        [us] The game is over: { $who } share the win. { $reason }
        [many] The game is over: { $who } share the win. { $reason }
       *[one] The game is over: { $who } has won. { $reason }
    }
kensington-board-take =
    { $who-is ->
        [you] Turn { $number }. It is your turn: take a tile, or buy one.
       *[one] Turn { $number }. { $who } is to take a tile, or to buy one.
    }
kensington-board-build =
    { $who-is ->
        [you] Turn { $number }. It is your turn: build from your warehouse, or end the turn.
       *[one] Turn { $number }. { $who } may build from the warehouse, or end the turn.
    }
kensington-board-build-or-store =
    { $who-is ->
        [you] Turn { $number }. You took { $tile }: build, or store it.
       *[one] Turn { $number }. { $who } took { $tile } and may build, or store it.
    }
kensington-board-build-or-return =
    { $who-is ->
        [you] Turn { $number }. You took { $tile }: build, or put it back into the heap.
       *[one] Turn { $number }. { $who } took { $tile } and may build, or put it back into the heap.
    }
kensington-board-last-build =
    { $who-is ->
        [you] Turn { $number }. The seventh bird is out: build from your warehouse once more, or end.
       *[one] Turn { $number }. The seventh bird is out: { $who } may build from the warehouse once more.
    }
kensington-board-forced =
    { $who-is ->
        [you] With four tokens or more you must use one now: take a brown back, or buy.
       *[one] With four tokens or more { $who } must use one now.
    }
kensington-board-last = Last, { $who }: { $deeds }.
kensington-board-took = { $tile } taken
kensington-board-stored-it = { $tile } taken and stored
kensington-board-built = { $part } built
kensington-board-took-nothing = nothing taken
kensington-board-birds = Birds: { $birds } of { $end }; the seventh ends the game.
kensington-board-pool =
    { $tokens ->
        [0] The pool is empty.
        [one] The pool holds { $tokens } token.
       *[other] The pool holds { $tokens } tokens.
    }
kensington-board-votes =
    { $who-is ->
        [you] You have agreed to end the game.
        [us] { $who-begins } have agreed to end the game.
        [many] { $who } have agreed to end the game.
       *[one] { $who } has agreed to end the game.
    }
kensington-board-pile =
    { $cost ->
        [0] Heap { $code }, { $back }, free, { $left } left: { $outlines }.
       *[other] Heap { $code }, { $back }, 1 token, { $left } left: { $outlines }.
    }
kensington-board-blind-pile =
    { $cost ->
        [0] Heap { $code }, { $back }, free, { $left } left: drawn blindly.
       *[other] Heap { $code }, { $back }, 1 token, { $left } left: drawn blindly.
    }
kensington-board-no-pile = Heap { $code }, { $back }: none left.
kensington-board-outline = { $code } { $outline }
kensington-board-heap = Heap: { $piles }.
kensington-board-pile-size = { $back } { $left }
kensington-board-seat =
    { $who-is ->
        [you] You: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $tokens ->
            [0] no tokens
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }, { $birds ->
            [0] no birds
            [one] { $birds } bird
           *[other] { $birds } birds
        } on your roofs.
       *[one] { $who }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $tokens ->
            [0] no tokens
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }, { $birds ->
            [0] no birds
            [one] { $birds } bird
           *[other] { $birds } birds
        } on the roofs.
    }
kensington-board-left = This player has resigned.
kensington-board-points = Points: { $ways }.
kensington-board-way = { $way } { $points }
kensington-board-warehouse = Warehouse: { $tiles }.
kensington-board-empty-warehouse = Warehouse: empty.
kensington-board-range = { $first } to { $last }
kensington-board-open =
    { $count ->
        [one] Column { $columns } from the ground up: { $runs }; open, the next tile rests in row { $row }.
       *[other] Columns { $columns } from the ground up: { $runs }; open, the next tile rests in row { $row }.
    }
kensington-board-closed =
    { $count ->
        [one] Column { $columns } from the ground up: { $runs }; closed.
       *[other] Columns { $columns } from the ground up: { $runs }; closed.
    }
kensington-run-lit =
    { $count ->
        [1] lit
       *[other] { $count } lit
    }
kensington-run-dark =
    { $count ->
        [1] dark
       *[other] { $count } dark
    }
kensington-run-roof =
    { $count ->
        [1] roof
       *[other] { $count } roof
    }
kensington-run-wall =
    { $count ->
        [1] wall
       *[other] { $count } wall
    }
kensington-run-door = red door
kensington-run-own-door = own door
kensington-board-possible = Can be built now: { $tile }, in column { $places }.
kensington-board-only-together = Can be built now only together with another tile: { $tile }.
kensington-board-spot = { $column } (row { $row })
kensington-board-in-short =
    { $who-is ->
        [you] You
       *[one] { $who }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tokens ->
        [0] no tokens
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, { $roofed } roofed; stored: { $stored }.
kensington-board-nothing = nothing

# What speaks for a plan.
kensington-why-plain = Free, and easy to fit in.
kensington-why-diamond = Large, and once built it earns a token.
kensington-why-roof =
    { $points ->
        [one] A roof brings up to { $points } point at once.
       *[other] A roof brings up to { $points } points at once.
    }
kensington-why-spare-roof = A roof for later.
kensington-why-special = A wall or a door goes with both colours.
kensington-why-bird = It may be the seventh bird, and you are ahead.
kensington-why-room =
    { $points ->
        [one] After that { $points } point waits for a roof.
       *[other] After that { $points } points wait for a roof.
    }
kensington-why-wait = What is stored is worth more later.
kensington-why-store = It fits better later.
kensington-why-return = It fits nowhere well, and the warehouse is full.
kensington-why-skip = No tile is worth its token now.
kensington-why-vote = Everybody else agrees, and playing on would not help.

# What a turn planned ahead relies on, and how it stands instead: parts of a sentence.
kensington-picked-there = { $code } shows { $outline }
kensington-picked-gone = { $code } is empty
kensington-heap-has = there is { $back } in the heap
kensington-heap-lacks = there is { $back } left in the heap
kensington-stored-there =
    { $who-is ->
        [you] { $tile } is in your warehouse
       *[one] { $tile } is in the warehouse of { $who }
    }
kensington-stored-gone = { $tile } is in nobody’s warehouse

# What is remembered of a game
kensington-moment-largest-house = Largest house: { $who }, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, { $storeys ->
    [one] 1 storey
   *[other] { $storeys } storeys
} at its highest
