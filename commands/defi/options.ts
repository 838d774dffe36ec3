import type { OptionSpecs } from '../../src/slash/option.ts';

const named = { type: 'text', max: 100, autocomplete: true } as const;
const models = { type: 'integer', min: 0, max: 200 } as const;
const walkers = { type: 'integer', min: 0, max: 40 } as const;
const statuses = {
  aucun: 'Aucun statut',
  unite: 'Son unité est sous un statut',
  disgrace: 'En disgrâce',
  deroute: 'En déroute',
} as const;

/** The options of `/defi`, those that every game takes apart. */
export const defiOptions = {
  adversaire: {
    type: 'user',
    required: true,
    description: 'Qui tu défies ; le bot lui-même joue l’Arène',
  },
  fiche: { ...named, description: 'Ta figurine : une fiche ou un modèle prêt, comme Préteur' },
  'fiche-adverse': { ...named, description: 'La figurine d’en face : une fiche ou un modèle prêt' },
  arme: { ...named, description: 'Mode rapide : l’arme de ta figurine (la première si rien n’est dit)' },
  'arme-adverse': { ...named, description: 'Mode rapide : l’arme d’en face (la première si rien n’est dit)' },
  soutien: { ...models, description: 'Tes autres figurines engagées, marcheurs à part : 12' },
  marcheurs: { ...walkers, description: 'Tes marcheurs engagés : 1' },
  'soutien-adverse': { ...models, description: 'Les autres figurines engagées d’en face : 4' },
  'marcheurs-adverses': { ...walkers, description: 'Les marcheurs engagés d’en face : 1' },
  seul: {
    type: 'choice',
    choices: { aucun: 'Personne', adversaire: 'L’adversaire', moi: 'Moi' },
    description: 'Qui n’a là que son duelliste (personne si rien n’est dit)',
  },
  charge: { type: 'boolean', description: 'Ta figurine a chargé à cette phase' },
  'charge-adverse': { type: 'boolean', description: 'La figurine d’en face a chargé à cette phase' },
  statut: {
    type: 'choice',
    choices: statuses,
    description: 'Le statut de ta figurine, s’il est plus grave que celui de sa fiche',
  },
  'statut-adverse': {
    type: 'choice',
    choices: statuses,
    description: 'Le statut de la figurine d’en face, s’il est plus grave que celui de sa fiche',
  },
  'joueur-actif': {
    type: 'choice',
    choices: { protagoniste: 'Le protagoniste, qui lance le défi', antagoniste: 'L’antagoniste' },
    description: 'De qui c’est le tour de joueur (le protagoniste si rien n’est dit)',
  },
  eligible: { type: 'boolean', description: 'MJ : laisser se battre qui ne le pourrait pas' },
  mode: {
    type: 'choice',
    choices: {
      rapide: 'Rapide : un round puis la gloire, en une réponse',
      'jusquau-bout': 'Jusqu’au bout : des rounds jusqu’à ce que l’un soit retiré',
    },
    description: 'Tout en une réponse ; contre un joueur c’est une simulation',
  },
  posture: { ...named, description: 'Mode rapide : ta posture au premier round : Coup de grâce' },
  'posture-adverse': { ...named, description: 'Mode rapide : la posture d’en face au premier round' },
} as const satisfies OptionSpecs;
