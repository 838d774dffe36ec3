import type { Clause } from '../../src/rules/rule.ts';

const source = 'Règle de Héraut, pour un défi contre le bot';

/** How the bot plays a challenge, in our own words. */
export const clauses: readonly Clause[] = [
  {
    id: 'arene.1',
    text: 'Le bot peut être l’adversaire d’un défi : c’est l’Arène. Elle relève tout défi, avec la fiche ou le modèle que tu as choisi pour elle.',
    source,
  },
  {
    id: 'arene.2',
    text: 'À chaque choix, elle compte les chances exactes de ce seul round suivi de la gloire. Tant que tu n’as pas choisi, elle fait comme si tu ne prenais ni posture ni autre arme que la première.',
    source,
  },
  {
    id: 'arene.3',
    text: 'Elle prend ce qui creuse le plus l’écart entre ses chances de gagner et de perdre, puis ce qui lui rapporte le plus de PRC.',
    source,
  },
  {
    id: 'arene.4',
    text: 'Elle poursuit quand un round de plus vaut mieux pour elle que la gloire, et ne rompt que ce qu’elle perdrait.',
    source,
  },
  {
    id: 'arene.5',
    text: 'Elle pèse douze choix au plus à chaque étape, et moins quand les figurines ont beaucoup de PV et d’attaques : au-delà, elle s’en tient au meilleur de ceux qu’elle a pesés.',
    source,
  },
];
