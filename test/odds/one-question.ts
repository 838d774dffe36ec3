import assert from 'node:assert/strict';
import { ask } from '../../src/odds/ask.ts';
import { first, worked } from './duels.ts';

/** Run as a program of its own: it must end once its question is answered. */
const { kind } = await ask({
  kind: 'defi',
  asked: { defi: worked, postures: {}, armement: first, suite: 'aucune-posture' },
});
assert.equal(kind, 'found');
console.log('counted');
