import { type Counts, type Listed, mostOf, type Quantite, quantites } from '../../rules/fiche/listed.ts';
import type { Fiche } from '../../rules/fiche/terms.ts';
import type { BookChange } from '../../slash/command.ts';
import type { Tx } from '../../store/store.ts';
import { lastValues, subjectAlone } from '../last-values.ts';

/** What the ledger says last: subject → quantity → value. */
export type Figures = ReadonlyMap<string, ReadonlyMap<string, number>>;
export const nothing: ReadonlyMap<string, number> = new Map();

const statusPrefix = 'statut:';

/** The figures of all sheets of a campaign, or of one subject. */
export async function figuresOf(tx: Tx, campaignId: number, subject: string | null): Promise<Figures> {
  const subjects = subject === null ? (['fiche:', 'fiche;'] as const) : subjectAlone(subject);
  const rows = await lastValues(tx, campaignId, { subjects });
  const bySubject = Map.groupBy(rows, (row) => row.subject);
  return new Map(
    [...bySubject].map(([one, own]) => [one, new Map(own.map(({ quantity, after }) => [quantity, after]))]),
  );
}

/** The counted figures of one sheet. */
export function countsIn(own: ReadonlyMap<string, number>): Counts {
  const read = (quantite: Quantite) => own.get(quantite) ?? null;
  return {
    pv: read('pv'),
    effectif: read('effectif'),
    xp: read('xp'),
    credits: read('credits'),
    prc: read('prc'),
  };
}

/** Ids of the statuses in force on one sheet. */
export function statutsIn(own: ReadonlyMap<string, number>): string[] {
  return [...own]
    .filter(([quantity, value]) => quantity.startsWith(statusPrefix) && value > 0)
    .map(([quantity]) => quantity.slice(statusPrefix.length));
}

type Wanted = Pick<BookChange, 'quantity' | 'by'>;

/** What brings a quantity to `value`, nothing when it is there. */
export function bringTo({ counts }: Pick<Listed, 'counts'>, quantite: Quantite, value: number): Wanted[] {
  const by = value - (counts[quantite] ?? 0);
  return by === 0 && counts[quantite] !== null ? [] : [{ quantity: quantite, by }];
}

/** What sets a status or takes it off, nothing when it is so. */
export function bringStatus({ statuts }: Pick<Listed, 'statuts'>, statut: string, isOn: boolean): Wanted[] {
  const by = Number(isOn) - Number(statuts.includes(statut));
  return by === 0 ? [] : [{ quantity: statusPrefix + statut, by }];
}

/** Everything that opens the accounts of a new sheet. */
export function opening({ counts, statuts }: Pick<Listed, 'counts' | 'statuts'>): Wanted[] {
  return [
    ...quantites.flatMap((one) => (counts[one] === null ? [] : [{ quantity: one, by: counts[one] }])),
    ...statuts.map((one) => ({ quantity: statusPrefix + one, by: 1 })),
  ];
}

/** How PV and models follow a new profile: what was whole stays whole, what is too much comes down to it. */
export function follow({ fiche: before, counts }: Pick<Listed, 'fiche' | 'counts'>, after: Fiche): Wanted[] {
  return (['pv', 'effectif'] as const).flatMap((one) => {
    const base = after.profil[one] ?? null;
    const now = counts[one];
    if (base === null) return [];
    const wasWhole = now === null || now === before.profil[one];
    return wasWhole || now > mostOf(after, one) ? bringTo({ counts }, one, base) : [];
  });
}
