/** The time of the stand-in: injected so that a test can let three seconds or fifteen minutes pass at once. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once, `ms` milliseconds from now. Returns what calls it off. */
  after(ms: number, task: () => void): () => void;
}

/** The clock of the machine. Its alarms do not keep the program alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

interface Alarm {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  /** Starts at `now`, milliseconds since 1970. */
  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const alarm = { at: this.#now + ms, task };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets `ms` milliseconds pass; the alarms that fall due ring in their order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#next(end); due; due = this.#next(end)) {
      this.#alarms.delete(due);
      this.#now = due.at;
      due.task();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    return [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
