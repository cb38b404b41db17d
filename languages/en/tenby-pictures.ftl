# Captions in Tenby's pictures.
tenby-picture-before = before round 1
tenby-picture-over = game over
tenby-picture-visiting = thanks for visiting
tenby-picture-round = round { $round } of { $rounds }
tenby-picture-everybody = Everybody chooses
tenby-picture-night = Night
tenby-picture-no-days = the next day cards come with the next round
tenby-picture-row = { $deck ->
        [T] Terraces
        [P] Piers
       *[L] Landmarks
    }
tenby-picture-plain-ends = Plain ends
tenby-picture-two-points = 2 points
tenby-picture-left = left to draw
tenby-picture-worth = { $points } points
tenby-picture-secret-worth = secret, { $points } points
tenby-picture-activate = { $rings } rings to activate
tenby-picture-points-came = How the points came
tenby-picture-resigned = resigned
tenby-picture-rings = rings
tenby-picture-residents = residents
tenby-picture-sea-to-sea = sea to sea
tenby-picture-town-only = points: town cards
tenby-picture-holds = { $who-is ->
        [you] You place
       *[one] { $who } places
    } { $card }
tenby-picture-last = { $who-is ->
        [you] You
       *[one] { $who }
    }: { $cards }
tenby-scored-sky = Sky and sea
tenby-scored-houses = Houses
tenby-scored-street = Street
tenby-scored-colours = Colours
tenby-scored-kinds = Kinds
tenby-scored-fixed = Fixed points
tenby-scored-residents = Residents
tenby-scored-accolades = Accolades
tenby-picture-new-street = New street
tenby-picture-each-street = every street
tenby-picture-one-street = best street
tenby-picture-waiting = Waiting for { $who-is ->
        [you] you
        [many] everybody
       *[one] { $who }
    }
tenby-picture-decide-resident = Which of the two residents do you keep?
tenby-picture-decide-place = Where does { $card } go?
tenby-picture-decide-accolade = Do you reveal your accolade?
tenby-picture-decide-day = Choose a day card
tenby-picture-decide-offered = Which one do you place: { $cards }?
tenby-picture-decide-visit = Draw three cards, or take a ring?
tenby-picture-decide-act = Still open on your day card
tenby-picture-decide-end = All icons are used: spend rings, or end your turn
tenby-picture-move-cost = move a card { $rings }
tenby-picture-reveal-cost = reveal a card { $rings }
tenby-picture-your-town = Your town
tenby-picture-only-you = only you see this
tenby-picture-town-points = town points
tenby-picture-to-keep = Keep one of these
tenby-picture-residents-worth = Your residents: { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
tenby-picture-build = Build
tenby-picture-refused = Not possible: { $why }
tenby-picture-shift = Moving { $card } costs { $rings } of your { $own } rings.
tenby-picture-can-go = Where { $card } can go
tenby-picture-place-new = new street { $side }
tenby-picture-place-left = street { $street } left { $side }
tenby-picture-place-right = street { $street } right { $side }
tenby-picture-rings-buy = rings buy
tenby-picture-inactive = never activated
