import type { Migration } from '../migrate.ts';

/**
 * One undoing may take several entries back; who pasted an import and who set a channel is known, so that the one goes
 * with their data and the other is told of trouble; a session may have a thread; what is put off is found at once among
 * all that waits. Imports from before wait a day at most, and nobody knows whose they are.
 */
export const migration0009: Migration = {
  number: 9,
  sql: `
CREATE TABLE undos_new (
  entry INTEGER PRIMARY KEY REFERENCES journal ON DELETE CASCADE,
  undone_by INTEGER NOT NULL REFERENCES journal ON DELETE CASCADE,
  CHECK (undone_by > entry)
) STRICT;
INSERT INTO undos_new (entry, undone_by) SELECT entry, undone_by FROM undos;
DROP TABLE undos;
ALTER TABLE undos_new RENAME TO undos;
CREATE INDEX undos_by ON undos (undone_by);

DELETE FROM imports;
ALTER TABLE imports ADD COLUMN person TEXT;

ALTER TABLE sessions ADD COLUMN thread TEXT;

ALTER TABLE campaigns ADD COLUMN log_by TEXT;
ALTER TABLE campaigns ADD COLUMN mj_by TEXT;

CREATE INDEX outbox_later ON outbox (not_before) WHERE not_before IS NOT NULL;
`,
};
