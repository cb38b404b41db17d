# What a single player may choose.
tenby-option-solo = Solo game
tenby-option-solo-about = What a single player plays: the core game, a scenario with a goal, or the Alternative Take.
tenby-option-solo-core = Core game
tenby-option-solo-core-about = Ten rounds against the anchors; the result table tells how well you know the town.
tenby-option-solo-cliff-climb = Cliff Climb
tenby-option-solo-cliff-climb-about = There are only five rings in the whole game. Reach 160 points.
tenby-option-solo-main-street = Main Street
tenby-option-solo-main-street-about = You may build one street only; what fits neither end costs points, and moving a card costs 1 ring. Reach 120 points.
tenby-option-solo-festival = Festival
tenby-option-solo-festival-about = Visitors come before the last round, and there are accolades. Reach 200 points.
tenby-option-solo-even-streets = Even Streets
tenby-option-solo-even-streets-about = A street counts only if its cards are worth 30 to 60 points. Reach 140 points.
tenby-option-solo-nobody-home = Nobody Home
tenby-option-solo-nobody-home-about = There are no residents; their icons give 2 rings. Reach 140 points.
tenby-option-solo-not-perfect = No Such Thing as Perfect
tenby-option-solo-not-perfect-about = Every street is a part of pier, five terraces, pier; moving a card costs 1 ring. Reach 120 points.
tenby-option-solo-alternative-take = Alternative Take
tenby-option-solo-alternative-take-about = No anchors, but compasses in a row that rings keep long; without a compass the game is lost.
tenby-option-accolades-crosswind = Crosswind
tenby-option-accolades-driftwood = Driftwood
tenby-option-accolades-none-about = There are no accolades.
tenby-option-accolades-open-sea-about = Three open accolades of 10 points, for the town with the most; alone, for reaching a number.
tenby-option-accolades-ebb-and-flow-about = Everybody gets an accolade and decides whether it is open to all or secret.
tenby-option-accolades-high-tide-about = Accolades lie open, but count only once somebody has paid rings to activate them.
tenby-option-accolades-crosswind-about = Three accolades that you must reach: tokens raise what each brings, or costs if it is missed.
tenby-option-accolades-driftwood-about = Three accolades are hidden among ten landmarks; those you gain and reach bring 10 points.

# Why options do not go together.
tenby-limit-ten-rounds = A solo game has ten rounds.
tenby-limit-own-residents = Alone there is nobody to show residents to: they stay hidden until the end.
tenby-limit-one-player = Alone there is nobody else who could begin.
tenby-limit-core-only = { $scenario } is played by the core rules, without other options.
tenby-limit-festival = Festival is played with Thanks for Visiting and with accolades: The Open Sea, Crosswind or Driftwood.
tenby-limit-accolades-of-several = Ebb & Flow and High Tide are for two to five players; alone there are The Open Sea, Crosswind and Driftwood.
tenby-limit-accolades-alone = Crosswind and Driftwood are for a single player.
tenby-limit-solo-is-alone = Scenarios and the Alternative Take are for a single player.

# Compasses and anchors.
tenby-compass = compass { $number } ({ $card })
tenby-compass-line = { $compass }: { $actions }
tenby-anchor-line = { $number } ({ $card }), which marks { $marks }

# What accolades ask of a single player.
tenby-needed-business = at least { $number } businesses
tenby-needed-home = at least { $number } homes
tenby-needed-pier = at least { $number } piers
tenby-needed-landmark = at least { $number } landmarks
tenby-needed-completed = at least { $number } completed streets
tenby-needed-cards = at least { $number } cards in town
tenby-needed-longest = a street of at least { $number } cards

