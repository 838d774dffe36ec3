import { type Refusal, refuse } from '../rules/rule.ts';
import { type FileReader, mostBytes, textOf } from '../slash/attached.ts';
import type { Log } from './log.ts';
import { type Timers, within } from './timers.ts';
import { reason } from './window.ts';

/** Where Discord keeps what people upload. */
const discordHosts: readonly string[] = ['cdn.discordapp.com', 'media.discordapp.net'];
/** How long a file may take, milliseconds. */
const patience = 10_000;

/**
 * Reads files from where Discord keeps them, or from the Discord at `api` in its place: no other address is asked. What
 * they hold goes nowhere but to the command.
 */
export function fileReader(api: string | null, timers: Timers, log: Log): FileReader {
  return async ({ url, size }) => {
    if (size > mostBytes) return refuse('file-too-large', null, { size, max: mostBytes });
    if (!isDiscord(url, api)) return refuse('file-unreachable', null);
    const late = new AbortController();
    const unreachable = refuse('file-unreachable', null);
    const work = download(url, late.signal).catch((error: unknown) => {
      log.warn({ error: reason(error) }, 'file not read');
      return unreachable;
    });
    try {
      return await within(timers, patience, work, unreachable);
    } finally {
      late.abort();
    }
  };
}

function isDiscord(url: string, api: string | null): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, origin } = new URL(url);
  return api === null ? protocol === 'https:' && discordHosts.includes(host) : origin === new URL(api).origin;
}

/** Stops as soon as it is too large, whatever the sender said of its size. */
async function download(url: string, signal: AbortSignal): Promise<string | Refusal> {
  const response = await fetch(url, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return refuse('file-too-large', null, { size, max: mostBytes });
    parts.push(part);
  }
  return textOf(Buffer.concat(parts));
}
