# What whoever runs the bot reads in a terminal.
program-log-level = ROWHOUSE_LOG is “{ $typed }”; it must be { $levels }.
program-database-nowhere = ROWHOUSE_DATABASE is in { $folder }, which is not a folder.
program-database-folder = ROWHOUSE_DATABASE is { $path }, which is a folder, not a file.
program-switch = { $setting } is “{ $typed }”; it must be { $choices }.
program-shards = ROWHOUSE_SHARDS is “{ $typed }”; it must name shards, and how many there are, such as { $example }.
program-shards-taken = Shard { $shards } is listened to by another Rowhouse already ({ $who }); every shard is one process's.
program-superseded = Another Rowhouse listens to shards { $shards } now; this one was away for too long and stops.
program-shards-of-a-file = ROWHOUSE_SHARDS is { $shards }, but a database file is for one process alone; several share a PostgreSQL server (ROWHOUSE_DATABASE=postgresql://...).
program-shards-refused = Discord does not take the shards { $shards }: it wants this bot on more of them. Set ROWHOUSE_SHARDS, for example to { $example }.
program-log-format = ROWHOUSE_LOG_FORMAT is “{ $typed }”; it must be { $formats }.
program-port = { $setting } is “{ $typed }”; it must be a number from 0 to { $most }.
program-drawings = ROWHOUSE_DRAWINGS is “{ $typed }”; it must be a number of MB from { $least } to { $most }.
program-address = ROWHOUSE_DISCORD is “{ $typed }”; it must be an address such as { $example }.
program-metrics-cannot = ROWHOUSE_METRICS is { $port }, where Rowhouse cannot listen: { $why }.
program-no-stand-in = The playground did not start; is port { $port } taken by something else?
program-topic = Type /play: against bots at once, or with the others. New to a game? Type /learn
program-bad-token = Discord refused the token in DISCORD_TOKEN.
program-starting-stand-in = Starting a Discord stand-in on this machine ...
program-connecting = Connecting the bot ...
program-database-lost = { $path } was deleted or replaced, so Rowhouse stopped.
program-metrics = Health and metrics: { $address }/healthz, { $address }/metrics
program-open = Rowhouse is open: { $address }
program-invite = Invite Rowhouse: { $address }
program-no-such-game = There is no game called “{ $typed }”; the shelf has { $games }.
program-unreadable = { $path } cannot be read: { $why }.
program-no-files = There is no game file below { $folder }.
program-accepted = { $of ->
    [one] { $sound } of 1 game accepted.
   *[other] { $sound } of { $of } games accepted.
}
program-replayed = { $of ->
    [one] { $sound } of 1 game replayed.
   *[other] { $sound } of { $of } games replayed.
}
program-plays = { $who } plays { $move }
program-your-move = { $who }, your move (? lists them):
program-unfinished = No more moves were given; the game is left unfinished.
