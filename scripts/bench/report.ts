import { number } from '../../src/present/numbers.ts';
import type { Figure, Limit } from './figures.ts';
import type { Machine } from './machine.ts';

const thin = '\u202F';

/** A figure's value as the README shows it: three digits that count, and its unit. */
export function shown(value: number, unit: Figure['unit']): string {
  const digits = value === 0 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  const rounded = value >= 100 ? Math.round(value / digits) * digits : Number(value.toPrecision(3));
  return unit === '' ? number(rounded) : `${number(rounded)}${thin}${unit}`;
}

function limitOf(limit: Limit | null, unit: Figure['unit']): string {
  if (limit === null) return '';
  return `${limit.than === 'at-most' ? '≤' : '≥'}${thin}${shown(limit.bound, unit)}`;
}

/** The machine in one phrase. */
export function machineText({ cpu, cores }: Pick<Machine, 'cpu' | 'cores'>): string {
  return `${cpu}, ${cores} ${cores > 1 ? 'cœurs' : 'cœur'}`;
}

function versionsText({ node, libraries }: Machine): string {
  const all = Object.entries({ Node: node, ...libraries }).map(([name, version]) => `${name} ${version}`);
  return all.join(', ');
}

/** What stands in the README between its two marks. */
export function readmeTable(machine: Machine, figures: readonly Figure[], what = 'Médianes'): string {
  const rows = figures.map(
    ({ label, value, unit, limit }) => `| ${label} | ${shown(value, unit)} | ${limitOf(limit, unit)} |`,
  );
  return [
    `${what} sur ${machineText(machine)}\u202F; ${versionsText(machine)}.`,
    '',
    '| Mesure | Valeur | Limite |',
    '| --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** The same for a terminal. */
export function report(machine: Machine, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ label }) => label.length));
  const rows = figures.map(({ label, value, unit, limit }) =>
    `${label.padEnd(width)}  ${shown(value, unit).padStart(14)}  ${limitOf(limit, unit)}`.trimEnd(),
  );
  return [machineText(machine), versionsText(machine), '', ...rows].join('\n');
}
