import type { UploadedFile } from '../world/model.ts';
import { refusal } from './error.ts';

/** What a request carries: its JSON and the files beside it. */
interface Carried {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** Reads a body: JSON by itself, or a form with the JSON in `payload_json` and files in its other parts. */
export async function readBody(bytes: Uint8Array<ArrayBuffer>, type: string | undefined): Promise<Carried> {
  if (bytes.length === 0) return { body: undefined, files: [] };
  if (!type?.startsWith('multipart/form-data'))
    return { body: parse(new TextDecoder().decode(bytes)), files: [] };
  const form = await readForm(bytes, type);
  const files: UploadedFile[] = [];
  for (const [part, value] of form)
    if (typeof value !== 'string')
      files.push({ part, name: value.name, type: value.type, bytes: await value.bytes() });
  const json = form.get('payload_json');
  return { body: typeof json === 'string' ? parse(json) : undefined, files };
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw refusal(50109);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(50109);
  }
}
