import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Handle } from '../../src/playground/client/handle.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { firstCallback, killed, spawnBot } from './bot-child.ts';
import { accept, labels, noPostures, said, shown } from './defi-stage.ts';
import { type EmptyStage, enter, numbersIn, rim, setEmptyStage, setStage } from './stage.ts';

const hour = 3_600_000;
/** Two who cannot wound one another, each with one weapon. */
const harmless = '/fiche creer profil:"CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9" type:"Infanterie (Champion)"';

async function harmlessSheets({ discord, general, lea, tom }: EmptyStage): Promise<void> {
  for (const [who, name] of [
    [lea, 'Cassian'],
    [tom, 'Drusus'],
  ] as const) {
    await discord.as(who).slash(general, `${harmless} nom:${name}`).answered();
    await discord.as(who).slash(general, `/fiche arme fiche:${name} nom:"Arme de corps à corps"`).answered();
  }
}

const line = '/defi adversaire:Tom fiche:Cassian fiche-adverse:Drusus';

test('killed at each of its steps, between saving and showing, a duel goes on', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea, tom } = stage;
  let child = await spawnBot(stage);
  await harmlessSheets(stage);
  const last = (): SeenMessage => shown(stage);
  const opened = async () => {
    const opener = discord.as(tom).click(last(), 'Relever le défi');
    await opener.response();
    return () => discord.as(tom).submit(opener, { soutien: '0', marcheurs: '0' });
  };
  /** What is shown after a step, and the step, once what it needs is there: only its own callback is held. */
  const steps: readonly (readonly [string, () => Promise<() => Handle>])[] = [
    ['Défi lancé', async () => () => discord.as(lea).slash(general, line)],
    ['Cassian de choisir', opened],
    ['Drusus de choisir', async () => () => discord.as(lea).click(last(), 'Sans posture')],
    ['Tous deux debout', async () => () => discord.as(tom).click(last(), 'Sans posture')],
  ];
  for (const [expected, ready] of steps) {
    const act = await ready();
    const gate = discord.mood.hold(firstCallback(), 'before');
    act();
    await gate.arrived();
    await killed(child);
    child = await spawnBot(stage);
    await discord.until(() => new RegExp(expected, 'u').test(safely(stage)), expected);
  }
  await killed(child);
  const { store } = await enter(stage);
  const holder = /avantage à Cassian/u.test(said(last())) ? lea : tom;
  const end = await discord.as(holder).click(last(), 'Gloire').answered();
  assert.match(said(end), /Personne ne l’emporte/u);
  const numbers = await numbersIn(store, lea);
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + 1),
  );
  assert.equal(numbers.length, 9, 'two sheets, two weapons, five moves: none twice');
});

function safely(stage: EmptyStage): string {
  try {
    return said(shown(stage));
  } catch {
    return '';
  }
}

test('piege-05 deadlines that passed while the bot was off: the challenge lapses, a duel goes on by default', async (context) => {
  const stage = await setEmptyStage(context);
  const { discord, general, lea, tom } = stage;
  const first = await enter(stage);
  await harmlessSheets(stage);
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

test('piege-08 thirty rounds between names of a hundred characters stay one valid message', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  const [mine, yours] = ['É'.repeat(100), `${'*'.repeat(99)}x`];
  for (const [who, name] of [
    [lea, mine],
    [tom, yours],
  ] as const) {
    const profil = 'CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9';
    const options = { nom: name, profil, type: 'Infanterie (Champion)' };
    await discord.as(who).slash(general, { name: 'fiche', subcommand: 'creer', options }).answered();
    const arme = { fiche: name, nom: 'Arme de corps à corps' };
    await discord.as(who).slash(general, { name: 'fiche', subcommand: 'arme', options: arme }).answered();
  }
  const options = { adversaire: tom, fiche: mine, 'fiche-adverse': yours };
  const open = await discord.as(lea).slash(general, { name: 'defi', options }).answered();
  let now = await accept(stage, open);
  for (let round = 1; ; round += 1) {
    const first =
      labels(now).length > 0 && /<@(\d+)>/u.exec(now.content)?.[1] === tom ? [tom, lea] : [lea, tom];
    now = await noPostures(stage, now, first);
    assert.deepEqual(
      checkMessage({ content: now.content, embeds: now.embeds, components: now.components }),
      [],
    );
    if (round === 30) break;
    const holder = /<@(\d+)>/u.exec(now.content)?.[1] ?? lea;
    now = await discord.as(holder).click(now, 'Poursuivre').answered();
  }
  assert.match(said(now), /26 rounds avant ceux-ci/u);
  const detail = await discord.as(lea).click(now, 'Détail').answered();
  assert.equal(detail.visibleTo, lea);
});
