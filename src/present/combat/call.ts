import type { Groupe } from '../../rules/waryaume/terms.ts';
import { literal } from '../escape.ts';
import { mentions } from '../match/call.ts';
import { number } from '../numbers.ts';
import { allOf, countedType, oneOf } from '../words/combat-types.ts';
import { enumerate, fr } from '../words.ts';

/** Who is told that they are attacked (Discord ids, one at least), by whom, and with what they defend. */
interface Attacked {
  readonly ids: readonly string[];
  /** The attacking player as a message shows them, or the non-players who attack. */
  readonly by: string | readonly Groupe[];
  /** What the one player who is attacked defends with; `null` where several are. */
  readonly defense: readonly Groupe[] | null;
  readonly region: string | null;
}

/** « <@2> : **Léa** attaque tes 3 troupes et ton golem (/combat, Val d’Or). », one line. */
export function attackedLine({ ids, by, defense, region }: Attacked): string {
  const isOne = typeof by === 'string';
  const who = isOne ? by : enumerate(by.map(({ type, nombre }) => countedType(nombre, type)));
  const isMany = !isOne && by.reduce((sum, { nombre }) => sum + nombre, 0) > 1;
  const verb = isMany ? 'attaquent' : 'attaque';
  const whom = ids.length === 1 ? fr`t'` : 'vous ';
  const deed = defense === null ? `${whom}${verb}` : `${verb} ${enumerate(defense.map(yours))}`;
  const where = region === null ? '' : `, ${literal(region)}`;
  return fr`${mentions(ids)} : ${who} ${deed} (/combat${where}).`;
}

/** « tes 3 troupes », « ta troupe », « ton abomination ». */
function yours({ type, nombre }: Groupe): string {
  if (nombre > 1) return `tes ${number(nombre)} ${allOf(type)}`;
  const [article, word = ''] = oneOf(type).split(' ');
  const isTa = article === 'une' && !/^[aeiouy]/u.test(word);
  return `${isTa ? 'ta' : 'ton'} ${word}`;
}
