import type { CombatResult } from '../../../src/rules/waryaume/combat.ts';
import type { GoldenCase, RefusalCase } from '../golden.ts';
import { defenseur } from './battle.ts';

const fight = { contexte: 'joueur', defenseur, attaque: '4 troupes', defense: '3 troupes' };
const known = ['troupe', 'mort-vivant', 'bandit', 'démon', 'golem', 'abomination', 'dragon', 'catapulte'];

function refused(
  name: string,
  values: RefusalCase['values'],
  refusal: RefusalCase['refusal'],
  clauses: readonly string[] = ['combat.28'],
): GoldenCase<CombatResult> {
  return { name, clauses, values, refusal };
}

/** A composition of the attacker that cannot be read. */
function misread(
  attaque: string,
  code: string,
  context: RefusalCase['refusal']['context'],
): GoldenCase<CombatResult> {
  return refused(
    `« ${attaque} »`,
    { ...fight, attaque },
    { code, option: 'attaque', ...(context && { context }) },
  );
}

const typed: GoldenCase<CombatResult>[] = [
  misread('', 'list-incomplete', { position: 1, got: '' }),
  misread('4', 'list-incomplete', { position: 2, got: '' }),
  misread('4 troupes +', 'list-incomplete', { position: 12, got: '' }),
  misread('4 troupes et', 'list-incomplete', { position: 13, got: '' }),
  misread('+ 4 troupes', 'list-unexpected', { position: 1, got: '+' }),
  misread('-4 troupes', 'list-unexpected', { position: 1, got: '-' }),
  misread('4 troupes 1 golem', 'list-unexpected', { position: 11, got: '1' }),
  misread('4,5 troupes', 'list-unexpected', { position: 2, got: ',' }),
  misread('1 golem (', 'list-incomplete', { position: 10, got: '' }),
  misread('1 golem (PV)', 'list-unexpected', { position: 12, got: ')' }),
  misread('1 golem (2 PV', 'list-incomplete', { position: 14, got: '' }),
  misread('1 golem (2 dés)', 'list-unexpected', { position: 12, got: 'dés' }),
  misread('2 élfes noirs', 'unknown-belligerent', { position: 3, got: 'élfes noirs', known }),
  misread('4 troupes + 3 trolls', 'unknown-belligerent', { position: 15, got: 'trolls', known }),
  misread('(((((((a+)+)+)+)$', 'list-unexpected', { position: 1, got: '(' }),
  misread('0 troupe', 'belligerent-count', { position: 1, got: '0', min: 1, max: 40 }),
  misread('41 troupes', 'belligerent-count', { position: 1, got: '41', min: 1, max: 40 }),
  misread('99999999999999999999 troupes', 'belligerent-count', {
    position: 1,
    got: '99999999999999999999',
    min: 1,
    max: 40,
  }),
  misread('1 golem (4 PV)', 'belligerent-pv', { position: 10, got: '4', type: 'golem', min: 1, max: 3 }),
  misread('1 catapulte (0 PV)', 'belligerent-pv', {
    position: 14,
    got: '0',
    type: 'catapulte',
    min: 1,
    max: 3,
  }),
  misread('2 troupes (1 PV)', 'pv-not-taken', { position: 12, got: '1', type: 'troupe' }),
  misread('30 troupes + 11 bandits', 'too-many-belligerents', { got: 41, max: 40 }),
];

const pnj = { contexte: 'pnj', attaque: '2 bandits' };
function mistargeted(
  cibles: string,
  code: string,
  context: RefusalCase['refusal']['context'],
): GoldenCase<CombatResult> {
  return refused(
    `cibles « ${cibles} »`,
    { ...pnj, cibles },
    { code, option: 'cibles', ...(context && { context }) },
  );
}

