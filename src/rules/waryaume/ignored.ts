import type { Values } from '../../slash/option.ts';
import type { Combat } from './combat-options.ts';
import { kindOf } from './groupes.ts';
import { hasSlaveHouse } from './region.ts';
import type { Region } from './terms.ts';

/** Options that were given and that this battle does not use. */
export function ignoredOptions(
  values: Values,
  combat: Omit<Combat, 'ignored'>,
  region: Region | null,
): readonly string[] {
  const { contexte, attaque, bonus, simuler } = combat;
  const hasTargets = contexte === 'pnj' && values['cibles'] !== undefined;
  const useless: Readonly<Record<string, boolean>> = {
    defense: hasTargets,
    defenseur: contexte === 'couronne' || hasTargets || simuler,
    bonus: !attaque.some(({ type }) => kindOf(type).bonus.some((id) => bonus.includes(id))),
    cibles: !hasTargets,
    'bandits-renforces': region !== null || !attaque.some(({ type }) => type === 'bandit'),
    prisonniers: combat.facesManquantes || (region !== null && hasSlaveHouse(region)),
  };
  return Object.keys(useless).filter((name) => useless[name] && isGiven(values, name));
}

/** A switch that was set to no says nothing. */
function isGiven(values: Values, name: string): boolean {
  return values[name] !== undefined && values[name] !== false;
}
