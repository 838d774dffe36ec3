import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { parseCustomId } from '../../src/slash/custom-id.ts';
import { clicks } from './clicks.ts';
import { setClicks } from './clicks-scene.ts';
import { betrayed, cast } from './stage.ts';
import { customIdOf, outcomeOf } from './try-click.ts';

test('piege-24 piege-29 who may press what under whose message: each control for each of the cast', async (context) => {
  const { scene, things } = await setClicks(context);
  for (const { click, channel, comes, use } of clicks) {
    const found: Record<string, string> = {};
    for (const who of cast) {
      const performed = await scene.tries(scene.clicked(who, customIdOf(click, things), use, channel));
      found[who] = outcomeOf(performed);
      assert.deepEqual(betrayed(who, JSON.stringify(use), performed), [], `${click} tells ${who}`);
    }
    assert.deepEqual(found, comes, `${click} in ${channel}`);
  }
});

test('every button, menu and form has its row', () => {
  const covered = new Set(
    clicks.map(({ click }) => {
      const { command, action } = parseCustomId(customIdOf(click, new Proxy({}, { get: () => '0' }))) ?? {};
      return `${command} ${action}`;
    }),
  );
  const all = commands.flatMap(({ name, press = {} }) =>
    Object.keys(press).map((action) => `${name} ${action}`),
  );
  assert.deepEqual(
    all.filter((one) => !covered.has(one)),
    [],
  );
});
