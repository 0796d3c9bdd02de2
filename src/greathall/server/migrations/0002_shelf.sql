-- Your games, and the books of campaigns.

-- The games that are over, for each person who held a seat; "hidden" when deleted from that person's list. "words" are
-- what a search looks at. Games of before are put here when the hall is opened.
CREATE TABLE shelf (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    words TEXT NOT NULL,
    hidden BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, number)
);

CREATE INDEX shelf_by_time ON shelf (person, hidden, ended, table_id, number);

CREATE INDEX shelf_by_game ON shelf (table_id, number, person);

-- A campaign begins with a book, empty or brought along; what it wins here follows from its evenings.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    begun BIGINT NOT NULL,
    book TEXT NOT NULL
);

-- Who belongs to it, and up to which box they have seen what is in it.
CREATE TABLE campaign_people (
    person TEXT NOT NULL,
    campaign TEXT NOT NULL,
    opened BIGINT NOT NULL,
    PRIMARY KEY (person, campaign)
);

CREATE TABLE campaign_tables (
    campaign TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (campaign, table_id)
);

CREATE TABLE evenings (
    campaign TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    evening TEXT NOT NULL,
    PRIMARY KEY (campaign, table_id, number)
);
