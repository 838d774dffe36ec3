import type { Clause } from '../../src/rules/rule.ts';

/** A battle, from the dice to the trophies, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'combat.1',
    text: 'Une bataille oppose toutes les troupes d’une région à des invocations, à des bandits ou à d’autres troupes. Pour la couronne, on ne combat ni troupes ni catapultes.',
    source: 'Document « combat », action décisive ; pénalités et bonus',
  },
  {
    id: 'combat.2',
    text: 'Seul l’attaquant lance des dés.',
    source: 'Document « combat », déroulement du combat',
  },
  {
    id: 'combat.3',
    text: 'Troupes, morts-vivants et bandits lancent un D6 chacun : leur nombre fait leur force.',
    source: 'Document « combat », déroulement du combat ; arbitrages `effet-de-melee` et `de-bandit`',
  },
  {
    id: 'combat.4',
    text: 'Créatures et catapultes lancent un dé par PV restant, trois au plus chacune : D8 pour un démon ou un golem, D10 pour une abomination, D12 pour un dragon ou une catapulte.',
    source: 'Document « combat », déroulement du combat ; arbitrage `pv-creatures`',
  },
  {
    id: 'combat.5',
    text: 'On ne lance jamais plus de dés qu’on n’en possède, et jamais plus de six.',
    source: 'Document « combat », déroulement du combat',
  },
  {
    id: 'combat.6',
    text: 'Quand il y en a trop, les dés qui ont la meilleure chance de toucher passent d’abord ; à chance égale, l’ordre écrit décide.',
    source: 'Arbitrage `choix-des-des`',
  },
  {
    id: 'combat.7',
    text: 'Chaque dé touche seul : sur 3+ pour un démon, sur 4+ pour une troupe, un mort-vivant ou un bandit, sur 5+ pour un golem, une abomination, un dragon ou une catapulte.',
    source: 'Document « combat », déroulement du combat',
  },
  {
    id: 'combat.8',
    text: 'Un bonus abaisse le seuil de l’attaquant de 1 : héros, bâtiment ou pierre précieuse pour les troupes, Eolane ou pierre précieuse pour les golems, pierre précieuse pour les catapultes.',
    source: 'Document « combat », déroulement du combat',
  },
  {
    id: 'combat.9',
    text: 'Plusieurs sources de bonus n’en font qu’un : jamais plus de 1 sur un dé.',
    source: 'Document « combat », règles de combat',
  },
  {
    id: 'combat.10',
    text: 'Les bandits d’une région pillée au moins deux fois touchent sur 3+.',
    source: 'Document « combat », action décisive ; arbitrage `bonus-bandits`',
  },
  {
    id: 'combat.11',
    text: 'Moins nombreux que les défenseurs, l’attaquant perd le bonus de ses troupes pour cet assaut ; à nombre égal il le garde, et ses autres belligérants toujours. Une créature compte pour un.',
    source: 'Document « combat », règles de combat ; arbitrages `inferiorite` et `nombre`',
  },
  {
    id: 'combat.12',
    text: 'Chaque touche coûte 1 PV, aux belligérants dans l’ordre écrit.',
    source: 'Arbitrages `degats` et `allocation`',
  },
  {
    id: 'combat.13',
    text: 'Quand des PNJ ont plusieurs cibles, un D6 d’une autre couleur la désigne après leurs dés de combat : pair ou impair pour deux, 1-2, 3-4 ou 5-6 pour trois, le numéro au-delà. Il est relancé tant qu’il ne désigne personne.',
    source: 'Document « combat », règles de combat',
  },
  {
    id: 'combat.14',
    text: 'Si la campagne le veut, les défenseurs qui restent à la cible lancent à leur tour leurs dés, six au plus, sans aucun bonus.',
    source: 'Arbitrage `riposte` ; document « combat », règles de combat, pour le bonus',
  },
  {
    id: 'combat.15',
    text: 'Les troupes mortes deviennent aussitôt des morts-vivants de la région, sauf si elle a un cimetière.',
    source: 'Document « combat », invocations ; arbitrage `releves`',
  },
  {
    id: 'combat.16',
    text: 'Une région tient cinq morts-vivants par point d’intérêt ; au-delà, les morts sont perdus.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'combat.17',
    text: 'Ceux qui se relèvent ne se battent qu’au début du tour suivant, comme toute invocation.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'combat.18',
    text: 'Avec une maison d’esclaves ou le héros esclavagiste, certaines faces font des prisonniers, selon le dé et le camp ; c’est au MJ de les fixer.',
    source: 'Document « combat », pénalités et bonus ; arbitrage `faces-prisonniers`',
  },
  {
    id: 'combat.19',
    text: 'La bataille dure jusqu’à ce qu’un camp n’ait plus personne ou que l’attaquant s’arrête ; une fois un trophée gagné, il peut finir son tour du même coup.',
    source: 'Document « combat », action décisive',
  },
  {
    id: 'combat.20',
    text: 'L’attaquant qui s’arrête devant des défenseurs a perdu, et eux ont gagné.',
    source: 'Arbitrage `arret`',
  },
  {
    id: 'combat.21',
    text: 'Qui attaque un autre joueur reçoit un trophée bleu dès le premier assaut, vainqueur ou vaincu, et un seul par bataille.',
    source: 'Document « combat », pénalités et bonus',
  },
  {
    id: 'combat.22',
    text: 'Le joueur attaqué qui l’emporte reçoit un trophée rouge.',
    source: 'Document « combat », pénalités et bonus',
  },
  {
    id: 'combat.23',
    text: 'Qui l’emporte pour la couronne reçoit un trophée rouge, et le roi peut lui accorder une faveur ; battu, il ne reçoit rien.',
    source: 'Document « combat », pénalités et bonus',
  },
  {
    id: 'combat.24',
    text: 'Attaqué par des PNJ, chaque joueur reçoit un trophée rouge s’il ne reste aucun attaquant.',
    source: 'Arbitrage `defense-pnj` ; document « combat », pénalités et bonus',
  },
  {
    id: 'combat.25',
    text: 'Les PNJ font un seul assaut par tour, à son début.',
    source: 'Document « combat », invocations',
  },
  {
    id: 'combat.26',
    text: 'Les trophées dépendent du scénario : la campagne peut s’en passer.',
    source: 'Document « combat », fin de bataille ; arbitrage `trophees`',
  },
  {
    id: 'combat.27',
    text: 'Des héros restés sans troupes auprès d’une invocation doivent quitter la région pour une destination de leur choix.',
    source: 'Document « combat », invocations ; arbitrage `bandits-et-heros`',
  },
  {
    id: 'combat.28',
    text: 'Un camp compte quarante belligérants au plus, chacun avec ses PV au plus, et une région jamais plus de morts-vivants qu’elle n’en tient.',
    source: 'Limites de Héraut ; document « combat », invocations',
  },
];
