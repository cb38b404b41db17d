# Copenhagen: what its things are called.

copenhagen-tagline = Collect cards at the harbour and fill the front of a house in Nyhavn with coloured tiles.
copenhagen-colour =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
copenhagen-cards =
    { $number } { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
copenhagen-ability =
    { $ability ->
        [any] Any cards
        [extra] Extra card
        [discount] Discount
        [change] Change colour
       *[both] Both actions
    }
copenhagen-white = white tile
copenhagen-white-title = White tile
copenhagen-tile =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    } { $size }
copenhagen-tile-title =
    { $colour ->
        [R] Red
        [Y] Yellow
        [G] Green
        [B] Blue
       *[P] Purple
    } { $size }
copenhagen-coats = earns { $coats ->
        [one] a coat of arms
       *[other] { $coats } coats of arms
    }
copenhagen-row-done = completes row { $row } (+{ $points })
copenhagen-row-of-windows = completes row { $row } with windows only (+{ $points })
copenhagen-column-done = completes column { $column } (+{ $points })
copenhagen-column-of-windows = completes column { $column } with windows only (+{ $points })

# The shape of a tile, and the shape of a tile turned: its outline and where its brick is.

copenhagen-shape =
    { $shape ->
        [bar] bar of { $size }
        [corner] corner of { $size }
        [square] square of { $size }
        [block] block of { $size }
        [zig] S of { $size }
        [zag] zigzag of { $size }
        [tee] T of { $size }
        [cross] cross of { $size }
        [ell] L of { $size }
       *[stem] long T of { $size }
    }
copenhagen-way-bar =
    { $brick ->
        [left] lying, brick left
        [right] lying, brick right
        [top] standing, brick on top
       *[bottom] standing, brick at the bottom
    }
copenhagen-way-corner =
    { $corner ->
        [top-left] corner top left
        [top-right] corner top right
        [bottom-left] corner bottom left
       *[bottom-right] corner bottom right
    }, { $brick ->
        [left] brick left
        [right] brick right
        [top] brick on top
       *[bottom] brick at the bottom
    }
copenhagen-way-square = square, { $brick ->
        [top-left] brick top left
        [top-right] brick top right
        [bottom-left] brick bottom left
       *[bottom-right] brick bottom right
    }
copenhagen-way-block = block, { $side ->
        [left] brick sticking out left
        [right] brick sticking out right
        [top] brick sticking out on top
       *[bottom] brick sticking out at the bottom
    }, { $end ->
        [left] left end
        [right] right end
        [top] upper end
       *[bottom] lower end
    }
copenhagen-way-zig =
    { $letter } { $brick ->
        [top] lying, brick in the upper row
        [bottom] lying, brick in the lower row
        [left] standing, brick in the left column
       *[right] standing, brick in the right column
    }
copenhagen-way-zag = zigzag { $lies ->
        [lying] lying
       *[standing] standing
    }, { $brick ->
        [top-left] brick top left
        [top-right] brick top right
        [bottom-left] brick bottom left
       *[bottom-right] brick bottom right
    }
copenhagen-way-tee = T, { $brick ->
        [left] brick stem to the left
        [right] brick stem to the right
        [top] brick stem up
       *[bottom] brick stem down
    }
copenhagen-way-cross = cross, { $brick ->
        [left] brick left
        [right] brick right
        [top] brick on top
       *[bottom] brick at the bottom
    }
copenhagen-way-ell =
    { $foot ->
        [top] L lying, foot up { $end ->
            [left] on the left, brick right
           *[right] on the right, brick left
        }
        [bottom] L lying, foot down { $end ->
            [left] on the left, brick right
           *[right] on the right, brick left
        }
        [left] L standing, foot to the left { $end ->
            [top] on top, brick at the bottom
           *[bottom] at the bottom, brick on top
        }
       *[right] L standing, foot to the right { $end ->
            [top] on top, brick at the bottom
           *[bottom] at the bottom, brick on top
        }
    }
