-- The ledger of the hall, written down so that a hall that starts need not count all its games again. It follows from
-- results and facts; the part 'digest' says how many of them it was counted from, and holds a digest of these. Not in a
-- backup of PostgreSQL, for it can be counted anew.
CREATE TABLE ledger (
    part TEXT NOT NULL,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (part, number)
);
