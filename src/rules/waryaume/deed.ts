import type { Trace } from '../trace.ts';
import { departing } from './region.ts';
import type { Camp, Effectif, LedgerChange, Region, Trophee } from './terms.ts';
import { ledgerChanges } from './trophees.ts';

/** A card won. `joueur` as the caller named the player. */
export interface Carte {
  readonly joueur: string;
  readonly carte: 'acolyte-renegat';
  readonly cause: string;
}

/** What became of a region. Keys as on the rule page. */
export interface RoyaumeResult {
  readonly region: Region;
  readonly trophees: readonly Trophee[];
  readonly cartes: readonly Carte[];
  /** Who came into the region by this deed. */
  readonly apparus: readonly Effectif[];
  /** Heroes who must leave it now. */
  readonly departs: number;
}

/** What a deed brought, besides the new state of the region. */
type Gains = Partial<Pick<RoyaumeResult, 'trophees' | 'cartes' | 'apparus'>>;

/** The result of a deed; says which heroes must leave. Source: `royaume.12`. */
export function resultOf(region: Region, trace: Trace, gains: Gains = {}): RoyaumeResult {
  const departs = departing(region);
  if (departs > 0) {
    const rulings = ['bandits-et-heros'];
    trace.clause({ clause: 'royaume.12', what: 'heros-qui-partent', rulings }, departs);
  }
  return { region, trophees: [], cartes: [], apparus: [], departs, ...gains };
}

/** Trophies and cards of a deed as changes for the ledger. */
export function changes({
  trophees,
  cartes,
}: Pick<RoyaumeResult, 'trophees' | 'cartes'>): readonly LedgerChange[] {
  const side: Camp = 'attaque';
  const won = cartes.map(({ joueur, carte, cause }) => ({ quantity: carte, change: 1, cause, side, joueur }));
  return [...ledgerChanges(trophees), ...won];
}