copenhagen-way-stem = long T, { $brick ->
        [left] stem to the left, brick at its end
        [right] stem to the right, brick at its end
        [top] stem up, brick at its end
       *[bottom] stem down, brick at its end
    }

# What happened.

copenhagen-and-then = { $told } { $then }
copenhagen-takes =
    { $who-is ->
        [you] You take
       *[one] { $who } takes
    } { $cards }{ $abilities-count ->
        [0] .
       *[other] {" "}with { $abilities }.
    }
copenhagen-discards =
    { $who-is ->
        [you] You discard
       *[one] { $who } discards
    } { $colour }.
copenhagen-uses =
    { $who-is ->
        [you] You use
       *[one] { $who } uses
    } { $ability }.
copenhagen-changes =
    { $who-is ->
        [you] You let
       *[one] { $who } lets
    } { $colour } count as { $counts_as }.
copenhagen-builds =
    { $who-is ->
        [you] You build
       *[one] { $who } builds
    } { $tile } at { $place } ({ $way }){ $paid-count ->
        [0] {" "}for nothing.
       *[other] {" "}for { $paid }.
    }
copenhagen-places =
    { $who-is ->
        [you] You place
       *[one] { $who } places
    } a white tile at { $place }.
copenhagen-gains =
    { $who-is ->
        [you] You gain
       *[one] { $who } gains
    } the ability { $ability }.
copenhagen-turns-back =
    { $who-is ->
        [you] You turn your used abilities back.
       *[one] { $who } turns the used abilities back.
    }
copenhagen-ends =
    { $who-is ->
        [you] You end the turn.
       *[one] { $who } ends the turn.
    }
copenhagen-completes = It { $gains }.
copenhagen-coats-skipped =
    { $coats ->
        [one] A coat of arms had no use and was lost.
       *[other] { $coats } coats of arms had no use and were lost.
    }
copenhagen-reshuffled = The discards become the new supply, with the End card in it.
copenhagen-end-card-appears = The End card appears: the game is over.
copenhagen-reaches =
    { $who-is ->
        [you] You reach { $points } points: the game is over.
       *[one] { $who } reaches { $points } points: the game is over.
    }
copenhagen-over-end-card = The End card was revealed.
copenhagen-over-tie-break = The End card was revealed; the fewest empty spaces broke the tie.
copenhagen-over-alone = Everybody else resigned.
copenhagen-over-points =
    { $who-is ->
        [you] You reached { $points } points.
       *[one] { $who } reached { $points } points.
    }

# Legal moves to choose from: what a move is called, a colon, what it costs and brings.

copenhagen-offer-take =
    { $bridges }: { $cards }{ $abilities-count ->
        [0] {""}
       *[other] , with { $abilities }
    }
copenhagen-offer-discard = discard { $colour }: { $held } in hand
copenhagen-offer-use =
    { $ability }: { $what ->
        [discount] this turn's tile costs one card less
       *[both] take cards and build in one turn
    }
copenhagen-offer-change =
    { $colour } as { $counts_as }: { $held ->
        [one] your { $colour } card counts as { $counts_as } in this build
       *[other] your { $held } { $colour } cards count as { $counts_as } in this build
    }
copenhagen-offer-build =
    { $tile } at { $place }, { $way }: { $paid-count ->
        [0] free
       *[other] pay { $paid }
    }{ $gains-count ->
        [0] {""}
       *[other] , { $gains }
    }
copenhagen-offer-white = white tile at { $place }{ $gains-count ->
        [0] {""}
       *[other] : { $gains }
    }
copenhagen-offer-gain = gain { $ability }
copenhagen-offer-back = turn used abilities back: { $abilities }
copenhagen-offer-end = end the turn

# What speaks for a turn, said to whoever asks what to do.

