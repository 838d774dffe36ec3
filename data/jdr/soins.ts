import type { Clause } from '../../src/rules/rule.ts';

/** What the next care does for those who are K.O., in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'soins.1',
    text: 'Les soins ne vont qu’à qui est K.O. ; les autres n’en reçoivent pas.',
    source: 'Document « Corps à corps », Neutralisation',
  },
  {
    id: 'soins.2',
    text: 'Le soigné retrouve la moitié de ses PV de base, arrondie à l’inférieur.',
    source: 'Document « Corps à corps », Neutralisation',
  },
  {
    id: 'soins.3',
    text: 'Il perd 10 % de ses XP, arrondis à l’inférieur.',
    source: 'Document « Corps à corps », Neutralisation',
  },
  {
    id: 'soins.4',
    text: 'Il perd 5 % de ses Crédits, 10 % s’il a été mis K.O. par un autre joueur, arrondis à l’inférieur.',
    source: 'Document « Corps à corps », Neutralisation',
  },
];
