import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../store/scratch.ts';

const script = join(import.meta.dirname, '../../scripts/jouer.ts');
const duel = '/defi adversaire:Bob fiche:Préteur fiche-adverse:Centurion';

function jouer(cwd: string, ...args: readonly string[]): Promise<{ status: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args, '--json', '--base', 'a.sqlite'], { cwd }, (error, out) =>
      resolve({ status: error === null ? 0 : Number(error.code), out }),
    );
  });
}

test('the worked duel in a terminal, die for die', async (t) => {
  const folder = await scratchFolder(t);
  const dice = '2 5 5 5 1 2 3 4 5 1 3 1 2 2 4 3 3 2 4';
  const { status, out } = await jouer(folder, `${duel} mode:rapide`, '--des', dice);
  assert.equal(status, 0);
  const modificateurs = [{ cause: 'initiative', valeur: 5 }];
  assert.deepEqual(JSON.parse(out).result, {
    rounds: [
      {
        postures: { protagoniste: null, antagoniste: null },
        concentration: [
          { des: [2], modificateurs, total: 7 },
          { des: [5], modificateurs, total: 10 },
        ],
        avantage: 'antagoniste',
        frappes: [
          {
            de: 'antagoniste',
            attaques: 5,
            touches: 2,
            blessures: 2,
            sauvegardes: [1, 3],
            mitigations: [],
            degats: 1,
          },
          {
            de: 'protagoniste',
            attaques: 5,
            touches: 2,
            blessures: 1,
            sauvegardes: [4],
            mitigations: [],
            degats: 1,
          },
        ],
      },
    ],
    vainqueur: null,
    prc: 0,
    pv: { protagoniste: 3, antagoniste: 2 },
  });
});
