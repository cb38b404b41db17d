-- The recap of a table, from when somebody wants it: where it stands, or what hindered it. One is enough for everybody.

CREATE TABLE recaps (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    -- where it was about to be posted, and when: until it is known as what, it may stand there unknown
    channel_id INTEGER,
    tried_at REAL,
    message_id INTEGER,
    -- why there is none, until somebody asks again
    trouble TEXT NOT NULL DEFAULT ''
);
CREATE INDEX recaps_open ON recaps (table_id) WHERE message_id IS NULL AND trouble = '';

-- A table whose players agreed on a recap wants it with whatever ends its game, in the same transaction.
CREATE TRIGGER want_recap AFTER UPDATE OF state ON tables
WHEN NEW.state = 'over' AND OLD.state <> 'over' AND json_extract(NEW.arrangement, '$.recap') BEGIN
    INSERT OR IGNORE INTO recaps (table_id) VALUES (NEW.id);
END;
