import type { Migration } from '../migrate.ts';

/**
 * Battles of two and their units, each as it stands; what the ledger counts of them is not here. A number is never used
 * again: the ledger and the journal name them by it. One battle at most is open in a channel. Entries that are part of
 * another are found by it.
 */
export const migration0011: Migration = {
  number: 11,
  sql: `
CREATE TABLE battles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  channel TEXT NOT NULL,
  first INTEGER NOT NULL REFERENCES people,
  second INTEGER NOT NULL REFERENCES people,
  state TEXT CHECK (json_valid(state)),
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  opened_at INTEGER NOT NULL,
  CHECK (first <> second),
  CHECK (open = 0 OR state IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX battles_open ON battles (campaign, channel) WHERE open = 1;
CREATE INDEX battles_first ON battles (first);
CREATE INDEX battles_second ON battles (second);

CREATE TABLE units (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  battle INTEGER NOT NULL REFERENCES battles ON DELETE CASCADE,
  state TEXT CHECK (json_valid(state))
) STRICT;
CREATE INDEX units_battle ON units (battle);

CREATE INDEX journal_parts ON journal (campaign, json_extract(content, '$.partOf'))
  WHERE json_extract(content, '$.partOf') IS NOT NULL;
`,
};
