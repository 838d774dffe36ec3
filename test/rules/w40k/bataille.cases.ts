import { scriptedDice } from '../../../src/dice/scripted.ts';
import { isRefusal, type Refusal, type Rulings } from '../../../src/rules/rule.ts';
import { amend, commencer, type Done, finirTour, repli } from '../../../src/rules/w40k/bataille.ts';
import type { Change } from '../../../src/rules/w40k/bataille-terms.ts';
import { depenser } from '../../../src/rules/w40k/pc.ts';
import { perdre } from '../../../src/rules/w40k/pertes.ts';
import { d6 } from '../golden.ts';
import { battle, boyz, type CaseBase, dread, lea, marines, ofPlayer, ofUnit, tom } from './battle.ts';

/** A deed around the phase: what it gives and changes, or why it is refused. */
export interface DeedCase extends CaseBase {
  readonly does: (rulings: Rulings) => Done<object> | Refusal;
  readonly result?: object;
  readonly changes?: readonly Change[];
  readonly refusal?: Pick<Refusal, 'code' | 'option' | 'context'>;
}

const start: DeedCase[] = [
  {
    name: 'each player begins with 1 PC, the second with nothing more',
    clauses: ['bataille.1'],
    does: (rulings) =>
      commencer(
        battle({
          joueurs: [
            { ...lea, pc: 0 },
            { ...tom, pc: 0 },
          ],
        }),
        rulings,
      ),
    result: {
      ronde: 1,
      joueur: 'Léa',
      pc: [
        { joueur: 'Léa', avant: 0, apres: 1 },
        { joueur: 'Tom', avant: 0, apres: 1 },
      ],
    },
    changes: [ofPlayer(0, 'pc', 1, 'depart'), ofPlayer(1, 'pc', 1, 'depart')],
    decided: { 'pc-depart': '1' },
  },
];

const turns: DeedCase[] = [
  {
    name: 'after the turn of the first player the second one is active in the same round',
    clauses: ['bataille.4'],
    does: (rulings) => finirTour(battle({ tour: 1, phase: 1 }), rulings),
    result: { ronde: 1, joueur: 'Tom' },
    changes: [],
  },
  {
    name: 'after the turn of the second player the next round begins',
    clauses: ['bataille.4'],
    does: (rulings) => finirTour(battle({ tour: 2, phase: 2 }), rulings),
    result: { ronde: 2, joueur: 'Léa' },
    changes: [],
  },
  {
    name: 'a turn whose phase was not played does not end',
    clauses: ['bataille.4'],
    does: (rulings) => finirTour(battle({ tour: 2, phase: 1 }), rulings),
    refusal: { code: 'phase-due', option: null, context: { joueur: 'Tom' } },
  },
];

