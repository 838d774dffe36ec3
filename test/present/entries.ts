import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../../src/campaign/entry.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { isRefusal, type Json, type Outcome, type Refusal, rulingsInForce } from '../../src/rules/rule.ts';
import type { Golden, GoldenCase, GoldenRule } from '../rules/golden.ts';

export type Facts = Partial<Omit<Entry, 'content'>> & { readonly content?: Partial<Entry['content']> };

/** A journal entry as the books give it back; `facts` says what differs from the usual. */
export function entryOf(command: string, outcome: Outcome<object>, { content, ...facts }: Facts = {}): Entry {
  return {
    id: 41,
    campaign: { id: 1, name: 'Les Marches du Nord' },
    number: 12,
    visibility: 'public',
    revealedAt: null,
    channel: null,
    author: { id: '100000000000000001', name: 'Karl' },
    behalf: null,
    hash: `3f9a1c02${'0'.repeat(56)}`,
    ...facts,
    content: {
      command,
      options: {},
      outcome: outcome as Outcome<{ [key: string]: Json }>,
      dice: [],
      typed: false,
      motif: null,
      author: 'a1',
      behalf: null,
      seed: { epoch: 1, secret: 'public', id: '1', algorithm: 1 },
      at: 1_700_000_000_000,
      ...content,
    },
  };
}

export interface Played {
  readonly command: string;
  readonly name: string;
  readonly entry: Entry;
}
export interface Refused {
  readonly command: string;
  readonly name: string;
  readonly refusal: Refusal;
}

const rules = join(import.meta.dirname, '../rules');
const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.golden.ts'),
);
const goldens = await Promise.all(
  files.sort().map(async (file) => {
    const { golden }: { golden: Golden } = await import(join(rules, file));
    return { command: file.replace(/^.*\//u, '').replace('.golden.ts', ''), golden };
  }),
);

/** Every golden case of every rule that gives a result, played and written in a journal. */
export const played: readonly Played[] = goldens.flatMap(({ command, golden }) =>
  golden.cases
    .filter((one) => !('refusal' in one))
    .map((one) => ({ command, name: one.name, entry: play(command, golden.rule, one) })),
);

/** Every golden case of every rule that is refused, with the whole refusal. */
export const refused: readonly Refused[] = goldens.flatMap(({ command, golden }) =>
  golden.cases.flatMap((one) => {
    const refusal = check(golden.rule, one);
    return isRefusal(refusal) ? [{ command, name: one.name, refusal }] : [];
  }),
);

function check(rule: GoldenRule, one: GoldenCase): unknown {
  return rule.check(one.values, rulingsInForce(rule.arbitrages, one.rulings));
}

function play(command: string, rule: GoldenRule, one: GoldenCase): Entry {
  const dice = 'refusal' in one ? [] : (one.dice ?? []);
  const outcome = rule.resolve(check(rule, one), scriptedDice(dice));
  return entryOf(command, outcome, { content: { options: one.values as { [name: string]: Json }, dice } });
}
