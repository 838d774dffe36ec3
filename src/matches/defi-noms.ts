import { armes as printedArmes } from '../../data/heresie/armes.ts';
import { postureCatalogue } from '../rules/heresie/catalogue.ts';
import type { Noms } from '../rules/heresie/issue.ts';
import type { Defi } from '../rules/heresie/state.ts';
import { sides } from '../rules/heresie/terms.ts';

type Named = { readonly id: string; readonly nom: string };

/** What postures and weapons of this challenge are called that no rulebook prints under their id: the calculation has ids alone. */
export function ownNames(defi: Pick<Defi, 'postures' | 'protagoniste' | 'antagoniste'>): Noms {
  const postures = beside(defi.postures, postureCatalogue());
  const armes = beside(
    sides.flatMap((side) => defi[side].armes),
    printedArmes,
  );
  return { postures, armes };
}

function beside(all: readonly Named[], printed: readonly Named[]): Readonly<Record<string, string>> {
  const known = new Map(printed.map(({ id, nom }) => [id, nom]));
  return Object.fromEntries(
    all.filter(({ id, nom }) => known.get(id) !== nom).map(({ id, nom }) => [id, nom]),
  );
}