copenhagen-why-finish = That makes { $points } points and wins the game.
copenhagen-why-spaces =
    It fills { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    } for { $cards ->
        [0] nothing
        [one] one card
       *[other] { $cards } cards
    }.
copenhagen-why-pays = Then { $tile } can be paid for.
copenhagen-why-holds = That makes { $cards } in hand.
copenhagen-why-ability = { $ability } will help in later turns.
copenhagen-why-back = { $abilities } can be used again.
copenhagen-why-discard = The other cards are of more use.
copenhagen-why-end = What could be done now is worth more later.

# The score.

copenhagen-score-rows = Rows
copenhagen-score-window-rows = Rows of windows only
copenhagen-score-columns = Columns
copenhagen-score-window-columns = Columns of windows only
copenhagen-score-each = { $points } each
copenhagen-score-empty = Empty spaces
copenhagen-score-tie-break = fewest break ties

# Why a move is not possible.

copenhagen-unreadable = “{ $text }” is not a move of Copenhagen. Choose one from the list that opens while you type, such as “3 and 4: red and blue” or “red 4 at B3, square, brick top left: pay 4 red”.
copenhagen-bridge-twice = A take names each footbridge once, such as 3 and 4.
copenhagen-no-such-way = { $tile } looks the same from behind: it can be turned, but not flipped.
copenhagen-now =
    { $phase ->
        [ACT] Now cards are taken or a tile is built.
        [TAKE] Both actions begins with taking cards.
        [DISCARD] The hand limit is { $limit }: discard first.
        [LAST_CALL] The cards are taken: end the turn or declare Both actions.
        [BUILD] The cards are taken: build or end the turn.
        [COAT] A coat of arms is to be used first.
       *[OVER] The game is over.
    }
copenhagen-no-discard-now = Cards are discarded only when a hand exceeds { $limit } after taking.
copenhagen-no-such-card = There is no { $colour } card in your hand.
copenhagen-gain-needs-coat = An ability tile is taken only with a coat of arms.
copenhagen-ability-twice = You have { $ability } already, and nobody may have one twice.
copenhagen-back-needs-coat = Ability tiles are turned back only with a coat of arms.
copenhagen-nothing-to-turn-back = You have no used ability tile to turn back.
copenhagen-no-skipping = A turn cannot be skipped: take cards or build.
copenhagen-take-two = A take is of two cards, or of three with Extra card.
copenhagen-empty-bridge = One of those footbridges has no card.
copenhagen-third-card = A third card needs Extra card, active.
copenhagen-not-side-by-side = The two cards must lie side by side, unless you use Any cards.
copenhagen-none-left = No { $tile } is left.
copenhagen-too-dear =
    { $tile } costs { $number ->
        [one] 1 { $colour } card
       *[other] { $number } { $colour } cards
    } there, which you do not have.
copenhagen-only-its-colour = Only { $colour } cards pay for { $tile } while Change colour is not on.
copenhagen-changed-cards =
    { $price ->
        [one] 1 card
       *[other] { $price } cards
    } to pay, of which { $least } to { $most } may be { $colour }.
copenhagen-white-needs-coat = A white tile is placed only with a coat of arms.
copenhagen-outside = The tile must fit inside the house.
copenhagen-covers = A tile may not cover another tile.
copenhagen-floats = A tile must stand on the bottom row or on another tile.
copenhagen-on-already = { $ability } is on already.
copenhagen-same-colour = A colour is changed into another colour.
copenhagen-used-up = { $ability } is used; a coat of arms can turn it back.
copenhagen-not-yours = You do not have { $ability }.

# The board in sentences.

copenhagen-board-over = The game is over after turn { $turn }. { $who-is ->
        [you] You win.
        [one] { $who } wins.
        [us] { $who-begins } share the win.
       *[many] { $who } share the win.
    } { $why }
copenhagen-board-turn = Turn { $turn }: { $who-is ->
        [you] it is your turn.
       *[one] it is the turn of { $who }.
    } { $task }
