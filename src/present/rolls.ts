import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import { batailleRolls } from './bataille/rolls.ts';
import { combat, combatLog } from './combat.ts';
import { defiLog } from './defi/log.ts';
import { wordsOf } from './defi/names.ts';
import { defi } from './defi.ts';
import { ebranlement } from './ebranlement.ts';
import { ficheWords, sheetEntry } from './fiche/entry.ts';
import { impactLog } from './impact/log.ts';
import { impact } from './impact.ts';
import { jet } from './jet.ts';
import { type RuleWords, unrolled } from './labels.ts';
import { handedSeat } from './match/seat.ts';
import { melee, meleeLog } from './melee.ts';
import { moral } from './moral.ts';
import { tour } from './royaume/tour.ts';
import { royaume } from './royaume.ts';
import { correction, scoresWords } from './scores.ts';
import { settings, settingsWords } from './settings.ts';
import { soins } from './soins.ts';
import { undoEntry, undoWords } from './undo.ts';
import { combatWords } from './words/combat.ts';
import { defiWords } from './words/defi.ts';
import { ebranlementWords } from './words/ebranlement.ts';
import { impactWords } from './words/impact.ts';
import { jetWords } from './words/jet.ts';
import { meleeWords } from './words/melee.ts';
import { moralWords } from './words/moral.ts';
import { royaumeWords } from './words/royaume.ts';
import { soinsWords } from './words/soins.ts';

/** How the rolls of one command are shown. */
export interface RollView {
  readonly present: (entry: Entry) => APIEmbed;
  /** What the log says of it, where the first line of the answer does not hold the dice of this entry. */
  readonly log?: (entry: Entry) => string[];
  readonly words: RuleWords;
  /** The same with what this entry calls its own things. */
  readonly wordsOf?: (entry: Entry) => RuleWords;
}

/** The words of one entry. */
export function wordsIn({ words, wordsOf }: RollView, entry: Entry): RuleWords {
  return wordsOf?.(entry) ?? words;
}

/** What a MJ sets is told like a roll, without dice. */
const setting: RollView = { present: settings, words: settingsWords };

/** What was done to sheets is told the same way. */
const sheets: RollView = { present: sheetEntry, words: ficheWords };

/** What is done on a board between battles. */
const board: RollView = { present: royaume, words: royaumeWords };

/** Every roll by the name of its command, as `content.command` has it. */
export const rolls: Readonly<Record<string, RollView>> = {
  annuler: { present: undoEntry, words: undoWords },
  ...batailleRolls,
  'campagne arbitrage': setting,
  'campagne gains': setting,
  'campagne importer': setting,
  'campagne posture': setting,
  'campagne prisonniers': setting,
  'campagne reglages': setting,
  'campagne table': setting,
  combat: { present: combat, words: combatWords, log: combatLog },
  defi: { present: defi, words: defiWords, wordsOf, log: defiLog },
  ebranlement: { present: ebranlement, words: ebranlementWords },
  'fiche arme': sheets,
  'fiche copier': sheets,
  'fiche creer': sheets,
  'fiche importer': sheets,
  'fiche modifier': sheets,
  'fiche retablir': sheets,
  'fiche statut': sheets,
  'fiche supprimer': sheets,
  impact: { present: impact, words: impactWords, log: impactLog },
  jet: { present: jet, words: jetWords },
  melee: { present: melee, words: meleeWords, log: meleeLog },
  moral: { present: moral, words: moralWords },
  'royaume destruction': board,
  'royaume invoquer': board,
  'royaume pillage': board,
  'royaume recolte': board,
  'royaume region': board,
  'royaume retirer': board,
  'royaume tour': { present: tour, words: royaumeWords },
  soins: { present: soins, words: soinsWords },
  reprendre: { present: handedSeat, words: unrolled('Place cédée') },
  'scores corriger': { present: correction, words: scoresWords },
};
