import type { Dice } from '../../dice/dice.ts';
import { isRefusal, type Outcome, type Refusal, refuse } from '../rule.ts';
import { armed, findArme } from './armes.ts';
import { canHurt } from './chances.ts';
import { none, opener } from './choix.ts';
import { isOver } from './frappe.ts';
import { note } from './opening.ts';
import { awaits, begin, concentrate, strike, takePosture, takeWeapon } from './run.ts';
import type { Choix, Defi, DefiResult, DefiState } from './state.ts';
import { closed, finish, poursuivre } from './suite.ts';
import { other, type Side, sides } from './terms.ts';

/** What is decided for one round: nothing said stands for no posture and the first weapon. */
export interface Choices {
  readonly postures?: Partial<Readonly<Record<Side, Choix>>>;
  readonly armes?: Partial<Readonly<Record<Side, string>>>;
}

/** Every decision of a challenge: its rounds, then who uses Rompre in Gloire. */
interface Decisions {
  readonly rounds: readonly Choices[];
  readonly rompre: Side | null;
}

/** Who decides what in the round that a state stands before. */
type Policy = (state: DefiState) => Choices;

/** The most rounds that `toTheEnd` plays. */
export const mostRounds = 50;

/** A whole round, from its first posture to its last strike. Refused as its choices are, with no die rolled. */
export function round(state: DefiState, choices: Choices, dice: Dice): DefiState | Refusal {
  const ready = decide(state, choices, dice);
  if (isRefusal(ready)) return ready;
  const struck = strike(concentrate(ready, dice), dice);
  return isOver(struck.duel) ? struck : strike(struck, dice);
}

/**
 * A whole challenge, from its decisions. Refused: what `round`, `poursuivre` and `finish` refuse; `challenge-over` [round]
 * when a round is decided after somebody was removed.
 */
export function play(defi: Defi, { rounds, rompre }: Decisions, dice: Dice): Outcome<DefiResult> | Refusal {
  let state = begin(defi);
  for (const [index, choices] of rounds.entries()) {
    if (index > 0 && isOver(state.duel)) return refuse('challenge-over', null, { round: index + 1 });
    const next: DefiState | Refusal = index === 0 ? state : poursuivre(state);
    if (isRefusal(next)) return next;
    const after = round(next, choices, dice);
    if (isRefusal(after)) return after;
    state = after;
  }
  return finish(state, rompre, dice);
}

/** One round, then Gloire, whatever a posture forbids: `mode:rapide`. Refused as `round` is. */
export function rapide(defi: Defi, choices: Choices, dice: Dice): Outcome<DefiResult> | Refusal {
  return toTheEnd(defi, () => choices, dice, 1);
}

/** Goes on until somebody is removed, `choices` in the first round, then no posture and the same weapons: `mode:jusquau-bout`. */
export function jusquauBout(defi: Defi, choices: Choices, dice: Dice): Outcome<DefiResult> | Refusal {
  const later: Choices = choices.armes ? { armes: choices.armes } : {};
  return toTheEnd(defi, ({ round: number }) => (number === 1 ? choices : later), dice);
}

/**
 * Rounds as `policy` decides them until somebody is removed, at most `most`: then Gloire comes as things stand, and the step
 * `borne` says that it was the bound, `personne-ne-blesse` that nobody could take a PV any more. Refused as `round` is.
 */
export function toTheEnd(
  defi: Defi,
  policy: Policy,
  dice: Dice,
  most: number = mostRounds,
): Outcome<DefiResult> | Refusal {
  let state = begin(defi);
  for (;;) {
    const after = round(state, policy(state), dice);
    if (isRefusal(after)) return after;
    if (isOver(after.duel)) return closed(after, null, dice);
    if (after.round >= most) return closed(most > 1 ? bounded(after, most) : after, null, dice);
    const next = poursuivre(after);
    if (isRefusal(next)) return next;
    state = next;
  }
}

/** The bound, and whether anybody could still have taken a PV. */
function bounded(state: DefiState, most: number): DefiState {
  const { defi, duel } = state;
  const hopeless = !sides.some((side) => canHurt(defi, duel, side));
  const steps = [
    note({ clause: 'defi.42', what: 'borne' }, most),
    ...(hopeless ? [note({ clause: 'defi.42', what: 'personne-ne-blesse' })] : []),
  ];
  return { ...state, steps: [...state.steps, ...steps] };
}

/** Postures, the opener's first, then weapons, the reactive player's first. */
function decide(state: DefiState, { postures, armes }: Choices, dice: Dice): DefiState | Refusal {
  if (awaits(state).kind !== 'posture') return refuse('not-now', null, { awaits: awaits(state).kind });
  let ready = state;
  for (const side of [opener(state.duel), other(opener(state.duel))]) {
    const next = takePosture(ready, side, postures?.[side] ?? none);
    if (isRefusal(next)) return next;
    ready = next;
  }
  for (const side of armed(state.defi)) {
    const arme = findArme(state.defi, side, armes?.[side] ?? null);
    if (isRefusal(arme)) return arme; // before a die of Force falls
  }
  for (const side of armed(state.defi)) {
    const next = takeWeapon(ready, side, armes?.[side] ?? null, dice);
    if (isRefusal(next)) return next;
    ready = next;
  }
  return ready;
}
