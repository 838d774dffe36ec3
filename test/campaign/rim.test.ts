import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pooled } from '../../src/campaign/rim.ts';

/** A source whose every four bytes are a number of their own. */
function counted(): (count: number) => Uint8Array {
  let next = 0;
  return (count) => {
    const bytes = Buffer.alloc(Math.ceil(count / 4) * 4);
    for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32BE(next++, at);
    return bytes.subarray(0, count);
  };
}

test('pooled entropy has the asked length and never gives a byte of the source twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 60 }), (wanted) => {
      const draw = pooled(counted());
      const words = new Set<number>();
      for (const quads of wanted) {
        const bytes = Buffer.from(draw(quads * 4));
        assert.equal(bytes.length, quads * 4);
        for (let at = 0; at < bytes.length; at += 4) {
          const word = bytes.readUInt32BE(at);
          assert.ok(!words.has(word), `word ${word} came twice`);
          words.add(word);
        }
      }
    }),
  );
});

test('what was given stays as it was when more is drawn', () => {
  const draw = pooled(counted());
  const first = draw(32);
  const copy = Uint8Array.from(first);
  for (let turn = 0; turn < 500; turn += 1) draw(32);
  assert.deepEqual(first, copy);
});
