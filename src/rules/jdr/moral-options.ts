import type { Values } from '../../slash/option.ts';
import { type Refusal, type Rulings, refuse } from '../rule.ts';
import { flag, integer, refuseMissing, text } from '../values.ts';

/** The opponent of a close combat: PV he has now, PV he lost in the round. */
export interface Adversaire {
  readonly pv: number;
  readonly pvPerdus: number;
  /** In a mêlée: he counts even at 0 PV, since others still stand against the tester. Ruling `adversaire-tombe`. */
  readonly tombe?: boolean;
}

/** A Test de Moral that may be played. PV are those after the losses. */
export interface Moral {
  readonly cd: number;
  readonly pvBase: number;
  readonly pv: number;
  /** Lost in this phase or round. */
  readonly pvPerdus: number;
  /** `null` under fire. */
  readonly adversaire: Adversaire | null;
  /** Whether an opponent is a player, `null` when nobody said. */
  readonly parJoueur: boolean | null;
  readonly impose: boolean;
  readonly rulings: Rulings;
  /** Options that say nothing in this context. */
  readonly ignored: readonly string[];
}

const required = ['cd', 'pv-base', 'pv', 'contexte', 'pv-perdus'];
const opposing = ['pv-adverses', 'pv-perdus-adverses'];

/**
 * Options of `/moral` → a test that may be played.
 * Refused: `missing`, `already-ko` [got], `more-pv-than-base` [got, base], `more-lost-than-base` [got, pv, base, most].
 * Source: `moral.14`.
 */
export function check(values: Values, rulings: Rulings): Moral | Refusal {
  const melee = text(values, 'contexte') === 'melee';
  const missing = refuseMissing(values, melee ? [...required, ...opposing] : required);
  if (missing) return missing;
  const read = (name: string) => integer(values, name) ?? 0; // given: nothing is missing
  const [pvBase, pv, pvPerdus] = [read('pv-base'), read('pv'), read('pv-perdus')];
  return (
    refusePv(pvBase, pv, pvPerdus) ?? {
      cd: read('cd'),
      pvBase,
      pv,
      pvPerdus,
      adversaire: melee ? { pv: read('pv-adverses'), pvPerdus: read('pv-perdus-adverses') } : null,
      parJoueur: values['par-joueur'] === undefined ? null : flag(values, 'par-joueur'),
      impose: flag(values, 'impose'),
      rulings,
      ignored: melee ? [] : opposing.filter((name) => values[name] !== undefined),
    }
  );
}

function refusePv(base: number, pv: number, pvPerdus: number): Refusal | null {
  if (pv === 0) return refuse('already-ko', 'pv', { got: pv });
  if (pv > base) return refuse('more-pv-than-base', 'pv', { got: pv, base });
  if (pv + pvPerdus <= base) return null;
  return refuse('more-lost-than-base', 'pv-perdus', { got: pvPerdus, pv, base, most: base - pv });
}
