import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Die } from '../../src/dice/dice.ts';
import { scriptedDice } from '../../src/dice/scripted.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { combat } from '../../src/present/combat.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { combatWords } from '../../src/present/words/combat.ts';
import { type Json, rulingsInForce } from '../../src/rules/rule.ts';
import { begin, type Decision, decide, latest } from '../../src/rules/waryaume/combat.ts';
import { newRegion } from '../../src/rules/waryaume/region.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import type { Values } from '../../src/slash/option.ts';
import { d6 } from '../rules/golden.ts';
import { battle, defenseur, regions, rule } from '../rules/waryaume/battle.ts';
import { entryOf } from './entries.ts';
import { read } from './reading.ts';

const val = newRegion('Val');

/** What the journal keeps of the last of these decisions. */
function fought(
  values: Values,
  decided: readonly Decision[],
  fallen: readonly Die[],
  { region = null, set = {} }: { region?: Region | null; set?: Readonly<Record<string, string>> } = {},
) {
  const dice = scriptedDice(fallen);
  const combatant = battle(values, rulingsInForce(rule.arbitrages, set), region);
  const end = decided.reduce((state, one) => decide(state, one, dice), begin(combatant, region));
  dice.finish();
  return entryOf('combat', latest(end), { content: { options: values as { [name: string]: Json } } });
}

const duel = {
  contexte: 'joueur',
  defenseur,
  attaque: '1 golem + 3 troupes',
  defense: '1 golem + 4 troupes',
};

test('combat: who touched, what is lost and left, the trophy, the dead who rise', () => {
  const values = { ...duel, region: 'Bois', bonus: 'pierre, heros' };
  const dice = [...[4, 2, 8].map((face) => ({ sides: 8, face })), ...d6(1, 4, 4)];
  const entry = fought(values, ['assaut'], dice, { region: regions['Bois'] ?? null });
  assert.deepEqual(read(combat(entry)), [
    'Combat · Bois',
    '**Karl** contre **Berthe**',
    '1er assaut : **4 touches**. La bataille continue.',
    'Golem, 3D8 à 4+ (pierre précieuse) : **4**, 2, **8**',
    'Troupe, 3D6 à 4+ : 1, **4**, **4**',
    'Troupes sans bonus, en infériorité, 4 contre 5',
    'Pertes de la défense | **1 golem et 1 troupe** hors de combat',
    'Attaque | 1 golem, 3 troupes',
    'Défense | 3 troupes',
    'Trophée | **bleu** pour Karl : insigne de mécréant',
    'Région | **1 mort-vivant** se relève, au combat dès le début du tour suivant.',
  ]);
});

test('combat: the dead for whom the region has no room are told, one or several', () => {
  const values = { ...duel, attaque: '3 troupes', defense: '3 troupes', region: 'Bois' };
  for (const [already, lost] of [
    [3, '1 mort de trop pour la région ne se relève pas.'],
    [4, '2 morts de trop pour la région ne se relèvent pas.'],
  ] as const) {
    const region: Region = { ...val, nom: 'Bois', invocations: [{ type: 'mort-vivant', nombre: already }] };
    const lines = read(combat(fought(values, ['assaut'], d6(4, 4, 4), { region })));
    assert.ok(lines.includes(lost), lines.join('\n'));
  }
});

test('combat: an assault after the first tells only what it brought itself', () => {
  const values = { ...duel, attaque: '2 troupes', defense: '3 troupes' };
  const lines = read(combat(fought(values, ['assaut', 'assaut'], d6(1, 2, 1, 6))));
  assert.equal(lines[2], '2e assaut : **1 touche**. La bataille continue.');
  assert.ok(!lines.some((line) => line.startsWith('Trophée')));
});

test('combat: a halt shows no dice, says who has won and what that brings', () => {
  const values = { ...duel, attaque: '2 troupes', defense: '1 golem' };
  const entry = fought(values, ['assaut', 'arret-et-fin-du-tour'], d6(4, 5));
  assert.deepEqual(read(combat(entry)), [
    'Combat',
    '**Karl** contre **Berthe**',
    'Après un assaut, l’attaque s’arrête et finit son tour. **Victoire de la défense.**',
    'Attaque | 2 troupes',
    'Défense | 1 golem (1 PV)',
    'Trophée | **rouge** pour Berthe : sceau de chevalerie',
  ]);
});

test('combat: the riposte has its own dice and losses, a hurt creature loses PV and stands', () => {
  const values = { contexte: 'couronne', attaque: '2 golems', defense: '1 démon' };
  const octo = [1, 1, 1, 1, 1, 5, 3, 3].map((face) => ({ sides: 8, face }));
  const lines = read(combat(fought(values, ['assaut'], octo, { set: { riposte: 'survivants' } })));
  assert.deepEqual(lines.slice(1), [
    '1er assaut : **1 touche**, 2 en riposte. La bataille continue.',
    'Golem, 6D8 à 5+ : 1, 1, 1, 1, 1, **5**',
    'Riposte. Démon, 2D8 à 3+ : **3**, **3**',
    'Pertes de la défense | 1 démon perd 1 PV',
    'Pertes de l’attaque | 1 golem perd 2 PV',
    'Attaque | 1 golem (1 PV), 1 golem',
    'Défense | 1 démon (2 PV)',
  ]);
});

test('piege-08 piege-10 piege-11 combat: six targets with absurd names give valid messages', () => {
  const names = ['@everyone', '*'.repeat(60), '<@1>', '`||', 'é'.repeat(80), '# titre'];
  const cibles = names.map((name) => `${name} : 2 troupes`).join(' ; ');
  const entry = fought({ contexte: 'pnj', attaque: '1 bandit', cibles }, ['assaut'], d6(4, 1));
  const embed = combat(entry);
  assert.deepEqual(checkMessage({ embeds: [embed] }), []);
  assert.deepEqual(checkMessage({ embeds: traceEmbeds(entry, combatWords) }), []);
  const shown = JSON.stringify([embed, traceEmbeds(entry, combatWords)]);
  assert.doesNotMatch(shown, /[^\\][<@]|[^\\]`/u);
});

test('combat: the detail goes by kind and says which rulings decided', () => {
  const entry = fought({ ...duel, attaque: '2 troupes', defense: '2 troupes' }, ['assaut'], d6(4, 2));
  const [calculation] = traceEmbeds(entry, combatWords);
  assert.ok(calculation);
  assert.deepEqual(read(calculation), [
    'Détail du n° 12 · Combat',
    '**troupe**',
    'Seuil pour toucher : **4** · §7',
    'Dés apportés : **2** · §3, effet de mêlée',
    'Dés de combat (2D6) : 4, 2 · §2',
    'Touches : 4, 2 ≥ 4 : **1** · §7',
    '**Ensuite**',
    'PV perdus par la défense : **1** · §12, dégâts, ordre des touches',
    'Riposte : **aucune** · §2, riposte',
    'Trophée bleu : **insigne de mécréant** · §21, trophées',
  ]);
});
