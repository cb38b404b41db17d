# Statistics.
stats-head = { $title } · { $about }
stats-name = { $name }
stats-two-names = { $one } and { $other }
stats-figure = { $caption }: { $value }
stats-figures = { $figures }.
stats-bar = { $label }: { $text }
stats-panel = { $title } – { $bars }.
stats-title-about = { $title } ({ $about })
stats-all-games = all games
stats-here-about = { $what }, on this server
stats-everywhere-about = { $what }, everywhere
stats-on-this-server = on this server
stats-nothing = { $title } · { $about }: no finished tables yet. Tables for two or more are counted as they end.
stats-only-you = Your profile is hidden: only you see this. /settings me shows it again.
stats-not-here = Ask on a server: in direct messages there are only your own statistics, with /stats player.
stats-with-oneself = It takes two: name somebody else.

# Numbers
stats-decimal = { $whole }.{ $part }
stats-percent = { $number } %
stats-of = { $number } of { $of }
stats-plus = +{ $number }
stats-times = { $number } ×
stats-seconds = { $number } s
stats-minutes = { $number } min
stats-hours = { $number } h
stats-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
stats-within = up to { $time }
stats-beyond = more than { $time }
stats-longer = longer
stats-mean = mean { $time }

# Figures
stats-tables-played = { $tables ->
    [one] table played
   *[other] tables played
}
stats-tables-won = of tables won
stats-points-mean-best = mean of points, best { $best }
stats-half-of-turns = half of all turns
stats-turns-a-table = turns a table
stats-lead-changes = changes of lead
stats-turns-taken = { $turns ->
    [one] turn taken
   *[other] turns taken
}
stats-tables-together = { $tables ->
    [one] table together
   *[other] tables together
}
stats-ahead = ahead : behind
stats-level = level

# Panels
stats-games = Games
stats-won-of-played = won of played
stats-places = Places
stats-left = gave up or ran out of time
stats-handed = handed the seat on
stats-points-from = Points from
stats-points-each = Mean of points
stats-turn-times = Turns in
stats-turn-times-each = Mean time of a turn
stats-orders = Who begins
stats-even-share = won · mark: even share
stats-order = { $order ->
    [1] first to move
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
stats-records = Records
stats-record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-record-biggest = { $points ->
    [one] { $points } in a turn
   *[other] { $points } in a turn
}
stats-most-played = Most tables
stats-most-won = Most wins
stats-judged = Skill and luck
stats-judged-about = { $tables ->
    [one] points, { $tables } table
   *[other] points a table, { $tables } tables
}
stats-cost = given away
stats-fortune = came by luck
stats-judged-note = Skill and luck as the medium bot reckons: what decisions gave away, what came in between.

# Where points come from
stats-line-tenby-street = Open streets
stats-line-tenby-street-completed = Completed streets
stats-line-tenby-resident = Residents
stats-line-tenby-accolade = Accolades
stats-line-tenby-penalty-pile = Penalties

# What is used most
stats-kind-copenhagen-tile = Tiles
stats-kind-copenhagen-ability = Abilities
stats-kind-copenhagen-colour = Colours
stats-kind-copenhagen-size = Sizes
stats-kind-kensington-window = Windows
stats-kind-kensington-roof = Roofs
stats-kind-tenby-resident = Residents
stats-kind-tenby-day = Day cards
stats-kind-tenby-landmark = Landmarks
stats-copenhagen-size = { $size } spaces
stats-tenby-day = Day { $number }

# Titles at the end of a table
stats-title-line = { $who-is ->
    [you] You: { $title } ({ $earned })
   *[one] { $who }: { $title } ({ $earned })
}
stats-called-leap = Great Leap
stats-called-patient = The Patient
stats-called-swift = Quick as the Tide
stats-called-careful = Second Thoughts
stats-called-company = Good Company
stats-called-copenhagen-built = Master Builder
stats-called-copenhagen-coat = Coat Collector
stats-called-copenhagen-ability = Jack of All Trades
stats-called-copenhagen-tile = Busy Bricklayer
stats-called-copenhagen-card = Harbour Hand
stats-called-kensington-built = Master Builder
stats-called-kensington-bird = Friend of Birds
stats-called-kensington-cat = Friend of Cats
stats-called-kensington-diamond = Diamond Hunter
stats-called-kensington-bought = Good Customer
stats-called-kensington-roof = Roof Raiser
stats-called-kensington-stored = Prudent Storekeeper
stats-called-kensington-window = Window Dresser
stats-called-tenby-built = Master Builder
stats-called-tenby-landmark = Landmark Keeper
stats-called-tenby-street = Street Finisher
stats-called-tenby-resident = Best Neighbour
stats-called-tenby-shift = Town Planner
stats-called-tenby-bought = Open Purse
stats-called-tenby-card = Busy Bricklayer
stats-thought-patient = thought for { $time } about one turn
stats-thought-swift = { $time } a turn
stats-earned-leap = { $number ->
    [one] { $number } point in one turn
   *[other] { $number } points in one turn
}
stats-earned-careful = { $number ->
    [one] took { $number } turn back
   *[other] took { $number } turns back
}
stats-earned-company = { $number ->
    [one] { $number } turn to the end
   *[other] { $number } turns to the end
}
stats-earned-copenhagen-built = { $number ->
    [one] { $number } tile in one turn
   *[other] { $number } tiles in one turn
}
stats-earned-copenhagen-coat = { $number ->
    [one] { $number } coat of arms
   *[other] { $number } coats of arms
}
stats-earned-copenhagen-ability = { $number ->
    [one] { $number } ability used
   *[other] { $number } abilities used
}
stats-earned-copenhagen-tile = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
stats-earned-copenhagen-card = { $number ->
    [one] { $number } card taken
   *[other] { $number } cards taken
}
stats-earned-kensington-built = { $number ->
    [one] { $number } tile in one turn
   *[other] { $number } tiles in one turn
}
stats-earned-kensington-bird = { $number ->
    [one] { $number } bird
   *[other] { $number } birds
}
stats-earned-kensington-cat = { $number ->
    [one] { $number } cat
   *[other] { $number } cats
}
stats-earned-kensington-diamond = { $number ->
    [one] { $number } diamond
   *[other] { $number } diamonds
}
stats-earned-kensington-bought = { $number ->
    [one] { $number } tile bought
   *[other] { $number } tiles bought
}
stats-earned-kensington-roof = { $number ->
    [one] { $number } roof
   *[other] { $number } roofs
}
stats-earned-kensington-stored = { $number ->
    [one] { $number } tile stored
   *[other] { $number } tiles stored
}
stats-earned-kensington-window = { $number ->
    [one] { $number } window tile
   *[other] { $number } window tiles
}
stats-earned-tenby-built = { $number ->
    [one] { $number } card in one turn
   *[other] { $number } cards in one turn
}
stats-earned-tenby-landmark = { $number ->
    [one] { $number } landmark
   *[other] { $number } landmarks
}
stats-earned-tenby-street = { $number ->
    [one] { $number } street completed
   *[other] { $number } streets completed
}
stats-earned-tenby-resident = { $number ->
    [one] { $number } resident
   *[other] { $number } residents
}
stats-earned-tenby-shift = { $number ->
    [one] { $number } card moved
   *[other] { $number } cards moved
}
stats-earned-tenby-bought = { $number ->
    [one] { $number } action bought
   *[other] { $number } actions bought
}
stats-earned-tenby-card = { $number ->
    [one] { $number } card placed
   *[other] { $number } cards placed
}
