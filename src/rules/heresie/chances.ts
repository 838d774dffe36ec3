import { type Distribution, mapDistribution, Tally } from '../../dice/distribution.ts';
import { chain, distribution, type Stage } from '../../dice/every.ts';
import { scriptedDice } from '../../dice/scripted.ts';
import { Trace } from '../trace.ts';
import { type Assaut, still } from './assaut.ts';
import { damage } from './degats.ts';
import { concentrateOnce, isOver, striker, strikeStages } from './frappe.ts';
import type { Defi, Duel } from './state.ts';
import { other, type Side } from './terms.ts';

/** Every way in which Concentration can end: who takes the advantage. Postures and weapons must be chosen. */
export function concentrationOdds(defi: Defi, duel: Duel): Distribution<Duel> {
  return distribution((dice) => concentrateOnce(defi, duel, new Trace(dice)).duel);
}

/** Every way in which one strike of `side` can end, by the stages that play it; equal states are merged between them. */
export function strikeOdds(defi: Defi, duel: Duel, side: Side): Distribution<Duel> {
  const scene = { defi, duel, side, read: new Map() };
  const stages = strikeStages.map((stage): Stage<Assaut> => {
    return (assaut, dice) => stage(assaut, { ...scene, trace: new Trace(dice) });
  });
  const silent = { ...scene, trace: new Trace(scriptedDice([])) };
  return mapDistribution(chain(still, ...stages), (assaut) => damage(assaut, silent).duel);
}

/** Every way in which a round can end whose postures and weapons are chosen. */
export function roundOdds(defi: Defi, duel: Duel): Distribution<Duel> {
  const strike = (rank: number) => (before: Duel) => {
    return isOver(before) ? null : strikeOdds(defi, before, striker(before, rank));
  };
  return then(then(concentrationOdds(defi, duel), strike(0)), strike(1));
}

/** Whether a strike of `side` could take a PV as things stand: weapons must be chosen, nobody removed. */
export function canHurt(defi: Defi, duel: Duel, side: Side): boolean {
  const target = other(side);
  return strikeOdds(defi, duel, side).outcomes.some(({ value }) => value[target].pv < duel[target].pv);
}

/** What comes after each value of `from`; `null`: the value stays as it is. */
function then<T>(from: Distribution<T>, next: (value: T) => Distribution<T> | null): Distribution<T> {
  const tally = new Tally<T>();
  for (const { value, weight } of from.outcomes) {
    const after = next(value);
    if (after === null) tally.add(value, weight, 1n);
    else for (const one of after.outcomes) tally.add(one.value, weight * one.weight, after.total);
  }
  return tally.finish(from.total);
}
