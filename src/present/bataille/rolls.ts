import { commandement, commandementLog } from '../commandement.ts';
import type { RollView } from '../rolls.ts';
import { batailleWords, commandementWords, finWords, repliWords, uniteWords } from '../words/bataille.ts';
import { accountTold, battleBegun, battleOver, lossesTold, retreatTold, turnEnded } from './entry.ts';
import { unitTold } from './unite.ts';

/** What is done in a battle of two, by the name of its command. */
export const batailleRolls: Readonly<Record<string, RollView>> = {
  'bataille commencer': { present: battleBegun, words: batailleWords },
  'bataille fin': { present: battleOver, words: finWords },
  'bataille pertes': { present: lossesTold, words: batailleWords },
  'bataille points': { present: accountTold, words: batailleWords },
  'bataille repli': { present: retreatTold, words: repliWords },
  'bataille tour': { present: turnEnded, words: batailleWords },
  'bataille unite': { present: unitTold, words: uniteWords },
  commandement: { present: commandement, words: commandementWords, log: commandementLog },
  'pc corriger': { present: accountTold, words: batailleWords },
  'pc depenser': { present: accountTold, words: batailleWords },
};
