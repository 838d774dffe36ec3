import { type Outcome, type Refusal, type Rulings, refuse } from '../../../src/rules/rule.ts';
import {
  destroy,
  harvest,
  invoke,
  mark,
  newRegion,
  plunder,
  type RoyaumeResult,
  withdraw,
} from '../../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../../src/rules/waryaume/terms.ts';
import { effectif } from './battle.ts';

/** One deed on one region: what it leaves, or why it is refused. What is left out of `gives` is empty. */
export interface Deed {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly before?: Partial<Region>;
  readonly rulings?: Rulings;
  readonly does: (region: Region, rulings: Rulings) => Outcome<RoyaumeResult> | Refusal;
  readonly after?: Partial<Region>;
  readonly gives?: Partial<RoyaumeResult>;
  readonly decided?: Rulings;
  readonly refusal?: Refusal;
}

export const val: Region = newRegion('Val');
const alice = { joueur: 'a1', troupes: 2 };
const bob = { joueur: 'b2', troupes: 1 };
const blue = (joueur: string, cause: string) => ({ joueur, couleur: 'bleu', cause }) as const;
const harvested = { recoltes: ['a1'] };
const three = [effectif(3, 'bandit')];
const plundered = { 'pillage-soi': 'oui', trophees: 'actifs' };
const destroyed = { 'bandits-destruction': 'trois', trophees: 'actifs' };

const plunders: Deed[] = [
  {
    name: 'a harvest is remembered with its player',
    clauses: ['royaume.1'],
    does: (region, rulings) => harvest(region, alice, rulings),
    after: harvested,
  },
  {
    name: 'another harvests after him',
    clauses: ['royaume.1'],
    before: harvested,
    does: (region, rulings) => harvest(region, bob, rulings),
    after: { recoltes: ['a1', 'b2'] },
  },
  {
    name: 'another player plunders: blue, and 3 bandits',
    clauses: ['royaume.2', 'royaume.3'],
    before: harvested,
    does: (region, rulings) => plunder(region, bob, rulings),
    after: { ...harvested, pillages: 1, invocations: three },
    gives: { trophees: [blue('b2', 'pillage')], apparus: three },
    decided: plundered,
  },
  {
    name: 'who harvested may plunder after himself',
    clauses: ['royaume.2'],
    before: harvested,
    does: (region, rulings) => plunder(region, alice, rulings),
    after: { ...harvested, pillages: 1, invocations: three },
    gives: { trophees: [blue('a1', 'pillage')], apparus: three },
    decided: plundered,
  },
  {
    name: 'piege-18: the second plunder makes the bandits bold, and 3 more come',
    clauses: ['royaume.3', 'royaume.4'],
    before: { ...harvested, pillages: 1, invocations: [effectif(1, 'bandit')] },
    does: (region, rulings) => plunder(region, bob, rulings),
    after: { ...harvested, pillages: 2, invocations: [effectif(4, 'bandit')] },
    gives: { trophees: [blue('b2', 'pillage')], apparus: three },
    decided: { ...plundered, 'bonus-bandits': 'un' },
  },
  {
    name: 'a scenario without trophies: plunder',
    clauses: ['royaume.13'],
    before: harvested,
    rulings: { trophees: 'aucun' },
    does: (region, rulings) => plunder(region, bob, rulings),
    after: { ...harvested, pillages: 1, invocations: three },
    gives: { apparus: three },
    decided: { ...plundered, trophees: 'aucun' },
  },
  {
    name: 'no plunder without a harvest',
    clauses: ['royaume.2'],
    does: (region, rulings) => plunder(region, bob, rulings),
    refusal: refuse('not-harvested', 'region', { region: 'Val' }),
  },
  {
    name: 'piege-16: no plunder without a troop',
    clauses: ['royaume.2'],
    before: harvested,
    does: (region, rulings) => plunder(region, { ...bob, troupes: 0 }, rulings),
    refusal: refuse('no-troop', 'troupes', { got: 0, min: 1 }),
  },
];

const farm = { nom: 'Ferme', production: true };
const chapel = { nom: 'Chapelle', production: false };

