import { hash } from 'node:crypto';

/**
 * The seed of all dice of one interaction: HMAC-SHA-256 of `id` (UTF-8) under the epoch's secret, 64 hexadecimal digits.
 */
export function seedFor(secret: Uint8Array, id: string): string {
  const { inner, outer } = blocksOf(secret);
  const within = hash('sha256', Buffer.concat([inner, Buffer.from(id, 'utf8')]), 'buffer');
  return hash('sha256', Buffer.concat([outer, within]), 'hex');
}

const blockLength = 64;

/** A secret as the two hashes of an HMAC begin with it (RFC 2104): Node's own object takes as long to make as a whole roll. */
function blocksOf(secret: Uint8Array): { readonly inner: Uint8Array; readonly outer: Uint8Array } {
  if (secret.length > blockLength) throw new RangeError('a longer secret would have to be hashed first');
  return { inner: padded(secret, 0x36), outer: padded(secret, 0x5c) };
}

/** The secret, filled up to a block with zeros, each byte turned by `pad`. */
function padded(secret: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(blockLength).fill(pad);
  for (let at = 0; at < secret.length; at += 1) block[at] = (secret[at] ?? 0) ^ pad;
  return block;
}

/** What is published of a secret before it is used: its SHA-256. */
export function commitmentOf(secret: Uint8Array): Buffer {
  return hash('sha256', secret, 'buffer');
}