copenhagen-task =
    { $phase ->
        [ACT] To decide: take two neighbouring cards or build a tile.
        [TAKE] To do: take cards first, then build.
        [DISCARD] To do: discard { $cards ->
            [one] 1 card.
           *[other] { $cards } cards.
        }
        [LAST_CALL] To decide: end the turn, or use Both actions to build as well.
        [BUILD] To decide: build a tile or end the turn.
       *[COAT] To do: use { $coats ->
            [one] a coat of arms.
           *[other] { $coats } coats of arms.
        }
    }
copenhagen-board-discount = Discount is on: this turn's tile costs one card less.
copenhagen-board-change = Change colour is on: { $colour } counts as { $counts_as }.
copenhagen-last = Last, { $who } { $took-count ->
        [0] { $built-count ->
            [0] used a coat of arms.
           *[other] built { $built }.
        }
       *[other] { $built-count ->
            [0] took { $took }.
           *[other] took { $took } and built { $built }.
        }
    }
copenhagen-built = { $tile } at { $place } ({ $way })
copenhagen-built-white = a { $tile } at { $place }
copenhagen-bridge = { $bridge } { $colour }
copenhagen-bridge-empty = { $bridge } empty
copenhagen-board-harbour = Footbridges: { $cards }.
copenhagen-end-card =
    { $where ->
        [ASIDE] the End card joins when they have run out
       *[SUPPLY] the End card is among the last { $among }
    }
copenhagen-board-supply = Supply: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; { $where }.
copenhagen-stack = { $number } × { $shape }
copenhagen-board-stock =
    { $colour ->
        [R] Red
        [Y] Yellow
        [G] Green
        [B] Blue
       *[P] Purple
    } tiles left: { $tiles }.
copenhagen-board-whites = White tiles left: { $number }.
copenhagen-board-hand =
    { $number ->
        [0] You hold no cards.
       *[other] You hold { $cards }.
    }
copenhagen-board-payable =
    { $tiles-count ->
        [0] You can pay for no tile now.
       *[other] You can build { $tiles }.
    }
copenhagen-board-player =
    { $who-is ->
        [you] You have
       *[one] { $who } has
    } { $points } of { $of } points and { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }{ $left ->
        [yes] {" "}(resigned).
       *[no] .
    }
copenhagen-board-abilities = Abilities ready: { $ready-count ->
        [0] none
       *[other] { $ready }
    }; used: { $used-count ->
        [0] none
       *[other] { $used }
    }.
copenhagen-to = { $first } to { $last }
copenhagen-span =
    { $span } { $filling ->
        [free] free
        [R-window] red window
        [R-brick] red brick
        [Y-window] yellow window
        [Y-brick] yellow brick
        [G-window] green window
        [G-brick] green brick
        [B-window] blue window
        [B-brick] blue brick
        [P-window] purple window
        [P-brick] purple brick
        [W-brick] white brick
       *[W-window] white window
    }{ $coat ->
        [coat] {" "}with a coat of arms
       *[none] {""}
    }
copenhagen-row = Row { $row }: { $spans }{ $coat ->
        [coat] ; a coat of arms for the whole row.
       *[none] .
    }
copenhagen-row-complete = Row { $row }, complete: { $spans }.
copenhagen-glance-player =
    { $who-is ->
        [you] You
       *[one] { $who }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }, { $spaces } of 45 spaces filled{ $rows-count ->
        [0] {""}
        [one] , row { $rows } complete
       *[other] , rows { $rows } complete
    }{ $columns-count ->
        [0] {""}
        [one] , column { $columns } complete
       *[other] , columns { $columns } complete
    }.
copenhagen-free-row = Row { $row }: free{ $coats-count ->
        [0] {""}
       *[other] , coat of arms at { $coats }
    }{ $coat_rows-count ->
        [0] .
       *[other] ; a coat of arms for the whole row.
    }
