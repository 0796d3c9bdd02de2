-- Looking back at finished games, one for each seat that was asked about: as far as it has come, as JSON.
CREATE TABLE analyses (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    state TEXT NOT NULL,
    analysis TEXT NOT NULL,
    PRIMARY KEY (table_id, number, seat)
);

CREATE INDEX analyses_by_state ON analyses (state);
