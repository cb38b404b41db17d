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
league-picture-row = { $place }. { $name }: { $parts }
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
