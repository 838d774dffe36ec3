import type { APIEmbed } from 'discord-api-types/v10';
import { atoms } from './markup.ts';

/**
 * An embed as plain text for a terminal: title, lines, fields, foot. Emphasis and escapes are gone; dropped dice keep
 * their `~~`, which says what no other sign does.
 */
export function embedText({ title, description, fields = [], footer }: APIEmbed): string {
  const parts = [
    title && bare(title),
    description && bare(description),
    ...fields.map(({ name, value }) => `${bare(name)}\u202f: ${bare(value).replaceAll('\n', '\n  ')}`),
    footer?.text,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('\n');
}

function bare(markdown: string): string {
  let struck = false;
  let text = '';
  for (const { text: piece, styles } of [...atoms(markdown), { text: '', styles: [] }]) {
    if (styles.includes('~~') !== struck) text += '~~';
    struck = styles.includes('~~');
    text += piece.replace(/^\\([^0-9A-Za-z\s])/u, '$1');
  }
  return text;
}
