import type { Outcome, Rulings } from '../rule.ts';
import { Trace } from '../trace.ts';
import { count, kindOf } from './groupes.ts';
import { noDice } from './no-dice.ts';
import { departing, hasBoldBandits } from './region.ts';
import type { Effectif, Region, TypeId } from './terms.ts';

/** A fight that waits at the start of a turn: all of one kind in one region. */
export interface Attente extends Effectif {
  readonly region: string;
  /** Bandits with their bonus. */
  readonly renforces: boolean;
}

/** The board at the start of the next turn. */
interface TourResult {
  readonly regions: readonly Region[];
  /** In the order of the regions: undead, then bandits, then the others. */
  readonly combats: readonly Attente[];
  /** How many heroes must leave which region. */
  readonly departs: readonly { readonly region: string; readonly heros: number }[];
}

const first: readonly TypeId[] = ['mort-vivant', 'bandit'];

/** The next turn of the whole board. Source: `royaume.10` to `royaume.12`. */
export function nextTurn(regions: readonly Region[], rulings: Rulings): Outcome<TourResult> {
  const trace = new Trace(noDice);
  trace.clause(
    { clause: 'royaume.10', what: 'recoltes-oubliees' },
    count(regions.map(({ recoltes }) => ({ nombre: recoltes.length }))),
  );
  const combats = regions.flatMap((region) => waiting(region, trace));
  const departs = regions
    .map((region) => ({ region: region.nom, heros: departing(region) }))
    .filter(({ heros }) => heros > 0);
  for (const { region, heros } of departs) {
    const mark = { clause: 'royaume.12', what: 'heros-qui-partent', about: region };
    trace.clause({ ...mark, rulings: ['bandits-et-heros'] }, heros);
  }
  const fresh = regions.map((region) => ({ ...region, recoltes: [], destruction: false }));
  return trace.outcome({ regions: fresh, combats, departs }, rulings);
}

/** Who attacks in a region now: those who were there before this turn began. */
function waiting(region: Region, trace: Trace): readonly Attente[] {
  const early = first.flatMap((type) => region.invocations.filter((one) => one.type === type));
  const late = region.invocations.filter(({ type }) => !first.includes(type));
  return [...early, ...late].map(({ type, nombre }) => {
    const renforces = type === 'bandit' && hasBoldBandits(region);
    trace.clause(
      { clause: 'royaume.11', what: 'attaquent', about: `${region.nom}, ${kindOf(type).nom}` },
      nombre,
    );
    return { region: region.nom, type, nombre, renforces };
  });
}
