import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../store/scratch.ts';

const script = join(import.meta.dirname, '../../scripts/jouer.ts');
const free = '/jet notation:2d6';

/** Runs the program in a folder of its own; gives its status and what it wrote. */
function jouer(
  cwd: string,
  ...args: readonly string[]
): Promise<{ readonly status: number; readonly out: string; readonly errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd }, (error, out, errors) =>
      resolve({ status: error === null ? 0 : Number(error.code), out: out.trim(), errors: errors.trim() }),
    );
  });
}

for (const [name, base] of [
  ['a folder', 'dossier'],
  ['nothing', ''],
  ['SQLite’s name for memory', ':memory:'],
  ['an address', 'file::memory:'],
  ['a path through a file', 'livre.txt/base.sqlite'],
] as const)
  test(`a base that is ${name} is named in one sentence, and nothing is left of the try`, async (t) => {
    const folder = await scratchFolder(t);
    await mkdir(join(folder, 'dossier'));
    await writeFile(join(folder, 'livre.txt'), 'x');
    const { status, out, errors } = await jouer(folder, free, '--base', base);
    assert.equal(status, 1);
    assert.equal(out, '');
    assert.equal(
      errors,
      `Base de données ${base || '(chemin vide)'}\u202F: ce n’est pas le chemin d’un fichier. Donnes-en un avec --base.`,
    );
    assert.deepEqual((await readdir(folder)).sort(), ['dossier', 'livre.txt']);
  });

test('piege-27 a base that is damaged, or of something else, is told in French', async (t) => {
  const folder = await scratchFolder(t);
  await writeFile(join(folder, 'abimee.sqlite'), 'Once upon a time there was no database here. '.repeat(99));
  const { status, errors } = await jouer(folder, free, '--base', 'abimee.sqlite');
  assert.equal(status, 1);
  assert.match(errors, /^Base de données abimee\.sqlite\u202F: le fichier est abîmé\..*sauvegarde.*$/u);
  const { DatabaseSync } = await import('node:sqlite');
  const foreign = new DatabaseSync(join(folder, 'autre.sqlite'));
  foreign.exec('CREATE TABLE t (a)');
  foreign.close();
  assert.match((await jouer(folder, free, '--base', 'autre.sqlite')).errors, /autre programme.*--base\.$/u);
});

test('dice given in the command and beside it are refused, not chosen among', async (t) => {
  const folder = await scratchFolder(t);
  const both = await jouer(folder, `${free} des:"1 2"`, '--des', '3 4', '--json', '--base', 'a.sqlite');
  assert.equal(both.status, 2);
  const { refus } = JSON.parse(both.out) as { refus: { option: string; message: string } };
  assert.equal(refus.option, 'des');
  assert.match(refus.message, /donnée deux fois/u);
  const once = await jouer(folder, `${free} des:"1 2"`, '--json', '--base', 'a.sqlite');
  const { result } = JSON.parse(once.out) as { result: { total: number } };
  assert.equal(result.total, 3);
});
