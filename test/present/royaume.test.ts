import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { fightForm } from '../../src/present/combat/form.ts';
import { combatLog } from '../../src/present/combat.ts';
import { rollLog } from '../../src/present/log.ts';
import { rolls } from '../../src/present/rolls.ts';
import { boardEmbed, regionEmbed } from '../../src/present/royaume/region.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { royaumeWords } from '../../src/present/words/royaume.ts';
import { isRefusal, type Json, rulingsInForce } from '../../src/rules/rule.ts';
import { begin, decide, latest } from '../../src/rules/waryaume/combat.ts';
import { nextTurn } from '../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import { battle, rule } from '../rules/waryaume/battle.ts';
import { deeds, val } from '../rules/waryaume/royaume.cases.ts';
import { entryOf } from './entries.ts';
import { read } from './reading.ts';

const rulings = rulingsInForce(rule.arbitrages);
const commands = ['region', 'invoquer', 'retirer', 'recolte', 'pillage', 'destruction'];
const hostile = '<@1> **@everyone** [x](https://x.y) `';
const options = { troupes: 2, nombre: 3, type: 'bandit', batiment: hostile, ressources: hostile };

describe('what is done on the board', () => {
  for (const { name, before, rulings: set, does } of deeds) {
    const got = does({ ...val, ...before }, rulingsInForce(rule.arbitrages, set));
    if (isRefusal(got)) continue;
    test(`valid and with French for every id: ${name}`, () => {
      for (const command of commands) {
        const entry = entryOf(`royaume ${command}`, got, { content: { options } });
        const view = rolls[entry.content.command];
        assert.ok(view, command);
        const embed = view.present(entry);
        assert.deepEqual(checkMessage({ embeds: [embed] }), []);
        assert.deepEqual(checkMessage({ embeds: [rollLog(entry, null)] }), []);
        assert.doesNotMatch(read(embed).join('\n'), /undefined|NaN|\[object|[^\\][<@]/u);
      }
      for (const step of got.steps) {
        assert.ok(Object.hasOwn(royaumeWords.what, step.what), step.what);
        for (const id of step.rulings ?? []) assert.ok(Object.hasOwn(royaumeWords.ruling, id), id);
        if (step.kind === 'modify')
          for (const { cause } of step.by) assert.ok(Object.hasOwn(royaumeWords.cause, cause), cause);
        if (step.kind === 'clause' && typeof step.value === 'string')
          assert.ok(Object.hasOwn(royaumeWords.value, step.value), step.value);
      }
      const embeds = traceEmbeds(entryOf('royaume pillage', got), royaumeWords);
      assert.deepEqual(checkMessage({ embeds }), []);
    });
  }
});

/** A region that says all that can be said, under a name that is all marks. */
function absurd(at: number): Region {
  return {
    ...val,
    nom: `${hostile}${'*'.repeat(60)}${at}`,
    ...{ cimetiere: true, capitale: true, poi: 20, troupes: 99, heros: 99, pillages: 99, destruction: true },
    batiments: Array.from({ length: 25 }, (_, one) => ({ nom: `${'_'.repeat(70)}${one}`, production: true })),
    invocations: (['mort-vivant', 'bandit', 'demon', 'golem', 'abomination', 'dragon'] as const).map(
      (type) => ({
        type,
        nombre: 100,
      }),
    ),
    recoltes: ['a1', 'b2'],
  };
}

test('piege-08 piege-10 piege-11 two hundred regions with absurd names give valid messages', () => {
  const regions = Array.from({ length: 200 }, (_, at) => absurd(at));
  const kept = regions.map((region) => ({ region, assauts: ['mort-vivant', 'bandit'] as const }));
  const people = [
    { id: '1', name: hostile },
    { id: null, name: null },
  ];
  const [first] = kept;
  assert.ok(first);
  const shown = [boardEmbed(kept, 9_999), regionEmbed(first, { people, turn: 9_999, departs: 99 })];
  const { result, ...outcome } = nextTurn(regions, rulings);
  const { regions: _, ...told } = result;
  const combats = told.combats.map((fight, id) => ({ id, ...fight }));
  const entry = entryOf('royaume tour', { ...outcome, result: { ...told, combats, tour: 9_999 } });
  const view = rolls['royaume tour'];
  assert.ok(view);
  shown.push(view.present(entry));
  for (const embed of shown) {
    assert.deepEqual(checkMessage({ embeds: [embed] }), []);
    assert.doesNotMatch(read(embed).join('\n'), /[^\\][<@]|[^\\]`/u);
  }
  assert.deepEqual(checkMessage({ embeds: traceEmbeds(entry, royaumeWords) }), []);
  const form = fightForm('combat:attaque:1:2', {
    region: absurd(1).nom,
    type: 'mort-vivant',
    nombre: 100,
    troupes: 99,
  });
  assert.ok(form.title.length <= 45, form.title);
  for (const part of form.components) if ('label' in part) assert.ok(part.label.length <= 45, part.label);
});

test('a region reads as it stands; what is not there is not told', () => {
  const region: Region = {
    ...val,
    troupes: 1,
    invocations: [{ type: 'bandit', nombre: 2 }],
    pillages: 2,
    recoltes: ['a1'],
  };
  const lines = read(
    regionEmbed({ region, assauts: ['bandit'] }, { people: [{ id: '1', name: 'Léa' }], turn: 3, departs: 0 }),
  );
  assert.deepEqual(lines, [
    'Région · Val',
    '1 point d’intérêt',
    'Sur place : **1 troupe et 2 bandits**',
    'Pillée 2 fois : ses bandits touchent sur 3+',
    'Récoltée ce tour-ci par Léa',
    'Assaut du tour déjà fait : bandits',
  ]);
  assert.deepEqual(read(regionEmbed({ region: val, assauts: [] }, { people: [], turn: 1, departs: 0 })), [
    'Région · Val',
    '1 point d’intérêt',
    'Sur place : personne',
  ]);
});

test('the log tells the dice of an assault, and a halt without dice', () => {
  const values = { contexte: 'couronne', attaque: '2 troupes', defense: '3 bandits' };
  const dice = scriptedDice([4, 1]);
  const first = decide(begin(battle(values, rulings)), 'assaut', dice);
  const told = (state: typeof first) =>
    combatLog(entryOf('combat', latest(state), { content: { options: values as { [name: string]: Json } } }));
  assert.deepEqual(
    told(first).map((line) => line.replaceAll('\u202f', ' ')),
    ['1er assaut : **1 touche**. La bataille continue.', 'Troupe, 2D6 à 4+ : **4**, 1'],
  );
  assert.deepEqual(told(decide(first, 'arret', scriptedDice([]))), [
    'Après un assaut, l’attaque s’arrête. **Victoire de la défense.**',
  ]);
});
