# Taking a turn back.
takeback-contest = In a weekly challenge nothing is taken back.
takeback-no-turn = There is no turn of yours that could be taken back.
takeback-somebody-resigned = Somebody has resigned since your last turn, so it cannot be taken back.
takeback-chosen-together = You all chose at the same time, and those choices stand.
takeback-shown-since = Something hidden was shown since your last turn, so it cannot be taken back.
takeback-shown = Your last turn showed something hidden, so it cannot be taken back.

# What everybody reads about it.
takeback-asks = { $who-is ->
    [you] You ask to take back your last turn and what followed.
   *[one] { $who } asks to take back their last turn and what followed.
}
takeback-takes = { $who-is ->
    [you] You take your last turn back.
   *[one] { $who } takes their last turn back.
}
takeback-waits = { $who-is ->
    [you] You ask to take back your last turn and what followed; waiting for { $waiting }.
   *[one] { $who } asks to take back their last turn and what followed; waiting for { $waiting }.
}
takeback-asked = { $mention } { $who } asks to take back their last turn and what followed at [{ $title }]({ $link })
