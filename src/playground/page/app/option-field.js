import { useEffect, useState } from 'preact/hooks';
import { expected } from './bounds.js';
import { Combo } from './combo.js';
import { optionsIn } from './draft.js';
import { html } from './html.js';
import { fitting, plain, TYPES } from './options.js';
import { channelOf, channelsOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('./options.js').Entry} Entry */
/** @typedef {import('./options.js').Option} Option */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Field} Field */
/** @typedef {import('./shape.js').State} State */
/** @typedef {{ name: string, value: string | number | boolean }} Choice */

/**
 * The values that an option is known to take; `null` when the bot is to be asked or anything goes.
 *
 * @param {State} state
 * @param {Option} option
 * @returns {Choice[] | null}
 */
function closedSet(state, option) {
  const named = (/** @type {readonly { id: string, name: string }[]} */ list) =>
    list.map(({ id, name }) => ({ name, value: id }));
  const { people = [], roles = [] } = state.world ?? {};
  if (option.choices) return [...option.choices];
  switch (option.type) {
    case TYPES.boolean:
      return [
        { name: 'oui', value: true },
        { name: 'non', value: false },
      ];
    case TYPES.user:
      return named(people);
    case TYPES.role:
      return named(roles);
    case TYPES.mentionable:
      return [...named(people), ...named(roles)];
    case TYPES.channel:
      return named(channelsOf(state, state.person).filter(({ kind }) => kind !== 'direct'));
    default:
      return null;
  }
}

/**
 * What the bot offers for the option in which somebody types; asked anew at every change.
 *
 * @param {Entry} entry
 * @param {Draft} draft
 * @param {Field} field
 * @param {boolean} wanted
 * @returns {Choice[]}
 */
function useCompletion(entry, draft, field, wanted) {
  const { store } = useStore();
  const [choices, setChoices] = useState(/** @type {Choice[]} */ ([]));
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const { [field.name]: _, ...options } = optionsIn(entry, draft);
    const { command: name, subcommand } = entry;
    const channel = channelOf(store.state)?.id ?? '';
    store
      .perform({ kind: 'type', channel, name, subcommand, options, focused: field.name, typed: field.text })
      .then((outcome) => current && setChoices(outcome.kind === 'choices' ? [...outcome.choices] : []));
    return () => {
      current = false;
    };
  }, [field.text, wanted]);
  return wanted ? choices : [];
}

/**
 * One option of a command in the making.
 *
 * @param {{ entry: Entry, draft: Draft, field: Field, option: Option, problem: string | undefined,
 *   onText: (text: string) => void, onTake: (choice: Choice) => void, onEnter: () => void, onBack: () => void,
 *   onEscape: () => void }} props
 */
export function OptionField({
  entry,
  draft,
  field,
  option,
  problem,
  onText,
  onTake,
  onEnter,
  onBack,
  onEscape,
}) {
  const { state } = useStore();
  const [here, setHere] = useState(false);
  const known = closedSet(state, option);
  const typed = field.value === null ? field.text.replace(/^[@#]/, '') : '';
  const asked = useCompletion(
    entry,
    draft,
    field,
    here && (option.autocomplete ?? false) && field.value === null,
  );
  const offers = field.value === null ? (known ? fitting(known, ({ name }) => name, typed) : asked) : [];
  const first = offers[0];
  return html`<span class=${`option${problem ? ' bad' : ''}`} onFocusOut=${() => setHere(false)}>
    <span class="option-name" aria-hidden="true">${option.name}</span>
    <${Combo}
      name=${option.name}
      text=${field.text}
      problem=${problem}
      title=${`Valeurs de ${option.name}`}
      offers=${offers.map(({ name, value }) => ({ key: String(value), label: name }))}
      eager=${known !== null || (first !== undefined && field.text !== '' && plain(first.name).startsWith(plain(field.text)))}
      focus=${draft.focus === option.name && draft.turn}
      hint=${html`<${Hint} option=${option} />`}
      onFocus=${() => setHere(true)}
      onText=${onText}
      onTake=${(/** @type {string} */ key) => {
        const choice = offers.find(({ value }) => String(value) === key);
        if (choice) onTake(choice);
      }}
      onEnter=${onEnter}
      onBack=${onBack}
      onEscape=${onEscape}
    />
  </span>`;
}

/** @param {{ option: Option }} props */
function Hint({ option }) {
  const takes = expected(option);
  return html`<span>
    <strong>${option.name}</strong>${option.required ? ' (obligatoire)' : ''} ${option.description}
    ${takes && html`<span class="muted"> · ${takes}</span>`}
  </span>`;
}
