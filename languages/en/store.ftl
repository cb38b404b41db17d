# The database: what players are told when it fails, and whoever runs the bot when it cannot be used.
store-moved-on = The board has moved on; look at it again.
store-damaged-table = Table { $table } is damaged in the database and cannot be opened: { $why }.
store-unknown-game = its game or its state is unknown
store-no-replay = its position cannot be read, and its log does not lead to one
store-unreadable-position = its position cannot be read
store-unreadable-arrangement = its arrangement cannot be read
store-unreadable-players = its list of players cannot be read
store-unreadable-question = its question to the players cannot be read
store-unreadable-pauses = its pauses cannot be read
store-unreadable-clocks = its clocks cannot be read
store-unreadable-outcome = its outcome cannot be read
store-unreadable-log = its log cannot be read
store-unreadable-draft = its draft cannot be read
store-unreadable-choices = what was chosen cannot be read
store-busy = Our database { $wrong }, so nothing was changed. Please try again in a moment.
store-damaged = A part of our database is damaged, so nothing was changed. Please tell whoever runs this bot.
store-gone = Our database was deleted or replaced, so nothing can be kept. Please tell whoever runs this bot.
store-is-locked = is locked by another program
store-is-read-only = is read-only, or its folder is
store-is-full = cannot grow: the disk is full
store-is-failing = cannot be read or written: the disk failed
store-is-closed = cannot be opened; its folder must be writable too
store-is-unreachable = cannot be reached
store-is-damaged = is damaged: { $why }
store-is-no-text = is damaged: it holds text that is none

# Said at the start, in a terminal.
store-none = There is no database { $path }.
store-cannot-be-used = The database { $path } { $wrong }.
store-not-sound = { $path } is not a sound Rowhouse database: { $why }.
store-part-missing = { $path } is not a sound Rowhouse database: its { $part } is missing.
store-column-missing = { $path } is not a sound Rowhouse database: its column { $column } of { $part } is missing.
store-of-another-program = { $path } is a database of another program.
store-newer = { $path } was written by a newer Rowhouse (version { $version }); this one knows { $known }.
store-password = { $path } does not let us in: the user or the password is wrong.
store-server-older = { $path } is PostgreSQL { $version }; Rowhouse needs { $oldest } or newer.
store-not-utf8 = { $path } cannot be used: a database for Rowhouse needs the encoding UTF8.
store-no-file = { $path } cannot be opened: it is not a file.
store-file-read-only = { $path } cannot be opened: the file is read-only.
store-folder-read-only = { $path } cannot be opened: the folder { $folder } is read-only.
store-cannot-be-opened = { $path } cannot be opened: { $why }.
store-lock = { $path } { $wrong }.
store-in-use = Another Rowhouse is running on { $path }; stop that one first.
store-copied = Copied to { $path }.
store-server-backup = { $path } is on a server: PostgreSQL's own pg_dump or pg_basebackup backs it up; OPERATING.md says how.
store-copy-exists = { $path } exists already; a backup never overwrites.
store-not-copied = { $path } cannot be copied to { $copy }: it { $wrong }.
store-not-empty = { $path } is not empty; a database is moved into an empty one only.
store-nothing-to-move = There is nothing in { $path } to move.
store-value = { $path } is left as it was: { $part } holds a value that PostgreSQL cannot keep.
store-moved-otherwise = { $path } is left as it was: { $part } arrived there otherwise than it was.
store-moved = { $rows ->
    [one] Moved { $what }, 1 row in all, from { $path } to { $target }; what arrived was compared and is the same.
   *[other] Moved { $what }, { $rows } rows in all, from { $path } to { $target }; what arrived was compared and is the same.
}

# What `python -m bot.store check` says.
store-damaged-file = A damaged file
store-tables = { $tables ->
    [0] no tables
    [one] 1 table
   *[other] { $tables } tables
}
store-report = { $problems ->
    [0] { $what }, no problems.
    [one] { $what }, 1 problem.
   *[other] { $what }, { $problems } problems.
}
store-file-damaged = The file is damaged: { $why }.
store-gap = { $lines ->
    [0] Table { $table } stands at version { $version } but its log has no lines.
    [one] Table { $table } stands at version { $version } but its log has 1 line.
   *[other] Table { $table } stands at version { $version } but its log has { $lines } lines.
}
store-other-position = Table { $table }: its log leads to another position than the one kept.
store-problem = Table { $table }: { $why }
store-older = { $tables ->
    [one] 1 table begun with older rules, whose log cannot be followed again.
   *[other] { $tables } tables begun with older rules, whose log cannot be followed again.
}
store-log-elsewhere = The log of table { $table } does not lead to where it stands.
