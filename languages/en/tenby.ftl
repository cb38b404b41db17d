# The options of a table.
tenby-option-rounds = Rounds
tenby-option-rounds-about = How many rounds are played; ten as in the rulebook, eight for a shorter game.
tenby-option-secret-residents = Secret residents
tenby-option-secret-residents-about = Residents stay hidden until the end; off: everybody sees those that were kept.
tenby-option-thanks-for-visiting = Thanks for Visiting
tenby-option-thanks-for-visiting-about = Before the last round everybody draws three cards and places one, or takes a ring; alone there is no ring.
tenby-option-accolades = Accolades
tenby-option-accolades-about = Honours for the town with the most of something; alone, for reaching a number.
tenby-option-first-player = First player
tenby-option-first-player-about = Who chooses the first day card: by lot, or the player of a seat.
tenby-no-such-first-player = Player { $number } cannot begin: only { $seats } sit at this table.

# Cards.
tenby-card = { $name } ({ $card })
tenby-plain-terrace = a plain end terrace ({ $card })
tenby-plain-pier = a plain end pier ({ $card })
tenby-start-card = the start card ({ $card })
tenby-card-line = { $card }: { $edges }; { $shows }; { $scores }
tenby-edges = { $left }–{ $right }
tenby-edge-terrace = terrace
tenby-edge-pier = pier
tenby-edge-sea = sea
tenby-shows-nothing = nothing
tenby-icon-terrace = terrace
tenby-icon-pier = pier
tenby-icon-home = home
tenby-icon-business = business
tenby-icon-landmark = landmark
tenby-building-red = red building
tenby-building-yellow = yellow building
tenby-building-green = green building
tenby-building-blue = blue building
tenby-building-purple = purple building
tenby-building-white = white building
tenby-feature-bench = { $number ->
        [one] 1 bench
       *[other] { $number } benches
    }
tenby-feature-bin = { $number ->
        [one] 1 bin
       *[other] { $number } bins
    }
tenby-feature-binoculars = { $number ->
        [one] 1 pair of binoculars
       *[other] { $number } pairs of binoculars
    }
tenby-feature-chimney = { $number ->
        [one] 1 chimney
       *[other] { $number } chimneys
    }
tenby-feature-cloud = { $number ->
        [one] 1 cloud
       *[other] { $number } clouds
    }
tenby-feature-flowerbox = { $number ->
        [one] 1 flower box
       *[other] { $number } flower boxes
    }
tenby-feature-lamppost = { $number ->
        [one] 1 lamp post
       *[other] { $number } lamp posts
    }
tenby-feature-lobsterbox = { $number ->
        [one] 1 lobster box
       *[other] { $number } lobster boxes
    }
tenby-feature-porch = { $number ->
        [one] 1 porch
       *[other] { $number } porches
    }
tenby-feature-seagull = { $number ->
        [one] 1 seagull
       *[other] { $number } seagulls
    }
tenby-feature-shutters = { $number ->
        [one] 1 pair of shutters
       *[other] { $number } pairs of shutters
    }

# What a card scores.
tenby-scores-fixed = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
tenby-scores-white = { $points } for { $each } on the next card left and right
tenby-scores-grey = { $points } for { $each } on the next two cards left and right
tenby-scores-left = { $points } for { $each } on the next two cards to the left
tenby-scores-right = { $points } for { $each } on the next two cards to the right
tenby-scores-gold = { $points } for { $each } in the whole street
tenby-each-bench = each bench
tenby-each-bin = each bin
tenby-each-binoculars = each pair of binoculars
tenby-each-chimney = each chimney
tenby-each-cloud = each cloud
tenby-each-flowerbox = each flower box
tenby-each-lamppost = each lamp post
tenby-each-lobsterbox = each lobster box
tenby-each-porch = each porch
tenby-each-seagull = each seagull
tenby-each-shutters = each pair of shutters
tenby-each-town = each town card
tenby-each-terrace = each terrace
tenby-each-home = each home
tenby-each-business = each business
tenby-each-pier = each pier
tenby-each-landmark = each landmark
tenby-each-start = each start card
tenby-each-red = each red building
tenby-each-yellow = each yellow building
tenby-each-green = each green building
tenby-each-blue = each blue building
tenby-each-purple = each purple building
tenby-each-unique = each different building colour
tenby-many-bench = benches
tenby-many-bin = bins
tenby-many-binoculars = pairs of binoculars
tenby-many-chimney = chimneys
tenby-many-cloud = clouds
tenby-many-flowerbox = flower boxes
tenby-many-lamppost = lamp posts
tenby-many-lobsterbox = lobster boxes
tenby-many-porch = porches
tenby-many-seagull = seagulls
tenby-many-shutters = pairs of shutters
tenby-many-terrace = terraces
tenby-many-home = homes
tenby-many-business = businesses
tenby-many-pier = piers
tenby-many-red = red buildings
tenby-many-yellow = yellow buildings
tenby-many-green = green buildings
tenby-many-blue = blue buildings
tenby-many-purple = purple buildings
tenby-many-unique = different building colours

