import { commands } from '../../commands/index.ts';
import { picker } from '../../scripts/bench/crowd.ts';
import { parseLine } from '../../src/playground/line.ts';
import { examples } from '../../src/present/aide-examples.ts';
import type { Action, Actor, Command, Place, SlashCall } from '../../src/slash/command.ts';
import { define } from '../../src/slash/definition.ts';
import type { OptionSpec, OptionSpecs, Values } from '../../src/slash/option.ts';
import { slash } from '../commands/ground.ts';

/** What is done under one name: command, subcommand, and what it takes. */
export interface Deed {
  readonly command: Command;
  readonly subcommand: string | null;
  readonly action: Action;
}

export const deeds: readonly Deed[] = commands.flatMap((command): Deed[] => [
  ...(command.action ? [{ command, subcommand: null, action: command.action }] : []),
  ...Object.entries(command.subcommands ?? {}).map(([subcommand, action]) => ({
    command,
    subcommand,
    action,
  })),
]);

/**
 * Texts that programs of this kind have stumbled over. What a program itself says where it fails (« undefined ») is written
 * otherwise here, so that it can be told from what somebody typed.
 */
const hostile = [
  '0', '-0', '−2', '1e9', '99999999999999999999', '7,5', '7.5 cm', 'nan', 'null', 'UNDEFINED', '   x   ',
  '9999999d999999999', '1d1!', 'd6!>0', '100d1000!', '4d6 garde 3', '(((((((a+)+)+)+)$', '.*', '\\', '%s',
  "'; DROP TABLE sheets; --", '__proto__', 'constructor', 'toString', '@everyone', '<@123456789012345678>', '<@&1>',
  '**gras** `code` ||caché|| > # [lien](https://exemple.fr)', '```', 'Éléonore d’Aubigné', 'eleonore d\'aubigne',
  'e\u0301', '👨‍👩‍👧', 'a\u200Bb', '\u202Erenversé', '\u0000', '\uD800', 'x'.repeat(100), '“”', '{"a":', '[]', '{}',
  '[{"nom":"x"}]', 'nom;cc\nA;4', '1:2:3', '1, 2; 3 + 4', '6 6 6 6 6 6', '1', '12 000', 'CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 8 Svg 3+',
  '\n\n', '2020-02-30', '1900-01-01 .. 2100-01-01', '24 h', '0 j', '99999 j', 'Europe/Paris', 'Mars/Olympus',
  'http://127.0.0.1/', 'C:\\x', '/etc/passwd',
]; // biome-ignore format: one value a line would hide what they are

/** What was typed in the examples of each command, by the name of the option. */
const typed = new Map<string, string[]>();
const definitions = commands.map(define);
for (const line of Object.values(examples)) {
  const read = parseLine(line, definitions);
  if ('problem' in read) continue;
  for (const [name, value] of Object.entries(read.options))
    if (typeof value === 'string') typed.set(name, [...(typed.get(name) ?? []), value]);
}

const people: readonly Actor[] = [
  { id: '920000000000000001', name: 'Léa', roles: [], managesGuild: false, maySpeak: true },
  {
    id: '920000000000000002',
    name: 'Tom',
    roles: ['930000000000000001'],
    managesGuild: false,
    maySpeak: true,
  },
  { id: '920000000000000003', name: '@everyone **Merlin**', roles: [], managesGuild: true, maySpeak: true },
  { id: '920000000000000004', name: 'muet', roles: [], managesGuild: false, maySpeak: false },
];
const places: readonly Place[] = [
  { guild: '900000000000000001', channel: '910000000000000001', parents: [] },
  { guild: '900000000000000001', channel: '910000000000000002', parents: ['910000000000000001'] },
  { guild: '900000000000000002', channel: '910000000000000003', parents: [] },
  { guild: null, channel: '910000000000000004', parents: [] },
];

/** Chance that repeats: what is drawn from it follows from the seed. */
export class Chance {
  readonly below: (bound: number) => number;
  #deeds = 0;

  constructor(seed: number) {
    this.below = picker(seed);
  }

  one<T>(all: readonly T[]): T {
    const found = all[this.below(all.length)];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  }

  maybe(percent: number): boolean {
    return this.below(100) < percent;
  }

  text(): string {
    return this.one(hostile);
  }

  /** Who, where and when: a new interaction. In a private message everybody manages. */
  base(): Pick<SlashCall, 'id' | 'at' | 'place' | 'actor'> {
    this.#deeds += 1;
    const place = this.maybe(70) ? (places[0] ?? this.one(places)) : this.one(places);
    const actor = this.one(people);
    return {
      id: String(1_100_000_000_000_000_000n + BigInt(this.#deeds)),
      at: 1_700_000_000_000 + this.#deeds,
      place,
      actor: place.guild === null ? { ...actor, managesGuild: true, maySpeak: true } : actor,
    };
  }

  /** A command with some of its options, most of them within their bounds. */
  call({ command, subcommand, action }: Deed): SlashCall {
    return slash(command.name, this.#values(action.options), { ...this.base(), subcommand });
  }

  #values(specs: OptionSpecs): Values {
    const density = this.one([20, 50, 90]);
    const given = Object.entries(specs).filter(([, { required }]) => this.maybe(required ? 99 : density));
    const values = Object.fromEntries(given.map(([name, spec]) => [name, this.#value(name, spec)]));
    return values as Values; // wrong types are wanted: a modified client could send them
  }

  #value(name: string, spec: OptionSpec): unknown {
    if (this.maybe(2)) return this.one([null, true, 0, -1, 1.5, '', [[]], [], 'x'.repeat(7000)]);
    switch (spec.type) {
      case 'integer':
        return this.one([spec.min, spec.max, spec.min + this.below(Math.min(20, spec.max - spec.min + 1))]);
      case 'text':
        return this.#words(name).slice(0, spec.max);
      case 'boolean':
        return this.maybe(50);
      case 'choice':
        return this.one(Object.keys(spec.choices));
      case 'user':
        return { ...this.one(people), isBot: this.maybe(5), isSelf: this.maybe(3), isMember: !this.maybe(5) };
      case 'attachment':
        return { id: '1', name: this.text(), size: 10, url: 'https://exemple.fr/a.txt' };
      default:
        return { id: this.one(['910000000000000001', '930000000000000001', '1']), name: this.text() };
    }
  }

  #words(name: string): string {
    const known = typed.get(name) ?? [];
    return known.length > 0 && this.maybe(60) ? this.one(known) : this.text();
  }
}
