import type { Trace } from '../trace.ts';
import type { Combat } from './combat-options.ts';
import { count, kindOf, typesOf } from './groupes.ts';
import type { Groupe, TypeId } from './terms.ts';

/** What the attacker touches on, and whether his troops lost their bonus. */
interface Seuils {
  readonly byType: ReadonlyMap<TypeId, number>;
  readonly bonusPerdu: boolean;
}

/** Thresholds of the attacker in this assault, against `defenders` of them. Source: `combat.7` to `combat.11`. */
export function attackThresholds(
  combat: Combat,
  attaque: readonly Groupe[],
  defenders: number,
  trace: Trace,
): Seuils {
  const types = typesOf(attaque);
  const bonusPerdu = losesBonus(combat, attaque, defenders, trace);
  const sources = new Map(
    types.map((type) => [type, type === 'troupe' && bonusPerdu ? [] : sourcesOf(combat, type)]),
  );
  const byType = new Map(types.map((type) => [type, lower(type, sources.get(type) ?? [], trace)]));
  return { byType, bonusPerdu };
}

/** Threshold of a kind without any bonus: that of every defender. */
export function plainThreshold(type: TypeId): number {
  return kindOf(type).seuil;
}

/** Fewer than the defenders: the troops' bonus is lost. Asked only where they have one. */
function losesBonus(combat: Combat, attaque: readonly Groupe[], defenders: number, trace: Trace): boolean {
  const troops = attaque.some(({ type }) => type === 'troupe');
  if (!troops || sourcesOf(combat, 'troupe').length === 0) return false;
  const rulings = ['nombre', 'inferiorite'];
  const mark = { clause: 'combat.11', what: 'inferiorite', rulings };
  return trace.test(mark, count(attaque), '<', defenders).value;
}

/** What would lower the threshold of a kind. */
function sourcesOf({ bonus, banditsRenforces }: Combat, type: TypeId): readonly string[] {
  if (type === 'bandit') return banditsRenforces ? ['pillages'] : [];
  return kindOf(type).bonus.filter((id) => bonus.includes(id));
}

/** The threshold of one kind: one source lowers it by 1, and the others by nothing more. */
function lower(type: TypeId, sources: readonly string[], trace: Trace): number {
  const { nom: about, seuil } = kindOf(type);
  const [cause] = sources;
  const mark = { what: 'seuil', about };
  if (cause === undefined) {
    trace.clause({ ...mark, clause: 'combat.7' }, seuil);
    return seuil;
  }
  if (sources.length > 1) {
    trace.clause({ clause: 'combat.9', what: 'sources-de-bonus', about }, sources.length);
  }
  const by = [{ cause, value: -1 }];
  if (type !== 'bandit') return trace.modify({ ...mark, clause: 'combat.8' }, seuil, by).value;
  return trace.modify({ ...mark, clause: 'combat.10', rulings: ['bonus-bandits'] }, seuil, by).value;
}
