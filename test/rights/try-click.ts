import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Performed } from '../../src/slash/perform.ts';
import type { Things } from './clicks-scene.ts';

/** A click with the things of the scene in place of their names in braces. */
export function customIdOf(click: string, things: Things): string {
  return click.replace(/\{([^}]+)\}/gu, (_, name: string) => {
    const thing = things[name];
    if (thing === undefined) throw new Error(`${click}: nothing is called ${name}`);
    return thing;
  });
}

const seers = { private: 'soi', public: 'tous', update: 'message' } as const;

/**
 * What came of a click: the code of its refusal, `formulaire`, or who sees the answer (`soi`, `tous`, or who sees the
 * `message` that carries the control), and after it who sees the entry where that is not everybody.
 */
export function outcomeOf(performed: Performed | Refusal): string {
  if (isRefusal(performed)) return performed.code;
  if (performed.kind !== 'done') return performed.kind === 'form' ? 'formulaire' : 'rien';
  const { manner, entry } = performed;
  const isHidden = entry !== null && entry.visibility !== 'public';
  return isHidden ? `${seers[manner]}, ${entry.visibility}` : seers[manner];
}
