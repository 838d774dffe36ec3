import { type Distribution, mapDistribution } from '../dice/distribution.ts';
import { distribution } from '../dice/every.ts';
import { Trace } from '../rules/trace.ts';
import { defenders } from '../rules/waryaume/assault.ts';
import { type Jet, rollBlows } from '../rules/waryaume/blows.ts';
import { begin, type Combat, decide } from '../rules/waryaume/combat.ts';
import type { Groupe, Region } from '../rules/waryaume/terms.ts';
import { ratio } from './ratio.ts';

/** What one assault may come to. PV are those really lost by each side. */
export interface AssautOdds {
  readonly touches: Distribution<number>;
  readonly pertesDefense: Distribution<number>;
  /** `null` where nobody strikes back. */
  readonly pertesAttaque: Distribution<number> | null;
  /** Chance of each target to be the one that is struck, in their order; one alone is sure. */
  readonly cibles: readonly { readonly nom: string | null; readonly chance: number }[];
}

/** Touches of dice that fell in an assault, or in the riposte to it: how many of each kind, on which threshold. */
export function touchesOdds(des: readonly Jet[]): Distribution<number> {
  const lines = des.map(({ type, cotes, seuil, faces }) => ({ type, cotes, seuil, nombre: faces.length }));
  return sorted(distribution((dice) => rollBlows('attaque', lines, [], new Trace(dice)).touches));
}

/** Everything that the next assault may come to, by the rule that plays it. */
export function assautOdds(combat: Combat, region: Region | null): AssautOdds {
  const from = begin(combat, region);
  const [attaque, defense] = [pvOf(from.attaque), pvOf(defenders(from.cibles))];
  const all = distribution((dice) => {
    const { dernier, attaque: left, cibles } = decide(from, 'assaut', dice);
    if (!dernier) throw new Error('An assault was played');
    const { touches, cible, riposte } = dernier;
    return {
      touches,
      defense: defense - pvOf(defenders(cibles)),
      attaque: attaque - pvOf(left),
      cible,
      back: riposte !== null,
    };
  });
  const strikesBack = all.outcomes.some(({ value }) => value.back);
  const aimed = mapDistribution(all, ({ cible }) => cible?.nom ?? null);
  return {
    touches: sorted(mapDistribution(all, ({ touches }) => touches)),
    pertesDefense: sorted(mapDistribution(all, ({ defense: lost }) => lost)),
    pertesAttaque: strikesBack ? sorted(mapDistribution(all, ({ attaque: lost }) => lost)) : null,
    cibles: from.cibles.map(({ nom }) => {
      const found = aimed.outcomes.find(({ value }) => value === nom);
      return { nom, chance: found ? ratio(found.weight, aimed.total) : 0 };
    }),
  };
}

function pvOf(groupes: readonly Groupe[]): number {
  return groupes.reduce((sum, { nombre, pv }) => sum + nombre * pv, 0);
}

function sorted(all: Distribution<number>): Distribution<number> {
  return { ...all, outcomes: all.outcomes.toSorted((one, other) => one.value - other.value) };
}
