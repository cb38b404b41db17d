-- What a line of a log says is a message. The sentences of older releases stay until their table is read, and
-- are told anew then. Numbers of tables are handed out here. A column that nothing ever stood in goes.

DROP TRIGGER keep_host;
DROP TRIGGER keep_update;
DROP VIEW updates;

ALTER TABLE tables DROP COLUMN deadline;
-- JSON of the message, nothing where nothing is said, or an English sentence of an older release
ALTER TABLE log RENAME COLUMN words TO said;

CREATE TABLE numbers (last_table INTEGER NOT NULL);
INSERT INTO numbers SELECT coalesce(max(id), 0) FROM tables;

-- Writing one row here keeps an update and its consequences whole: one statement, so one transaction and one
-- trip to the database's thread. It is refused unless the table stands at the version the update was decided on.
CREATE VIEW updates (
    id, before_version, game, state, guild_id, channel_id, host_id, seed, rules, version, since,
    arrangement, holders, outcome, takeback, position, seats, entries, notices
) AS SELECT 0, 0, '', '', 0, 0, 0, '', 0, 0, 0.0, '', '', '', '', '', '', '', '' WHERE 0;

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
