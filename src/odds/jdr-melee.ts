import type { Dice } from '../dice/dice.ts';
import { certain, type Distribution, mapDistribution } from '../dice/distribution.ts';
import { through } from '../dice/every.ts';
import { testNext } from '../rules/jdr/melee/courage.ts';
import { begin } from '../rules/jdr/melee/melee.ts';
import { type Scene, sceneOf, standing } from '../rules/jdr/melee/scene.ts';
import { inOrder, strikeStep, strikeSteps } from '../rules/jdr/melee/strikes.ts';
import type { Choix, Etat, Melee, MeleeState } from '../rules/jdr/melee/terms.ts';
import { fallen } from './heresie/fallen.ts';

/**
 * A round of a close combat: the first one, or the one that comes as it stands in `depuis`. `choix` by place: the weapons
 * and targets of that round.
 */
export interface MeleeQuestion {
  readonly melee: Melee;
  readonly choix: readonly Choix[];
  readonly depuis?: Pick<MeleeState, 'etats' | 'round'>;
}

/** What a round may do to one fighter: PV that it cost him in all, whether he flees, whether he is K.O. */
export interface FighterFate {
  readonly pvPerdus: number;
  readonly fuite: boolean;
  readonly ko: boolean;
}

/** A round between two of its steps: all that what is left of it depends on. */
interface Midway extends Pick<Scene, 'perdus' | 'pris' | 'etats'> {
  /** How all stood after the strikes; `null` before. */
  readonly struck: readonly Etat[] | null;
}

/**
 * What a round may do to each fighter, in joining order, by the rule that plays it: rounds that stand alike after a step
 * are counted together. What is gained decides nothing of it and is left out.
 */
export function meleeOdds({ melee, choix, depuis }: MeleeQuestion): readonly Distribution<FighterFate>[] {
  const start: MeleeState = { ...begin(melee), ...depuis, melee: { ...melee, gains: null } };
  const opening = sceneOf(start, choix, fallen);
  const there = standing(opening);
  const play = (
    { etats, perdus, pris, struck }: Midway,
    dice: Dice,
    step: (scene: Scene) => void,
  ): Midway => {
    const rows = pris.map((row) => [...row]);
    const scene = { ...sceneOf({ ...start, etats }, choix, dice), perdus: [...perdus], pris: rows };
    step(scene);
    return { struck, perdus: scene.perdus, pris: scene.pris, etats: scene.etats.map(unnamed) };
  };
  const { etats, perdus, pris } = opening;
  let all: Distribution<Midway> = certain({ etats, perdus, pris, struck: null });
  for (const step of strikeSteps(opening))
    all = through(all, (before, dice) => play(before, dice, (scene) => strikeStep(scene, step)));
  all = mapDistribution(all, (before) => ({ ...before, struck: before.etats }));
  for (const at of inOrder(opening, there)) {
    all = through(all, (before, dice) =>
      play(before, dice, (scene) => testNext(scene, at, before.struck ?? before.etats, there)),
    );
  }
  return start.etats.map(({ pv }, at) => mapDistribution(all, (end) => fateOf(pv, end.etats[at])));
}

/** Who brought a fighter down changes nothing of what comes. */
function unnamed(etat: Etat): Etat {
  return { ...etat, abattu: null };
}

function fateOf(
  before: number,
  { pv, fuite }: Pick<Etat, 'pv' | 'fuite'> = { pv: 0, fuite: false },
): FighterFate {
  return { pvPerdus: before - pv, fuite, ko: pv === 0 };
}
