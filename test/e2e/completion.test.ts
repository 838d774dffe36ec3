import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InteractionResponseType } from 'discord.js';
import { type Stage, setStage } from './stage.ts';

/** The choices for what is typed in the notation of a free roll; the bot has to answer, whatever it is. */
async function choices({ discord, general, lea }: Stage, typed: string): Promise<readonly string[]> {
  const said = { name: 'jet', focused: 'notation', typed };
  const response = await discord.as(lea).type(general, said).response();
  assert.equal(response.type, InteractionResponseType.ApplicationCommandAutocompleteResult);
  const given = (response.choices ?? []).map(({ name }) => name);
  assert.ok(given.length <= 25 && given.every(({ length }) => length >= 1 && length <= 100), typed);
  return given;
}

test('piege-09 an empty query, a long one and a strange one are all answered', async (context) => {
  const stage = await setStage(context);
  assert.ok((await choices(stage, '')).length > 0, 'something to begin with');
  const strange = [
    '2d',
    '9'.repeat(6000),
    'd'.repeat(200),
    '(((((((a+)+)+)+)$',
    '.*',
    '@everyone',
    '💥',
    ' ',
  ];
  for (const typed of strange) await choices(stage, typed);
});

test('piege-09 what was rolled lately comes first, without anybody else’s', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  await discord.as(lea).slash(general, '/jet notation:"3d6 + 7"').answered();
  await discord.as(tom).slash(general, '/jet notation:"4d8 + 9"').answered();
  const offered = await choices(stage, '');
  assert.match(offered[0] ?? '', /3d6.*7/u);
  assert.ok(!offered.some((notation) => /4d8/u.test(notation)));
});

test('piege-09 typed faster than it is answered: each keystroke gets its own answer', async (context) => {
  const stage = await setStage(context);
  const gate = stage.discord.mood.hold(/callback$/u, 'before');
  const notation = '4d6 garde 3';
  const typed = [...notation].map((_, length) => choices(stage, notation.slice(0, length + 1)));
  await gate.arrived(notation.length);
  gate.open();
  const answers = await Promise.all(typed);
  assert.ok(answers.at(-1)?.includes(notation));
});

test('piege-09 a completion whose window has closed troubles nobody', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea } = stage;
  const dead = discord.mood.deadTokens();
  discord.as(lea).type(general, { name: 'jet', focused: 'notation', typed: '2d6' });
  await discord.answered(({ path }) => path.endsWith('/callback'));
  dead.end();
  assert.ok((await choices(stage, '2d6')).length > 0);
});
