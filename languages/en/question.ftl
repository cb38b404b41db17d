# A question to all who play, whatever it is about.
question-resigned = You have resigned; only those who still play can ask that.
question-asked-already = You have asked already; the others have not all answered yet.
question-another-first = Something else is being asked at this table; please answer that first.
question-none = Nothing is being asked any more.
question-earlier = That was about an earlier question; here is what is asked now.
question-others-decide = The others decide about that. To withdraw your question, refuse it yourself.
question-players-decide = Only those who still play decide about that.
question-answered-already = You have answered already.

# What everybody reads about it.
question-agrees = { $who-is ->
    [you] You agree.
   *[one] { $who } agrees.
}
question-declines = { $who-is ->
    [you] You refuse.
   *[one] { $who } refuses.
}
question-withdrawn = { $who-is ->
    [you] You withdraw your question.
   *[one] { $who } withdraws the question.
}
question-to-end = { $who-is ->
    [you] You ask to end the game without a winner.
   *[one] { $who } asks to end the game without a winner.
}
question-end-waits = { $who-is ->
    [you] You ask to end the game without a winner; waiting for { $waiting }.
   *[one] { $who } asks to end the game without a winner; waiting for { $waiting }.
}
question-end-asked = { $mention } { $who } asks to end [{ $title }]({ $link }) without a winner
question-ended = Ended without a winner: everybody agreed.
question-to-pause = { $who-is ->
    [you] You ask for a pause of { $days ->
        [one] { $days } day
       *[other] { $days } days
    }: { $reason }
   *[one] { $who } asks for a pause of { $days ->
        [one] { $days } day
       *[other] { $days } days
    }: { $reason }
}
question-pause-waits = { $who-is ->
    [you] You ask for a pause of { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ({ $reason }); waiting for { $waiting }.
   *[one] { $who } asks for a pause of { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ({ $reason }); waiting for { $waiting }.
}
question-pause-asked = { $mention } { $who } asks for a pause of { $days ->
    [one] { $days } day
   *[other] { $days } days
} at [{ $title }]({ $link }): { $reason }
question-paused = Paused until { $until }, as everybody agreed: { $reason }
