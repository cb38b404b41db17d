# Weekly challenges.
challenge-closed = This week is over. The next challenge is open already.
challenge-played = You have played this week's challenge already; there is only one attempt.
