import { belligerants } from '../../../data/waryaume/belligerants.ts';
import type { Belligerant, Effectif, Groupe, TypeId } from './terms.ts';

/** Most belligerents of one side. */
export const mostBelligerents = 40;

/** The row of a kind. */
export function kindOf(type: TypeId): Belligerant {
  const kind = belligerants.find(({ id }) => id === type);
  if (!kind) throw new Error(`No row for ${type}`);
  return kind;
}

/** How many belligerents: a creature counts as one, whatever its PV. Source: ruling `nombre`. */
export function count(groupes: readonly { readonly nombre: number }[]): number {
  return groupes.reduce((total, { nombre }) => total + nombre, 0);
}

/** How many of one kind. */
export function countOf(groupes: readonly Effectif[], type: TypeId): number {
  return count(groupes.filter((groupe) => groupe.type === type));
}

/** The kinds in the order in which they first stand. */
export function typesOf(groupes: readonly Groupe[]): readonly TypeId[] {
  return [...new Set(groupes.map(({ type }) => type))];
}

/** Neighbours of the same kind and PV as one group, empty groups left out: the order stays. */
export function merge(groupes: readonly Groupe[]): readonly Groupe[] {
  const merged: Groupe[] = [];
  for (const groupe of groupes) {
    if (groupe.nombre === 0) continue;
    const last = merged.at(-1);
    if (last?.type === groupe.type && last.pv === groupe.pv) {
      merged[merged.length - 1] = { ...last, nombre: last.nombre + groupe.nombre };
    } else merged.push(groupe);
  }
  return merged;
}

/** `change` more, or fewer, of one kind: none, or fewer than none, is left out. */
export function add(effectifs: readonly Effectif[], type: TypeId, change: number): readonly Effectif[] {
  const nombre = countOf(effectifs, type) + change;
  const known = effectifs.some((effectif) => effectif.type === type);
  const all = known ? effectifs : [...effectifs, { type, nombre }];
  return all
    .map((effectif) => (effectif.type === type ? { type, nombre } : effectif))
    .filter((effectif) => effectif.nombre > 0);
}
