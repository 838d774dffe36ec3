import type { Values } from '../../slash/option.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { flag, refuseMissing, text } from '../values.ts';
import { readCibles } from './cibles.ts';
import { readComposition } from './composition.ts';
import { countOf, kindOf } from './groupes.ts';
import { mostUndead } from './region.ts';
import type { Cible, Contexte, Groupe, Region } from './terms.ts';

/** The two sides of a battle. */
export interface Camps {
  readonly attaque: readonly Groupe[];
  /** One target; several where non-players may hit one of several. */
  readonly cibles: readonly Cible[];
}

/** Both sides as typed, held against the context and what the region can hold. */
export function readCamps(values: Values, contexte: Contexte, region: Region | null): Camps | Refusal {
  const attaque = readComposition('attaque', text(values, 'attaque') ?? '');
  if (isRefusal(attaque)) return attaque;
  const cibles = readDefense(values, contexte);
  if (isRefusal(cibles)) return cibles;
  return (
    (contexte === 'couronne' ? refuseTroops(cibles) : null) ??
    (region && refuseUndead(region, { attaque, cibles })) ?? { attaque, cibles }
  );
}

/** The defenders: `cibles` for non-players where given, else `defense`. */
function readDefense(values: Values, contexte: Contexte): readonly Cible[] | Refusal {
  const typed = contexte === 'pnj' ? text(values, 'cibles') : undefined;
  if (typed !== undefined) return readCibles(typed);
  const isNamed = contexte !== 'couronne' && !flag(values, 'simuler');
  const missing = refuseMissing(values, isNamed ? ['defense', 'defenseur'] : ['defense']);
  if (missing) return missing;
  const groupes = readComposition('defense', text(values, 'defense') ?? '');
  if (isRefusal(groupes)) return groupes;
  const { defenseur } = values;
  const joueur = isNamed && typeof defenseur === 'object' ? defenseur.id : null;
  return [{ nom: null, joueur, groupes }];
}

function refuseTroops(cibles: readonly Cible[]): Refusal | null {
  const types = cibles.flatMap(({ groupes }) => groupes.map(({ type }) => type));
  const type = types.find((one) => !kindOf(one).tenebres);
  return type === undefined ? null : refuse('not-dark', 'defense', { type });
}

/** More undead than the region can hold, both sides together: the option that goes beyond is named. */
function refuseUndead(region: Region, { attaque, cibles }: Camps): Refusal | null {
  const most = mostUndead(region);
  const attacking = countOf(attaque, 'mort-vivant');
  const got =
    attacking +
    countOf(
      cibles.flatMap(({ groupes }) => groupes),
      'mort-vivant',
    );
  if (got <= most) return null;
  const defending = cibles.length > 1 ? 'cibles' : 'defense';
  const option = attacking > most ? 'attaque' : defending;
  return refuse('too-many-undead', option, { got, most, poi: region.poi, region: region.nom });
}
