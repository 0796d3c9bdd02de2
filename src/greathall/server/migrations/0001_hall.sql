-- People, tables and what happened at them. The same file serves SQLite and PostgreSQL.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- A person has a key for each device; only its hash is kept.
CREATE TABLE person_keys (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);

-- What the list of tables shows; follows from the log and is written with it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    door TEXT NOT NULL,
    changed BIGINT NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX tables_by_phase ON tables (phase, door, changed);

-- The truth. The primary key is the lock: two writers cannot both have the next number.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- Finished games, for lists and statistics.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    result TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX results_by_time ON results (ended);
