import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { commitmentLog, logChannelSet, rollLog } from '../../src/present/log.ts';
import { proof } from '../../src/present/proof.ts';
import { played } from './entries.ts';

const link = 'https://discord.com/channels/1/2/3';
const open = 'ab12'.repeat(16);
const hidden = 'cd34'.repeat(16);
const epoch = {
  campaignId: 1,
  number: 3,
  commitments: { public: open, hidden },
  openedAt: 1_700_000_000_999,
  publishedAt: null,
  publicDisclosedAt: null,
  hiddenDisclosedAt: null,
};

test('a roll in the log says what, the verdict, the motif, who and the number, and leads to its answer', () => {
  const worked = played.find(({ name }) => name.startsWith('worked: 4 Boyz'))?.entry;
  assert.ok(worked);
  const entry = { ...worked, content: { ...worked.content, motif: 'assaut' } };
  const { title, description = '', footer, fields } = rollLog(entry, link);
  assert.equal(title, 'Ébranlement');
  assert.deepEqual(description.replaceAll('\u202f', ' ').split('\n'), [
    '2D6 : 2 + 3 = **5** contre Cd 7+ : **ébranlée**',
    '> assaut',
    `[Voir la réponse](${link})`,
  ]);
  assert.equal(footer?.text, 'n° 12 · Les Marches du Nord · par Karl · preuve 3f9a1c02');
  assert.equal(fields, undefined, 'what follows stands in the answer');
  assert.doesNotMatch(rollLog(entry, null).description ?? '', /réponse/u);
});

test('a roll of a command unknown to this version is logged by its number', () => {
  const [first] = played;
  assert.ok(first);
  const entry = { ...first.entry, content: { ...first.entry.content, command: 'ancienne_commande' } };
  const embed = rollLog(entry, link);
  assert.equal(embed.title, 'Jet n° 12');
  assert.match(embed.description ?? '', /ancienne\\_commande/u);
});

test('a commitment and the proof give both fingerprints in full', () => {
  for (const embed of [commitmentLog({ epoch: 3, public: open, hidden }), proof(epoch)]) {
    const values = embed.fields?.map(({ value }) => value) ?? [];
    assert.ok(values.includes(`\`${open}\``) && values.includes(`\`${hidden}\``));
    assert.match(embed.title ?? '', /poque 3/u);
    assert.deepEqual(checkMessage({ embeds: [embed] }), []);
    assert.doesNotMatch(JSON.stringify(embed), / [:;?!»]|« /u);
  }
});

test('the proof says when the epoch was opened and whether its commitment is out', () => {
  assert.match(proof(epoch).description ?? '', /Ouverte le <t:1700000000:f>.*pas encore publié/u);
  const published = proof({ ...epoch, publishedAt: 1_700_000_060_000 });
  assert.match(published.description ?? '', /engagement publié le <t:1700000060:f>/u);
});

test('the log channel is named by its mention', () => {
  assert.match(logChannelSet('42').description ?? '', /<#42>/u);
  assert.deepEqual(checkMessage({ embeds: [logChannelSet('42')] }), []);
});
