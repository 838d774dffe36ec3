import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { entryByNumber } from '../../src/campaign/journal.ts';
import { Handle } from '../../src/playground/client/handle.ts';
import { beginInteraction } from '../../src/playground/world/interactions.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { numbersIn, type Stage, setStage } from './stage.ts';

/** FOR 20, 40 and 60 against RES 4, 6 and 9: whatever falls removes each target, so the choice always comes. */
const line = '/impact x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21"';

const said = ({ embeds }: SeenMessage): string => JSON.stringify(embeds);
const labels = (message: SeenMessage): string[] =>
  message.components?.flatMap((row) =>
    'components' in row ? row.components.flatMap((part) => ('label' in part ? [part.label] : [])) : [],
  ) ?? [];

/** What stands in the channel for everybody. */
const inChannel = ({ discord, general, tom }: Stage): SeenMessage[] => discord.messagesSeenBy(tom, general);

test('one target: FOR, location and index of the worked figure', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const wanted = '/impact x:3 distance:23 resistance:6 des:"2 5"';
  const answer = await discord.as(lea).slash(general, wanted).answered();
  assert.match(said(answer), /FOR 9 = 3 × 3 tranches/u);
  assert.match(said(answer), /indice/u);
  assert.deepEqual(labels(answer), ['Détail', 'Chances']);
  const entry = await store.read((tx) => entryByNumber(tx, { campaignId: 1, number: 1 }));
  const cibles = entry?.content?.outcome.result['cibles'];
  assert.partialDeepStrictEqual(cibles, [{ for: 9, localisation: 2, indice: 8 }]);
});

test('three groups: struck one after another in one message, then nothing is left to choose', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, store } = stage;
  const first = await discord.as(lea).slash(general, line).answered();
  assert.match(said(first), /aller plus loin vers Orque et Troll/u);
  assert.deepEqual(labels(first), ['Poursuivre', 'S’arrêter', 'Dés physiques', 'Détail', 'Chances']);
  const odds = said(await discord.as(lea).click(first, 'Chances').answered());
  assert.match(odds, /Gobelin\s:.*100\s%.* de faire au moins aussi bien/u, 'of who was struck');
  assert.doesNotMatch(odds, /Orque\s:.*de faire au moins aussi bien/u, 'and of nobody else');
  assert.match(odds, /Orque\s: FOR 40 contre RES 6/u, 'with the odds of those who may come');
  const second = await discord.as(lea).click(first, 'Poursuivre').answered();
  assert.equal(second.id, first.id);
  assert.match(said(second), /aller plus loin vers Troll/u);
  const third = await discord.as(lea).click(second, 'Poursuivre').answered();
  assert.match(said(third), /3 cibles retirées/u);
  assert.deepEqual(labels(third), ['Détail', 'Chances']);
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3]);
  assert.equal(inChannel(stage).length, 1);
});

test('« S’arrêter » ends it and says who was never reached', async (context) => {
  const { discord, general, lea } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const last = await discord.as(lea).click(first, 'S’arrêter').answered();
  assert.match(said(last), /choisit de s’arrêter.*Orque et Troll/u);
  assert.deepEqual(labels(last), ['Détail', 'Chances']);
  assert.match(said(await discord.as(lea).click(last, 'Chances').answered()), /Percer jusqu’au bout/u);
});

test('dice thrown by hand come by a form; wrong ones change nothing', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const opener = discord.as(lea).click(first, 'Dés physiques');
  const { modal } = await opener.response();
  assert.equal(modal?.title, 'Dés physiques');
  const refused = await discord.as(lea).submit(opener, { des: '6 6 6' }).answered();
  assert.equal(refused.visibleTo, lea);
  assert.deepEqual(await numbersIn(store, lea), [1]);
  const second = await discord.as(lea).submit(opener, { des: '3, 5' }).answered();
  assert.equal(second.id, first.id);
  assert.match(said(second), /dés physiques/u);
  const entry = await store.read((tx) => entryByNumber(tx, { campaignId: 1, number: 2 }));
  assert.deepEqual(
    entry?.content?.dice.map(({ face }) => face),
    [3, 5],
  );
});

