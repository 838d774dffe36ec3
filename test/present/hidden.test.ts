import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry, Visibility } from '../../src/campaign/entry.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { foot } from '../../src/present/embed.ts';
import { blindAnswer, masterLine, revealedLine } from '../../src/present/hidden.ts';
import { masterCopy, revealedCopy } from '../../src/slash/hidden-messages.ts';
import { played } from './entries.ts';

const karl = { id: '100000000000000001', name: 'Karl' };
const lea = { id: '100000000000000002', name: 'Léa' };
const jet = played.find(({ command }) => command === 'jet')?.entry;
const hidden = (facts: Partial<Entry> = {}): Entry => {
  assert.ok(jet);
  return { ...jet, visibility: 'mj', channel: '5', ...facts };
};
const said = (text: string) => text.replaceAll('\u202f', ' ');

test('the MJs read who rolled, for whom, where, and who else sees it', () => {
  assert.equal(said(masterLine(hidden())), 'Jet caché, vu des MJ seuls : lancé dans <#5> par Karl.');
  assert.equal(
    said(masterLine(hidden({ visibility: 'joueur-mj', behalf: lea, channel: null }))),
    'Jet caché, vu du joueur et des MJ : lancé par Karl pour Léa.',
  );
  assert.equal(said(masterLine(hidden({ revealedAt: 5 }))), 'Jet révélé à tous : lancé dans <#5> par Karl.');
  assert.equal(said(revealedLine(hidden({ behalf: lea }))), 'Jet révélé : par Karl pour Léa.');
});

test('the foot says who sees a roll unless all always did', () => {
  const label = (visibility: Visibility, revealedAt: number | null) =>
    foot(hidden({ visibility, revealedAt })).split(' · ').slice(3, -1);
  assert.deepEqual(label('public', null), []);
  assert.deepEqual(label('joueur-mj', null), ['joueur et MJ']);
  assert.deepEqual(label('mj', null), ['MJ seuls']);
  assert.deepEqual(label('personnel', null), ['personnel']);
  assert.deepEqual(label('mj', 5), ['révélé']);
});

test('what a blind roller reads is the same whatever fell', () => {
  const answers = played.map(({ command, entry }) =>
    JSON.stringify(blindAnswer({ ...entry, visibility: 'mj', content: { ...entry.content, command } })),
  );
  assert.ok(answers.length > 100);
  assert.equal(new Set(answers).size, 1);
});

test('piege-08 piege-10 piege-11 hostile and endless names neither ping, nor break, nor burst the copies', () => {
  const names = ['@everyone', '<@1>', '**x** [y](http://z)', '_'.repeat(100), 'é'.repeat(100)];
  for (const name of names) {
    const entry = hidden({ author: { ...karl, name }, behalf: { ...lea, name } });
    for (const copy of [masterCopy(entry), revealedCopy(entry)]) {
      assert.deepEqual(checkMessage(copy), []);
      assert.doesNotMatch(copy.content ?? '', /(?<!\\)@everyone|<@1>|(?<!\\)\*\*|(?<!\\)\[y/u);
    }
  }
});

test('only the copy of what is not revealed yet can be revealed', () => {
  const labels = (copy: ReturnType<typeof masterCopy>) =>
    copy.components.flatMap(({ components }) =>
      components.map((part) => ('label' in part ? part.label : '')),
    );
  assert.deepEqual(labels(masterCopy(hidden())), ['Révéler', 'Détail']);
  assert.deepEqual(labels(masterCopy(hidden({ revealedAt: 5 }))), ['Détail']);
  assert.deepEqual(labels(revealedCopy(hidden({ revealedAt: 5 }))), ['Détail']);
});
