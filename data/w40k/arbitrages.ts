import type { Ruling } from '../../src/rules/rule.ts';

/** What the texts leave open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'edition',
    question: 'Selon quelle édition une unité teste-t-elle l’Ébranlement ?',
    answers: {
      '10e':
        '10e édition : sous la moitié, jamais à la moitié exacte ; l’état cesse au début de la phase de commandement suivante.',
      '11e':
        '11e édition : dès la moitié, et tant qu’elle est ébranlée ; seul un test réussi met fin à l’état.',
    },
    default: '10e',
    source: 'Document « La phase de Commandement » (10e) ; règles publiques, 11e édition',
  },
  {
    id: 'stratageme-adverse',
    question: 'L’adversaire peut-il viser une unité ébranlée avec un stratagème ?',
    answers: {
      aucun: 'Non : aucun stratagème, d’où qu’il vienne, ne peut la viser.',
      autorise: 'Oui : seuls les stratagèmes de son propre joueur lui sont interdits.',
    },
    default: 'aucun',
    source: 'Document « La phase de Commandement » (aucun) ; règles publiques, 10e édition (autorise)',
  },
  {
    id: 'meilleur-cd',
    question: 'Quel Cd prend une unité dont les figurines n’ont pas le même ?',
    answers: { oui: 'Le meilleur Cd parmi ses figurines, donc le chiffre le plus bas.' },
    default: 'oui',
    source: 'Règles publiques, 10e édition, tests de Commandement',
  },
  {
    id: 'pc-depart',
    question: 'Avec combien de PC chaque joueur commence-t-il la bataille ?',
    answers: { '1': 'Un PC chacun, et rien de plus pour celui qui joue en second.' },
    default: '1',
    source: 'Document « La phase de Commandement », les PC',
  },
  {
    id: 'points-objectif',
    question: 'Combien de points vaut un objectif tenu ?',
    answers: { cinq: 'Cinq, si la bataille n’a pas commencé avec une autre valeur.' },
    default: 'cinq',
    source: 'Aucun texte ne le dit ; valeur retenue par Héraut',
  },
  {
    id: 'pertes-en-pv',
    question: 'Que deviennent les PV perdus par une unité de plusieurs figurines ?',
    answers: {
      'l-une-apres-l-autre':
        'Ils entament une figurine après l’autre : celle qui n’a plus de PV est retirée.',
    },
    default: 'l-une-apres-l-autre',
    source: 'Règles publiques, 10e édition, attribuer les dégâts',
  },
];
