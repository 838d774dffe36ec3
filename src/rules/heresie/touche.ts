import { touche } from '../../../data/heresie/tables.ts';
import { holds } from '../trace.ts';
import { type Assaut, decided, once, type Scene, type Touche } from './assaut.ts';
import { caracteristique, provoque } from './caracteristiques.ts';
import { cast, type Fate, numberOf } from './cast.ts';
import { effetsDe } from './effets.ts';
import { seuilOf } from './regles.ts';
import type { Duel } from './state.ts';
import { other, type Side } from './terms.ts';

/** One row of the table to hit: it holds when `attaque` × own CC `comparison` `defense` × enemy CC. The first that holds counts. */
export interface LigneDeTouche {
  readonly attaque: number;
  readonly comparison: '=' | '>=' | '>' | '<=';
  readonly defense: number;
  readonly seuil: number;
}

/** The face that hits, for CC `a` against CC `d`, both at least 1. */
export function seuilDeTouche(a: number, d: number): number {
  const row = touche.lignes.find((one) => holds(one.attaque * a, one.comparison, one.defense * d));
  return row?.seuil ?? touche.sinon;
}

/** Second stage: all hit dice, then what their natural faces set off, then what misses give to Se garder. Source: `defi.25`. */
export function hit(assaut: Assaut, scene: Scene): Assaut {
  const { side, trace } = scene;
  const attaques = numberOf(assaut.touches);
  if (attaques === 0) return assaut;
  const fateOf = once(scene, 'touche', () => fates(scene));
  const mark = { clause: 'defi.25', about: side };
  const { runs } = cast(scene, { ...mark, what: 'jets-de-touche' }, assaut.touches, fateOf);
  const touches = numberOf(runs);
  trace.clause({ ...mark, what: 'touches' }, touches);
  const critiques = numberOf(runs.filter(({ kind }) => kind.critique));
  const autos = numberOf(runs.filter(({ kind }) => kind.auto && !kind.critique));
  if (critiques > 0) trace.clause({ clause: 'defi.26', what: 'critiques', about: side }, critiques);
  if (autos > 0) trace.clause({ clause: 'defi.27', what: 'perforants', about: side }, autos);
  const frappe = assaut.frappe && { ...assaut.frappe, touches };
  return { ...assaut, touches: runs, ratees: guarded(attaques - touches, scene), frappe };
}

/** What becomes of an attack by its natural face. */
function fates(scene: Scene): (kind: Touche) => Fate<Touche> {
  const { defi, duel, side } = scene;
  const seuil = readSeuil(duel, scene);
  const critique = seuilOf(defi, duel, side, 'critique');
  const perforant = seuilOf(defi, duel, side, 'perforant');
  return (kind) => ({
    by: (face) => {
      if (face === 1 || face < seuil) return null;
      const isCritical = critique !== null && face >= critique;
      return { ...kind, auto: isCritical || (perforant !== null && face >= perforant), critique: isCritical };
    },
  });
}

/** The misses, where the enemy's Se garder counts them. */
function guarded(misses: number, scene: Scene): number {
  const { defi, duel, side, trace } = scene;
  const target = other(side);
  const clause = once(scene, 'garde', () => effetsDe(defi, duel, target, 'garde')[0]?.posture.clause);
  if (clause === undefined) return 0;
  trace.clause({ clause, what: 'attaques-ratees', about: target, rulings: ['garde-duree'] }, misses);
  return misses;
}

function readSeuil(duel: Duel, scene: Scene): number {
  const { defi, side, trace } = scene;
  const a = readCc(duel, side, scene);
  const bare = readCc(duel, other(side), scene);
  const d = Math.max(1, bare);
  const [fixed] = effetsDe(defi, duel, side, 'touche-sur');
  if (fixed) {
    const { clause } = fixed.posture;
    trace.clause({ clause, what: 'seuil-de-touche', about: side }, fixed.effet.valeur);
    return fixed.effet.valeur;
  }
  const rulings = decided(
    a === 10 && d === 5 && 'cc-10-contre-5',
    (a > 10 || d > 10) && 'cc-plus-de-10',
    bare === 0 && 'cc0',
  );
  const mark = { clause: 'defi.25', what: 'seuil-de-touche', about: side, ...rulings };
  const seuil = seuilDeTouche(a, d);
  trace.lookup(mark, touche.id, [a, d], seuil);
  return seuil;
}

/** The CC of one model in this strike, with its calculation when something changes it. */
function readCc(duel: Duel, whose: Side, { defi, trace }: Scene): number {
  const lowered = provoque(defi, duel, whose, 'cc');
  const mark = { about: whose };
  if (lowered) {
    const { from, by, rulings } = lowered;
    trace.modify({ ...mark, clause: 'defi.11', what: 'cc-provoquee', rulings }, from, by);
  }
  const cc = caracteristique(defi, duel, whose, 'cc', 'frappe');
  if (cc.by.length > 0) trace.modify({ ...mark, clause: 'defi.25', what: 'cc' }, cc.from, cc.by);
  return cc.value;
}
