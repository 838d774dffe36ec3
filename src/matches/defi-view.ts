import type { DefiResult } from '../rules/heresie/state.ts';
import { type Side, sides } from '../rules/heresie/terms.ts';
import type { Outcome } from '../rules/rule.ts';
import { outcomeOf } from '../rules/trace.ts';
import { defiOf } from './defi-course.ts';
import { dueIn, pressers } from './defi-moves.ts';
import type { DefiMatch, DefiView, Duelliste } from './defi-terms.ts';

/** What everybody may see of a challenge: nothing of it is hidden. */
export function viewOf(state: DefiMatch): DefiView {
  const { fixed, course, phase, pasAPas, since } = state;
  const due = dueIn(state);
  return {
    outcome: outcomeIn(state),
    since,
    phase,
    due,
    awaits: awaitsIn(state),
    round: course?.round ?? 0,
    duellistes: {
      protagoniste: duelliste(state, 'protagoniste'),
      antagoniste: duelliste(state, 'antagoniste'),
    },
    arene: fixed.arene,
    simulation: fixed.simulation,
    pasAPas,
    seul: fixed.seul,
    avantage: course?.duel.avantage ?? null,
    interdite: postureNamed(
      fixed,
      sides.map((side) => course?.duel[side].choix?.nommee ?? null).find((one) => one !== null) ?? null,
    ),
    adverses: phase === 'declaration' ? fixed.adverses.map(({ combattant }) => combattant.profil.nom) : [],
  };
}

/** Ids of the persons who are to press; both where either may. */
export function awaitsIn(state: DefiMatch): readonly string[] {
  const due = dueIn(state);
  return due === null ? [] : pressers(state, due).map((side) => state.seats[side]);
}

/** Who chooses later in this step is told apart from who took nothing: only what was chosen is there. */
function duelliste(state: DefiMatch, side: Side): Duelliste {
  const { [side]: model } = defiOf(state);
  const camp = state.course?.duel[side];
  const { soutien, marcheurs, profil } = model;
  const choix = camp?.choix ?? null;
  return {
    nom: profil.nom,
    joueur: state.seats[side],
    pv: camp?.pv ?? model.pv,
    base: profil.pv,
    appui: { soutien, marcheurs },
    arme: model.armes.find(({ id }) => id === camp?.arme)?.nom ?? null,
    ...(choix && { posture: postureNamed(state.fixed, choix.posture) }),
  };
}

/** The name of a posture as it is printed, or as the campaign calls its own. */
function postureNamed({ postures }: DefiMatch['fixed'], wanted: string | null): string | null {
  return postures.find(({ id }) => id === wanted)?.nom ?? wanted;
}

function outcomeIn(state: DefiMatch): DefiView['outcome'] {
  const { refus, steps, fixed } = state;
  return refus ? outcomeOf(steps, refus, fixed.rulings, []) : duelIn(state);
}

function duelIn(state: DefiMatch): Outcome<DefiResult> {
  const { course, fin, steps, fixed, version } = state;
  const { protagoniste, antagoniste } = course?.duel ?? defiOf(state);
  const pv = { protagoniste: protagoniste.pv, antagoniste: antagoniste.pv };
  const ignored = version === 0 ? fixed.sansEffet : [];
  return outcomeOf(steps, { rounds: course?.rounds ?? [], ...fin, pv }, fixed.rulings, ignored);
}

/** PV that `side` lost (below 0: got back) between two states of one challenge; `null` stands for before its beginning. */
export function lostBetween(before: DefiMatch | null, after: DefiMatch, side: Side): number {
  const fresh = defiOf(after)[side].pv;
  return (before?.course?.duel[side].pv ?? fresh) - (after.course?.duel[side].pv ?? fresh);
}
