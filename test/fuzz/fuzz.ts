import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { openGround } from '../commands/ground.ts';
import { type Deed, deeds } from './acts.ts';
import { asked } from './forged.ts';
import { Fuzz } from './play.ts';

/** Plays `rounds` rounds: one of the deeds, then two clicks, then what nobody was shown. A failure tells the seed and the last things done. */
export async function fuzz(
  context: TestContext,
  seed: number,
  rounds: number,
  own: readonly Deed[] = deeds,
): Promise<Fuzz> {
  const play = new Fuzz(await openGround(context), seed);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const deed = own[round % own.length];
      assert.ok(deed);
      await play.command(deed);
      await play.press();
      await play.press();
      await play.forged(asked[round % asked.length] ?? '');
    }
    await play.insistOnBooks();
  } catch (error) {
    throw new Error(
      `seed ${seed}, after ${play.log.length} deeds, the last:\n${play.log.slice(-2).join('\n')}`,
      {
        cause: error,
      },
    );
  }
  return play;
}