test('a form that is sent after the game moved on is told so', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const opener = discord.as(lea).click(first, 'Dés physiques');
  await opener.response();
  await discord.as(lea).click(first, 'Poursuivre').answered();
  const late = await discord.as(lea).submit(opener, { des: '3 5' }).answered();
  assert.match(said(late), /Trop tard/u);
  assert.equal(late.visibleTo, lea);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('a click of somebody else is answered to that person alone and changes nothing', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, store } = stage;
  const first = await discord.as(lea).slash(general, line).answered();
  for (const label of ['Poursuivre', 'S’arrêter', 'Dés physiques']) {
    const told = await discord.as(tom).click(first, label).answered();
    assert.match(said(told), /pas à toi de jouer/u, label);
    assert.equal(told.visibleTo, tom);
  }
  assert.deepEqual(
    inChannel(stage).filter(({ visibleTo }) => visibleTo === null),
    [first],
  );
  assert.deepEqual(await numbersIn(store, lea), [1]);
});

test('a MJ clicks for the player; a MJ rolls for a player, who clicks', async (context) => {
  const { discord, general, lea, tom, mj } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const second = await discord.as(mj).click(first, 'Poursuivre').answered();
  assert.match(said(second), /2 cibles retirées/u);
  const behalf = await discord.as(mj).slash(general, `${line} pour:Tom`).answered();
  const mine = await discord.as(tom).click(behalf, 'S’arrêter').answered();
  assert.match(said(mine), /choisit de s’arrêter/u);
  const refused = await discord.as(lea).slash(general, `${line} pour:Tom`).answered();
  assert.equal(refused.visibleTo, lea);
});

test('piege-02 two clicks at once: both are answered, one strikes', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const clicks = [1, 2].map(() => discord.as(lea).click(first, 'Poursuivre'));
  const answers = await Promise.all(clicks.map((click) => click.answered()));
  const [struck, told] = answers.sort((a, b) => Number(b.id === first.id) - Number(a.id === first.id));
  assert.match(said(struck as SeenMessage), /2 cibles retirées/u);
  assert.match(said(told as SeenMessage), /Trop tard/u);
  assert.equal(told?.visibleTo, lea);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('piege-02 a click while the one before is still being saved is answered too', async (context) => {
  const { discord, general, lea, store } = await setStage(context);
  const first = await discord.as(lea).slash(general, line).answered();
  const gate = discord.mood.hold(/callback$/u, 'before');
  const clicks = [1, 2, 3].map(() => discord.as(lea).click(first, 'Poursuivre'));
  await gate.arrived(3);
  gate.open();
  await Promise.all(clicks.map((click) => click.answered()));
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('a button of before the last move is told so; a forged one finds nothing', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, store } = stage;
  const first = await discord.as(lea).slash(general, line).answered();
  await discord.as(lea).click(first, 'Poursuivre').answered();
  const forged: readonly (readonly [string, RegExp])[] = [
    ['impact:move:1:0:poursuivre', /Trop tard/u],
    ['impact:physical:1:0:poursuivre', /Trop tard/u],
    ['impact:move:1:1:voler', /n’est plus possible/u],
    ['impact:move:2:1:poursuivre', /n’existe plus/u],
    ['impact:move', /n’existe plus/u],
    ['impact:toString:1', /n’existe plus/u],
    ['Un bouton « d’ailleurs »', /n’existe plus/u],
  ];
  for (const [customId, answer] of forged) {
    const told = await press(stage, lea, first, customId).answered();
    assert.match(said(told), answer, customId);
    assert.equal(told.visibleTo, lea);
  }
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

/** A click as a window sends it that has not heard of the last change, or that lies. */
function press({ discord, general }: Stage, userId: string, message: SeenMessage, customId: string): Handle {
  const channel = discord.world.channel(general);
  const source = channel.messages.get(message.id) ?? null;
  const data = { custom_id: customId, component_type: ComponentType.Button };
  const type = InteractionType.MessageComponent;
  return new Handle(discord.world, beginInteraction(discord.world, { type, userId, channel, data, source }));
}
