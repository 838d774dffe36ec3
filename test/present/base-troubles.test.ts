import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backupTroubles } from '../../src/present/backups.ts';
import { baseTrouble } from '../../src/present/base-troubles.ts';
import { AlreadyRunning } from '../../src/store/lock.ts';
import { troubleOf } from '../../src/store/trouble.ts';
import { type Reason, StoreRefused, StoreUnavailable } from '../../src/store/unavailable.ts';

const reasons: Record<Reason, true> = {
  busy: true,
  full: true,
  'read-only': true,
  damaged: true,
  'no-file': true,
};
const errors: readonly Error[] = [
  new AlreadyRunning('x'),
  new StoreRefused('newer', 9, 1),
  new StoreRefused('foreign', 0, 1),
  // The keys of a record of all reasons are reasons.
  ...(Object.keys(reasons) as Reason[]).map((reason) => new StoreUnavailable(reason)),
];

test('piege-27 every trouble with a base has a sentence of its own that names the base', () => {
  const said = errors.map((error) => {
    const trouble = troubleOf(error);
    assert.ok(trouble);
    return baseTrouble(trouble, 'livres/a.sqlite', '--base');
  });
  assert.equal(new Set(said).size, errors.length);
  for (const sentence of said) assert.match(sentence, /livres\/a\.sqlite.*\.$/u);
  assert.equal(troubleOf(new Error('x')), null);
});

test('piege-27 a damaged base is refused with the command that restores it', () => {
  const sentence = baseTrouble('damaged', 'livres/a.sqlite', 'HERAUT_DATABASE');
  assert.ok(sentence.includes('npm run restaurer -- copie.sqlite --base livres/a.sqlite'));
});

test('rights are spoken of only where rights are the trouble', () => {
  for (const error of errors) {
    const trouble = troubleOf(error);
    assert.ok(trouble);
    const speaks = /droits/u.test(baseTrouble(trouble, 'a', '--base'));
    assert.equal(speaks, trouble === 'read-only', trouble);
    assert.equal(/droits/u.test(backupTroubles[trouble]('a')), trouble === 'read-only', trouble);
  }
});
