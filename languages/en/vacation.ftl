# /vacation: days on which no clock of a player runs, at tables that allow it.
vacation-booked = { $days ->
    [one] 1 vacation day is booked.
   *[other] { $days } vacation days are booked.
}
vacation-cancelled = { $days ->
    [one] 1 vacation day was taken back; one that has begun stays.
   *[other] { $days } vacation days were taken back; one that has begun stays.
}
vacation-left = { $left ->
    [one] 1 vacation day is left in { $year } (your time zone: { $zone }).
   *[other] { $left } vacation days are left in { $year } (your time zone: { $zone }).
}
vacation-stretch = { $start } to { $end }
vacation-announced = { $who-is ->
    [you] You have vacation from { $start } to { $end }; vacation days left: { $left }.
   *[one] { $who } has vacation from { $start } to { $end }; vacation days left: { $left }.
}
vacation-called-off = { $who-is ->
    [you] You took your vacation back; vacation days left: { $left }.
   *[one] { $who } took the vacation back; vacation days left: { $left }.
}
vacation-backwards = The last day comes before the first.
vacation-begun = Only days that have not begun can be booked; the first is tomorrow.
vacation-too-many = { $left ->
    [0] No vacation day is left in { $year }.
    [one] Only 1 vacation day is left in { $year }.
   *[other] Only { $left } vacation days are left in { $year }.
}
vacation-booked-already = These days are booked already.
vacation-nothing-booked = No vacation day is booked that has not begun.
vacation-bad-day = “{ $typed }” is not a day; write it as 2026-12-24 or 24.12.

# The daily list of open turns.
digest-head = { $tables ->
    [one] **One table waits for you:**
   *[other] **{ $tables } tables wait for you:**
}
digest-table = [{ $title }]({ $link }), due { $due }
digest-take = Take a turn
