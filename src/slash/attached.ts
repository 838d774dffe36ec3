import { isRefusal, type Refusal, refuse } from '../rules/rule.ts';
import type { SlashCall } from './command.ts';
import type { Attached, OptionValue } from './option.ts';
import { isAttached } from './read.ts';

/** The most bytes of a file that is read. */
export const mostBytes = 1024 * 1024;

/**
 * Reads what a file holds. Refused: `file-too-large` [size, max] in bytes, `file-not-text`: no UTF-8, `file-unreachable`
 * where it did not come, or not in time.
 */
export type FileReader = (file: Attached) => Promise<string | Refusal>;

/** The same call with the text of every file that it brings. Without a reader files are refused: `file-unreachable`. */
export async function withFiles(call: SlashCall, read: FileReader | undefined): Promise<SlashCall | Refusal> {
  const options: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(call.options)) {
    if (!isAttached(value)) {
      options[name] = value;
      continue;
    }
    const text = await (read?.(value) ?? refuse('file-unreachable', null));
    if (isRefusal(text)) return { ...text, option: name };
    const known: Attached = { ...value, text };
    options[name] = known;
  }
  return { ...call, options };
}

/** Text of a file from its bytes. Refused: `file-too-large` [size, max], `file-not-text`. */
export function textOf(bytes: Uint8Array): string | Refusal {
  if (bytes.length > mostBytes) return refuse('file-too-large', null, { size: bytes.length, max: mostBytes });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? refuse('file-not-text', null) : text;
  } catch {
    return refuse('file-not-text', null);
  }
}
