import type { Migration } from '../migrate.ts';

/**
 * Games between several persons: what never changes in a state once and for all, who has a seat, by when a move is
 * expected, and where the game is shown.
 */
export const migration0008: Migration = {
  number: 8,
  sql: `
ALTER TABLE games ADD COLUMN fixed TEXT NOT NULL DEFAULT 'null' CHECK (json_valid(fixed));
ALTER TABLE games ADD COLUMN seats TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(seats));
ALTER TABLE games ADD COLUMN delay INTEGER CHECK (delay > 0);
ALTER TABLE games ADD COLUMN deadline_at INTEGER;
ALTER TABLE games ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0 CHECK (reminded IN (0, 1));
ALTER TABLE games ADD COLUMN message TEXT;
ALTER TABLE games ADD COLUMN shown_by TEXT;
ALTER TABLE moves ADD COLUMN seats TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(seats));
CREATE INDEX games_deadline ON games (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX games_shown_by ON games (shown_by) WHERE shown_by IS NOT NULL;
`,
};