copenhagen-free-rows = Rows { $first } to { $last }: free{ $coats-count ->
        [0] {""}
        [one] , coat of arms at { $coats }
       *[other] , coats of arms at { $coats }
    }{ $coat_rows-count ->
        [0] .
        [one] ; a coat of arms for the whole of row { $coat_rows }.
       *[other] ; a coat of arms each for the whole of rows { $coat_rows }.
    }

# The turn panel.

copenhagen-panel-head =
    { $phase ->
        [ACT] **Your turn:** take two neighbours, or choose a tile to build.
        [TAKE] **Both actions:** take cards first, then build.
        [DISCARD] **Too many cards:** discard down to { $limit }.
        [LAST_CALL] **Cards taken.** End the turn, or use Both actions to build as well.
        [BUILD] **Both actions:** build, or end the turn.
       *[COAT] **Coat of arms:** use it for one of these.
    }
copenhagen-price =
    { $paid-count ->
        [0] free
       *[other] pay { $paid }
    }
copenhagen-costs =
    { $cards ->
        [0] free
        [one] 1 card
       *[other] { $cards } cards
    }
copenhagen-costs-either =
    { $least } or { $most ->
        [one] 1 card
       *[other] { $most } cards
    }
copenhagen-key-tile =
    { $tile }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }
copenhagen-key-pair = { $first } + { $second }
copenhagen-key-build =
    { $then ->
        [turn] Build { $tile } at { $place }, { $price }, and end the turn
        [game] Build { $tile } at { $place }, { $price }, and end the game
        [coats] { $title } at { $place }, { $price }, then use { $coats ->
            [one] a coat of arms
           *[other] { $coats } coats of arms
        }
       *[on] { $title } at { $place }, { $price }, then go on
    }
copenhagen-key-white =
    { $then ->
        [turn] Place the white tile at { $place } and end the turn
        [game] Place the white tile at { $place } and end the game
        [coats] White tile at { $place }, then use { $coats ->
            [one] a coat of arms
           *[other] { $coats } coats of arms
        }
       *[on] White tile at { $place }, then go on
    }
copenhagen-key-take =
    { $then ->
        [turn] Confirm: take { $cards } and end the turn
        [game] Confirm: take { $cards } and end the game
       *[on] Take { $cards }, then go on
    }
copenhagen-key-gain = Gain { $ability }
copenhagen-key-discard = Discard { $colour } ({ $held } in hand)
copenhagen-key-use = Use { $ability }
copenhagen-key-others = Take others with { $abilities }
copenhagen-key-back = Turn used abilities back
copenhagen-key-end = End the turn
copenhagen-column-key = { $column }
copenhagen-turn-left = Turn left
copenhagen-turn-right = Turn right
copenhagen-flip = Flip
copenhagen-down = Down
copenhagen-up = Up
copenhagen-choose-cards = Choose two or three cards
copenhagen-cannot-build = { $tile } cannot be built now.
copenhagen-builder-head = **{ $tile }** at { $place } (left edge, lowest row), { $way }
copenhagen-builder-gains =
    { $paid-count ->
        [0] Free
       *[other] Pay { $paid }
    }{ $gains-count ->
        [0] {""}
       *[other] {" "}· { $gains }
    }
copenhagen-white-head = **White tile** at { $place }: { $gains-count ->
        [0] completes nothing yet
       *[other] { $gains }
    }
copenhagen-taking-head = **Take cards:** choose two or three footbridges.
copenhagen-then-you-hold = Then you hold { $cards }.
copenhagen-refill-no-undo = The harbour is filled again, so this cannot be undone.
copenhagen-menu-tiles = Build another tile
copenhagen-menu-paying = Paying { $paid }
copenhagen-menu-best = The best places
copenhagen-menu-white = Place a white tile
copenhagen-menu-change = Which cards?
copenhagen-menu-into =
    { $colour ->
        [R] Your red cards …
        [Y] Your yellow cards …
        [G] Your green cards …
        [B] Your blue cards …
       *[P] Your purple cards …
    }
