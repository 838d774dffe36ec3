import type { Scene } from './scene.ts';

/** An impact through several groups, with a choice after each, and an undoing. */
export const impact: Scene = {
  id: 'impact',
  title: 'Un impact à travers trois rangs',
  intro:
    'L’impacteur de Guenièvre renverse un Gobelin, puis un Orque. Après chaque groupe retiré, elle choisit de poursuivre ou non.',
  steps: [
    {
      who: 'Guenièvre',
      where: 'général',
      does: 'slash',
      line: '/impact x:20 cibles:"Gobelin RES 4 à 8 ; Orque RES 6 à 18 ; Troll RES 9 à 21"',
      shows: 'aller plus loin vers Orque et Troll',
      look: 'Le Gobelin est retiré\u202f: des boutons demandent la suite à Guenièvre.',
    },
    {
      who: 'Perceval',
      where: 'général',
      does: 'click',
      label: 'Poursuivre',
      shows: 'pas à toi de jouer',
      look: 'Ce n’est pas à Perceval de jouer\u202f: il l’apprend en privé, et rien n’a changé.',
    },
    {
      who: 'Guenièvre',
      does: 'click',
      label: 'Dés physiques',
      shows: 'Dés physiques',
      look: 'Guenièvre a lancé de vrais dés\u202f: un formulaire demande leurs faces.',
    },
    {
      who: 'Guenièvre',
      does: 'submit',
      values: { des: '3 5' },
      shows: 'aller plus loin vers Troll',
      look: 'La FOR a grandi avec la distance, et le même message a changé.',
    },
    {
      who: 'Guenièvre',
      does: 'click',
      label: 'S’arrêter',
      shows: 'choisit de s’arrêter',
      look: 'La partie est close, et la réponse nomme qui n’a pas été atteint.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/annuler',
      shows: 'aller plus loin vers Troll',
      look: 'S’arrêter n’a fait tomber aucun dé\u202f: elle le reprend seule, et ses boutons sont revenus.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/annuler',
      shows: 'Guenièvre demande',
      look: 'Un jet, lui, ne se reprend qu’avec l’accord d’un MJ\u202f: elle le demande.',
    },
    {
      who: 'Merlin',
      where: 'général',
      does: 'click',
      label: 'Accorder',
      shows: 'aller plus loin vers Orque et Troll',
      look: 'Le MJ l’accorde\u202f: l’Orque est de nouveau debout.',
    },
  ],
};
