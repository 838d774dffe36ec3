import { check, mostFighters, refuseFighter } from '../rules/jdr/melee/check.ts';
import { begin } from '../rules/jdr/melee/melee.ts';
import type { CampId } from '../rules/jdr/melee/terms.ts';
import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import { note, told, toldOr } from './melee-state.ts';
import type { Engage, MeleeMatch, Recrue } from './melee-terms.ts';

/** Fighters as their sheets are by now: a lobby may have waited for days. Camp, charge and person stay. */
export function refreshed(state: MeleeMatch, anew: readonly Recrue[]): MeleeMatch {
  const engages = state.engages.map((one): Engage => {
    const now = anew.find(({ fiche }) => fiche === one.fiche);
    if (!now) return one;
    const { camp, charge } = one.combattant;
    const { statuts, arme } = now;
    return { ...one, statuts, arme, combattant: { ...now.combattant, camp, charge } };
  });
  return { ...state, engages };
}

/** Sheets join a camp. Refused: `melee-nobody`, `melee-full`, `melee-twice`, and who cannot fight. */
export function joined(state: MeleeMatch, camp: CampId, recrues: readonly Recrue[]): MeleeMatch | Refusal {
  if (recrues.length === 0) return refuse('melee-nobody', null);
  let engages = state.engages;
  for (const recrue of recrues) {
    const engage: Engage = { ...recrue, combattant: { ...recrue.combattant, camp } };
    const { fiche } = engage.combattant;
    if (engages.length >= (state.fixed.duel ? 2 : mostFighters))
      return refuse('melee-full', null, { most: state.fixed.duel ? 2 : mostFighters });
    if (engages.some(({ combattant }) => combattant.fiche === fiche))
      return refuse('melee-twice', null, { fiche });
    const refusal = refuseFighter(engage.combattant, null);
    if (refusal) return refusal;
    engages = [...engages, engage];
  }
  const steps = recrues.map(({ combattant }) => note('rejoint', camp, combattant.fiche));
  const next = { ...state, engages, steps };
  return toldOr(state.fixed.duel ? started(next, state.meneur) : next);
}

export function left(state: MeleeMatch, gone: readonly number[]): MeleeMatch {
  const engages = state.engages.filter((_, at) => !gone.includes(at));
  const steps = gone.map((at) => note('quitte', true, state.engages[at]?.combattant.fiche ?? ''));
  return told({ ...state, engages, steps });
}

/** All are locked in. Refused as `check` does. */
export function started(state: MeleeMatch, meneur: string): MeleeMatch | Refusal {
  const { gains, rulings } = state.fixed;
  const melee = check(
    state.engages.map(({ combattant }) => combattant),
    gains,
    rulings,
  );
  if (isRefusal(melee)) return melee;
  const choix = state.engages.map(({ arme }) => ({ arme, cible: null }));
  const steps = [...state.steps, note('verrouilles')];
  return { ...state, phase: 'combat', meneur, choix, etats: begin(melee).etats, steps };
}
