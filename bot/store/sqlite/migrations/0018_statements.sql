-- Updates, and what time changes, are kept by plain statements in one transaction: only what changes is written.

DROP TRIGGER keep_alone;
DROP TRIGGER keep_update;
DROP VIEW updates;
DROP TRIGGER keep_clocks;
DROP VIEW clock_changes;

CREATE TRIGGER begin_attempt BEFORE INSERT ON attempts
WHEN (SELECT is_closed FROM challenges WHERE id = NEW.challenge_id) BEGIN
    SELECT RAISE(ABORT, 'closed challenge');
END;
