import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse, write } from '../../src/dice/notation.ts';
import { bounds, isMistake, type Mistake } from '../../src/dice/terms.ts';

describe('a text that is no notation', () => {
  const mistakes: Readonly<Record<string, Mistake>> = {
    '': { code: 'empty', position: 1, got: '' },
    '   ': { code: 'empty', position: 4, got: '' },
    abc: { code: 'unexpected', position: 1, got: 'abc' },
    '5 + 3': { code: 'no-dice', position: 1, got: '5' },
    '5 >= 3': { code: 'no-dice', position: 1, got: '5' },
    '3*d6': { code: 'unexpected', position: 2, got: '*' },
    '2x d6': { code: 'unexpected', position: 2, got: 'x' },
    '2W6': { code: 'unexpected', position: 2, got: 'W' },
    '2d6 3': { code: 'unexpected', position: 5, got: '3' },
    '2d6 d8': { code: 'unexpected', position: 5, got: 'd' },
    '2d6 ++ 3': { code: 'unexpected', position: 6, got: '+' },
    '2d6 +': { code: 'incomplete', position: 6, got: '' },
    '2d6 + Épée': { code: 'unexpected', position: 7, got: 'Épée' },
    '2d': { code: 'incomplete', position: 3, got: '' },
    '2d+1': { code: 'unexpected', position: 3, got: '+' },
    '4d6 garde': { code: 'incomplete', position: 10, got: '' },
    '4d6 garde bas': { code: 'unexpected', position: 11, got: 'bas' },
    '4d6 kl1 bas': { code: 'unexpected', position: 9, got: 'bas' },
    '6d6>=': { code: 'incomplete', position: 6, got: '' },
    '6d6≠4': { code: 'unexpected', position: 4, got: '≠' },
    '6d6=>4': { code: 'unexpected', position: 5, got: '>' },
    '6d6>=4 garde 3': { code: 'unexpected', position: 8, got: 'garde' },
    'd6²': { code: 'unexpected', position: 3, got: '²' },
    'd6 🎲': { code: 'unexpected', position: 4, got: '🎲' },
    '0d6': { code: 'dice-count', position: 1, got: '0', min: 1, max: 100 },
    '101d6': { code: 'dice-count', position: 1, got: '101', min: 1, max: 100 },
    '60d6 + 41d6': { code: 'dice-in-all', position: 8, got: '41', max: 100 },
    '99d6 - d66': { code: 'dice-in-all', position: 8, got: 'd', max: 100 },
    '1d1!': { code: 'sides', position: 3, got: '1', min: 2, max: 1000 },
    d1001: { code: 'sides', position: 2, got: '1001', min: 2, max: 1000 },
    'd6+100001': { code: 'constant', position: 4, got: '100001', min: 0, max: 100_000 },
    '4d6 garde 5': { code: 'keep-count', position: 11, got: '5', min: 1, max: 4 },
    '4d6k0': { code: 'keep-count', position: 5, got: '0', min: 1, max: 4 },
    '3d6!!': { code: 'twice', position: 5, got: '!' },
    '4d6k3 garde 2': { code: 'twice', position: 7, got: 'garde' },
    '2d6+3>=7': { code: 'comparison-of-sum', position: 6, got: '>' },
    '2d6>=4+1': { code: 'comparison-of-sum', position: 4, got: '>' },
    '-2d6>=4': { code: 'comparison-of-sum', position: 5, got: '>' },
    '6d6>=7': { code: 'idle-comparison', position: 6, got: '7', min: 2, max: 6 },
    '6d6>=1': { code: 'idle-comparison', position: 6, got: '1', min: 2, max: 6 },
    'd6!>0': { code: 'idle-comparison', position: 5, got: '0', min: 1, max: 5 },
    'd20<=20': { code: 'idle-comparison', position: 6, got: '20', min: 1, max: 19 },
    'd66>66': { code: 'idle-comparison', position: 5, got: '66', min: 11, max: 65 },
    'd66=17': { code: 'd66-number', position: 5, got: '17' },
    '2d66': { code: 'd66-alone', position: 1, got: '2' },
    'd66!': { code: 'd66-alone', position: 4, got: '!' },
    'd66 garde 1': { code: 'd66-alone', position: 5, got: 'garde' },
    'constructor d6': { code: 'unexpected', position: 1, got: 'constructor' },
    'd6 __proto__': { code: 'unexpected', position: 4, got: '_' },
  };

  for (const [text, mistake] of Object.entries(mistakes)) {
    it(`« ${text} » is told by what is wrong and where`, () => assert.deepEqual(parse(text), mistake));
  }

  it('counts its place in characters as they are seen', () => {
    const composed = parse('gobelin'.replace('o', 'ô'));
    const apart = parse('gobelin'.replace('o', 'o\u0302'));
    assert.deepEqual(apart, composed);
    assert.deepEqual(parse('🎲'), { code: 'unexpected', position: 1, got: '🎲' });
  });

  it('is answered with a mistake whose place stands in it', () => {
    const likely = fc.string({
      unit: fc.constantFrom(...'0123456789dD+-!>=<%kghlbas \u00a0é−≥'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'binary', maxLength: 40 })), (text) => {
        const read = parse(text);
        const characters = [...text.normalize('NFC')];
        if (!isMistake(read)) return assert.deepEqual(parse(write(read)), read);
        assert.ok(read.position >= 1 && read.position <= characters.length + 1);
        assert.ok(
          characters
            .slice(read.position - 1)
            .join('')
            .startsWith(read.got),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('piege-06 is answered at once, however large its numbers or long its text', () => {
    const floods = {
      '9999999d999999999': 'dice-count',
      '1d1!': 'sides',
      'd6!>0': 'idle-comparison',
      [`1d${'9'.repeat(190)}`]: 'sides',
      ['d'.repeat(200)]: 'unexpected',
      [`${'1d6+'.repeat(49)}d6`]: 'no mistake',
      [`${'+'.repeat(200)}`]: 'unexpected',
      ['1d6+'.repeat(500)]: 'too-long',
      ['é'.repeat(1_000_000)]: 'too-long',
    };
    for (const [text, code] of Object.entries(floods)) {
      const runs = [1, 2, 3].map(() => {
        const start = performance.now();
        const read = parse(text);
        const spent = performance.now() - start;
        assert.equal(isMistake(read) ? read.code : 'no mistake', code);
        return spent;
      });
      assert.ok(Math.min(...runs) < 50, `${text.slice(0, 20)}… took ${runs} ms`);
    }
    const long = parse('x'.repeat(2000));
    assert.deepEqual(long, { code: 'too-long', position: bounds.characters + 1, got: '2000', max: 200 });
  });
});
