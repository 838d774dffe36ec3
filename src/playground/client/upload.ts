import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { World } from '../world/world.ts';
import { ClientRefusal } from './check.ts';

/** A file that is not on this machine, as a page or a test gives it. */
export interface GivenFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Uploads the file of an option, given as a path on this machine or as it is, and gives its id; `into` tells of it as
 * Discord does. Throws {@link ClientRefusal} where there is no such file.
 */
export function upload(
  world: World,
  channelId: string,
  option: string,
  given: unknown,
  into: Record<string, object>,
): string {
  const { name, content } = fileOf(option, given);
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const id = world.ids.next();
  const type = 'application/octet-stream';
  world.uploads.set(id, { part: option, name, type, bytes });
  const filename = name.replace(/[^\w.-]+/gu, '_');
  const url = `${world.origin}/attachments/${channelId}/${id}/${filename}`;
  into[id] = {
    id,
    filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: type,
    ephemeral: true,
  };
  return id;
}

function fileOf(option: string, given: unknown): GivenFile {
  if (typeof given === 'string') {
    try {
      return { name: basename(given), content: readFileSync(given) };
    } catch {
      throw new ClientRefusal(`${option}\u202f: aucun fichier «\u202f${given}\u202f» sur cette machine.`);
    }
  }
  const { name, content } = (given ?? {}) as { readonly name?: unknown; readonly content?: unknown };
  if (typeof name === 'string' && (typeof content === 'string' || content instanceof Uint8Array))
    return { name, content };
  throw new ClientRefusal(`${option}\u202f: il faut un fichier.`);
}
