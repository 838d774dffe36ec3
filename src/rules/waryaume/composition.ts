import { belligerants } from '../../../data/waryaume/belligerants.ts';
import { nombres } from '../../../data/waryaume/nombres.ts';
import { Cursor } from '../../dice/cursor.ts';
import type { Token } from '../../dice/tokens.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { count, merge, mostBelligerents } from './groupes.ts';
import { type Place, refuseAt, refuseNext, takePhrase, takeSeparator } from './phrase.ts';
import type { Belligerant, Groupe } from './terms.ts';

const inLetters = new Map<string, number>(Object.entries(nombres.mots));

/**
 * A composition as typed: `4 troupes + 1 golem (2 PV)`, parted by `+`, `,` or `et`; without a number it is one. PV in
 * brackets hold for each. Groups in typed order. Refused with position (from 1) and what was got: `list-incomplete`,
 * `list-unexpected`, `unknown-belligerent` [known], `belligerent-count` [min, max], `belligerent-pv` [type, min, max],
 * `pv-not-taken` [type]; and `too-many-belligerents` [got, max].
 */
export function readComposition(option: string, typed: string): readonly Groupe[] | Refusal {
  return readGroups({ option, offset: 0, context: {} }, typed);
}

/** {@link readComposition} of a part of an option, which stands at `place`. */
export function readGroups(place: Place, typed: string): readonly Groupe[] | Refusal {
  const cursor = new Cursor(typed);
  const groupes: Groupe[] = [];
  do {
    const groupe = readGroup(place, cursor);
    if (isRefusal(groupe)) return groupe;
    groupes.push(groupe);
  } while (takeSeparator(cursor));
  if (cursor.next.kind !== 'end') return refuseNext(place, cursor);
  return refuseCrowd(place, groupes) ?? merge(groupes);
}

/** Too many belligerents on one side: `too-many-belligerents` [got, max]. */
export function refuseCrowd({ option, context }: Place, groupes: readonly Groupe[]): Refusal | null {
  const got = count(groupes);
  if (got <= mostBelligerents) return null;
  return refuse('too-many-belligerents', option, { ...context, got, max: mostBelligerents });
}

function readGroup(place: Place, cursor: Cursor): Groupe | Refusal {
  const nombre = readCount(place, cursor);
  if (isRefusal(nombre)) return nombre;
  const phrase = takePhrase(cursor);
  if (!phrase) return refuseNext(place, cursor);
  const kind = belligerants.find(({ mots }) => mots.includes(phrase.text));
  if (!kind) {
    const { position } = phrase.token;
    const known = belligerants.map(({ nom }) => nom);
    return refuseAt(place, 'unknown-belligerent', { position, found: phrase.found }, { known });
  }
  const pv = cursor.takeIf('(') ? readPv(place, cursor, kind) : kind.pv;
  return isRefusal(pv) ? pv : { type: kind.id, nombre, pv };
}

function readCount(place: Place, cursor: Cursor): number | Refusal {
  const inWords = cursor.next.kind === 'word' ? inLetters.get(cursor.next.text) : undefined;
  if (inWords !== undefined) cursor.take();
  const number = inWords === undefined ? cursor.takeNumber() : null;
  if (!number) return inWords ?? 1;
  const limits = { min: 1, max: mostBelligerents };
  const value = Number(number.text);
  if (value >= limits.min && value <= limits.max) return value;
  return refuseAt(place, 'belligerent-count', number, limits);
}

/** What stands after the bracket: `2 PV)`, `2)` or `PV 2)`. */
function readPv(place: Place, cursor: Cursor, { id, pv }: Belligerant): number | Refusal {
  const isNamed = cursor.takeIf('pv');
  const number: Token | null = cursor.takeNumber();
  if (!number) return refuseNext(place, cursor);
  if (!isNamed) cursor.takeIf('pv');
  if (!cursor.takeIf(')')) return refuseNext(place, cursor);
  if (pv === 1) return refuseAt(place, 'pv-not-taken', number, { type: id });
  const value = Number(number.text);
  if (value >= 1 && value <= pv) return value;
  return refuseAt(place, 'belligerent-pv', number, { type: id, min: 1, max: pv });
}
