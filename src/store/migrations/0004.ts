import type { Migration } from '../migrate.ts';

/** Several campaigns in a server, what each brings of its own, and on whom a game waits. */
export const migration0004: Migration = {
  number: 4,
  sql: `
ALTER TABLE campaigns ADD COLUMN folded TEXT;
ALTER TABLE campaigns ADD COLUMN archived_at INTEGER;
UPDATE campaigns SET folded = lower(name);
CREATE UNIQUE INDEX campaigns_name ON campaigns (guild, folded) WHERE guild IS NOT NULL AND folded IS NOT NULL;

CREATE TABLE bindings (
  place TEXT PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  bound_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX bindings_campaign ON bindings (campaign);

CREATE TABLE house (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  kind TEXT NOT NULL CHECK (kind IN ('table', 'gains', 'posture')),
  name TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  PRIMARY KEY (campaign, kind, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  content TEXT NOT NULL CHECK (json_valid(content)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX imports_campaign ON imports (campaign);

ALTER TABLE games ADD COLUMN awaits TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(awaits));
`,
};
