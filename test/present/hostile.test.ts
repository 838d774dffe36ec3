import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ebranlement } from '../../src/present/ebranlement.ts';
import * as ebranlementRule from '../../src/rules/w40k/ebranlement.ts';
import { roll } from './reading.ts';

test('piege-10 piege-11 a name, a motif and a campaign stay what was typed and ping nobody', () => {
  const hostile = '<@1> **@everyone** [x](https://x.y)';
  const embed = ebranlement(
    roll(
      'ebranlement',
      ebranlementRule,
      { unite: hostile, 'effectif-initial': 10, 'effectif-restant': 4, cd: 7 },
      [2, 3],
      {
        campaign: { id: 1, name: hostile },
        author: { id: null, name: null },
        behalf: { id: '2', name: hostile },
        content: { motif: `${hostile}\n# titre`, typed: true },
      },
    ),
  );
  assert.equal(embed.title, 'Ébranlement · \\<\\@1\\> \\*\\*\\@everyone\\*\\* \\[x\\](https\\://x.y)');
  assert.match(embed.description ?? '', /\n> \\<\\@1\\> .* \\# titre$/u);
  assert.equal(
    embed.footer?.text,
    `n° 12 · ${hostile} · par une personne effacée pour ${hostile} · dés physiques · preuve 3f9a1c02`,
  );
});
