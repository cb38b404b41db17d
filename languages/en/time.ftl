# A seat's time in a picture: a short word beside a clock.
time-over-a-day = > 1 d
time-under-a-day = < 1 d
time-under-an-hour = < 1 h
time-days = { $days } d
time-hours = { $hours } h
time-minutes = { $minutes } min
time-paused = pause
time-away = away
time-bot = bot

# Until when somebody has time.
time-due = { $who-is ->
    [you] You have until { $end } ({ $left }).
   *[one] { $who } has until { $end } ({ $left }).
}
time-due-paused = { $who-is ->
    [you] The clock stands still until { $until }; then you have until { $end }.
   *[one] The clock stands still until { $until }; then { $who } has until { $end }.
}
time-due-away = { $who-is ->
    [you] Your vacation stops your clock until { $until }; then you have until { $end }.
   *[one] { $who } is on vacation until { $until } and has until { $end }.
}
time-bot-plays = { $who-is ->
    [you] A bot player plays for you.
   *[one] A bot player plays for { $who }.
}
time-held = { $who-is ->
    [you] You: { $time } on the clock.
   *[one] { $who }: { $time } on the clock.
}
time-quiet = Due { $left }; no messages until { $until }.

# The clock of a table in a few words.
time-short-bank = { $time } + { $back } per turn
time-short-days = { $time } per turn
time-short-live = live, { $time } + { $back } per turn
time-short-relaxed = no clock
