import { fold } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { readGroups, refuseCrowd } from './composition.ts';
import type { Place } from './phrase.ts';
import type { Cible } from './terms.ts';

const option = 'cibles';
/** How many targets non-players may choose between: one face of the target die each, at least. */
const targets = { min: 2, max: 6 };

/** One part between semicolons, and how many characters stand before it. */
interface Part {
  readonly text: string;
  readonly offset: number;
}

/**
 * `Alice : 3 troupes ; Bob : 2 troupes`: a name, a colon, a composition; parted by semicolons or new lines. Refused:
 * `target-count` [got, min, max]; with the target's rank and words [number, target] `target-unnamed`, `target-twice`,
 * and what a composition refuses, at its position in the whole option.
 */
export function readCibles(typed: string): readonly Cible[] | Refusal {
  const parts = partsOf(typed.normalize('NFC'));
  if (parts.length < targets.min || parts.length > targets.max) {
    return refuse('target-count', option, { got: parts.length, ...targets });
  }
  const cibles: Cible[] = [];
  for (const part of parts) {
    const cible = readCible(part, cibles);
    if (isRefusal(cible)) return cible;
    cibles.push(cible);
  }
  const whole: Place = { option, offset: 0, context: {} };
  return (
    refuseCrowd(
      whole,
      cibles.flatMap(({ groupes }) => groupes),
    ) ?? cibles
  );
}

/** Parts that hold something. Offsets count characters as positions do. */
function partsOf(typed: string): readonly Part[] {
  let offset = 0;
  const parts = typed.split(/[;\n]/u).map((text) => {
    const part = { text, offset };
    offset += [...text].length + 1;
    return part;
  });
  return parts.filter(({ text }) => text.trim() !== '');
}

function readCible({ text, offset }: Part, before: readonly Cible[]): Cible | Refusal {
  const context = { number: before.length + 1, target: text.trim() };
  const colon = text.lastIndexOf(':');
  const nom = text.slice(0, Math.max(0, colon)).replace(/\s+/gu, ' ').trim();
  if (nom === '') return refuse('target-unnamed', option, context);
  if (before.some((other) => other.nom !== null && fold(other.nom) === fold(nom))) {
    return refuse('target-twice', option, context);
  }
  const head = text.slice(0, colon + 1);
  const place = { option, offset: offset + [...head].length, context };
  const groupes = readGroups(place, text.slice(head.length));
  return isRefusal(groupes) ? groupes : { nom, joueur: nom, groupes };
}
