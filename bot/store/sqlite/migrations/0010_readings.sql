-- A line of the log says what the clocks showed that it stopped and started.

-- JSON of every reading
ALTER TABLE log ADD COLUMN readings TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER keep_update;
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
END;
