import type { Clause } from '../../src/rules/rule.ts';

/** The test d’Ébranlement of one unit, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'ebranlement.1',
    text: 'Partie à plusieurs figurines, une unité doit le test dès que celles qui restent ne font plus la moitié de l’effectif de départ (en 11e édition, dès qu’elles n’en font que la moitié). Rejointe par un personnage, son effectif de départ compte les deux parties ; si l’une est détruite, l’autre reprend le sien.',
    source:
      'Document « La phase de Commandement », qui teste ; règles publiques, 10e édition, unités attachées',
  },
  {
    id: 'ebranlement.2',
    text: 'Une figurine partie seule doit le test selon ses PV, à la même mesure ; les PV ne comptent que dans ce cas.',
    source: 'Document « La phase de Commandement », qui teste',
  },
  {
    id: 'ebranlement.3',
    text: 'Une unité détruite ou embarquée ne teste pas, et aucune ne compte plus de figurines ou de PV qu’à son départ.',
    source: 'Règles publiques, 10e édition, phase de commandement',
  },
  {
    id: 'ebranlement.4',
    text: 'Une unité ne teste qu’une fois par phase de commandement ; une règle peut imposer le test à une unité qui ne le devait pas.',
    source: 'Règles publiques, 10e édition, test d’Ébranlement',
  },
  {
    id: 'ebranlement.5',
    text: 'Le test se fait à 2D6, modificateur ajouté : un total égal ou supérieur au Cd est réussi. Ni un 2 ni un 12 ne décide d’office.',
    source: 'Document « La phase de Commandement », le test',
  },
  {
    id: 'ebranlement.6',
    text: 'Une relance reprend les deux dés ensemble, une seule fois et avant tout modificateur ; le second jet compte, meilleur ou non.',
    source: 'Règles publiques, 10e édition, relances',
  },
  {
    id: 'ebranlement.7',
    text: 'Un total inférieur au Cd laisse l’unité ébranlée.',
    source: 'Document « La phase de Commandement », test raté',
  },
  {
    id: 'ebranlement.8',
    text: 'Le CO d’une unité est celui d’une figurine, autant de fois qu’il en reste ; ébranlée, elle compte 0 et ne tient plus rien.',
    source: 'Document « La phase de Commandement », test raté et exemple',
  },
  {
    id: 'ebranlement.9',
    text: 'Une unité ébranlée ne peut être la cible d’aucun stratagème.',
    source: 'Document « La phase de Commandement », test raté',
  },
  {
    id: 'ebranlement.10',
    text: 'Quand une unité ébranlée se replie, on lance 1D6 par figurine restante : celle qui fait 1 ou 2 meurt.',
    source: 'Document « La phase de Commandement », test raté',
  },
  {
    id: 'ebranlement.11',
    text: 'En 10e édition, l’unité reste ébranlée jusqu’au début de la prochaine phase de commandement de son joueur.',
    source: 'Règles publiques, 10e édition, test d’Ébranlement',
  },
  {
    id: 'ebranlement.12',
    text: 'Une unité déjà ébranlée teste comme les autres, mais l’issue ne la rétablit pas et ne prolonge rien ; en 11e édition elle teste toujours, et un test réussi la rétablit.',
    source: 'Règles publiques, 10e et 11e éditions, test d’Ébranlement',
  },
];
