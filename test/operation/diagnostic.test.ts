import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { diagnostic } from '../../src/present/diagnostic.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { perform } from '../../src/slash/perform.ts';
import type { Surroundings } from '../../src/slash/surroundings.ts';
import { backUp } from '../../src/store/backup.ts';
import { openGround, slash, wire } from '../commands/ground.ts';
import { type EmptyStage, enter, setEmptyStage } from '../e2e/stage.ts';

const campaign: Campaign = {
  id: 1,
  guild: '900000000000000001',
  owner: null,
  name: '*Nord*',
  timeZone: 'Europe/Paris',
  logChannel: '910000000000000001',
  masterChannel: null,
  masterRole: null,
  rulings: {},
  archivedAt: null,
};
const healthy: Surroundings = {
  version: '0.1.0',
  latency: 42,
  channels: [{ id: '910000000000000001', purpose: 'log', state: 'open', missing: [] }],
  books: { bytes: 1_234_567, chain: null, ledger: null },
  backup: { last: '2026-11-30-002420', off: false },
};
const told = (...given: Parameters<typeof diagnostic>) => {
  const embed = diagnostic(...given);
  assert.deepEqual(checkMessage({ embeds: [embed] }), []);
  return JSON.stringify(embed).replaceAll('\u202f', ' ');
};

test('all is well, and said so; nothing but the facts', () => {
  const text = told(campaign, [], healthy);
  for (const part of [
    'Tout va bien.',
    'rien ne manque',
    '1,2 Mo',
    'elle tient',
    'tombent juste',
    '2026-11-30 00:24 UTC',
    'version 0.1.0, 42 ms',
  ])
    assert.ok(text.includes(part), part);
});

test('each trouble is named: what waits and why, broken books, no copies', () => {
  const text = told(
    campaign,
    [
      { lane: 'log', count: 3, reason: 'unknown-channel' },
      { lane: 'master', count: 1, reason: null },
    ],
    {
      ...healthy,
      latency: null,
      channels: [
        { id: '1', purpose: 'log', state: 'gone', missing: [] },
        { id: '2', purpose: 'game', state: 'locked', missing: [] },
        { id: '3', purpose: 'here', state: 'unreachable', missing: [] },
      ],
      books: { bytes: 0, chain: 12, ledger: 1300 },
      backup: { last: null, off: true },
    },
  );
  for (const part of [
    'Quelque chose ne va pas',
    '3 messages (journal) : le salon n’existe plus',
    '1 message (salon des MJ) : aucun salon n’est choisi',
    'rompue au n° 12',
    'la ligne 1 300 ne tombe pas juste',
    'aucune ; les sauvegardes quotidiennes sont coupées',
    'fil archivé et verrouillé',
  ])
    assert.ok(text.includes(part), part);
});

test('books that could not be looked at are no good news', () => {
  const text = told(campaign, [], { ...healthy, books: null });
  assert.match(text, /Quelque chose ne va pas.*n’a pas pu être vérifiée/u);
});

test('only a MJ is told; nothing is written; nobody looks around for anybody else', async (context) => {
  const ground = await openGround(context);
  let looks = 0;
  const lookAround = async () => {
    looks += 1;
    return healthy;
  };
  const refused = await perform({ ...ground, lookAround }, slash('diagnostic', {}), wire);
  assert.ok(isRefusal(refused) && refused.code === 'master-only');
  const before = ground.rows();
  const actor = { ...slash('', {}).actor, managesGuild: true };
  const shown = await perform({ ...ground, lookAround }, slash('diagnostic', {}, { actor, id: '5' }), wire);
  assert.ok(!isRefusal(shown) && shown.kind === 'done' && shown.manner === 'private' && !shown.saved);
  assert.equal(ground.rows(), before);
  const outside = await perform(ground, slash('diagnostic', {}, { actor, id: '6' }), wire);
  assert.ok(!isRefusal(outside) && outside.kind === 'done');
  assert.ok(looks >= 1);
  await perform({ ...ground, lookAround }, slash('jet', { notation: '2d6' }, { id: '7' }), wire);
  assert.equal(looks, 2);
});

/** The bot with the folder of its copies. */
async function start(context: Parameters<typeof setEmptyStage>[0]) {
  const stage: EmptyStage = await setEmptyStage(context);
  const folder = await mkdtemp(join(tmpdir(), 'heraut-'));
  stage.closing.defer(() => rm(folder, { recursive: true }));
  const backups = { database: stage.database, folder, keep: 0 };
  return { ...stage, folder, ...(await enter(stage, { backups })) };
}

test('piege-23 piege-21 end to end: each missing permission by its name, in each channel that is written in', async (context) => {
  const { discord, guild, general, log, mj, lea, database, folder, store } = await start(context);
  const ask = async () => {
    const answer = await discord.as(mj).slash(general, '/diagnostic').answered();
    return JSON.stringify(answer.embeds[0]).replaceAll('\u202f', ' ');
  };
  await discord.as(mj).slash(general, '/journal salon salon:journal').answered();
  await discord.as(lea).slash(general, '/jet notation:2d6').answered();
  await backUp(database, join(folder, 'heraut-2026-11-30.sqlite'));
  const well = await ask();
  assert.match(
    well,
    new RegExp(`<#${log}> \\(journal\\) : rien ne manque.*<#${general}> \\(ce salon\\) : rien`, 'u'),
  );
  assert.match(well, /elle tient.*tombent juste.*2026-11-30 ;.*version \d/u);
  for (const [permission, name] of [
    ['ViewChannel', 'Voir le salon'],
    ['SendMessages', 'Envoyer des messages'],
    ['EmbedLinks', 'Intégrer des liens'],
    ['ReadMessageHistory', 'Voir les anciens messages'],
  ] as const) {
    discord.setPermissions(log, discord.bot.id, { deny: [permission] });
    assert.match(await ask(), new RegExp(`<#${log}> \\(journal\\) : il manque au bot .*« ${name} »`, 'u'));
  }
  discord.setPermissions(log, discord.bot.id, {});
  discord.mood.loseNext('CHANNEL_CREATE');
  const unheard = discord.addChannel(guild, { name: 'inconnu' });
  await discord.as(mj).slash(general, `/journal salon salon:${unheard.id}`).answered();
  assert.match(await ask(), new RegExp(`<#${unheard.id}> \\(journal\\) : rien ne manque`, 'u'));
  discord.deleteChannel(unheard.id);
  assert.match(await ask(), new RegExp(`<#${unheard.id}> \\(journal\\) : ce salon n’existe plus`, 'u'));
  await store.transact((tx) =>
    tx.updateTable('journal').set({ content: '{}' }).where('number', '=', 1).execute(),
  );
  assert.match(await ask(), /rompue au n° 1\./u);
});
