import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import type { OptionSpecs } from '../../src/slash/option.ts';
import { type Stage, setStage } from './stage.ts';

const hostile = [
  '@everyone',
  '@here',
  '<@&1>',
  '(((((((a+)+)+)+)+)$',
  '.*',
  '**gras** _penché_ `code` ||caché||',
  '> cité',
  '# titre',
  '[lien](https://exemple.test)',
  '{{1+1}}',
  "'; DROP TABLE journal; --",
  '‮retourné',
  'zéro​largeur',
  'e\u0301'.repeat(50),
  '\u{1F9D1}‍\u{1F680}',
  'x'.repeat(100),
  '__proto__',
  'constructor',
  'null',
];

/** Options with which a command rolls, so that the text under test is all that can be wrong. */
const fair: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {
  ebranlement: { 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 },
  moral: { cd: 8, 'pv-base': 10, pv: 3, contexte: 'melee', 'pv-perdus': 4, 'pv-perdus-adverses': 1, 'pv-adverses': 7 },
  impact: { x: 3, distance: '23', resistance: 6 },
  jet: { notation: '2d6' },
}; // biome-ignore format: one command a line

const textsOf = (specs: OptionSpecs): string[] =>
  Object.entries(specs).flatMap(([name, { type }]) => (type === 'text' ? [name] : []));

/** Every message that anybody can see, in every channel. */
function everything({ discord, general, log, tom, lea, mj }: Stage) {
  return [general, log].flatMap((channel) =>
    [tom, lea, mj].flatMap((person) => discord.messagesSeenBy(person, channel)),
  );
}

for (const [name, options] of Object.entries(fair)) {
  test(`piege-10 whatever is typed in a text of /${name} is answered and calls nobody`, async (context) => {
    const stage = await setStage(context);
    const { discord, general, log, mj, lea, tom, bot } = stage;
    await discord.as(mj).slash(general, `/journal salon salon:${log}`).answered();
    const specs = commands.find((command) => command.name === name)?.action?.options ?? {};
    assert.ok(textsOf(specs).length > 0);
    for (const option of textsOf(specs)) {
      for (const typed of [...hostile, `<@${tom}>`, `<@!${tom}>`]) {
        const said = { name, options: { ...options, [option]: typed } };
        const answer = await discord.as(lea).slash(general, said, { unchecked: true }).answered();
        assert.doesNotMatch(answer.embeds[0]?.description ?? '', /n° [0-9a-f]{6}\b/u, `${option}: ${typed}`);
        assert.equal(answer.content, '');
      }
    }
    await bot.outbox.idle();
    const called = everything(stage).filter(({ pings }) => pings.length > 0);
    assert.deepEqual(called, []);
  });
}

test('piege-10 a person named like a mention is shown as named, and the name calls nobody', async (context) => {
  const stage = await setStage(context);
  const { discord, guild, general, log, mj, bot, tom } = stage;
  await discord.as(mj).slash(general, `/journal salon salon:${log}`).answered();
  for (const name of ['@everyone', `<@${tom}>`, '**Léa**', '`', '||x||', 'x'.repeat(32)]) {
    const person = discord.addUser({ name: 'x' });
    discord.addMember(guild, person, { nick: name });
    const line = `/moral cd:8 pv-base:10 pv:3 contexte:tir pv-perdus:4 motif:"pour ${name}"`;
    const answer = await discord.as(person).slash(general, line).answered();
    assert.ok(answer.embeds[0]?.footer?.text.includes(name), name);
  }
  await bot.outbox.idle();
  assert.deepEqual(
    everything(stage).filter(({ pings }) => pings.length > 0),
    [],
  );
});
