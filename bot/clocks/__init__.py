"""Time at a table, pure: how long a turn may take, what does not count, reminders, and what happens at zero.

    lengths     milliseconds, and how long something is in words
    instants    when something was: presses, a wall clock that steps
    zones       local times of a place, also those that are skipped or come twice
    spans       stretches of time, their union, and what is left to count
    stops       what never counts: outages, pauses, weekends, vacation days
    controls    how much time a table gives: bank, days per turn, live, relaxed
    turns       one seat's turn: what was used, and when its time is up
    quiet       a player's quiet hours
    reminders   when a player is reminded of a turn
    vacation    days that spend themselves, or are booked
    judging     when a turn without time is judged
    words       what the lobby and the history say about all of it

All instants are milliseconds since 1970 in UTC, all lengths are milliseconds, both whole numbers. A stretch
holds its beginning and not its end.
"""
