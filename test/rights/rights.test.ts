import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { parseLine } from '../../src/playground/line.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { define } from '../../src/slash/definition.ts';
import { rows } from './matrix.ts';
import { betrayed, cast, setScene } from './stage.ts';

test('piege-24 piege-29 who may do what with whose things: each command for each of the cast', async (context) => {
  const scene = await setScene(context);
  for (const { line, channel, comes } of rows) {
    const found: Record<string, string> = {};
    for (const who of cast) {
      const performed = await scene.tries(scene.typed(who, line, channel));
      found[who] = isRefusal(performed) ? performed.code : 'fait';
      assert.deepEqual(betrayed(who, line, performed), [], `${line} tells ${who}`);
    }
    assert.deepEqual(found, comes, `${line} in ${channel}`);
  }
});

test('every command and subcommand has its row', () => {
  const definitions = commands.map(define);
  const covered = new Set(
    rows.map(({ line }) => {
      const read = parseLine(line, definitions);
      return 'problem' in read ? line : `${read.command} ${read.subcommand ?? ''}`.trim();
    }),
  );
  const all = commands.flatMap(({ name, action, subcommands = {} }) => [
    ...(action ? [name] : []),
    ...Object.keys(subcommands).map((sub) => `${name} ${sub}`),
  ]);
  assert.deepEqual(
    all.filter((name) => !covered.has(name)),
    [],
  );
});