# Residents.
tenby-resident = { $name } { $version }
tenby-called-shutters = Carpenter
tenby-called-chimney = Chimney Sweep
tenby-called-flowerbox = Gardener
tenby-called-cloud = Painter
tenby-called-seagull = Ornithologist
tenby-called-porch = Postwoman
tenby-called-lamppost = Lamplighter
tenby-called-bin = Street Cleaner
tenby-called-bench = Pensioner
tenby-called-binoculars = Coastguard
tenby-called-lobsterbox = Fisherman
tenby-called-red = Red Decorator
tenby-called-yellow = Yellow Decorator
tenby-called-green = Green Decorator
tenby-called-blue = Blue Decorator
tenby-called-purple = Purple Decorator
tenby-called-unique = Artist
tenby-called-terrace = Estate Agent
tenby-called-pier = Harbour Master
tenby-called-home = Nanny
tenby-called-business = Banker
tenby-resident-one-line = { $resident }: { $tiers } { $many } in one street: { $incomplete } points, completed { $complete }
tenby-resident-each-line = { $resident }: { $tiers } { $many }, for every street: { $incomplete } points, completed { $complete }

# Accolades.
tenby-accolade = { $name } ({ $card })
tenby-honour-business = Manager
tenby-honour-home = Landlady
tenby-honour-pier = Admiral
tenby-honour-landmark = Tour Guide
tenby-honour-completed = Mayor
tenby-honour-cards = Town Planner
tenby-honour-longest = Postie
tenby-accolade-line = { $accolade }: { $most }
tenby-most-business = most businesses
tenby-most-home = most homes
tenby-most-pier = most piers
tenby-most-landmark = most landmarks
tenby-most-completed = most completed streets
tenby-most-cards = most cards in town
tenby-most-longest = longest street

# Actions of a day card.
tenby-action-terrace = terrace
tenby-action-pier = pier
tenby-action-landmark = landmark
tenby-action-resident = resident
tenby-action-ring = ring
tenby-action-times = { $number ->
        [one] { $action }
       *[other] { $number } × { $action }
    }

# Scores.
tenby-street = Street { $number }
tenby-street-completed = Street { $number }, completed
tenby-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tenby-completed-streets = Completed streets

# How it ended.
tenby-over = All { $rounds } rounds are played.
tenby-over-by-streets = All { $rounds } rounds are played; the completed streets broke the tie.
tenby-over-by-residents = All { $rounds } rounds are played; the points of the residents broke the tie.
tenby-over-shared = All { $rounds } rounds are played; the victory is shared.
tenby-over-alone = Everybody else resigned.

# What a move did.
tenby-then = { $deed } { $then }
tenby-keeps = { $who-is ->
        [you] You keep
       *[one] { $who } keeps
    } { $resident }.
tenby-keeps-one = { $who-is ->
        [you] You keep
       *[one] { $who } keeps
    } a resident.
tenby-declares = { $who-is ->
        [you] You have
       *[one] { $who } has
    } decided about an accolade.
tenby-declares-open = { $who-is ->
        [you] You reveal
       *[one] { $who } reveals
    } the accolade { $accolade }.
tenby-declares-secret = { $who-is ->
        [you] You keep
       *[one] { $who } keeps
    } the accolade { $accolade } secret.
tenby-reveals-accolade = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and { $who-is ->
        [you] reveal
       *[one] reveals
    } the accolade { $accolade }.
tenby-reveals-an-accolade = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and { $who-is ->
        [you] reveal
       *[one] reveals
    } a secret accolade.
tenby-chooses-day = { $who-is ->
        [you] You choose
       *[one] { $who } chooses
    } day { $number }.
tenby-takes-visitors-ring = { $who-is ->
        [you] You take
       *[one] { $who } takes
    } a ring instead of visiting.
tenby-chooses-card = { $who-is ->
        [you] You choose
       *[one] { $who } chooses
    } { $card }.
tenby-takes = { $who-is ->
        [you] You take
       *[one] { $who } takes
    } { $card }.
