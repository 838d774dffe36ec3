import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Visibility } from '../../src/campaign/entry.ts';
import { type Court, delivered, findersOf, setCourt, type Who } from './visibility-stage.ts';

const notation = '1d6+41';
const server: readonly Who[] = ['lea', 'tom', 'mj', 'morgane'];
const masters: readonly Who[] = ['mj', 'morgane'];

/** Who finds a roll where before it is revealed. */
interface Row {
  readonly answer: readonly Who[];
  readonly log: readonly Who[];
  readonly masters: readonly Who[];
  readonly detail: readonly Who[];
  readonly recent: readonly Who[];
}

/** Léa rolls for herself. Tom is the other player, Zoé a stranger. */
const own: Readonly<Record<Visibility, Row>> = {
  public: { answer: server, log: server, masters: [], detail: server, recent: ['lea'] },
  'joueur-mj': { answer: ['lea'], log: [], masters, detail: ['lea', ...masters], recent: ['lea'] },
  mj: { answer: [], log: [], masters, detail: masters, recent: [] },
  personnel: { answer: ['lea'], log: [], masters: [], detail: ['lea'], recent: ['lea'] },
};

/** Merlin, a MJ, rolls for Tom. */
const behalf: Readonly<Record<Visibility, Row>> = {
  public: { answer: server, log: server, masters: [], detail: server, recent: ['mj'] },
  'joueur-mj': { answer: ['mj'], log: [], masters, detail: ['tom', ...masters], recent: ['mj'] },
  mj: { answer: [], log: [], masters, detail: masters, recent: ['mj'] },
  personnel: { answer: ['mj'], log: [], masters: [], detail: ['mj'], recent: ['mj'] },
};

for (const [roller, pour, matrix] of [
  ['lea', '', own],
  ['mj', ' pour:Tom', behalf],
] as const) {
  for (const visibility of Object.keys(matrix) as Visibility[]) {
    test(`${visibility}, rolled by ${roller}${pour}: seen by whom it is for, by all of the server once revealed`, async (context) => {
      const court = await setCourt(context);
      const { discord, general } = court;
      const line = `/jet notation:${notation} visibilite:${visibility}${pour}`;
      const answer = await discord.as(court[roller]).slash(general, line).answered();
      await delivered(court);
      const { id } = await lastEntry(court);
      assert.deepEqual(await findersOf(court, notation, id), matrix[visibility]);
      if (visibility === 'public') return;
      const copy = discord.messagesSeenBy(court.mj, court.masters).at(-1);
      const [who, message] = visibility === 'personnel' ? [roller, answer] : (['morgane', copy] as const);
      assert.ok(message);
      const after = await discord.as(court[who]).click(message, 'Révéler').answered();
      assert.equal(after.id, message.id);
      await delivered(court);
      const shown = { answer: server, log: server, detail: server, recent: [roller] };
      assert.deepEqual(await findersOf(court, notation, id), { ...matrix[visibility], ...shown });
      const inPlace = discord.messagesSeenBy(court.tom, general).filter(({ content }) => content !== '');
      assert.match(inPlace.map(({ content }) => content).join('|'), /^Jet révélé\u202f: par [^|]+$/u);
    });
  }
}

/** The newest entry of the server's campaign. */
function lastEntry({ store }: Court) {
  return store.read((tx) =>
    tx
      .selectFrom('journal')
      .select('id')
      .where('campaign', '=', 1)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}
