import type { Dice } from '../../dice/dice.ts';
import { isRefusal, type Outcome, type Refusal } from '../rule.ts';
import type { Step } from '../step.ts';
import { outcomeOf } from '../trace.ts';
import { eligibility } from './check.ts';
import { note } from './opening.ts';
import type { DefiResult, DefiState } from './state.ts';
import { closed } from './suite.ts';
import type { Combattant, Side } from './terms.ts';

/** Names, by id, of what no rulebook prints under that id: a campaign's own. */
export interface Noms {
  readonly postures: Readonly<Record<string, string>>;
  readonly armes: Readonly<Record<string, string>>;
}

/**
 * Who meets whom: each calculation begins with it, so that it can be read alone. `antagoniste`: `null` while several may
 * accept. `noms`: what the ids of this calculation are called here; it is left out where there is nothing to say.
 */
export function duellistes(protagoniste: string, antagoniste: string | null, noms?: Noms): Step {
  const { postures = {}, armes = {} } = noms ?? {};
  const isPlain = Object.keys(postures).length + Object.keys(armes).length === 0;
  const said = isPlain ? {} : { noms: { postures, armes } };
  return note({ clause: 'defi.1', what: 'duellistes' }, { protagoniste, antagoniste, ...said });
}

/** What is written down of a challenge that waits for its answer; it may be one of several models that accepts. Source: `defi.1`. */
export function issued({ profil }: Combattant, adverses: readonly Combattant[]): readonly Step[] {
  const [only, ...others] = adverses;
  return [
    duellistes(profil.nom, others.length === 0 ? (only?.profil.nom ?? null) : null),
    note({ clause: 'defi.1', what: 'eligible', about: 'protagoniste' }, eligibility(profil)),
    note({ clause: 'defi.1', what: 'lance', about: 'protagoniste' }),
  ];
}

/** Nobody answered in time: it is as if nothing had been asked, and no refusal. Source: `defi.1`. */
export function unanswered(): Step {
  return note({ clause: 'defi.1', what: 'sans-reponse', about: 'antagoniste' });
}

/** It is declined: somebody falls into disgrâce. Source: `defi.2`. */
export function refused(): Step {
  return note({ clause: 'defi.2', what: 'refus', about: 'antagoniste' });
}

/** Who issued it takes it back before it is answered. Source: `defi.1`. */
export function withdrawn(): Step {
  return note({ clause: 'defi.1', what: 'retrait', about: 'protagoniste' });
}

/**
 * `side` gives up: Gloire comes as things stand, whatever a posture forbids, but who gives up wins nothing. Source:
 * the ruling `abandon`, `defi.42` to `defi.46`.
 */
export function abandon(state: DefiState, side: Side, dice: Dice): Outcome<DefiResult> {
  const mark = { clause: 'defi.42', what: 'abandon', about: side, rulings: ['abandon'] };
  const stopped = { ...state, steps: [...state.steps, note(mark)] };
  const end = sound(closed(stopped, null, dice));
  if (end.result.vainqueur !== side) return end;
  const steps = [
    ...stopped.steps,
    note({ clause: 'defi.45', what: 'vainqueur', rulings: ['abandon'] }, null),
    note({ clause: 'defi.46', what: 'retour' }),
  ];
  return outcomeOf(steps, { ...end.result, vainqueur: null, prc: 0 }, state.defi.rulings, []);
}

function sound(end: Outcome<DefiResult> | Refusal): Outcome<DefiResult> {
  if (isRefusal(end)) throw new Error(`Gloire without Rompre is refused: ${end.code}`);
  return end;
}
