import type { Entry } from '../campaign/entry.ts';
import type { Names } from './defi-round.ts';
import { lastStepOf, nameOption } from './entry.ts';
import { literal } from './escape.ts';

/** Who meets whom as the calculation says; without it, as the options name them. */
export function namesOf(entry: Entry): Names {
  const said = lastStepOf(entry, 'clause', 'duellistes')?.value;
  const name = (side: 'protagoniste' | 'antagoniste'): string | null => {
    const known = typeof said === 'object' && said !== null && side in said ? Reflect.get(said, side) : null;
    return typeof known === 'string' ? literal(known) : null;
  };
  return {
    protagoniste: name('protagoniste') ?? nameOption(entry, 'fiche') ?? 'Protagoniste',
    antagoniste: name('antagoniste') ?? nameOption(entry, 'fiche-adverse') ?? 'Antagoniste',
  };
}
