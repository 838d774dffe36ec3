/** Waiting, as the bot does it; tests give their own. */
export interface Timers {
  /** Resolves after `milliseconds`; `cancel` lets it go at once, unresolved. */
  after(milliseconds: number): { readonly done: Promise<void>; cancel(): void };
}

export const realTimers: Timers = {
  after(milliseconds) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    return { done: promise, cancel: () => clearTimeout(timer) };
  },
};

/** Rejects with the reason of `halt` once that asks for an end. */
export function halted(halt: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (halt?.aborted) reject(halt.reason);
    halt?.addEventListener('abort', () => reject(halt.reason), { once: true });
  });
}

/** `work`, or `late` once `milliseconds` have gone by before it settled. `work` itself goes on. */
export async function within<T, L>(
  timers: Timers,
  milliseconds: number,
  work: Promise<T>,
  late: L,
): Promise<T | L> {
  const timer = timers.after(milliseconds);
  try {
    return await Promise.race([work, timer.done.then(() => late)]);
  } finally {
    timer.cancel();
  }
}
