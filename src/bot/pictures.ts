import { Thread } from '../threads/thread.ts';

/** A picture as PNG from its SVG; `null` where it could not be drawn, or not in time. */
export type Draw = (svg: string) => Promise<Buffer | null>;

/** Milliseconds that a picture may take, the start of the thread included. */
const patience = 10_000;

/** Pictures that are remembered: of answers that are drawn and not yet sent. */
const mostKept = 16;

/** A drawer of its own, in a thread; `limit`: milliseconds for one picture once its turn has come. */
export function drawer(limit: number = patience): Draw {
  const thread = new Thread<string, Uint8Array>(new URL('./pictures-worker.ts', import.meta.url));
  return async (svg) => {
    const reply = await thread.ask(svg, limit);
    return reply.kind === 'told' ? Buffer.from(reply.told) : null;
  };
}

/** The same, which remembers the last pictures: one that was drawn ahead is there at once. */
export function remembering(drawn: Draw): Draw {
  const kept = new Map<string, Promise<Buffer | null>>();
  return (svg) => {
    const known = kept.get(svg);
    const found = known ?? drawn(svg);
    kept.delete(svg);
    kept.set(svg, found);
    if (known) void known.then((png) => png === null && kept.delete(svg)); // told once, then tried anew
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/** The drawer of the program. */
export const draw: Draw = remembering(drawer());
