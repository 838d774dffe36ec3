import type { Dice } from '../dice/dice.ts';
import { closing, isOver, nothing, playRound } from '../rules/jdr/melee/melee.ts';
import type { CampId } from '../rules/jdr/melee/terms.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../rules/rule.ts';
import { type Handed, match, type Player } from './match.ts';
import { joined, left, refreshed, started } from './melee-lobby.ts';
import { broughtBy, mayMake, offeredMoves } from './melee-moves.ts';
import { asOnSheets } from './melee-sheets.ts';
import { awaitsIn, choiceAt, note, runOf, seatsIn, told, toldOr, viewOf } from './melee-state.ts';
import type { MeleeGiven, MeleeIssue, MeleeMatch, MeleeMove, MeleeStart } from './melee-terms.ts';

export type * from './melee-terms.ts';

/**
 * A mêlée of two camps: a lobby where sheets join, then round after round, each by one press, until one camp is left.
 * Weapons and targets are chosen before each; who chooses nothing does the default. Source: `melee.1` to `melee.17`.
 */
export const meleeMatch = match({
  begin,
  offered: offeredMoves,
  legalMoves: (state: MeleeMatch, player: Player): readonly MeleeMove[] =>
    offeredMoves(state).filter((move) => mayMake(state, move, player)),
  awaits: awaitsIn,
  advance,
  view: viewOf,
  finished: ({ phase }: MeleeMatch) => phase === 'fin',
  lapse: (state, dice) =>
    state.phase === 'combat' ? fought(quiet(state), dice) : ended(quiet(state), 'sans-reponse'),
  hand,
  round: ({ round }) => round,
});

function begin({ meneur, adversaire, engages, seul, ignored, ...fixed }: MeleeStart, dice: Dice): MeleeMatch {
  const state: MeleeMatch = {
    version: 0,
    fixed,
    phase: 'rassemblement',
    issue: null,
    meneur,
    adversaire,
    engages,
    choix: [],
    etats: [],
    round: 0,
    dernier: nothing,
    ignored,
    steps: [note('ouverture', fixed.duel ? 'duel' : 'rassemblement')],
  };
  const isWhole = fixed.duel && engages.length === 2;
  if (!isWhole) return told(state);
  const ready = sound(started(state, meneur));
  if (!seul) return told(ready);
  const after = fought({ ...ready, steps: [] }, dice); // nobody is locked in by what is over at once
  return after.phase === 'fin' ? after : { ...after, phase: 'fin', issue: 'un-round' };
}

function advance(
  before: MeleeMatch,
  move: MeleeMove,
  { id }: Player,
  dice: Dice,
  given: Json | null,
): MeleeMatch | Refusal {
  const { recrues = [], anew = [], pv = [] } = (given ?? {}) as Partial<MeleeGiven>; // read by `prepare` at the edge
  const state = asOnSheets(refreshed(quiet(before), anew), pv);
  if (state.phase === 'combat' && isOver(runOf(state))) return closed(state, 'un-camp');
  const [word = '', first = '', second = ''] = move.split(':');
  switch (word) {
    case 'rejoindre':
      return joined(state, first as CampId, recrues);
    case 'quitter':
      return left(state, broughtBy(state, id));
    case 'retirer':
      return left(state, [Number(first)]);
    case 'commencer':
      return toldOr(started(state, id));
    case 'arme':
    case 'cible':
      return chosen(state, word, Number(first), Number(second));
    case 'jouer':
      return fought(state, dice);
    case 'interrompre':
      return closed(state, 'interrompue');
    case 'decliner':
      return ended(state, 'declinee');
    default:
      return ended(state, 'dissoute');
  }
}

/** Nothing told of the moves before. */
function quiet(state: MeleeMatch): MeleeMatch {
  return { ...state, dernier: nothing, steps: [], ignored: [], corrected: [] };
}

function chosen(state: MeleeMatch, what: 'arme' | 'cible', at: number, value: number): MeleeMatch {
  const choix = state.engages.map((_, place) =>
    place === at ? { ...choiceAt(state, place), [what]: value } : choiceAt(state, place),
  );
  const { combattant } = state.engages[at] ?? {};
  const named = what === 'arme' ? combattant?.armes[value]?.nom : state.engages[value]?.combattant.fiche;
  const step = note(`choix-${what}`, named ?? null, combattant?.fiche ?? '');
  return told({ ...state, choix, steps: [...state.steps, step] });
}

/** One round; choices hold for it alone. */
function fought(state: MeleeMatch, dice: Dice): MeleeMatch {
  const run = playRound(runOf(state), state.choix, dice);
  const { etats, round, dernier } = run;
  const steps = [...state.steps, ...run.steps];
  const next = { ...state, etats, round, dernier, steps, choix: state.engages.map(() => noChoice) };
  return told(isOver(run) ? { ...next, phase: 'fin', issue: 'un-camp' } : next);
}

const noChoice = { arme: null, cible: null };

function ended(state: MeleeMatch, issue: MeleeIssue): MeleeMatch {
  return told({ ...state, phase: 'fin', issue, steps: [...state.steps, note('issue', issue)] });
}

/** It ends without a round: who stands and what all have gained is told. */
function closed(state: MeleeMatch, issue: MeleeIssue): MeleeMatch {
  const over = ended(state, issue);
  return { ...over, steps: [...over.steps, ...closing(runOf(state))] };
}

function hand(state: MeleeMatch, { from, to }: Handed): MeleeMatch | Refusal {
  const seats = seatsIn(state);
  if (!seats.includes(from)) return refuse('no-seat', null, { who: from });
  if (seats.includes(to)) return refuse('seat-taken', null, { who: to });
  const swap = (id: string) => (id === from ? to : id);
  const engages = state.engages.map((one) => ({ ...one, joueur: swap(one.joueur), amene: swap(one.amene) }));
  const adversaire = state.adversaire === null ? null : swap(state.adversaire);
  return told({ ...quiet(state), adversaire, engages, meneur: swap(state.meneur) });
}

function sound<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`A checked mêlée is refused: ${value.code}`);
  return value;
}
