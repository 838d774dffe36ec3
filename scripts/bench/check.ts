import { number } from '../../src/present/numbers.ts';
import { type Figure, isCost, keeps } from './figures.ts';
import type { Machine } from './machine.ts';
import { type Marks, readStated, type Stated } from './readme.ts';
import { machineText, shown } from './report.ts';

/** How many times worse than stated a figure may be, as long as it keeps its limit. */
export const tolerance = 1.5;

/**
 * What does not hold, as sentences: a limit that is missed, a figure that the README does not state, or states more than
 * {@link tolerance} times too well. Ratios are compared on any machine, the rest only on the one that the README names.
 */
export function misses(
  machine: Machine,
  figures: readonly Figure[],
  readme: string,
  marks: Marks = 'bench',
): readonly string[] {
  const stated = readStated(readme, marks);
  const broken = figures.filter((figure) => !keeps(figure)).map(limitSentence);
  if (stated === null) return [...broken, 'Le README n’a pas de tableau de mesures.'];
  const isSame = stated.block.includes(machineText(machine));
  return [...broken, ...figures.flatMap((figure) => drift(figure, stated, isSame))];
}

/** What a table of the README states beyond the limit that it states beside it, as sentences: it was not measured anew. */
export function statedMisses(readme: string, marks: Marks): readonly string[] {
  const stated = readStated(readme, marks);
  if (stated === null || stated.limits.size === 0)
    return [`Le README n’a pas de mesures «\u202F${marks}\u202F».`];
  return [...stated.limits].flatMap(([label, limit]) => {
    const value = stated.values.get(label) ?? Number.NaN;
    return keeps({ value, limit }) ? [] : [`${label}\u202F: ${number(value)} dans le README, hors limite.`];
  });
}

function limitSentence({ label, value, unit }: Figure): string {
  return `${label}\u202F: ${number(value)}\u202F${unit}, hors limite.`; // unrounded: 1 001 ms is not 1 000 ms
}

function drift(figure: Figure, { values }: Stated, isSame: boolean): readonly string[] {
  const { label, value, unit } = figure;
  const said = values.get(label);
  if (said === undefined) return [`${label}\u202F: absent du README.`];
  if (unit !== '×' && !isSame) return [];
  const worse = isCost(figure) ? value / said : said / value;
  if (worse <= tolerance) return [];
  return [`${label}\u202F: ${shown(value, unit)}, le README dit ${shown(said, unit)}.`];
}
