import { Call } from './call.js';
import { Combo } from './combo.js';
import { begin } from './draft.js';
import { html } from './html.js';
import { entriesOf, fitting } from './options.js';
import { channelOf, commandsOf, nameOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('./options.js').Entry} Entry */
/** @typedef {import('./store.js').Store} Store */

/** Where one writes: a message, or a command with its options. */
export function Composer() {
  const { store, state } = useStore();
  const entries = entriesOf(commandsOf(state));
  const entry = entries.find(({ path }) => path === state.draft?.path);
  return html`<section class="composer" aria-label="Écrire">
    ${
      state.problem &&
      !state.form &&
      html`<p class="problem" role="alert">
        ${state.problem}
        <button type="button" class="as-link" onClick=${() => store.set({ problem: null })}>Fermer</button>
      </p>`
    }
    ${state.draft && entry ? html`<${Call} entry=${entry} draft=${state.draft} />` : html`<${Line} entries=${entries} />`}
  </section>`;
}

/**
 * A line that is no command yet.
 *
 * @param {{ entries: readonly Entry[] }} props
 */
function Line({ entries }) {
  const { store, state } = useStore();
  const channel = channelOf(state);
  const { text } = state;
  const command = text.startsWith('/');
  const place = `${channel?.kind === 'direct' ? '@' : '#'}${channel?.name ?? ''}`;
  /** @param {string} path */
  const take = (path) => {
    const entry = entries.find((one) => one.path === path);
    if (entry) store.set({ draft: begin(entry), text: '', problem: null });
  };
  return html`<div class="line">
    <${Combo}
      name=${`Message dans ${place}, en tant que ${nameOf(state, state.person)}`}
      placeholder="Message, ou / pour une commande"
      text=${text}
      title="Commandes"
      eager
      focus=${state.focus}
      offers=${command ? offersOf(entries, text) : []}
      onText=${(/** @type {string} */ typed) => write(store, entries, typed)}
      onTake=${take}
      onEnter=${() => (command ? read(store, entries, text) : say(store, text))}
      onEscape=${() => store.set({ text: '', problem: null })}
    />
  </div>`;
}

/**
 * @param {readonly Entry[]} entries
 * @param {string} text
 */
function offersOf(entries, text) {
  return fitting(entries, ({ path }) => path, text).map(({ path, about }) => ({
    key: path,
    label: path,
    about,
  }));
}

/**
 * A command whose name is complete begins; a whole line that was pasted is read.
 *
 * @param {Store} store
 * @param {readonly Entry[]} entries
 * @param {string} text
 */
function write(store, entries, text) {
  store.set({ text });
  const entry = entries.find(({ path }) => text.startsWith(`${path} `));
  if (!entry) return;
  if (text === `${entry.path} `) store.set({ draft: begin(entry), text: '', problem: null });
  else read(store, entries, text);
}

/**
 * Reads a whole line into a command in the making.
 *
 * @param {Store} store
 * @param {readonly Entry[]} entries
 * @param {string} line
 */
async function read(store, entries, line) {
  const channel = channelOf(store.state)?.id ?? '';
  const outcome = await store.perform({ kind: 'read', channel, line });
  if (outcome.kind !== 'read') return;
  const entry = entries.find(
    ({ command, subcommand }) => command === outcome.name && subcommand === outcome.subcommand,
  );
  if (entry) store.set({ draft: begin(entry, outcome.options), text: '', problem: null });
}

/**
 * @param {Store} store
 * @param {string} content
 */
async function say(store, content) {
  if (content.trim() === '') return;
  const channel = channelOf(store.state)?.id ?? '';
  const outcome = await store.perform({ kind: 'say', channel, content });
  if (outcome.kind === 'done') store.set({ text: '' });
}
