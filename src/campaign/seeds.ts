import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

/**
 * The seed of all dice of one interaction: HMAC-SHA-256 of `id` (UTF-8) under the epoch's secret, 64 hexadecimal digits.
 */
export function seedFor(secret: Uint8Array, id: string): string {
  return createHmac('sha256', keyOf(secret)).update(id, 'utf8').digest('hex');
}

const mostKeys = 100;
const keys = new Map<string, KeyObject>();

/** The key that a secret is, kept for the next roll: making it costs ten times what is done with it. */
function keyOf(secret: Uint8Array): KeyObject {
  const text = Buffer.from(secret).toString('latin1');
  const known = keys.get(text);
  if (known) return known;
  const key = createSecretKey(secret);
  if (keys.size >= mostKeys) keys.clear();
  keys.set(text, key);
  return key;
}

/** What is published of a secret before it is used: its SHA-256. */
export function commitmentOf(secret: Uint8Array): Buffer {
  return hash('sha256', secret, 'buffer');
}
