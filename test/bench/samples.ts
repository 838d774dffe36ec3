import { atLeast, atMost, type Figure } from '../../scripts/bench/figures.ts';
import type { Machine } from '../../scripts/bench/machine.ts';
import { withTable } from '../../scripts/bench/readme.ts';
import { readmeTable } from '../../scripts/bench/report.ts';

export const machine: Machine = {
  cpu: 'Processeur X',
  cores: 4,
  node: '24.1.0',
  libraries: { 'discord.js': '14.0.0' },
};

export const figures: readonly Figure[] = [
  { label: 'Départ', value: 812, unit: 'ms', limit: atMost(1000) },
  { label: 'Rapport', value: 12, unit: '×', limit: atLeast(10) },
  { label: 'Dés', value: 7_410_000, unit: '/s', limit: null },
];

/** A README that states those figures. */
export const readme = withTable(
  '# Héraut\n\n<!-- bench -->\n<!-- /bench -->\n',
  readmeTable(machine, figures),
);
