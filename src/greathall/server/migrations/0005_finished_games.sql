-- What is needed to look at a finished game when its rules are gone: its record, and (of games that do not remember
-- their older rules) what everybody was told, as compressed text. Follows from the log and is written with it.
CREATE TABLE finished_games (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    record TEXT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- One row, written now and then to see whether the disk takes anything.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
