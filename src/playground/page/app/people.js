import { Avatar } from './avatar.js';
import { html } from './html.js';
import { roving } from './roving.js';
import { channelsOf, unreadOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('./shape.js').State} State */
/** @typedef {import('../shown.ts').PagePerson} PagePerson */

/** The people who can be played; one at a time. */
export function People() {
  const { state } = useStore();
  const played = (state.world?.people ?? []).filter((one) => one.played);
  return html`<div class="people" role="radiogroup" aria-label="Qui joue" onKeyDown=${roving('[role=radio]')}>
    ${played.map((person) => html`<${Seat} key=${person.id} person=${person} />`)}
  </div>`;
}

/** @param {{ person: PagePerson }} props */
function Seat({ person }) {
  const { store, state } = useStore();
  const { id, name, roles } = person;
  const here = state.person === id;
  const { count, calls } = here ? { count: 0, calls: 0 } : newsOf(state, id);
  const news = count > 0 ? `, ${count} ${count > 1 ? 'nouveaux messages' : 'nouveau message'}` : '';
  const role = roles[0] ?? 'joueur';
  return html`<button
    type="button"
    class=${`seat${here ? ' here' : ''}`}
    role="radio"
    aria-checked=${here}
    aria-label=${`${name} (${role})${news}`}
    tabindex=${here ? 0 : -1}
    onClick=${() => store.become(id)}
  >
    <${Avatar} id=${id} name=${name} />
    <span class="seat-name">${name}<span class="seat-role">${role}</span></span>
    ${count > 0 && html`<span class=${`badge${calls > 0 ? ' calls' : ''}`} aria-hidden="true">${calls || ''}</span>`}
  </button>`;
}

/**
 * What a person has not seen, over all channels.
 *
 * @param {State} state
 * @param {string} person
 */
function newsOf(state, person) {
  const news = channelsOf(state, person).map(({ id }) => unreadOf(state, person, id));
  return {
    count: news.reduce((sum, { count }) => sum + count, 0),
    calls: news.reduce((sum, { calls }) => sum + calls, 0),
  };
}
