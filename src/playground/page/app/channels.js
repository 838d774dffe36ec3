import { html } from './html.js';
import { roving } from './roving.js';
import { channelOf, channelsOf, unreadOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('../shown.ts').PageChannel} PageChannel */

const MARKS = { text: '#', thread: '↳', direct: '@' };

/** The channels that the person at hand sees. */
export function Channels() {
  const { state } = useStore();
  const channels = channelsOf(state, state.person);
  const rooms = channels.filter(({ kind }) => kind !== 'direct');
  const direct = channels.filter(({ kind }) => kind === 'direct');
  return html`<nav class="channels" id="channels" aria-label="Salons" onKeyDown=${roving('.channel')}>
    <p class="guild">${state.world?.guild}</p>
    <ul>
      ${rooms.map((channel) => html`<li key=${channel.id}><${Channel} channel=${channel} /></li>`)}
    </ul>
    <p class="channels-title">Messages privés</p>
    <ul>
      ${direct.map((channel) => html`<li key=${channel.id}><${Channel} channel=${channel} /></li>`)}
    </ul>
  </nav>`;
}

/** @param {{ channel: PageChannel }} props */
function Channel({ channel }) {
  const { store, state } = useStore();
  const here = channelOf(state)?.id === channel.id;
  const { count, calls } = unreadOf(state, state.person, channel.id);
  const looks = ['channel', channel.kind, here && 'here', count > 0 && 'unread'].filter(Boolean);
  return html`<button
    type="button"
    class=${looks.join(' ')}
    aria-current=${here ? 'page' : undefined}
    tabindex=${here ? 0 : -1}
    onClick=${() => store.go(channel.id)}
  >
    <span class="channel-mark" aria-hidden="true">${MARKS[channel.kind]}</span>
    <span class="channel-name">${channel.name}</span>
    ${count > 0 && html`<span class="for-ears">, ${count} ${count > 1 ? 'non lus' : 'non lu'}</span>`}
    ${calls > 0 && html`<span class="badge calls" aria-hidden="true">${calls}</span>`}
  </button>`;
}
