import type { Stage } from '../../dice/every.ts';
import { Trace } from '../trace.ts';
import { type Assaut, type Scene, still } from './assaut.ts';
import { attack } from './attaques.ts';
import { wound } from './blessure.ts';
import { takeAdvantage } from './concentration.ts';
import { damage } from './degats.ts';
import { mitigate, save } from './sauvegarde.ts';
import type { Concentration, Defi, Duel, Frappe } from './state.ts';
import { other, type Side } from './terms.ts';
import { hit } from './touche.ts';

/** The stages of one strike, each from the state that the one before left. */
const strikeStages: readonly ((assaut: Assaut, scene: Scene) => Assaut)[] = [
  attack,
  hit,
  wound,
  save,
  mitigate,
  damage,
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
export function strikeOnce(
  defi: Defi,
  duel: Duel,
  side: Side,
  trace: Trace,
): { readonly duel: Duel; readonly frappe: Frappe | null } {
  const scene = { defi, side, trace };
  return strikeStages.reduce((assaut, stage) => stage(assaut, scene), still(duel));
}

/** The duel after Concentration: who took the advantage, and what Se garder gave is spent. */
export function concentrateOnce(
  defi: Defi,
  duel: Duel,
  trace: Trace,
): { readonly duel: Duel; readonly concentration: readonly Concentration[] } {
  const { avantage, concentration } = takeAdvantage(defi, duel, trace);
  const { protagoniste, antagoniste } = duel;
  const spent = {
    ...duel,
    avantage,
    protagoniste: { ...protagoniste, garde: 0 },
    antagoniste: { ...antagoniste, garde: 0 },
  };
  return { duel: spent, concentration };
}

/**
 * One round whose postures and weapons are chosen, as stages from `still(duel)` to a state whose `duel` is what the round
 * left: counting merges equal states between them. They play the same dice as `concentrateOnce` and `strikeOnce`.
 */
export function roundStages(defi: Defi): readonly Stage<Assaut>[] {
  const concentrate: Stage<Assaut> = ({ duel }, dice) =>
    still(concentrateOnce(defi, duel, new Trace(dice)).duel);
  const strikes = [0, 1].flatMap((rank) =>
    strikeStages.map((stage): Stage<Assaut> => {
      return (assaut, dice) => {
        if (isOver(assaut.duel)) return assaut;
        return stage(assaut, { defi, side: striker(assaut.duel, rank), trace: new Trace(dice) });
      };
    }),
  );
  return [concentrate, ...strikes];
}
