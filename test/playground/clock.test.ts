import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ManualClock } from '../../src/playground/clock.ts';
import { byAge, momentOf, Snowflakes } from '../../src/playground/snowflake.ts';

test('alarms ring in their order, at their moment, and not once called off', () => {
  const clock = new ManualClock(1_000);
  const rung: [string, number][] = [];
  const ring = (name: string) => () => rung.push([name, clock.now()]);
  clock.after(20, ring('late'));
  clock.after(10, () => {
    ring('early')();
    clock.after(5, ring('added'));
  });
  clock.after(15, ring('never'))?.();
  clock.advance(19);
  assert.deepEqual(rung, [
    ['early', 1_010],
    ['added', 1_015],
  ]);
  clock.advance(1);
  assert.deepEqual(rung.at(-1), ['late', 1_020]);
  assert.equal(clock.now(), 1_020);
});

test('law: ids grow, never repeat, and tell their moment', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 }), (waits) => {
      const clock = new ManualClock();
      const ids = new Snowflakes(clock);
      const made = waits.map((wait) => {
        clock.advance(wait);
        const id = ids.next();
        assert.equal(momentOf(id), clock.now());
        assert.match(id, /^\d{17,19}$/);
        return id;
      });
      assert.deepEqual([...made].sort(byAge), made);
      assert.equal(new Set(made).size, made.length);
    }),
  );
});
