import type { Migration } from '../migrate.ts';

/** Sheets. A name is free again once its sheet is dropped, and the row stays so that it can come back. */
export const migration0005: Migration = {
  number: 5,
  sql: `
CREATE TABLE sheets (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  owner INTEGER NOT NULL REFERENCES people,
  name TEXT NOT NULL,
  folded TEXT NOT NULL CHECK (folded <> ''),
  npc INTEGER NOT NULL CHECK (npc IN (0, 1)),
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
  content TEXT NOT NULL CHECK (json_valid(content)),
  version INTEGER NOT NULL CHECK (version >= 1),
  made_at INTEGER NOT NULL,
  dropped_at INTEGER
) STRICT;
CREATE UNIQUE INDEX sheets_name ON sheets (campaign, folded) WHERE dropped_at IS NULL;
CREATE INDEX sheets_owner ON sheets (owner);
`,
};
