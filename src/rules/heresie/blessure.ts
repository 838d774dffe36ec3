import { blessure } from '../../../data/heresie/tables.ts';
import { bandValue } from '../table.ts';
import { type Assaut, decided, once, type Scene, type Touche } from './assaut.ts';
import { caracteristique } from './caracteristiques.ts';
import { cast, type Fate, mapRuns, numberOf, type Run } from './cast.ts';
import { baseD, basePa, eternalOf } from './degats.ts';
import { effetsDe, effetsSur } from './effets.ts';
import { hates, seuilOf } from './regles.ts';
import type { Duel } from './state.ts';
import { other } from './terms.ts';

/** A wound, and what its natural face set off. */
interface Plaie {
  readonly breche: boolean;
  readonly dechirure: boolean;
  readonly critique: boolean;
  readonly fixe: number | null;
}

/** What wounds: a face, nothing, or every hit without a die (E 0). */
type Besoin = number | 'impossible' | 'sans-jet';

/** Third stage: a die for each hit that does not wound by itself, then Brèche and Déchirure. Source: `defi.28`. */
export function wound(assaut: Assaut, scene: Scene): Assaut {
  const { side, trace, duel } = scene;
  const { touches } = assaut;
  if (numberOf(touches) === 0) return assaut;
  const fateOf = once(scene, 'blessure', () => fates(duel, readBesoin(duel, scene), scene));
  const mark = { clause: 'defi.28', about: side };
  const { runs } = cast(scene, { ...mark, what: 'jets-de-blessure' }, touches, fateOf);
  const blessures = numberOf(runs);
  trace.clause({ ...mark, what: 'blessures' }, blessures);
  const frappe = assaut.frappe && { ...assaut.frappe, blessures };
  return { ...assaut, touches: [], blessures: weigh(runs, scene), frappe };
}

/** Beyond every face. */
const impossible = 7;

/** What becomes of a hit. An automatic one counts as a natural 6. */
function fates(duel: Duel, besoin: Besoin, { defi, side }: Scene): (touche: Touche) => Fate<Plaie> {
  const breche = seuilOf(defi, duel, side, 'breche') ?? impossible;
  const dechirure = seuilOf(defi, duel, side, 'dechirure') ?? impossible;
  const bonus = hates(defi, duel, side, other(side)) ? 1 : 0;
  const failing = effetsSur(defi, duel, side, 'blessure-ratee').map(({ effet }) => effet.jusqua);
  const lowest = Math.max(1, ...failing);
  const plaie = ({ critique, fixe }: Touche, natural: number): Plaie => {
    return { breche: natural >= breche, dechirure: natural >= dechirure, critique, fixe };
  };
  return (touche) => {
    if (touche.auto) return { sure: plaie(touche, 6) };
    if (besoin === 'impossible') return { sure: null };
    if (besoin === 'sans-jet') return { sure: plaie(touche, 0) };
    return {
      by: (face) => {
        const wounds = face > lowest && Math.min(6, face + bonus) >= besoin;
        return wounds ? plaie(touche, face) : null;
      },
    };
  };
}

/** The wounds with their PA and damage, and the rules that changed these. */
function weigh(runs: readonly Run<Plaie>[], scene: Scene): Assaut['blessures'] {
  if (runs.length === 0) return [];
  const { side, trace, duel } = scene;
  const about = side;
  const pa = once(scene, 'pa', () => basePa(duel, scene));
  const d = once(scene, 'd', () => baseD(duel, scene));
  const eternal = once(scene, 'guerrier-eternel', () => eternalOf(duel, scene));
  const breches = numberOf(runs.filter(({ kind }) => kind.breche));
  const dechirures = numberOf(runs.filter(({ kind }) => kind.dechirure));
  if (breches > 0) trace.clause({ clause: 'defi.29', what: 'breches', about }, breches);
  if (dechirures > 0) trace.clause({ clause: 'defi.30', what: 'dechirures', about }, dechirures);
  return mapRuns(scene, 'blessures', runs, ({ breche, dechirure, critique, fixe }) => ({
    pa: breche ? Math.min(2, pa ?? 2) : pa,
    d: Math.max(1, (fixe ?? d + (critique ? 1 : 0) + (dechirure ? 1 : 0)) - eternal),
  }));
}

/** F on the hits against E, Poison and Haine: what a die must show. */
function readBesoin(duel: Duel, scene: Scene): Besoin {
  const { defi, side, trace } = scene;
  const about = side;
  const f = readF(duel, scene);
  const e = readE(duel, scene);
  const mark = { clause: 'defi.28', what: 'seuil-de-blessure', about };
  if (f === 0) {
    trace.lookup({ ...mark, rulings: ['f0', 'critique-f0'] }, blessure.id, [f, e], 'impossible');
    return 'impossible';
  }
  if (e === 0) {
    trace.lookup({ ...mark, rulings: ['e0'] }, blessure.id, [f, e], 'sans-jet');
    return 'sans-jet';
  }
  const table = bandValue(blessure.bands, f - e);
  trace.lookup(mark, blessure.id, [f, e], table ?? 'impossible');
  const poison = seuilOf(defi, duel, side, 'empoisonne');
  if (poison !== null) {
    trace.clause({ clause: 'defi.31', what: 'empoisonne', about, rulings: ['poison'] }, poison);
  }
  const best = Math.min(table ?? impossible, poison ?? impossible);
  if (best === impossible) {
    trace.clause({ ...mark, what: 'aucun-jet', rulings: ['blessure-impossible'] });
    return 'impossible';
  }
  traceBonus(duel, scene);
  return best;
}

function traceBonus(duel: Duel, { defi, side, trace }: Scene): void {
  if (hates(defi, duel, side, other(side))) {
    trace.clause({ clause: 'defi.32', what: 'haine', about: side, rulings: ['haine-cible'] }, 1);
  }
  for (const { effet, posture } of effetsSur(defi, duel, side, 'blessure-ratee')) {
    trace.clause({ clause: posture.clause, what: 'blessure-ratee', about: side }, effet.jusqua);
  }
}

/** F with weapon and posture, then what a posture adds to the hits. */
function readF(duel: Duel, { defi, side, trace }: Scene): number {
  const f = caracteristique(defi, duel, side, 'f', 'frappe');
  const added = effetsDe(defi, duel, side, 'touches').map(({ effet, posture }) => {
    return { cause: posture.id, value: effet.f };
  });
  const rulings = decided(...f.rulings, added.length > 0 && 'coup-fixe');
  const mark = { clause: 'defi.28', what: 'f', about: side, ...rulings };
  return trace.modify(mark, f.from, [...f.by, ...added]).value;
}

function readE(duel: Duel, { defi, side, trace }: Scene): number {
  const target = other(side);
  const e = caracteristique(defi, duel, target, 'e', 'frappe');
  if (e.by.length > 0) trace.modify({ clause: 'defi.28', what: 'e', about: target }, e.from, e.by);
  return e.value;
}
