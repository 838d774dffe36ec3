import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { verifyChain } from '../../src/campaign/chain.ts';
import { linksAfter } from '../../src/campaign/journal.ts';
import { verifyLedger } from '../../src/campaign/ledger.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { SlashCall } from '../../src/slash/command.ts';
import { type Performed, perform } from '../../src/slash/perform.ts';
import { openGround, press, slash, type TestGround, wire } from '../commands/ground.ts';
import { buttonsOf } from '../docs/shown.ts';
import { dataOfMany } from './data-of-many.ts';

const lea = slash('', {}).actor;
const merlin = { id: '920000000000000009', name: 'Merlin', roles: [], managesGuild: true, maySpeak: true };
const other = { guild: '900000000000000002', channel: '910000000000000009', parents: [] };
const alone = { guild: null, channel: '910000000000000008', parents: [] };
const profil = 'CC 6 F 4 E 4 PV 4 I 5 A 5 Cd 9 Svg 2+';

/** Plays line by line, each an interaction of its own. */
function table(ground: TestGround) {
  let deeds = 0;
  return async (
    line: string,
    options: SlashCall['options'],
    over: Partial<SlashCall> = {},
  ): Promise<Extract<Performed, { kind: 'done' }>> => {
    deeds += 1;
    const [command = '', subcommand = null] = line.split(' ');
    const id = `${1_100_000_000_000_000_000n + BigInt(deeds)}`;
    const performed = await perform(ground, slash(command, options, { subcommand, id, ...over }), wire);
    assert.ok(!isRefusal(performed) && performed.kind === 'done', `${line}: ${JSON.stringify(performed)}`);
    assert.deepEqual(checkMessage({ embeds: performed.message.embeds }), []);
    return performed;
  };
}

