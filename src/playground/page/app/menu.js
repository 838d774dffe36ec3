import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { useLeaving } from './leaving.js';
import { useStore } from './store.js';

/** @typedef {import('discord-api-types/v10').APISelectMenuComponent} Select */
/** @typedef {import('../shown.ts').PageMessage} PageMessage */
/** @typedef {import('./shape.js').State} State */
/** @typedef {{ value: string, label: string, about: string, chosen: boolean }} Entry */

const [TEXT, USER, ROLE, MENTIONABLE] = [3, 5, 6, 7];

/**
 * What a menu offers.
 *
 * @param {State} state
 * @param {Select} menu
 * @returns {Entry[]}
 */
function entriesOf({ world }, menu) {
  if (menu.type === TEXT && 'options' in menu)
    return menu.options.map((one) => ({
      value: one.value,
      label: one.label,
      about: one.description ?? '',
      chosen: one.default ?? false,
    }));
  const entry = (/** @type {{ id: string, name: string }} */ one) => ({
    value: one.id,
    label: one.name,
    about: '',
    chosen: false,
  });
  const people = (world?.people ?? []).map(entry);
  const roles = (world?.roles ?? []).map(entry);
  if (menu.type === USER) return people;
  if (menu.type === ROLE) return roles;
  if (menu.type === MENTIONABLE) return [...people, ...roles];
  return (world?.channels ?? []).filter(({ kind }) => kind !== 'direct').map(entry);
}

/**
 * A menu of a message: closed a button, open a list. A single choice is sent at once, several when they are confirmed.
 *
 * @param {{ message: PageMessage, menu: Select }} props
 */
export function Menu({ message, menu }) {
  const { store, state } = useStore();
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLeaving(box, open, () => setOpen(false));
  const id = useId();
  const entries = entriesOf(state, menu);
  const { min_values: min = 1, max_values: max = 1, placeholder = 'Choisis' } = menu;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  /** @param {readonly string[]} chosen */
  const send = (chosen) => {
    close();
    store.perform({ kind: 'select', message: message.id, control: menu.custom_id, chosen });
  };
  const label = entries.filter(({ chosen }) => chosen).map((one) => one.label);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  };
  return html`<div class="menu" ref=${box} onKeyDown=${key}>
    <button
      type="button"
      class="menu-opener"
      ref=${opener}
      disabled=${menu.disabled ?? false}
      aria-haspopup="listbox"
      aria-expanded=${open}
      aria-controls=${id}
      onClick=${() => setOpen(!open)}
    >
      <span>${label.join(', ') || placeholder}</span><span aria-hidden="true">▾</span>
    </button>
    ${open && html`<${List} id=${id} name=${placeholder} entries=${entries} min=${min} max=${max} send=${send} />`}
  </div>`;
}

/**
 * @param {{ id: string, name: string, entries: readonly Entry[], min: number, max: number,
 *   send: (chosen: readonly string[]) => void }} props
 */
function List({ id, name, entries, min, max, send }) {
  const [chosen, setChosen] = useState(entries.filter((one) => one.chosen).map(({ value }) => value));
  const [active, setActive] = useState(0);
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (option instanceof HTMLElement) option.focus();
  }, [active]);
  const several = max > 1;
  /** @param {string} value */
  const take = (value) => {
    if (!several) return send([value]);
    setChosen(
      chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].slice(-max),
    );
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: entries.length - 1 };
    const to = moves[/** @type {keyof typeof moves} */ (event.key)];
    if (to !== undefined) setActive(Math.max(0, Math.min(entries.length - 1, to)));
    else if (event.key === 'Enter' || event.key === ' ') take(entries[active]?.value ?? '');
    else return;
    event.preventDefault();
  };
  return html`<div class="menu-list">
    <ul role="listbox" id=${id} ref=${list} aria-label=${name} aria-multiselectable=${several} onKeyDown=${key}>
      ${entries.map(
        (one, at) => html`<li
          key=${one.value}
          role="option"
          tabindex=${at === active ? 0 : -1}
          aria-selected=${chosen.includes(one.value)}
          onClick=${() => take(one.value)}
        >
          <span>${one.label}</span>${one.about && html`<span class="muted">${one.about}</span>`}
        </li>`,
      )}
    </ul>
    ${
      several &&
      html`<button type="button" class="button button-main" disabled=${chosen.length < min} onClick=${() => send(chosen)}>
        Valider (${chosen.length})
      </button>`
    }
  </div>`;
}
