# Profiles and leaderboards.
profile-of = ### { $player }
profile-rating = { $game }: **{ $here }** here, **{ $everywhere }** everywhere
profile-nothing-rated = No rated tables yet. A host turns rating on in a table's *Options*.
profile-favourite = { $tables ->
    [one] Favourite game: { $game }, { $tables } rated table
   *[other] Favourite game: { $game }, { $tables } rated tables
}
profile-casual = { $tables ->
    [one] and { $tables } table without rating
   *[other] and { $tables } tables without rating
}
profile-only-you = Your profile is hidden: only you see this. /settings me shows it again.
profile-hidden = { $player } has hidden their profile.
profile-not-a-member = You can see the profiles of members of the server that you are in, and your own anywhere.
profile-of-a-bot = Bots have no profile.
profile-leaderboard = ### { $about }
profile-leaderboard-empty = { $scope }: nobody is rated here yet. It takes five rated tables, one of them in the last half year.
profile-your-place = You: place { $place } with { $rating }.
