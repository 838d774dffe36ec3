/** What a button, menu or form carries: which command it comes back to, what it asks, and its arguments. */
interface CustomId {
  readonly command: string;
  readonly action: string;
  readonly args: readonly string[];
}

const longest = 100;
const shape = /^[a-z0-9-]+(?::[a-z0-9-]+)+$/u;

/** Writes a custom id, at most 100 characters; parts are lower-case letters, digits and hyphens. */
export function makeCustomId(command: string, action: string, ...args: readonly (string | number)[]): string {
  const text = [command, action, ...args].join(':');
  if (!isCustomId(text)) throw new Error(`not a custom id: ${text}`);
  return text;
}

/** Reads a custom id; `null` when it is none of ours. */
export function parseCustomId(text: string): CustomId | null {
  if (!isCustomId(text)) return null;
  const [command = '', action = '', ...args] = text.split(':');
  return { command, action, args };
}

function isCustomId(text: string): boolean {
  return text.length <= longest && shape.test(text);
}
