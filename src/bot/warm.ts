import { arene } from '../odds/arene.ts';
import { openCounter } from '../odds/ask.ts';
import { sampleDuel } from '../odds/sample.ts';
import { begin } from '../rules/heresie/run.ts';
import { checkBooks } from './long-readings.ts';
import { draw } from './pictures.ts';

/** No campaign has this number. */
const nobodys = 0;
const anything = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text y="8">1</text></svg>';

/**
 * Does once what takes long the first time: the threads that draw, count and read the base at `database` begin, the Arena chooses.
 * Nobody waits for that later, least of all those who play while the Arena thinks. Resolves when it is done; never
 * rejects: what fails here is tried anew when it is needed.
 */
export async function warmUp(database: string): Promise<void> {
  await Promise.allSettled([draw(anything), openCounter(), checkBooks(database, nobodys)]);
  try {
    arene(begin(sampleDuel()), 'protagoniste');
  } catch {
    // It will fail again, and be told, where somebody plays against it.
  }
}
