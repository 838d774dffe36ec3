/** What the files of one folder may import, besides the files of that folder. */
export interface Row {
  /** Folders and packages that may be there at run time. `node:*` stands for every built-in module. */
  readonly runtime: readonly string[];
  /** Where types may come from as well; what `runtime` allows gives types too. */
  readonly types: readonly string[];
  /** Where other folders are not even named: subfolders of the row's folder must not know one another. */
  readonly apart?: boolean;
}

const ours = [
  'src/text',
  'data',
  'src/dice',
  'src/rules',
  'src/matches',
  'src/odds',
  'src/campaign',
  'src/store',
  'src/present',
];
const anything = [...ours, 'src/threads', 'src/slash', 'commands', 'src/playground'];
const discordTypes = 'discord-api-types';

/**
 * Who may import whom. A subfolder falls under the row of its folder. `data` and the games' folders keep apart: a game
 * knows its own data and its own rules, and what all games share. `src/text` knows nothing, and all may know it but
 * `data` (no function) and `src/playground` (nothing of ours).
 */
export const table: Readonly<Record<string, Row>> = {
  data: { runtime: [], types: ['src/dice', 'src/rules'], apart: true },
  'src/text': { runtime: [], types: [] },
  'src/dice': { runtime: ['src/text', 'seedrandom', 'node:crypto'], types: [] },
  'src/rules': { runtime: ['src/text', 'src/dice', 'data'], types: ['src/slash'], apart: true },
  'src/matches': { runtime: ['src/text', 'src/rules', 'src/dice', 'data'], types: ['src/slash'] },
  'src/odds': {
    runtime: ['src/text', 'src/rules', 'src/matches', 'src/dice', 'data', 'src/threads'],
    types: ['src/slash'],
  },
  'src/threads': { runtime: ['node:worker_threads'], types: [] },
  'src/store': { runtime: ['kysely', 'better-sqlite3', 'node:*'], types: [...ours, 'src/slash'] },
  'src/campaign': {
    runtime: ['src/text', 'src/rules', 'src/matches', 'src/store', 'kysely', 'node:crypto'],
    types: ['src/dice', 'src/slash'],
  },
  'src/present': {
    runtime: ['src/text', 'data', '@resvg/resvg-js', discordTypes],
    types: [...ours, 'src/slash'],
  },
  'src/slash': {
    runtime: [
      'src/text',
      'src/rules',
      'src/dice',
      'src/matches',
      'src/odds',
      'src/campaign',
      'src/store',
      'src/present',
      'zod',
      '@discordjs/builders',
      discordTypes,
    ],
    types: [],
  },
  commands: { runtime: [...ours, 'src/slash', 'zod', '@discordjs/builders', discordTypes], types: [] },
  'src/playground': { runtime: ['ws', 'node:*', discordTypes], types: [] },
  scripts: { runtime: [...anything, 'scripts/bench/bots', '*'], types: [] },
  // What the bench measures in processes of their own: the bot as it is, and the least that discord.js can do.
  'scripts/bench/bots': { runtime: [...anything, 'src/bot', '*'], types: [] },
  'src/bot': { runtime: [...anything, '*'], types: [] },
};

/** Packages that have one home each, whatever a row with `*` says; not even their types are known elsewhere. */
export const homes: Readonly<Record<string, readonly string[]>> = {
  'discord.js': ['src/bot', 'scripts/bench/bots'],
  seedrandom: ['src/dice'],
  'better-sqlite3': ['src/store', 'scripts'],
  kysely: ['src/store', 'src/campaign', 'scripts'],
  ws: ['src/playground'],
  dotenv: ['src/bot', 'scripts'],
  pino: ['src/bot', 'scripts'],
};

/**
 * Folders whose contract the tests hold: what is exported there may be taken by tests alone. Elsewhere what tests alone
 * take is no part of the program, but for types and for the {@link contracts}.
 */
export const heldByTests: readonly string[] = [
  'src/dice',
  'src/rules',
  'src/matches',
  'src/odds',
  'src/playground',
];

/** Values that a promise of the program is measured by, in tests alone. */
export const contracts: readonly string[] = [
  'scripts/bench/check.ts: tolerance',
  'src/bot/pictures.ts: drawer',
  'src/bot/pictures.ts: remembering',
  'src/bot/queue.ts: fairQueue',
  'src/campaign/chain.ts: verifyChain',
  'src/campaign/interactions.ts: daysKept',
  'src/present/charts/picture.ts: longestAlt',
  'src/present/refusals.ts: knownCodes',
  'src/present/refusals/facts.ts: forgotten',
  'src/slash/common.ts: readFaces',
  'src/store/migrate.ts: copyBefore',
];
