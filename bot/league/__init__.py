"""Leagues, ratings and tournaments, pure: everything is computed from kept results, in whole numbers.

    points        what a table is worth, by what became of its seats
    standings     the order of a division, and what sets equal players apart
    divisions     how a field is cut, and the ladder from season to season
    fixtures      who plays whom, with seating (who sits where) and evening_out (where no design is even)
    results       what is kept of a table that ended
    ratings       how strong players are, by openskill; scopes (which tables count) and changes (what one did)
    records       what somebody's results come to
    tournament    tables of a round, and single elimination
    swiss         rounds in which players meet who stand alike

Players are numbers; a fixture is written as the numbers of its players by seat.
"""
