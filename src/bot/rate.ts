/** How many commands and clicks a person has in a minute. */
export const usualRate = 40;

const minute = 60_000;

/** Holds each person to a number of commands and clicks a minute. In memory: a restart forgives. */
export interface Rate {
  readonly most: number;
  /**
   * Counts one interaction of a person at `now` (milliseconds since 1970). Gives `null` when it may go on, else after how
   * many milliseconds the next one may. The same interaction gets the same answer for as long as the minute runs: a second
   * delivery neither counts nor passes where the first did not.
   */
  take(person: string, interaction: string, now: number): number | null;
}

interface Taken {
  readonly id: string;
  readonly at: number;
  readonly passed: boolean;
}

/** At most `most` a minute for each person; refused ones do not count. */
export function rate(most: number): Rate {
  const taken = new Map<string, readonly Taken[]>(); // who was heard of last stands last
  const forget = (now: number): void => {
    for (const [person, all] of taken) {
      if (all.some(({ at }) => now - at < minute)) return;
      taken.delete(person);
    }
  };
  return {
    most,
    take: (person, id, now) => {
      const recent = (taken.get(person) ?? []).filter(({ at }) => now - at < minute);
      const passed = recent.filter((one) => one.passed);
      const known = recent.find((one) => one.id === id);
      const passes = known?.passed ?? passed.length < most;
      taken.delete(person);
      // Of those refused the latest are enough: Discord itself lets nobody send more than a few a second.
      const refused = recent.filter((one) => !one.passed).slice(-most);
      const mine = known ? [] : [{ id, at: now, passed: passes }];
      taken.set(person, [...passed, ...refused, ...mine]);
      forget(now);
      return passes ? null : Math.max(0, (passed[0]?.at ?? now) + minute - now);
    },
  };
}
