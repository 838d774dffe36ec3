import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { postureCatalogue, readyMade } from '../rules/heresie/catalogue.ts';
import { check } from '../rules/heresie/check.ts';
import type { Defi } from '../rules/heresie/state.ts';
import type { Combattant } from '../rules/heresie/terms.ts';
import { isRefusal, rulingsInForce } from '../rules/rule.ts';

/** A challenge that is always there: Praetor against Centurion, each with its first weapon. */
export function sampleDuel(): Defi {
  const given = {
    protagoniste: printed('preteur'),
    antagoniste: printed('centurion'),
    seul: null,
    joueurActif: 'protagoniste',
    postures: postureCatalogue(),
    eligible: true,
  } as const;
  const defi = check(given, rulingsInForce(arbitrages));
  if (isRefusal(defi)) throw new Error(defi.code);
  return defi;
}

function printed(id: string): Combattant {
  const found = readyMade(id);
  if (!found) throw new Error(id);
  return { ...found, pv: found.profil.pv, soutien: 0, marcheurs: 0, charge: false, statut: 'aucun' };
}
