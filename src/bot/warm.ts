import { openCounter } from '../odds/ask.ts';
import { draw } from './pictures.ts';

const anything = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text y="8">1</text></svg>';

/**
 * Begins the thread that draws and the one that counts, so that the first person who asks for odds does not wait for that.
 * Resolves once both have answered; never rejects: what fails here is tried anew when it is needed.
 */
export async function warmUp(): Promise<void> {
  await Promise.allSettled([draw(anything), openCounter()]);
}
