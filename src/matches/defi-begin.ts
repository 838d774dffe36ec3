import type { Dice } from '../dice/dice.ts';
import { jusquauBout, rapide } from '../rules/heresie/defi.ts';
import { duellistes, issued } from '../rules/heresie/issue.ts';
import { begin as opening } from '../rules/heresie/run.ts';
import { defiOf, sound } from './defi-course.ts';
import { ownNames } from './defi-noms.ts';
import { appuiOf } from './defi-play.ts';
import type { DefiMatch, DefiStart } from './defi-terms.ts';

/** A challenge that waits for its answer, or one that is played at once. */
export function begin({ seats, mode, choices, ...fixed }: DefiStart, dice: Dice): DefiMatch {
  const state: DefiMatch = {
    version: 0,
    fixed,
    seats,
    phase: 'declaration',
    adverse: 0,
    appui: appuiOf({ fixed }, 0),
    depart: null,
    pasAPas: false,
    feinte: null,
    rompent: [],
    course: null,
    fin: { vainqueur: null, prc: 0 },
    refus: null,
    steps: issued(
      fixed.protagoniste.combattant,
      fixed.adverses.map(({ combattant }) => combattant),
    ),
    since: 0,
  };
  return mode === null ? state : atOnce(state, mode, choices, dice);
}

/** All of it in one go; the choices have been checked. */
function atOnce(
  state: DefiMatch,
  mode: NonNullable<DefiStart['mode']>,
  choices: DefiStart['choices'],
  dice: Dice,
): DefiMatch {
  const defi = defiOf(state);
  const play = mode === 'rapide' ? rapide : jusquauBout;
  const { result, steps } = sound(play(defi, choices, dice));
  const { protagoniste, antagoniste } = defi;
  const { rounds, vainqueur, prc, pv } = result;
  const { duel } = opening(defi);
  const left = {
    ...duel,
    protagoniste: { ...duel.protagoniste, pv: pv.protagoniste },
    antagoniste: { ...duel.antagoniste, pv: pv.antagoniste },
  };
  const course = { duel: left, round: rounds.length, rounds };
  const named = duellistes(protagoniste.profil.nom, antagoniste.profil.nom, ownNames(defi));
  return { ...state, phase: 'fin', course, fin: { vainqueur, prc }, steps: [named, ...steps] };
}
