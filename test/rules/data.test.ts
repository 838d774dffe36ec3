import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '../../data');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort();
const modules = await Promise.all(
  files.map(async (file) => {
    const content: Record<string, unknown> = await import(join(root, file));
    return { file, content };
  }),
);
/** Every row of every table: the members of exported lists, and exported objects themselves. */
const rows = modules.flatMap(({ file, content }) =>
  Object.entries(content).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((row: unknown) => ({ file, name, row: row as Row })),
  ),
);
/** Rows are literals of many shapes: what a check looks for may be absent. */
type Row = Readonly<Record<string, unknown>>;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

describe('data', () => {
  it('is there', () => {
    assert.ok(rows.length > 0);
  });

  it('holds literals only', () => {
    for (const { file, content } of modules)
      assert.deepEqual(structuredClone({ ...content }), { ...content }, file);
  });

  for (const { file, name, row } of rows) {
    it(`${file} ${name} ${row['id'] ?? row['cause'] ?? ''}: has a source`, () => {
      const { source } = row;
      assert.ok(typeof source === 'string' && source.trim().length > 3, JSON.stringify(row));
    });
  }

  it('names every row of a list apart', () => {
    for (const { file, content } of modules) {
      for (const [name, list] of Object.entries(content)) {
        if (!Array.isArray(list)) continue;
        const ids = list.map((row: Row) => row['id'] ?? row['cause'] ?? JSON.stringify(row));
        assert.equal(new Set(ids).size, ids.length, `${file} ${name}`);
      }
    }
  });
});

describe('clauses', () => {
  const clauses = rows.filter(({ name }) => name === 'clauses');

  it('have one id in all games', () => {
    const ids = clauses.map(({ row }) => row['id']);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('are numbered from 1 without gaps, after their rule', () => {
    const byFile = Map.groupBy(clauses, ({ file }) => file);
    for (const [file, own] of byFile) {
      const rule = /([a-z0-9-]+)\.ts$/u.exec(file)?.[1];
      assert.deepEqual(
        own.map(({ row }) => row['id']),
        own.map((_, index) => `${rule}.${index + 1}`),
        file,
      );
    }
  });

  it('end as a sentence ends', () => {
    for (const { row } of clauses) assert.match(String(row['text']), /^(«\s|\p{Lu}).*[.!]$/u);
  });
});

describe('rulings', () => {
  for (const { file, row } of rows.filter(({ name }) => name === 'arbitrages')) {
    it(`${file} ${row['id']}: has an id, a question, answers and a default among them`, () => {
      const answers = row['answers'] as Row; // of the type `Ruling`, which tsc holds these lists to
      assert.match(String(row['id']), kebab);
      assert.match(String(row['question']), /^\p{Lu}.*\u202F\?$/u);
      assert.ok(Object.hasOwn(answers, String(row['default'])));
      for (const answer of Object.keys(answers)) assert.match(answer, kebab);
    });
  }
});

describe('tables of bands', () => {
  const matrices = rows.filter(({ row }) => Array.isArray(row['columns']));

  it('are there', () => {
    assert.ok(matrices.length > 0);
  });

  for (const { file, name, row } of matrices) {
    it(`${file} ${name}: one band for each whole number, and no key twice`, () => {
      const columns = row['columns'] as {
        key: number;
        bands: { min: number | null; max: number | null }[];
      }[];
      assert.equal(new Set(columns.map(({ key }) => key)).size, columns.length);
      for (const { key, bands } of columns) {
        for (let index = -200; index <= 200; index += 1) {
          const held = bands.filter(({ min, max }) => (min ?? index) <= index && index <= (max ?? index));
          assert.equal(held.length, 1, `column ${key}, ${index}`);
        }
      }
    });
  }
});

describe('French of the data', () => {
  const texts = rows.flatMap(({ file, row }) => textsOf(row).map((text) => ({ file, text })));

  it('has typographic apostrophes and narrow spaces', () => {
    for (const { file, text } of texts) {
      assert.doesNotMatch(text, /\p{L}'\p{L}/u, file);
      assert.doesNotMatch(text, /[ \u00A0][;:?!»]|« |«\u00A0/u, `${file}: ${text}`);
      assert.doesNotMatch(text, /[\p{L})][;?!»]/u, `${file}: ${text}`);
      assert.doesNotMatch(text, / {2}|^\s|\s$/u, file);
    }
  });
});

/** Every text of a row that a person may read: those with a space in them are sentences, not ids. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
