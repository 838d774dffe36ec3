import { type Refusal, refuse } from '../../src/rules/rule.ts';

const known = ['troupe', 'mort-vivant'];
const inTarget = { number: 2, target: 'Bob: 2 trolls' };

/** One refusal of each code of the battle and of the board, with the facts that it carries. */
export const waryaumeRefusals: readonly Refusal[] = [
  refuse('list-incomplete', 'attaque', { position: 1, got: '' }),
  refuse('list-incomplete', 'bonus', { position: 7, got: '' }),
  refuse('list-unexpected', 'attaque', { position: 11, got: '1' }),
  refuse('list-unexpected', 'bonus', { position: 7, got: '2' }),
  refuse('list-unexpected', 'cibles', { ...inTarget, position: 27, got: '*' }),
  refuse('unknown-belligerent', 'attaque', { position: 3, got: 'élfes noirs', known }),
  refuse('unknown-belligerent', 'cibles', { ...inTarget, position: 27, got: 'trolls', known }),
  refuse('unknown-bonus', 'bonus', { position: 8, got: 'épée', known: ['héros', 'Eolane'] }),
  refuse('belligerent-count', 'attaque', { position: 1, got: '41', min: 1, max: 40 }),
  refuse('belligerent-pv', 'attaque', { position: 10, got: '4', type: 'golem', min: 1, max: 3 }),
  refuse('pv-not-taken', 'attaque', { position: 12, got: '1', type: 'troupe' }),
  refuse('too-many-belligerents', 'attaque', { got: 41, max: 40 }),
  refuse('target-count', 'cibles', { got: 0, min: 2, max: 6 }),
  refuse('target-count', 'cibles', { got: 7, min: 2, max: 6 }),
  refuse('target-unnamed', 'cibles', { number: 1, target: ': 3 troupes' }),
  refuse('target-twice', 'cibles', { number: 2, target: 'eva: 2 troupes' }),
  refuse('not-dark', 'defense', { type: 'catapulte' }),
  refuse('too-many-undead', 'attaque', { got: 6, most: 5, poi: 1, region: 'Val' }),
  refuse('too-many-undead', 'poi', { got: 11, most: 10, poi: 2, region: '**Val**' }),
  refuse('prisoner-faces-unreadable', 'prisonniers', { number: 1, got: 'six' }),
  refuse('prisoner-faces-sides', 'prisonniers', { number: 2, got: 'attaque D7: 6', known: [6, 8, 10, 12] }),
  refuse('prisoner-face', 'prisonniers', { number: 1, got: 'attaque D6: 7', face: 7, sides: 6 }),
  refuse('prisoner-faces-twice', 'prisonniers', { number: 2, got: 'attaque D6: 1' }),
  refuse('too-many-buildings', 'batiments', { got: 26, max: 25 }),
  refuse('building-unreadable', 'batiments', { number: 2, got: '(production)' }),
  refuse('building-twice', 'batiments', { number: 2, got: 'ferme' }),
  refuse('not-so-many', 'nombre', { got: 4, type: 'bandit', present: 3 }),
  refuse('not-so-many', 'nombre', { got: 1, type: 'abomination', present: 0 }),
  refuse('not-an-invocation', 'type', { got: 'troupe', known: ['bandit', 'demon'] }),
  refuse('not-harvested', 'region', { region: 'Val' }),
  refuse('already-destroyed', 'region', { region: 'Val' }),
  refuse('unknown-building', 'batiment', { got: 'Forge', known: ['Ferme', '*Tour*'] }),
  refuse('unknown-building', 'batiment', { got: 'Forge', known: [] }),
  refuse('no-troop', 'troupes', { got: 0, min: 1 }),
];
