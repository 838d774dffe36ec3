import type { Migration } from '../migrate.ts';

/**
 * The regions of a board, each with its state, and the faces that make prisoners among what a campaign brings of its own.
 * The number of a region is never used again: journal entries name regions by it.
 */
export const migration0010: Migration = {
  number: 10,
  sql: `
CREATE TABLE regions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  folded TEXT NOT NULL CHECK (folded <> ''),
  state TEXT NOT NULL CHECK (json_valid(state)),
  UNIQUE (campaign, folded)
) STRICT;

CREATE TABLE house_new (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  kind TEXT NOT NULL CHECK (kind IN ('table', 'gains', 'posture', 'prisonniers')),
  name TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  PRIMARY KEY (campaign, kind, name)
) STRICT, WITHOUT ROWID;
INSERT INTO house_new SELECT campaign, kind, name, content FROM house;
DROP TABLE house;
ALTER TABLE house_new RENAME TO house;

CREATE INDEX journal_states ON journal (campaign, id)
  WHERE json_extract(content, '$.outcome.result.etats') IS NOT NULL;
`,
};
