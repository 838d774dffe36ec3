import { choose, legalPostures, namablePostures, none as noPosture, opener } from '../rules/heresie/choix.ts';
import { mayRompre } from '../rules/heresie/gloire.ts';
import { awaits } from '../rules/heresie/run.ts';
import type { Choix, Defi, DefiState, Duel } from '../rules/heresie/state.ts';
import { reopened, suites } from '../rules/heresie/suite.ts';
import { other, type Side } from '../rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../rules/rule.ts';
import { compare, glory, nobody } from './heresie/issue.ts';
import { Prospect, type Weighed } from './heresie/prospect.ts';
import type { Armement } from './heresie/tour.ts';

/** How many postures of a Confrontation, and how many weapons, the Arena weighs at most: a round takes some milliseconds. */
export const mostWeighed = 12;
/** Ends of rounds after which it thinks no further: what has been weighed by then decides. */
export const mostEnds = 1500;

/** What « l'Arène » does where a challenge waits for it; `rompre`: whether it uses it in Gloire. */
type AreneMove =
  | { readonly kind: 'posture'; readonly choix: Choix }
  | { readonly kind: 'arme'; readonly arme: string }
  | { readonly kind: 'suite'; readonly suite: 'poursuivre' | 'gloire' }
  | { readonly kind: 'gloire'; readonly rompre: boolean };

/**
 * The best that `side` can do now, by the exact odds of one round and Gloire right after it. It takes the greatest lead of
 * its chance to win over that to lose, then of PRC. What the other has not chosen counts as no posture and the first
 * weapon; on its turn to go on it weighs one more round so against Gloire now. `null` when the challenge does not wait for
 * `side`. What it weighs is bounded by
 * {@link mostWeighed} and {@link mostEnds}: the bot plays all its games in one thread.
 */
export function arene(state: DefiState, side: Side): AreneMove | null {
  const due = awaits(state);
  if (due.kind === 'gloire') return gloryMove(state, side);
  if (due.side !== side) return null;
  const prospect = prospectOf(state);
  switch (due.kind) {
    case 'posture':
      return { kind: 'posture', choix: bestPosture(state, prospect, side) };
    case 'arme':
      return { kind: 'arme', arme: bestArme(state.duel, prospect, side) };
    case 'suite':
      return { kind: 'suite', suite: bestSuite(state, prospect, side) };
    default:
      return null;
  }
}

/** Challenges whose rounds are kept: an opponent of the Arena asks again at each step. */
const mostKept = 4;
const kept = new Map<string, Prospect>();

/** What is known so far of the rounds of this challenge. */
export function prospectOf({ defi }: Pick<DefiState, 'defi'>): Prospect {
  const key = JSON.stringify(defi);
  const known = kept.get(key) ?? new Prospect(defi);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

function bestPosture({ defi, duel }: DefiState, prospect: Prospect, side: Side): Choix {
  const armement = { ...first, [side]: bestArme(duel, prospect, side) };
  const isOpener = opener(duel) === side;
  const ways = postures(defi, duel, side).map((choix) => {
    const mine = sound(choose(defi, duel, side, choix));
    return { choix, duel: isOpener ? sound(choose(defi, mine, other(side), noPosture)) : mine };
  });
  return best(ways, ({ duel: chosen }) => prospect.of(chosen, armement), side).choix;
}

/** None first; which posture a feint denies is all the same to who reckons with none. */
function postures(defi: Defi, duel: Duel, side: Side): readonly Choix[] {
  const all = legalPostures(defi, duel, side).map(({ id, effets }): Choix => {
    const forbids = effets.some(({ effet }) => effet === 'interdire');
    return { posture: id, nommee: forbids ? (namablePostures(defi, id)[0]?.id ?? null) : null };
  });
  return [noPosture, ...all];
}

const first: Armement = { protagoniste: null, antagoniste: null };

/** With the postures that are chosen so far, against the weapon that the other has named or else its first. */
function bestArme(duel: Duel, prospect: Prospect, side: Side): string {
  const armement = { ...first, [other(side)]: duel[other(side)].arme };
  const bare = unarmed(duel);
  const ids = prospect.defi[side].armes.map(({ id }) => id);
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return only;
  return best(ids, (id) => prospect.of(bare, { ...armement, [side]: id }), side);
}

/** The duel as its round began to be armed: what is not chosen is no posture. */
function unarmed(duel: Duel): Duel {
  const camp = (side: Side) => ({
    ...duel[side],
    arme: null,
    force: false,
    choix: duel[side].choix ?? noPosture,
  });
  return { ...duel, protagoniste: camp('protagoniste'), antagoniste: camp('antagoniste') };
}

function bestSuite(state: DefiState, prospect: Prospect, side: Side): 'poursuivre' | 'gloire' {
  if (!suites(state).includes('gloire')) return 'poursuivre';
  const { defi, duel } = state;
  const next = unarmed(reopened(defi, duel));
  const on = prospect.of(next, { ...first, [side]: bestArme(next, prospect, side) });
  return compare(on.issue, glory(defi, duel), side) > 0 ? 'poursuivre' : 'gloire';
}

/** It breaks off only what it would lose. */
function gloryMove({ defi, duel }: DefiState, side: Side): AreneMove {
  const loses = compare(glory(defi, duel), nobody, side) < 0;
  return { kind: 'gloire', rompre: loses && mayRompre(defi, duel).includes(side) };
}

/** The first of those that are best for `side`, of as many as are weighed: the others are not thought of. */
function best<T extends string | object>(all: readonly T[], weigh: (one: T) => Weighed, side: Side): T {
  const [head, ...others] = all.slice(0, mostWeighed);
  if (head === undefined) throw new Error('There is nothing to choose');
  let { issue: top, ends } = weigh(head);
  let leader = head;
  for (const one of others) {
    if (ends > mostEnds) break;
    const weighed = weigh(one);
    ends += weighed.ends;
    if (compare(weighed.issue, top, side) > 0) [leader, top] = [one, weighed.issue];
  }
  return leader;
}

function sound<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`A legal posture was refused: ${value.code}`);
  return value;
}
