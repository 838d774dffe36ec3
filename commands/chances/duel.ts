import type { Entry } from '../../src/campaign/entry.ts';
import { gameById } from '../../src/campaign/games.ts';
import { stateAt } from '../../src/campaign/moves.ts';
import type { DefiMatch } from '../../src/matches/defi.ts';
import { areneMove } from '../../src/matches/defi-arene.ts';
import { defiOf } from '../../src/matches/defi-course.ts';
import { ask } from '../../src/odds/ask.ts';
import type { Course, CourseQuestion } from '../../src/odds/heresie/course.ts';
import type { Standing } from '../../src/present/chances/entree.ts';
import type { Side } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Desk } from '../../src/slash/command.ts';
import { foundIn } from './sujet.ts';

/**
 * A move of a duel: how it would end from what stood before, and from what stands since. Postures are chosen openly, so
 * that whoever asks learns nothing that the message does not show. Refused: `odds-none` for what was no move of a duel.
 */
export async function duelMove(
  entry: Entry,
  { tx }: Desk,
): Promise<(() => Promise<Standing | Refusal>) | Refusal> {
  const { game } = entry.content;
  if (!game) return refuse('odds-none', null);
  const before = game.move === null ? null : await matchAt(tx, game.id, game.version);
  const after = await settledAt(tx, game.id, game.move === null ? game.version : game.version + 1);
  if (!after?.course) return refuse('odds-none', null);
  const asked: CourseQuestion = {
    defi: defiOf(after),
    armement: {
      protagoniste: armeOf('protagoniste', after, before),
      antagoniste: armeOf('antagoniste', after, before),
    },
    avant: before && courseOf(before),
    apres: courseOf(after),
  };
  const { round, duel } = after.course;
  const pv = { protagoniste: duel.protagoniste.pv, antagoniste: duel.antagoniste.pv };
  return async () => {
    const odds = foundIn(await ask({ kind: 'course', asked }));
    return isRefusal(odds) ? odds : { kind: 'defi', odds, defi: asked.defi, round, pv };
  };
}

/** A duel as it stood with that version. */
async function matchAt(tx: Desk['tx'], id: number, version: number): Promise<DefiMatch | null> {
  const kept = await stateAt(tx, id, version);
  if (kept !== null) return kept as unknown as DefiMatch; // written from one
  const game = await gameById(tx, id);
  return game?.version === version ? (game.state as unknown as DefiMatch) : null; // so is its state now
}

/** The same once the bot has made the moves that fell to it in the same go. */
async function settledAt(tx: Desk['tx'], id: number, version: number): Promise<DefiMatch | null> {
  const state = await matchAt(tx, id, version);
  const isBots = state !== null && areneMove(state, () => null) !== null;
  return isBots ? settledAt(tx, id, version + 1) : state;
}

/** `null` while nobody has accepted, and once it is over. */
function courseOf({ course, phase }: DefiMatch): Course | null {
  if (course === null || phase === 'fin') return null;
  const { duel, round, rounds } = course;
  return { duel, round, rounds, gloire: phase === 'gloire' };
}

/** The weapon of the round, or else of the one that has just ended. */
function armeOf(side: Side, ...states: readonly (DefiMatch | null)[]): string | null {
  return states.map((state) => state?.course?.duel[side].arme ?? null).find((arme) => arme !== null) ?? null;
}
