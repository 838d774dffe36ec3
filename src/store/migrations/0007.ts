import type { Migration } from '../migrate.ts';

/**
 * Searches of the journal whose pages can still be turned, and the evenings of play. The number of a search is never
 * used again: an old button must not turn the pages of another one.
 */
export const migration0007: Migration = {
  number: 7,
  sql: `
CREATE TABLE searches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  criteria TEXT NOT NULL CHECK (json_valid(criteria)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX searches_campaign ON searches (campaign);

CREATE TABLE sessions (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  number INTEGER NOT NULL CHECK (number >= 1),
  name TEXT,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  after INTEGER NOT NULL CHECK (after >= 0),
  until INTEGER CHECK (until >= after),
  PRIMARY KEY (campaign, number),
  CHECK ((closed_at IS NULL) = (until IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sessions_open ON sessions (campaign) WHERE closed_at IS NULL;
`,
};
