import type { Bonus } from '../../src/rules/waryaume/terms.ts';

const source = 'Document « combat », déroulement du combat';

/** What lowers a threshold. `mots`: how it may be typed, without accents, hyphens as spaces. */
export const bonus: readonly Bonus[] = [
  { id: 'heros', nom: 'héros', mots: ['heros', 'hero'], source },
  { id: 'batiment', nom: 'bâtiment', mots: ['batiment', 'batiments'], source },
  {
    id: 'pierre',
    nom: 'pierre précieuse',
    mots: ['pierre', 'pierres', 'pierre precieuse', 'pierres precieuses'],
    source,
  },
  { id: 'eolane', nom: 'Eolane', mots: ['eolane'], source },
];
