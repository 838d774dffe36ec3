import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { commitTo, hashOf, type Link, newSalt, verifyChain } from '../../src/campaign/chain.ts';
import { scriptedRim } from '../store/scratch.ts';

/** A chain over these contents; every third one is known by its commitment alone. */
function chainOver(contents: readonly string[], numberOf = (index: number) => index + 1): Link[] {
  const rim = scriptedRim();
  let previous: Buffer | null = null;
  return contents.map((content, index) => {
    const salt = newSalt(rim);
    const commitment = commitTo(content, salt);
    const hash = hashOf(numberOf(index), previous, commitment);
    previous = hash;
    const known = index % 3 !== 2;
    return {
      number: numberOf(index),
      version: 1,
      content: known ? content : null,
      salt: known ? salt.toString('hex') : null,
      commitment: commitment.toString('hex'),
      hash: hash.toString('hex'),
    };
  });
}

const contents = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 12 });

test('the layout is the documented one, byte by byte', () => {
  const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
  const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
  const commitment = commitTo('é', salt);
  assert.equal(commitment.toString('hex'), sha('000102030405060708090a0b0c0d0e0fc3a9'));
  const first = hashOf(1, null, commitment);
  const zeros = '00'.repeat(32);
  assert.equal(first.toString('hex'), sha(`010000000000000001${zeros}${commitment.toString('hex')}`));
  const last = hashOf(258, first, commitment);
  assert.equal(
    last.toString('hex'),
    sha(`010000000000000102${first.toString('hex')}${commitment.toString('hex')}`),
  );
});

test('law: a chain as it was made fits, hidden entries included', () => {
  assert.equal(verifyChain([]), null);
  fc.assert(fc.property(contents, (texts) => verifyChain(chainOver(texts)) === null));
});

const changes: Readonly<Record<string, (link: Link) => Link>> = {
  content: (link) => ({ ...link, content: `${link.content ?? ''} ` }),
  'content taken away': (link) => ({ ...link, content: null, salt: link.salt ?? 'ab' }),
  salt: (link) => ({ ...link, salt: link.salt === null ? '00' : `ff${link.salt}` }),
  'salt that is none': (link) => ({ ...link, content: link.content ?? '', salt: 'salt' }),
  commitment: (link) => ({ ...link, commitment: link.hash }),
  hash: (link) => ({ ...link, hash: link.commitment }),
  'hash in capitals': (link) => ({ ...link, hash: `${link.hash.slice(0, 63)}G` }),
  number: (link) => ({ ...link, number: link.number + 1 }),
  version: (link) => ({ ...link, version: 2 }),
};

for (const [name, change] of Object.entries(changes)) {
  test(`law: the first entry whose ${name} was changed is named`, () => {
    fc.assert(
      fc.property(contents, fc.nat(), (texts, choice) => {
        const chain = chainOver(texts);
        const at = choice % chain.length;
        const changed = chain.map((link, index) => (index === at ? change(link) : link));
        assert.equal(verifyChain(changed), at + 1);
      }),
    );
  });
}

test('law: an entry left out, doubled or swapped is named', () => {
  fc.assert(
    fc.property(contents, fc.nat(), (texts, choice) => {
      const chain = chainOver([...texts, 'last']);
      const at = choice % (chain.length - 1);
      const without = chain.filter((_, index) => index !== at);
      const doubled = chain.flatMap((link, index) => (index === at ? [link, link] : [link]));
      const swapped = [...chain.slice(0, at), ...chain.slice(at, at + 2).reverse(), ...chain.slice(at + 2)];
      assert.deepEqual([without, doubled, swapped].map(verifyChain), [at + 1, at + 2, at + 1]);
    }),
  );
});

test('numbers follow one another from 1 even where all hashes fit', () => {
  assert.equal(verifyChain(chainOver(['a', 'b'], (index) => index + 2)), 1);
  assert.equal(verifyChain(chainOver(['a', 'b'], (index) => 2 * index + 1)), 2);
});

test('law: rewriting the first content changes the last hash', () => {
  fc.assert(
    fc.property(contents, (texts) => {
      const published = chainOver(texts).at(-1)?.hash;
      const rewritten = chainOver([`${texts[0]}!`, ...texts.slice(1)]).at(-1)?.hash;
      assert.notEqual(rewritten, published);
    }),
  );
});
