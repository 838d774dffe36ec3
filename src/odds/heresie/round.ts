import { certain, type Distribution } from '../../dice/distribution.ts';
import { distribution } from '../../dice/every.ts';
import { contest, type Draw, drawOf } from '../../rules/heresie/concentration.ts';
import { suffer } from '../../rules/heresie/degats.ts';
import { isOver, spent, striker } from '../../rules/heresie/frappe.ts';
import type { Defi, Duel } from '../../rules/heresie/state.ts';
import { other, type Side } from '../../rules/heresie/terms.ts';
import { Trace } from '../../rules/trace.ts';
import { Gathered } from '../gathered.ts';
import { then } from '../then.ts';
import { type Bilans, bilansOf } from './bilans.ts';
import { fallen } from './fallen.ts';
import { Remembered } from './reads.ts';

/**
 * The rounds of one challenge, counted: what was found for one state serves every other that a rule cannot tell from it.
 * Concentration and strikes are those that are played.
 */
export class Rounds {
  readonly defi: Defi;
  readonly #draws: Readonly<Record<Side, Remembered<Draw>>>;
  readonly #contests = new Map<string, Distribution<Side>>();
  readonly #strikes: Readonly<Record<Side, Remembered<Bilans>>>;

  constructor(defi: Defi) {
    this.defi = defi;
    this.#draws = {
      protagoniste: new Remembered((duel) => drawOf(defi, duel, 'protagoniste', new Trace(fallen))),
      antagoniste: new Remembered((duel) => drawOf(defi, duel, 'antagoniste', new Trace(fallen))),
    };
    this.#strikes = {
      protagoniste: new Remembered((duel) => bilansOf(defi, duel, 'protagoniste')),
      antagoniste: new Remembered((duel) => bilansOf(defi, duel, 'antagoniste')),
    };
  }

  /** Everything that a round may leave whose postures and weapons are chosen, exactly. */
  from(duel: Duel): Distribution<Duel> {
    const taken = this.advantage(duel);
    const all = new Gathered<Duel>();
    const first = then(taken, (side) => this.strike(spent(duel, side), side));
    const both = then(first, (value) =>
      isOver(value) ? certain(value) : this.strike(value, striker(value, 1)),
    );
    for (const { value, weight } of both.outcomes) all.add(value, weight);
    return all.outOf(both.total);
  }

  /** Who takes the advantage, and how often. */
  advantage(duel: Duel): Distribution<Side> {
    return this.contest(this.draw(duel, 'protagoniste'), this.draw(duel, 'antagoniste'));
  }

  /** What `side` rolls and adds in Concentration. */
  draw(duel: Duel, side: Side): Draw {
    return this.#draws[side].of(duel);
  }

  /** Who takes the advantage with these draws: what one adds more than the other counts, whatever it is made of. */
  contest(mine: Draw, theirs: Draw): Distribution<Side> {
    const lead = sumOf(mine) - sumOf(theirs);
    const key = `${mine.defausse} ${theirs.defausse} ${lead}`;
    const known = this.#contests.get(key);
    if (known) return known;
    const draws = [
      { ...mine, by: [{ cause: 'total', value: lead }] },
      { ...theirs, by: [] },
    ];
    const found = distribution((dice) => contest(draws, new Trace(dice)).avantage);
    this.#contests.set(key, found);
    return found;
  }

  /** Everything that a strike of `side` may leave. */
  strike(duel: Duel, side: Side): Distribution<Duel> {
    const { outcomes, total } = this.#strikes[side].of(duel);
    const { pv } = duel[other(side)];
    const felt = new Map<number, bigint>(); // what goes beyond the PV is lost, however much
    for (const { value, weight } of outcomes) {
      const key = value.ratees * (pv + 1) + Math.min(value.total, pv);
      felt.set(key, (felt.get(key) ?? 0n) + weight);
    }
    const scene = { defi: this.defi, duel, side, trace: new Trace(fallen), read: new Map() };
    const after = [...felt].map(([key, weight]) => {
      const bilan = { total: key % (pv + 1), ratees: Math.floor(key / (pv + 1)) };
      return { value: suffer(bilan, scene), weight };
    });
    return { outcomes: after, total };
  }
}

function sumOf({ by }: Draw): number {
  return by.reduce((sum, { value }) => sum + value, 0);
}