tenby-takes-plain-end = { $who-is ->
        [you] You take
       *[one] { $who } takes
    } a plain end { $deck ->
        [ET] terrace
       *[EP] pier
    }.
tenby-draws = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } { $card } blindly.
tenby-draws-blindly = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } blindly.
tenby-draws-residents = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } two residents.
tenby-drawn = Drawn: { $cards }.
tenby-forfeits = { $who-is ->
        [you] You take
       *[one] { $who } takes
    } a ring instead of the { $action } action.
tenby-reveals-a = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring and { $who-is ->
        [you] reveal
       *[one] reveals
    } a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    }.
tenby-reveals = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } a ring and { $who-is ->
        [you] reveal
       *[one] reveals
    } { $card }.
tenby-buys = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings } rings for an extra { $action } action.
tenby-activates = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings } rings and { $who-is ->
        [you] activate
       *[one] activates
    } { $accolade }.
tenby-ends-turn = { $who-is ->
        [you] You end your turn
       *[one] { $who } ends the turn
    }{ $forfeits ->
        [0] {""}
        [one] {" and forfeit"}{ $who-is ->
            [you] {""}
           *[one] s
        } 1 action for a ring
       *[other] {" and forfeit"}{ $who-is ->
            [you] {""}
           *[one] s
        } { $forfeits } actions for a ring each
    }.
