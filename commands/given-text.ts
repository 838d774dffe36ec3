import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Attached, Values } from '../src/slash/option.ts';

/** What `texte` says or what the file of `fichier` holds; `undefined` where neither is given. */
export function textIn({ texte, fichier }: Values): string | undefined {
  if (texte !== undefined) return String(texte);
  if (fichier === undefined) return undefined;
  return (fichier as Attached).text ?? ''; // an attachment option; files are read before the command runs
}

/** Why both at once cannot be taken. Refused: `text-and-file`. */
export function givenTwice({ texte, fichier }: Values): Refusal | null {
  return texte !== undefined && fichier !== undefined ? refuse('text-and-file', 'fichier') : null;
}
