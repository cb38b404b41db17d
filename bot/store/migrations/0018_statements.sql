-- An update is kept by plain statements, in one transaction: only what it changes is written.

DROP TRIGGER keep_alone;
DROP TRIGGER keep_update;
DROP VIEW updates;

CREATE TRIGGER begin_attempt BEFORE INSERT ON attempts
WHEN (SELECT is_closed FROM challenges WHERE id = NEW.challenge_id) BEGIN
    SELECT RAISE(ABORT, 'closed challenge');
END;
