import { z } from 'zod';

/** What a button, menu or form carries: which command it comes back to, what it asks, and its arguments. */
interface CustomId {
  readonly command: string;
  readonly action: string;
  readonly args: readonly string[];
}

const part = /^[a-z0-9-]+$/u;
const shape = z
  .string()
  .max(100)
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.string().regex(part), z.string().regex(part)]).rest(z.string().regex(part)));

/** Writes a custom id, at most 100 characters; parts are lower-case letters, digits and hyphens. */
export function makeCustomId(command: string, action: string, ...args: readonly (string | number)[]): string {
  const text = [command, action, ...args].join(':');
  shape.parse(text);
  return text;
}

/** Reads a custom id; `null` when it is none of ours. */
export function parseCustomId(text: string): CustomId | null {
  const read = shape.safeParse(text);
  if (!read.success) return null;
  const [command, action, ...args] = read.data;
  return { command, action, args };
}