/** Léa and Merlin in two servers and in private: rolls of each visibility, a game, sheets, a mastership. */
async function play(context: TestContext) {
  const ground = await openGround(context);
  let byte = 0n;
  const randomBytes = (count: number) => {
    byte += 1n;
    return Uint8Array.from(
      Buffer.from(
        byte
          .toString(16)
          .padStart(count * 2, '0')
          .slice(-count * 2),
        'hex',
      ),
    );
  };
  const apart = { ...ground, rim: { ...ground.rim, randomBytes } };
  const take = table(apart);
  const asMerlin = { actor: merlin };
  const salon = { id: '910000000000000003', name: 'mj', everybodyReads: false };
  await take('campagne reglages', { 'salon-mj': salon }, asMerlin);
  await take('jet', { notation: '2d6', motif: 'mot-de-lea' });
  await take('jet', { notation: '2d6', motif: 'mot-de-lea', visibilite: 'personnel' });
  await take('jet', { notation: '7d6', motif: 'a-l-aveugle', visibilite: 'mj' });
  await take(
    'jet',
    { notation: '2d6', motif: 'mot-de-merlin', pour: { id: lea.id, name: lea.name } },
    asMerlin,
  );
  await take('impact', { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' });
  await take('fiche creer', { nom: 'Bran', profil });
  await take('campagne mj', { nommer: { id: lea.id, name: lea.name } }, asMerlin);
  await take('fiche creer', { nom: 'Le Passeur', profil, pnj: true });
  await take('jet', { notation: '2d6', motif: 'mot-de-lea' }, { place: other });
  await take('jet', { notation: '2d6', motif: 'mot-de-lea' }, { place: alone });
  return { ground: apart, take };
}

async function erase(ground: TestGround, take: ReturnType<typeof table>, place = slash('', {}).place) {
  const asked = await take('mes-donnees supprimer', {}, { place });
  const confirm = buttonsOf(asked.message).get('Supprimer') ?? '';
  const done = await perform(ground, press(confirm, { id: '1200000000000000009', place }), wire);
  assert.ok(!isRefusal(done) && done.kind === 'done');
  return { asked, done, confirm };
}

test('deleting a person leaves no id, no name, no word of theirs; chains and sums hold as before', async (context) => {
  const { ground, take } = await play(context);
  const { asked } = await erase(ground, take);
  const question = JSON.stringify(asked.message.embeds).replaceAll('\u202f', ' ');
  assert.match(question, /1 fiche et 1 fiche de PNJ, dans 3 campagnes/u);
  assert.match(question, /parties en cours \(1\).*Tu n’es plus MJ des campagnes qui te nomment \(1\)/u);
  const rows = ground.rows();
  for (const trace of [lea.id, lea.name, 'mot-de-lea', 'a-l-aveugle', 'Bran', 'Gobelin'])
    assert.ok(
      !rows.includes(trace),
      `${trace}: ${rows.slice(Math.max(0, rows.indexOf(trace) - 300), rows.indexOf(trace) + 40)}`,
    );
  for (const kept of ['mot-de-merlin', 'Le Passeur', merlin.id]) assert.ok(rows.includes(kept), kept);
  await ground.store.read(async (tx) => {
    assert.equal(await verifyLedger(tx), null);
    const campaigns = await tx.selectFrom('campaigns').select(['id', 'guild']).execute();
    assert.ok(campaigns.every(({ guild }) => guild !== null));
    for (const { id } of campaigns) {
      const links = await linksAfter(tx, id, 0, 100);
      assert.ok(links.length > 0);
      assert.equal(verifyChain(links), null);
    }
  });
});

test('who was deleted can come back, as somebody new; numbers go on', async (context) => {
  const { ground, take } = await play(context);
  await erase(ground, take);
  const { entry } = await take(
    'jet',
    { notation: '2d6' },
    { id: '1300000000000000001', at: 1_700_000_000_001 },
  );
  assert.equal(entry?.author.name, lea.name);
  const people = await ground.store.read((tx) =>
    tx
      .selectFrom('people')
      .select(['discord', 'pseudonym'])
      .where('campaign', '=', entry?.campaign.id ?? 0)
      .execute(),
  );
  assert.equal(people.filter(({ discord }) => discord === lea.id).length, 1);
  assert.equal(people.filter(({ discord }) => discord === null).length, 1);
});

test('deleted from a private message too, with the campaign of that person', async (context) => {
  const { ground, take } = await play(context);
  await erase(ground, take, alone);
  assert.ok(!ground.rows().includes(lea.id));
});

test('only the person deletes: somebody else at the button is refused, and nothing changes', async (context) => {
  const { ground, take } = await play(context);
  const asked = await take('mes-donnees supprimer', {});
  const confirm = buttonsOf(asked.message).get('Supprimer') ?? '';
  const before = ground.rows();
  const refused = await perform(ground, press(confirm, { actor: merlin }), wire);
  assert.ok(isRefusal(refused) && refused.code === 'not-yours');
  assert.equal(ground.rows(), before);
});

test('the file holds what is known of a person in every server, and nothing that is hidden from them', async (context) => {
  const { take } = await play(context);
  const { message, manner, saved } = await take('mes-donnees exporter', {});
  assert.deepEqual([manner, saved, message.files?.length], ['private', false, 1]);
  const text = message.files?.[0]?.text ?? '';
  const data = JSON.parse(text);
  assert.equal(data.discord, lea.id);
  assert.deepEqual(
    data.campagnes.map(({ serveur }: { serveur: string }) => serveur),
    ['900000000000000001', '900000000000000002', null],
  );
  const [first] = data.campagnes;
  const blind = first.entrees.find(({ visibilite }: { visibilite: string }) => visibilite === 'mj');
  assert.equal(blind.contenu.motif, 'a-l-aveugle');
  assert.ok(!('dice' in blind.contenu) && !('outcome' in blind.contenu));
  const open = first.entrees.filter(({ visibilite }: { visibilite: string }) => visibilite === 'public');
  assert.ok(open.every(({ contenu }: { contenu: object }) => 'dice' in contenu));
  assert.match(text, /mot-de-merlin/u);
  assert.deepEqual(
    first.fiches.map(({ nom }: { nom: string }) => nom),
    ['Bran', 'Le Passeur'],
  );
  assert.deepEqual(data.mj, ['Campagne du serveur']);
  assert.ok(!text.includes(merlin.id) || /nommer/u.test(text));
});

test('a person of whom nothing is known gets an empty file, and may delete nothing', async (context) => {
  const ground = await openGround(context);
  const take = table(ground);
  const { message } = await take('mes-donnees exporter', {});
  assert.deepEqual(JSON.parse(message.files?.[0]?.text ?? '').campagnes, []);
  const { done } = await erase(ground, take);
  assert.match(JSON.stringify(done.message), /0 entrée de journal/u);
});

test('the file is asked of who reads reports, once the transaction is over; it holds every entry or counts those it lacks', async (context) => {
  const ground = await openGround(context);
  const asked: unknown[] = [];
  const report: TestGround['report'] = async (wanted) => {
    asked.push(wanted);
    await ground.store.transact(async () => null); // a transaction still open would never let it through
    return { embeds: [{ description: 'lu ailleurs' }], components: [] };
  };
  await table({ ...ground, report })('mes-donnees exporter', {});
  assert.deepEqual(asked, [{ kind: 'mes-donnees', person: lea.id }]);
  await dataOfMany(context, 2_000);
});
