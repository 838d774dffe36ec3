import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ebranlement } from '../../src/present/ebranlement.ts';
import { impact } from '../../src/present/impact.ts';
import { moral } from '../../src/present/moral.ts';
import { traceEmbeds } from '../../src/present/trace.ts';
import { ebranlementWords } from '../../src/present/words/ebranlement.ts';
import { impactWords } from '../../src/present/words/impact.ts';
import * as impactRule from '../../src/rules/confede/impact.ts';
import * as moralRule from '../../src/rules/jdr/moral.ts';
import * as ebranlementRule from '../../src/rules/w40k/ebranlement.ts';
import { read, roll } from './reading.ts';

const boyz = { unite: 'Boyz', 'effectif-initial': 10, 'effectif-restant': 4, cd: 7, co: 2 };

test('ébranlement: the dice, the Cd, the outcome in a word, then what it costs', () => {
  assert.deepEqual(read(ebranlement(roll('ebranlement', ebranlementRule, boyz, [2, 3]))), [
    'Ébranlement · Boyz',
    '2D6 : 2 + 3 = **5** contre Cd 7+ : **ébranlée**',
    '4 figurines sur 10 : sous la moitié',
    'CO | 8 → 0',
    'Ébranlée | Aucun stratagème ne peut la viser.',
    'Si elle se replie : 1D6 par figurine, morte sur 1 ou 2.',
    'Jusqu’au début de sa prochaine phase de commandement.',
  ]);
});

test('ébranlement: a modifier has its sign and cause, a re-roll keeps the first throw, the fall-back its dead', () => {
  const values = { ...boyz, modificateur: -1, relance: true, repli: true };
  const lines = read(ebranlement(roll('ebranlement', ebranlementRule, values, [6, 5, 2, 3, 1, 4, 2, 6])));
  assert.equal(
    lines[1],
    '2D6 : ~~6 + 5 = 11~~, relancés : 2 + 3 − 1 (modificateur) = **4** contre Cd 7+ : **ébranlée**',
  );
  assert.ok(lines.includes('Repli | **2 morts**, 2 survivants : **1**, 4, **2**, 6'));
});

test('piege-16 piege-18 ébranlement: half is no test, and a figure of 0 is said, not lost', () => {
  const half = { ...boyz, 'effectif-restant': 5 };
  assert.deepEqual(read(ebranlement(roll('ebranlement', ebranlementRule, half, []))).slice(1, 3), [
    '**Pas de test** : pas sous la moitié',
    '5 figurines sur 10 : elle teste à 4 ou moins',
  ]);
  const pair = { 'effectif-initial': 2, 'effectif-restant': 1, cd: 7, impose: true, co: 0 };
  const lines = read(ebranlement(roll('ebranlement', ebranlementRule, pair, [1, 1])));
  assert.ok(lines.includes('1 figurine sur 2 : test imposé (sinon ses pertes ne la feront jamais tester)'));
  assert.ok(lines.includes('CO | 0, inchangé'));
});

test('the detail: each step with its clause and the rulings that decided, then each text once', () => {
  const values = { ...boyz, co: 0, modificateur: -1 };
  const [calculation, rule] = traceEmbeds(
    roll('ebranlement', ebranlementRule, values, [4, 4]),
    ebranlementWords,
  );
  assert.ok(calculation && rule);
  assert.deepEqual(read(calculation), [
    'Détail du n° 12 · Ébranlement',
    'Seuil (teste à ce nombre ou moins) : **4** · §1, édition',
    'Assez de pertes pour tester : 4 ≤ 4 : **oui** · §1, édition',
    'Jet (2D6) : 4 + 4 = **8** · §5',
    'Total : 8 − 1 (modificateur) = **7** · §5',
    'Total contre Cd : 7 ≥ 7 : **oui** · §5',
    'CO avant : **0** · §8',
    'CO après : **0** · §8',
  ]);
  const lines = read(rule);
  assert.equal(lines[0], 'La règle');
  assert.deepEqual(
    lines.slice(1).map((line) => /^\*\*(.*?)\*\* /u.exec(line)?.[1]),
    ['§1', '§5', '§8', 'Arbitrage : édition.'],
  );
  assert.match(lines.at(-1) ?? '', /10e édition/u);
});

test('the detail of several targets goes by target, each under its name', () => {
  const values = { x: 20, cibles: 'Gobelin RES 1 à 8 ; *Orque* RES 1 à 18' };
  const [calculation] = traceEmbeds(roll('impact', impactRule, values, [1, 2, 3, 4]), impactWords);
  assert.ok(calculation);
  assert.deepEqual(
    read(calculation).filter((line) => line.startsWith('**')),
    ['**Gobelin**', '**Ensuite**', '**\\*Orque\\***', '**Ensuite**'],
  );
});

test('moral: the lowered Cd with each cause, the flight and its gains', () => {
  const values = {
    cd: 8,
    'pv-base': 10,
    pv: 3,
    contexte: 'melee',
    'pv-perdus': 4,
    'pv-perdus-adverses': 1,
    'pv-adverses': 7,
  };
  assert.deepEqual(read(moral(roll('moral', moralRule, values, [3, 4]))), [
    'Test de Moral',
    '2D6 : 3 + 4 = **7** pour 5 ou moins : **fuite**',
    'Cd 8 − 1 (sous la moitié de ses PV) − 2 (au moins le double en face) = 5',
    'Corps à corps : 4 PV perdus, plus que l’adversaire (1)',
    'PV | 3 → 2',
    'Fuite | Il quitte le combat pour son quartier général : le reste de sa journée.',
    'Chaque adversaire touche la moitié des gains.',
  ]);
});

test('moral: with nobody opposite a flight speaks of no gains (piege-16)', () => {
  const values = {
    ...{ cd: 8, 'pv-base': 10, contexte: 'melee', impose: true },
    ...{ 'pv-perdus': 4, 'pv-perdus-adverses': 1, 'pv-adverses': 0 },
  };
  for (const pv of [1, 3]) {
    const lines = read(moral(roll('moral', moralRule, { ...values, pv }, [6, 6])));
    assert.ok(lines.some((line) => /Plus aucun adversaire en face/u.test(line)));
    assert.doesNotMatch(lines.join(), /gains|Chaque adversaire/u);
  }
});

test('impact: dice read apart, severity in words, what stops it, whom it never reached, the reminders', () => {
  const values = { x: 3, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21' };
  const lines = read(impact(roll('impact', impactRule, values, [5, 5])));
  assert.deepEqual(lines.slice(0, 3), [
    'Impact/3 · Gobelin',
    '2D6 : 5 et **5**, localisation 5, indice 5 + FOR 3 − RES 4 = **4** : **Blessure légère** (double, exceptionnelle)',
    'FOR 3 = 3 × 1 tranche (8 cm)',
  ]);
  assert.ok(lines.includes('Ensuite | Un survivant arrête l’impacteur.'));
  assert.ok(lines.includes('Jamais atteintes : Orque et Troll.'));
  assert.ok(lines.includes('Rappels | La rencontre change le déplacement en assaut.'));
  assert.ok(lines.includes('Gravité lue dans la table maison, faute de table de la campagne.'));
});
