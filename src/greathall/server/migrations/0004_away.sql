-- Play over days, and devices that are told when others wait for their person.

-- Tables by correspondence at which something happens by itself at this time, although nobody comes.
CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY,
    due BIGINT NOT NULL
);

CREATE INDEX deadlines_by_time ON deadlines (due);

-- What the hall itself must remember and nobody may read, such as the key with which it signs push messages.
CREATE TABLE hall_secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, created);
