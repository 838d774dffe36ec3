import { isUp } from '../rules/jdr/melee/scene.ts';
import type { CampId, Choix, Etat, MeleeState } from '../rules/jdr/melee/terms.ts';
import { isRefusal, type Json, type Refusal } from '../rules/rule.ts';
import type { ClauseStep } from '../rules/step.ts';
import { outcomeOf } from '../rules/trace.ts';
import type { MeleeFighter, MeleeMatch, MeleeView } from './melee-terms.ts';

/** The mêlée as its rules know it. */
export function runOf({ fixed, engages, etats, round, dernier, steps }: MeleeMatch): MeleeState {
  const { gains, rulings } = fixed;
  const combattants = engages.map(({ combattant }) => combattant);
  return { melee: { combattants, gains, rulings }, etats, round, dernier, steps };
}

/** A step of the match itself. */
export function note(what: string, value: Json = true, about?: string): ClauseStep {
  return { kind: 'clause', clause: 'melee.1', what, ...(about !== undefined && { about }), value };
}

/** A state whose steps end with how each fighter stands: an entry tells all that its answer showed. */
export function told(state: MeleeMatch): MeleeMatch {
  const standing = fightersOf(state).map(({ nom, camp, pv, base, etat }) =>
    note('etat', { camp, pv, base, etat }, nom),
  );
  return { ...state, steps: [...state.steps, ...standing] };
}

/** The same for what may be refused. */
export function toldOr(state: MeleeMatch | Refusal): MeleeMatch | Refusal {
  return isRefusal(state) ? state : told(state);
}

/** Who still stands and fights for the other camp, by place in joining order. */
export function foesOf(state: MeleeMatch, at: number): number[] {
  const camp = campOf(state, at);
  return state.engages.flatMap((one, place) =>
    one.combattant.camp !== camp && standsAt(state, place) ? [place] : [],
  );
}

/** Whether the fighter at that place still fights; before it begins all do. */
export function standsAt({ etats }: MeleeMatch, at: number): boolean {
  const etat = etats[at];
  return etat === undefined || isUp(etat);
}

/** Ids of the persons on whom it waits. */
export function awaitsIn(state: MeleeMatch): readonly string[] {
  const { phase, fixed, meneur, adversaire, engages } = state;
  if (phase === 'fin') return [];
  if (phase === 'rassemblement') return [adversaire ?? meneur];
  return fixed.duel ? [...new Set(engages.map(({ joueur }) => joueur))] : [meneur];
}

/** Ids of all who have a part in it. */
export function seatsIn({ meneur, adversaire, engages }: MeleeMatch): readonly string[] {
  return [
    ...new Set([
      meneur,
      ...(adversaire === null ? [] : [adversaire]),
      ...engages.map(({ joueur }) => joueur),
    ]),
  ];
}

/** What everybody may see: nothing of it is hidden. */
export function viewOf(state: MeleeMatch): MeleeView {
  const { phase, issue, fixed, round, steps, dernier, ignored } = state;
  return {
    outcome: outcomeOf(steps, dernier, fixed.rulings, ignored),
    phase,
    issue,
    duel: fixed.duel,
    round,
    combattants: fightersOf(state),
    awaits: awaitsIn(state),
  };
}

function fightersOf(state: MeleeMatch): MeleeFighter[] {
  return state.engages.map(({ combattant, joueur }, at) => {
    const { fiche: nom, camp, pvBase, armes } = combattant;
    const etat = state.etats[at];
    const { arme, cible } = choiceAt(state, at);
    const foes = foesOf(state, at);
    const target = cible !== null && foes.includes(cible) ? cible : foes[0];
    return {
      nom,
      camp,
      joueur,
      pv: etat?.pv ?? combattant.pv,
      base: pvBase,
      etat: wordOf(etat),
      arme: armes[arme ?? 0]?.nom ?? null,
      choisit: armes.length > 1 || foes.length > 1,
      cible: target === undefined ? null : (state.engages[target]?.combattant.fiche ?? null),
    };
  });
}

/** What the fighter at that place has chosen for the coming round. */
export function choiceAt({ choix }: MeleeMatch, at: number): Choix {
  return choix[at] ?? { arme: null, cible: null };
}

function wordOf(etat: Etat | undefined): MeleeFighter['etat'] {
  if (etat?.pv === 0) return 'ko';
  return etat?.fuite === true ? 'fuite' : 'debout';
}

function campOf({ engages }: MeleeMatch, at: number): CampId | undefined {
  return engages[at]?.combattant.camp;
}
