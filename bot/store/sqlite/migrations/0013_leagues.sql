-- Leagues and tournaments: their seasons, who entered, who plays where, every fixture, how it ended for good, and
-- the messages that show it.

CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- the name as it is compared: there is one of each in a server
    folded TEXT NOT NULL,
    creator_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    results_id INTEGER NOT NULL,
    is_ended INTEGER NOT NULL,
    -- JSON, for the next season
    terms TEXT NOT NULL,
    UNIQUE (guild_id, folded)
);

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    phase TEXT NOT NULL,
    terms TEXT NOT NULL,
    seed TEXT NOT NULL,
    starts_at INTEGER,
    ends_at INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    delays INTEGER NOT NULL,
    round INTEGER NOT NULL,
    pauses TEXT NOT NULL,
    -- every step is decided on one version and makes the next one
    version INTEGER NOT NULL,
    -- when it is to be looked at again, if nothing happens before
    due INTEGER,
    UNIQUE (league_id, number)
);
CREATE INDEX seasons_due ON seasons (due) WHERE due IS NOT NULL;
CREATE INDEX seasons_open ON seasons (id) WHERE phase IN ('signup', 'running', 'overtime');

CREATE TABLE entrants (
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    entered_at INTEGER NOT NULL,
    is_returning INTEGER NOT NULL,
    PRIMARY KEY (season_id, user_id)
) WITHOUT ROWID;

CREATE TABLE members (
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL,
    status TEXT NOT NULL,
    is_guest INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    PRIMARY KEY (season_id, user_id)
) WITHOUT ROWID;
CREATE INDEX members_by_player ON members (user_id);

CREATE TABLE fixtures (
    id INTEGER PRIMARY KEY,
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    -- JSON: who sits where
    spots TEXT NOT NULL,
    table_id INTEGER NOT NULL DEFAULT 0,
    is_done INTEGER NOT NULL,
    is_void INTEGER NOT NULL,
    reseat INTEGER NOT NULL,
    paused_until INTEGER NOT NULL,
    UNIQUE (season_id, division, number)
);

CREATE TABLE finals (
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    division INTEGER NOT NULL,
    position INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    is_guest INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    is_champion INTEGER NOT NULL,
    PRIMARY KEY (season_id, division, position)
) WITHOUT ROWID;

-- Who may not sign up, why, and until when.
CREATE TABLE bars (
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    user_id INTEGER NOT NULL,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (league_id, user_id)
) WITHOUT ROWID;

-- What organisers did, and what came about by itself.
CREATE TABLE league_log (
    id INTEGER PRIMARY KEY,
    league_id INTEGER NOT NULL REFERENCES leagues (id),
    at INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    said TEXT NOT NULL
);
CREATE INDEX league_log_by_league ON league_log (league_id, id);

CREATE TABLE league_posts (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    show TEXT NOT NULL,
    season_id INTEGER NOT NULL REFERENCES seasons (id),
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    people TEXT NOT NULL,
    -- grows with everything that it shows
    version INTEGER NOT NULL DEFAULT 1,
    -- where it stands, written by whoever shows it
    shown_version INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER,
    tried_at REAL
);
CREATE INDEX league_posts_not_shown ON league_posts (id) WHERE shown_version < version;

-- A table that is opened for a fixture belongs to it from the same moment on, and there is only one.
CREATE TRIGGER open_fixture AFTER INSERT ON tables WHEN json_extract(NEW.arrangement, '$.fixture') > 0 BEGIN
    SELECT RAISE(ABORT, 'fixture is not waiting') WHERE NOT EXISTS (
        SELECT 1 FROM fixtures WHERE id = json_extract(NEW.arrangement, '$.fixture') AND table_id = 0 AND NOT is_done
    );
    UPDATE fixtures SET table_id = NEW.id WHERE id = json_extract(NEW.arrangement, '$.fixture');
    UPDATE seasons SET version = version + 1
    WHERE id = (SELECT season_id FROM fixtures WHERE id = json_extract(NEW.arrangement, '$.fixture'));
    UPDATE league_posts SET version = version + 1 WHERE key IN (
        SELECT 'standings:' || season_id || ':' || division FROM fixtures
        WHERE id = json_extract(NEW.arrangement, '$.fixture')
        UNION SELECT 'standings:' || season_id || ':0' FROM fixtures
        WHERE id = json_extract(NEW.arrangement, '$.fixture')
    );
END;

-- A result that is kept, or corrected, counts for its fixture from the same moment on.
CREATE TRIGGER book_fixture AFTER INSERT ON results WHEN NEW.fixture_id > 0 BEGIN
    UPDATE fixtures SET is_done = 1 WHERE id = NEW.fixture_id;
    UPDATE seasons SET version = version + 1
    WHERE id = (SELECT season_id FROM fixtures WHERE id = NEW.fixture_id);
    -- a tournament has one board for all rounds, of the number 0
    UPDATE league_posts SET version = version + 1 WHERE key IN (
        SELECT 'standings:' || season_id || ':' || division FROM fixtures WHERE id = NEW.fixture_id
        UNION SELECT 'standings:' || season_id || ':0' FROM fixtures WHERE id = NEW.fixture_id
    );
    INSERT INTO league_posts (key, show, season_id, number, said, people)
    SELECT 'result:' || NEW.table_id || ':' || NEW.revision, 'result', season_id, NEW.table_id, 'null', '[]'
    FROM fixtures WHERE id = NEW.fixture_id AND EXISTS (
        SELECT 1 FROM seasons s JOIN leagues l ON l.id = s.league_id
        WHERE s.id = fixtures.season_id AND l.results_id > 0
    );
END;
