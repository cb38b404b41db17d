# Captions inside pictures of leagues and tournaments, and the same pictures in words.
league-picture-decimal = { $whole }.{ $part }
league-picture-place = { $ending ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
league-picture-titled = { $title }: { $about }
league-picture-season = Season { $season }
league-picture-season-division = Division { $division }, season { $season }
league-picture-tables-each = { $where }, { $tables ->
    [one] 1 table each
   *[other] { $tables } tables each
}
league-picture-column = { $column ->
    [name] Name
    [tables] Tables
    [rating] Rating
    [points] Points
    [berger] SB
    [wins] Wins
    [seats] Seats
   *[latest] Latest
}
league-picture-zone = { $zone ->
    [champion] champion
    [up] goes up to division { $to }
   *[down] goes down to division { $to }
}
league-picture-membership = { $membership ->
    [guest] guest
   *[withdrawn] withdrew
}
league-picture-ahead = { $step ->
    [head] ahead on head to head
    [opponents] ahead on opponents
    [berger] ahead on SB
    [wins] ahead on wins
    [share] ahead on score share
    [forfeits] ahead on fewer forfeits
   *[lot] ahead by lot
}
league-picture-ties = ties: head to head, SB, wins, score share
league-picture-you = you
league-picture-won = won
league-picture-times-seated = times in that seat
league-picture-row = { $place } · { $name }: { $parts }
league-picture-points = { $points } points
league-picture-played = { $tables } of { $of } tables
league-picture-berger = Sonneborn-Berger { $number }
league-picture-wins = wins { $wins }
league-picture-held = times in each seat { $times }
league-picture-latest = latest places { $places }
league-picture-moved = { $way ->
    [up] up by { $by }
   *[down] down by { $by }
}

# Tables of a division
league-picture-done = { $where }, { $done } of { $of } done, { $open } open
league-picture-table = Table { $number }
league-picture-turn = turn { $turn }
league-picture-over = over
league-picture-not-yet = not yet
league-picture-to-move = { $who } to move
league-picture-to-move-in = { $who }, { $time }
league-picture-many-to-move = { $count } to move, { $time }
league-picture-wins-table = { $who } wins
league-picture-share-table = { $who } share it
league-picture-more-tables = { $count ->
    [one] and 1 more table
   *[other] and { $count } more tables
}
league-picture-next = Next to open
league-picture-next-of = { $count } wait
league-picture-at-once = at most { $count } at once for anybody
league-picture-table-line = Table { $number }, { $about }. { $state }. { $seats }
league-picture-next-line = Next to open, table { $number }: { $names }
league-picture-seat = { $name }
league-picture-seat-score = { $name } { $score }
league-picture-seat-earned = { $name } { $score } (league points: { $points })
league-picture-time = { $step ->
    [more] more than a day
    [day] under a day
   *[hour] under an hour
}

# Tournaments
league-picture-final = Final
league-picture-semi-finals = Semi-finals
league-picture-quarter-finals = Quarter-finals
league-picture-round = Round { $round }
league-picture-bracket-about = { $game }, { $players } players: { $round }
league-picture-unknown = not known yet
league-picture-bye = bye
league-picture-through = through
league-picture-playing-now = playing now
league-picture-seed = seed
league-picture-opens-when-known = opens when all are known
league-picture-state = { $state ->
    [late] playing, short of time
    [playing] playing
    [over] over
   *[waiting] not yet
}
league-picture-side = { $name }
league-picture-side-score = { $name } { $score }
league-picture-side-through = { $name } (through)
league-picture-side-score-through = { $name } { $score } (through)
league-picture-match-line = { $round }: { $sides }, { $state }
league-picture-bye-line = { $round }: { $side }, bye
league-picture-swiss-about = { $game }, { $players } players: round { $round } of { $rounds }
league-picture-points-so-far = points so far; nobody meets twice if it can be helped
league-picture-sits-out = { $who } sits out
league-picture-swiss-line = { $points }: { $sides }, { $state }

# Leaderboard
league-picture-leaderboard = Leaderboard
league-picture-leaderboard-note = from 5 rated tables on, one of them in the last 180 days
league-picture-scope = { $where ->
    [here] { $game }, this server
   *[everywhere] { $game }, everywhere
}
league-picture-scope-all = { $where ->
    [here] all games, this server
   *[everywhere] all games, everywhere
}
league-picture-leaderboard-line = { $place } · { $name }: { $rating }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}

# A player's profile
league-picture-tables-played = { $tables ->
    [one] 1 table played
   *[other] { $tables } tables played
}
league-picture-no-rating = no rated tables yet
league-picture-band = how sure we are
league-picture-now = now
league-picture-record = Record
league-picture-won-of-played = won of played
league-picture-rank = { $place } of { $of }
league-picture-favourite = Favourite
league-picture-times = { $times ->
    [one] once
   *[other] { $times } times
}
league-picture-streak = Streak
league-picture-streak-now = { $now ->
    [0] no win just now, best { $best }
    [one] 1 win, best { $best }
   *[other] { $now } wins in a row, best { $best }
}
league-picture-best-score = Best score
league-picture-points-word = points
league-picture-best-at = { $game }, { $seats } seats
league-picture-met-most = Met most
league-picture-ahead-behind = ahead : behind
league-picture-rated-only = counts rated tables only
league-picture-season-so-far = { $where }: { $place } after { $tables } of { $of } tables
league-picture-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
league-picture-rating-line = Rating, { $scope }: { $rating } ± { $band }, at first { $began }
league-picture-record-line = { $game }: won { $won } of { $played }
league-picture-record-rank-line = { $game }: won { $won } of { $played }, { $rank }
league-picture-favourite-line = Favourite: { $name }, { $times }
league-picture-streak-line = Streak: { $streak }
league-picture-best-line = Best score: { $points }, { $where }
league-picture-met-line = Met { $name }: ahead { $ahead }, behind { $behind }

# A season that is over
league-picture-cup-over = The tournament is over
league-picture-season-over = Season { $season } is over
league-picture-summary-about = { $players } players, { $divisions ->
    [one] 1 division
   *[other] { $divisions } divisions
}, { $weeks } weeks
league-picture-champion = champion
league-picture-going-up = Going up
league-picture-going-down = Going down
league-picture-division = division
league-picture-nobody = nobody
league-picture-more-players = and { $count } more
league-picture-remember = Worth remembering
league-picture-fact = { $kind ->
    [score] highest score
    [climb] biggest climb
    [quick] quickest table
   *[clean] no clock ran out
}
league-picture-fact-score = { $name }, { $points } at table { $table }
league-picture-fact-climb = { $name }, { $by } rating
league-picture-fact-quick = table { $table }, { $time }
league-picture-fact-clean = { $players } of { $of } players
league-picture-next-season = Season { $season } starts in { $days ->
    [one] a day
   *[other] { $days } days
}; you are entered unless you leave
league-picture-podium-line = { $place }: { $name }, { $points }
league-picture-mover-line = { $way ->
    [up] { $name } goes up to division { $to }
   *[down] { $name } goes down to division { $to }
}
league-picture-fact-line = { $title }: { $told }
