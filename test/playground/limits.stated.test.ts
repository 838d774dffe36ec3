import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { slash } from '../../src/playground/limits/command.ts';
import { modal } from '../../src/playground/limits/field.ts';
import { languages } from '../../src/playground/limits/format.ts';
import { message } from '../../src/playground/limits/message.ts';
import { compare, type Description, recordsOf } from './stated.ts';

const kindsOfRows = ['maxItems: ours 5, stated 40', 'values: ours 1, stated 1 10 12 13 14 17 9'];
const media = 'values: ours 0 1 10 11 12 13 14 15 16 2 3 4 5, stated 0 1 10 11 12 13 14 15 2 3 4 5';

/** Where we knowingly say something else than Discord's description: the difference, and why. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ...message.schemas.flatMap((schema) =>
    kindsOfRows.map((what) => [`${schema}.components, ${what}`, 'rows only: layouts want a flag'] as const),
  ),
  ...['MessageCreateRequest', 'MessageEditRequestPartial'].map(
    (schema) =>
      [`${schema}.content, maxLength: ours 2000, stated 4000`, '4 000 is for paying people'] as const,
  ),
  ...['ForMessage', 'ForModal'].flatMap((where): [string, string][] => [
    [
      `ActionRowComponent${where}Request.components, maxItems: ours Infinity, stated 5`,
      'the width of a row tells',
    ],
    [`ChannelSelectComponent${where}Request.channel_types, ${media}`, 'channels of media exist'],
  ]),
  [`ApplicationCommandChannelOption.channel_types, ${media}`, 'channels of media exist'],
  ['ModalInteractionCallbackRequestData.components, maxItems: ours 5, stated 40', 'as documented'],
  ['MessageEditRequestPartial.sticker_ids, maxItems: ours 3, stated 1521', 'as when a message is made'],
  ['MessageAllowedMentionsRequest.parse, maxItems: ours Infinity, stated 1521', 'three values, none twice'],
  ['ComponentEmojiForRequest.animated, not stated', 'documented, and discord.js sends it'],
  ['MessageReferenceRequest.type, values: ours 0 1, stated 0', '1 forwards a message'],
  ['ApplicationCommandCreateRequest.default_permission, not stated', 'of older versions'],
  ['ApplicationCommandCreateRequest.nsfw, not stated', 'documented, and discord.js sends it'],
  [
    'ApplicationCommandOptionStringChoice.value, maxLength: ours 100, stated 6000',
    'as documented and enforced',
  ],
]);

const file = new URL('../../../shared/donnees/discord-openapi.json', import.meta.url);

test('limits against the description that Discord publishes', async (context) => {
  if (!existsSync(file)) {
    // Discord publishes this file; it is not part of the project.
    context.diagnostic('DISCORD’S DESCRIPTION IS NOT HERE: the limits were not compared with it');
    return;
  }
  const description: Description = JSON.parse(readFileSync(file, 'utf8'));
  const met = new Set<string>();
  for (const record of recordsOf([message, slash, modal])) {
    await context.test(record.schemas.join(', '), () => {
      const differences = compare(record, description).map(({ place, what }) => `${place}, ${what}`);
      for (const difference of differences) met.add(difference);
      const surprises = differences.filter((difference) => !exceptions.has(difference));
      assert.deepEqual(surprises, []);
    });
  }
  await context.test('every exception is one', () => {
    assert.deepEqual(
      [...exceptions.keys()].filter((difference) => !met.has(difference)),
      [],
    );
  });
  await context.test('languages', () => {
    const stated = description.components.schemas['AvailableLocalesEnum']?.oneOf?.map((one) => one.const);
    // Arabic and Hebrew are described, yet neither documented nor known to discord.js: a command must not count on them.
    assert.deepEqual([...languages, 'ar', 'he'].sort(), [...(stated ?? [])].sort());
  });
});