# Scores and the end.
tenby-penalty-pile = Penalty pile
tenby-cards-not-counted = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, not counted: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tenby-rank-lost-tourist = Lost Tourist
tenby-rank-first-time-visitor = First Time Visitor
tenby-rank-weekend-getaway = Weekend Getaway
tenby-rank-seasoned-tourist = Seasoned Tourist
tenby-rank-frequent-visitor = Frequent Visitor
tenby-rank-part-of-the-town = Part of the Town
tenby-rank-lost-tourist-word = The town will wait for another try.
tenby-rank-first-time-visitor-word = A start; residents could have helped.
tenby-rank-weekend-getaway-word = Nicely done, and there is more to see.
tenby-rank-seasoned-tourist-word = You have been here before.
tenby-rank-frequent-visitor-word = The town is glad to see you.
tenby-rank-part-of-the-town-word = You may as well move in.
tenby-grade-won = won
tenby-grade-failed = failed
tenby-grade-lost = lost
tenby-solo-ranked = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $rank }. { $word }
tenby-solo-won = { $scenario } is won: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $goal } were needed.
tenby-solo-failed = { $scenario } has failed: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $goal } were needed.
tenby-solo-lost = The game is lost in round { $round }: there was no compass, and no ring for one.
tenby-solo-left = The game was given up.

# What a move did.
tenby-places-token = { $who-is ->
        [you] You place
       *[one] { $who } places
    } a token on { $accolade }.
tenby-plays-compass = { $who-is ->
        [you] You play
       *[one] { $who } plays
    } { $compass }.
tenby-draws-compass = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring for one more compass.
tenby-draws-this-compass = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring for one more compass: { $compass }.
tenby-discards-compass = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring and { $who-is ->
        [you] discard
       *[one] discards
    } { $compass }.
tenby-lowers-compass = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring and { $who-is ->
        [you] lower
       *[one] lowers
    } the compass to { $number }.
tenby-sets-out = { $who-is ->
        [you] You set out
       *[one] { $who } sets out
    } with compass { $number }.
tenby-takes-icon-ring = { $who-is ->
        [you] You take
       *[one] { $who } takes
    } the ring of an icon.
tenby-ends-turn-for-rings = { $who-is ->
        [you] You end your turn
       *[one] { $who } ends the turn
    }{ $rings ->
        [0] {""}
        [one] {" "}and { $who-is ->
            [you] gain
           *[one] gains
        } 1 ring for open icons
       *[other] {" "}and { $who-is ->
            [you] gain
           *[one] gains
        } { $rings } rings for open icons
    }.
tenby-draws-two-landmarks = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } two landmarks.
tenby-fits-nowhere = It fits neither end of the street, so { $card } goes to the penalty pile.
tenby-anchor-revealed = The anchor is { $anchor }.
tenby-anchor-takes = The anchor takes { $cards } out of the market.
tenby-anchor-costs = { $number ->
        [one] What it did not find costs 1 card for the penalty pile.
       *[other] What it did not find costs { $number } cards for the penalty pile.
    }
tenby-turn-begins-alone = { $who-is ->
        [you] You begin your turn
       *[one] { $who } begins the turn
    }{ $rings ->
        [0] {""}
        [one] {" "}and { $who-is ->
            [you] gain
           *[one] gains
        } 1 ring
       *[other] {" "}and { $who-is ->
            [you] gain
           *[one] gains
        } { $rings } rings
    }.
tenby-visiting-begins-alone = Thanks for visiting: three cards are drawn, and one is placed.

# Moves to choose from.
tenby-offer-token = A token on { $accolade } ({ $tokens ->
        [0] none so far
        [one] 1 so far
       *[other] { $tokens } so far
    })
tenby-offer-compass = Play { $compass }
tenby-offer-draw-compass = Draw one more compass for 1 ring
tenby-offer-reveal-compass = Reveal one more compass for 1 ring
tenby-offer-discard-compass = Discard { $compass } for 1 ring
tenby-offer-lower = Lower the compass to { $number } for 1 ring; the anchor has { $anchor }
tenby-offer-set-out = Set out with { $number }; the anchor has { $anchor } and goes first
tenby-offer-icon-ring = Take the ring of an icon
tenby-offer-end-for-rings = End the turn{ $rings ->
        [0] {""}
        [one] ; open icons bring 1 ring
       *[other] ; open icons bring { $rings } rings
    }
