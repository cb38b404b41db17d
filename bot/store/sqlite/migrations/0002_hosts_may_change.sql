-- A lobby can be handed over, so its host changes with an update too. It does not matter which of the two
-- triggers comes first: a new table is inserted with its host, and a refused update takes all of it back.

CREATE TRIGGER keep_host INSTEAD OF INSERT ON updates BEGIN
    UPDATE tables SET host_id = NEW.host_id WHERE id = NEW.id AND host_id <> NEW.host_id;
END;
