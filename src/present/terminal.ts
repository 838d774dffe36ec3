import type { APIEmbed } from 'discord-api-types/v10';
import { atoms } from './markup.ts';

/**
 * An embed as plain text for a terminal: title, lines, fields, foot. Emphasis, escapes and the marks of blocks whose
 * characters line up are gone; dropped dice keep their `~~`, which says what no other sign does.
 */
export function embedText({ title, description, fields = [], footer }: APIEmbed): string {
  const parts = [
    title && bare(title),
    description && bare(description),
    ...fields.map(({ name, value }) => {
      const text = ` ${bare(value)}`.replace(/^ \n/u, '\n').replaceAll('\n', '\n  ');
      return `${bare(name)}\u202f:${text}`;
    }),
    footer?.text,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('\n');
}

function bare(markdown: string): string {
  let struck = false;
  let text = '';
  const aligned = markdown.replace(/^```\n|\n```$/gmu, (mark) => (mark.startsWith('`') ? '\n' : ''));
  for (const { text: piece, styles } of [...atoms(aligned), { text: '', styles: [] }]) {
    if (styles.includes('~~') !== struck) text += '~~';
    struck = styles.includes('~~');
    text += piece.replace(/^\\([^0-9A-Za-z\s])/u, '$1');
  }
  return text;
}
