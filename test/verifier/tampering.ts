import { createHash } from 'node:crypto';
import type { Misfit } from '../../scripts/verifier/verify.ts';
import { type RawFile, rechain, rewrite } from './files.ts';

/** The other face of a die. */
export const turn = (die: { sides: number; face: number } | undefined) => {
  if (die) die.face = (die.face % die.sides) + 1;
};
const entryOf = (file: RawFile, number: number) => {
  const entry = file.entrees[number - 1];
  if (!entry) throw new Error(`no entry ${number}`);
  return entry;
};
const epochOf = (file: RawFile, number: number) => {
  const epoch = file.epoques[number - 1];
  if (!epoch) throw new Error(`no epoch ${number}`);
  return epoch;
};
const some = (hex: string) => createHash('sha256').update(hex).digest('hex');

/** What somebody could do to the file of `playedTable`, and what must be said of it. */
export const changes: Readonly<Record<string, readonly [(file: RawFile) => void, Misfit]>> = {
  'a face': [(file) => rewrite(file, 2, ({ dice }) => turn(dice[1])), { why: 'chain', number: 2 }],
  'a face and all hashes': [
    (file) => {
      rewrite(file, 2, ({ dice }) => turn(dice[1]));
      rechain(file);
    },
    { why: 'face', number: 2, die: 2 },
  ],
  'a face of an exploded die and all hashes': [
    (file) => {
      rewrite(file, 7, ({ dice }) => turn(dice[0]));
      rechain(file);
    },
    { why: 'face', number: 7, die: 1 },
  ],
  'one die fewer before the others, and all hashes': [
    (file) => {
      rewrite(file, 1, ({ dice }) => void dice.shift());
      rechain(file);
    },
    { why: 'face', number: 1, die: 1 },
  ],
  'the interaction of a roll and all hashes': [
    (file) => {
      rewrite(file, 1, ({ seed }) => {
        seed.id = '1';
      });
      rechain(file);
    },
    { why: 'face', number: 1, die: 1 },
  ],
  'a roll told again, with all hashes': [
    (file) => {
      file.entrees.splice(1, 0, { ...entryOf(file, 1) });
      rechain(file);
    },
    { why: 'repeat', number: 2 },
  ],
  'two entries swapped': [
    ({ entrees }) => void entrees.splice(1, 2, ...entrees.slice(1, 3).reverse()),
    { why: 'chain', number: 2 },
  ],
  'two entries swapped with their numbers': [
    ({ entrees }) => {
      entrees.splice(1, 2, ...entrees.slice(1, 3).reverse());
      for (const [at, entry] of entrees.entries()) entry.numero = at + 1;
    },
    { why: 'chain', number: 2 },
  ],
  'epochs out of order and all hashes': [
    (file) => {
      file.entrees.reverse();
      rechain(file);
    },
    { why: 'epoch', number: 2, epoch: 2 },
  ],
  'a number': [
    (file) => {
      entryOf(file, 4).numero = 5;
    },
    { why: 'chain', number: 4 },
  ],
  'a hash': [
    (file) => {
      entryOf(file, 5).empreinte = some('x');
    },
    { why: 'chain', number: 5 },
  ],
  'the commitment of a hidden entry': [
    (file) => {
      entryOf(file, 4).engagement = some('x');
    },
    { why: 'chain', number: 4 },
  ],
  'a salt': [
    (file) => {
      entryOf(file, 1).sel = '00'.repeat(16);
    },
    { why: 'chain', number: 1 },
  ],
  'a content taken away without a word': [
    (file) => Object.assign(entryOf(file, 3), { contenu: null, sel: null }),
    { why: 'chain', number: 3 },
  ],
  'an entry left out': [({ entrees }) => void entrees.splice(4, 1), { why: 'chain', number: 5 }],
  'the first entry left out': [({ entrees }) => void entrees.shift(), { why: 'chain', number: 1 }],
  'the last entry left out': [({ entrees }) => void entrees.pop(), { why: 'end', number: 8 }],
  'an entry told twice': [
    (file) => void file.entrees.splice(3, 0, entryOf(file, 3)),
    { why: 'chain', number: 4 },
  ],
  'an entry that is none': [
    ({ entrees }) => void entrees.splice(2, 1, {} as never),
    { why: 'chain', number: 3 },
  ],
  'the public secret': [
    (file) => {
      epochOf(file, 1).secrets.public = some('x');
    },
    { why: 'secret', number: 1, epoch: 1 },
  ],
  'the secret of the second epoch': [
    (file) => {
      epochOf(file, 2).secrets.public = some('x');
    },
    { why: 'secret', number: 7, epoch: 2 },
  ],
  'a secret of hidden rolls, which no entry here was drawn from': [
    (file) => {
      epochOf(file, 1).secrets.caches = some('x');
    },
    { why: 'secret', number: null, epoch: 1 },
  ],
  'the secret with its commitment': [
    (file) => {
      const secret = some('x');
      const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
      epochOf(file, 1).secrets.public = secret;
      epochOf(file, 1).engagements.public = commitment;
    },
    { why: 'face', number: 1, die: 1 },
  ],
  'an epoch left out': [({ epoques }) => void epoques.shift(), { why: 'epoch', number: 1, epoch: 1 }],
  'the way of drawing': [
    (file) => {
      rewrite(file, 1, ({ seed }) => {
        seed.algorithm = 2;
      });
      rechain(file);
    },
    { why: 'algorithm', number: 1 },
  ],
  'a content that is none': [
    (file) => {
      entryOf(file, 2).contenu = '{}';
      rechain(file);
    },
    { why: 'content', number: 2 },
  ],
  'the end forgotten': [
    (file) => {
      file.dernier = null;
    },
    { why: 'end', number: 9 },
  ],
};
