import assert from 'node:assert/strict';
import { test } from 'node:test';
import { impactLog } from '../../src/present/impact/log.ts';
import { impact } from '../../src/present/impact.ts';
import * as rule from '../../src/rules/confede/impact.ts';
import type { ImpactResult } from '../../src/rules/confede/terms.ts';
import type { Values } from '../../src/slash/option.ts';
import { read, roll } from './reading.ts';

const headOn = {
  x: 5,
  distance: '9',
  resistance: 6,
  situation: 'face-a-face',
  'vitesse-adverse': true,
  'x-adverse': 5,
  'mou-adverse': '20',
  'resistance-impacteur': 6,
};
const play = (values: Values, faces: readonly number[]) => roll('impact', rule, values, faces);
const next = (values: Values, faces: readonly number[]) =>
  read(impact(play(values, faces))).find((line) => line.startsWith('Ensuite')) ?? '';
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00a0\u202f]/gu, ' '));

test('head-on with the impactor killed: it is removed, whether the target lives or not', () => {
  const alive = play(headOn, [1, 1, 6, 6]);
  const { arret } = alive.content.outcome.result as unknown as ImpactResult; // the rule that was just played
  assert.equal(arret, 'survivant', 'a target still stands in the way');
  for (const [x, faces] of [
    [5, [1, 1, 6, 6]],
    [20, [6, 6, 6, 6]],
  ] as const) {
    const line = next({ ...headOn, x }, faces);
    assert.equal(line, 'Ensuite | L’impacteur est tué net et retiré : il ne va pas plus loin.');
  }
});

test('head-on with the impactor alive: a survivor stops it, else it may go on', () => {
  assert.match(next({ ...headOn, 'x-adverse': 1 }, [1, 1, 1, 1]), /Un survivant arrête/u);
  assert.match(next({ ...headOn, x: 20, 'x-adverse': 1 }, [6, 6, 1, 1]), /Il peut aller plus loin/u);
});

test('the log has the dice of every target of one roll, and both of a head-on meeting', () => {
  const groups = { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18, Acharné', mode: 'rapide' };
  assert.deepEqual(plain(impactLog(play(groups, [5, 6, 3, 4]))), [
    '**1 cible retirée**, 1 encore là',
    '**Gobelin** · 2D6 : 5 et **6**, localisation 5, indice 6 + FOR 8 − RES 4 = **10** : **tué net**',
    '**Orque** · 2D6 : 3 et **4**, localisation 3, indice 4 + FOR 16 − RES 6 = **14** : **tué net** (Acharné, il reste en place et compte comme critique jusqu’à l’entretien)',
  ]);
  const both = plain(impactLog(play(headOn, [2, 5, 1, 4])));
  assert.equal(both.length, 2);
  assert.match(both[0] ?? '', /^\*\*La cible\*\* · 2D6 : 2 et \*\*5\*\*/u);
  assert.match(both[1] ?? '', /^\*\*L’impacteur\*\* · 2D6 : 1 et \*\*4\*\*/u);
});

test('stopping decided beforehand is said in the log too', () => {
  const groups = { x: 8, cibles: 'Gobelin RES 4 à 8 ; Orque RES 6 à 18', 'arret-apres': 1 };
  assert.deepEqual(plain(impactLog(play(groups, [5, 6]))).slice(1), [
    'L’impacteur choisit de s’arrêter.',
    'Jamais atteinte : Orque.',
  ]);
});
