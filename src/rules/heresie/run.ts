import type { Dice } from '../../dice/dice.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import type { ClauseStep } from '../step.ts';
import { Trace } from '../trace.ts';
import { arm, armed } from './armes.ts';
import { eligibility } from './check.ts';
import { choose, none, opener } from './choix.ts';
import { dominant, postureOf } from './effets.ts';
import { concentrateOnce, isOver, strikeOnce, striker } from './frappe.ts';
import { note, opened } from './opening.ts';
import { hasImpact, reglesOf } from './regles.ts';
import type { Camp, Choix, Defi, DefiState, Duel } from './state.ts';
import { other, type Side, sides } from './terms.ts';

/** What a challenge waits for: somebody's choice, the dice of a step, or Gloire, which decides nothing any more. */
type Attente =
  | { readonly kind: 'posture' | 'arme' | 'suite'; readonly side: Side }
  | { readonly kind: 'frappe'; readonly side: Side }
  | { readonly kind: 'concentration' | 'gloire'; readonly side: null };

/** Both models are put aside. No posture is chosen yet. */
export function begin(defi: Defi): DefiState {
  const duel = {
    protagoniste: fresh(defi.protagoniste.pv),
    antagoniste: fresh(defi.antagoniste.pv),
    first: true,
    avantage: null,
  };
  const steps = [
    ...sides.map((side) =>
      note({ clause: 'defi.1', what: 'eligible', about: side }, eligibility(defi[side].profil)),
    ),
    note({ clause: 'defi.4', what: 'hors-jeu' }),
  ];
  return opened({ defi, duel, round: 1, rounds: [], steps });
}

/** What comes next. */
export function awaits({ defi, duel, round, rounds }: DefiState): Attente {
  const order = [opener(duel), other(opener(duel))];
  const chooser = order.find((side) => duel[side].choix === null);
  if (chooser) return { kind: 'posture', side: chooser };
  const unarmed = armed(defi).find((side) => duel[side].arme === null);
  if (unarmed) return { kind: 'arme', side: unarmed };
  if (rounds.length < round) return { kind: 'concentration', side: null };
  if (isOver(duel)) return { kind: 'gloire', side: null };
  const struck = rounds.at(-1)?.frappes.length ?? 0;
  return struck < 2
    ? { kind: 'frappe', side: striker(duel, struck) }
    : { kind: 'suite', side: striker(duel, 0) };
}

/** `side` takes a posture or none. Refused as `choose` does. Source: `defi.5`, `defi.6`. */
export function takePosture(state: DefiState, side: Side, choix: Choix): DefiState | Refusal {
  const { defi } = state;
  const duel = choose(defi, state.duel, side, choix);
  if (isRefusal(duel)) return duel;
  const { posture: id, nommee } = duel[side].choix ?? none;
  const clause = id === null ? 'defi.5' : postureOf(defi, id).clause;
  const steps = [note({ clause, what: 'posture', about: side }, id)];
  if (nommee !== null) steps.push(note({ clause, what: 'posture-interdite', about: side }, nommee));
  const foe = duel[other(side)].choix;
  if (id !== null && (foe?.posture ?? null) !== null) {
    steps.push(note({ clause: 'defi.6', what: 'prevaut' }, dominant(defi, duel)));
  }
  return { ...state, duel, steps: [...state.steps, ...steps] };
}

/** `side` names its weapon, the first when `named` is `null`; the check of Force falls. Refused as `arm` does. */
export function takeWeapon(
  state: DefiState,
  side: Side,
  named: string | null,
  dice: Dice,
): DefiState | Refusal {
  const { defi, steps } = state;
  const { kind } = awaits(state);
  const option = side === 'protagoniste' ? 'arme' : 'arme-adverse';
  if (kind !== 'arme') return refuse('out-of-turn', option, { side });
  const trace = new Trace(dice);
  const duel = arm(defi, state.duel, side, named, trace);
  if (isRefusal(duel)) return duel;
  return { ...state, duel, steps: [...steps, ...trace.steps, ...reminders(defi, duel, side)] };
}

/** What works, or does nothing, because of the weapon that was named. */
function reminders(defi: Defi, duel: Duel, side: Side): ClauseStep[] {
  return reglesOf(defi, duel, side).flatMap((regle) => {
    if (regle.id === 'impact' && hasImpact(defi, duel, side, regle.c)) {
      return note({ clause: 'defi.38', what: 'impact', about: side }, regle.c);
    }
    if (regle.id !== 'fauchage' && regle.id !== 'autre') return [];
    const name = regle.id === 'autre' ? regle.nom : regle.id;
    return note({ clause: 'defi.47', what: 'sans-effet', about: side }, name);
  });
}

/** Both roll for Concentration. It must be time for it. */
export function concentrate(state: DefiState, dice: Dice): DefiState {
  expect(state, 'concentration');
  const trace = new Trace(dice);
  const { duel, concentration } = concentrateOnce(state.defi, state.duel, trace);
  const postures = {
    protagoniste: duel.protagoniste.choix?.posture ?? null,
    antagoniste: duel.antagoniste.choix?.posture ?? null,
  };
  const round = { postures, concentration, avantage: striker(duel, 0), frappes: [] };
  return { ...state, duel, rounds: [...state.rounds, round], steps: [...state.steps, ...trace.steps] };
}

/** The strike that is due, all its dice. It must be time for it. */
export function strike(state: DefiState, dice: Dice): DefiState {
  expect(state, 'frappe');
  const { side } = awaits(state);
  const current = state.rounds.at(-1);
  if (side === null || !current) throw new Error('Nobody strikes now');
  const trace = new Trace(dice);
  if (current.frappes.length > 0) trace.clause({ clause: 'defi.40', what: 'riposte' }, side);
  const { duel, frappe } = strikeOnce(state.defi, state.duel, side, trace);
  const frappes = frappe ? [...current.frappes, frappe] : current.frappes;
  const rounds = [...state.rounds.slice(0, -1), { ...current, frappes }];
  return { ...state, duel, rounds, steps: [...state.steps, ...trace.steps] };
}

function fresh(pv: number): Camp {
  const nothing = { pris: 0, phages: [], prc: 0, garde: 0, usees: [], durables: [] };
  return { pv, ...nothing, choix: null, arme: null, force: false };
}

function expect(state: DefiState, kind: Attente['kind']): void {
  const now = awaits(state).kind;
  if (now !== kind) throw new Error(`It is time for ${now}, not for ${kind}`);
}