const squad = { ...marines, effectif: 4, pv: 1 };
const losses: DeedCase[] = [
  {
    name: 'models are taken off a unit',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(boyz, { figurines: 6, pv: 0 }, rulings),
    result: {
      unite: 'Boyz',
      effectif: { avant: 10, apres: 4 },
      pv: { avant: 1, apres: 1 },
      detruite: false,
    },
    changes: [ofUnit(1, 'effectif', -6, 'pertes')],
  },
  {
    name: 'the model that was hurt goes first: the next one has all its PV',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 1, pv: 0 }, rulings),
    result: {
      unite: 'Marines',
      effectif: { avant: 4, apres: 3 },
      pv: { avant: 1, apres: 2 },
      detruite: false,
    },
    changes: [ofUnit(3, 'effectif', -1, 'pertes'), ofUnit(3, 'pv', 1, 'pertes')],
  },
  {
    name: 'PV hurt one model after the other',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 0, pv: 4 }, rulings),
    result: {
      unite: 'Marines',
      effectif: { avant: 4, apres: 2 },
      pv: { avant: 1, apres: 1 },
      detruite: false,
    },
    changes: [ofUnit(3, 'effectif', -2, 'pertes')],
    decided: { 'pertes-en-pv': 'l-une-apres-l-autre' },
  },
  {
    name: 'the last PV of a model are just enough to take it off',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 0, pv: 1 }, rulings),
    result: {
      unite: 'Marines',
      effectif: { avant: 4, apres: 3 },
      pv: { avant: 1, apres: 2 },
      detruite: false,
    },
    changes: [ofUnit(3, 'effectif', -1, 'pertes'), ofUnit(3, 'pv', 1, 'pertes')],
    decided: { 'pertes-en-pv': 'l-une-apres-l-autre' },
  },
  {
    name: 'models first, then PV, in one go',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 2, pv: 1 }, rulings),
    result: {
      unite: 'Marines',
      effectif: { avant: 4, apres: 2 },
      pv: { avant: 1, apres: 1 },
      detruite: false,
    },
    changes: [ofUnit(3, 'effectif', -2, 'pertes')],
    decided: { 'pertes-en-pv': 'l-une-apres-l-autre' },
  },
  {
    name: 'a single model without PV is destroyed',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(dread, { figurines: 0, pv: 12 }, rulings),
    result: {
      unite: 'Dread',
      effectif: { avant: 1, apres: 0 },
      pv: { avant: 12, apres: 0 },
      detruite: true,
    },
    changes: [ofUnit(2, 'effectif', -1, 'pertes'), ofUnit(2, 'pv', -12, 'pertes')],
  },
  {
    name: 'a single model loses PV',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(dread, { figurines: 0, pv: 7 }, rulings),
    result: {
      unite: 'Dread',
      effectif: { avant: 1, apres: 1 },
      pv: { avant: 12, apres: 5 },
      detruite: false,
    },
    changes: [ofUnit(2, 'pv', -7, 'pertes')],
  },
  {
    name: 'the last model leaves a destroyed unit',
    clauses: ['bataille.5'],
    does: (rulings) => perdre({ ...boyz, pvInitial: null, pv: null }, { figurines: 10, pv: 0 }, rulings),
    result: { unite: 'Boyz', effectif: { avant: 10, apres: 0 }, pv: null, detruite: true },
    changes: [ofUnit(1, 'effectif', -10, 'pertes')],
  },
  {
    name: 'piege-16 nothing is no loss',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(boyz, { figurines: 0, pv: 0 }, rulings),
    refusal: { code: 'losses-none', option: 'figurines', context: {} },
  },
  {
    name: 'more models than there are',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 5, pv: 0 }, rulings),
    refusal: { code: 'losses-too-many', option: 'figurines', context: { got: 5, left: 4 } },
  },
  {
    name: 'more PV than there are: three models of 2 and one of 1',
    clauses: ['bataille.5'],
    does: (rulings) => perdre(squad, { figurines: 0, pv: 8 }, rulings),
    refusal: { code: 'losses-too-many', option: 'pv', context: { got: 8, left: 7 } },
  },
  {
    name: 'PV of a unit for which nobody counts them',
    clauses: ['bataille.5'],
    does: (rulings) => perdre({ ...boyz, pvInitial: null, pv: null }, { figurines: 0, pv: 1 }, rulings),
    refusal: { code: 'unit-without-pv', option: 'pv', context: { got: 'Boyz' } },
  },
  {
    name: 'a destroyed unit loses nothing more',
    clauses: ['bataille.5'],
    does: (rulings) => perdre({ ...boyz, effectif: 0 }, { figurines: 1, pv: 0 }, rulings),
    refusal: { code: 'unit-dead', option: 'unite', context: { got: 'Boyz' } },
  },
];

const rich = battle({ joueurs: [{ ...lea, pc: 3 }, tom] });
const shaken = { ...boyz, ebranlee: true };
const spent = {
  result: { joueur: 'Léa', avant: 3, apres: 2 },
  changes: [ofPlayer(0, 'pc', -1, 'depense')],
};
const autorise = { 'stratageme-adverse': 'autorise' };
const spending: DeedCase[] = [
  {
    name: 'PC are spent down to the last one',
    clauses: ['bataille.2'],
    does: (rulings) => depenser(rich, 0, { montant: 3, cible: null }, rulings),
    result: { joueur: 'Léa', avant: 3, apres: 0 },
    changes: [ofPlayer(0, 'pc', -3, 'depense')],
  },
  {
    name: 'never more than one has',
    clauses: ['bataille.2'],
    does: (rulings) => depenser(rich, 0, { montant: 4, cible: null }, rulings),
    refusal: { code: 'pc-short', option: 'montant', context: { got: 4, left: 3 } },
  },
  {
    name: 'a steady unit may be the target',
    clauses: ['bataille.2'],
    does: (rulings) => depenser(rich, 0, { montant: 1, cible: boyz }, rulings),
    ...spent,
  },
  {
    name: 'no stratagem targets a shaken unit of one’s own',
    clauses: ['bataille.3'],
    does: (rulings) => depenser(rich, 0, { montant: 1, cible: shaken }, rulings),
    refusal: { code: 'target-shaken', option: 'cible', context: { got: 'Boyz' } },
  },
  {
    name: 'nor one of the other player',
    clauses: ['bataille.3'],
    does: (rulings) => depenser(rich, 0, { montant: 1, cible: { ...shaken, joueur: 1 } }, rulings),
    refusal: { code: 'target-shaken', option: 'cible', context: { got: 'Boyz' } },
  },
  {
    name: 'by ruling the other player may',
    clauses: ['bataille.3'],
    rulings: autorise,
    does: (rulings) => depenser(rich, 0, { montant: 1, cible: { ...shaken, joueur: 1 } }, rulings),
    ...spent,
    decided: autorise,
  },
  {
    name: 'but its own player still may not',
    clauses: ['bataille.3'],
    rulings: autorise,
    does: (rulings) => depenser(rich, 0, { montant: 1, cible: shaken }, rulings),
    refusal: { code: 'target-shaken', option: 'cible', context: { got: 'Boyz' } },
  },
];

