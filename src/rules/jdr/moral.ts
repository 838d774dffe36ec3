import { malusFaces } from '../../../data/jdr/malus.ts';
import type { Dice } from '../../dice/dice.ts';
import type { Outcome } from '../rule.ts';
import type { Comparison } from '../step.ts';
import { holds, Trace } from '../trace.ts';
import type { Adversaire, Moral } from './moral-options.ts';

export { check, type Moral } from './moral-options.ts';

/** One row of the malus for an opponent in better shape: it holds when `fois` × own PV `comparison` his PV. */
export interface MalusFace {
  readonly cause: string;
  readonly fois: number;
  readonly comparison: Comparison;
  readonly valeur: number;
  readonly source: string;
}

interface Malus {
  readonly cause: string;
  /** Negative. */
  readonly valeur: number;
}

/** What a Test de Moral gives. Keys as on the rule page. */
export interface MoralResult {
  /** False also when only `impose` makes him test. */
  readonly occasion: boolean;
  /** Without a floor. */
  readonly cdEffectif: number;
  readonly malus: readonly Malus[];
  readonly des: readonly number[];
  /** `null` without a test, like `reussi`. */
  readonly total: number | null;
  readonly reussi: boolean | null;
  readonly fuite: boolean;
  readonly pvApres: number;
  readonly ko: boolean;
}

/** Plays a checked test: 2D6 if it takes place, and the flight if it fails. */
export function resolve(moral: Moral, dice: Dice): Outcome<MoralResult> {
  const trace = new Trace(dice);
  const occasion = hasOccasion(moral, trace);
  const tests = occasion || moral.impose;
  if (tests && !occasion) trace.clause({ clause: 'moral.4', what: 'impose' });
  const courage = countCd(moral, trace);
  const test = tests ? rollTest(courage.cdEffectif, trace) : { des: [], total: null, reussi: null };
  const fate = test.reussi === false ? flee(moral, trace) : { fuite: false, pvApres: moral.pv, ko: false };
  const ignored = [...moral.ignored];
  if (moral.parJoueur !== null && !(tests && moral.pv === 1)) ignored.push('par-joueur');
  if (moral.impose && occasion) ignored.push('impose');
  return trace.outcome({ occasion, ...courage, ...test, ...fate }, moral.rulings, ignored);
}

/** Nobody is left to fight. */
function isNobody({ pv, tombe }: Adversaire): boolean {
  return pv === 0 && tombe !== true;
}

/** Whether the losses call for a test. */
function hasOccasion({ pvBase, pvPerdus, adversaire }: Moral, trace: Trace): boolean {
  if (!adversaire)
    return trace.test({ clause: 'moral.1', what: 'occasion-tir' }, 4 * pvPerdus, '>=', pvBase).value;
  if (isNobody(adversaire)) {
    trace.clause({ clause: 'moral.3', what: 'plus-d-adversaire' });
    return false;
  }
  return trace.test({ clause: 'moral.2', what: 'occasion-melee' }, pvPerdus, '>', adversaire.pvPerdus).value;
}

/** The Cd that the 2D6 must not exceed, and what lowers it. */
function countCd({ cd, pv, pvBase, adversaire }: Moral, trace: Trace) {
  const malus: Malus[] = [];
  const weak = trace.test({ clause: 'moral.5', what: 'moins-de-la-moitie' }, 2 * pv, '<', pvBase).value;
  if (weak) malus.push({ cause: 'moins-de-la-moitie', valeur: -1 });
  const facing = adversaire && faceOpponent(pv, adversaire, trace);
  if (facing) malus.push(facing);
  const by = malus.map(({ cause, valeur }) => ({ cause, value: valeur }));
  const { value: cdEffectif } = trace.modify({ clause: 'moral.7', what: 'cd-effectif' }, cd, by);
  return { cdEffectif, malus };
}

/** The worst malus for what the opponent has left, `null` when there is none. */
function faceOpponent(pv: number, adversaire: Adversaire, trace: Trace): Malus | null {
  const row = malusFaces.find(({ fois, comparison }) => holds(fois * pv, comparison, adversaire.pv));
  trace.lookup(
    { clause: 'moral.6', what: 'malus-de-melee' },
    'malus-de-melee',
    [pv, adversaire.pv],
    row?.valeur ?? 0,
  );
  return row ? { cause: row.cause, valeur: row.valeur } : null;
}

function rollTest(cdEffectif: number, trace: Trace) {
  const { value: total, dice } = trace.roll({ clause: 'moral.7', what: 'deux-des' }, 2, 6);
  const within = trace.test({ clause: 'moral.7', what: 'reussi' }, total, '<=', cdEffectif).value;
  const saved = !within && total === 2;
  if (saved) trace.clause({ clause: 'moral.8', what: 'double-un' });
  return { des: dice.map(({ face }) => face), total, reussi: within || saved };
}

/** He flees, which costs 1 PV, and may kill him; then who brought him down is asked. With nobody opposite nobody gains. */
function flee({ pv, parJoueur, adversaire }: Moral, trace: Trace) {
  trace.clause({ clause: 'moral.9', what: 'fuite' });
  const wound = [{ cause: 'fuite', value: -1 }];
  const { value: pvApres } = trace.modify({ clause: 'moral.10', what: 'pv-apres' }, pv, wound);
  const ko = pvApres === 0;
  const gained = adversaire === null || !isNobody(adversaire);
  if (ko) {
    trace.clause({ clause: 'moral.12', what: 'ko' });
    if (gained) trace.clause({ clause: 'moral.12', what: 'gains' }, 'entiers');
    trace.clause({ clause: 'moral.13', what: 'par-joueur', rulings: ['ko-en-fuite'] }, parJoueur);
  } else if (gained) {
    trace.clause({ clause: 'moral.11', what: 'gains', rulings: ['arrondi'] }, 'moitie');
  }
  return { fuite: true, pvApres, ko };
}
