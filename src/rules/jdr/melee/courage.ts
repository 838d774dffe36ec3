import * as moral from '../moral.ts';
import { reward } from './gains.ts';
import { fighter, isUp, opponents, type Scene, stateOf } from './scene.ts';
import { inOrder } from './strikes.ts';
import type { Etat } from './terms.ts';

/** The opponent who counts for a test: where he stands, and the rulings that chose him. */
interface Facing {
  readonly at: number;
  readonly rulings: readonly string[];
}

/**
 * The tests of morale of a round, in the order of the strikes: figures are those of the end of the strikes, and what a
 * flight gives is given at once. `there`: places of all who began the round.
 * Source: `melee.13`, `melee.14`.
 */
export function testAll(scene: Scene, there: readonly number[]): void {
  const struck = [...scene.etats];
  for (const at of inOrder(scene, there)) testNext(scene, at, struck, there);
}

/** The test of the fighter at place `at`, if he is up and has lost PV; `struck`: how all stood after the strikes. */
export function testNext(scene: Scene, at: number, struck: readonly Etat[], there: readonly number[]): void {
  const etat = struck[at];
  if (!etat || !isUp(etat) || (scene.perdus[at] ?? 0) === 0) return;
  const about = fighter(scene, at).fiche;
  if (opponents(scene, at).length > 0) testOne(scene, at, struck, there);
  else {
    const rulings = scene.fuites.length > 0 ? { rulings: ['plus-d-adversaire'] } : {};
    scene.trace.clause({ clause: 'melee.14', what: 'plus-d-adversaire', about, ...rulings });
  }
}

function testOne(scene: Scene, at: number, struck: readonly Etat[], there: readonly number[]): void {
  const { trace, perdus, melee } = scene;
  const { fiche: about, cd, pvBase, camp } = fighter(scene, at);
  const foe = facing(scene, at, struck, there);
  const named = { clause: 'melee.13', what: 'adversaire', about };
  trace.clause(
    { ...named, ...(foe.rulings.length > 0 && { rulings: foe.rulings }) },
    fighter(scene, foe.at).fiche,
  );
  const [pvPerdus, theirs] = [perdus[at] ?? 0, perdus[foe.at] ?? 0];
  if (pvPerdus <= theirs) {
    trace.test({ clause: 'moral.2', what: 'occasion-melee', about }, pvPerdus, '>', theirs);
    return;
  }
  const parJoueur = melee.combattants.some((one) => one.camp !== camp && one.joueur);
  const adversaire = { pv: struck[foe.at]?.pv ?? 0, pvPerdus: theirs, tombe: true };
  const { pv } = stateOf(scene, at);
  const { rulings } = melee;
  const test = { cd, pvBase, pv, pvPerdus, adversaire, parJoueur, impose: false, rulings, ignored: [] };
  const { result, steps } = moral.resolve(test, trace.dice);
  trace.steps.push(...steps.map((step) => ({ ...step, about })));
  scene.tests.push({ fiche: about, ...result });
  if (result.fuite) leave(scene, at, result, parJoueur);
}

/** The one who took most PV from him, then the one with most PV left, then the first who joined. */
function facing(scene: Scene, at: number, struck: readonly Etat[], there: readonly number[]): Facing {
  const { camp } = fighter(scene, at);
  const foes = there.filter((other) => fighter(scene, other).camp !== camp);
  const taken = (other: number) => scene.pris[other]?.[at] ?? 0;
  const left = (other: number) => struck[other]?.pv ?? 0;
  const [first, second] = foes.toSorted(
    (one, other) => taken(other) - taken(one) || left(other) - left(one) || one - other,
  );
  if (first === undefined) throw new RangeError('Nobody struck him');
  const isTie = second !== undefined && taken(first) === taken(second) && left(first) === left(second);
  const { fuite } = stateOf(scene, first);
  const rulings = [
    ...(second === undefined ? [] : ['adversaire-en-melee']),
    ...(isTie ? ['adversaire-ex-aequo'] : []),
    ...(isUp(stateOf(scene, first)) ? [] : ['adversaire-tombe']),
    ...(fuite ? ['fuite-puis-test'] : []),
  ];
  return { at: first, rulings };
}

/** He flees, and may die of it. */
function leave(scene: Scene, at: number, { ko, pvApres }: moral.MoralResult, parJoueur: boolean): void {
  const { fiche } = fighter(scene, at);
  const earlier = scene.fuites.length > 0;
  const abattu = ko ? { par: null, parJoueur } : null;
  scene.etats[at] = { ...stateOf(scene, at), pv: pvApres, fuite: true, abattu };
  scene.fuites.push(fiche);
  if (ko) scene.ko.push(fiche);
  reward(scene, at, ko ? 'ko' : 'fuite', earlier ? ['gains-des-tests'] : []);
}