const corrections: DeedCase[] = [
  {
    name: 'a MJ adds points',
    clauses: ['bataille.6'],
    does: (rulings) => amend(rich, 1, 'points', 5, rulings),
    result: { joueur: 'Tom', avant: 0, apres: 5 },
    changes: [ofPlayer(1, 'points', 5, 'rectification')],
  },
  {
    name: 'a MJ takes PC down to 0',
    clauses: ['bataille.6'],
    does: (rulings) => amend(rich, 0, 'pc', -3, rulings),
    result: { joueur: 'Léa', avant: 3, apres: 0 },
    changes: [ofPlayer(0, 'pc', -3, 'rectification')],
  },
  {
    name: 'piege-17 not below zero',
    clauses: ['bataille.6'],
    does: (rulings) => amend(rich, 0, 'pc', -4, rulings),
    refusal: { code: 'battle-below-zero', option: 'montant', context: { got: -4, before: 3 } },
  },
  {
    name: 'piege-16 by 0 nothing is set right',
    clauses: ['bataille.6'],
    does: (rulings) => amend(rich, 0, 'points', 0, rulings),
    refusal: { code: 'score-same', option: 'montant', context: {} },
  },
];

/** A fall-back on exact faces. */
function fallsBack(unite: typeof boyz, ...faces: readonly number[]) {
  return (rulings: Rulings) => {
    const wanted = repli(unite, rulings);
    if (isRefusal(wanted)) return wanted;
    const dice = scriptedDice(d6(...faces));
    const done = wanted(dice);
    dice.finish();
    return done;
  };
}

/** What made a unit shaken is not taken back without its fall-back. */
const asShaken = (of: number) => ofUnit(of, 'statut:ebranlee', 0, 'repli');

const retreats: DeedCase[] = [
  {
    name: 'each model of a shaken unit rolls: 1 and 2 die, 3 lives',
    clauses: ['ebranlement.10'],
    does: fallsBack({ ...shaken, effectif: 4 }, 1, 2, 3, 6),
    result: { des: [1, 2, 3, 6], morts: 2, survivants: 2 },
    changes: [asShaken(1), ofUnit(1, 'effectif', -2, 'repli')],
  },
  {
    name: 'a hurt model is among the dead',
    clauses: ['ebranlement.10'],
    does: fallsBack({ ...squad, ebranlee: true, effectif: 2 }, 1, 5),
    result: { des: [1, 5], morts: 1, survivants: 1 },
    changes: [asShaken(3), ofUnit(3, 'effectif', -1, 'repli'), ofUnit(3, 'pv', 1, 'repli')],
  },
  {
    name: 'a single model dies with all its PV',
    clauses: ['ebranlement.10'],
    does: fallsBack({ ...dread, ebranlee: true, pv: 5 }, 2),
    result: { des: [2], morts: 1, survivants: 0 },
    changes: [asShaken(2), ofUnit(2, 'effectif', -1, 'repli'), ofUnit(2, 'pv', -5, 'repli')],
  },
  {
    name: 'all survive',
    clauses: ['ebranlement.10'],
    does: fallsBack({ ...shaken, effectif: 1 }, 3),
    result: { des: [3], morts: 0, survivants: 1 },
    changes: [asShaken(1)],
  },
  {
    name: 'a steady unit rolls nothing',
    clauses: ['ebranlement.10'],
    does: fallsBack(boyz),
    refusal: { code: 'unit-steady', option: 'unite', context: { got: 'Boyz' } },
  },
  {
    name: 'nor does a destroyed one',
    clauses: ['ebranlement.10'],
    does: fallsBack({ ...shaken, effectif: 0 }),
    refusal: { code: 'unit-dead', option: 'unite', context: { got: 'Boyz' } },
  },
];

export const deeds: readonly DeedCase[] = [
  ...start,
  ...turns,
  ...losses,
  ...spending,
  ...corrections,
  ...retreats,
];
