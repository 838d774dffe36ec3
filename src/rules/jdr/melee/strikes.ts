import { aim, rollBlows } from './frappe.ts';
import { reward } from './gains.ts';
import { fighter, type Scene, standing, stateOf } from './scene.ts';

/** Places of the fighters in the order in which they strike and test: descending I, then as they joined. */
export function inOrder(scene: Scene, places: readonly number[]): number[] {
  return places.toSorted((one, other) => fighter(scene, other).i - fighter(scene, one).i || one - other);
}

/** Those of one initiative, by their places. */
interface StrikeStep {
  readonly initiative: number;
  readonly places: readonly number[];
}

/** The steps of initiative of a round about to be played. Source: `melee.2`, `melee.3`. */
export function strikeSteps(scene: Scene): readonly StrikeStep[] {
  const order = inOrder(scene, standing(scene));
  const groups = Map.groupBy(order, (at) => fighter(scene, at).i);
  return [...groups].map(([initiative, places]) => ({ initiative, places }));
}

/** All strikes of a round, one step of initiative after the other. */
export function strikeAll(scene: Scene): void {
  for (const step of strikeSteps(scene)) strikeStep(scene, step);
}

/** One step of initiative: who has fallen before it does not strike. */
export function strikeStep(scene: Scene, { initiative, places }: StrikeStep): void {
  const ready = places.filter((at) => stateOf(scene, at).pv > 0);
  if (ready.length > 0) strikeTogether(scene, initiative, ready);
  for (const at of places.filter((one) => !ready.includes(one)))
    scene.trace.clause({ clause: 'melee.2', what: 'ne-frappe-pas', about: fighter(scene, at).fiche });
}

/** Those of one initiative: targets first, then every blow; who fell is worth his gains after the last. */
function strikeTogether(scene: Scene, initiative: number, places: readonly number[]): void {
  const together = places.length > 1;
  const mark = together
    ? { clause: 'melee.3', what: 'initiative', rulings: ['initiative-egale'] }
    : { clause: 'melee.2', what: 'initiative' };
  scene.trace.clause(mark, initiative);
  const aimed = places.map((at) => ({ at, target: aim(scene, at) }));
  const fallen = aimed.flatMap(({ at, target }) => (target === null ? [] : strikeOne(scene, at, target)));
  const rulings = together ? ['gains-simultanes'] : [];
  for (const at of fallen.toSorted((one, other) => one - other)) reward(scene, at, 'ko', rulings);
}

/** One fighter's blows, and the PV that they take; the place of who falls by them. Source: `melee.11`, `melee.12`. */
function strikeOne(scene: Scene, at: number, target: number): number[] {
  const { trace, perdus, pris } = scene;
  const { passees, ...frappe } = rollBlows(scene, at, target);
  const before = stateOf(scene, target);
  const about = fighter(scene, target).fiche;
  const pvPerdus = Math.min(passees, before.pv);
  scene.frappes.push({ ...frappe, pvPerdus });
  if (passees === 0) return [];
  const rulings = excess(passees, before.pv);
  const lost = [{ cause: 'blessures', value: -pvPerdus }];
  const { value: pv } = trace.modify({ clause: 'melee.11', what: 'pv', about, ...rulings }, before.pv, lost);
  perdus[target] = (perdus[target] ?? 0) + pvPerdus;
  const row = pris[at];
  if (row) row[target] = (row[target] ?? 0) + pvPerdus;
  if (pv > 0 || pvPerdus === 0) {
    scene.etats[target] = { ...before, pv };
    return [];
  }
  const { fiche: par, joueur: parJoueur } = fighter(scene, at);
  scene.etats[target] = { ...before, pv, abattu: { par, parJoueur } };
  scene.ko.push(about);
  trace.clause({ clause: 'melee.12', what: 'ko', about }, par);
  return [target];
}

/** Which rulings took what went beyond the PV left: of one who had fallen already, or of the last blow. */
function excess(passees: number, left: number): { readonly rulings?: readonly string[] } {
  if (passees <= left) return {};
  return { rulings: left === 0 ? ['cibles-simultanees', 'pertes-plafonnees'] : ['pertes-plafonnees'] };
}
