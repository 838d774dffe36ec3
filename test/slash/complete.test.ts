import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command } from '../../src/slash/command.ts';
import { complete } from '../../src/slash/perform.ts';
import { openGround, slash } from '../commands/ground.ts';

test('piege-09 of all that a command would propose, the first 25 are offered', async (context) => {
  const ground = await openGround(context);
  const [some] = ground.commands.filter(({ action }) => action);
  assert.ok(some?.action);
  const choices = Array.from({ length: 40 }, (_, at) => ({ name: `n° ${at}`, value: `${at}` }));
  const many: Command = { ...some, name: 'foule', action: { ...some.action, complete: async () => choices } };
  const { place, actor, id, at } = slash('foule', {});
  const focused = { option: 'nom', typed: '' };
  const call = { id, at, place, actor, command: 'foule', subcommand: null, options: {}, kind: 'complete', focused } as const; // biome-ignore format: one call
  assert.deepEqual(await complete({ ...ground, commands: [many] }, call), choices.slice(0, 25));
});
