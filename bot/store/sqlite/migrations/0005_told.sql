-- Telling people is apart from showing boards, so it has a version of its own up to which it is done.

ALTER TABLE tables ADD COLUMN told_version INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET told_version = shown_version;
CREATE INDEX tables_not_told ON tables (id) WHERE told_version < version;
