import type { Ruling } from '../../src/rules/rule.ts';

const ours = 'Arbitrage de Héraut, le document « combat » ne le dit pas';

/** What the text leaves open, with our answers. */
export const arbitrages: readonly Ruling[] = [
  {
    id: 'riposte',
    question: 'Les défenseurs qui restent lancent-ils des dés à leur tour ?',
    answers: {
      aucune: 'Non : seul l’attaquant lance des dés.',
      survivants: 'Oui : après chaque assaut, ceux qui restent chez la cible ripostent, sans bonus.',
    },
    default: 'aucune',
    source:
      'Document « combat », déroulement du combat (aucune) ; dés défensifs des prisonniers (survivants)',
  },
  {
    id: 'trophees',
    question: 'Les batailles, pillages et destructions donnent-ils des trophées ?',
    answers: {
      actifs: 'Oui : rouges et bleus, selon la table.',
      aucun: 'Non : le scénario n’en prévoit pas.',
    },
    default: 'actifs',
    source: 'Document « combat », fin de bataille : selon le scénario',
  },
  {
    id: 'de-bandit',
    question: 'Quel dé lance un bandit ?',
    answers: { d6: 'Un D6 qui touche sur 4+, comme une troupe.' },
    default: 'd6',
    source: ours,
  },
  {
    id: 'pv-creatures',
    question: 'Combien de PV a une créature ?',
    answers: { 3: 'Trois, un par dé : blessée, elle lance un dé par PV qui lui reste.' },
    default: '3',
    source: `${ours} ; il donne trois dés au plus aux créatures et trois PV aux catapultes`,
  },
  {
    id: 'effet-de-melee',
    question: 'Qu’est-ce que l’effet de mêlée des combattants faibles ?',
    answers: { nombre: 'Leur nombre : un dé chacun, jusqu’à six, et rien de plus.' },
    default: 'nombre',
    source: ours,
  },
  {
    id: 'choix-des-des',
    question: 'Quels dés sert-on quand il y en a trop ?',
    answers: {
      meilleures: 'Ceux qui ont la meilleure chance de toucher ; à chance égale, l’ordre où on les a écrits.',
    },
    default: 'meilleures',
    source: ours,
  },
  {
    id: 'inferiorite',
    question: 'Qui perd son bonus quand l’attaquant est en infériorité numérique ?',
    answers: { troupes: 'Ses troupes seules : golems, catapultes et bandits gardent le leur.' },
    default: 'troupes',
    source: `${ours} pour les autres que les troupes`,
  },
  {
    id: 'nombre',
    question: 'Pour combien de belligérants compte une créature ?',
    answers: { un: 'Pour un seul, quels que soient ses PV.' },
    default: 'un',
    source: ours,
  },
  {
    id: 'degats',
    question: 'Que coûte une touche ?',
    answers: { un: 'Un PV.' },
    default: 'un',
    source: ours,
  },
  {
    id: 'allocation',
    question: 'Qui reçoit les touches ?',
    answers: { ordre: 'Les défenseurs dans l’ordre où on les a écrits, l’un après l’autre.' },
    default: 'ordre',
    source: ours,
  },
  {
    id: 'releves',
    question: 'Quels morts se relèvent en morts-vivants ?',
    answers: { troupes: 'Les troupes seules, de l’un et de l’autre camp.' },
    default: 'troupes',
    source: ours,
  },
  {
    id: 'faces-prisonniers',
    question: 'Quelles faces font des prisonniers ?',
    answers: { 'a-fixer': 'Aucune tant que le MJ ne les a pas fixées, par dé et par camp.' },
    default: 'a-fixer',
    source: 'Document « combat », pénalités et bonus : il annonce ces faces sans les donner',
  },
  {
    id: 'defense-pnj',
    question: 'Quand un défenseur attaqué par des PNJ gagne-t-il son trophée ?',
    answers: { aneantis: 'Quand il ne reste aucun attaquant ; chaque joueur attaqué en reçoit un.' },
    default: 'aneantis',
    source: ours,
  },
  {
    id: 'arret',
    question: 'Qui a gagné quand l’attaquant s’arrête face à des défenseurs ?',
    answers: { defense: 'Le défenseur.' },
    default: 'defense',
    source: ours,
  },
  {
    id: 'pillage-soi',
    question: 'Peut-on piller après sa propre récolte ?',
    answers: { oui: 'Oui : toute récolte du tour dans la région suffit, la sienne comprise.' },
    default: 'oui',
    source: 'Document « combat », pillage : après une récolte « par un joueur », sans exclure le pillard',
  },
  {
    id: 'bonus-bandits',
    question: 'De combien monte le bonus des bandits d’une région pillée et repillée ?',
    answers: { un: 'De 1 dès le second pillage, et jamais plus : tout bonus est plafonné à 1.' },
    default: 'un',
    source: 'Document « combat », action décisive et règles de combat, lus ensemble',
  },
  {
    id: 'bandits-destruction',
    question: 'Une destruction fait-elle venir des bandits ?',
    answers: { trois: 'Oui, trois, comme un pillage.' },
    default: 'trois',
    source:
      'Document « combat », action décisive : des bandits pour l’un et l’autre, sans nombre pour celle-ci',
  },
  {
    id: 'bandits-et-heros',
    question: 'Des bandits chassent-ils les héros restés sans troupes ?',
    answers: { non: 'Non : seules les invocations, morts-vivants compris.' },
    default: 'non',
    source: ours,
  },
];
