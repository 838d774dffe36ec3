import type { Migration } from '../migrate.ts';

/**
 * What was taken back by what, games as they stood before each move, and a ledger that only grows. Its rows go with a
 * campaign that goes as a whole: of a server that the bot has left, or of one person.
 */
export const migration0006: Migration = {
  number: 6,
  sql: `
CREATE TABLE undos (
  entry INTEGER PRIMARY KEY REFERENCES journal ON DELETE CASCADE,
  undone_by INTEGER NOT NULL UNIQUE REFERENCES journal ON DELETE CASCADE,
  CHECK (undone_by > entry)
) STRICT;

ALTER TABLE games ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1));
CREATE TABLE moves (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version >= 0),
  finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
  withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),
  state TEXT NOT NULL CHECK (json_valid(state)),
  awaits TEXT NOT NULL CHECK (json_valid(awaits)),
  PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX journal_game ON journal (campaign, json_extract(content, '$.game.id'), id)
  WHERE json_extract(content, '$.game.id') IS NOT NULL;

CREATE TRIGGER ledger_unchanged BEFORE UPDATE ON ledger
BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER ledger_kept BEFORE DELETE ON ledger
WHEN EXISTS (
  SELECT 1 FROM campaigns JOIN guilds ON guilds.id = campaigns.guild
  WHERE campaigns.id = OLD.campaign AND guilds.left_at IS NULL
)
BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
`,
};
