-- Recaps, what followers are told and digests are posts.

DROP TABLE recaps;

DROP INDEX spectators_trying;
ALTER TABLE spectators DROP COLUMN trying;
ALTER TABLE spectators DROP COLUMN channel_id;
ALTER TABLE spectators DROP COLUMN tried_at;

DROP TABLE digests;
