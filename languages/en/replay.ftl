# A table walked through again, turn by turn.
replay-open = Replay
replay-head = ### Replay · { $title }
replay-beginning = { $turns ->
    [0] **The beginning** · nothing has been played yet
    [one] **The beginning** · 1 turn follows
   *[other] **The beginning** · { $turns } turns follow
}
replay-turn = { $who-is ->
    [you] **Turn { $turn } of { $turns }** · your turn
   *[one] **Turn { $turn } of { $turns }** · { $who }
}
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-jump = Go to a turn ({ $turns } of them)
replay-choice = { $who-is ->
    [you] { $turn }. You
   *[one] { $turn }. { $who }
}
replay-earlier-turns = Turns { $first } to { $last } …
replay-later-turns = … turns { $first } to { $last }
replay-ribbon = The score after this turn:
replay-private-picture = What you could see then:
replay-taken-back = Turns were taken back meanwhile; this is what counts now.
replay-nothing-newer = This is the newest turn; nothing has been played since.
replay-contest = Others may still play this challenge with the same cards, so nobody but its player can look at it before the week has ended.

# Since your last turn
replay-since-ask = Since your last turn
replay-since = { $turns ->
    [one] **Since your last turn**, which is shown below, 1 turn was taken. *Next* shows it.
   *[other] **Since your last turn**, which is shown below, { $turns } turns were taken. *Next* shows them one by one.
}
replay-since-beginning = { $turns ->
    [one] **You have not taken a turn yet.** 1 turn was taken so far; *Next* shows it.
   *[other] **You have not taken a turn yet.** { $turns } turns were taken so far; *Next* shows them one by one.
}
replay-nothing-since = Nothing has happened since your last turn.
replay-nothing-yet = Nothing has happened yet: the game has just begun.
