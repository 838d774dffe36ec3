import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from '../../src/campaign/ledger.ts';
import type { DefiResult } from '../../src/rules/heresie/state.ts';
import { bot, DefiTable, entryOf, lea, mj, named, tom } from './table.ts';

const none = { soutien: '0', marcheurs: '0' };
const sure = 'CC 10 F 10 E 10 PV 3 I 20 A 9 Cd 9 Svg 2+';
const weak = 'CC 1 F 1 E 1 PV 2 I 1 A 1 Cd 9';

/** Léa’s champion removes Tom’s in one blow, whatever falls. */
async function slaughter(table: DefiTable) {
  await table.sheet(lea, 'Cassian', { profil: sure, regles: 'Atout du duelliste (9), Empoisonné (2+)' });
  await table.sheet(tom, 'Drusus', { profil: weak });
  const options = { adversaire: named(tom), fiche: 'Cassian', 'fiche-adverse': 'Drusus' };
  const open = await table.does(lea, 'defi', options);
  const begun = await table.presses(tom, open, 'Relever le défi', none);
  const slow = await table.presses(lea, begun, 'Pas à pas');
  const chosen = await table.presses(lea, slow, 'Sans posture');
  const ready = await table.presses(tom, chosen, 'Sans posture');
  const first = await table.presses(lea, ready, 'Dés physiques', { des: '6 1' });
  return {
    first,
    end: await table.presses(lea, first, 'Dés physiques', { des: '6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6' }),
  };
}

test('PV of the sheets fall as they are lost, PRC go to the winner’s sheet; undoing brings both back', async (context) => {
  const table = await DefiTable.open(context);
  const { end } = await slaughter(table);
  const { vainqueur, prc } = entryOf(end).content.outcome.result as unknown as DefiResult; // of a duel
  assert.deepEqual({ vainqueur, prc }, { vainqueur: 'protagoniste', prc: 2 });
  assert.deepEqual([await table.figure('Drusus', 'pv'), await table.figure('Cassian', 'prc')], [0, 2]);
  assert.equal(await table.figure('Cassian', 'pv'), 3);
  await table.does(mj, 'annuler', { numero: entryOf(end).number });
  assert.deepEqual([await table.figure('Drusus', 'pv'), await table.figure('Cassian', 'prc')], [2, 0]);
});

test('without a sheet PRC go to the player; a ready-made model keeps nothing', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(tom, 'Drusus', { profil: weak });
  const options = { adversaire: named(tom), fiche: 'Angron', 'fiche-adverse': 'Drusus' };
  const open = await table.does(lea, 'defi', options);
  const begun = await table.presses(tom, open, 'Relever le défi', none);
  let now = await table.presses(tom, await table.presses(lea, begun, 'Sans posture'), 'Sans posture');
  for (let round = 1; (await table.figure('Drusus', 'pv')) !== 0; round += 1) {
    assert.ok(round < 20, 'nine attacks that hit on 2+ remove two PV');
    const on = await table.presses(mj, now, 'Poursuivre');
    now = await table.presses(mj, await table.presses(mj, on, 'Sans posture'), 'Sans posture');
  }
  const changes = await table.ground.store.read((tx) => changesOf(tx, entryOf(now).id));
  const [prc] = changes.filter(({ quantity }) => quantity === 'prc');
  assert.match(prc?.subject ?? '', /^joueur:/u);
  assert.equal(prc?.after, 2);
});

test('declined: the sheet is en disgrâce once, its halved figures are shown, « Fin de phase » takes it off', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(tom, 'Drusus');
  const options = { adversaire: named(tom), fiche: 'Préteur', 'fiche-adverse': 'Drusus' };
  for (let times = 0; times < 2; times += 1) {
    const open = await table.does(lea, 'defi', options);
    const declined = await table.presses(tom, open, 'Refuser', { motif: '' });
    assert.match(JSON.stringify(declined.message.embeds), /5 → 2.*9 → 4/u);
    assert.equal(await table.figure('Drusus', 'statut:disgrace'), 1);
    if (times === 1) await table.presses(mj, declined, 'Fin de phase');
  }
  assert.equal(await table.figure('Drusus', 'statut:disgrace'), 0);
});

test('who issued it names one of several; nothing happens to who is insensible to statuses', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(tom, 'Drusus');
  await table.sheet(tom, 'Varro', { regles: 'Insensible aux statuts' });
  const open = await table.does(lea, 'defi', { adversaire: named(tom), fiche: 'Préteur' });
  assert.match(JSON.stringify(open.message.embeds), /Peuvent le relever.*Drusus ou Varro/u);
  const asked = await table.presses(tom, open, 'Refuser', { motif: '' });
  const named_ = await table.presses(lea, asked, 'disgrace:fiche-2');
  assert.match(JSON.stringify(named_.message.embeds), /Varro.*insensible/u);
  assert.deepEqual(
    [await table.figure('Drusus', 'statut:disgrace'), await table.figure('Varro', 'statut:disgrace')],
    [null, null],
  );
});

test('in one answer: a simulation against a player changes nothing, the Arène changes the books', async (context) => {
  const table = await DefiTable.open(context);
  await table.sheet(lea, 'Cassian', { profil: weak });
  await table.sheet(tom, 'Drusus');
  const both = { fiche: 'Cassian', 'fiche-adverse': 'Horus', mode: 'jusquau-bout' };
  const simulated = await table.does(lea, 'defi', { ...both, adversaire: named(tom) });
  assert.match(JSON.stringify(simulated.message.embeds), /Simulation/u);
  assert.equal(await table.figure('Cassian', 'pv'), 2);
  const fought = await table.does(lea, 'defi', { ...both, adversaire: bot });
  assert.doesNotMatch(JSON.stringify(fought.message.embeds), /Simulation/u);
  const { pv } = entryOf(fought).content.outcome.result as unknown as DefiResult; // of a duel
  assert.equal(await table.figure('Cassian', 'pv'), pv.protagoniste);
  assert.equal(pv.protagoniste, 0);
});

test('the Arène accepts, chooses and strikes in the same answer; nobody has to press for it', async (context) => {
  const table = await DefiTable.open(context);
  const options = { adversaire: bot, fiche: 'Sigismund', 'fiche-adverse': 'Angron' };
  const open = await table.does(lea, 'defi', options);
  assert.match(JSON.stringify(open.message.embeds), /l’Arène/u);
  const round = await table.presses(lea, open, 'Sans posture');
  const { outcome, game, dice } = entryOf(round).content;
  const { rounds } = outcome.result as unknown as DefiResult; // of a duel
  assert.equal(rounds.length, 1);
  const told = outcome.steps.slice(game?.since ?? 0);
  const shown = told.flatMap((step) => (step.kind === 'roll' ? step.dice : []));
  assert.deepEqual(shown, dice, 'the dice of the bot are told with those of the person');
});

test('in a private message one plays against the Arène, and nobody else', async (context) => {
  const table = await DefiTable.open(context);
  const models = { fiche: 'Sigismund', 'fiche-adverse': 'Angron' };
  const alone = { place: { guild: null, channel: '940000000000000001', parents: [] } };
  const against = async (adversaire: typeof bot) =>
    table.tries(lea, 'defi', { ...models, adversaire }, alone);
  const played = await against(bot);
  assert.ok('kind' in played && played.kind === 'done', JSON.stringify(played));
  assert.partialDeepStrictEqual(await against(named(tom)), { code: 'wrong-place' });
});
