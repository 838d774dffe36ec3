import { arbitrages } from '../../../data/heresie/arbitrages.ts';
import { armes } from '../../../data/heresie/armes.ts';
import { clauses } from '../../../data/heresie/defi.ts';
import { postures } from '../../../data/heresie/postures.ts';
import { posturesDeFaction } from '../../../data/heresie/postures-de-faction.ts';
import { reglesSpeciales } from '../../../data/heresie/regles-speciales.ts';
import type { RuleWords } from '../labels.ts';
import { defiRulings, defiWhat } from './defi-steps.ts';

const postureNames = namesOf([...postures, ...posturesDeFaction]);

export const defiWords: RuleWords = {
  name: 'Défi',
  what: defiWhat,
  cause: {
    ...postureNames,
    initiative: 'initiative',
    lourd: 'lourd',
    leger: 'léger',
    'pv-perdus': 'PV manquants',
    'atout-du-duelliste': 'Atout du duelliste',
    soutien: 'soutien',
    avantage: 'avantage',
    arme: 'arme',
    statut: 'statut',
    disgrace: 'disgrâce',
    phage: 'Phage',
    impact: 'Impact',
    force: 'Force',
    degats: 'dégâts',
    'parangon-ou-etat-major': 'parangon ou état-major',
  },
  value: {
    ...namesOf(armes),
    ...namesOf(reglesSpeciales),
    ...postureNames,
    protagoniste: 'protagoniste',
    antagoniste: 'antagoniste',
    parangon: 'parangon',
    'etat-major': 'état-major',
    champion: 'champion',
    regle: 'une règle',
    mj: 'accord d’un MJ',
    'phase-de-fin': 'phase de fin du même tour',
    impossible: 'impossible',
    'sans-jet': 'sans jet',
    aucune: 'aucune',
    cc: 'CC',
    f: 'F',
    e: 'E',
    i: 'I',
    a: 'A',
    pa: 'PA',
    d: 'D',
  },
  table: {
    'table-de-touche': 'CC contre CC',
    'table-de-blessure': 'F contre E',
    sauvegarde: 'PA, Svg, Inv',
  },
  ruling: defiRulings,
  clauses,
  arbitrages,
};

function namesOf(rows: readonly { readonly id: string; readonly nom: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, nom }) => [id, nom]));
}
