import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import type { CompleteCall } from '../../src/slash/command.ts';
import { complete } from '../../src/slash/perform.ts';
import { actionOf } from '../../src/slash/target.ts';
import { setClicks } from './clicks-scene.ts';
import { cast, secrets } from './stage.ts';

/** What may be typed before more is known, and what is hidden from some. */
const typed = ['', 'ombre', 'trahison'];

/** Every option that completes, by its command. */
const completing = commands.flatMap((command) =>
  [null, ...Object.keys(command.subcommands ?? {})].flatMap((subcommand) => {
    const options = actionOf(command, subcommand)?.options ?? {};
    return Object.entries(options)
      .filter(([, spec]) => spec.type === 'text' && spec.autocomplete === true)
      .map(([option]) => ({ command: command.name, subcommand, option }));
  }),
);

test('piege-09 piege-29 what completes an option holds nothing that is not for who types', async (context) => {
  const { scene } = await setClicks(context);
  let offered = 0;
  for (const { option, ...at } of completing)
    for (const who of cast)
      for (const text of typed) {
        const { place, actor, id, at: moment } = scene.typed(who, '/jet notation:2d6');
        const call: CompleteCall = {
          ...{ kind: 'complete', id, at: moment, place, actor, ...at },
          ...{ options: { [option]: text }, focused: { option, typed: text } },
        };
        const told = JSON.stringify(await complete(scene.ground, call));
        offered += told.length;
        for (const secret of secrets[who])
          assert.ok(!told.includes(secret), `${who}: ${at.command} ${option} tells ${secret}`);
      }
  assert.ok(completing.length > 20 && offered > 50_000, `${completing.length} options, ${offered} letters`);
});

test('who may see a hidden sheet is offered it', async (context) => {
  const { scene } = await setClicks(context);
  const { place, actor, id, at } = scene.typed('Merlin', '/jet notation:2d6');
  const focused = { option: 'fiche', typed: 'omb' };
  const call: CompleteCall = {
    ...{ kind: 'complete', id, at, place, actor, command: 'fiche', subcommand: 'voir', options: {}, focused },
  };
  assert.deepEqual(await complete(scene.ground, call), [{ name: 'Ombre', value: 'Ombre' }]);
});
