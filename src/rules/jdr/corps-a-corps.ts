import { blesser, toucher } from '../../../data/jdr/corps-a-corps.ts';
import { bandValue, matrixValue } from '../table.ts';

/** The face from which a die of CC `cc` (1…10) touches a target of CC `cible` (0 or more). Source: table `toucher`. */
export function seuilToucher(cc: number, cible: number): 3 | 4 | 5 {
  return matrixValue(toucher, cc, cible);
}

/** The face from which force `f` wounds endurance `e`, or `null` when it cannot. Source: table `blesser`. */
export function seuilBlesser(f: number, e: number): number | null {
  return bandValue(blesser.bands, e - f);
}

/**
 * The face from which a save stops a wound, or `null` when none is rolled: no armour, or worsened to 7+. A power weapon
 * worsens it by the force of who strikes (`energetique`, else `null`); nothing else does in close combat.
 * Source: page « Corps à corps », point 6.
 */
export function seuilSauvegarde(svg: number | null, energetique: number | null): number | null {
  if (svg === null) return null;
  const seuil = svg + (energetique ?? 0);
  return seuil >= 7 ? null : seuil;
}
