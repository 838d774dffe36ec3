import type { Trace } from '../trace.ts';
import { type Assaut, type Scene, still } from './assaut.ts';
import { attack } from './attaques.ts';
import { wound } from './blessure.ts';
import { takeAdvantage } from './concentration.ts';
import { damage, type Suite } from './degats.ts';
import { mitigate, save } from './sauvegarde.ts';
import type { Concentration, Defi, Duel } from './state.ts';
import { other, type Side } from './terms.ts';
import { hit } from './touche.ts';

/** The stages of one strike, each from the state that the one before left; `damage` ends it. */
export const strikeStages: readonly ((assaut: Assaut, scene: Scene) => Assaut)[] = [
  attack,
  hit,
  wound,
  save,
  mitigate,
];

/** Somebody has been removed. */
export function isOver({ protagoniste, antagoniste }: Duel): boolean {
  return protagoniste.pv === 0 || antagoniste.pv === 0;
}

/** Who strikes first (`rank` 0) or second (1) in this round. */
export function striker({ avantage }: Duel, rank: number): Side {
  if (avantage === null) throw new Error('Nobody holds the advantage');
  return rank === 0 ? avantage : other(avantage);
}

/** One whole strike of `side`. `frappe` is `null` while odds are counted. */
export function strikeOnce(defi: Defi, duel: Duel, side: Side, trace: Trace): Suite {
  const scene = { defi, duel, side, trace, read: new Map() };
  const assaut = strikeStages.reduce((state, stage) => stage(state, scene), still);
  return damage(assaut, scene);
}

/** The duel after Concentration: who took the advantage, and what Se garder gave is spent. */
export function concentrateOnce(
  defi: Defi,
  duel: Duel,
  trace: Trace,
): { readonly duel: Duel; readonly concentration: readonly Concentration[] } {
  const { avantage, concentration } = takeAdvantage(defi, duel, trace);
  return { duel: spent(duel, avantage), concentration };
}

/** The duel once `avantage` holds the advantage: the bonus of Se garder is used up on both sides. */
export function spent(duel: Duel, avantage: Side): Duel {
  const { protagoniste, antagoniste } = duel;
  return {
    ...duel,
    avantage,
    protagoniste: { ...protagoniste, garde: 0 },
    antagoniste: { ...antagoniste, garde: 0 },
  };
}
