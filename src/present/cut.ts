import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { atoms, join } from './markup.ts';
import { number } from './numbers.ts';
import { plural, thin } from './words.ts';

/** Discord's limits of an embed, in UTF-16 units; `total` is over all embeds of a message. */
export const limits = {
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  total: 6000,
  embeds: 10,
} as const;

/** How many parts fit when the middle is left out; `measure(head, tail)` is the length with that many kept. */
function keptParts(parts: number, max: number, measure: (head: number, tail: number) => number) {
  const ends = (kept: number): [number, number] => [Math.ceil(kept / 2), Math.floor(kept / 2)];
  let low = 0;
  let high = parts;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(...ends(middle)) <= max) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && measure(...ends(low)) > max) low -= 1;
  return ends(low);
}

/** One line of at most `max` units: the middle is left out with the count of its characters. */
export function cutLine(line: string, max: number): string {
  if (line.length <= max) return line;
  const pieces = atoms(line);
  const shown = (head: number, tail: number): string => {
    const omitted = pieces.length - head - tail;
    const gap = ` … ${number(omitted)} ${plural(omitted, 'caractère')} ${plural(omitted, 'omis', 'omis')} … `;
    return join(pieces.slice(0, head)).trimEnd() + gap + join(pieces.slice(pieces.length - tail)).trimStart();
  };
  const text = shown(...keptParts(pieces.length, max, (head, tail) => shown(head, tail).length)).trim();
  return text.length <= max ? text : '…';
}

/**
 * Lines of at most `max` units in all: the middle lines are left out with their count and the word that the journal
 * has them all, or `where` they are; a line that takes more than its share is cut itself.
 */
export function cutLines(lines: readonly string[], max: number, where = 'tout est au journal'): string {
  const whole = lines.join('\n');
  if (whole.length <= max) return whole;
  if (lines.length === 1) return cutLine(whole, max);
  const share = Math.max(16, Math.floor((max - 64) / 2));
  const short = lines.map((line) => cutLine(line, share));
  const shown = (head: number, tail: number): string => {
    const omitted = short.length - head - tail;
    const gap = omitted === 0 ? [] : [gapLine(omitted, where)];
    return [...short.slice(0, head), ...gap, ...short.slice(short.length - tail)].join('\n');
  };
  const text = shown(...keptParts(short.length, max, (head, tail) => shown(head, tail).length));
  return text.length <= max ? text : '…';
}

function gapLine(omitted: number, where: string): string {
  return `… ${number(omitted)} ${plural(omitted, 'ligne')} ${plural(omitted, 'omise')}, ${where} …`;
}

/** What an embed counts against the limit of its message. */
export function sizeOf(embed: APIEmbed): number {
  const fields = (embed.fields ?? []).reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return (
    (embed.title?.length ?? 0) + (embed.description?.length ?? 0) + (embed.footer?.text.length ?? 0) + fields
  );
}

/** The same embed within every limit of Discord and within `total` units; what is left out is counted where it stood. */
export function fitEmbed(embed: APIEmbed, total: number = limits.total): APIEmbed {
  for (let share = 1; ; share *= 0.85) {
    const fitted = within(embed, share);
    if (sizeOf(fitted) <= total || share < 0.01) return fitted;
  }
}

function within(embed: APIEmbed, share: number): APIEmbed {
  const part = (limit: number): number => Math.max(1, Math.floor(limit * share));
  const lines = (text: string, limit: number): string => cutLines(text.split('\n'), part(limit));
  return {
    ...embed,
    ...(embed.title !== undefined && { title: cutLine(embed.title, limits.title) }),
    ...(embed.description !== undefined && { description: lines(embed.description, limits.description) }),
    ...(embed.fields && {
      fields: cutFields(embed.fields).map((field) => ({
        ...field,
        name: cutLine(field.name, part(limits.fieldName)),
        value: lines(field.value, limits.fieldValue),
      })),
    }),
    ...(embed.footer && {
      footer: { ...embed.footer, text: cutLine(embed.footer.text, part(limits.footer)) },
    }),
  };
}

function cutFields(fields: readonly APIEmbedField[]): readonly APIEmbedField[] {
  if (fields.length <= limits.fields) return fields;
  const omitted = fields.length - limits.fields + 1;
  const gap = { name: '…', value: `${number(omitted)} rubriques omises${thin}: tout est au journal` };
  const head = Math.ceil((limits.fields - 1) / 2);
  return [...fields.slice(0, head), gap, ...fields.slice(head + omitted)];
}
