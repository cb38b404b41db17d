-- Clocks. What a table agreed about time stands in its arrangement, what its seats hold in `clocks`, and when
-- something is to be done about it next in `due`. Tables from before play on without a clock: nobody there
-- agreed to one. Their turns are looked at in the course of a day, not all at once.

DROP TRIGGER keep_alone;
DROP TRIGGER keep_update;
DROP VIEW updates;

ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN due INTEGER;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

UPDATE tables SET arrangement = json_set(arrangement, '$.timing', json('{"control": {"kind": "relaxed"}}'))
WHERE json_valid(arrangement);
UPDATE tables SET due = (strftime('%s', 'now') + id % 86400) * 1000 WHERE state IN ('lobby', 'playing');

-- What is told nobody twice has a key; a notice about a turn has its seat, and as version that at which it began.
ALTER TABLE notices ADD COLUMN seat INTEGER NOT NULL DEFAULT -1;
ALTER TABLE notices ADD COLUMN key TEXT;
ALTER TABLE notices ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN sent_at INTEGER;
CREATE UNIQUE INDEX notices_by_key ON notices (key) WHERE key IS NOT NULL;

-- While the bot can take moves, a row is renewed every minute; what lies between two rows counts for nobody.
CREATE TABLE uptime (up_from INTEGER PRIMARY KEY, last_beat INTEGER NOT NULL);

CREATE TABLE vacation (
    user_id INTEGER NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL,
    -- chosen by the player, or spent by itself
    booked INTEGER NOT NULL,
    PRIMARY KEY (user_id, start)
) WITHOUT ROWID;

-- Writing one row here keeps an update and its consequences whole: one statement, so one transaction and one
-- trip to the database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
    arrangement, holders, outcome, question, pauses, position, clocks, due, seats, entries, notices, solo_games,
    attempts, vacation
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, '', '', '', '', '', '', '', 0, '', '', '', '', '', '' WHERE 0;

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

    INSERT INTO log (table_id, number, kind, user_id, text, seat, at, said)
    SELECT NEW.id, NEW.before_version + 1 + key, json_extract(value, '$.kind'),
        json_extract(value, '$.user_id'), json_extract(value, '$.text'), json_extract(value, '$.seat'),
        json_extract(value, '$.at'), coalesce(json_extract(value, '$.said'), '')
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

-- Writing one row here keeps what time alone changes at a table, whose version stays: its clocks, what is to be
-- told now, and which notice was sent.
CREATE VIEW clock_changes (id, version, clocks, due, notices, notice_id, sent_to, message_id, sent_at)
AS SELECT 0, 0, '', 0, '', 0, 0, 0, 0 WHERE 0;

CREATE TRIGGER keep_clocks INSTEAD OF INSERT ON clock_changes BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.version;

    UPDATE tables SET clocks = NEW.clocks, due = NEW.due WHERE id = NEW.id;

    INSERT OR IGNORE INTO notices (table_id, version, tell, user_id, seat, key, silent)
    SELECT NEW.id, json_extract(value, '$.version'), json_extract(value, '$.tell'),
        json_extract(value, '$.user_id'), json_extract(value, '$.seat'), json_extract(value, '$.key'),
        json_extract(value, '$.silent')
    FROM json_each(NEW.notices);
    -- somebody has to be told something though no move was made
    UPDATE tables SET told_version = min(told_version, NEW.version - 1)
    WHERE id = NEW.id AND json_array_length(NEW.notices) > 0;

    UPDATE notices SET done = 1, channel_id = NEW.sent_to, message_id = NEW.message_id, sent_at = NEW.sent_at
    WHERE id = NEW.notice_id;
END;
