import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepted, harmlessSheets, killedAt, opened, pressed, timeless } from './defi-kill.ts';
import { accept, said } from './defi-stage.ts';
import { enter, rim, setEmptyStage } from './stage.ts';

const hour = 3_600_000;
const line = '/defi adversaire:Tom fiche:Cassian fiche-adverse:Drusus';

test('killed between saving and showing, a duel goes on: accepted, a posture passed, a whole round that falls', async (context) => {
  const stage = await timeless(context);
  await opened(stage, ['Arme de corps à corps']);
  await killedAt(stage, [
    accepted(/Cassian de choisir/u),
    pressed('Sans posture', /Drusus de choisir/u),
    pressed('Sans posture', /Tous deux debout/u),
  ]);
});

test('piege-05 deadlines that passed while the bot was off: the challenge lapses, a duel goes on by default', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea, tom } = stage;
  const first = await enter(stage);
  await harmlessSheets(stage, ['Arme de corps à corps']);
  const lapsing = await discord
    .as(lea)
    .slash(general, '/defi adversaire:Tom fiche:Préteur fiche-adverse:Centurion')
    .answered();
  const open = await discord.as(lea).slash(general, line).answered();
  const begun = await accept(stage, open);
  await discord.as(lea).click(begun, 'Sans posture').answered();
  await first.bot.stop();
  const clock = { ahead: 25 * hour };
  const { bot } = await enter(stage, { rim: { ...rim, now: () => Date.now() + clock.ahead } });
  const message = (id: string) => discord.messagesSeenBy(tom, general).find((one) => one.id === id);
  await discord.until(() => /sans réponse/u.test(said(message(lapsing.id) ?? open)), 'the challenge lapses');
  assert.doesNotMatch(said(message(lapsing.id) ?? open), /disgrâce/u);
  await discord.until(() => /Tous deux debout/u.test(said(message(open.id) ?? open)), 'the round is fought');
  clock.ahead += 25 * hour;
  bot.sweeper.kick();
  await discord.until(() => /Personne ne l’emporte/u.test(said(message(open.id) ?? open)), 'Gloire');
  assert.match(said(message(open.id) ?? open), /Délai passé/u);
});
