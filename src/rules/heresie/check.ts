import { bornes } from '../../../data/heresie/bornes.ts';
import { type Refusal, type Rulings, refuse } from '../rule.ts';
import { hasRegle } from './regles.ts';
import type { Defi } from './state.ts';
import { type Arme, type Combattant, type Profil, type Regle, type Side, sides } from './terms.ts';

/** The bounds of one value of a sheet. */
export interface Borne {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly source: string;
}

/** A challenge as it is asked for. `eligible`: a MJ lets models in that could not take part. */
export interface DefiStart extends Omit<Defi, 'rulings'> {
  readonly eligible: boolean;
}

/**
 * A challenge that may be played, models checked. Refused under `fiche` or `fiche-adverse`: `not-eligible` [nom], `routed`
 * [nom], `removed` [nom], `pv-above-base` [nom, got, base], `no-weapon` [nom], `weapon-twice` [nom, arme],
 * `value-out-of-bounds` [nom, value, got, min, max], `no-willpower` [nom, arme] when Force has neither Vol nor Cd.
 */
export function check(start: DefiStart, rulings: Rulings): Defi | Refusal {
  for (const side of sides) {
    const refusal = refuseModel(start, side);
    if (refusal) return refusal;
  }
  const { eligible: _, ...defi } = start;
  return { ...defi, rulings };
}

/** Why a model may issue or accept challenges, `mj` when nothing of its own says so. Source: `defi.1`. */
export function eligibility({ type, sousTypes, regles }: Profil): string {
  if (type === 'parangon') return 'parangon';
  const sousType = ['etat-major', 'champion'].find((one) => sousTypes.includes(one));
  if (sousType) return sousType;
  return hasRegle(regles, 'defi') ? 'regle' : 'mj';
}

/** Whether a model may issue or accept a challenge: its kind says so, and it is not en déroute. */
export function isEligible({ profil, statut, pv }: Combattant): boolean {
  return pv > 0 && statut !== 'deroute' && eligibility(profil) !== 'mj';
}

function refuseModel(start: DefiStart, side: Side): Refusal | null {
  const option = side === 'protagoniste' ? 'fiche' : 'fiche-adverse';
  const model = start[side];
  const { profil, armes, pv } = model;
  const { nom } = profil;
  if (pv === 0) return refuse('removed', option, { nom });
  if (model.statut === 'deroute' && !start.eligible) return refuse('routed', option, { nom });
  if (!start.eligible && !isEligible(model)) return refuse('not-eligible', option, { nom });
  if (pv > profil.pv) return refuse('pv-above-base', option, { nom, got: pv, base: profil.pv });
  if (armes.length === 0) return refuse('no-weapon', option, { nom });
  const twice = armes.find((one, index) => armes.findIndex(({ id }) => id === one.id) < index);
  if (twice) return refuse('weapon-twice', option, { nom, arme: twice.id });
  const wrong = misfit(model);
  if (wrong) return refuse('value-out-of-bounds', option, { nom, ...wrong });
  const force = armes.find(({ regles }) => hasRegle(regles, 'force'));
  if (force && profil.vol === null && profil.cd === null) {
    return refuse('no-willpower', option, { nom, arme: force.id });
  }
  return null;
}

type Wrong = { readonly value: string; readonly got: number; readonly min: number; readonly max: number };

/** The first number of a model that no sheet can have. */
function misfit({ profil, armes, pv, soutien, marcheurs }: Combattant): Wrong | null {
  const all: Named[] = [
    ...numbersOf({ ...profil, soutien, marcheurs, 'pv-actuels': pv }),
    ...ruleNumbers(profil.regles),
    ...armes.flatMap(weaponNumbers),
  ];
  for (const [value, got] of all) {
    const borne = bornes.find(({ id }) => id === value) ?? bornes.find(({ id }) => id === 'autre');
    if (!borne) continue;
    const { min, max } = borne;
    if (!Number.isInteger(got) || got < min || got > max) return { value, got, min, max };
  }
  return null;
}

/** A number of a sheet and what it is called there. */
type Named = readonly [string, number];

function numbersOf(thing: object): Named[] {
  return Object.entries(thing).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}

function ruleNumbers(regles: readonly Regle[]): Named[] {
  return regles.flatMap((regle): Named[] => ('x' in regle ? [[regle.id, regle.x]] : []));
}

function weaponNumbers({ pa, d, i, a, f, regles }: Arme): Named[] {
  const changes = [i, a, f].flatMap((one) => (one === null ? [] : numbersOf(one)));
  return [...numbersOf({ pa, d }), ...changes, ...ruleNumbers(regles)];
}
