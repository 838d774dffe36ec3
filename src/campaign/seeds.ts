import { createHash, createHmac } from 'node:crypto';

/**
 * The seed of all dice of one interaction: HMAC-SHA-256 of `id` (UTF-8) under the epoch's secret, 64 hexadecimal digits.
 */
export function seedFor(secret: Uint8Array, id: string): string {
  return createHmac('sha256', secret).update(id, 'utf8').digest('hex');
}

/** What is published of a secret before it is used: its SHA-256. */
export function commitmentOf(secret: Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
