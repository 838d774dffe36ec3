import type { Clause } from '../../src/rules/rule.ts';

/** The battle around the phase de commandement, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'bataille.1',
    text: 'Les deux joueurs commencent la bataille avec 1 PC chacun ; celui qui joue en second ne reçoit rien de plus.',
    source: 'Document « La phase de Commandement », les PC',
  },
  {
    id: 'bataille.2',
    text: 'Les PC qui ne sont pas dépensés restent à leur joueur, d’une phase à l’autre et d’un tour à l’autre. Rien ne les remet à zéro, et personne n’en dépense plus qu’il n’en a.',
    source: 'Document « La phase de Commandement », les PC',
  },
  {
    id: 'bataille.3',
    text: 'Aucun stratagème payé en PC ne peut viser une unité ébranlée.',
    source: 'Document « La phase de Commandement », test raté',
  },
  {
    id: 'bataille.4',
    text: 'Une ronde de bataille est faite d’un tour de chaque joueur. Après le tour du premier vient celui du second, et après celui-ci commence la ronde suivante.',
    source: 'Règles publiques, 10e édition, la ronde de bataille',
  },
  {
    id: 'bataille.5',
    text: 'Les pertes retirent des figurines à une unité, ou des PV. Sans figurine, ou sans PV pour une figurine seule, elle est détruite.',
    source: 'Règles publiques, 10e édition, attribuer les dégâts',
  },
  {
    id: 'bataille.6',
    text: 'Un MJ peut rectifier des points ou des PC, en disant pourquoi ; ni les uns ni les autres ne descendent sous zéro.',
    source: 'Héraut, tenue des comptes',
  },
];
