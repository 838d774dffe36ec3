import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Chart } from '../../../src/present/chances/chart.ts';
import { widthOf } from '../../../src/present/charts/measure.ts';
import { pictureOf } from '../../../src/present/charts/picture.ts';
import { ink } from '../../../src/present/charts/svg.ts';
import { contrast, layoutOf } from './layout.ts';
import { insistOnPicture } from './legible.ts';

const long =
  'Le très long nom d’une figurine que personne n’abrège jamais, même pressé, & <b>son</b> escorte';
const bars = (count: number, label: (at: number) => string): Chart => ({
  kind: 'bars',
  title: `Total · ${long}`,
  alt: 'Total.',
  bars: Array.from({ length: count }, (_, at) => ({
    label: label(at),
    share: at / 100,
    text: '> 99,9\u202f%',
  })),
});
const lines = (count: number): Chart => ({
  kind: 'lines',
  title: long,
  alt: 'Camp vainqueur.',
  under: 'assaut',
  series: [
    { label: 'Attaque', shares: Array.from({ length: count }, (_, at) => at / count), text: '95,0\u202f%' },
    { label: long, shares: Array.from({ length: count }, () => 0), text: '0\u202f%' },
  ],
});
const table = (count: number): Chart => ({
  kind: 'table',
  title: long,
  alt: 'Postures.',
  legend: ['En %, arrondi vers le bas.', long],
  columns: Array.from({ length: count }, (_, at) => String(at + 1)),
  rows: Array.from({ length: count }, (_, at) => ({
    label: `${at + 1} ${at % 2 === 0 ? 'Provoquer et leurrer' : long}`,
    strong: at === 2,
    cells: Array.from({ length: count }, (_, column) => ({
      text: column === at ? '–' : String(Math.floor((100 * column) / (count - 1))),
      share: column === at ? null : column / (count - 1),
      strong: column === 3,
    })),
  })),
});

function insistOnLegible(charts: readonly Chart[]): void {
  const picture = pictureOf(charts);
  assert.ok(picture);
  insistOnPicture(picture);
}

test('bars: every text within the picture, apart from the bars, legible', () => {
  insistOnLegible([bars(1, () => '')]);
  insistOnLegible([bars(15, (at) => `${at * 100} à ${at * 100 + 99}`)]);
  insistOnLegible([bars(6, () => long)]);
});

test('lines: every text within the picture, legible', () => {
  for (const count of [1, 2, 6, 20]) insistOnLegible([lines(count)]);
});

test('tables: every text within its cell, legible on every shade, with many postures too', () => {
  for (const count of [4, 10, 14]) insistOnLegible([table(count)]);
});

test('several charts stand below one another, as many as fit, a table alone', () => {
  insistOnLegible([lines(6), bars(5, String), bars(15, String), bars(3, String)]);
  const alts = (charts: readonly Chart[]) => pictureOf(charts)?.alt;
  assert.equal(alts([lines(6), bars(5, String)]), 'Camp vainqueur. Total.');
  assert.equal(alts([bars(15, String), bars(15, String)]), 'Total.');
  assert.equal(alts([table(10), bars(2, String)]), 'Postures.');
  assert.equal(pictureOf([]), null);
});

test('the border of the card is told from light and from dark, bars and curves from the card', () => {
  for (const around of ['#ffffff', '#313338', '#1a1a1e'])
    assert.ok(contrast(ink.border, around) >= 3, around);
  for (const mark of [ink.bar, ink.second]) assert.ok(contrast(mark, ink.card) >= 3);
});

test('piege-11: names are text in a picture, whatever they are made of', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '</text><script/>',
      '&amp;',
      '\u0000\u001b',
      '\ud800',
      'é\u0301\u0301',
      '👩‍🚀',
      '漢字漢字漢字',
    ),
  );
  fc.assert(
    fc.property(anything, (name) => {
      const chart: Chart = {
        kind: 'bars',
        title: name,
        alt: name,
        bars: [{ label: name, share: 1, text: '1' }],
      };
      const { width, texts } = layoutOf(pictureOf([chart])?.svg ?? '');
      for (const { left, right } of texts) assert.ok(left >= 0 && right <= width);
    }),
    { numRuns: 40 },
  );
});

test('the table of widths says what the font says', () => {
  for (const bold of [false, true])
    for (const content of ['Éprouver l’adversaire', '< 0,1\u202f%', 'WAVE To 0123456789', 'œuvre · « ça »']) {
      const told = widthOf(content, { size: 14, bold });
      const weight = bold ? ' font-weight="bold"' : '';
      const svg = `<svg width="400" height="40"><g transform="translate(0 0)"><text x="20" y="20" font-size="14"${weight} fill="#ffffff">${content.replace('<', '&lt;')}</text></g></svg>`;
      const [one] = layoutOf(
        svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" font-family="DejaVu Sans"'),
      ).texts;
      assert.ok(one);
      const real = one.right - one.left;
      assert.ok(real <= told + 1 && real >= told * 0.85, `${content}: ${real} for ${told}`); // kerning, and room beside letters
    }
});
