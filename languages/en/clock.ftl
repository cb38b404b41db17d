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
clock-reminded-relaxed = { $who-is ->
    [you] You were reminded after { $days } days.
   *[one] { $who } was reminded after { $days } days.
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
clock-here = { $who-is ->
    [you] You are back.
   *[one] { $who } is back.
}
clock-given = { $who-is ->
    [you] You were given { $time } by { $by }: { $why }
   *[one] { $who } was given { $time } by { $by }: { $why }
}
clock-abandoned = Abandoned: nobody was left.
clock-unmoved = Ended: nobody has moved for 30 days.
clock-unreachable = Ended without a result: for 28 days nobody could be told whose turn it is.
clock-lobby-forgotten = Closed: for a long time nobody has sat down or started the table.
clock-seat-taken-over = Your time ran out, and a bot player plays for you; take your seat back first.
clock-seat-forfeit = Your time ran out, and at this table the seat cannot be taken back.
clock-not-away = Nobody plays for you here.
clock-not-running = No clock runs for this seat now.

# What players are told.
clock-remind-half = { $mention } half of your time is gone: it is your turn at [{ $title }]({ $link }), due { $deadline }
clock-relaxed-half = { $mention } for two days now it is your turn at [{ $title }]({ $link })
clock-remind-late = { $mention } your time is almost up: it is your turn at [{ $title }]({ $link }), due { $deadline }
clock-relaxed-late = { $mention } for six days now it is your turn at [{ $title }]({ $link })
clock-remind-wake = { $mention } good morning, it is your turn at [{ $title }]({ $link }), due { $deadline }
clock-relaxed-wake = { $mention } good morning, it is your turn at [{ $title }]({ $link })
clock-relaxed-still = { $mention } nobody has moved for three weeks at [{ $title }]({ $link }), and it is your turn; after 30 days the table ends.
clock-relaxed-ending = { $mention } in two days [{ $title }]({ $link }) ends, unless you take your turn.
clock-news-next = { $mention } you are next at [{ $title }]({ $link })
clock-gone-takeover = { $mention } your time ran out at [{ $title }]({ $link }), and a bot player plays for you until you take your seat back.
clock-gone-fallback = { $mention } your time ran out at [{ $title }]({ $link }), and the simplest move was made for you.
clock-gone-loss = { $mention } your time ran out at [{ $title }]({ $link }), and the game is lost for you.
clock-vacation-spent = { $left ->
    [0] { $mention } your time was up at [{ $title }]({ $link }), so your last vacation day of this year has begun; it ends { $end }
    [one] { $mention } your time was up at [{ $title }]({ $link }), so a vacation day has begun; it ends { $end }, and 1 more is left this year.
   *[other] { $mention } your time was up at [{ $title }]({ $link }), so a vacation day has begun; it ends { $end }, and { $left } more are left this year.
}
clock-news-standin = { $mention } a bot player was asked to play for you at [{ $title }]({ $link }), until you take your seat back.
clock-news-unsent = { $mention } for two days I could not tell anybody whose turn it is at [{ $title }]({ $link }), so the table is paused.
clock-news-abandoned = { $mention } nobody is left at [{ $title }]({ $link }); if nobody takes a seat back, the table ends in 24 hours.
clock-news-invited = { $mention } you are invited to [{ $title }]({ $link }): a seat is kept for you.
clock-news-cancelled = { $mention } [{ $title }]({ $link }) was cancelled before it began.
clock-news-lobby = { $mention } for two weeks nothing has happened at [{ $title }]({ $link }); tomorrow the table is closed.
clock-not-direct = I could not send you this directly; Discord's privacy settings decide about that, and /settings where I tell you.

# What players do about it.
clock-snooze = Snooze
clock-snoozed = You are reminded of this turn only once more, when its time is almost up.
clock-snooze-late = Not then either
clock-snoozed-late = You are not reminded of this turn any more. Its time goes on.
clock-come-back = Take my seat back
clock-you-are-back = Your seat is yours again, with { $time } on the clock.
clock-you-are-here = Your seat is yours again.
