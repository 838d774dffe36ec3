import type { Migration } from '../migrate.ts';

/**
 * Visibility in four kinds: who is a MJ, where hidden rolls are told to them, what was revealed. The log and the MJ
 * channel are lanes of the outbox: neither waits for the other. A hidden answer is never brought back in a channel.
 */
export const migration0003: Migration = {
  number: 3,
  sql: `
ALTER TABLE campaigns ADD COLUMN mj_channel TEXT;
ALTER TABLE campaigns ADD COLUMN mj_role TEXT;

CREATE TABLE masters (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  discord TEXT NOT NULL,
  PRIMARY KEY (campaign, discord)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal_new (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  number INTEGER NOT NULL CHECK (number >= 1),
  version INTEGER NOT NULL,
  visibility TEXT NOT NULL CHECK (visibility IN ('public', 'joueur-mj', 'mj', 'personnel')),
  revealed_at INTEGER,
  author INTEGER NOT NULL REFERENCES people,
  behalf INTEGER REFERENCES people,
  command TEXT NOT NULL,
  interaction TEXT NOT NULL,
  channel TEXT,
  content TEXT,
  salt BLOB,
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  UNIQUE (campaign, number),
  CHECK ((content IS NULL) = (salt IS NULL)),
  CHECK (revealed_at IS NULL OR visibility <> 'public')
) STRICT;
INSERT INTO journal_new (id, campaign, number, version, visibility, author, behalf, command, interaction, channel,
    content, salt, commitment, hash)
  SELECT journal.id, campaign, number, version, visibility, author, behalf, command, interaction,
    (SELECT interactions.channel FROM interactions WHERE interactions.id = journal.interaction),
    content, salt, commitment, hash
  FROM journal;
DROP TABLE journal;
ALTER TABLE journal_new RENAME TO journal;
CREATE INDEX journal_author ON journal (author, command, id);
CREATE INDEX journal_behalf ON journal (behalf) WHERE behalf IS NOT NULL;

CREATE TABLE outbox_new (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  lane TEXT NOT NULL CHECK (lane IN ('log', 'master', 'place')),
  kind TEXT NOT NULL,
  entry INTEGER REFERENCES journal,
  interaction TEXT,
  payload TEXT NOT NULL,
  nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) BETWEEN 1 AND 25),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'edit')),
  link TEXT,
  channel TEXT,
  message TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER,
  reason TEXT,
  CHECK ((state = 'waiting') = (message IS NULL)),
  CHECK (lane <> 'place' OR channel IS NOT NULL)
) STRICT;
INSERT INTO outbox_new (id, campaign, lane, kind, entry, interaction, payload, nonce, state, link, channel, message,
    attempts, not_before, reason)
  SELECT id, campaign, 'log', kind, entry, interaction, payload, nonce, state, link, channel, message,
    attempts, not_before, reason
  FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_state ON outbox (state, lane, campaign, id);
CREATE INDEX outbox_entry ON outbox (entry) WHERE entry IS NOT NULL;
CREATE INDEX outbox_interaction ON outbox (interaction) WHERE interaction IS NOT NULL;

ALTER TABLE interactions ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
UPDATE interactions SET hidden = 1 WHERE manner = 'private'
  OR entry IN (SELECT id FROM journal WHERE visibility <> 'public');
`,
};
