import type { Scene } from './scene.ts';

/** One test of a unit below half, and what it rested on. */
export const ebranlement: Scene = {
  id: 'ebranlement',
  title: 'Une unité ébranlée',
  intro: 'Dix Boyz sont réduits à quatre. Perceval fait leur test d’ébranlement, avec ses propres dés.',
  steps: [
    {
      who: 'Merlin',
      where: 'général',
      does: 'slash',
      line: '/journal salon salon:journal',
      shows: 'désormais dans',
      look: 'Le MJ a choisi le salon où chaque jet public laisse une trace.',
    },
    {
      who: 'Perceval',
      where: 'général',
      does: 'slash',
      line: '/ebranlement effectif-initial:10 effectif-restant:4 cd:7 co:2 unite:Boyz des:"2 3"',
      shows: 'CO',
      look: 'La réponse dit d’abord l’issue, puis ce qui change\u202f: CO 8 → 0.',
    },
    {
      who: 'Perceval',
      does: 'click',
      label: 'Détail',
      shows: 'Détail du n°',
      look: 'Le calcul entier, étape par étape. Perceval est seul à voir ce message.',
    },
    {
      who: 'Guenièvre',
      where: 'général',
      does: 'look',
      shows: 'ébranlée',
      look: 'Guenièvre voit la réponse, mais pas le détail que Perceval a demandé.',
    },
    {
      who: 'Guenièvre',
      where: 'journal',
      does: 'look',
      shows: 'Ébranlement · Boyz',
      look: 'Le jet est au journal, avec son numéro et un lien vers la réponse.',
    },
  ],
};
