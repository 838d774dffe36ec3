import { bringTo } from '../../src/campaign/sheets/figures.ts';
import type { Sheet } from '../../src/campaign/sheets.ts';
import { mostOf, type Quantite, quantites } from '../../src/rules/fiche/listed.ts';
import type { Changement } from '../../src/rules/fiche/result.ts';
import type { Fiche } from '../../src/rules/fiche/terms.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { BookChange } from '../../src/slash/command.ts';
import type { OptionSpecs, Values } from '../../src/slash/option.ts';

const figure = (what: string) =>
  ({ type: 'text', max: 12, description: `${what} : +10, -2, ou la valeur seule` }) as const;
/** The options that change what the ledger counts of a sheet. */
export const figureOptions: Readonly<Record<Quantite, OptionSpecs[string]>> = {
  pv: figure('PV actuels'),
  effectif: figure('Figurines restantes'),
  xp: figure('XP'),
  credits: figure('Crédits'),
  prc: figure('PRC'),
};

/** What the options change in the ledger. Refused: `figure-unreadable` [got], `figure-bounds` [got, before, max]. */
export function figuresIn(
  values: Values,
  sheet: Sheet,
  fiche: Fiche,
): Pick<BookChange, 'quantity' | 'by'>[] | Refusal {
  const found: Pick<BookChange, 'quantity' | 'by'>[] = [];
  for (const one of quantites) {
    const typed = values[one];
    if (typed === undefined) continue;
    const [, sign = '', digits] = /^([-+−–=]?)\s*(\d{1,7})$/u.exec(String(typed)) ?? [];
    if (digits === undefined) return refuse('figure-unreadable', one, { got: String(typed) });
    const before = sheet.counts[one] ?? 0;
    const isChange = sign !== '' && sign !== '=';
    const after = isChange ? before + (sign === '+' ? 1 : -1) * Number(digits) : Number(digits);
    const max = mostOf(fiche, one);
    if (after < 0 || after > max) return refuse('figure-bounds', one, { got: after, before, max });
    found.push(...bringTo(sheet, one, after));
  }
  return found;
}

/** One change of what is counted, before and after. */
export function counted({ counts }: Sheet, quantity: string, by: number): Changement {
  const before = quantites.includes(quantity as Quantite) ? (counts[quantity as Quantite] ?? 0) : 0; // one of them, just asked
  return { quoi: quantity, avant: before, apres: before + by };
}
