import type { Dice } from '../../dice/dice.ts';
import { certain, type Distribution, mapDistribution, Tally } from '../../dice/distribution.ts';
import { through } from '../../dice/every.ts';
import { type Assaut, type Scene, still, type Touche } from '../../rules/heresie/assaut.ts';
import type { Run } from '../../rules/heresie/cast.ts';
import { type Bilan, bilanOf } from '../../rules/heresie/degats.ts';
import { strikeStages } from '../../rules/heresie/frappe.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { Trace } from '../../rules/trace.ts';

/** What a strike may come to, and how often. */
export type Bilans = Distribution<Bilan>;

/**
 * Everything that a strike of `side` may come to. The stages that play it are run on one attack of each kind, since every
 * attack goes its own way through them; what `n` attacks come to is the sum of `n` such ways.
 */
export function bilansOf(defi: Defi, duel: Duel, side: Side): Bilans {
  const scene = { defi, duel, side, read: new Map() };
  const [attack, ...stages] = strikeStages.map((stage) => (assaut: Assaut, dice: Dice) => {
    const there: Scene = { ...scene, trace: new Trace(dice) };
    return stage(assaut, there);
  });
  if (!attack) throw new Error('A strike begins with its attacks');
  const one = new Map<string, Bilans>();
  const ofOne = (kind: Touche): Bilans => {
    const key = JSON.stringify(kind);
    const known = one.get(key);
    if (known) return known;
    const alone = { ...still, touches: [{ n: 1, kind }] };
    const fates = mapDistribution(stages.reduce<Distribution<Assaut>>(through, certain(alone)), bilanOf);
    one.set(key, fates);
    return fates;
  };
  const attacks = through(certain(still), attack);
  const tally = new Tally<Bilan>();
  for (const { value, weight } of attacks.outcomes) {
    const all = together(value.touches, ofOne);
    for (const fate of all.outcomes) tally.add(fate.value, weight * fate.weight, all.total);
  }
  return tally.finish(attacks.total);
}

const nothing: Bilans = certain({ total: 0, ratees: 0 });

/** What all attacks come to. */
function together(runs: readonly Run<Touche>[], ofOne: (kind: Touche) => Bilans): Bilans {
  return runs.reduce((sum, { n, kind }) => plus(sum, times(ofOne(kind), n)), nothing);
}

/** `n` times the same, each on its own: doubled and added as the binary digits of `n` say. */
function times(one: Bilans, n: number): Bilans {
  if (n === 0) return nothing;
  if (n === 1) return one;
  const half = times(one, Math.floor(n / 2));
  const even = plus(half, half);
  return n % 2 === 0 ? even : plus(even, one);
}

/** Misses of one strike never come near it. */
const width = 1 << 16;

/** Both, each on its own. */
function plus(one: Bilans, other: Bilans): Bilans {
  const weights = new Map<number, bigint>();
  for (const a of one.outcomes) {
    for (const b of other.outcomes) {
      const key = (a.value.total + b.value.total) * width + a.value.ratees + b.value.ratees;
      weights.set(key, (weights.get(key) ?? 0n) + a.weight * b.weight);
    }
  }
  const outcomes = [...weights].map(([key, weight]) => ({
    value: { total: Math.floor(key / width), ratees: key % width },
    weight,
  }));
  return { outcomes, total: one.total * other.total };
}