tenby-offer-two-landmarks = Draw two landmarks and place one ({ $left } left)
tenby-offer-reveal-to = Reveal a card to { $slot } for { $rings } ring
tenby-offer-reveal-over = Reveal a card to { $slot } for { $rings } ring; { $card } is discarded

# The board.
tenby-doing-keep-alone = { $who-is ->
        [you] You choose
       *[one] { $who } chooses
    } which of two residents to keep.
tenby-doing-token = Round { $round } of { $rounds }, crosswind: { $who-is ->
        [you] you place
       *[one] { $who } places
    } a token on an accolade.
tenby-doing-plan = Round { $round } of { $rounds }, plan: { $who-is ->
        [you] you choose
       *[one] { $who } chooses
    } a compass.
tenby-doing-lower = Round { $round } of { $rounds }, plan: { $who-is ->
        [you] you may
       *[one] { $who } may
    } lower the compass to go before the anchor.
tenby-progress = { $game }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far, without residents and accolades.
tenby-progress-to-goal = { $game }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far, without residents and accolades; { $goal } win.
tenby-compass-in-hand = In hand: { $compass }.
tenby-compass-next = To take now: { $compass }.
tenby-compass-later = After it: { $compass }.
tenby-compass-played = Played: { $compass }; it counts as { $now }.
tenby-compass-deck = { $left ->
        [one] 1 compass is
       *[other] { $left } compasses are
    } in the deck, { $discards } discarded.
tenby-anchor-first = Goes first: anchor { $anchor }.
tenby-anchor-second = Goes second: anchor { $anchor }.
tenby-anchor-done = Done: anchor { $anchor }.
tenby-penalties = Penalty pile: { $terraces ->
        [one] 1 terrace
       *[other] { $terraces } terraces
    }, { $piers ->
        [one] 1 pier
       *[other] { $piers } piers
    } and { $landmarks ->
        [one] 1 landmark
       *[other] { $landmarks } landmarks
    } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-penalties-shown = Penalty pile: { $cards } cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-solo-accolade = Accolade { $accolade } (10 points). So far { $number }.
tenby-crosswind-accolade = Accolade { $accolade } (10 points), { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }. So far { $number }.
tenby-slot-card = { $slot }: { $card }.
tenby-slot-card-new = { $slot }: { $card }; just revealed.
tenby-slot-empty = { $slot }: empty.

# Why not.
tenby-only-alone = Compasses and tokens are for a single player.
tenby-only-together = That is for several players: alone you choose a compass.
tenby-first-token = First place a token on an accolade.
tenby-first-compass = First choose the compass for this round.
tenby-first-set-out = First lower the compass, or set out with it as it is.
tenby-first-visit-alone = First say how many terraces and piers to draw.
tenby-first-act-alone = It is your turn: use an icon of your compass, spend rings or end the turn.
tenby-accolade-is-full = { $accolade } holds five tokens already.
tenby-compass-is-not-next = Only the last compass of the row can be taken; { $compass } is not.
tenby-compass-is-not-there = There is no { $compass } to choose from.
tenby-no-row-of-compasses = Compasses are discarded for a ring in the Alternative Take only.
tenby-no-compass-left = There is no compass left to draw.
tenby-no-such-row = There is no row for landmarks here: a landmark action draws two.
tenby-row-without-places = Rows have no places here: reveal a card with the letter of its deck alone.
tenby-reveal-where = Name the place that the card shall have, { $deck }1 for one: a gap while there is one, else any place, whose card is discarded.
tenby-one-street-only = Main Street has one street only, and a card that fits an end of it goes there.
tenby-not-in-format = Every street is a part of pier, five terraces, pier, without a gap.
tenby-plain-end-fits-nowhere = A plain end would fit neither end of the street.
tenby-no-visitors-ring = Alone there is no ring instead: draw three cards.
tenby-no-rings-left = There is no ring left in the supply.
tenby-nobody-is-home = Nobody is at home: there are no residents.
