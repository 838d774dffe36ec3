import type { Migration } from '../migrate.ts';

/** What is played in several clicks. */
export const migration0002: Migration = {
  number: 2,
  sql: `
CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 0),
  finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
  opening TEXT NOT NULL CHECK (json_valid(opening)),
  state TEXT NOT NULL CHECK (json_valid(state)),
  channel TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX games_open ON games (campaign) WHERE finished = 0;
`,
};
