-- Several nodes on one PostgreSQL; a hall by itself leaves these tables empty, codes excepted. Times are milliseconds by
-- the clock of the database. None of this is in a backup.

-- A node lives while its last sign of life is fresh. Its id is new with each start, its name stays.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    draining BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- Which node a table belongs to ('': none). The fence rises with each new owner and never falls; the store compares it
-- in the transaction that appends to the log, so whoever has lost a table cannot write to it.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    fence BIGINT NOT NULL
);

CREATE INDEX leases_by_node ON leases (node);

-- What bots have to think about, for whichever node has a processor to spare.
CREATE TABLE thoughts (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    saved TEXT NOT NULL,
    seat BIGINT NOT NULL,
    level TEXT NOT NULL,
    together BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    people BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    node TEXT,
    answer TEXT
);

CREATE INDEX thoughts_in_order ON thoughts (people, asked);

-- Codes of eight letters that bring a person to another device, as hashes. A person has one at a time.
CREATE TABLE device_codes (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until BIGINT NOT NULL
);
