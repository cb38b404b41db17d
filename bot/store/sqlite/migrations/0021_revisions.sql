-- Counts what changes at a table without another version, its clocks and what players plan: of two who change
-- something at once, the second decides anew.

ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
