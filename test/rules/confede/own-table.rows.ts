/** The house table as a person would type it, short. */
export const short = [
  { localisation: '1-6', indice: '≤ 1', gravite: 'aucune' },
  { localisation: '1-5', indice: '2-3', gravite: 'Sonné' },
  { localisation: '1 à 5', indice: '4 à 5', gravite: 'légère' },
  { localisation: '1–5', indice: '6–7', gravite: 'GRAVE' },
  { localisation: '1..5', indice: '8..9', gravite: 'critique' },
  { localisation: '1-5', indice: '10+', gravite: 'Tué net' },
  { localisation: 6, indice: '2-3', gravite: 'legere' },
  { Localisation: '6', Indice: 4, Gravité: 'grave' },
  { localisation: '6', indice: '5', gravite: 'grave' },
  { localisation: '6', indice: '6-7', gravite: 'critique' },
  { localisation: '6', indice: '>= 8', gravite: 'tue-net' },
];

/** One severity below 0 and another from 0 on, as a matrix. */
export const matrix = [
  { indice: '<=-1', '1': 'aucune', '2': 'aucune', '3': 'aucune', '4': 'aucune', '5': 'aucune', '6': 'sonné' },
  { indice: '≥ −0', '1': 'grave', '2': 'grave', '3': 'grave', '4': 'grave', '5': 'grave', '6': 'tué net' },
];
