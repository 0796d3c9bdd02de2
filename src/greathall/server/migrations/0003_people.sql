-- What finished games tell, links that were given away, and what the host does.

-- Read from the record of a game by its `achievements`; read again when their version rises.
CREATE TABLE facts (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who may see a person's profile; without a row, everybody in the hall.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    shown TEXT NOT NULL
);

-- Whoever has the token can watch this one replay.
CREATE TABLE shares (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    step BIGINT,
    names BIGINT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE bans (
    person TEXT PRIMARY KEY,
    until BIGINT,
    created BIGINT NOT NULL
);

-- What the host did; it only grows.
CREATE TABLE audit (
    at BIGINT NOT NULL,
    deed TEXT NOT NULL
);

CREATE INDEX audit_by_time ON audit (at);
