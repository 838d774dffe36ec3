import type { Gravite } from '../../src/rules/confede/terms.ts';
import type { Band, Matrix } from '../../src/rules/table.ts';

const corps: readonly Band<Gravite>[] = [
  { min: null, max: 1, value: 'aucune' },
  { min: 2, max: 3, value: 'sonne' },
  { min: 4, max: 5, value: 'legere' },
  { min: 6, max: 7, value: 'grave' },
  { min: 8, max: 9, value: 'critique' },
  { min: 10, max: null, value: 'tue-net' },
];

const tete: readonly Band<Gravite>[] = [
  { min: null, max: 1, value: 'aucune' },
  { min: 2, max: 3, value: 'legere' },
  { min: 4, max: 5, value: 'grave' },
  { min: 6, max: 7, value: 'critique' },
  { min: 8, max: null, value: 'tue-net' },
];

/** Localisation × indice → severity, until a campaign brings the table of its own rulebook. */
export const tableMaison: Matrix<Gravite> = {
  id: 'table-maison',
  source: 'Arbitrage `table-maison` : la table imprimée du jeu n’est pas publique',
  columns: [
    { key: 1, bands: corps },
    { key: 2, bands: corps },
    { key: 3, bands: corps },
    { key: 4, bands: corps },
    { key: 5, bands: corps },
    { key: 6, bands: tete },
  ],
};