tenby-visits = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } { $terraces ->
        [0] {""}
        [one] 1 terrace
       *[other] { $terraces } terraces
    }{ $terraces ->
        [0] {""}
       *[other] { $piers ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $piers ->
        [0] {""}
        [one] 1 pier
       *[other] { $piers } piers
    } blindly.
tenby-visits-and-draws = { $who-is ->
        [you] You draw
       *[one] { $who } draws
    } { $cards }.
tenby-places-new = { $who-is ->
        [you] You begin
       *[one] { $who } begins
    } a new street with { $card }: { $points }.
tenby-places-left = { $who-is ->
        [you] You place
       *[one] { $who } places
    } { $card } at the left end of street { $street }: { $points }.
tenby-places-right = { $who-is ->
        [you] You place
       *[one] { $who } places
    } { $card } at the right end of street { $street }: { $points }.
tenby-completes = { $who-is ->
        [you] You complete
       *[one] { $who } completes
    } street { $street } with { $card }: { $points }.
tenby-moves-new = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and { $who-is ->
        [you] move
       *[one] moves
    } { $card } to a new street: { $points }.
tenby-moves-before = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and { $who-is ->
        [you] move
       *[one] moves
    } { $card } before { $other } in street { $street }: { $points }.
tenby-moves-behind = { $who-is ->
        [you] You pay
       *[one] { $who } pays
    } { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } and { $who-is ->
        [you] move
       *[one] moves
    } { $card } behind { $other } in street { $street }: { $points }.
tenby-all-have-kept = Everybody has kept a resident.
tenby-all-have-kept-openly = Everybody has kept a resident: { $kept }.
tenby-kept-by = { $resident } ({ $who })
tenby-all-have-declared = Everybody has decided. Revealed: { $shown }.
tenby-accolade-of = { $accolade } ({ $who })
tenby-all-stay-secret = Everybody has decided: all accolades stay secret.
tenby-round-begins = Round { $number } of { $rounds } begins.
tenby-visiting-begins = Thanks for visiting: everybody draws three cards or takes a ring.
tenby-turn-begins = { $who-is ->
        [you] You begin
       *[one] { $who } begins
    } day { $number }{ $rings ->
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
tenby-all-is-scored = The game is over, and everything is scored.

# Moves to choose from.
tenby-offer-keep = Keep { $resident }
tenby-offer-open = Reveal { $accolade }; 15 points, for everybody to win
tenby-offer-secret = Keep { $accolade } secret; 5 points, for you alone to win
tenby-offer-show = Reveal { $accolade } for { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }
tenby-offer-day = Day { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 ring lies on it
       *[other] ; { $rings } rings lie on it
    }
tenby-offer-visit = Draw { $terraces ->
        [0] {""}
        [one] 1 terrace
       *[other] { $terraces } terraces
    }{ $terraces ->
        [0] {""}
       *[other] { $piers ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $piers ->
        [0] {""}
        [one] 1 pier
       *[other] { $piers } piers
    }, place one
tenby-offer-ring = Take a ring instead
tenby-offer-place-new = { $card } in a new street, { $left }–{ $right }: { $points }
tenby-offer-place-left = { $card } at the left end of street { $street }: { $points }
tenby-offer-place-right = { $card } at the right end of street { $street }: { $points }
tenby-offer-shift-new = Move { $card } to a new street: { $points }, for { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }
tenby-offer-shift = Move { $card } to street { $street } before place { $place }: { $points }, for { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }
tenby-offer-blind = Draw a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } blindly ({ $left } left)
tenby-offer-plain-end = A plain end { $deck ->
        [ET] terrace
       *[EP] pier
    }: 2 points ({ $left } left)
tenby-offer-residents = Draw two residents and keep one
tenby-offer-forfeit = A ring instead of the { $action } action
tenby-offer-buy = An extra { $action } action for { $rings } rings
tenby-offer-reveal = Reveal a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } for { $rings } ring
tenby-offer-activate = Activate { $accolade } for { $rings } rings
tenby-offer-end = End the turn{ $forfeits ->
        [0] {""}
        [one] ; 1 action is forfeited for a ring
       *[other] ; { $forfeits } actions are forfeited for a ring each
    }

# The board.
tenby-doing-keep = Everybody chooses which of two residents to keep.
tenby-doing-declare = Everybody decides whether to reveal an accolade.
tenby-doing-over = The game is over.
tenby-doing-night = Round { $round } of { $rounds }, night: { $who-is ->
        [you] you choose
       *[one] { $who } chooses
    } a day card.
tenby-doing-day = Round { $round } of { $rounds }, day: it is { $who-is ->
        [you] your turn
       *[one] the turn of { $who }
    }.
tenby-doing-visit = Round { $round } of { $rounds }, thanks for visiting: it is { $who-is ->
        [you] your turn
       *[one] the turn of { $who }
    }.
tenby-open-actions = Still open: { $actions }.
tenby-bought-action = Paid for: a { $action } action.
tenby-to-place = To be placed: { $card }.
tenby-to-choose = Drawn, one to be placed: { $card }.
tenby-day-free = Day { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 ring lies on it
       *[other] ; { $rings } rings lie on it
    }.
tenby-day-of = Day { $number }, { $who }: { $actions }{ $rings ->
        [0] {""}
        [one] ; 1 ring lies on it
       *[other] ; { $rings } rings lie on it
    }.
tenby-night-order = On the night cards: { $who }.
tenby-seat = { $who }
tenby-row = { $deck ->
        [T] Terraces
        [P] Piers
       *[L] Landmarks
    } in the market ({ $left } in the deck, { $discards } discarded):
tenby-row-card = { $card }.
tenby-row-card-new = { $card }; just revealed.
tenby-plain-ends = Plain ends left: { $terraces ->
        [one] 1 terrace
       *[other] { $terraces } terraces
    } and { $piers ->
        [one] 1 pier
       *[other] { $piers } piers
    }.
tenby-resident-deck = { $left ->
        [one] 1 resident is
       *[other] { $left } residents are
    } in the deck.
tenby-accolade-for-all = Accolade { $accolade } (10 points). { $counts }.
tenby-accolade-inactive = Inactive accolade { $accolade }, { $rings } rings to activate. { $counts }.
tenby-count-of = { $who }: { $number }
tenby-open-accolade-of = { $who-is ->
        [you] Your open accolade:
       *[one] Open accolade of { $who }:
    } { $accolade } (15 points). { $counts }.
tenby-secret-accolade-of = { $who-is ->
        [you] Your secret accolade:
       *[one] Secret accolade of { $who }:
    } { $accolade } (5 points). { $counts }.
tenby-seat-line = { $who-is ->
        [you] You:
       *[one] { $who }:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { $streets ->
        [one] 1 street
       *[other] { $streets } streets
    } ({ $completed } completed), { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }, { $residents ->
        [one] 1 resident
       *[other] { $residents } residents
    }.
tenby-seat-line-left = { $who-is ->
        [you] You, resigned:
       *[one] { $who }, resigned:
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in { $streets ->
        [one] 1 street
       *[other] { $streets } streets
    } ({ $completed } completed), { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }, { $residents ->
        [one] 1 resident
       *[other] { $residents } residents
    }.
tenby-street-line = Street { $number }, from { $left } to { $right }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }:
tenby-street-line-completed = Street { $number }, completed from { $left } to { $right }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }:
tenby-street-card = { $place }. { $card }: now { $points }.
tenby-resident-of = { $who-is ->
        [you] Your resident:
       *[one] Resident of { $who }:
    } { $resident }.
tenby-to-keep = One of these is to be kept: { $resident }.
tenby-glance-row = { $deck ->
        [T] Terraces
        [P] Piers
       *[L] Landmarks
    }: { $cards }.
tenby-glance-days = Day cards: { $numbers }.

# Why not.
tenby-unreadable = “{ $text }” is not a move of Tenby. Choose one from the list, or write d7 for day 7, T012 to take a card, T? to draw a terrace blindly, ET for a plain end terrace, T012@2R to place it at the right end of street 2 (L left, @new a new street), R to draw residents, T012>2.3 to move it before card 3 of street 2, -T for a ring instead of a terrace action, $T to buy one, +T to reveal a terrace, or end. Alone: c7 for compass C07, c+ for one more, go to set out.
tenby-unreadable-side = Name the side of { $card } that is up: { $card }L or { $card }R.
tenby-no-such-card = There is no card { $card }.
tenby-not-chosen-twice = You have chosen already; the others are still choosing.
tenby-not-your-turn = It is not your turn: { $who-is ->
        [you] you are
       *[one] { $who } is
    } to act.
tenby-first-keep = First choose which of the two residents to keep.
tenby-first-place = First place { $card }.
tenby-first-choose = First choose which of the cards drawn to place.
tenby-first-bought = First do the { $action } action that is paid for.
tenby-first-declare = First decide whether to reveal your accolade.
tenby-first-day-card = It is night: choose a day card.
tenby-first-visit = First say how many terraces and piers to draw, or take the ring.
tenby-first-act = It is day: use an icon of your day card, spend rings or end the turn.
tenby-no-own-accolades = Only Ebb & Flow has accolades that can be revealed.
tenby-accolade-is-open = Your accolade is open already.
tenby-show-from-round-one = An accolade can be revealed for rings from the first round on.
tenby-too-few-rings = That costs { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }, and you have { $own ->
        [0] none
       *[other] { $own }
    }.
tenby-day-is-taken = Day { $number } is taken: { $who-is ->
        [you] your piece stands
       *[one] the piece of { $who } stands
    } on it.
tenby-day-is-not-there = Day { $number } does not lie on the table.
tenby-not-among-drawn = { $card } is not among the cards drawn.
tenby-visit-not-so = Three cards are drawn together, and no more than there are: { $terraces ->
        [one] 1 terrace
       *[other] { $terraces } terraces
    } and { $piers ->
        [one] 1 pier
       *[other] { $piers } piers
    }.
tenby-nothing-to-keep = There are no residents to choose from.
tenby-not-in-market = { $card } does not lie face up in the market.
tenby-deck-is-empty = There is no { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } left to draw.
tenby-no-plain-ends = There is no plain end { $deck ->
        [ET] terrace
       *[EP] pier
    } left.
tenby-no-residents = There is no resident left to draw: take a ring instead.
tenby-nothing-to-gain = There is nothing that this action could bring.
tenby-no-icon = That needs a { $action } action, and none is open.
tenby-no-high-tide = Accolades are activated in High Tide only.
tenby-accolade-is-not-there = The accolade { $accolade } is not in this game.
tenby-accolade-is-active = The accolade { $accolade } is active already.
tenby-nothing-to-place = There is no card to place: gain one first.
tenby-no-such-street = There is no street { $street }: the town has { $streets ->
        [one] 1 street
       *[other] { $streets } streets
    }.
tenby-no-such-place = Street { $street } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } only.
tenby-one-landmark = Street { $street } has a landmark already: one for each street.
tenby-edges-differ = The edges do not match: { $card } cannot lie beside { $other } in street { $street }.
tenby-not-in-town = { $card } is not in your town.
tenby-gap-stays = The gap would not close: { $left } and { $right } do not match.
tenby-moves-nothing = { $card } would stay where it is: move it to another position.
tenby-does-not-fit = { $card } does not match its neighbours there in street { $street }.

# What a turn planned ahead relies on, and how it stands instead: parts of a sentence.
tenby-day-there = day { $day } is free
tenby-day-gone = day { $day } is taken
tenby-card-there = { $card } lies face up in the market
tenby-card-gone = { $card } is not in the market
tenby-plain-end-there = there is a plain end { $deck ->
        [ET] terrace
       *[EP] pier
    } left
tenby-plain-end-gone = there is no plain end { $deck ->
        [ET] terrace
       *[EP] pier
    } left

# What is remembered of a game
tenby-moment-longest-street = Longest street: { $who }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tenby-moment-longest-sea-to-sea = Longest street from sea to sea: { $who }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
