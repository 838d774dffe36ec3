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
      shows: 'Le premier assaut n’est pas encore lancé',
      look: 'La bataille est ouverte, et aucun dé n’est encore tombé.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Dés physiques',
      shows: 'Dés physiques',
      look: 'Le formulaire demande les dés de cet assaut.',
    },
    {
      who: 'Perceval',
      does: 'submit',
      values: { des: '3 5 2' },
      shows: 'insigne de mécréant',
      look: 'Deux touches, deux troupes de moins en face, et un trophée bleu pour Perceval.',
    },
    {
      who: 'Guenièvre',
      where: 'général',
      does: 'click',
      label: 'Nouvel assaut',
      shows: 'pas à toi de jouer',
      look: 'Seul l’attaquant décide de la suite\u202f: Guenièvre l’apprend en privé.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Arrêter et finir le tour',
      shows: 'sceau de chevalerie',
      look: 'Il reste un golem\u202f: la défense l’emporte, et Guenièvre reçoit un trophée rouge.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/scores voir',
      shows: 'Trophées rouges',
      look: 'Les trophées sont dans les livres de la campagne.',
    },
    {
      who: 'Perceval',
      where: 'général',
      does: 'click',
      label: 'Annuler',
      shows: 'attaque encore ou arrête',
      look: 'Sa décision n’a fait tomber aucun dé\u202f: Perceval la reprend, trophée compris, et les boutons sont revenus.',
    },
  ],
};
