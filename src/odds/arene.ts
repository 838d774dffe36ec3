import { opener } from '../rules/heresie/choix.ts';
import { mayRompre } from '../rules/heresie/gloire.ts';
import { awaits } from '../rules/heresie/run.ts';
import type { Choix, DefiState, Duel } from '../rules/heresie/state.ts';
import { suites } from '../rules/heresie/suite.ts';
import { other, type Side } from '../rules/heresie/terms.ts';
import { compare, glory, type Issue, none, plus } from './heresie/issue.ts';
import { everyConfrontation, repliesTo } from './heresie/politique.ts';
import { Rounds } from './heresie/round.ts';
import { Sequel } from './heresie/suite.ts';
import type { Armement } from './heresie/tour.ts';
import { goingOn } from './heresie/ways.ts';

/** What « l'Arène » does where a challenge waits for it; `rompre`: whether it uses it in Gloire. */
export type AreneMove =
  | { readonly kind: 'posture'; readonly choix: Choix }
  | { readonly kind: 'arme'; readonly arme: string }
  | { readonly kind: 'suite'; readonly suite: 'poursuivre' | 'gloire' }
  | { readonly kind: 'gloire'; readonly rompre: boolean };

/**
 * The best that `side` can do now: the exact odds of this round, and no postures after it, until somebody is removed. It
 * takes the greatest lead of its chance to win over that to lose, then of PRC. While weapons are not named it weighs the
 * postures with its own best one against the first of the other. `null` when the challenge does not wait for `side`.
 */
export function arene(state: DefiState, side: Side): AreneMove | null {
  const due = awaits(state);
  if (due.kind === 'gloire') return gloryMove(state, side);
  if (due.side !== side) return null;
  switch (due.kind) {
    case 'posture':
      return { kind: 'posture', choix: bestPosture(state, side) };
    case 'arme':
      return { kind: 'arme', arme: bestArme(state, state.duel, side) };
    case 'suite':
      return { kind: 'suite', suite: bestSuite(state, side) };
    default:
      return null;
  }
}

/** The same as a rule for who plays a challenge step by step: the posture and the weapon of the round that is chosen. */
export const arenePolicy = {
  posture: (state: DefiState, side: Side): Choix => bestPosture(state, side),
  arme: (state: DefiState, side: Side): string => bestArme(state, state.duel, side),
} as const;

/** Challenges whose rounds are kept: an opponent of the Arena asks again at each step. */
const mostKept = 4;
const kept = new Map<string, Rounds>();

function roundsOf({ defi }: DefiState): Rounds {
  const key = JSON.stringify(defi);
  const known = kept.get(key) ?? new Rounds(defi);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

function bestPosture(state: DefiState, side: Side): Choix {
  const { duel } = state;
  const rounds = roundsOf(state);
  const arme = bestArme(state, duel, side);
  const sequel = new Sequel(rounds, { ...first, [side]: arme }, 'aucune-posture');
  if (opener(duel) !== side) {
    const replies = repliesTo(rounds, duel);
    return best(replies, ({ duel: chosen }) => sequel.after(chosen), side).choix;
  }
  const rows = everyConfrontation(rounds, duel).map(({ first: choix, replies }) => {
    const issue = sequel.after(best(replies, ({ duel: chosen }) => sequel.after(chosen), other(side)).duel);
    return { choix, issue };
  });
  return best(rows, ({ issue }) => issue, side).choix;
}

const first: Armement = { protagoniste: null, antagoniste: null };

/** With the postures that are chosen so far, against the weapon that the other has named or else its first. */
function bestArme(state: DefiState, duel: Duel, side: Side): string {
  const { defi } = state;
  const foe = duel[other(side)].arme;
  const bare = unarmed(duel);
  const rounds = roundsOf(state);
  const named = defi[side].armes.map(({ id }) => {
    const armement = { ...first, [other(side)]: foe, [side]: id };
    return { id, issue: new Sequel(rounds, armement, 'aucune-posture').after(bare) };
  });
  return best(named, ({ issue }) => issue, side).id;
}

/** The duel as its round began to be armed: what is not chosen is no posture. */
function unarmed(duel: Duel): Duel {
  const camp = (side: Side) => ({
    ...duel[side],
    arme: null,
    force: false,
    choix: duel[side].choix ?? { posture: null, nommee: null },
  });
  return { ...duel, protagoniste: camp('protagoniste'), antagoniste: camp('antagoniste') };
}

function bestSuite(state: DefiState, side: Side): 'poursuivre' | 'gloire' {
  if (!suites(state).includes('gloire')) return 'poursuivre';
  const { defi, duel } = state;
  const rounds = roundsOf(state);
  const { to, earned } = goingOn(defi, duel, 'aucune-posture');
  const sequel = new Sequel(rounds, { ...first, [side]: bestArme(state, to.duel, side) }, 'aucune-posture');
  const on = plus(none, sequel.of(to.duel), 1, earned);
  return compare(on, glory(defi, duel), side) > 0 ? 'poursuivre' : 'gloire';
}

/** It breaks off only what it would lose. */
function gloryMove({ defi, duel }: DefiState, side: Side): AreneMove {
  const loses = compare(glory(defi, duel), none, side) < 0;
  return { kind: 'gloire', rompre: loses && mayRompre(defi, duel).includes(side) };
}

/** The first of those that are best for `side`. */
function best<T>(all: readonly T[], issueOf: (one: T) => Issue, side: Side): T {
  const weighed = all.map((one) => ({ one, issue: issueOf(one) }));
  const found = weighed.reduce((leader, next) =>
    compare(next.issue, leader.issue, side) > 0 ? next : leader,
  );
  return found.one;
}
