import type { Gravite } from '../../src/rules/confede/terms.ts';

const source = 'Règles publiques de Confrontation 3, jets de Blessures';

/** From nothing to the worst. `blessure`: it counts as a « Blessure »; being stunned or killed outright does not. */
export const gravites: readonly {
  readonly id: Gravite;
  readonly nom: string;
  readonly blessure: boolean;
  readonly source: string;
}[] = [
  { id: 'aucune', nom: 'Aucune', blessure: false, source },
  { id: 'sonne', nom: 'Sonné', blessure: false, source },
  { id: 'legere', nom: 'Légère', blessure: true, source },
  { id: 'grave', nom: 'Grave', blessure: true, source },
  { id: 'critique', nom: 'Critique', blessure: true, source },
  { id: 'tue-net', nom: 'Tué net', blessure: false, source },
];
