import type { Dice } from '../../dice/dice.ts';
import { isRefusal, type Outcome, type Refusal, refuse } from '../rule.ts';
import type { Step } from '../step.ts';
import { outcomeOf, Trace } from '../trace.ts';
import { chose } from './choix.ts';
import { postureOf } from './effets.ts';
import { gloire } from './gloire.ts';
import { note, opened } from './opening.ts';
import { isHeld } from './regles.ts';
import { awaits } from './run.ts';
import type { Camp, Defi, DefiResult, DefiState, Duel } from './state.ts';
import { type Side, sides } from './terms.ts';

/** What the holder of the advantage may choose while both stand. Source: `defi.42`. */
export function suites(state: DefiState): readonly ('poursuivre' | 'gloire')[] {
  const { kind, side } = awaits(state);
  if (kind !== 'suite' || side === null) return [];
  return isHeld(state.defi, state.duel, side) ? ['poursuivre'] : ['poursuivre', 'gloire'];
}

/** On to the next round. Refused: `not-now` unless both stand after both strikes. */
export function poursuivre(state: DefiState): DefiState | Refusal {
  const { kind, side } = awaits(state);
  if (kind !== 'suite' || side === null) return refuse('not-now', null, { awaits: kind });
  const { defi, duel } = state;
  const tested = testedBy(defi, duel);
  const steps = [note({ clause: 'defi.42', what: 'poursuivre', about: side, rulings: ['poursuivre'] })];
  if (tested !== null) {
    const rulings = ['eprouver', 'eprouver-premier-choix'];
    steps.push(note({ clause: 'defi.9', what: 'avantage-eprouve', about: tested, rulings }));
  }
  const next = { ...state, duel: reopened(defi, duel), round: state.round + 1 };
  return opened({ ...next, steps: [...state.steps, ...steps] });
}

/** The duel before the first choice of the next round: nothing chosen, Éprouver l’adversaire paid out, what lasts kept. */
export function reopened(defi: Defi, duel: Duel): Duel {
  return {
    protagoniste: rearmed(defi, duel.protagoniste),
    antagoniste: rearmed(defi, duel.antagoniste),
    first: false,
    avantage: testedBy(defi, duel) ?? duel.avantage,
  };
}

/** Who holds the advantage by Éprouver l’adversaire at the start of the next Confrontation. */
function testedBy(defi: Defi, duel: Duel): Side | null {
  return sides.find((one) => chose(defi, duel, one, 'avantage-suivant')) ?? null;
}

/**
 * The end: who wins, the PRC, and all that happened. `rompre`: who uses Rompre. Refused: `not-now` [awaits] while a step
 * is due, `gloire-withheld` [side] when a posture forbids it, `rompre-not-chosen` [side].
 */
export function finish(state: DefiState, rompre: Side | null, dice: Dice): Outcome<DefiResult> | Refusal {
  const { kind, side } = awaits(state);
  if (kind !== 'suite' && kind !== 'gloire') return refuse('not-now', null, { awaits: kind });
  if (kind === 'suite' && !suites(state).includes('gloire')) return refuse('gloire-withheld', null, { side });
  return closed(state, rompre, dice);
}

/** The end as `finish` gives it, without asking whether it may come now. */
export function closed(state: DefiState, rompre: Side | null, dice: Dice): Outcome<DefiResult> | Refusal {
  const trace = new Trace(dice);
  const { kind, side } = awaits(state);
  if (kind === 'suite' && side !== null) trace.clause({ clause: 'defi.42', what: 'gloire', about: side });
  const end = gloire(state.defi, state.duel, rompre, trace);
  if (isRefusal(end)) return end;
  return outcomeWith(state, end, trace.steps);
}

function outcomeWith(
  { defi, duel, rounds, steps }: DefiState,
  end: Pick<DefiResult, 'vainqueur' | 'prc'>,
  last: readonly Step[],
): Outcome<DefiResult> {
  const pv = { protagoniste: duel.protagoniste.pv, antagoniste: duel.antagoniste.pv };
  return outcomeOf([...steps, ...last], { rounds, ...end, pv }, defi.rulings, []);
}

function rearmed(defi: Defi, camp: Camp): Camp {
  const posture = camp.choix?.posture ?? null;
  const lasts = posture !== null && postureOf(defi, posture).durable === true;
  const durables = lasts ? [...camp.durables, posture] : camp.durables;
  return { ...camp, durables, choix: null, arme: null, force: false };
}