const destructions: Deed[] = [
  {
    name: 'a production building: one blue, no harvest, 3 bandits',
    clauses: ['royaume.5', 'royaume.6'],
    before: { batiments: [farm, chapel] },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'FERME' }, rulings),
    after: { batiments: [chapel], destruction: true, invocations: three },
    gives: { trophees: [blue('b2', 'destruction')], apparus: three },
    decided: destroyed,
  },
  {
    name: 'any other building costs the same',
    clauses: ['royaume.6'],
    before: { batiments: [chapel] },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'chapelle' }, rulings),
    after: { batiments: [], destruction: true, invocations: three },
    gives: { trophees: [blue('b2', 'destruction')], apparus: three },
    decided: destroyed,
  },
  {
    name: 'in the capital also a renegade acolyte',
    clauses: ['royaume.7'],
    before: { capitale: true },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'Beffroi' }, rulings),
    after: { capitale: true, destruction: true, invocations: three },
    gives: {
      trophees: [blue('b2', 'destruction')],
      cartes: [{ joueur: 'b2', carte: 'acolyte-renegat', cause: 'destruction-dans-la-capitale' }],
      apparus: three,
    },
    decided: destroyed,
  },
  {
    name: 'a scenario without trophies still deals the card',
    clauses: ['royaume.13', 'royaume.7'],
    before: { capitale: true },
    rulings: { trophees: 'aucun' },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'Beffroi' }, rulings),
    after: { capitale: true, destruction: true, invocations: three },
    gives: {
      cartes: [{ joueur: 'b2', carte: 'acolyte-renegat', cause: 'destruction-dans-la-capitale' }],
      apparus: three,
    },
    decided: { ...destroyed, trophees: 'aucun' },
  },
  {
    name: 'a plunder of the same turn does not hinder it, nor count as its harvest',
    clauses: ['royaume.5'],
    before: { ...harvested, pillages: 1, invocations: three },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'Ferme' }, rulings),
    after: { ...harvested, pillages: 1, destruction: true, invocations: [effectif(6, 'bandit')] },
    gives: { trophees: [blue('b2', 'destruction')], apparus: three },
    decided: destroyed,
  },
  {
    name: 'one building for a region and turn, whoever acts',
    clauses: ['royaume.5'],
    before: { batiments: [farm], destruction: true },
    does: (region, rulings) => destroy(region, { ...alice, batiment: 'Ferme' }, rulings),
    refusal: refuse('already-destroyed', 'region', { region: 'Val' }),
  },
  {
    name: 'a building that does not stand there',
    clauses: ['royaume.5'],
    before: { batiments: [farm] },
    does: (region, rulings) => destroy(region, { ...bob, batiment: 'Forge' }, rulings),
    refusal: refuse('unknown-building', 'batiment', { got: 'Forge', known: ['Ferme'] }),
  },
  {
    name: 'piege-16: no destruction without a troop',
    clauses: ['royaume.5'],
    does: (region, rulings) => destroy(region, { ...bob, troupes: 0, batiment: 'Ferme' }, rulings),
    refusal: refuse('no-troop', 'troupes', { got: 0, min: 1 }),
  },
];

