import type { Clause } from '../../src/rules/rule.ts';

/** The Test de Moral of one fighter, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'moral.1',
    text: 'Sous le tir, le test est dû quand la phase a coûté au moins le quart des PV de base.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, occasions',
  },
  {
    id: 'moral.2',
    text: 'Au corps à corps, il est dû par celui à qui le round a coûté plus de PV qu’à son adversaire ; à égalité, personne ne teste.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, occasions',
  },
  {
    id: 'moral.3',
    text: 'Au corps à corps, personne ne teste quand plus aucun adversaire ne lui fait face.',
    source: 'Document « Corps à corps », fin d’un affrontement',
  },
  {
    id: 'moral.4',
    text: 'Une règle ou le MJ peut imposer le test sans que l’occasion soit là.',
    source: 'Décision du MJ, que le document ne prévoit pas',
  },
  {
    id: 'moral.5',
    text: 'À moins de la moitié de ses PV de base, il perd 1 de Cd, au tir comme au corps à corps ; à la moitié exacte, il ne perd rien.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
  {
    id: 'moral.6',
    text: 'Au corps à corps s’y ajoute un seul malus, le pire : −1 face à un adversaire qui a plus de PV, −2 s’il en a au moins le double, −3 le triple, −4 le quadruple.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, malus',
  },
  {
    id: 'moral.7',
    text: 'Le test se fait à 2D6 : un total qui ne dépasse pas le Cd ainsi réduit est réussi. Un 12 n’échoue pas d’office.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, le test',
  },
  {
    id: 'moral.8',
    text: 'Deux 1 réussissent, si bas que soit tombé le Cd.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, réussite critique',
  },
  {
    id: 'moral.9',
    text: 'Qui échoue fuit jusqu’à son quartier général : le trajet prend le reste de sa journée et le combat se poursuit sans lui.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, échec',
  },
  {
    id: 'moral.10',
    text: 'La fuite coûte aussitôt 1 PV, que rien ne sauvegarde.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, échec',
  },
  {
    id: 'moral.11',
    text: 'S’il survit à sa fuite, chaque adversaire touche la moitié des gains d’une neutralisation.',
    source: 'Document « Corps à corps », Test de Moral et Fuite, gains',
  },
  {
    id: 'moral.12',
    text: 'Si sa fuite l’achève, il est K.O. et les gains sont entiers. On le porte avec ses affaires à l’infirmerie de son clan, où il reste jusqu’aux prochains soins.',
    source: 'Document « Corps à corps », Neutralisation',
  },
  {
    id: 'moral.13',
    text: 'Ce K.O. compte comme l’œuvre d’un joueur si l’un au moins des adversaires en est un.',
    source: 'Arbitrage ko-en-fuite',
  },
  {
    id: 'moral.14',
    text: 'Qui est déjà K.O. ne teste pas ; PV restants et PV perdus ne dépassent pas ensemble les PV de base.',
    source: 'Document « Corps à corps », Neutralisation',
  },
];
