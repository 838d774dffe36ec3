import type { Clause } from '../../src/rules/rule.ts';

const source = 'notation libre';

/** How free notation is played, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'jet.1',
    text: '« 2d6 » lance deux dés à six faces et fait la somme des faces ; sans nombre devant, un seul dé. « d% » vaut « d100 ».',
    source,
  },
  {
    id: 'jet.2',
    text: '« garde 3 » ne retient que les trois plus hauts dés du terme, « garde 1 bas » que le plus bas ; à égalité, le premier lancé. « k3 », « kh3 » et « kl1 » disent la même chose.',
    source,
  },
  {
    id: 'jet.3',
    text: '« ! » fait exploser : chaque dé sur sa plus haute face en ajoute un, qui peut exploser à son tour. Les dés ajoutés se lancent après les autres du terme.',
    source,
  },
  {
    id: 'jet.4',
    text: 'Les explosions ajoutent cent dés au plus par jet ; au-delà, elles cessent.',
    source,
  },
  {
    id: 'jet.5',
    text: '« d66 » lance deux dés à six faces : le premier est la dizaine, le second l’unité. Il se lance seul, sans « garde » ni « ! ».',
    source,
  },
  {
    id: 'jet.6',
    text: 'Les termes s’ajoutent ou se retranchent dans l’ordre écrit, nombres fixes compris.',
    source,
  },
  {
    id: 'jet.7',
    text: '« >=4 » (ou > < <= =) compte les succès : les dés retenus qui répondent à la comparaison, un par un. Pour un d66, c’est son nombre qui est comparé.',
    source,
  },
  {
    id: 'jet.8',
    text: 'Une comparaison porte sur un seul terme de dés, sans addition ; elle doit pouvoir réussir et échouer.',
    source,
  },
  {
    id: 'jet.9',
    text: 'Un jet compte de 1 à 100 dés en tout, de 2 à 1 000 faces, et s’écrit en 200 caractères au plus.',
    source,
  },
];
