import type { Scene } from './scene.ts';

/** The first turns of a battle of two: units, command phases, PC. */
export const commandPhase: Scene = {
  id: 'commandement',
  title: 'Une phase de commandement',
  intro: 'Perceval et Guenièvre se disputent une colline. Le bot tient les unités, les PC et le tour.',
  steps: [
    {
      who: 'Perceval',
      where: 'Séance 1',
      does: 'slash',
      line: '/bataille commencer adversaire:Guenièvre premier:moi',
      shows: 'Bataille',
      look: 'La bataille tient dans ce fil, et chacun part avec 1 PC.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/bataille unite nom:Boyz effectif-initial:10 effectif-restant:4 cd:7 co:2 objectif:Colline',
      shows: 'Boyz',
      look: 'Quatre Boyz sur dix\u202f: l’unité est sous la moitié.',
    },
    {
      who: 'Guenièvre',
      where: 'Séance 1',
      does: 'slash',
      line: '/bataille unite nom:Gardes effectif-initial:10 cd:6 co:1 objectif:Colline',
      shows: 'Gardes',
      look: 'Les Gardes tiennent la même colline.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/commandement des:"2 3"',
      shows: 'ébranlée',
      look: 'Un PC pour chacun, puis le test des Boyz\u202f: ébranlés, ils ne tiennent plus rien.',
    },
    {
      who: 'Perceval',
      does: 'slash',
      line: '/bataille tour',
      shows: 'tour',
      look: 'Le tour passe à Guenièvre.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/commandement',
      shows: 'Aucun test',
      look: 'Aucune unité de Guenièvre n’est sous la moitié\u202f: rien à tester.',
    },
    {
      who: 'Guenièvre',
      does: 'slash',
      line: '/bataille etat',
      shows: 'Unités de Guenièvre',
      look: 'Toute la bataille sur un écran\u202f: ronde, PC, score, unités, objectif.',
    },
  ],
};
