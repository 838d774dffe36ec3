import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { gravites } from '../../../data/confede/gravites.ts';
import { tableMaison } from '../../../data/confede/table-maison.ts';
import { scriptedDice } from '../../../src/dice/scripted.ts';
import { check, resolve } from '../../../src/rules/confede/impact.ts';
import { readTable } from '../../../src/rules/confede/own-table.ts';
import { isRefusal, type Refusal } from '../../../src/rules/rule.ts';
import { matrixValue } from '../../../src/rules/table.ts';
import { plainJson } from '../plain-json.ts';
import { matrix, short } from './own-table.rows.ts';

function refusal(rows: unknown): Pick<Refusal, 'code' | 'context'> {
  const read = readTable(rows);
  assert.ok(isRefusal(read));
  return { code: read.code, context: read.context };
}

function changed(row: number, differs: object): unknown {
  return short.map((one, index) => (index === row - 1 ? { ...one, ...differs } : one));
}

describe('a campaign’s own table of wounds', () => {
  it('reads the house table back from its short form', () => {
    const read = readTable(short);
    assert.ok(!isRefusal(read));
    assert.equal(read.id, 'table-campagne');
    for (const localisation of [1, 2, 3, 4, 5, 6]) {
      for (let indice = -100; indice <= 100; indice += 1) {
        const own: string = matrixValue(read, localisation, indice);
        assert.equal(own, matrixValue(tableMaison, localisation, indice), `${localisation}, ${indice}`);
      }
    }
  });

  it('reads a matrix with a column for each location', () => {
    const read = readTable(JSON.parse(JSON.stringify(matrix)));
    assert.ok(!isRefusal(read));
    const seen = [-50, -1, 0, 50].map((indice) => [1, 6].map((key) => matrixValue(read, key, indice)));
    assert.deepEqual(seen, [
      ['aucune', 'sonne'],
      ['aucune', 'sonne'],
      ['grave', 'tue-net'],
      ['grave', 'tue-net'],
    ]);
    assert.deepEqual(JSON.parse(JSON.stringify(read)), read);
  });

  it('names the gap and the overlap with their location', () => {
    assert.deepEqual(refusal(changed(8, { Indice: '5' })), {
      code: 'table-gap',
      context: { localisation: 6, from: 4, to: 4 },
    });
    assert.deepEqual(refusal(changed(3, { indice: '3-5' })), {
      code: 'table-overlap',
      context: { localisation: 1, from: 3, to: 3 },
    });
    assert.deepEqual(refusal(changed(6, { indice: '10-99' })), {
      code: 'table-gap',
      context: { localisation: 1, from: 100, to: null },
    });
    assert.deepEqual(refusal(changed(1, { localisation: '2-6' })), {
      code: 'table-gap',
      context: { localisation: 1, from: null, to: 1 },
    });
    assert.deepEqual(refusal(short.slice(0, 1)), {
      code: 'table-gap',
      context: { localisation: 1, from: 2, to: null },
    });
    assert.deepEqual(refusal([{ localisation: '1', indice: '≤ 5', gravite: 'aucune' }, ...short.slice(1)]), {
      code: 'table-overlap',
      context: { localisation: 1, from: 2, to: 3 },
    });
  });

  it('names the cell that it cannot read', () => {
    const known = gravites.map(({ nom }) => nom);
    const cases: readonly [number, object, string, string, readonly string[]][] = [
      [2, { gravite: 'mortelle' }, 'gravite', 'mortelle', known],
      [2, { gravite: undefined }, 'gravite', '', known],
      [3, { indice: 'beaucoup' }, 'indice', 'beaucoup', []],
      [3, { indice: '5-4' }, 'indice', '5-4', []],
      [3, { indice: 1.5 }, 'indice', '1.5', []],
      [3, { indice: null }, 'indice', '', []],
      [4, { localisation: '0-5' }, 'localisation', '0-5', []],
      [4, { localisation: 7 }, 'localisation', '7', []],
      [4, { localisation: '≤ 5' }, 'localisation', '≤ 5', []],
      [4, { localisation: '2+' }, 'localisation', '2+', []],
      [4, { localisation: 'tête' }, 'localisation', 'tête', []],
    ];
    for (const [row, differs, column, got, names] of cases) {
      assert.deepEqual(refusal(changed(row, differs)), {
        code: 'table-cell',
        context: { row, column, got, known: names },
      });
    }
    assert.deepEqual(refusal([{ ...matrix[0], '4': '' }]), {
      code: 'table-cell',
      context: { row: 1, column: '4', got: '', known },
    });
  });

  it('refuses what is no list of rows', () => {
    for (const rows of [null, undefined, 3, 'indice', {}, []])
      assert.equal(refusal(rows).code, 'table-not-rows');
    for (const row of [null, 3, 'x', ['1', '2'], {}]) {
      assert.deepEqual(refusal([row]), {
        code: 'table-cell',
        context: { row: 1, column: 'indice', got: '', known: [] },
      });
    }
  });

  it('gives a sound table or a refusal, whatever comes', () => {
    const cell = fc.oneof(fc.constantFrom('1-6', '≤ 1', '2+', '2', 'grave', 'aucune'), plainJson());
    const row = fc.record({ localisation: cell, indice: cell, gravite: cell }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(plainJson(), fc.array(row), fc.array(plainJson())), (rows) => {
        const read = readTable(rows);
        if (isRefusal(read)) return assert.match(read.code, /^table-(not-rows|cell|gap|overlap)$/u);
        for (let indice = -20; indice <= 20; indice += 1) {
          for (const key of [1, 2, 3, 4, 5, 6]) matrixValue(read, key, indice);
        }
      }),
    );
  });

  it('decides an impact in place of the house table, and nobody says « table maison »', () => {
    const table = readTable(matrix);
    assert.ok(!isRefusal(table));
    const checked = check({ x: 3, distance: '23', resistance: 6 }, {}, table);
    assert.ok(!isRefusal(checked));
    const outcome = resolve(checked, scriptedDice([2, 5]));
    assert.equal(outcome.result.cibles[0]?.gravite, 'grave');
    assert.deepEqual(outcome.rulings, []);
    const [lookup] = outcome.steps.filter((step) => step.kind === 'lookup');
    assert.equal(lookup?.table, 'table-campagne');
  });
});
