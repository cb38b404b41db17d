# Leagues and tournaments: what is refused, and what everybody is told.
league-none = There is no such league here.
league-moved-on = The league has moved on meanwhile. Look at it again and try once more.
league-name-missing = A league needs a name.
league-name-taken = This server has a league or tournament of that name already. Choose another one.
league-open-already = Sign-up has begun already.
league-season-over = That season is over.
league-begun = The tournament has begun; nobody can enter any more.
league-was-in = You have withdrawn from this season. You can enter the next one.
league-not-in = You do not play in this season.
league-not-in-they = They neither play in this season nor have they entered.
league-left-already = That player has left this season already.
league-not-running = That season is not being played.
league-barred = You cannot enter this league until { $until }: { $reason }

# Terms
league-bad-seats = A table of a league has two to five seats, as many as its game allows.
league-no-relaxed = A league needs a clock: without one a season has no end.
league-bad-tables = With so many seats everybody plays { $one } or { $other } tables, so that everybody sits on every seat equally often.
league-not-within = { $what }: { $number } is not possible; it goes from { $least } to { $most }.
league-what-size = Players of a division
league-what-divisions = Divisions
league-what-moves = Players who go up and down
league-what-days = Days of a season
league-what-overtime = Days of overtime
league-what-rest = Days between two seasons
league-what-at-once = Open tables for everybody
league-what-round = Days of a round
league-what-places = Places of a tournament
league-never-full = Without a limit of divisions a league is never full. Choose a day for its start, or how many divisions there are at most.
league-start-past = The start has to be in the future.
league-start-far = The start can be { $days } days ahead at most.

# News, in the league's channel
league-moved-up = You have a place in **{ $league }** now: somebody left it.
league-put-off = **{ $league }** starts a week later, { $start }: { $missing ->
    [one] one player is missing.
   *[other] { $missing } players are missing.
}
league-cancelled-few = **{ $league }** does not take place: { $missing ->
    [one] one player is missing.
   *[other] { $missing } players are missing.
}
league-guest = You play in **{ $league }** from now on, in the place of { $player }: { $tables ->
    [one] one table waits for you.
   *[other] { $tables } tables wait for you.
} A guest can be neither champion nor promoted, and begins the next season like a newcomer.
league-entered-again = Season { $number } of **{ $league }** starts { $start }. Everybody who has finished this one is entered; one press on “Leave” at its sign-up, and you are not.
league-withdrew = { $player } has withdrawn from the season.
league-out-of-time = { $player } has lost two tables on time and is out of the season.
league-removed = { $by } has taken { $player } out of the season: { $reason }
league-round = Round { $round } of **{ $league }** begins. It is to be played by { $end }.

# At its tables
league-bot-plays-on = { $player } has left the season; a bot player plays the seat to the end.
league-table-paused = The league is paused: no clock runs.
league-table-resumed = The pause of the league is over.
league-table-unfinished = The season is over before this game is.
league-only-organiser = At a table of a league only its organisers may do that.
league-third-takeover = A bot player has taken over three times at this table; in a league that is final.

# Leaving
league-leaving-early = Fewer than half of your tables are finished, so all of them will be counted as if you had not been there{ $finished ->
    [0] .
    [one] , the finished one too.
   *[other] , the { $finished } finished ones too.
} Whoever waits longest plays on for you, or a bot player does. You cannot come back this season.
league-leaving-late = What you have finished stands. { $left ->
    [one] Your last table is forfeited.
   *[other] Your other { $left } tables are forfeited.
} You come last in the final order and cannot come back this season.
league-leaving-tournament = What you have finished stands. What you are playing is forfeited, and you are left out of later rounds.

# Pauses
league-paused-already = The season is paused already.
league-not-paused = The season is not paused.
league-pause-days = A pause lasts 1 to { $most } days.
league-pause-left = Of { $most } days in a season { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
