# Alone, before the turn.
tenby-panel-token = **Crosswind: place a token.** An accolade that you reach brings 10 points and one for each token; one that you miss costs as much, or 15 without any token.
tenby-panel-aim = { $accolade }: { $number } so far, { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }
tenby-panel-token-key = { $accolade }: then { $won } or { $lost }
tenby-panel-plan = **Choose a compass.** Then the anchor is revealed: with the lower number you act before it, else it takes its cards first.
tenby-panel-chance = { $number } is below { $above } of the { $left ->
        [one] 1 anchor
       *[other] { $left } anchors
    } to come
tenby-panel-compass = Play { $number }: { $actions }
tenby-panel-compass-take = Take the last: { $actions }
tenby-panel-compass-draw = Draw another compass: { $rings } ring
tenby-panel-compass-reveal = Reveal another compass: { $rings } ring
tenby-panel-compass-discard = Discard { $compass }: { $rings } ring
tenby-panel-compass-discard-lost = Discard the last compass: the game is lost
tenby-panel-row = **Take the last compass of the row**, or pay a ring to discard it or to reveal another at the front. Without a compass and without a ring the game is lost.
tenby-panel-row-empty = **There is no compass in the row.** Pay a ring to reveal one.
tenby-panel-row-behind = Then: { $actions }
tenby-panel-lower = **The anchor is { $anchor } and marks { $marks }.** Your { $number } is not below { $anchor }, so the anchor goes first.
tenby-panel-anchor-would-take = It would take { $cards } before you act.
tenby-panel-lower-key = Pay { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }: { $number } is below { $anchor }, you act first
tenby-panel-lower-in-vain = Pay { $rings } ring: { $number }, still not below { $anchor }
tenby-panel-set-out = Set out with { $number }: the anchor goes first

# Alone, in the turn.
tenby-panel-compass-open = **Your compass.** Still open: { $actions }.
tenby-panel-compass-done = **Your compass.** All actions are used: spend rings, or end the turn.
tenby-panel-anchor-went-first = { $number } is not below { $anchor }, so the anchor went first.
tenby-panel-you-first = { $number } is below { $anchor }, so you act first; then the anchor clears { $marks }.
tenby-panel-slot-costs = **{ $slot } is empty:** the anchor costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } unless you reveal a card to it ({ $rings } ring).
tenby-panel-take-marked = Take { $card }: { $points }, anchor { $cost }
tenby-panel-take-misfit = Take { $card }: fits nowhere, { $points }
tenby-panel-take-accolade = Take { $accolade }
tenby-panel-two-landmarks = Draw two landmarks, place one
tenby-panel-blind-risk = If it fits neither end it costs { $points } ({ $left } left)
tenby-panel-icon-ring = Take the ring of an icon
tenby-panel-end-costs = End the turn: penalty { $cost }
tenby-panel-place-and-end-costs = Place and end (penalty { $cost }): { $where }, { $points }
tenby-panel-supply = { $rings ->
        [0] There is no ring left in the supply.
        [one] There is only 1 ring left in the supply.
       *[other] There are only { $rings } rings left in the supply.
    }
tenby-panel-reveal-to = Reveal to { $slot }: { $rings } ring
tenby-panel-reveal-over = { $slot }, discarding { $card }: { $rings } ring
tenby-panel-prices-nobody-home = An extra terrace action costs 2, a pier 3, a landmark 4, a card revealed 1, a card moved { $move }.
tenby-panel-visit-alone = **Thanks for visiting.** Draw three cards and place one of them. What is drawn cannot be undone.
