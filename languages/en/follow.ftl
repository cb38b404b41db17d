# Following a table or a player as a spectator.
follow-key = Follow
follow-own-table = You play at this table: you are told of it anyway.
follow-contest = A weekly challenge is nobody's to follow; its scoreboard shows how everybody did.
follow-yourself = You are told of your own tables anyway.
follow-a-bot = Bot players have no tables of their own to follow.
follow-not-a-member = You can follow members of the server that you are in; name them there.
follow-hidden = { $player } has hidden their profile and cannot be followed.
follow-too-many = You follow { $most } tables and players, and more is not possible. Stop one of them first: /follow list
follow-no-direct = I could not write to you directly, so you would hear nothing. Allow direct messages from this server, then follow again.
follow-ended = You do not follow that any more.
follow-table = [{ $title }]({ $link })
follow-unseen = a table that you may not see any more
follow-player = **{ $player }**
follow-player-on = **{ $player }** on { $server }
follow-tells-result = the result
follow-tells-turns = every turn
follow-tells-turns-of = { $player }'s turns
follow-muted = muted
follow-muted-until = muted until { $until }
follow-mute = Mute
follow-mute-day = Mute for a day
follow-unmute = Unmute
follow-stop = Stop
follow-head = ### You follow { $subject }
follow-told = I write to you directly and tell you: **{ $what }**
follow-choose = What I tell you
follow-rule = About one table I write at most once in { $minutes } minutes, and not in your quiet hours; what happens meanwhile comes together. While something is muted I tell you no turns, also not later.
follow-ends = It ends by itself when the table is over and you know the result.
follow-person-goes-on = It goes on with every table that they play at here and you may see. /follow list stops it.
follow-list = ### What you follow ({ $count } of at most { $most })
follow-nothing = You follow nothing. /follow table or *Follow* at a board tells you of a table, /follow player of a player.
follow-stopped = You no longer follow { $subject }.
follow-hello = You follow { $subject }. Here I tell you what happens.
follow-what = What I follow
follow-why = You follow { $player }.
follow-news = [{ $title }]({ $link })
follow-earlier = { $lines ->
    [one] { $lines } more before that
   *[other] { $lines } more before these
}
follow-over = It is over: { $result }
