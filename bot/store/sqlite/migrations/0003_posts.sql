-- What was about to be posted, where and when, so that it is looked for before it is posted a second time;
-- and the board before this one, until it is taken away.

ALTER TABLE tables ADD COLUMN past_home_id INTEGER;
ALTER TABLE tables ADD COLUMN past_board_id INTEGER;
ALTER TABLE tables ADD COLUMN tried_in INTEGER;
ALTER TABLE tables ADD COLUMN tried_at REAL NOT NULL DEFAULT 0;
CREATE INDEX tables_half_shown ON tables (id) WHERE tried_in IS NOT NULL OR past_board_id IS NOT NULL;

ALTER TABLE notices ADD COLUMN tried_at REAL NOT NULL DEFAULT 0;
