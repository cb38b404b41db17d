-- Games that somebody finished alone; and weekly challenges: one seed a week and server, who has tried it, and
-- where its scoreboard stands.

CREATE TABLE solo_games (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- the options that were not the usual ones, as JSON
    mode TEXT NOT NULL,
    points INTEGER NOT NULL,
    -- in a word or two how it went, as JSON of a message
    grade TEXT NOT NULL,
    has_left INTEGER NOT NULL,
    ended REAL NOT NULL
);
CREATE INDEX solo_games_of_player ON solo_games (user_id, game, mode, has_left, points);

-- Where a server wants its challenges.
CREATE TABLE challenge_homes (guild_id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL);

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    ends REAL NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    is_closed INTEGER NOT NULL DEFAULT 0,
    -- grows with everything that its scoreboard shows
    version INTEGER NOT NULL DEFAULT 1,
    -- where the scoreboard stands, written by whoever shows it
    channel_id INTEGER NOT NULL,
    shown_version INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    tried_at REAL,
    past_channel_id INTEGER,
    past_message_id INTEGER,
    UNIQUE (guild_id, ends)
);
CREATE INDEX challenges_open ON challenges (ends) WHERE is_closed = 0;
CREATE INDEX challenges_not_shown ON challenges (id) WHERE shown_version < version;

CREATE TABLE attempts (
    challenge_id INTEGER NOT NULL REFERENCES challenges (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
    PRIMARY KEY (challenge_id, user_id)
) WITHOUT ROWID;

DROP TRIGGER keep_update;
DROP VIEW updates;

-- Writing one row here keeps an update and its consequences whole: one statement, so one transaction and one
-- trip to the database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
    arrangement, holders, outcome, takeback, position, seats, entries, notices, solo_games, attempts
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, '', '', '', '', '', '', '', '', '', '' WHERE 0;

CREATE TRIGGER keep_update INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.before_version;

    INSERT INTO tables (
        id, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
        arrangement, holders, outcome, takeback, position
    ) VALUES (
        NEW.id, NEW.game, NEW.state, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.seed, NEW.rules,
        NEW.version, NEW.since, NEW.arrangement, NEW.holders, NEW.outcome, NEW.takeback, NEW.position
    ) ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, host_id = excluded.host_id, rules = excluded.rules,
        version = excluded.version, since = excluded.since, arrangement = excluded.arrangement,
        holders = excluded.holders, outcome = excluded.outcome, takeback = excluded.takeback,
        position = excluded.position;

    DELETE FROM seats WHERE table_id = NEW.id AND seat >= json_array_length(NEW.seats);
    INSERT INTO seats (table_id, seat, user_id, acting)
    SELECT NEW.id, key, json_extract(value, '$.user_id'), json_extract(value, '$.acting')
    FROM json_each(NEW.seats) WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting;

    INSERT INTO log (table_id, number, kind, user_id, text, seat, at, said)
    SELECT NEW.id, NEW.before_version + 1 + key, json_extract(value, '$.kind'),
        json_extract(value, '$.user_id'), json_extract(value, '$.text'), json_extract(value, '$.seat'),
        json_extract(value, '$.at'), coalesce(json_extract(value, '$.said'), '')
    FROM json_each(NEW.entries);

    -- a draft stays while its seat sees what it was drafted on
    DELETE FROM drafts WHERE table_id = NEW.id
    AND CASE WHEN json_valid(draft) THEN json_extract(draft, '$.version') ELSE -1 END
        < coalesce(json_extract(NEW.holders, '$[' || seat || '].sees_since'), NEW.version);

    INSERT INTO notices (table_id, version, tell, user_id)
    SELECT NEW.id, NEW.version, json_extract(value, '$.tell'), json_extract(value, '$.user_id')
    FROM json_each(NEW.notices);
END;

-- It does not matter which of the two triggers comes first: a refused update takes all of it back.
CREATE TRIGGER keep_alone INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'closed challenge') FROM json_each(NEW.attempts) JOIN challenges
    ON challenges.id = json_extract(value, '$.challenge') WHERE challenges.is_closed;

    INSERT INTO attempts (challenge_id, user_id, name, table_id)
    SELECT json_extract(value, '$.challenge'), json_extract(value, '$.user_id'),
        json_extract(value, '$.name'), NEW.id
    FROM json_each(NEW.attempts);

    INSERT INTO solo_games (table_id, user_id, game, mode, points, grade, has_left, ended)
    SELECT NEW.id, json_extract(value, '$.user_id'), NEW.game, json_extract(value, '$.mode'),
        json_extract(value, '$.points'), json_extract(value, '$.grade'), json_extract(value, '$.has_left'),
        json_extract(value, '$.ended')
    FROM json_each(NEW.solo_games);

    UPDATE challenges SET version = version + 1
    WHERE NOT is_closed AND id = (SELECT challenge_id FROM attempts WHERE table_id = NEW.id)
    AND json_array_length(NEW.attempts) + json_array_length(NEW.solo_games) > 0;
END;
