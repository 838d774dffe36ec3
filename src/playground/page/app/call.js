import { Combo } from './combo.js';
import { add, fill, focusOn, goOn, NEXT, openOptions, optionsIn, problemsIn, remove } from './draft.js';
import { FileField } from './file-field.js';
import { html } from './html.js';
import { OptionField } from './option-field.js';
import { fitting, TYPES } from './options.js';
import { channelOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('./options.js').Entry} Entry */
/** @typedef {import('./draft.js').Draft} Draft */

/**
 * Sends a command in the making, with the dice that are ready where it takes dice and has none; what Discord’s window
 * would not send is shown in its field.
 *
 * @param {import('./store.js').Store} store
 * @param {Entry} entry
 * @param {Draft} draft
 */
async function send(store, entry, draft) {
  const [bad] = Object.keys(problemsIn(entry, draft));
  if (bad !== undefined) return store.set({ draft: focusOn({ ...draft, tried: true }, bad) });
  const options = optionsIn(entry, draft);
  // Taken before it is sent: the next command may be on its way before this one is answered.
  const dice = entry.options.some(({ name }) => name === 'des') && !('des' in options) && store.takeDice();
  const { person } = store.state;
  const channel = channelOf(store.state)?.id ?? '';
  store.toLine();
  const outcome = await store.perform({
    kind: 'slash',
    channel,
    name: entry.command,
    subcommand: entry.subcommand,
    options: { ...options, ...(dice ? { des: dice } : {}) },
  });
  // What was not sent is still there to be mended.
  if (outcome.kind !== 'refused') return;
  if (dice) store.giveDiceBack(dice);
  if (store.state.person === person) store.set({ draft: focusOn(draft, draft.focus) });
}

/**
 * A command in the making: its name, its options, and where the next one is named.
 *
 * @param {{ entry: Entry, draft: Draft }} props
 */
export function Call({ entry, draft }) {
  const { store } = useStore();
  const problems = draft.tried ? problemsIn(entry, draft) : {};
  /** @param {Draft} changed */
  const set = (changed) => store.set({ draft: changed });
  const cancel = () => store.toLine();
  const enter = () => send(store, entry, draft);
  const fields = draft.fields.map((field) => {
    const option = entry.options.find(({ name }) => name === field.name);
    if (!option) return null;
    if (option.type === TYPES.attachment)
      return html`<${FileField}
        key=${field.name}
        name=${field.name}
        text=${field.text}
        problem=${problems[field.name]}
        focus=${draft.focus === field.name && draft.turn}
        onChoose=${(/** @type {import('./file-field.js').ChosenFile} */ file) =>
          set(goOn(fill(draft, field.name, file.file, file), field.name))}
        onRemove=${() => set(remove(draft, field.name))}
      />`;
    return html`<${OptionField}
      key=${field.name}
      entry=${entry}
      draft=${draft}
      field=${field}
      option=${option}
      problem=${problems[field.name]}
      onText=${(/** @type {string} */ text) => set(typed(entry, draft, field.name, text))}
      onTake=${(/** @type {import('./option-field.js').Choice} */ { name, value }) =>
        set(goOn(fill(draft, field.name, name, value), field.name))}
      onEnter=${enter}
      onBack=${() => set(remove(draft, field.name))}
      onEscape=${cancel}
    />`;
  });
  return html`<div class="call" role="group" aria-label=${`Commande ${entry.path}`}>
    <span class="call-name">${entry.path}</span>
    ${fields}
    <${NextOption} entry=${entry} draft=${draft} set=${set} enter=${enter} cancel=${cancel} />
    <button type="button" class="button button-main send" onClick=${enter}>Envoyer</button>
  </div>`;
}

/**
 * A draft after somebody typed in a field: « 23 resistance: » goes on to that option.
 *
 * @param {Entry} entry
 * @param {Draft} draft
 * @param {string} name
 * @param {string} text
 */
function typed(entry, draft, name, text) {
  const [, value = '', next = ''] = /^(.*\S)\s+([\w-]+):$/.exec(text) ?? [];
  if (!openOptions(entry, draft).some((option) => option.name === next)) return fill(draft, name, text);
  return add(fill(draft, name, value), next);
}

/**
 * Where the next option is named.
 *
 * @param {{ entry: Entry, draft: Draft, set: (draft: Draft) => void, enter: () => void, cancel: () => void }} props
 */
function NextOption({ entry, draft, set, enter, cancel }) {
  const { store, state } = useStore();
  const open = openOptions(entry, draft);
  const last = draft.fields.at(-1)?.name;
  /** @param {string} text */
  const write = (text) => {
    const name = text.endsWith(':') ? text.slice(0, -1).trim() : null;
    if (name === null || !open.some((option) => option.name === name)) return store.set({ text });
    store.set({ text: '' });
    set(add(draft, name));
  };
  const take = (/** @type {string} */ name) => {
    store.set({ text: '' });
    set(add(draft, name));
  };
  return html`<span class="next-option">
    <${Combo}
      name="Ajouter une option"
      placeholder=${open.length > 0 ? `+${open.length} ${open.length > 1 ? 'options' : 'option'}` : ''}
      text=${state.text}
      title="Options"
      eager=${state.text !== ''}
      offers=${fitting(open, ({ name }) => name, state.text).map(({ name, description }) => ({
        key: name,
        label: name,
        about: description,
      }))}
      focus=${draft.focus === NEXT && draft.turn}
      onText=${write}
      onTake=${take}
      onEnter=${enter}
      onBack=${() => (last === undefined ? cancel() : set(focusOn(draft, last)))}
      onEscape=${cancel}
    />
  </span>`;
}
