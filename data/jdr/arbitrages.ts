import type { Ruling } from '../../src/rules/rule.ts';

/** What the text leaves open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'arrondi',
    question: 'Comment arrondir une moitié ou un pourcentage de gains ou de pertes ?',
    answers: { inferieur: 'À l’entier inférieur.' },
    default: 'inferieur',
    source: 'Document « Corps à corps », Neutralisation : les PV rendus par les soins y sont arrondis ainsi',
  },
  {
    id: 'ko-en-fuite',
    question: 'Par qui est mis K.O. celui que sa fuite achève ?',
    answers: { 'un-joueur-suffit': 'Par un joueur, dès que l’un de ses adversaires en est un.' },
    default: 'un-joueur-suffit',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'initiative-egale',
    question: 'Qui frappe d’abord à initiative égale ?',
    answers: { ensemble: 'Ils frappent ensemble, tous leurs coups, même si l’un d’eux tombe.' },
    default: 'ensemble',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'cibles-simultanees',
    question: 'À initiative égale, que devient un coup porté à qui vient de tomber ?',
    answers: { perdu: 'Il est perdu : les cibles sont fixées avant le premier dé.' },
    default: 'perdu',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'un-et-six',
    question: 'Un 1 ou un 6 décide-t-il d’office ?',
    answers: {
      'touche-et-sauvegarde':
        'Oui, pour toucher et pour sauver ; une sauvegarde aggravée à 7+ n’est pas jetée.',
    },
    default: 'touche-et-sauvegarde',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'cible-tombee',
    question: 'Qui frappe-t-on quand sa cible n’est plus debout ?',
    answers: { 'premier-debout': 'Le premier adversaire encore debout, dans l’ordre d’arrivée.' },
    default: 'premier-debout',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'blessure-impossible',
    question: 'Jette-t-on les dés d’une blessure impossible ?',
    answers: { non: 'Non, aucun dé n’est jeté.' },
    default: 'non',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'deux-armes',
    question: 'Frapper avec une arme à deux mains laisse-t-il le dé des deux armes à une main ?',
    answers: { non: 'Non, pour ce round il est perdu.' },
    default: 'non',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'sans-arme',
    question: 'Comment frappe-t-on sans arme ?',
    answers: { attaques: 'Avec un dé par Attaque.' },
    default: 'attaques',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'pertes-plafonnees',
    question: 'Quels PV comptent comme perdus pendant le round ?',
    answers: { restants: 'Au plus ceux qui restaient ; celui que coûte une fuite n’en est pas.' },
    default: 'restants',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'adversaire-en-melee',
    question: 'De plusieurs adversaires, lequel compte pour le Test de Moral ?',
    answers: {
      'le-plus-dur':
        'Celui qui lui a pris le plus de PV pendant le round ; à égalité, celui à qui il en reste le plus. On compare leurs pertes entières.',
    },
    default: 'le-plus-dur',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'adversaire-ex-aequo',
    question: 'Et si plusieurs ont pris et gardent autant de PV ?',
    answers: { 'premier-arrive': 'Le premier dans l’ordre d’arrivée.' },
    default: 'premier-arrive',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'fuite-puis-test',
    question: 'Une fuite change-t-elle les tests qui suivent ?',
    answers: { non: 'Non : pertes, adversaire et PV sont ceux de la fin des frappes.' },
    default: 'non',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'adversaire-tombe',
    question: 'Compte-t-on l’adversaire qui est K.O. ou a fui ?',
    answers: { oui: 'Oui, ses pertes comptent ; à 0 PV il n’inflige aucun malus.' },
    default: 'oui',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'plus-d-adversaire',
    question: 'Teste-t-on encore quand le dernier adversaire vient de fuir ?',
    answers: { non: 'Non, plus personne ne teste.' },
    default: 'non',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'gains-simultanes',
    question: 'À initiative égale, quand se touchent les gains ?',
    answers: { 'apres-tous': 'Quand tous ont frappé, par ceux qui sont alors debout.' },
    default: 'apres-tous',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'gains-des-tests',
    question: 'Pendant les Tests de Moral, qui touche les gains d’une fuite ?',
    answers: {
      'un-par-un':
        'Ceux qui sont debout à ce moment-là : qui vient de fuir ne gagne rien à la fuite suivante.',
    },
    default: 'un-par-un',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
  {
    id: 'moities-separees',
    question: 'Comment se partage la moitié des gains ?',
    answers: { separement: 'XP et Crédits se divisent chacun de leur côté.' },
    default: 'separement',
    source: 'Arbitrage de Héraut, le document ne le dit pas',
  },
];