copenhagen-change-head = **Change colour:** which cards should count as another colour?
copenhagen-into-head = **Change colour:** { $colour ->
        [R] all your red cards count as …
        [Y] all your yellow cards count as …
        [G] all your green cards count as …
        [B] all your blue cards count as …
       *[P] all your purple cards count as …
    }
copenhagen-choice-tile = { $tile }: { $price }
copenhagen-choice-place = { $place }, { $way }: { $price }
copenhagen-choice-gains = { $gains }
copenhagen-choice-white = White tile at { $place }
copenhagen-choice-change =
    { $colour ->
        [R] Change red cards
        [Y] Change yellow cards
        [G] Change green cards
        [B] Change blue cards
       *[P] Change purple cards
    }
copenhagen-choice-into =
    { $colour ->
        [R] count as red
        [Y] count as yellow
        [G] count as green
        [B] count as blue
       *[P] count as purple
    }
copenhagen-ways =
    { $ways ->
        [one] 1 way to place it
       *[other] { $ways } ways to place it
    }

# Captions in pictures. Where one has several lines, they are broken here.

copenhagen-caption-ability =
    { $ability ->
        [any] Any
            cards
        [extra] Extra
            card
        [discount] Discount
        [change] Change
            colour
       *[both] Both
            actions
    }
copenhagen-caption-doing = turn { $turn }: { $phase ->
        [ACT] take or build
        [TAKE] take, then build
        [DISCARD] discard { $over }
        [LAST_CALL] build too, or end
        [BUILD] now build, or end
       *[COAT] { $coats ->
            [one] coat of arms
           *[other] { $coats } coats of arms
        }
    }
copenhagen-caption-end-card-came = the End card came
copenhagen-caption-alone = everybody else resigned
copenhagen-caption-points-reached = { $points } points reached
copenhagen-caption-take = Take { $bridges }
copenhagen-caption-taken =
    { $abilities-count ->
        [0] { $cards }
       *[other] with { $abilities }
    }
copenhagen-caption-not-your-turn = Not your turn
copenhagen-caption-waiting = { $who } is to move
copenhagen-caption-step =
    { $phase ->
        [ACT] Take a pair
        [TAKE] Take a pair
        [DISCARD] Discard { $over }
        [LAST_CALL] Cards taken
        [BUILD] Build a tile
       *[COAT] Coat of arms
    }
copenhagen-caption-step-more =
    { $phase ->
        [TAKE] then you may build
        [DISCARD] down to { $limit } cards
        [LAST_CALL] end the turn, or build too with Both actions
        [BUILD] or end the turn
       *[COAT] { $coats ->
            [one] 1 coat to use
           *[other] { $coats } coats to use
        }
    }
copenhagen-caption-changed = { $told }; { $colour } counts as { $counts_as }
copenhagen-caption-besides =
    { $way ->
        [both] or build a tile; or others with Any cards and Extra card
        [any] or build a tile; or with Any cards, two that lie apart
        [extra] or build a tile; or three with Extra card
       *[none] or build a tile
    }
copenhagen-caption-last =
    { $who }: { $took-count ->
        [0] { $built-count ->
            [0] used a coat of arms
           *[other] { $built }
        }
       *[other] { $built-count ->
            [0] took { $took }
           *[other] took { $took }, then { $built }
        }
    }
copenhagen-caption-built = { $tile } at { $place }
copenhagen-caption-harbour =
    { $taken-count ->
        [0] take 2 that touch
       *[other] { $taken } taken, refilled after the turn
    }
copenhagen-caption-end-card =
    { $where ->
        [ASIDE] End card joins
            at the reshuffle
        [SUPPLY] End card in
            the last { $among }
        [NEAR] End card is
            in these { $among }
        [NEXT] The next card
            is the End card
       *[SHOWN] The End card
            has come
    }
