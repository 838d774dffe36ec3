import assert from 'node:assert/strict';
import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../src/campaign/entry.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { isRefusal, type Outcome, type Refusal, type Rulings } from '../../src/rules/rule.ts';
import type { Values } from '../../src/slash/option.ts';
import { entryOf, type Facts } from './entries.ts';

/** Title, lines and fields of an embed with plain spaces, as a reader sees them. */
export function read({ title, description, fields = [] }: APIEmbed): string[] {
  const texts = [title, description, ...fields.map(({ name, value }) => `${name} | ${value}`)];
  return texts.flatMap((text) => (text ?? '').replace(/[\u00a0\u202f]/gu, ' ').split('\n'));
}

interface Rule<X> {
  readonly check: (values: Values, rulings: Rulings) => X | Refusal;
  readonly resolve: (checked: X, dice: ReturnType<typeof scriptedDice>) => Outcome<object>;
}

/** An entry of `command` that rolled these faces. */
export function roll<X>(
  command: string,
  rule: Rule<X>,
  values: Values,
  faces: readonly number[],
  facts: Facts = {},
): Entry {
  const checked = rule.check(values, { edition: '10e', 'stratageme-adverse': 'aucun', ...arbitrages });
  assert.ok(!isRefusal(checked), JSON.stringify(checked));
  const dice = scriptedDice(faces);
  const outcome = rule.resolve(checked as X, dice); // not a refusal: just asserted
  dice.finish();
  return entryOf(command, outcome, {
    ...facts,
    content: { options: values as Record<string, string>, ...facts.content },
  });
}

const arbitrages = { 'table-maison': 'maison', acharne: 'arrete', arrondi: 'inferieur', 'ko-en-fuite': 'x' };
