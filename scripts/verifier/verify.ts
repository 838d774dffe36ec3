import { follows } from '../../src/campaign/chain.ts';
import { commitmentOf, seedFor } from '../../src/campaign/seeds.ts';
import { ALGORITHM, seededDice } from '../../src/dice/seeded.ts';
import { type ExportEpoch, type ExportFile, type ReadContent, readContent, readEntry } from './read.ts';

/**
 * Why an entry does not fit. `chain`: left out, out of turn, changed, or its hash is not that of what was before.
 * `content`: its text is none. `epoch`: drawn from an epoch that the file does not have, or that was over. `repeat`: its
 * dice were drawn from the same interaction and secret before, or leave some out: parts of one entry follow one another. `algorithm`: faces are drawn in a way this program does
 * not know. `secret`: the disclosed secret is not the one that was committed to. `face`: a die is not what the secret
 * gives. `end`: the file says that there are more, or other, last entries.
 */
export type Why = 'chain' | 'content' | 'epoch' | 'repeat' | 'algorithm' | 'secret' | 'face' | 'end';

/** The first number that does not fit. `number` is `null` for a secret that no entry of the file was drawn from. */
export interface Misfit {
  readonly why: Why;
  readonly number: number | null;
  /** Place of the die, from 1. */
  readonly die?: number;
  readonly epoch?: number;
}

/** What was found in files that fit. */
export interface Count {
  entries: number;
  hidden: number;
  erased: number;
  /** Entries whose faces were all drawn anew. */
  redrawn: number;
  /** Entries with typed dice: nothing proves these. */
  typed: number;
  /** Entries drawn from a secret that is not disclosed yet. */
  undisclosed: number;
}

type Before = { readonly number: number; readonly hash: string } | null;

/** Goes through exports of one campaign, one after the other. */
export class Verification {
  readonly count: Count = { entries: 0, hidden: 0, erased: 0, redrawn: 0, typed: 0, undisclosed: 0 };
  last: Before = null;
  #begun = false;
  #epoch = 0;
  /** How many dice were drawn from each source, and by which main entry. */
  readonly #drawn = new Map<string, { readonly count: number; readonly by: number }>();
  #first = Number.POSITIVE_INFINITY;

  /** Takes the next file; gives the first misfit in it, or `null`. */
  take(file: ExportFile): Misfit | null {
    const start = file.avant && { number: file.avant.numero, hash: file.avant.empreinte };
    if (this.#begun && (start?.number !== this.last?.number || start?.hash !== this.last?.hash)) {
      return { why: 'chain', number: (this.last?.number ?? 0) + 1 };
    }
    this.#begun = true;
    this.last = start;
    for (const raw of file.entrees) {
      const misfit = this.#entry(raw, file.epoques);
      if (misfit) return misfit;
    }
    return this.#end(file) ?? unusedSecret(file.epoques);
  }

  #entry(raw: unknown, epochs: readonly ExportEpoch[]): Misfit | null {
    const expected = (this.last?.number ?? 0) + 1;
    const read = readEntry(raw);
    if (!read?.state || !follows(read.link, this.last)) return { why: 'chain', number: expected };
    const { link, state } = read;
    this.last = { number: link.number, hash: link.hash };
    this.#first = Math.min(this.#first, link.number);
    this.count.entries += 1;
    if (state === 'cache') this.count.hidden += 1;
    if (state === 'efface') this.count.erased += 1;
    return link.content === null ? null : this.#shown(link.number, link.content, epochs);
  }

  #shown(number: number, text: string, epochs: readonly ExportEpoch[]): Misfit | null {
    const content = readContent(text);
    if (!content) return { why: 'content', number };
    const { seed } = content;
    const epoch = epochs.find(({ numero }) => numero === seed.epoch);
    if (!epoch || seed.epoch < this.#epoch) return { why: 'epoch', number, epoch: seed.epoch };
    this.#epoch = seed.epoch;
    return this.#dice(number, content, epoch);
  }

  #dice(number: number, content: ReadContent, epoch: ExportEpoch): Misfit | null {
    const { dice, typed, seed } = content;
    if (dice.length === 0) return null;
    if (typed) {
      this.count.typed += 1;
      return null;
    }
    if (!this.#follows(number, content)) return { why: 'repeat', number };
    const which = seed.secret === 'public' ? 'public' : 'caches';
    const secret = epoch.secrets[which];
    if (secret === null) {
      this.count.undisclosed += 1;
      return null;
    }
    if (!isCommittedTo(epoch, which)) return { why: 'secret', number, epoch: epoch.numero };
    if (seed.algorithm !== ALGORITHM) return { why: 'algorithm', number };
    const drawn = seededDice(seedFor(Buffer.from(secret, 'hex'), seed.id));
    for (let before = 0; before < (seed.skip ?? 0); before += 1) drawn.roll(6); // each die takes one draw, whatever its sides
    const wrong = dice.findIndex(({ sides, face }) => drawn.roll(sides) !== face);
    if (wrong >= 0) return { why: 'face', number, die: wrong + 1 };
    this.count.redrawn += 1;
    return null;
  }

  /**
   * Whether the dice of an entry begin where those of the same source ended: at its start, or after the parts before of
   * the same main entry. What stood before the first entry of the files is not known.
   */
  #follows(number: number, { dice, seed, partOf }: ReadContent): boolean {
    const source = `${seed.epoch} ${seed.secret} ${seed.id}`;
    const skip = seed.skip ?? 0;
    const by = partOf ?? number;
    const before = this.#drawn.get(source);
    this.#drawn.set(source, { count: skip + dice.length, by });
    if (before) return before.by === by && before.count === skip;
    return skip === 0 || by < this.#first;
  }

  /** Entries cut off at the end show as long as the file still says what its last one was. */
  #end({ dernier, entrees }: ExportFile): Misfit | null {
    const isSame =
      dernier === null
        ? entrees.length === 0
        : dernier.numero === this.last?.number && dernier.empreinte === this.last.hash;
    return isSame ? null : { why: 'end', number: (this.last?.number ?? 0) + 1 };
  }
}

function unusedSecret(epochs: readonly ExportEpoch[]): Misfit | null {
  const wrong = epochs.find((epoch) => !isCommittedTo(epoch, 'public') || !isCommittedTo(epoch, 'caches'));
  return wrong ? { why: 'secret', number: null, epoch: wrong.numero } : null;
}

function isCommittedTo({ secrets, engagements }: ExportEpoch, which: 'public' | 'caches'): boolean {
  const secret = secrets[which];
  return secret === null || commitmentOf(Buffer.from(secret, 'hex')).toString('hex') === engagements[which];
}
