-- Whatever follows from an update or a result is kept by plain statements in its transaction, so that every engine
-- keeps it in the same way; and what is looked for by a part of some JSON has a column.

DROP TRIGGER keep_result;
DROP VIEW kept_results;
DROP TRIGGER keep_recomputed;
DROP VIEW recomputed_ratings;
DROP TRIGGER begin_attempt;
DROP TRIGGER open_fixture;
DROP TRIGGER book_fixture;
DROP TRIGGER keep_facts;
DROP VIEW kept_facts;
DROP TRIGGER want_recap;

-- the table that this one plays again, or 0
ALTER TABLE tables ADD COLUMN rematch_of INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET rematch_of = coalesce(json_extract(arrangement, '$.rematch_of'), 0) WHERE json_valid(arrangement);
CREATE INDEX tables_rematches ON tables (rematch_of) WHERE rematch_of <> 0;

-- the version that it was drafted on
ALTER TABLE drafts ADD COLUMN version INTEGER NOT NULL DEFAULT -1;
UPDATE drafts SET version = coalesce(json_extract(draft, '$.version'), -1) WHERE json_valid(draft);

DROP INDEX players_with_digest;
ALTER TABLE players ADD COLUMN wants_digest INTEGER NOT NULL DEFAULT 0;
UPDATE players SET wants_digest = json_extract(preferences, '$.digest_hour') IS NOT NULL WHERE json_valid(preferences);
CREATE INDEX players_with_digest ON players (user_id) WHERE wants_digest;

-- as statements ask for them on every engine
DROP INDEX notices_to_send;
CREATE INDEX notices_to_send ON notices (table_id, id) WHERE NOT done;
DROP INDEX challenges_open;
CREATE INDEX challenges_open ON challenges (ends) WHERE NOT is_closed;
DROP INDEX puzzle_posts_open;
CREATE INDEX puzzle_posts_open ON puzzle_posts (puzzle_id) WHERE NOT is_closed;
DROP INDEX notices_by_key;
CREATE UNIQUE INDEX notices_by_key ON notices (table_id, key) WHERE key IS NOT NULL;

ALTER TABLE uptime RENAME TO uptime_of_everything;
CREATE TABLE uptime (
    up_from INTEGER NOT NULL,
    last_beat INTEGER NOT NULL,
    -- for which of Discord's shards the bot was up, of how many
    first INTEGER NOT NULL DEFAULT 0,
    last INTEGER NOT NULL DEFAULT 0,
    count INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (up_from, first, count)
);
INSERT INTO uptime (up_from, last_beat) SELECT up_from, last_beat FROM uptime_of_everything;
DROP TABLE uptime_of_everything;
