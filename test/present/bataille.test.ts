import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { arbitrages } from '../../data/w40k/arbitrages.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { battleEmbed } from '../../src/present/bataille.ts';
import type { RuleWords } from '../../src/present/labels.ts';
import { rollLog } from '../../src/present/log.ts';
import { pcEmbed } from '../../src/present/pc.ts';
import { rolls } from '../../src/present/rolls.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { isRefusal, type Outcome, rulingsInForce } from '../../src/rules/rule.ts';
import { check, resolve } from '../../src/rules/w40k/commandement.ts';
import { viewOf } from '../../src/rules/w40k/vue.ts';
import { d6 } from '../rules/golden.ts';
import { type DeedCase, deeds } from '../rules/w40k/bataille.cases.ts';
import { battle, boyz, dread } from '../rules/w40k/battle.ts';
import { phases } from '../rules/w40k/commandement.cases.ts';
import { entryOf } from './entries.ts';

/** Names that would ping, break a layout or take all the room. */
const hostile = [
  '@everyone',
  '<@1> **x** [y](https://z.t)',
  '*'.repeat(100),
  '👨‍👩‍👧'.repeat(9),
  '\\'.repeat(100),
];

interface Shown {
  readonly command: string;
  readonly name: string;
  readonly outcome: Outcome<object>;
}

/** By which command each deed of the cases is done. */
function commandOf({ clauses, result }: DeedCase): string {
  const [clause = ''] = clauses;
  if (clause === 'bataille.1') return 'bataille commencer';
  if (clause === 'bataille.4') return 'bataille tour';
  if (clause === 'bataille.5') return 'bataille pertes';
  if (clause === 'bataille.6')
    return JSON.stringify(result).includes('Tom') ? 'bataille points' : 'pc corriger';
  return clause === 'ebranlement.10' ? 'bataille repli' : 'pc depenser';
}

const shown: Shown[] = [
  ...phases.flatMap((one): Shown[] => {
    const phase = check(one.bataille, rulingsInForce(arbitrages, one.rulings));
    if (isRefusal(phase)) return [];
    const { outcome } = resolve(phase, scriptedDice(d6(...(one.dice ?? []))));
    return [{ command: 'commandement', name: one.name, outcome }];
  }),
  ...deeds.flatMap((one): Shown[] => {
    const done = one.does(rulingsInForce(arbitrages, one.rulings));
    return isRefusal(done) ? [] : [{ command: commandOf(one), name: one.name, outcome: done.outcome }];
  }),
];

/** Ids that a step names and that have no French. */
function lacking({ steps, rulings }: Outcome<object>, words: RuleWords): string[] {
  const known = (map: object, id: string) => (Object.hasOwn(map, id) ? [] : [id]);
  return [
    ...rulings.flatMap(({ id }) => known(words.ruling, id)),
    ...steps.flatMap((step) => [
      ...known(words.what, step.what),
      ...(step.kind === 'modify' ? step.by.flatMap(({ cause }) => known(words.cause, cause)) : []),
      ...(step.kind === 'clause' && typeof step.value === 'string' && step.what !== 'rappel'
        ? known(words.value, step.value)
        : []),
      ...(words.clauses.some(({ id }) => id === step.clause) ? [] : [step.clause]),
    ]),
  ];
}

describe('every case of a battle is shown', () => {
  for (const { command, name, outcome } of shown) {
    test(`${command}: ${name}`, () => {
      const view = rolls[command];
      assert.ok(view);
      assert.deepEqual(lacking(outcome, view.words), []);
      const entry = entryOf(command, outcome, { content: { options: { unite: 'Boyz' } } });
      const embed = view.present(entry);
      const detail = traceEmbeds(entry, view.words);
      for (const embeds of [[embed], detail, [rollLog(entry, 'https://discord.com/channels/1/2/3')]])
        assert.deepEqual(checkMessage({ embeds }), []);
      assert.doesNotMatch(JSON.stringify([embed, detail]), /undefined|NaN|\bnull\b|\[object| [:;?!%»]|« /u);
      assert.match(embed.description ?? '', /\*\*/u, 'the outcome stands in bold');
    });
  }
});

test('phase, Cd and PC are three words that never stand for one another', () => {
  for (const { command, outcome } of shown) {
    const view = rolls[command];
    assert.ok(view);
    const entry = entryOf(command, outcome, { content: { options: { unite: 'Boyz' } } });
    const text = JSON.stringify([view.present(entry), traceEmbeds(entry, view.words)]).toLowerCase();
    assert.doesNotMatch(text.replaceAll('phase de commandement', ''), /commandement/u, command);
  }
});

test('piege-08 beside a name of 100 characters the screen still says how the unit stands', () => {
  const unites = [{ ...boyz, nom: '*_'.repeat(50), effectif: 4, ebranlee: true, objectif: '`'.repeat(60) }];
  const embed = battleEmbed(viewOf(battle({ unites }), rulingsInForce(arbitrages)), false);
  assert.match(JSON.stringify(embed), /4\/10 · Cd 7\+, CO 0 · \*\*ébranlée\*\* · test à passer/u);
});

test('piege-10 piege-11 the screen shows hostile names as typed, within the limits, even with 80 units', () => {
  for (const nom of hostile) {
    const unites = Array.from({ length: 80 }, (_, at) => ({
      ...(at % 2 === 0 ? boyz : dread),
      numero: at + 1,
      nom: `${nom}${at}`.slice(0, 100),
      joueur: (at % 2) as 0 | 1,
      objectif: `${nom}${at % 7}`.slice(0, 60),
      ebranlee: at % 3 === 0,
      pv: 1,
    }));
    const named = (pc: number) => ({ nom, pc, points: 5 });
    const bataille = battle({ unites, joueurs: [named(1), named(2)] });
    for (const finie of [false, true]) {
      const embed = battleEmbed(viewOf(bataille, rulingsInForce(arbitrages)), finie);
      assert.deepEqual(checkMessage({ embeds: [embed] }), []);
    }
    const moved = { change: -1, after: 0, cause: 'depense' };
    assert.deepEqual(checkMessage({ embeds: [pcEmbed(bataille, [[moved], [moved]])] }), []);
  }
});
