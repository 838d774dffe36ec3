import type { Bataille, Change, Unite } from './bataille-terms.ts';

/** The battle after changes of what the ledger counts; the ledger itself is kept elsewhere and says the same. */
export function applied(bataille: Bataille, changes: readonly Change[]): Bataille {
  return changes.reduce(appliedOne, bataille);
}

function appliedOne(bataille: Bataille, { whose, of, quantity, by }: Change): Bataille {
  if (whose === 'unite') {
    const unites = bataille.unites.map((one) => (one.numero === of ? changed(one, quantity, by) : one));
    return { ...bataille, unites };
  }
  const [first, second] = bataille.joueurs;
  const key = quantity === 'pc' ? 'pc' : 'points';
  return {
    ...bataille,
    joueurs: [
      of === 0 ? { ...first, [key]: first[key] + by } : first,
      of === 1 ? { ...second, [key]: second[key] + by } : second,
    ],
  };
}

function changed(unite: Unite, quantity: Change['quantity'], by: number): Unite {
  switch (quantity) {
    case 'effectif':
      return { ...unite, effectif: unite.effectif + by };
    case 'pv':
      return { ...unite, pv: (unite.pv ?? 0) + by };
    case 'teste':
      return { ...unite, teste: unite.teste + by };
    default:
      return { ...unite, ebranlee: Number(unite.ebranlee) + by > 0 };
  }
}

/** What brings a value of a unit to `after`; nothing when it is there. */
export function bring(
  unite: Unite,
  quantity: 'effectif' | 'pv' | 'statut:ebranlee' | 'teste',
  after: number,
  cause: string,
): Change[] {
  const by = after - countOf(unite, quantity);
  return by === 0 ? [] : [{ whose: 'unite', of: unite.numero, quantity, by, cause }];
}

function countOf(unite: Unite, quantity: 'effectif' | 'pv' | 'statut:ebranlee' | 'teste'): number {
  if (quantity === 'statut:ebranlee') return Number(unite.ebranlee);
  return quantity === 'pv' ? (unite.pv ?? 0) : unite[quantity];
}

/** What takes `lost` models off a unit: the one that was hurt goes first, and the next has all its PV. */
export function fewer(unite: Unite, lost: number, cause: string): Change[] {
  const left = unite.effectif - lost;
  const pv = left === 0 ? 0 : unite.pvInitial;
  return [
    ...bring(unite, 'effectif', left, cause),
    ...(lost === 0 || pv === null ? [] : bring(unite, 'pv', pv, cause)),
  ];
}
