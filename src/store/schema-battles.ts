import type { Generated } from 'kysely';

/** A battle of two. */
export interface BattleRow {
  /** Never used again: the ledger and the journal name it. */
  readonly id: Generated<number>;
  readonly campaign: number;
  /** Where it is played, a Discord id. */
  readonly channel: string;
  /** Who plays first in each round, and the other player. */
  readonly first: number;
  readonly second: number;
  /** JSON: turn, phase, what an objective is worth; `null`: its beginning was taken back. */
  readonly state: string | null;
  /** 0 or 1. */
  readonly open: number;
  readonly opened_at: number;
}

/** A unit of a battle. */
export interface UnitRow {
  readonly id: Generated<number>;
  readonly battle: number;
  /** JSON: what was said of it; `null`: it was taken out of the battle. */
  readonly state: string | null;
}
