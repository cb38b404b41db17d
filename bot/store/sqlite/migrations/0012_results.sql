-- Results of tables, and ratings. A result is kept with the update that ends its table; a correction is another
-- revision of it. Rows of ratings are a cache: all of them follow from the results that are rated.

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    revision INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    -- does it change ratings?
    is_rated INTEGER NOT NULL,
    -- is there no later revision?
    is_current INTEGER NOT NULL DEFAULT 1,
    fixture_id INTEGER,
    -- JSON of all of it
    result TEXT NOT NULL,
    -- who corrected it and why; of what the table itself came to, nobody
    corrected_by INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, revision)
) WITHOUT ROWID;
CREATE INDEX results_rated ON results (ended_at, table_id) WHERE is_rated AND is_current;
CREATE INDEX results_of_fixture ON results (fixture_id) WHERE fixture_id IS NOT NULL;

-- How everybody did, by who sat there at the start, as the newest revision says.
CREATE TABLE played (
    user_id INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    is_rated INTEGER NOT NULL,
    ended TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    became TEXT NOT NULL,
    PRIMARY KEY (user_id, ended_at, table_id)
) WITHOUT ROWID;
CREATE INDEX played_at ON played (table_id);

CREATE TABLE ratings (
    scope TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    -- as text, which is exact to the last bit
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    tables INTEGER NOT NULL,
    PRIMARY KEY (scope, table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX ratings_of_player ON ratings (scope, user_id, ended_at, table_id);
CREATE INDEX ratings_after ON ratings (table_id);

-- Writing one row here keeps a revision of a result with the ratings that follow from it.
CREATE VIEW kept_results (table_id, result, corrected_by, reason, ratings) AS SELECT 0, '', 0, '', '' WHERE 0;

CREATE TRIGGER keep_result INSTEAD OF INSERT ON kept_results BEGIN
    UPDATE results SET is_current = 0 WHERE table_id = NEW.table_id;
    INSERT INTO results (
        table_id, revision, game, guild_id, ended_at, is_rated, fixture_id, result, corrected_by, reason
    ) VALUES (
        NEW.table_id, json_extract(NEW.result, '$.revision'), json_extract(NEW.result, '$.game'),
        json_extract(NEW.result, '$.guild_id'), json_extract(NEW.result, '$.ended_at'),
        json_extract(NEW.result, '$.is_rated'), nullif(json_extract(NEW.result, '$.fixture'), 0),
        json_extract(NEW.result, '$.result'), NEW.corrected_by, NEW.reason
    );

    DELETE FROM played WHERE table_id = NEW.table_id;
    INSERT INTO played (
        user_id, ended_at, table_id, game, guild_id, is_rated, ended, seats, place, became
    )
    SELECT json_extract(value, '$.player'), json_extract(NEW.result, '$.ended_at'), NEW.table_id,
        json_extract(NEW.result, '$.game'), json_extract(NEW.result, '$.guild_id'),
        json_extract(NEW.result, '$.is_rated'), json_extract(NEW.result, '$.ended'),
        json_array_length(NEW.result, '$.seats'), json_extract(value, '$.place'),
        json_extract(value, '$.became')
    FROM json_each(NEW.result, '$.seats') WHERE NOT json_extract(value, '$.is_bot');

    DELETE FROM ratings WHERE table_id = NEW.table_id;
    INSERT OR REPLACE INTO ratings (scope, ended_at, table_id, user_id, mu, sigma, tables)
    SELECT json_extract(value, '$.scope'), json_extract(value, '$.ended_at'),
        json_extract(value, '$.table_id'), json_extract(value, '$.user_id'), json_extract(value, '$.mu'),
        json_extract(value, '$.sigma'), json_extract(value, '$.tables')
    FROM json_each(NEW.ratings);
END;

-- Writing one row here keeps these ratings and no others.
CREATE VIEW recomputed_ratings (ratings) AS SELECT '' WHERE 0;

CREATE TRIGGER keep_recomputed INSTEAD OF INSERT ON recomputed_ratings BEGIN
    DELETE FROM ratings;
    INSERT INTO ratings (scope, ended_at, table_id, user_id, mu, sigma, tables)
    SELECT json_extract(value, '$.scope'), json_extract(value, '$.ended_at'),
        json_extract(value, '$.table_id'), json_extract(value, '$.user_id'), json_extract(value, '$.mu'),
        json_extract(value, '$.sigma'), json_extract(value, '$.tables')
    FROM json_each(NEW.ratings);
END;

DROP TRIGGER keep_alone;
DROP TRIGGER keep_update;
DROP VIEW updates;

-- Writing one row here keeps an update and its consequences whole: one statement, so one transaction and one
-- trip to the database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
    arrangement, holders, outcome, question, pauses, position, clocks, due, seats, entries, notices, solo_games,
    attempts, vacation, results, ratings
) AS SELECT
    0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, '', '', '', '', '', '', '', 0, '', '', '', '', '', '', '', ''
WHERE 0;

CREATE TRIGGER keep_update INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.before_version;

    INSERT INTO tables (
        id, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
        arrangement, holders, outcome, question, pauses, position, clocks, due
    ) VALUES (
        NEW.id, NEW.game, NEW.state, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.seed, NEW.rules,
        NEW.version, NEW.since, NEW.arrangement, NEW.holders, NEW.outcome, NEW.question, NEW.pauses,
        NEW.position, NEW.clocks, NEW.due
    ) ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, channel_id = excluded.channel_id, host_id = excluded.host_id,
        rules = excluded.rules, version = excluded.version, since = excluded.since,
        arrangement = excluded.arrangement, holders = excluded.holders, outcome = excluded.outcome,
        question = excluded.question, pauses = excluded.pauses, position = excluded.position,
        clocks = excluded.clocks, due = excluded.due;

    DELETE FROM seats WHERE table_id = NEW.id AND seat >= json_array_length(NEW.seats);
    INSERT INTO seats (table_id, seat, user_id, acting)
    SELECT NEW.id, key, json_extract(value, '$.user_id'), json_extract(value, '$.acting')
    FROM json_each(NEW.seats) WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, acting = excluded.acting;

    INSERT INTO log (table_id, number, kind, user_id, text, seat, at, said, readings)
    SELECT NEW.id, NEW.before_version + 1 + key, json_extract(value, '$.kind'),
        json_extract(value, '$.user_id'), json_extract(value, '$.text'), json_extract(value, '$.seat'),
        json_extract(value, '$.at'), coalesce(json_extract(value, '$.said'), ''),
        json_extract(value, '$.readings')
    FROM json_each(NEW.entries);

    -- a draft stays while its seat sees what it was drafted on
    DELETE FROM drafts WHERE table_id = NEW.id
    AND CASE WHEN json_valid(draft) THEN json_extract(draft, '$.version') ELSE -1 END
        < coalesce(json_extract(NEW.holders, '$[' || seat || '].sees_since'), NEW.version);

    INSERT OR IGNORE INTO notices (table_id, version, tell, user_id, seat, key, silent)
    SELECT NEW.id, json_extract(value, '$.version'), json_extract(value, '$.tell'),
        json_extract(value, '$.user_id'), json_extract(value, '$.seat'), json_extract(value, '$.key'),
        json_extract(value, '$.silent')
    FROM json_each(NEW.notices);

    INSERT OR IGNORE INTO vacation (user_id, start, end, booked)
    SELECT json_extract(value, '$.user_id'), json_extract(value, '$.start'), json_extract(value, '$.end'),
        json_extract(value, '$.booked')
    FROM json_each(NEW.vacation);

    INSERT INTO kept_results (table_id, result, corrected_by, reason, ratings)
    SELECT NEW.id, value, 0, '', NEW.ratings FROM json_each(NEW.results);
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
