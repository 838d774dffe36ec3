import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../store/scratch.ts';
import { playedTable } from './files.ts';

const script = join(import.meta.dirname, '../../scripts/verifier.ts');

/** Runs the verifier in an empty folder, where there is no database. */
function run(cwd: string, ...paths: string[]): Promise<{ status: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...paths], { cwd, env: {} }, (error, out, complaint) =>
      resolve({ status: error ? Number(error.code) : 0, out: (out + complaint).replaceAll('\u202f', ' ') }),
    );
  });
}

test('the verifier works offline on the file alone: status 0, 1 with the number, 2 with what to do', async (context) => {
  const folder = await scratchFolder(context);
  const text = await (await playedTable(context)).file();
  await writeFile(join(folder, 'journal.json'), text);
  const fits = await run(folder, 'journal.json');
  assert.equal(fits.status, 0, fits.out);
  assert.match(
    fits.out,
    /^Tout tient : 8 entrées enchaînées\.\n3 jets refaits dé par dé\.\n1 jet dont le secret/u,
  );
  assert.match(fits.out, /2 entrées cachées, 1 entrée effacée : leur empreinte seule/u);
  assert.match(fits.out, /Dernière entrée : n° 8, empreinte [0-9a-f]{64}\./u);

  await writeFile(join(folder, 'faux.json'), text.replace('\\"face\\":', '\\"face\\": '));
  const misfits = await run(folder, 'faux.json');
  assert.deepEqual(
    [misfits.status, misfits.out.split('\n')[0]?.slice(0, 36)],
    [1, 'faux.json : le n° 1 ne tient pas : u'],
  );

  for (const [paths, sentence] of [
    [[], /npm run verifier/u],
    [['absent.json'], /ne se lit pas/u],
    [[script], /pas un journal exporté/u],
  ] as const) {
    const told = await run(folder, ...paths);
    assert.equal(told.status, 2, told.out);
    assert.match(told.out, sentence);
  }
});
