"""Leagues, ratings and tournaments, pure: everything follows from kept results, in whole numbers.

    points        what a table is worth, by what became of its seats
    standings     the order of a division, and what sets equal players apart
    divisions     how a field is cut, and the ladder from season to season
    fixtures      who plays whom, with seating (who sits where) and evening_out (where no design is even)
    results       what is kept of a table that ended
    ratings       how strong players are, by openskill; scopes (which tables count) and changes (what one did)
    records       what somebody's results come to
    tournament    tables of a round, and single elimination
    swiss         rounds in which players meet who stand alike

And a league that runs itself, step by step:

    terms         what it is played by, and what refuses that
    season        a season as a value; change: what one step makes of it
    advance       which step is next
    signing_up, starting, booking, leaving, pausing, correcting, closing, rounds: the steps

Players are numbers; a fixture is written as the numbers of its players by seat.
"""
