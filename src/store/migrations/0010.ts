import type { Migration } from '../migrate.ts';

/** The regions of a board, each with its state. A number is never used again: journal entries name regions by it. */
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
CREATE INDEX journal_states ON journal (campaign, id)
  WHERE json_extract(content, '$.outcome.result.etats') IS NOT NULL;
`,
};
