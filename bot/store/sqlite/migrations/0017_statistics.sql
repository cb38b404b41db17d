-- What is counted about tables that ended. All of it follows from logs and results and can be counted anew.

CREATE TABLE facts (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    -- by which way of counting, and of which revision of the result
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    -- JSON of what was read from the log
    facts TEXT NOT NULL,
    -- JSON of how everybody decided; empty until that was thought about
    judged TEXT NOT NULL,
    -- JSON of what it adds to the totals, to take it away again
    counts TEXT NOT NULL
);
CREATE INDEX facts_to_judge ON facts (ended_at) WHERE judged = '';

-- Totals by server and game: of everybody's together (user_id 0) and of every player.
CREATE TABLE totals (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    what TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, what)
) WITHOUT ROWID;
CREATE INDEX totals_of_player ON totals (user_id);
CREATE INDEX totals_played ON totals (guild_id, user_id, game, number) WHERE what = 'played';
CREATE INDEX totals_won ON totals (guild_id, user_id, game, number) WHERE what = 'won';

-- Every finished table of every player.
CREATE TABLE seat_facts (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    stayed INTEGER NOT NULL,
    points INTEGER NOT NULL,
    biggest INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    timed INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_facts_of_table ON seat_facts (table_id);
CREATE INDEX seat_facts_points ON seat_facts (guild_id, game, points) WHERE stayed;
CREATE INDEX seat_facts_biggest ON seat_facts (guild_id, game, biggest);

-- Writing one row here keeps the facts of a table in place of those before, with the totals that follow.
CREATE VIEW kept_facts (
    table_id, version, revision, ended_at, guild_id, game, facts, judged, counts, seats
) AS SELECT 0, 0, 0, 0, 0, '', '', '', '', '' WHERE 0;

CREATE TRIGGER keep_facts INSTEAD OF INSERT ON kept_facts BEGIN
    UPDATE totals SET number = number - json_extract(old.value, '$.number')
    FROM json_each((SELECT counts FROM facts WHERE table_id = NEW.table_id)) AS old
    WHERE totals.guild_id = NEW.guild_id AND totals.game = NEW.game
    AND totals.user_id = json_extract(old.value, '$.user_id')
    AND totals.what = json_extract(old.value, '$.what');

    INSERT INTO totals (guild_id, user_id, game, what, number)
    SELECT NEW.guild_id, json_extract(value, '$.user_id'), NEW.game, json_extract(value, '$.what'),
        json_extract(value, '$.number')
    FROM json_each(NEW.counts) WHERE true
    ON CONFLICT (guild_id, user_id, game, what) DO UPDATE SET number = number + excluded.number;

    DELETE FROM seat_facts WHERE table_id = NEW.table_id;
    INSERT INTO seat_facts (
        user_id, table_id, guild_id, game, seat, seats, place, stayed, points, biggest, turns, timed, time
    )
    SELECT json_extract(value, '$.user_id'), NEW.table_id, NEW.guild_id, NEW.game,
        json_extract(value, '$.seat'), json_extract(value, '$.seats'), json_extract(value, '$.place'),
        json_extract(value, '$.stayed'), json_extract(value, '$.points'), json_extract(value, '$.biggest'),
        json_extract(value, '$.turns'), json_extract(value, '$.timed'), json_extract(value, '$.time')
    FROM json_each(NEW.seats);

    INSERT OR REPLACE INTO facts (table_id, version, revision, ended_at, facts, judged, counts)
    VALUES (
        NEW.table_id, NEW.version, NEW.revision, NEW.ended_at, NEW.facts, NEW.judged, NEW.counts
    );
END;
