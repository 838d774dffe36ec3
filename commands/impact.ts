import { arbitrages } from '../data/confede/arbitrages.ts';
import { impactMatch } from '../src/matches/impact.ts';
import { impact as present } from '../src/present/impact.ts';
import { check } from '../src/rules/confede/impact.ts';
import type { Gravite } from '../src/rules/confede/terms.ts';
import type { Matrix } from '../src/rules/table.ts';
import { matchCommand } from '../src/slash/matches.ts';
import { sheetOption } from '../src/slash/sheets.ts';
import { ofImpactor } from './fiche/rolls.ts';

/** `/impact`: the wound rolls of an impact, group after group. */
export const impact = matchCommand({
  name: 'impact',
  description: 'Impact/X : la FOR du choc, puis le jet de blessure de chaque cible',
  game: 'confede',
  arbitrages,
  options: {
    fiche: sheetOption('La fiche de l’impacteur : son X, sa MOU, sa RES'),
    x: { type: 'integer', min: 1, max: 20, description: 'Le X de Impact/X : 3' },
    distance: { type: 'text', max: 20, description: 'Du point de départ à la cible, en cm : 23 ou 7,5' },
    resistance: { type: 'integer', min: 1, max: 99, description: 'RES de la cible : 6' },
    cible: { type: 'text', max: 100, description: 'Nom de la cible : Gobelin' },
    cibles: {
      type: 'text',
      max: 2000,
      description: 'Plusieurs cibles : Gobelin RES 4 à 8 ; Orque RES 6 à 18',
    },
    capacites: { type: 'text', max: 300, description: 'De la cible seule : Instinct de survie/5, Acharné' },
    situation: {
      type: 'choice',
      choices: {
        charge: 'Charge',
        'face-a-face': 'Face à face de deux impacteurs',
        'assaillie-de-face': 'Impacteur lancé, assailli de face',
      },
      description: 'Comment le choc a lieu (charge si rien n’est dit)',
    },
    vitesse: { type: 'boolean', description: 'Irrépressible avec un marqueur de vitesse : compte 2 × MOU' },
    mou: { type: 'text', max: 20, description: 'MOU de l’impacteur, en cm : 20 ou 12,5' },
    'x-adverse': { type: 'integer', min: 1, max: 20, description: 'Face à face : le X de l’autre' },
    'vitesse-adverse': { type: 'boolean', description: 'Face à face : l’autre a un marqueur de vitesse' },
    'mou-adverse': { type: 'text', max: 20, description: 'Face à face : MOU de l’autre, en cm' },
    'resistance-impacteur': {
      type: 'integer',
      min: 1,
      max: 99,
      description: 'Face à face : RES de l’impacteur',
    },
    mode: {
      type: 'choice',
      choices: { rapide: 'Rapide : poursuivre tant que c’est possible' },
      description: 'Plusieurs groupes : ne rien demander entre deux',
    },
    'arret-apres': {
      type: 'integer',
      min: 1,
      max: 20,
      description: 'Plusieurs groupes : s’arrêter après le n-ième',
    },
  },
  house: 'table',
  // What the campaign keeps as its table was read by `readTable`.
  sheets: { fiche: ofImpactor },
  check: (values, rulings, table) =>
    check(values, rulings, (table as unknown as Matrix<Gravite> | null) ?? undefined),
  match: impactMatch,
  start: (checked, player, attended) => ({ impact: { ...checked, asks: checked.asks && attended }, player }),
  mayWait: ({ asks }) => asks,
  told: ({ outcome, since }) => ({ outcome, since }),
  control: (move) =>
    move === 'poursuivre'
      ? { as: 'button', label: 'Poursuivre', style: 'main', rolls: true }
      : { as: 'button', label: 'S’arrêter', style: 'plain', rolls: false },
  present: (entry, { next }, { guild }) => present(entry, next, guild !== null),
});
