-- Tables, who sits there, what was played, what is drafted, what must still be told.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    seed TEXT NOT NULL,
    rules INTEGER NOT NULL,
    version INTEGER NOT NULL,
    since REAL NOT NULL,
    deadline REAL,
    arrangement TEXT NOT NULL,
    holders TEXT NOT NULL,
    outcome TEXT NOT NULL,
    takeback TEXT NOT NULL,
    position TEXT NOT NULL,
    -- where the table is shown, written by whoever shows it
    home_id INTEGER,
    board_id INTEGER,
    lobby_id INTEGER,
    shown_version INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown_version < version;
CREATE INDEX tables_in_channel ON tables (channel_id, id) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_at_home ON tables (home_id, id) WHERE home_id IS NOT NULL;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    acting INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (user_id, table_id);

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    tell TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER
);
CREATE INDEX notices_to_send ON notices (id) WHERE done = 0;
CREATE INDEX notices_standing ON notices (table_id, id) WHERE message_id IS NOT NULL;

CREATE TABLE players (user_id INTEGER PRIMARY KEY, preferences TEXT NOT NULL);
CREATE TABLE channels (channel_id INTEGER PRIMARY KEY, settings TEXT NOT NULL);

-- Writing one row here keeps an update whole: one statement, so one transaction and one trip to the
-- database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since, deadline,
    arrangement, holders, outcome, takeback, position, seats, entries, notices
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, NULL, '', '', '', '', '', '', '', '' WHERE 0;

CREATE TRIGGER keep_update INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.before_version;

    INSERT INTO tables (
        id, game, state, guild_id, channel_id, host_id, seed, rules, version, since, deadline,
        arrangement, holders, outcome, takeback, position
    ) VALUES (
        NEW.id, NEW.game, NEW.state, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.seed, NEW.rules,
        NEW.version, NEW.since, NEW.deadline, NEW.arrangement, NEW.holders, NEW.outcome, NEW.takeback,
        NEW.position
    ) ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, rules = excluded.rules, version = excluded.version, since = excluded.since,
        deadline = excluded.deadline, arrangement = excluded.arrangement, holders = excluded.holders,
        outcome = excluded.outcome, takeback = excluded.takeback, position = excluded.position;

    DELETE FROM seats WHERE table_id = NEW.id AND seat >= json_array_length(NEW.seats);
    INSERT INTO seats (table_id, seat, user_id, acting)
    SELECT NEW.id, key, json_extract(value, '$[0]'), json_extract(value, '$[1]')
    FROM json_each(NEW.seats) WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting;

    INSERT INTO log (table_id, number, kind, user_id, text, seat, at, words)
    SELECT NEW.id, NEW.before_version + 1 + key, json_extract(value, '$.kind'),
        json_extract(value, '$.user_id'), json_extract(value, '$.text'), json_extract(value, '$.seat'),
        json_extract(value, '$.at'), json_extract(value, '$.words')
    FROM json_each(NEW.entries);

    DELETE FROM drafts WHERE table_id = NEW.id;

    INSERT INTO notices (table_id, version, tell, user_id)
    SELECT NEW.id, NEW.version, json_extract(value, '$.tell'), json_extract(value, '$.user_id')
    FROM json_each(NEW.notices);
END;
