# What one person may do is limited, so that others are heard as well.
limit-too-fast = Not so fast: you can do this { $most } times a minute. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
limit-lobbies = You keep { $most } lobbies open. Start or cancel one first.
limit-tables = You sit at { $most } tables that are not over. Finish one first.
