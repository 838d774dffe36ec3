import { hash } from 'node:crypto';

/**
 * The seed of all dice of one interaction: HMAC-SHA-256 of `id` (UTF-8) under the epoch's secret, 64 hexadecimal digits.
 */
export function seedFor(secret: Uint8Array, id: string): string {
  return hmac(secret, Buffer.from(id, 'utf8')).toString('hex');
}

const blockLength = 64;

/**
 * HMAC by its definition (RFC 2104): Node's own object takes twenty times as long to make as the two hashes that it is. `secret`: at
 * most 64 bytes.
 */
function hmac(secret: Uint8Array, message: Uint8Array): Buffer {
  if (secret.length > blockLength) throw new RangeError('a longer secret would have to be hashed first');
  const inner = hash('sha256', Buffer.concat([padded(secret, 0x36), message]), 'buffer');
  return hash('sha256', Buffer.concat([padded(secret, 0x5c), inner]), 'buffer');
}

/** The secret, filled up to a block with zeros, each byte turned by `pad`. */
function padded(secret: Uint8Array, pad: number): Buffer {
  const block = Buffer.alloc(blockLength, pad);
  for (let at = 0; at < secret.length; at += 1) block[at] = (secret[at] ?? 0) ^ pad;
  return block;
}

/** What is published of a secret before it is used: its SHA-256. */
export function commitmentOf(secret: Uint8Array): Buffer {
  return hash('sha256', secret, 'buffer');
}
