import type { Migration } from '../migrate.ts';

/** The books of a campaign and what carries them to Discord. */
export const migration0001: Migration = {
  number: 1,
  sql: `
CREATE TABLE guilds (
  id TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  left_at INTEGER
) STRICT;

CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY,
  scope TEXT UNIQUE,
  guild TEXT REFERENCES guilds,
  owner TEXT,
  name TEXT NOT NULL,
  time_zone TEXT NOT NULL DEFAULT 'Europe/Paris',
  log_channel TEXT,
  rulings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(rulings)),
  CHECK ((guild IS NULL) <> (owner IS NULL))
) STRICT;
CREATE INDEX campaigns_guild ON campaigns (guild);

CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  pseudonym TEXT NOT NULL,
  discord TEXT,
  name TEXT,
  UNIQUE (campaign, discord),
  UNIQUE (campaign, pseudonym)
) STRICT;

CREATE TABLE epochs (
  campaign INTEGER NOT NULL REFERENCES campaigns,
  number INTEGER NOT NULL CHECK (number >= 1),
  public_secret BLOB NOT NULL CHECK (length(public_secret) = 32),
  hidden_secret BLOB NOT NULL CHECK (length(hidden_secret) = 32),
  public_commitment BLOB NOT NULL CHECK (length(public_commitment) = 32),
  hidden_commitment BLOB NOT NULL CHECK (length(hidden_commitment) = 32),
  opened_at INTEGER NOT NULL,
  published_at INTEGER,
  public_disclosed_at INTEGER,
  hidden_disclosed_at INTEGER,
  PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  number INTEGER NOT NULL CHECK (number >= 1),
  version INTEGER NOT NULL,
  visibility TEXT NOT NULL CHECK (visibility IN ('public', 'personnel')),
  author INTEGER NOT NULL REFERENCES people,
  behalf INTEGER REFERENCES people,
  command TEXT NOT NULL,
  interaction TEXT NOT NULL,
  content TEXT,
  salt BLOB,
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  UNIQUE (campaign, number),
  CHECK ((content IS NULL) = (salt IS NULL))
) STRICT;
CREATE INDEX journal_author ON journal (author, command, id);
CREATE INDEX journal_behalf ON journal (behalf) WHERE behalf IS NOT NULL;

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  entry INTEGER REFERENCES journal,
  subject TEXT NOT NULL,
  quantity TEXT NOT NULL,
  before INTEGER NOT NULL,
  change INTEGER NOT NULL,
  after INTEGER NOT NULL,
  cause TEXT NOT NULL,
  author TEXT,
  at INTEGER NOT NULL,
  FOREIGN KEY (campaign, author) REFERENCES people (campaign, pseudonym),
  CHECK (after = before + change)
) STRICT;
CREATE INDEX ledger_subject ON ledger (campaign, subject, quantity, id);
CREATE INDEX ledger_entry ON ledger (entry) WHERE entry IS NOT NULL;
CREATE INDEX ledger_author ON ledger (campaign, author) WHERE author IS NOT NULL;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns,
  kind TEXT NOT NULL CHECK (kind IN ('roll', 'commitment')),
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
  CHECK ((state = 'waiting') = (message IS NULL))
) STRICT;
CREATE INDEX outbox_state ON outbox (state, campaign, id);
CREATE INDEX outbox_entry ON outbox (entry) WHERE entry IS NOT NULL;
CREATE INDEX outbox_interaction ON outbox (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE interactions (
  id TEXT PRIMARY KEY,
  application TEXT NOT NULL,
  token TEXT,
  guild TEXT,
  channel TEXT NOT NULL,
  at INTEGER NOT NULL,
  manner TEXT NOT NULL CHECK (manner IN ('public', 'private', 'update')),
  target TEXT,
  entry INTEGER REFERENCES journal,
  answer TEXT,
  message TEXT
) STRICT;
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX interactions_entry ON interactions (entry) WHERE entry IS NOT NULL;
CREATE INDEX interactions_unanswered ON interactions (at) WHERE answer IS NOT NULL;
CREATE INDEX interactions_token ON interactions (at) WHERE token IS NOT NULL;
`,
};
