import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../src/campaign/entry.ts';
import { rollEmbed, rollLog } from '../../src/present/log.ts';
import { revealedCopy } from '../../src/slash/hidden-messages.ts';
import { read } from '../present/reading.ts';
import { press, slash } from './ground.ts';
import { buttonsOf, done, lea, merlin, withMasterChannel } from './hidden-stage.ts';

const marked = { x: 5, vitesse: true, mou: '20', cibles: 'A RES 1 à 5 ; B RES 1 à 9' };
let last = 1_500_000_000_000_000_000n;

const begin = (options: Record<string, string>, actor = lea) =>
  slash('impact', { ...marked, ...options }, { id: String(++last), actor });
const click = (message: { readonly components: unknown }, label: string, actor = lea, isAside = true) =>
  press(buttonsOf(message)[label] ?? '', { id: String(++last), actor, isAside });

/** What an embed says of the roll itself: who has to choose stands where one can choose. */
function told(embed: APIEmbed | undefined): string[] {
  assert.ok(embed);
  return read(embed).filter((line) => !line.startsWith('À qui de choisir'));
}
function turnOf({ embeds: [embed] }: { readonly embeds: readonly APIEmbed[] }): string {
  assert.ok(embed);
  return read(embed).find((line) => line.startsWith('À qui de choisir')) ?? '';
}
function logged(entry: Entry | null): string[] {
  assert.ok(entry);
  return read(rollLog(entry, null));
}

test('whoever sees the entry of a move reads what was answered to that move', async (context) => {
  const ground = await withMasterChannel(context);
  const first = await done(ground, begin({ des: '5 6', visibilite: 'personnel' }));
  const stopped = await done(ground, click(first.message, 'S’arrêter'));
  for (const { entry, message } of [first, stopped]) {
    assert.ok(entry);
    assert.deepEqual(told(rollEmbed(entry)), told(message.embeds[0]));
    assert.deepEqual(told(revealedCopy(entry).embeds[0]), told(message.embeds[0]));
  }
  const shown = await done(ground, click(stopped.message, 'Révéler'));
  const text = told(shown.message.embeds[0]);
  assert.equal(text[0], 'Impact/5 · A');
  assert.ok(text.includes('FOR 20 = 5 × 4 tranches (40 cm, marqueur de vitesse)'));
  assert.ok(text.some((line) => /table maison/u.test(line)));
  assert.ok(text.some((line) => /La rencontre change/u.test(line)));
});

test('the log tells the dice of each click once, and that the impactor stopped', async (context) => {
  const ground = await withMasterChannel(context);
  const three = { cibles: 'A RES 1 à 5 ; B RES 1 à 9, Instinct de survie/6 ; C RES 1 à 30' };
  const first = await done(ground, begin({ ...three, des: '5 6' }));
  const form = press(buttonsOf(first.message)['Dés physiques'] ?? '', { id: String(++last) });
  const dice = { ...form, kind: 'modal' as const, action: 'dice', fields: { des: '3 2 4' } };
  const second = await done(ground, dice);
  const third = await done(ground, click(second.message, 'S’arrêter', lea, false));
  assert.deepEqual(logged(first.entry), [
    'Impact/5 · A',
    '2D6 : 5 et **6**, localisation 5, indice 6 + FOR 20 − RES 1 = **25** : **tué net**',
  ]);
  assert.deepEqual(logged(second.entry), [
    'Impact/5 · 2 cibles',
    '**2 cibles retirées**',
    '**B** · 2D6 : 2 et **4**, localisation 2, indice 4 + FOR 20 − RES 1 = **23** : **tué net**',
    'Instinct de survie : 3, sans effet',
  ]);
  assert.deepEqual(logged(third.entry), [
    'Impact/5 · 2 cibles',
    'L’impacteur choisit de s’arrêter.',
    'Jamais atteinte : C.',
  ]);
});

test('who has to choose: the player or a MJ in the open, in a hidden game who has the buttons', async (context) => {
  const ground = await withMasterChannel(context);
  const open = await done(ground, begin({ des: '5 6' }));
  assert.match(turnOf(open.message), /<@920000000000000001>, ou un MJ\. /u);
  for (const visibilite of ['personnel', 'joueur-mj']) {
    const { message } = await done(ground, begin({ visibilite }));
    assert.match(turnOf(message), /<@920000000000000001>\. /u);
  }
  const pour = { id: lea.id, name: lea.name };
  const call = begin({ visibilite: 'joueur-mj' }, merlin);
  const behalf = await done(ground, { ...call, options: { ...call.options, pour } });
  assert.match(turnOf(behalf.message), /<@920000000000000003>\. /u, 'the private answer is the MJ’s');
  const alone = await done(ground, {
    ...begin({ des: '5 6' }),
    place: { guild: null, channel: '77', parents: [] },
  });
  assert.match(turnOf(alone.message), /<@920000000000000001>\. /u);
});
