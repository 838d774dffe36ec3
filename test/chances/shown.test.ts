import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DefiOdds } from '../../src/odds/heresie/defi.ts';
import type { Issue } from '../../src/odds/heresie/issue.ts';
import { barChart, barsText } from '../../src/present/chances/bars.ts';
import { defiChances } from '../../src/present/chances/defi.ts';
import { asNumber } from '../../src/present/chances/share.ts';
import { withPicture } from '../../src/present/charts/shown.ts';
import { worked } from '../odds/duels.ts';
import { insistOnPicture } from '../present/charts/legible.ts';

const below1 = 1 - Number.EPSILON / 2;

const slight: Issue = {
  vainqueur: { protagoniste: below1, antagoniste: 1e-30 },
  draw: 1e-11,
  prc: { protagoniste: 4, antagoniste: 4e-30 },
};
const choix = { posture: null, nommee: null };
const odds: DefiOdds = {
  avantage: [1n, 2n],
  pv: {
    protagoniste: [{ pv: 4, chance: 1 }],
    antagoniste: [
      { pv: 0, chance: below1 },
      { pv: 3, chance: 1e-200 },
    ],
  },
  rapide: { ...slight, vainqueur: { protagoniste: 1, antagoniste: 0 }, draw: 0 },
  fin: slight,
  table: { opener: 'antagoniste', rows: [{ choix, replies: [{ choix, issue: slight }], best: 0 }], best: 0 },
};

const bare = (text: string) => text.replaceAll('\u202f', ' ');

describe('0 % is kept for the impossible and 100 % for the certain', () => {
  test('in the lines of a challenge', () => {
    const { embed } = defiChances(odds, worked, 'aucune-posture');
    const [won = '', lost = '', draw = ''] = bare(embed.description ?? '').split('\n');
    assert.match(won, /^Préteur gagne : \*\*> 99,9 %\*\*/u);
    assert.match(lost, /^Centurion gagne : \*\*< 0,1 %\*\*, PRC attendus : moins de 0,01$/u);
    assert.equal(draw, 'Sans vainqueur : < 0,1 %');
    const alone = bare(embed.fields?.[0]?.value ?? '');
    assert.match(alone, /Préteur gagne : \*\*100 %\*\*/u);
    assert.match(alone, /Centurion gagne : \*\*0 %\*\*/u);
    assert.match(alone, /Sans vainqueur : 0 %$/u);
  });

  test('in the table of postures, whose cells are rounded down', () => {
    const [grid] = defiChances(odds, worked, 'aucune-posture').charts;
    assert.ok(grid?.kind === 'table');
    assert.equal(bare(grid.rows[0]?.cells[0]?.text ?? ''), '< 1');
    const [file] = withPicture(defiChances(odds, worked, 'aucune-posture')).files ?? [];
    assert.ok(file);
    insistOnPicture({ svg: file.text, alt: file.alt ?? '' });
    assert.match(bare(grid.alt), /Aucune contre Aucune : < 0,1 %/u);
  });

  test('in bars and in pictures of them, where no line that can come is left out', () => {
    const lines = [
      { label: '0', share: [10n ** 400n - 1n, 10n ** 400n] as const },
      { label: '1', share: [1n, 10n ** 400n] as const },
      { label: '2', share: [0n, 10n ** 400n] as const },
    ];
    const text = bare(barsText(lines));
    assert.match(text, /0 █+ *> 99,9 %/u);
    assert.match(text, /1 *< 0,1 %/u);
    assert.doesNotMatch(text, /^2/mu);
    const { bars } = barChart('PV', lines.slice(0, 2));
    assert.deepEqual(
      bars.map((bar) => bare(bar.text)),
      ['> 99,9 %', '< 0,1 %'],
    );
  });

  test('a fraction becomes 0 or 1 where it is that alone', () => {
    assert.equal(asNumber([0n, 7n]), 0);
    assert.equal(asNumber([7n, 7n]), 1);
    assert.ok(asNumber([1n, 10n ** 2000n]) > 0);
    assert.ok(asNumber([10n ** 2000n - 1n, 10n ** 2000n]) < 1);
    assert.equal(asNumber([1n, 4n]), 0.25);
  });
});
