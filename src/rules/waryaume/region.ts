import { wordId } from '../../text/fold.ts';
import { count, countOf, kindOf } from './groupes.ts';
import type { Region, TypeId } from './terms.ts';

/** Most undead for each point of interest of a region. */
const undeadPerPoi = 5;
/** From this plunder of a region on, its bandits fight with their bonus. */
const plundersForBonus = 2;

/** A region at its first use: nothing stands in it, one point of interest. */
export function newRegion(nom: string): Region {
  return {
    nom,
    cimetiere: false,
    capitale: false,
    poi: 1,
    batiments: null,
    troupes: 0,
    heros: 0,
    invocations: [],
    recoltes: [],
    pillages: 0,
    destruction: false,
  };
}

/** How many undead a region can hold. */
export function mostUndead({ poi }: Pick<Region, 'poi'>): number {
  return undeadPerPoi * poi;
}

/** How many of one kind wait in the region. */
export function present({ invocations }: Region, type: TypeId): number {
  return countOf(invocations, type);
}

/** Whether its bandits fight with +1. Source: `royaume.4`. */
export function hasBoldBandits({ pillages }: Region): boolean {
  return pillages >= plundersForBonus;
}

/** Whether a « maison d'esclaves » stands in it. */
export function hasSlaveHouse({ batiments }: Region): boolean {
  return (batiments ?? []).some(({ nom }) => /^maisons?-d-esclaves?$/u.test(wordId(nom)));
}

/** Heroes who must leave: all of them where an invocation stands and no troops do. Source: `royaume.12`. */
export function departing({ troupes, heros, invocations }: Region): number {
  const threat = count(invocations.filter(({ type }) => kindOf(type).invocation));
  return troupes === 0 && threat > 0 ? heros : 0;
}
