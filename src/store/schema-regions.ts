import type { Generated } from 'kysely';

/** A region of the board of a campaign. */
export interface RegionRow {
  /** Never used again: journal entries name it. */
  readonly id: Generated<number>;
  readonly campaign: number;
  /** The name as it is looked up. */
  readonly folded: string;
  /** JSON: how it stands; people in it are pseudonyms. */
  readonly state: string;
}
