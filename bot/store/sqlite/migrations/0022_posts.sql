-- Every message of ours that stands on Discord, or should, is a row. What updates want stands in the first columns,
-- what delivery knows in the others.

CREATE TABLE posts (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    topic TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- of the server whose process delivers it; 0 for direct messages
    guild_id INTEGER NOT NULL,
    to_user INTEGER,
    seat INTEGER,
    is_silent INTEGER NOT NULL DEFAULT 0,
    not_after INTEGER,
    -- a sentence as JSON, and whom it calls
    said TEXT,
    mentions TEXT NOT NULL DEFAULT '[]',
    version INTEGER NOT NULL DEFAULT 1,
    wish TEXT NOT NULL DEFAULT 'stand',

    state TEXT NOT NULL DEFAULT 'none',
    channel_id INTEGER,
    place_id INTEGER,
    message_id INTEGER,
    past_place_id INTEGER,
    past_message_id INTEGER,
    shown_version INTEGER NOT NULL DEFAULT 0,
    postings INTEGER NOT NULL DEFAULT 0,
    attempt INTEGER NOT NULL DEFAULT 0,
    tried_in INTEGER,
    tried_at INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    next_try INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX posts_of_subject ON posts (subject, id) WHERE state <> 'gone';
CREATE INDEX posts_in_place ON posts (place_id) WHERE topic = 'board';
CREATE INDEX posts_due ON posts (next_try) WHERE state IN ('none', 'sending')
    OR (state = 'standing' AND (shown_version < version OR wish = 'past' OR past_message_id IS NOT NULL));
CREATE INDEX posts_reminding ON posts (subject) WHERE sent_at IS NOT NULL AND topic IN ('half', 'late');

INSERT INTO posts (key, topic, subject, guild_id, version, state, channel_id, place_id, message_id, shown_version)
SELECT 'card:' || id, 'card', 'table:' || id, guild_id, 1, 'standing', shown_for, shown_for, lobby_id, 1
FROM tables WHERE lobby_id IS NOT NULL AND shown_for IS NOT NULL;
INSERT INTO posts (key, topic, subject, guild_id, version, state, channel_id, place_id, message_id, shown_version)
SELECT 'board:' || id, 'board', 'table:' || id, guild_id, 2, 'standing', shown_for, home_id, board_id, 1
FROM tables WHERE board_id IS NOT NULL AND home_id IS NOT NULL;

DROP INDEX tables_not_shown;
DROP INDEX tables_at_home;
DROP INDEX tables_half_shown;
DROP INDEX tables_not_told;
DROP TABLE notices;
DROP TABLE league_posts;
ALTER TABLE tables DROP COLUMN home_id;
ALTER TABLE tables DROP COLUMN board_id;
ALTER TABLE tables DROP COLUMN lobby_id;
ALTER TABLE tables DROP COLUMN shown_version;
ALTER TABLE tables DROP COLUMN past_home_id;
ALTER TABLE tables DROP COLUMN past_board_id;
ALTER TABLE tables DROP COLUMN tried_in;
ALTER TABLE tables DROP COLUMN tried_at;
ALTER TABLE tables DROP COLUMN told_version;
ALTER TABLE tables DROP COLUMN shown_for;

DROP INDEX challenges_not_shown;
DROP INDEX puzzle_posts_not_shown;
ALTER TABLE challenges DROP COLUMN version;
ALTER TABLE challenges DROP COLUMN shown_version;
ALTER TABLE challenges DROP COLUMN message_id;
ALTER TABLE challenges DROP COLUMN tried_at;
ALTER TABLE challenges DROP COLUMN past_channel_id;
ALTER TABLE challenges DROP COLUMN past_message_id;
ALTER TABLE puzzle_posts DROP COLUMN version;
ALTER TABLE puzzle_posts DROP COLUMN shown_version;
ALTER TABLE puzzle_posts DROP COLUMN message_id;
ALTER TABLE puzzle_posts DROP COLUMN tried_at;
