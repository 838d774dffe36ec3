import { useEffect, useRef, useState } from 'preact/hooks';
import { partsOf } from './form-parts.js';
import { html } from './html.js';
import { SceneInForm } from './scene-step.js';
import { useStore } from './store.js';

/** @typedef {import('./shape.js').OpenForm} OpenForm */
/** @typedef {import('discord-api-types/v10').APITextInputComponent} TextInput */
/** @typedef {import('discord-api-types/v10').APIStringSelectComponent} List */

const PARAGRAPH = 2;

/** The form that the bot opened, if one is open. */
export function OpenForm() {
  const { state } = useStore();
  return state.form && html`<${Form} key=${state.form.form} form=${state.form} />`;
}

/** @param {{ form: OpenForm }} props */
function Form({ form }) {
  const { store, state } = useStore();
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const parts = partsOf(form.modal);
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  const close = () => store.set({ form: null, problem: null });
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const outcome = await store.perform({ kind: 'submit', form: form.form, values });
    if (outcome.kind === 'done') store.set({ form: null });
  };
  const set = (/** @type {string} */ id) => (/** @type {string} */ text) =>
    setValues({ ...values, [id]: text });
  return html`<dialog class="form" ref=${box} aria-labelledby="form-title" onClose=${close}>
    <form method="dialog" onSubmit=${send}>
      <h2 id="form-title">${form.modal.title}</h2>
      ${parts.map((part) =>
        'words' in part
          ? html`<p>${part.words}</p>`
          : html`<${'style' in part.field ? Field : ListField} ...${part} text=${values[part.field.custom_id]} set=${set(part.field.custom_id)} />`,
      )}
      ${state.problem && html`<p class="problem" role="alert">${state.problem}</p>`}
      <${SceneInForm} />
      <div class="form-foot">
        <button type="button" class="button button-plain" onClick=${close}>Annuler</button>
        <button type="submit" class="button button-main">Envoyer</button>
      </div>
    </form>
  </dialog>`;
}

/** @param {{ field: TextInput, label: string, about: string, text?: string, set: (text: string) => void }} props */
function Field({ field, label, about, text, set }) {
  const { store, state } = useStore();
  const id = `form-${field.custom_id}`;
  const attributes = {
    id,
    placeholder: field.placeholder,
    required: field.required ?? true,
    minlength: field.min_length,
    maxlength: field.max_length ?? 4000,
    value: text ?? field.value ?? '',
    'aria-describedby': about ? `${id}-about` : undefined,
    onInput: (/** @type {{ target: HTMLInputElement }} */ { target }) => set(target.value),
  };
  const ready = field.custom_id === 'des' ? state.dice[0] : undefined;
  const useReady = () => {
    set(ready ?? '');
    store.takeDice();
  };
  return html`<div class="form-field">
    <label for=${id}>${label}${attributes.required && html`<span class="required" title="obligatoire"> *</span>`}</label>
    ${about && html`<p class="muted" id=${`${id}-about`}>${about}</p>`}
    ${field.style === PARAGRAPH ? html`<textarea rows="6" ...${attributes}></textarea>` : html`<input type="text" autocomplete="off" ...${attributes} />`}
    ${
      ready &&
      html`<button type="button" class="button button-plain" onClick=${useReady}>Mettre les dés préparés${'\u202f'}: ${ready}</button>`
    }
  </div>`;
}

/** @param {{ field: List, label: string, about: string, text?: string, set: (text: string) => void }} props */
function ListField({ field, label, about, text, set }) {
  const id = `form-${field.custom_id}`;
  const required = field.required ?? true;
  const preset = field.options.find((option) => option.default)?.value ?? '';
  const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) => set(target.value);
  return html`<div class="form-field">
    <label for=${id}>${label}${required && html`<span class="required" title="obligatoire"> *</span>`}</label>
    ${about && html`<p class="muted">${about}</p>`}
    <select id=${id} required=${required} value=${text ?? preset} onChange=${choose}>
      <option value="">${field.placeholder ?? 'Choisis'}</option>
      ${field.options.map(
        ({ value, label: name, description }) =>
          html`<option key=${value} value=${value}>${description ? `${name} · ${description}` : name}</option>`,
      )}
    </select>
  </div>`;
}
