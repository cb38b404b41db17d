# Lengths of time.
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-seconds = { $seconds } s

# What the lobby says.
clock-control-bank = { $time } on the clock, { $back } back for every turn, never more than { $time }.
clock-control-days = { $time } for every turn.
clock-control-live = Live: { $time } on the clock, { $back } back for every turn, never more than { $time }.
clock-control-relaxed = No clock: a reminder after 2 and after 6 days, and after 30 days without a move the table ends.
clock-weekends = From Saturday to Sunday no clock runs (time zone { $zone }).
clock-vacation-counts = Vacation days stop a player's clock.
clock-zero-fallback = Whoever runs out of time has the simplest move made for them.
clock-zero-takeover = Whoever runs out of time is played for by a bot player until they come back.
clock-zero-loss = Whoever runs out of time loses.

# What a table refuses about time.
clock-no-zone = “{ $zone }” is not a time zone; they are called Europe/Berlin or America/New_York.
clock-bad-bank = A clock holds from 6 hours to 14 days.
clock-bad-increment = A turn gives back at least 1 hour, and no more than the clock holds.
clock-not-offered = There is no such clock; please choose one of those on offer.
clock-bad-extension = A player can be given at most as much time as the clock holds.
clock-bad-quiet = Quiet hours last at most 14 hours a day.
clock-no-pause-left = This table was paused for 28 days already; that is the most.
clock-bad-pause = { $days ->
    [0] Less than a day of pauses is left for this table.
    [one] This pause can last 1 day at most.
   *[other] This pause can last { $days } days at most.
}

# What the history says.
clock-turn = { $who-is ->
    [you] Your turn, { $time }.
   *[one] { $who }'s turn, { $time }.
}
clock-confirmed = { $who-is ->
    [you] You confirmed after { $used }; { $time } on the clock.
   *[one] { $who } confirmed after { $used }; { $time } on the clock.
}
clock-away = The bot was away from { $start } to { $end }; not counted.
clock-weekend = Weekend until { $end } ({ $zone }).
clock-vacation-day = { $who-is ->
    [you] Your time is up: vacation day { $number }, { $left } left, until { $end }.
   *[one] { $who }'s time is up: vacation day { $number }, { $left } left, until { $end }.
}
clock-reminded = { $who-is ->
    [you] You were reminded ({ $percent } %).
   *[one] { $who } was reminded ({ $percent } %).
}
clock-ran-out-takeover = { $who-is ->
    [you] Your time ran out; a bot player took over.
   *[one] { $who }'s time ran out; a bot player took over.
}
clock-ran-out-fallback = { $who-is ->
    [you] Your time ran out; the simplest move was made.
   *[one] { $who }'s time ran out; the simplest move was made.
}
clock-ran-out-loss = { $who-is ->
    [you] Your time ran out, and the game is lost for you.
   *[one] { $who }'s time ran out, and the game is lost for them.
}
clock-back = { $who-is ->
    [you] You are back; { $time } on the clock.
   *[one] { $who } is back; { $time } on the clock.
}
clock-paused = Paused { $by } until { $end }.
clock-paused-why = Paused { $by } until { $end }: { $why }
clock-resumed = The pause was ended { $by }.
clock-given = { $who-is ->
    [you] You were given { $time } { $by }.
   *[one] { $who } was given { $time } { $by }.
}
clock-given-why = { $who-is ->
    [you] You were given { $time } { $by }: { $why }
   *[one] { $who } was given { $time } { $by }: { $why }
}
clock-by-host = by the host
clock-by-moderator = by a moderator
clock-by-organiser = by the organiser
clock-by-all = by all players
clock-replaced = { $old } was replaced by { $new }.
clock-abandoned = Abandoned: nobody was left.
clock-unmoved = Ended: nobody has moved for 30 days.
clock-unreachable = Ended without a result: for 28 days nobody could be told whose turn it is.
clock-lobby-forgotten = Closed: for a long time nobody has sat down or started the table.
