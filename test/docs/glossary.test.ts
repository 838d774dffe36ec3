import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { commands } from '../../commands/index.ts';
import type { Clause } from '../../src/rules/rule.ts';
import { idsOfGames } from './ids.ts';
import { page, root, sectionsOf } from './pages.ts';

const sections = sectionsOf(page('GLOSSAIRE.md')).slice(1);
const games = await idsOfGames();
const specs = commands.flatMap(({ action, subcommands = {} }) =>
  [action, ...Object.values(subcommands)].map((one) => one?.options ?? {}),
);
/** Options of any command, and of those that roll: only these bring words of the rulebooks. */
const options = new Set(specs.flatMap((one) => Object.keys(one)));
const rolled = new Set(specs.filter((one) => 'visibilite' in one).flatMap((one) => Object.keys(one)));

interface Row {
  readonly term: string;
  readonly ids: readonly string[];
  readonly meaning: string;
  readonly clauses: readonly string[];
}

/** Game → its rows; what holds for all games stands under `null`. */
const parts: ReadonlyMap<string | null, readonly Row[]> = new Map(
  sections.map(({ heading, text }) => [/\(`(\w+)`\)$/u.exec(heading)?.[1] ?? null, rowsIn(text)]),
);
const listed = (game: string | null): string[] => (parts.get(game) ?? []).flatMap(({ ids }) => ids);

test('each game has its part', () => {
  assert.deepEqual([...parts.keys()].filter((game) => game !== null).sort(), [...games.keys()].sort());
  assert.ok(parts.has(null));
});

describe('no term is missing and none is dead', () => {
  for (const [game, used] of games) {
    test(game, () => {
      const known = new Set([...listed(game), ...listed(null)]);
      assert.deepEqual([...used].filter((one) => !known.has(one)).sort(), [], 'missing');
      assert.deepEqual(
        listed(game)
          .filter((one) => !used.has(one) && !options.has(one))
          .sort(),
        [],
        'dead',
      );
    });
  }
  test('what holds for all games', () => {
    const used = new Set([...options, ...[...games.values()].flatMap((ids) => [...ids])]);
    assert.deepEqual(
      listed(null).filter((one) => !used.has(one)),
      [],
      'dead',
    );
  });
  test('options of the commands that roll', () => {
    assert.ok(rolled.size > 0);
    const known = new Set([...parts.keys()].flatMap(listed));
    assert.deepEqual([...rolled].filter((one) => !known.has(one)).sort(), [], 'missing');
  });
});

test('a term stands once in its part, and says what it means', () => {
  for (const [game, rows] of parts) {
    const ids = listed(game);
    assert.deepEqual(
      ids.filter((one, at) => ids.indexOf(one) !== at),
      [],
      String(game),
    );
    for (const { term, ids, meaning } of rows)
      assert.ok(term !== '' && ids.length > 0 && meaning.endsWith('.'), term);
  }
});

test('the clauses are those of the data', async () => {
  const files = globSync('data/*/*.ts', { cwd: root });
  const loaded: { readonly clauses?: readonly Clause[] }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  );
  const known = new Set(loaded.flatMap(({ clauses = [] }) => clauses.map(({ id }) => id)));
  const named = [...parts.values()].flatMap((rows) => rows.flatMap(({ clauses }) => clauses));
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter((clause) => !known.has(clause)),
    [],
  );
});

function rowsIn(text: string): Row[] {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return lines
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, term]) => !/^-+$/u.test(term ?? ''))
    .map(([, term = '', ids = '', meaning = '', clauses = '']) => ({
      term,
      ids: codes(ids),
      meaning,
      clauses: codes(clauses),
    }));
}

function codes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);
}
