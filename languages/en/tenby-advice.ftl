# Why a plan is good, in a line.
tenby-why-points = { $points ->
        [one] It brings 1 point at once.
       *[other] It brings { $points } points at once.
    }
tenby-why-later = It brings little at once, but cards to come will count for it.
tenby-why-completes = It completes a street: { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
tenby-why-residents = It brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once, { $residents } of them for residents.
tenby-why-activates = An accolade that your town leads is activated.
tenby-why-rings = Nothing on offer is worth more than the rings.
tenby-why-ring = A ring now buys something later.
tenby-why-keep = { $resident } is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    } to your town.
tenby-why-residents-drawn = The better of two residents brings your town about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-why-blind = What lies open fits worse than { $deck ->
        [T] a terrace
        [P] a pier
       *[L] a landmark
    } from the deck usually does.
tenby-why-reveal = A ring to spare shows one more { $deck ->
        [T] terrace
        [P] pier
       *[L] landmark
    } to choose from.
tenby-why-refill = The gap is filled before the anchor comes, which saves { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-why-show = Nobody has as many: revealed, the accolade brings { $points } points more.
tenby-why-day = With the market as it is, day { $number } is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-why-compass = Against the anchors that may come, its actions are worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-why-another-compass = Other compasses would be better than these.
tenby-why-longer-row = The row must not run out: without a compass the game is lost.
tenby-why-set-out = Going before the anchor is not worth the rings.
tenby-why-lower = { $rings ->
        [one] For a ring
       *[other] For { $rings } rings
    } you choose before the anchor takes anything.
tenby-why-token = You reach { $accolade } with a chance of about { $chance } %.
tenby-why-visit = The best of the three cards brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tenby-why-secret = Nobody can take from you what nobody competes for.
tenby-why-open = It brings more, but everybody competes for it.
