import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Action } from '../../src/slash/command.ts';
import type { OptionSpec, Values } from '../../src/slash/option.ts';
import { perform } from '../../src/slash/perform.ts';
import { openGround, slash, wire } from './ground.ts';

/** One value that fits, by type. */
function fitting(spec: OptionSpec): Values[string] {
  switch (spec.type) {
    case 'integer':
      return spec.min;
    case 'text':
      return '2d6';
    case 'boolean':
      return true;
    case 'choice':
      return Object.keys(spec.choices)[0] ?? '';
    default:
      return { id: '1', name: 'un' };
  }
}

/** Values that cannot fit: beyond each bound, of another type, empty, too long, with what cannot be seen. */
function misfits(spec: OptionSpec): unknown[] {
  switch (spec.type) {
    case 'integer':
      return [spec.min - 1, spec.max + 1, spec.min + 0.5, Number.NaN, Number.POSITIVE_INFINITY, '7', {}];
    case 'text':
      return ['', '  ', 'x'.repeat(spec.max + 1), 'a\u200Bb', 7, {}];
    case 'boolean':
      return ['oui', 1, {}];
    case 'choice':
      return ['', 'autre', 'constructor', 1];
    default:
      return ['1', 1, {}];
  }
}

const actions: [string, string | null, Action][] = commands.flatMap((command) => [
  ...(command.action ? [[command.name, null, command.action] as [string, null, Action]] : []),
  ...Object.entries(command.subcommands ?? {}).map(([name, action]): [string, string, Action] => [
    command.name,
    name,
    action,
  ]),
]);

for (const [command, subcommand, action] of actions) {
  test(`/${command} ${subcommand ?? ''}: every option out of bounds is refused by its name, no row changes`, async (context) => {
    const ground = await openGround(context);
    const before = ground.rows();
    const required = Object.entries(action.options).filter(([, spec]) => spec.required);
    const rest = Object.fromEntries(required.map(([name, spec]) => [name, fitting(spec)]));
    for (const [name, spec] of Object.entries(action.options)) {
      for (const bad of misfits(spec)) {
        const options = { ...rest, [name]: bad } as Values; // what a modified client could send
        const performed = await perform(ground, slash(command, options, { subcommand }), wire);
        assert.ok(isRefusal(performed), `${name} = ${String(bad)} should be refused`);
        assert.equal(performed.option, name, `${name} = ${String(bad)}: ${performed.code}`);
      }
    }
    assert.equal(ground.rows(), before);
  });
}
