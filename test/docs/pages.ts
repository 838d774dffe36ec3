import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A file of the project as text, by its path from the top. */
export function page(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A heading with what stands below it, up to the next heading of any rank. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** The sections of a Markdown page in order; fenced blocks are left whole. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const heading = fenced ? null : /^#+ (.+)$/u.exec(line)?.[1];
    if (heading) sections.push({ heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}

/** The content of each fenced block, in order. */
export function fencesOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```\w*\n([\s\S]*?)\n```$/gmu)].map(([, content = '']) => content);
}

/** A page without its fenced blocks. */
export function proseOf(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gmu, '');
}

/** Everything between single backticks in the prose. */
export function codesOf(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code);
}

/** The rows of all tables whose first cell is one word of code: that word, and the whole row. */
export function rowsOf(markdown: string): { readonly name: string; readonly row: string }[] {
  return [...markdown.matchAll(/^\| `([^`|]+)` +\|.*$/gmu)].map(([row, name = '']) => ({ name, row }));
}
