-- A table can be moved to another channel and be paused, and more than takebacks is asked and agreed on.

DROP TRIGGER keep_alone;
DROP TRIGGER keep_update;
DROP VIEW updates;

ALTER TABLE tables RENAME COLUMN takeback TO question;
-- JSON of every pause there was
ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
-- the channel that card and board were last shown for: another one than the table's, and they have to move
ALTER TABLE tables ADD COLUMN shown_for INTEGER;
UPDATE tables SET shown_for = channel_id WHERE lobby_id IS NOT NULL OR board_id IS NOT NULL;

UPDATE log SET kind = 'asked' WHERE kind = 'asked back';
UPDATE log SET kind = 'answered' WHERE kind = 'answered back';
UPDATE notices SET tell = 'question' WHERE tell = 'takeback';

-- Writing one row here keeps an update and its consequences whole: one statement, so one transaction and one
-- trip to the database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
    arrangement, holders, outcome, question, pauses, position, seats, entries, notices, solo_games, attempts
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, '', '', '', '', '', '', '', '', '', '', '' WHERE 0;

CREATE TRIGGER keep_update INSTEAD OF INSERT ON updates BEGIN
    SELECT RAISE(ABORT, 'stale version')
    WHERE coalesce((SELECT version FROM tables WHERE id = NEW.id), 0) <> NEW.before_version;

    INSERT INTO tables (
        id, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
        arrangement, holders, outcome, question, pauses, position
    ) VALUES (
        NEW.id, NEW.game, NEW.state, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.seed, NEW.rules,
        NEW.version, NEW.since, NEW.arrangement, NEW.holders, NEW.outcome, NEW.question, NEW.pauses,
        NEW.position
    ) ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, channel_id = excluded.channel_id, host_id = excluded.host_id,
        rules = excluded.rules, version = excluded.version, since = excluded.since,
        arrangement = excluded.arrangement, holders = excluded.holders, outcome = excluded.outcome,
        question = excluded.question, pauses = excluded.pauses, position = excluded.position;

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
