-- The list of open turns that a player gets once a day. It is claimed before it is sent: one that was being sent
-- when the bot died is not sent again.

CREATE TABLE digests (user_id INTEGER PRIMARY KEY, day TEXT NOT NULL);
CREATE INDEX players_with_digest ON players (user_id)
WHERE CASE WHEN json_valid(preferences) THEN json_extract(preferences, '$.digest_hour') END IS NOT NULL;
