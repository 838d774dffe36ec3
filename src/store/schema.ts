import type { Generated } from 'kysely';
import type { Visibility } from '../campaign/entry.ts';
import type { BattleRow, UnitRow } from './schema-battles.ts';
import type { BindingRow, CampaignRow, HouseRow, ImportRow, MasterRow } from './schema-campaigns.ts';
import type { GameRow } from './schema-games.ts';
import type { SearchRow, SessionRow } from './schema-journal.ts';
import type { RegionRow } from './schema-regions.ts';
import type { SheetRow } from './schema-sheets.ts';
import type { MoveRow, UndoRow } from './schema-undo.ts';

/** Servers, under Discord's own id. Moments here and below are milliseconds since 1970. */
interface GuildRow {
  readonly id: string;
  readonly seen_at: number;
  /** When the bot left or was removed; `null` while it is a member. */
  readonly left_at: number | null;
}

/** A person in one campaign. `discord` and `name` are `null` once the person's data is deleted. */
interface PersonRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  readonly pseudonym: string;
  readonly discord: string | null;
  readonly name: string | null;
}

/** The secrets that dice are drawn from, and what is published of them. */
interface EpochRow {
  readonly campaign: number;
  /** 1, 2, 3… in its campaign. */
  readonly number: number;
  readonly public_secret: Buffer;
  readonly hidden_secret: Buffer;
  readonly public_commitment: Buffer;
  readonly hidden_commitment: Buffer;
  readonly opened_at: number;
  readonly published_at: number | null;
  readonly public_disclosed_at: number | null;
  readonly hidden_disclosed_at: number | null;
}

/** `content` and `salt` are `null` once erased: `commitment` and `hash` stay. */
interface JournalRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  readonly number: number;
  /** Of the hash layout. */
  readonly version: number;
  readonly visibility: Visibility;
  /** When a hidden entry was shown to all. */
  readonly revealed_at: number | null;
  readonly author: number;
  readonly behalf: number | null;
  readonly command: string;
  readonly interaction: string;
  /** Where it was rolled; `null` where that is not known. */
  readonly channel: string | null;
  readonly content: string | null;
  readonly salt: Buffer | null;
  readonly commitment: Buffer;
  readonly hash: Buffer;
}

interface LedgerRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  readonly entry: number | null;
  readonly subject: string;
  readonly quantity: string;
  readonly before: number;
  readonly change: number;
  readonly after: number;
  readonly cause: string;
  /** Pseudonym of who did it. */
  readonly author: string | null;
  readonly at: number;
}

interface OutboxRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  /** Messages of one lane go out in order; those of `place` each to their own `channel`. */
  readonly lane: 'log' | 'master' | 'place';
  readonly kind: 'roll' | 'commitment' | 'disclosure' | 'master' | 'revealed' | 'direct' | 'session';
  readonly entry: number | null;
  readonly interaction: string | null;
  /** JSON. */
  readonly payload: string;
  readonly nonce: string;
  /** `edit`: delivered, but without the link to the answer, which is known now. */
  readonly state: Generated<'waiting' | 'delivered' | 'edit'>;
  readonly link: string | null;
  readonly channel: string | null;
  readonly message: string | null;
  readonly attempts: Generated<number>;
  readonly not_before: number | null;
  readonly reason: string | null;
}

/** Interactions seen. `answer` is JSON, `null` once it was shown; `token` is a secret, dropped when it has expired. */
interface InteractionRow {
  readonly id: string;
  readonly application: string;
  readonly token: string | null;
  readonly guild: string | null;
  readonly channel: string;
  readonly at: number;
  /** 0 or 1: the answer is for one person's eyes, and never brought back in a channel. */
  readonly hidden: Generated<number>;
  readonly manner: 'public' | 'private' | 'update';
  readonly target: string | null;
  readonly entry: number | null;
  readonly answer: string | null;
  readonly message: string | null;
}

/** All tables. `migrations/` makes them. */
export interface Schema {
  readonly guilds: GuildRow;
  readonly campaigns: CampaignRow;
  readonly masters: MasterRow;
  readonly people: PersonRow;
  readonly epochs: EpochRow;
  readonly journal: JournalRow;
  readonly ledger: LedgerRow;
  readonly outbox: OutboxRow;
  readonly interactions: InteractionRow;
  readonly games: GameRow;
  readonly bindings: BindingRow;
  readonly house: HouseRow;
  readonly imports: ImportRow;
  readonly sheets: SheetRow;
  readonly searches: SearchRow;
  readonly sessions: SessionRow;
  readonly undos: UndoRow;
  readonly moves: MoveRow;
  readonly battles: BattleRow;
  readonly units: UnitRow;
  readonly regions: RegionRow;
}