copenhagen-caption-points = How the points came
copenhagen-caption-harbour-head = Harbour
copenhagen-caption-supply = supply
copenhagen-caption-tiles-left = Tiles left
copenhagen-caption-whites = white × { $number }
copenhagen-caption-nobody-moved = nobody has moved yet
copenhagen-caption-last-head = last
copenhagen-caption-line-done = line done
copenhagen-caption-all-windows = all windows ×2
copenhagen-caption-used = used
copenhagen-caption-resigned = resigned
copenhagen-caption-in-hand = in hand
copenhagen-caption-if-touching = * if touching
copenhagen-caption-pays =
    pays now
    nothing
copenhagen-caption-pays-after =
    after { $bridges }
    nothing more
copenhagen-caption-your-turn = Your turn
copenhagen-caption-your-hand = Your hand
copenhagen-caption-private-turn = turn { $turn }, only you see this
copenhagen-caption-private = only you see this
copenhagen-caption-over-limit =
    { $held } + { $more } is over { $limit }:
    you discard { $over }
copenhagen-caption-hand = Hand
copenhagen-caption-held =
    { $how ->
        [over] { $held }, over { $limit }
       *[of] { $held } of { $limit }
    }
copenhagen-caption-worth =
    { $worth ->
        [ACTIVE] ready
        [ARMED] on
        [USED] used
       *[NONE] not yours
    }
copenhagen-caption-coat = Coat of arms
copenhagen-caption-build = Build
copenhagen-caption-legend =
    row or column complete
    complete, all windows: double
    coat: cover it, or fill its row
    preview, not built yet
copenhagen-caption-tile = Tile
copenhagen-caption-where =
    left edge { $column }
    lowest row { $row }
copenhagen-caption-cost = Cost
copenhagen-caption-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
copenhagen-caption-touches = touches { $colour }
copenhagen-caption-discount = discount
copenhagen-caption-as = { $colour } as { $counts_as }
copenhagen-caption-full-price = the full price
copenhagen-caption-coat-cost =
    { $coats ->
        [one] 1 coat of arms, no cards
       *[other] 1 of { $coats } coats of arms, no cards
    }
copenhagen-caption-gain = Gain
copenhagen-caption-points-gained =
    { $points ->
        [one] point
       *[other] points
    }
copenhagen-caption-coats =
    { $coats ->
        [one] 1 coat of arms
       *[other] { $coats } coats of arms
    }
copenhagen-caption-line =
    { $what ->
        [column] column
       *[row] row
    } { $line }{ $times ->
        [twice] {" "}×2
       *[once] {""}
    }
copenhagen-caption-not-possible = Not possible
copenhagen-caption-your-house = Your house
copenhagen-caption-of-points = / { $points } points
copenhagen-caption-empty =
    { $spaces ->
        [0] no spaces are empty
        [one] 1 space is empty
       *[other] { $spaces } spaces are empty
    }
copenhagen-caption-choose-coat = choose what the coat is for
copenhagen-caption-choose-tile = choose a tile to see it here
copenhagen-caption-abilities = Abilities

# What a turn planned ahead relies on, and how it stands instead: parts of a sentence.
copenhagen-footbridge-has = footbridge { $bridge } holds { $colour }
copenhagen-footbridge-empty = footbridge { $bridge } is empty
copenhagen-tile-there = there is a { $tile } left
copenhagen-tile-gone = there is no { $tile } left
copenhagen-white-there = there is a white tile left
copenhagen-white-gone = there is no white tile left

# What is remembered of a game
copenhagen-moment-closest-coat = { $spaces ->
    [one] Closest coat of arms: { $who } lacked 1 space in row { $row }
   *[other] Closest coat of arms: { $who } lacked { $spaces } spaces in row { $row }
}
