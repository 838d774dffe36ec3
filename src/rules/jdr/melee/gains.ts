import { gainFor } from '../gains.ts';
import { fighter, opponents, type Scene, stateOf } from './scene.ts';

/**
 * What the elimination of the fighter at place `at` gives to each opponent who still stands, at once: his whole value
 * when he is K.O., half of it when he fled alive. `rulings`: those that say when.
 * Source: `melee.15`, `melee.16`.
 */
export function reward(
  scene: Scene,
  at: number,
  cause: 'ko' | 'fuite',
  rulings: readonly string[] = [],
): void {
  const { melee, trace } = scene;
  const fallen = fighter(scene, at).fiche;
  const winners = opponents(scene, at);
  if (winners.length === 0) return;
  const whole = melee.gains === null ? { xp: 0, credits: 0 } : gainFor(melee.gains, stateOf(scene, at).xp);
  const isHalf = cause === 'fuite' && melee.gains !== null;
  const gain = isHalf ? { xp: Math.floor(whole.xp / 2), credits: Math.floor(whole.credits / 2) } : whole;
  const all = [...rulings, ...(isHalf ? ['arrondi', 'moities-separees'] : [])];
  const mark = { about: fallen, ...(all.length > 0 && { rulings: all }) };
  if (melee.gains === null) trace.clause({ clause: 'melee.16', what: 'table-de-gains', ...mark }, null);
  else {
    const part = isHalf ? 'moitie' : 'entiers';
    trace.clause({ clause: 'melee.15', what: 'valeur', ...mark }, { ...gain, part });
  }
  for (const winner of winners) {
    const { fiche } = fighter(scene, winner);
    const etat = stateOf(scene, winner);
    const gagne = { xp: etat.gagne.xp + gain.xp, credits: etat.gagne.credits + gain.credits };
    scene.etats[winner] = { ...etat, xp: etat.xp + gain.xp, gagne };
    scene.gains.push({ fiche, ...gain, cause });
  }
}
