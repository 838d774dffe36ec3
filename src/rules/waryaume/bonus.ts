import { bonus } from '../../../data/waryaume/bonus.ts';
import { Cursor } from '../../dice/cursor.ts';
import { isRefusal, type Refusal } from '../rule.ts';
import { type Place, refuseAt, refuseNext, takePhrase, takeSeparator } from './phrase.ts';
import type { BonusId } from './terms.ts';

/**
 * Bonuses as typed, `heros, pierre`, parted by `+`, `,` or `et`: each once, in the order of the data. Refused with
 * position (from 1) and what was got: `list-incomplete`, `list-unexpected`, `unknown-bonus` [known].
 */
export function readBonus(option: string, typed: string): readonly BonusId[] | Refusal {
  const place: Place = { option, offset: 0, context: {} };
  const cursor = new Cursor(typed);
  const read = new Set<BonusId>();
  do {
    const id = readOne(place, cursor);
    if (isRefusal(id)) return id;
    read.add(id);
  } while (takeSeparator(cursor));
  if (cursor.next.kind !== 'end') return refuseNext(place, cursor);
  return bonus.map(({ id }) => id).filter((id) => read.has(id));
}

function readOne(place: Place, cursor: Cursor): BonusId | Refusal {
  const phrase = takePhrase(cursor);
  if (!phrase) return refuseNext(place, cursor);
  const known = bonus.find(({ mots }) => mots.includes(phrase.text));
  if (known) return known.id;
  const { position } = phrase.token;
  const names = bonus.map(({ nom }) => nom);
  return refuseAt(place, 'unknown-bonus', { position, found: phrase.found }, { known: names });
}
