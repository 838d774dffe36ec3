import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { numbersIn, setStage } from './stage.ts';

const said = ({ embeds }: SeenMessage): string => JSON.stringify(embeds).replaceAll('\u202f', ' ');
const labels = (message: SeenMessage): string[] =>
  message.components?.flatMap((row) =>
    'components' in row ? row.components.flatMap((part) => ('label' in part ? [part.label] : [])) : [],
  ) ?? [];

test('a battle of three rounds by the buttons: 7 PC each when nothing is spent, points from round 2 on', async (context) => {
  const { discord, general, lea, tom } = await setStage(context);
  const start = '/bataille commencer adversaire:Tom premier:moi';
  const begun = await discord.as(lea).slash(general, start).answered();
  assert.match(said(begun), /Léa contre Tom/u);
  const unit = '/bataille unite nom:Boyz effectif-initial:10 cd:7 co:2 objectif:Colline';
  await discord.as(lea).slash(general, unit).answered();
  let last = begun;
  for (let turn = 1; turn <= 6; turn += 1) {
    const who = turn % 2 === 1 ? lea : tom;
    const phase = await discord.as(who).click(last, 'Phase de commandement').answered();
    assert.match(said(phase), new RegExp(`Léa ${turn} → ${turn + 1} · Tom ${turn} → ${turn + 1}`, 'u'));
    assert.notEqual(phase.id, last.id, 'each phase is a message of its own');
    last = await discord.as(who).click(phase, 'Fin du tour').answered();
  }
  const screen = await discord.as(tom).slash(general, '/bataille etat public:oui').answered();
  assert.match(said(screen), /Ronde 4\*\*, tour de \*\*Léa/u);
  assert.equal(said(screen).match(/PC : \*\*7\*\*/gu)?.length, 2);
  assert.match(said(screen), /Points : \*\*10\*\*/u, 'two rounds of five');
  assert.deepEqual(labels(screen), ['Phase de commandement', 'Actualiser']);
  const wrong = await discord.as(tom).click(screen, 'Phase de commandement').answered();
  assert.equal(wrong.visibleTo, tom);
});

test('a batch of 20 units: one answer, one log message, 21 numbers', async (context) => {
  const { discord, bot, general, log, mj, lea, store } = await setStage(context);
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await discord.as(lea).slash(general, '/bataille commencer adversaire:Tom premier:moi').answered();
  for (let at = 1; at <= 20; at += 1) {
    const unit = `/bataille unite nom:"Bande ${at}" effectif-initial:10 effectif-restant:4 cd:7 co:2`;
    await discord.as(lea).slash(general, unit).answered();
  }
  const inLog = () => discord.messagesSeenBy(lea, log).filter(({ embeds }) => embeds[0]?.footer);
  await discord.until(() => (inLog().length === 21 ? true : undefined));
  const shown = discord.messagesSeenBy(lea, general).length;
  const answer = await discord.as(lea).slash(general, '/commandement').answered();
  for (let at = 1; at <= 20; at += 1) assert.ok(said(answer).includes(`**Bande ${at}** (4 sur 10)`));
  const told = await discord.until(() => inLog()[21]);
  assert.match(said(told), /Bande 1\*\*.*Bande 20\*\*/u);
  await bot.outbox.idle();
  assert.equal(inLog().length, 22, 'one for the whole batch');
  assert.equal(discord.messagesSeenBy(lea, general).length - shown, 1);
  const numbers = await numbersIn(store, lea);
  assert.deepEqual(
    numbers.slice(-21),
    Array.from({ length: 21 }, (_, at) => at + 22),
  );
});

test('dice of a phase thrown by hand come by a form', async (context) => {
  const { discord, general, lea, tom } = await setStage(context);
  await discord.as(lea).slash(general, '/bataille commencer adversaire:Tom premier:moi').answered();
  const unit = '/bataille unite nom:Boyz effectif-initial:10 effectif-restant:4 cd:7 co:2';
  await discord.as(lea).slash(general, unit).answered();
  const screen = await discord.as(tom).slash(general, '/bataille etat public:oui').answered();
  const form = discord.as(lea).click(screen, 'Dés physiques');
  await form.response();
  const phase = await discord.as(lea).submit(form, { des: '2 3' }).answered();
  assert.match(said(phase), /2 \+ 3 = \*\*5\*\* contre Cd 7\+ : \*\*ébranlée/u);
  assert.notEqual(phase.id, screen.id);
});

test('piege-02 two clicks on « Phase de commandement » at once: both are answered, one phase is played', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const begun = await discord
    .as(lea)
    .slash(general, '/bataille commencer adversaire:Tom premier:moi')
    .answered();
  const both = [1, 2].map(() => discord.as(lea).click(begun, 'Phase de commandement'));
  const answers = await Promise.all(both.map((click) => click.answered()));
  assert.equal(answers.filter((one) => /déjà jouée/u.test(said(one))).length, 1);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});
