# Ratings: what tables count for them, and what they come to.
rating-not-alone = Nobody is rated for playing alone; choose more seats, or play without rating.
rating-needs-clock = A rated table needs a clock; choose one, or play without rating.
rating-moderators-only = This table is rated, so only a moderator may do that; its host plays for something. With /vote you can ask everybody.
rating-no-bots = Bot players are not rated, so they do not sit at rated tables. Take them off, or play without rating.
rating-corrected-meanwhile = This result was corrected meanwhile; look at it again.
rating-changed = { $player }: { $place } of { $seats }, expected { $whole }.{ $tenth }: { $before } → { $after } ({ $gained }){ $left ->
    [0] .
    [one] ; { $left } table until it counts.
   *[other] ; { $left } tables until it counts.
}
rating-changed-as-expected = { $player }: { $place } of { $seats }, about as expected: { $before } → { $after } ({ $gained }){ $left ->
    [0] .
    [one] ; { $left } table until it counts.
   *[other] ; { $left } tables until it counts.
}
rating-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
rating-place-between = { $whole }.{ $tenth }
rating-recomputed = Ratings computed anew: { $rows }; changed: { $changed }.
rating-checked = Ratings that follow from the results: { $rows }; kept otherwise: { $wrong }.
rating-differs = Scope { $scope }, table { $table }, player { $player }: the kept rating is not the computed one.