const targets: GoldenCase<CombatResult>[] = [
  mistargeted('Alice: 3 troupes', 'target-count', { got: 1, min: 2, max: 6 }),
  mistargeted('', 'target-count', { got: 0, min: 2, max: 6 }),
  mistargeted('a:1 golem;b:1 golem;c:1 golem;d:1 golem;e:1 golem;f:1 golem;g:1 golem', 'target-count', {
    got: 7,
    min: 2,
    max: 6,
  }),
  mistargeted('Alice: 3 troupes ; 2 troupes', 'target-unnamed', { number: 2, target: '2 troupes' }),
  mistargeted(' : 3 troupes ; Bob: 2 troupes', 'target-unnamed', { number: 1, target: ': 3 troupes' }),
  mistargeted('Éva: 3 troupes ; eva: 2 troupes', 'target-twice', { number: 2, target: 'eva: 2 troupes' }),
  mistargeted('Alice: 3 troupes ; Bob: 2 trolls', 'unknown-belligerent', {
    number: 2,
    target: 'Bob: 2 trolls',
    position: 27,
    got: 'trolls',
    known,
  }),
  mistargeted('Alice: 30 troupes ; Bob: 11 troupes', 'too-many-belligerents', { got: 41, max: 40 }),
];

const { attaque, defense } = fight;
const situations: GoldenCase<CombatResult>[] = [
  refused(
    'nobody attacks',
    { contexte: 'joueur', defenseur, defense },
    { code: 'missing', option: 'attaque' },
  ),
  refused('no context', { attaque, defense, defenseur }, { code: 'missing', option: 'contexte' }),
  refused(
    'nobody defends',
    { contexte: 'joueur', defenseur, attaque },
    { code: 'missing', option: 'defense' },
    ['combat.1'],
  ),
  refused(
    'joueur without the other player',
    { contexte: 'joueur', attaque, defense },
    { code: 'missing', option: 'defenseur' },
    ['combat.1'],
  ),
  refused(
    'pnj with neither a defender nor targets',
    { ...pnj, defense },
    { code: 'missing', option: 'defenseur' },
    ['combat.1'],
  ),
  refused(
    'couronne against troops',
    { contexte: 'couronne', attaque, defense: '1 dragon + 1 troupe' },
    { code: 'not-dark', option: 'defense', context: { type: 'troupe' } },
    ['combat.1'],
  ),
  refused(
    'couronne against a catapult',
    { contexte: 'couronne', attaque, defense: 'une catapulte' },
    { code: 'not-dark', option: 'defense', context: { type: 'catapulte' } },
    ['combat.1'],
  ),
  refused(
    'an unknown bonus',
    { ...fight, bonus: 'heros, épée' },
    {
      code: 'unknown-bonus',
      option: 'bonus',
      context: {
        position: 8,
        got: 'épée',
        known: ['héros', 'bâtiment', 'pierre précieuse', 'Eolane'],
      },
    },
    ['combat.8'],
  ),
  refused(
    'a bonus that ends in a comma',
    { ...fight, bonus: 'heros,' },
    { code: 'list-incomplete', option: 'bonus', context: { position: 7, got: '' } },
    ['combat.8'],
  ),
  refused(
    'a bonus that goes on',
    { ...fight, bonus: 'heros 2' },
    { code: 'list-unexpected', option: 'bonus', context: { position: 7, got: '2' } },
    ['combat.8'],
  ),
  refused(
    'piege-16: no dice owned',
    { ...fight, 'des-possedes': 0 },
    { code: 'out-of-bounds', option: 'des-possedes', context: { got: 0, min: 1, max: 20 } },
    ['combat.5'],
  ),
  refused(
    '21 dice owned',
    { ...fight, 'des-possedes': 21 },
    { code: 'out-of-bounds', option: 'des-possedes', context: { got: 21, min: 1, max: 20 } },
    ['combat.5'],
  ),
  refused(
    'piege-18: 6 undead attack in a region of one point of interest',
    { ...fight, region: 'Val', attaque: '6 morts-vivants' },
    {
      code: 'too-many-undead',
      option: 'attaque',
      context: { got: 6, most: 5, poi: 1, region: 'Val' },
    },
    ['combat.28', 'combat.16'],
  ),
  refused(
    'undead on both sides count together',
    { ...fight, region: 'Val', attaque: '3 morts-vivants', defense: '3 morts-vivants' },
    {
      code: 'too-many-undead',
      option: 'defense',
      context: { got: 6, most: 5, poi: 1, region: 'Val' },
    },
  ),
  refused(
    'too many undead among the targets',
    { ...pnj, region: 'Val', cibles: 'Alice : 3 morts-vivants ; Bob : 3 morts-vivants' },
    {
      code: 'too-many-undead',
      option: 'cibles',
      context: { got: 6, most: 5, poi: 1, region: 'Val' },
    },
  ),
];

export const refusals: GoldenCase<CombatResult>[] = [...typed, ...targets, ...situations];
