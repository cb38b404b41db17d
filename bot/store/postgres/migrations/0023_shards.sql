-- The process that holds a shard, for the sentence that refuses it to another. The lock itself is an advisory lock
-- (count, number) of that process's session: this row outlives it.
CREATE TABLE shards (
    number BIGINT NOT NULL,
    count BIGINT NOT NULL,
    holder TEXT NOT NULL,
    since TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (count, number)
);

-- A process that wants to succeed the one that holds these shards ("0-3/8").
CREATE TABLE handover (
    shards TEXT PRIMARY KEY,
    asked_by TEXT NOT NULL,
    -- the instant from which on it takes over, once the holder has named it
    from_instant BIGINT
);

DROP TABLE claims;
