/** @typedef {import('../shown.ts').PageWorld} PageWorld */
/** @typedef {import('../shown.ts').PageMessage} PageMessage */
/** @typedef {import('../shown.ts').Trace} Trace */
/** @typedef {Extract<import('../protocol.ts').Outcome, { kind: 'form' }> & { person: string }} OpenForm */

/** @typedef {{ text: string, draft: import('./draft.js').Draft | null }} Writing what somebody has half written */

/**
 * All that the page knows.
 *
 * @typedef {object} State
 * @property {boolean} connected
 * @property {PageWorld | null} world
 * @property {ReadonlyMap<string, readonly PageMessage[]>} messages by channel, oldest first
 * @property {string} person who is played now
 * @property {Readonly<Record<string, string>>} places the channel where each person is
 * @property {Readonly<Record<string, string>>} read by `person channel`, the last message that was seen
 * @property {{ place: string, after: string } | null} news in the channel at hand (`person channel`), the message after which all was new
 * @property {OpenForm | null} form
 * @property {string | null} problem what Discord’s window said last
 * @property {readonly string[]} hidden private messages that were put away
 * @property {string} text what stands in the line, or where the next option is named
 * @property {import('./draft.js').Draft | null} draft the command in the making
 * @property {Readonly<Record<string, Writing>>} writing what each person who is not played now has half written
 * @property {number | false} focus a number that changes when the cursor is to come to the line
 * @property {'scenes' | 'des' | 'inspecteur' | null} drawer
 * @property {boolean} sidebar on a narrow screen, whether the channels are shown
 * @property {readonly string[]} dice the dice that are ready, those of one roll a line
 * @property {string | null} usedDice
 * @property {readonly Trace[]} traces
 * @property {{ id: string, step: number, looked: string | null } | null} scene
 */

/** @type {State} */
export const START = {
  connected: false,
  world: null,
  messages: new Map(),
  person: '',
  places: {},
  read: {},
  news: null,
  form: null,
  problem: null,
  hidden: [],
  text: '',
  draft: null,
  writing: {},
  focus: false,
  drawer: null,
  sidebar: false,
  dice: [],
  usedDice: null,
  traces: [],
  scene: null,
};
