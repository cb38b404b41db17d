# Values of the options.
tenby-option-accolades-none = none
tenby-option-accolades-open-sea = The Open Sea
tenby-option-accolades-ebb-and-flow = Ebb & Flow
tenby-option-accolades-high-tide = High Tide
tenby-option-first-player-by-lot = by lot
tenby-option-first-player-seat-1 = player 1
tenby-option-first-player-seat-2 = player 2
tenby-option-first-player-seat-3 = player 3
tenby-option-first-player-seat-4 = player 4
tenby-option-first-player-seat-5 = player 5

# What the game is about.
tenby-tagline = Streets by the sea: draft a day, join terraces and piers from sea to sea.

# How the seat stands.
tenby-panel-standing = { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $rings ->
        [0] no rings
        [one] 1 ring
       *[other] { $rings } rings
    } · round { $round } of { $rounds }
tenby-panel-meanwhile = { $who-is ->
        [you] It is your turn.
        [one] It is the turn of { $who }.
        [us] { $who-begins } are still choosing.
       *[many] { $who } are still choosing.
    } You may do this at any time:
tenby-panel-show = Reveal { $accolade } for { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }

# Setting up.
tenby-panel-keep = **Keep one of these residents.** The other goes back.
tenby-panel-resident-now = { $resident } (now { $points })
tenby-panel-keep-key = Keep { $resident }
tenby-panel-declare = **Your accolade:** { $accolade }.
tenby-panel-declare-open = Revealed it is worth 15 points, and everybody may win it.
tenby-panel-declare-secret = Kept secret it is worth 5 points, and only you may win it. You can reveal it later for as many rings as the number of the round (1 to { $rounds }).
tenby-panel-open = Reveal it: 15 points, for all
tenby-panel-secret = Keep it secret: 5 points, for you

# Night.
tenby-panel-night = **Choose a day card.** By day the lowest number acts first.
tenby-panel-day = Day { $number }: { $actions }{ $rings ->
        [0] {""}
        [one] {" "}(1 ring on it)
       *[other] {" "}({ $rings } rings on it)
    }
tenby-panel-day-taken = day { $number } ({ $who })
tenby-panel-days-taken = Taken: { $days }.
tenby-panel-then-choose = Next to choose: { $who }.
tenby-panel-towns = See the towns

# Thanks for Visiting.
tenby-panel-visit = **Thanks for visiting.** Draw three cards and place one of them, or take a ring. What is drawn cannot be undone.
tenby-panel-visit-which = **Which of these cards do you place?** The others are discarded.
tenby-panel-visit-draw = Draw { $terraces ->
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
    }
tenby-panel-visit-ring = Take a ring instead
tenby-panel-card-told = **{ $card }**: { $shows }

# By day: gaining.
tenby-panel-day-open = **Day { $number }.** Still open: { $actions }.
tenby-panel-day-bought = **Paid for: a { $action } action.** Choose what it brings.
tenby-panel-day-done = **Day { $number }.** All actions are used: spend rings, or end the turn.
tenby-panel-take = Take { $card }: { $points }
tenby-panel-card-up-to = { $card }: up to { $points }
tenby-panel-new-card-up-to = New: { $card }: up to { $points }
tenby-panel-revealed = New in the market: **{ $card }**, { $shows }
tenby-panel-card-shows = { $scores } · { $left }–{ $right } · { $shows }
tenby-panel-market = { $deck ->
        [T] Terraces
        [P] Piers
       *[L] Landmarks
    }: { $cards ->
        [0] none face up
        [one] 1 face up
       *[other] { $cards } face up
    }
tenby-panel-plain-end = Plain end { $deck ->
        [ET] terrace
       *[EP] pier
    }: up to { $points }
tenby-panel-plain-ends-left = 2 points; it lies either way round ({ $left } left)
tenby-panel-blind = Draw a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } blindly
tenby-panel-blind-about = It must be placed, whatever it is ({ $left } left)
tenby-panel-residents = Draw two residents, keep one
tenby-panel-rings = Rings ({ $rings }): buy, reveal, move
tenby-panel-end = End the turn
tenby-panel-end-early = End the turn: { $actions ->
        [one] 1 action is
       *[other] { $actions } actions are
    } forfeited …
tenby-panel-ending = **End the turn?** { $rings ->
        [one] This action is given up for a ring:
       *[other] These actions are given up for a ring each:
    }
tenby-panel-given-up = { $action } action
tenby-panel-too-late = Rings that come now can only be spent in your next turn; to spend them now, forfeit the action under “Rings” first.
tenby-panel-end-forfeiting = End the turn, take { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }

# Placing.
tenby-panel-at-right = right of street { $street }
tenby-panel-at-left = left of street { $street }
tenby-panel-at-new = new street
tenby-panel-at-new-so = new street, { $left }–{ $right }
tenby-panel-before = street { $street }, before { $card }
tenby-panel-behind = street { $street }, behind { $card }
tenby-panel-changed = { $card } { $points }
tenby-panel-change = { $before } → { $after } points
tenby-panel-gain-of = { $change } ({ $changes })
tenby-panel-shown = Shown: { $where } · { $gain }
tenby-panel-and-residents = { $told } · residents { $points }
tenby-panel-and-completes = { $told } · completes the street
tenby-panel-placing = **Place { $card }:** { $shows }
tenby-panel-place-and-end = Place and end the turn: { $where }, { $points }
tenby-panel-place-and-go-on = Place it, then spend rings
tenby-panel-place-first = Place it, then look again
tenby-panel-place-key = Place: { $where }, { $points }
tenby-panel-place-key-end = Place and end: { $where }, { $points }
tenby-panel-look-at = { $where }: { $points }
tenby-panel-look-at-place = Look at another place first

# Rings.
tenby-panel-shop = **Rings.** What do you spend them on?
tenby-panel-prices = An extra terrace action costs 2, a pier 3, a landmark or residents 4, a card revealed 1, a card moved { $move }.
tenby-panel-buy = Buy a { $action } action: { $rings } rings
tenby-panel-reveal = Reveal a { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    }: { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }
tenby-panel-forfeit = Give up a { $action } action: +1 ring
tenby-panel-activate = Activate an accolade for everybody: { $rings } rings
tenby-panel-move = Move a card: { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }
tenby-panel-which-card = Which card?
tenby-panel-moving = **Move a card of your town** for { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }. A gap that it leaves must close.
tenby-panel-move-card = { $card } in street { $street }: up to { $points }
tenby-panel-moving-card = **Move { $card }**
tenby-panel-move-here = Move: { $where }, { $points } ({ $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    })

# Towns.
tenby-panel-town-of = { $who-is ->
        [you] Your town
       *[one] { $who }
    }
tenby-panel-has = Open to see: { $cards }.
tenby-panel-street = Street { $number }, { $left }–{ $right }, { $points }: { $cards }
tenby-panel-street-completed = Street { $number }, completed, { $left }–{ $right }, { $points }: { $cards }
