# Taking a turn back.
takeback-contest = In a weekly challenge nothing is taken back.
takeback-resigned = You have resigned; only those who still play can take something back.
takeback-asked-already = You have asked already; the others have not all answered yet.
takeback-nobody-asks = Nobody asks to take anything back any more.
takeback-earlier-question = That was about an earlier turn; here is what is asked now.
takeback-others-decide = The others decide about that.
takeback-players-decide = Only those who still play decide about that.
takeback-answered-already = You have answered already.
takeback-no-turn = There is no turn of yours that could be taken back.
takeback-somebody-resigned = Somebody has resigned since your last turn, so it cannot be taken back.
takeback-shown-since = Something hidden was shown since your last turn, so it cannot be taken back.
takeback-shown = Your last turn showed something hidden, so it cannot be taken back.

# What everybody reads about it.
takeback-asks = { $who-is ->
    [you] You ask to take back your last turn and what followed.
   *[one] { $who } asks to take back their last turn and what followed.
}
takeback-agrees = { $who-is ->
    [you] You agree.
   *[one] { $who } agrees.
}
takeback-declines = { $who-is ->
    [you] You refuse.
   *[one] { $who } refuses.
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
