import type { Generated } from 'kysely';

/** A sheet. Moments are milliseconds since 1970. */
export interface SheetRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  readonly owner: number;
  readonly name: string;
  /** The name as it is looked up, unique among the sheets of a campaign that are not dropped. */
  readonly folded: string;
  /** 0 or 1: it belongs to the MJ's side. */
  readonly npc: number;
  /** 0 or 1: only the MJs see it. */
  readonly hidden: number;
  /** JSON: what the sheet prints. */
  readonly content: string;
  /** Counts the changes of all of the above. */
  readonly version: number;
  readonly made_at: number;
  /** When it was deleted; `null` while it stands. */
  readonly dropped_at: number | null;
}
