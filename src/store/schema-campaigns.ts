import type { Generated } from 'kysely';

export interface CampaignRow {
  readonly id: Generated<number>;
  /** `guild:<id>` or `person:<id>` for the campaign that nobody had to create, else `null`. */
  readonly scope: string | null;
  readonly guild: string | null;
  readonly owner: string | null;
  readonly name: string;
  readonly time_zone: Generated<string>;
  readonly log_channel: string | null;
  /** Where hidden rolls are told to the MJs. */
  readonly mj_channel: string | null;
  /** Who set each of the two, under Discord's id; `null` where that is not known. */
  readonly log_by: string | null;
  readonly mj_by: string | null;
  /** The role whose members are MJs. */
  readonly mj_role: string | null;
  /** JSON: game → ruling id → answer id. */
  readonly rulings: Generated<string>;
  /** The name as it is looked up, unique in a server. */
  readonly folded: string | null;
  /** `null` while it is played. */
  readonly archived_at: number | null;
}

/** A MJ of a campaign by name, under Discord's id. */
export interface MasterRow {
  readonly campaign: number;
  readonly discord: string;
}

/** A channel, category, forum or thread (`place`, a Discord id) whose games belong to a campaign. */
export interface BindingRow {
  readonly place: string;
  readonly campaign: number;
  readonly bound_at: number;
}

/** What a campaign brings of its own. `name` tells pieces of one kind apart, empty where there is one at most. */
export interface HouseRow {
  readonly campaign: number;
  readonly kind: 'table' | 'gains' | 'posture' | 'prisonniers';
  readonly name: string;
  /** JSON, checked before it was kept. */
  readonly content: string;
}

/** What was pasted to be imported and waits to be confirmed. */
export interface ImportRow {
  readonly id: Generated<number>;
  readonly campaign: number;
  /** JSON, checked. */
  readonly content: string;
  readonly at: number;
  /** Who pasted it, under Discord's id. */
  readonly person: string | null;
}
