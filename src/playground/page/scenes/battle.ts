import type { Scene } from './scene.ts';

/** A battle with its trophies, and the end of it taken back. */
export const battle: Scene = {
  id: 'bataille',
  title: 'Une bataille et ses trophées',
  intro: 'Les troupes de Perceval, menées par un héros, attaquent la région de Guenièvre.',
  steps: [
    {
      who: 'Perceval',
      where: 'général',
      does: 'slash',
      line: '/combat attaque:"3 troupes" contexte:joueur defense:"2 troupes + 1 golem" defenseur:Guenièvre bonus:heros',
      look: 'La bataille est ouverte, et aucun dé n’est encore tombé.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Dés physiques',
      look: 'Le formulaire demande les dés de cet assaut.',
    },
    {
      who: 'Perceval',
      does: 'submit',
      values: { des: '3 5 2' },
      look: 'Deux touches, deux troupes de moins en face, et un trophée bleu pour Perceval.',
    },
    {
      who: 'Guenièvre',
      where: 'général',
      does: 'click',
      label: 'Nouvel assaut',
      look: 'Seul l’attaquant décide de la suite : Guenièvre l’apprend en privé.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Arrêter et finir le tour',
      look: 'Il reste un golem : la défense l’emporte, et Guenièvre reçoit un trophée rouge.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/scores voir',
      look: 'Les trophées sont dans les livres de la campagne.',
    },
    {
      who: 'Merlin',
      where: 'général',
      does: 'slash',
      line: '/annuler',
      look: 'Le MJ a repris la fin de la bataille, trophée compris.',
    },
  ],
};
