/** What can happen in the stand-in, for those who watch it: tests that wait, a page that shows it. */
export type Happening =
  | { readonly kind: 'request' | 'answer'; readonly method: string; readonly path: string }
  | { readonly kind: 'message' | 'edit' | 'delete'; readonly channel: string; readonly message: string }
  | { readonly kind: 'interaction' | 'acknowledged' | 'failed'; readonly interaction: string }
  | { readonly kind: 'gateway'; readonly what: string }
  | { readonly kind: 'world'; readonly what: string };

/** How often `until` looks again when nothing happens here: what it looks at may lie outside. In milliseconds. */
const GLANCE = 20;
/** How long `until` waits before it gives up, in milliseconds of the machine's clock. */
const PATIENCE = 15_000;

/** Tells everybody who listens what happened. */
export class Hub {
  readonly #listeners = new Set<(happening: Happening) => void>();

  /** Calls `listener` at everything that happens from now on. Returns what stops it. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(happening: Happening): void {
    for (const listener of [...this.#listeners]) listener(happening);
  }

  /**
   * Waits until `look` gives something other than `undefined`, `null` or `false`, and gives that back. It is asked at once,
   * again after everything that happens, and now and then in between. Rejects, naming `what`, after `patience` milliseconds.
   */
  until<T>(look: () => T | undefined | null | false, what = 'the awaited', patience = PATIENCE): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.listen(() => check());
      const timer = setTimeout(() => {
        settle(() => reject(new Error(`${what} did not happen within ${patience} ms`)));
      }, patience);
      const glances = setInterval(() => check(), GLANCE);
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        clearInterval(glances);
        stop();
        finish();
      };
      const check = () => {
        try {
          const found = look();
          if (found !== undefined && found !== null && found !== false) settle(() => resolve(found));
        } catch (problem) {
          settle(() => reject(problem));
        }
      };
      check();
    });
  }
}
