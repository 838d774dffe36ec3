import { reglesSpeciales } from '../../data/heresie/regles-speciales.ts';
import { writeRegle } from '../../src/rules/fiche/regles.ts';
import type { Regle as Printed } from '../../src/rules/fiche/terms.ts';
import type { Regle, RegleImprimee } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { unaccented, wordId } from '../../src/text/fold.ts';

/** How sheets print a characteristic, in either language. */
const letters: Readonly<Record<string, string>> = {
  cc: 'cc',
  ws: 'cc',
  f: 'f',
  s: 'f',
  e: 'e',
  t: 'e',
  i: 'i',
  a: 'a',
  pa: 'pa',
  ap: 'pa',
  d: 'd',
};
const changed: Readonly<Record<string, readonly string[]>> = {
  phage: ['cc', 'f', 'e', 'i', 'a'],
  impact: ['i', 'a', 'f', 'pa', 'd'],
};
/** Kinds that sheets print in another way than they are kept. */
const kinds: Readonly<Record<string, string>> = {
  paragon: 'parangon',
  infantry: 'infanterie',
  command: 'etat-major',
  heavy: 'lourd',
  light: 'leger',
  legere: 'leger',
  lourde: 'lourd',
};

/** A type, sub-type or kind of enemy as its id: « État-major », « Command » → `etat-major`. */
export function kindOf(printed: string): string {
  const word = wordId(printed.replace(/['’]/gu, ''));
  return kinds[word] ?? word;
}

/**
 * Special rules of a sheet as the challenge reads them; what does nothing there keeps its name. Refused under `option`:
 * `rule-value` [nom, regle, needs] where a rule that counts does not say how much, of what, or against whom.
 */
export function readReglesOf(
  nom: string,
  regles: readonly Printed[],
  option: string,
): readonly Regle[] | Refusal {
  const all = regles.map((one) => readRegleOf(nom, one, option));
  return all.find(isRefusal) ?? all.filter((one): one is Regle => !isRefusal(one));
}

function readRegleOf(nom: string, printed: Printed, option: string): Regle | Refusal {
  const known = knownAs(printed.nom);
  if (!known) return { id: 'autre', nom: writeRegle(printed) };
  const read = readValue(known, printed.valeur);
  const context = { nom, regle: writeRegle(printed), needs: known.valeur };
  return read ?? refuse('rule-value', option, context);
}

function knownAs(nom: string): RegleImprimee | undefined {
  const wanted = wordId(nom);
  return reglesSpeciales.find((one) => wordId(one.nom) === wanted || wordId(one.anglais) === wanted);
}

/** The rule with what stands in its brackets, `null` where that is not there. */
function readValue({ id, valeur: field }: RegleImprimee, valeur: string | null): Regle | null {
  if (field === null) return { id } as Regle; // the data say that it carries nothing
  if (valeur === null) return null;
  if (field === 'contre') return { id, contre: kindOf(valeur) } as Regle; // only Haine has this field
  if (field === 'x') {
    const [, x] = /^(\d{1,2})\s*\+?$/u.exec(valeur) ?? [];
    return x === undefined ? null : ({ id, x: Number(x) } as Regle); // every rule with an X
  }
  const c = letters[unaccented(valeur)] ?? '';
  return changed[id]?.includes(c) ? ({ id, c } as Regle) : null; // one of the letters of that rule
}
