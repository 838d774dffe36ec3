import { commands } from '../../commands/index.ts';
import type { ComponentCall } from '../../src/slash/command.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import type { Chance } from './acts.ts';

/** What buttons, menus and forms of all commands ask, as the first two parts of their custom ids. */
export const asked: readonly string[] = commands.flatMap(({ name, press = {} }) =>
  Object.keys(press).map((action) => `${name}:${action}`),
);

const kinds: readonly ComponentCall['kind'][] = ['button', 'select', 'modal'];
const strange = [
  '0',
  '1',
  '2',
  '-1',
  '007',
  '99999999999999999999',
  'x',
  'moi',
  'constructor',
  'tostring',
  'a'.repeat(60),
];

/** Arguments that nobody was shown, for what somebody may be. */
function madeUp(chance: Chance, known: string): string {
  const count = chance.below(5);
  return [known, ...Array.from({ length: count }, () => chance.one(strange))].join(':');
}

/** An id that was shown, or one made up, as somebody with a client of their own could send it: cut, mixed, or foreign. */
function forgedId(chance: Chance, known: string, shown: string): string {
  const [command = ''] = shown.split(':');
  const [, action = ''] = known.split(':');
  return chance.one([
    () => madeUp(chance, known),
    () => madeUp(chance, known),
    () => shown.slice(0, chance.below(shown.length + 1)),
    () => shown.split(':').slice(0, -1).join(':'),
    () => `${shown}:${chance.one(strange)}`,
    () => shown.replaceAll(/\d+/gu, () => chance.one(strange)),
    () => `${command}:${action}:${shown.split(':').slice(2).join(':')}`,
    () => `${chance.one(['nobody', 'constructor', '__proto__', ''])}:${action}`,
    () => `${command}:${chance.one(['nothing', 'constructor', 'tostring', ''])}`,
    () => shown.toUpperCase(),
    () => chance.text(),
  ])();
}

/** What was forged; `target` is `null` where it reads as none of the program's own: the bot answers that by itself. */
export interface Forged {
  readonly id: string;
  readonly target: Pick<ComponentCall, 'command' | 'action' | 'args'> | null;
  readonly rest: Pick<ComponentCall, 'kind' | 'values' | 'fields'>;
}

/** Something forged out of what one of the commands asks and what stood in some message, with whatever else is sent. */
export function forge(chance: Chance, known: string, shown: string): Forged {
  const id = forgedId(chance, known, shown);
  const names = ['des', 'motif', 'valeur', 'raison', 'soutien', 'marcheurs', 'constructor', 'x'];
  const given = names.filter(() => chance.maybe(40)).map((name) => [name, chance.text()] as const);
  const kind = chance.one(kinds);
  return {
    id,
    target: parseCustomId(id),
    rest: {
      kind,
      values: kind === 'select' ? [chance.text()] : [],
      fields: kind === 'modal' ? Object.fromEntries(given) : {},
    },
  };
}