const summons: Deed[] = [
  {
    name: 'invocations come and are counted',
    clauses: ['royaume.9'],
    before: { invocations: [effectif(1, 'demon')] },
    does: (region, rulings) => invoke(region, effectif(2, 'demon'), rulings),
    after: { invocations: [effectif(3, 'demon')] },
    gives: { apparus: [effectif(2, 'demon')] },
  },
  {
    name: 'piege-18: the fifth undead of a point of interest',
    clauses: ['royaume.8'],
    before: { invocations: [effectif(4, 'mort-vivant')] },
    does: (region, rulings) => invoke(region, effectif(1, 'mort-vivant'), rulings),
    after: { invocations: [effectif(5, 'mort-vivant')] },
    gives: { apparus: [effectif(1, 'mort-vivant')] },
  },
  {
    name: 'no sixth undead',
    clauses: ['royaume.8'],
    before: { invocations: [effectif(5, 'mort-vivant')] },
    does: (region, rulings) => invoke(region, effectif(1, 'mort-vivant'), rulings),
    refusal: refuse('too-many-undead', 'nombre', { got: 6, most: 5, poi: 1, region: 'Val' }),
  },
  {
    name: 'ten undead in two points of interest',
    clauses: ['royaume.8'],
    before: { poi: 2 },
    does: (region, rulings) => invoke(region, effectif(10, 'mort-vivant'), rulings),
    after: { poi: 2, invocations: [effectif(10, 'mort-vivant')] },
    gives: { apparus: [effectif(10, 'mort-vivant')] },
  },
  {
    name: 'heroes without troops must leave when one comes',
    clauses: ['royaume.12'],
    before: { heros: 2 },
    does: (region, rulings) => invoke(region, effectif(1, 'dragon'), rulings),
    after: { heros: 2, invocations: [effectif(1, 'dragon')] },
    gives: { apparus: [effectif(1, 'dragon')], departs: 2 },
    decided: { 'bandits-et-heros': 'non' },
  },
  {
    name: 'troops hold the region for their heroes',
    clauses: ['royaume.9'],
    before: { heros: 2, troupes: 1 },
    does: (region, rulings) => invoke(region, effectif(1, 'dragon'), rulings),
    after: { heros: 2, troupes: 1, invocations: [effectif(1, 'dragon')] },
    gives: { apparus: [effectif(1, 'dragon')] },
  },
  {
    name: 'bandits drive no hero out',
    clauses: ['royaume.9'],
    before: { heros: 2 },
    does: (region, rulings) => invoke(region, effectif(3, 'bandit'), rulings),
    after: { heros: 2, invocations: three },
    gives: { apparus: three },
  },
  {
    name: 'the last of a kind leaves nothing behind',
    clauses: ['royaume.9'],
    before: { invocations: [effectif(2, 'golem'), effectif(3, 'bandit')] },
    does: (region, rulings) => withdraw(region, effectif(2, 'golem'), rulings),
    after: { invocations: three },
  },
  {
    name: 'no more than there are can be taken away',
    clauses: ['royaume.9'],
    before: { invocations: three },
    does: (region, rulings) => withdraw(region, effectif(4, 'bandit'), rulings),
    refusal: refuse('not-so-many', 'nombre', { got: 4, type: 'bandit', present: 3 }),
  },
  {
    name: 'none where there is none',
    clauses: ['royaume.9'],
    does: (region, rulings) => withdraw(region, effectif(1, 'demon'), rulings),
    refusal: refuse('not-so-many', 'nombre', { got: 1, type: 'demon', present: 0 }),
  },
  {
    name: 'troops are not summoned',
    clauses: ['royaume.9'],
    does: (region, rulings) => invoke(region, effectif(1, 'troupe'), rulings),
    refusal: refuse('not-an-invocation', 'type', {
      got: 'troupe',
      known: ['mort-vivant', 'bandit', 'demon', 'golem', 'abomination', 'dragon'],
    }),
  },
  {
    name: 'nor are catapults taken away',
    clauses: ['royaume.9'],
    does: (region, rulings) => withdraw(region, effectif(1, 'catapulte'), rulings),
    refusal: refuse('not-an-invocation', 'type', {
      got: 'catapulte',
      known: ['mort-vivant', 'bandit', 'demon', 'golem', 'abomination', 'dragon'],
    }),
  },
  {
    name: 'piege-16: none cannot be summoned',
    clauses: ['royaume.9'],
    does: (region, rulings) => invoke(region, effectif(0, 'demon'), rulings),
    refusal: refuse('out-of-bounds', 'nombre', { got: 0, min: 1, max: 40 }),
  },
  {
    name: 'nor 41',
    clauses: ['royaume.9'],
    does: (region, rulings) => invoke(region, effectif(41, 'demon'), rulings),
    refusal: refuse('out-of-bounds', 'nombre', { got: 41, min: 1, max: 40 }),
  },
];

const marks: Deed[] = [
  {
    name: 'what is said of a region, the rest stays',
    clauses: ['royaume.14'],
    before: { troupes: 3 },
    does: (region, rulings) => mark(region, { cimetiere: true, poi: 2, batiments: [farm] }, rulings),
    after: { cimetiere: true, poi: 2, batiments: [farm], troupes: 3 },
  },
  {
    name: 'piege-16: no troops left, and the heroes must leave',
    clauses: ['royaume.12', 'royaume.14'],
    before: { troupes: 3, heros: 1, invocations: [effectif(1, 'demon')] },
    does: (region, rulings) => mark(region, { troupes: 0 }, rulings),
    after: { heros: 1, invocations: [effectif(1, 'demon')] },
    gives: { departs: 1 },
    decided: { 'bandits-et-heros': 'non' },
  },
  {
    name: 'a region that would no longer hold its undead',
    clauses: ['royaume.8'],
    before: { poi: 2, invocations: [effectif(6, 'mort-vivant')] },
    does: (region, rulings) => mark(region, { poi: 1 }, rulings),
    refusal: refuse('too-many-undead', 'poi', { got: 6, most: 5, poi: 1, region: 'Val' }),
  },
  {
    name: 'piege-16: no point of interest at all',
    clauses: ['royaume.14'],
    does: (region, rulings) => mark(region, { poi: 0 }, rulings),
    refusal: refuse('out-of-bounds', 'poi', { got: 0, min: 1, max: 20 }),
  },
  {
    name: '100 heroes',
    clauses: ['royaume.14'],
    does: (region, rulings) => mark(region, { heros: 100 }, rulings),
    refusal: refuse('out-of-bounds', 'heros', { got: 100, min: 0, max: 99 }),
  },
];

export const deeds: readonly Deed[] = [...plunders, ...destructions, ...summons, ...marks];
