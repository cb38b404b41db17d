-- Who follows a table, or all tables of a member on a server, and how far they were told of each of them. What is
-- told follows from the table's log; nothing is kept with a move.

CREATE TABLE followings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    -- the table, or 0 where it is a person
    table_id INTEGER NOT NULL DEFAULT 0,
    -- the person, or 0 where it is a table, and what they were called
    person_id INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    -- the result, or turns as well: of one player, or with 0 everybody's
    tells TEXT NOT NULL,
    whose INTEGER NOT NULL DEFAULT 0,
    -- what happened before is not told
    since INTEGER NOT NULL,
    muted_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (user_id, guild_id, table_id, person_id)
);
CREATE INDEX followings_of_table ON followings (table_id) WHERE table_id <> 0;
CREATE INDEX followings_of_person ON followings (person_id, guild_id) WHERE person_id <> 0;

CREATE TABLE spectators (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- the version up to which nothing is left to tell, and when that was told
    seen INTEGER NOT NULL DEFAULT 0,
    told_at INTEGER NOT NULL DEFAULT 0,
    -- the version up to which it is being told, or 0: until it is known as what, it may stand there unknown
    trying INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    tried_at REAL NOT NULL DEFAULT 0,
    UNIQUE (user_id, table_id)
);
CREATE INDEX spectators_trying ON spectators (table_id) WHERE trying <> 0;
