-- How far everybody has come in the lesson of every game.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- the next one, from 0
    step INTEGER NOT NULL,
    has_finished INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) WITHOUT ROWID;
