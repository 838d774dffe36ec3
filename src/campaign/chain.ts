import { hash } from 'node:crypto';

/** Version of the layout below, part of every hash. */
export const chainVersion = 1;

const saltLength = 16;
const hashLength = 32;
const none = Buffer.alloc(hashLength);

/**
 * What proves an entry: hexadecimal digits for bytes. `content` is the exact text that was stored; `content` and `salt`
 * are `null` where the entry is hidden or erased, and only its commitment is known.
 */
export interface Link {
  readonly number: number;
  readonly version: number;
  readonly content: string | null;
  readonly salt: string | null;
  readonly commitment: string;
  readonly hash: string;
}

/** 16 unpredictable bytes that keep a short content from being guessed from its commitment. */
export function newSalt(rim: { randomBytes(count: number): Uint8Array }): Buffer {
  return Buffer.from(rim.randomBytes(saltLength));
}

/** Commitment of a content: SHA-256 of the 16 bytes of salt, then the text in UTF-8. */
export function commitTo(content: string, salt: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([salt, Buffer.from(content, 'utf8')]), 'buffer');
}

/**
 * Hash of an entry: SHA-256 of 73 bytes. Byte 0: version (1). Bytes 1–8: the entry's number in its campaign, big-endian.
 * Bytes 9–40: hash of the entry before, 32 zeros for number 1. Bytes 41–72: commitment of the content.
 */
export function hashOf(number: number, previous: Uint8Array | null, commitment: Uint8Array): Buffer {
  const bytes = Buffer.alloc(1 + 8 + 2 * hashLength);
  bytes.writeUInt8(chainVersion, 0);
  bytes.writeBigUInt64BE(BigInt(number), 1);
  bytes.set(previous ?? none, 9);
  bytes.set(commitment, 9 + hashLength);
  return hash('sha256', bytes, 'buffer');
}

/** Whether `link` follows the entry with that number and hash; `null` before the first one. */
export function follows(link: Link, before: Pick<Link, 'number' | 'hash'> | null): boolean {
  if (link.version !== chainVersion || link.number !== (before?.number ?? 0) + 1) return false;
  if (!isHash(link.commitment) || !isHash(link.hash)) return false;
  const previous = before && Buffer.from(before.hash, 'hex');
  if (hashOf(link.number, previous, Buffer.from(link.commitment, 'hex')).toString('hex') !== link.hash)
    return false;
  if (link.content === null) return link.salt === null;
  if (link.salt === null || !/^(?:[0-9a-f]{2})+$/u.test(link.salt)) return false;
  return commitTo(link.content, Buffer.from(link.salt, 'hex')).toString('hex') === link.commitment;
}

/**
 * The first number at which the journal of one campaign, given from number 1 on and in order, does not fit: a number
 * left out or out of turn, a hash that does not follow from the one before, a content that is not what was committed to.
 * `null` when all fits. What was cut off at the end cannot be seen from here.
 */
export function verifyChain(links: Iterable<Link>): number | null {
  let before: Link | null = null;
  for (const link of links) {
    if (!follows(link, before)) return (before?.number ?? 0) + 1;
    before = link;
  }
  return null;
}

function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}
