-- A puzzle a day: where it is wanted, what it is, who has answered and how, and the messages that show it. And
-- turns that somebody practises at no table.

-- What all puzzles of this installation come from; nobody may know it.
CREATE TABLE puzzle_secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL);

-- Where a server wants the puzzles of a game.
CREATE TABLE puzzle_homes (
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (channel_id, game)
) WITHOUT ROWID;

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    -- counted from 1970-01-01
    day INTEGER NOT NULL,
    -- JSON of what is seen, the best turn and how hard it is; the turn is told when the day has ended
    puzzle TEXT NOT NULL,
    -- the number among those of its game that were open; none before
    number INTEGER,
    UNIQUE (game, day)
);

CREATE TABLE puzzle_answers (
    puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- JSON of the written moves
    steps TEXT NOT NULL,
    points INTEGER NOT NULL,
    is_best INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (puzzle_id, user_id)
) WITHOUT ROWID;
CREATE INDEX puzzle_answers_of_player ON puzzle_answers (user_id, puzzle_id);

-- One message a day and channel.
CREATE TABLE puzzle_posts (
    id INTEGER PRIMARY KEY,
    puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    is_closed INTEGER NOT NULL DEFAULT 0,
    -- grows with everything that it shows
    version INTEGER NOT NULL DEFAULT 1,
    shown_version INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    tried_at REAL,
    UNIQUE (puzzle_id, channel_id)
);
CREATE INDEX puzzle_posts_open ON puzzle_posts (puzzle_id) WHERE is_closed = 0;
CREATE INDEX puzzle_posts_not_shown ON puzzle_posts (id) WHERE shown_version < version;

CREATE TABLE practice (
    what TEXT NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    -- JSON of the written moves
    steps TEXT NOT NULL,
    PRIMARY KEY (what, number, user_id)
) WITHOUT ROWID;
